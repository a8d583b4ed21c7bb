"""Name, author and category in comment lines: `# name: Two Steps`.

The field's convention for formats that have comments but no place for these.
"""

from ningbo.formats.text import clean

KEYS = ("name", "by", "category")


class Comments:
    """The three as they are found in a file, or as they are to be written into one."""

    def __init__(self, name: str = "", author: str = "", category: str = "") -> None:
        self.name = clean(name)
        self.author = clean(author)
        self.category = clean(category)

    def add(self, line: str) -> None:
        """Take what a line beginning with `#` says, if it says one of the three."""
        key, colon, value = line.lstrip("# ").partition(":")
        value = clean(value)
        if colon and value:
            if key == "name":
                self.name = value
            elif key == "by":
                self.author = value
            elif key == "category":
                self.category = value

    def lines(self) -> "list[str]":
        """The comment lines that say it."""
        pairs = (("name", self.name), ("by", self.author), ("category", self.category))
        return [f"# {key}: {value}" for key, value in pairs if value]
