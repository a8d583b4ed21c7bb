"""The layouts after the first eight: where their tiles lie, and what their codes deal.

The lines are those of tests/golden/further.txt.
"""

from binascii import hexlify
from hashlib import sha256

from ningbo.core.deal import deal
from ningbo.core.full_code import write_layout_code
from ningbo.core.layouts import FIRST_IDS, layouts
from ningbo.core.tiles import FACES

CODES = ("0-{}", "41739205-{}", "41739205-{}.b", "99999999-{}.b", "41739205-{}.r")


def digest(text):
    """The first eight bytes of the SHA-256 of a text, as hexadecimal digits."""
    return hexlify(sha256(text.encode()).digest()).decode()[:16]


for layout in layouts():
    if layout.id not in FIRST_IDS:
        free = layout.free_at_start()
        print(layout.letters, layout.id, layout.count, len(free), digest(write_layout_code(layout)))
        for code in CODES:
            dealt = deal(code.replace("{}", layout.letters))
            print(dealt.code, digest("".join([FACES[face] for face in dealt.faces])))
