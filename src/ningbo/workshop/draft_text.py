"""A draft as text, loaded by making its edits again.

    ningbo-draft 1
    edits lay turtle;remove 24,7,0
    undone toggle 0,0,0
    check 5f3a9c

`edits` are those made, oldest first; `undone` those undone since, the one undone last first, so
that they stand in the order in which redo makes them again.
"""

from ningbo.core.errors import NingboError, SaveError, quoted
from ningbo.core.save import read_fields, seal_lines
from ningbo.workshop.draft import Draft

VERSION = 1


def write_draft(draft: Draft) -> str:
    """The text that `read_draft` makes this draft of again, with all that can be undone."""
    undone = list(draft.undone)
    undone.reverse()
    return seal_lines(
        [
            f"ningbo-draft {VERSION}",
            "edits " + ";".join([edit.text for edit in draft.history]),
            "undone " + ";".join([edit.text for edit in undone]),
        ]
    )


def read_draft(text: str) -> Draft:
    """The draft of a text. Raises SaveError when it is damaged or of a later version."""
    fields = read_fields(text, "draft", VERSION, ("edits", "undone"))
    draft = Draft()
    undone = _edits(fields["undone"])
    for number, edit in enumerate(_edits(fields["edits"]) + undone, 1):
        try:
            draft.act(edit)
        except NingboError as error:
            # Chained errors make MicroPython print a warning.
            raise SaveError(  # noqa: B904
                "error.save.action", number=number, action=quoted(edit), reason=error.message
            )
    for _edit in undone:
        draft.undo()
    return draft


def _edits(text: str) -> "list[str]":
    return text.split(";") if text else []
