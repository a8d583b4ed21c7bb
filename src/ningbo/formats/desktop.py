"""The `.desktop` file beside a KMahjongg layout: its name, author and the layout file's name."""

from ningbo.core.errors import FormatError
from ningbo.formats.text import BLANKS, clean, decode, split_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.formats.result import Entry

GROUP = "[KMahjonggLayout]"


class Desktop:
    """What a `.desktop` file says, in the language that it says first; "" for what it doesn't."""

    def __init__(self, name: str, author: str, about: str, file_name: str) -> None:
        self.name = name
        self.author = author
        self.about = about
        self.file_name = file_name


def looks_like(lines: "list[str]") -> bool:
    """Whether this describes a layout rather than being one."""
    return GROUP in [line.strip(BLANKS) for line in lines]


def read_desktop(data: bytes) -> Desktop:
    """Read a `.desktop` file. Raises FormatError if it isn't one of KMahjongg's layouts."""
    text, _encoding = decode(data)
    values: dict[str, str] = {}
    inside = False
    found = False
    for line in split_lines(text):
        line = line.strip(BLANKS)
        if line.startswith("["):
            inside = line == GROUP
            found = found or inside
        elif inside and not line.startswith("#"):
            key, equals, value = line.partition("=")
            if equals:
                values.setdefault(key.strip(BLANKS), clean(value))
    if not found:
        raise FormatError("error.format.desktop.group", want=GROUP)
    author = values.get("Author", "")
    return Desktop(
        values.get("Name", ""), author, values.get("Description", ""), values.get("FileName", "")
    )


def write_desktop(entry: "Entry", file_name: str) -> bytes:
    """The `.desktop` file that makes KMahjongg list the layout in the file of that name."""
    pairs = (
        ("Name", entry.layout.name),
        ("Description", entry.about),
        ("VersionFormat", "1"),
        ("Author", entry.author),
        ("FileName", clean(file_name)),
    )
    return "\n".join([GROUP] + [f"{key}={value}" for key, value in pairs if value] + [""]).encode()
