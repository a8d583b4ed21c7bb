"""Drafts: edits drawn at random, what is shown of each, and the texts that open them again."""

from ningbo.core.errors import NingboError
from ningbo.core.rng import Rng
from ningbo.workshop.draft import Draft
from ningbo.workshop.draft_text import read_draft, write_draft
from ningbo.workshop.drafting import Drafting
from ningbo.workshop.symmetry import SYMMETRIES

MISREAD = (
    "put",
    "put 4",
    "put 4,2,\u0662",
    "put 4,2,0  6,2,0",
    "block 4,2,0 3x",
    "clear two",
    "fly",
)


def show(value):
    """A view or message in the order of its names."""
    if isinstance(value, dict):
        return " ".join([f"{name}={show(value[name])}" for name in sorted(value)])
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([show(one) for one in value]) + "]"
    return str(value)


def place(rng):
    return f"{rng.below(33) - 1},{rng.below(21) - 1},{rng.below(3)}"


def edit(rng):
    """An edit of any kind."""
    places = " ".join([place(rng) for _ in range(1 + rng.below(3))])
    step = f"{rng.below(5) - 2},{rng.below(5) - 2},{rng.below(2)}"
    choices = (
        "put " + places,
        "paint " + places,
        "toggle " + place(rng),
        "remove " + places,
        "move " + step + " " + place(rng),
        f"block {place(rng)} {1 + rng.below(5)}x{1 + rng.below(5)}",
        "shift " + step,
        f"grow {rng.below(3) - 1},{rng.below(3) - 1}",
        "symmetry " + rng.choice(SYMMETRIES),
        f"axis {20 + rng.below(24)},{10 + rng.below(20)}",
        "axis middle",
        f"clear {rng.below(3)}",
        "lay " + rng.choice(("pavilion", "turtle", "y1.AAAAAQMAAAE8-PYBAAAAAArGRQ", "castle")),
        "undo",
        "undo",
        "redo",
    )
    return rng.choice(choices)


for seed in range(4):
    rng = Rng(seed, "draft", "portability")
    draft = Draft()
    for _ in range(150):
        action = edit(rng)
        try:
            print(action, "->", show(draft.act(action)), draft.count, draft.settings)
        except NingboError as error:
            print(action, "!!", error.key, show(error.values))
    text = write_draft(draft)
    print(text, read_draft(text).slots == draft.slots)

for action in MISREAD:
    try:
        Draft().act(action)
    except NingboError as error:
        print(error.key, show(error.values))

drafting = Drafting()
print(show(drafting.edit({"text": "", "edits": ["lay turtle", "put 3,3,1", "fly"]})))
for edits in (["symmetry half-turn", "put 2,2,0"], ["clear"], ["put 0,0,0 0,0,1"], ["undo"]):
    print(show(drafting.edit({"edits": edits})))
    question = drafting.emptied({})
    try:
        while True:
            next(question)
    except StopIteration as ended:
        print(show(ended.value))
