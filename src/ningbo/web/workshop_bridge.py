"""The workshop's bridge: a JSON question in, a JSON answer out, in a worker of its own.

See desk.py. It reads and writes layout files and looks into layouts, while the table plays on.
"""

from ningbo.web.desk import Desk
from ningbo.workshop.drafting import Drafting
from ningbo.workshop.shelf import check, read, write
from ningbo.workshop.study import study

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.web.desk import Verb

_drafting = Drafting()

_VERBS: "dict[str, Verb]" = {
    "read": read,
    "check": check,
    "write": write,
    "study": study,
    "draft": _drafting.edit,
    "emptied": _drafting.emptied,
    "generate": _drafting.generate,
}

handle = Desk(_VERBS).handle
