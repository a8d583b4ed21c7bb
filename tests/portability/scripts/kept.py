"""Full codes, saves and records of the first version: what they open to, the same for ever.

The lines are those of tests/golden/kept.txt. Add to these texts; never change one.
"""
# ruff: noqa: E501

from binascii import hexlify
from hashlib import sha256

from ningbo.core.deal import deal
from ningbo.core.full_code import read_layout_code
from ningbo.core.records import Record
from ningbo.core.save import load_game
from ningbo.core.text import board_to_text

FULL_CODES = (
    "x1.AAAEAgACAAYABAAGAAYABgAIAAYACgQCAQQCBAAGAgQAAAAADeUHcilPVcLUVPPLVVeDHUejeDUPcLkDcHLHbx9V",
    "x1.AAACDAACBggABAQKAAYCDAAHAAEABxoCAAgCDAAKBAoADAYIAA4CDAECCAYABAgGAAYIBgAICAYACggGAAwIBgEECgQABgoEAAgKBAAKCgQBBgwCAAgMAgEHDQEAAAAAfcEFXhGeHLMSQYNdGEJCcgmCXTfoNbPgRdWZTUQGDBHlDOIALNYYRBKJVHaVWIVZjiEADbDpZhPcgFBTaBCSAWRCYReUfbkMGVMhPgLTUaFIQLnKKAfXXWceeJMIKPQOhOSaFNbdUEJOdZSH4i2Y",
    "x1.AAAAAwAACgEAAQYCAAIBAgEAAAEAAAQBAAIDAQEBAQEAAAAAfDLfLfLDLDfDvvD-",
    "x1.AAAAAQAABAEAAAgBAAAMAQAAAAAAAEGESR0",
    "x1.AAAAAQMAAAE8-PYBAAAAAKQIgIrB8g",
)
LAYOUT_CODES = (
    "y1.AAAGCAACBAoABAIMAAYCDAAHAAEABxoBAAgCDAAKAgwADAQKAA4GCAECCAYABAgGAAYIBgAICAYACggGAAwIBgEECgQABgoEAAgKBAAKCgQBBgwCAAgMAgEHDAIAAAAAWf13",
    "y1.AAAAAwAACgEAAQYCAAIBAgEAAAEAAAQBAAIDAQEBAQEAAAAANJDz",
    "y1.AAAAAQMAAAE8-PYBAAAAAArGRQ",
)

TEXTS = (
    """\
ningbo-save 1
code 7-a
rules ningbo
clock 93423 started
actions hint,13-27,7-14,2-26,nudge,nudge,0-31,3-20,19-25,4-32,undo,hint,shuffle 53529189,4-6,21-32,28-33,24-29,8-23,undo,undo,undo,28-33,shuffle 73447981,shuffle 12298651,shuffle 42553307,22-29,shuffle 4425482,15-34,23-35,undo,undo,23-34,15-35,5-30,16-24,8-17,9-12,1-18,10-11
check 5d99a9
""",
    """\
ningbo-save 1
code 20261130-b
rules tower
clock 88411 started
actions 36-69,42-65,29-63,0-43,51-70,nudge,hint,23-48,undo,60-64,17-55,16-71,undo,47-66,16-71,undo,44-50,16-71,nudge,5-12,28-49,46-59,undo,11-59,hint,shuffle 41410118,37-62,27-48,45-52,10-58,undo,24-67,undo,13-26,undo,23-46,10-58,shuffle 72492277,30-67
check 1e575f
""",
    """\
ningbo-save 1
code 9-e.r
rules open-table
clock 109881 started
actions 130-142,random 22694018,nudge,nudge,29-68,undo,hint,8-98,undo,103-138,8-98,undo,undo,undo,redo,68-143,103-138,69-141,undo,91-140,random 47080197,78-131,137-139,7-122,79-136,undo,redo,18-134,random 49203983,hint,17-133,hint,86-116,67-123,16-42,hint,30-92,0-110,hint,19-117,hint,115-135,6-29,15-85,8-56
check ffcfa3
""",
    """\
ningbo-save 1
code 41739205-d.b
rules three-shuffles
clock 97002 started
actions 57-143,nudge,0-92,29-93,130-142,127-139,12-126,1-20,135-140,2-66,98-122,121-138,hint,104-136,74-125,105-131,nudge,hint,73-99,shuffle 72714593,19-58,116-129,18-100,91-123,42-72,hint,shuffle 50708097,67-111,65-112,hint,shuffle 39139553,hint,59-117,17-86,undo,undo,undo,75-128,90-120,undo,3-76,hint,106-124,86-110,77-85,hint,45-141,84-97,28-137
check 29be4f
""",
    """\
ningbo-save 1
code 3-d
rules classic
clock 122242 started
actions 42-143,20-127,93-105,123-130,94-138,0-122,1-110,67-141,75-99,shuffle 45285393,134-135,104-109,44-86,undo,redo,21-137,hint,shuffle 62098481,shuffle 71755722,121-131,12-140,shuffle 85230821,85-98,shuffle 43039451,29-120,2-103,84-117,30-106,3-11,shuffle 38344142,4-116,10-126,shuffle 83283505,nudge,68-139,66-124,87-128,76-118,95-97,19-111,hint,5-9,nudge,shuffle 65856292,45-77,119-142,28-88,89-125,27-112,92-129,hint,undo,22-136,31-100,23-74,6-26,shuffle 28309376,65-90,96-101,92-132
check 5f8d86
""",
    """\
ningbo-save 1
code x1.AAAAAwAACgEAAQYCAAIBAgEAAAEAAAQBAAIDAQEBAQEAAAAAfDLfLfLDLDfDvvD-
rules ningbo
clock 13468 started
actions 9-11,3-10,6-8,0-5,1-7,2-4
check 55cbe7
""",
    """\
ningbo-record 1
result won
date 20261130
layout pavilion
code 5-a
rules ningbo
clock 70454 started
counts moves=19 hints=2 undos=2 shuffles=5
actions 8-13,27-31,shuffle 30117504,0-28,2-26,3-12,shuffle 57561576,nudge,shuffle 92687987,19-29,7-9,nudge,shuffle 36193639,20-25,10-21,undo,10-14,6-21,1-4,undo,redo,5-22,hint,23-24,shuffle 35175975,30-32,15-35,hint,11-34,18-33,16-17
check ae6286
""",
    """\
ningbo-record 1
result lost
date 20261130
layout turtle
code 8-d
rules classic
clock 66224 started
counts moves=20 hints=4 undos=3 shuffles=3
actions 98-116,29-117,67-99,shuffle 70263923,110-123,hint,undo,nudge,redo,shuffle 60269725,131-134,hint,nudge,19-42,92-130,30-75,shuffle 23972875,66-126,hint,109-143,18-57,hint,76-127,138-139,74-135,undo,77-91,105-122,87-106,undo
check 928e0b
""",
)


def digest(text):
    """The first eight bytes of the SHA-256 of a text, as hexadecimal digits."""
    return hexlify(sha256(text.encode()).digest()).decode()[:16]


for code in FULL_CODES:
    board = deal(code).board()
    print(code[:12], board.count, digest(board_to_text(board)), len(board.pairs))
for code in LAYOUT_CODES:
    print(code[:12], digest(read_layout_code(code).key))
for text in TEXTS:
    record = Record(text) if text.startswith("ningbo-record") else None
    game = record.replay() if record else load_game(text)
    print(game.deal.code[:16], game.rules.id, record.result if record else "saved")
    print(" ", game.board.count, digest(board_to_text(game.board)), game.phase, game.clock.at(0))
    print(" ", game.moves, game.hints, game.undos, game.shuffles, game.nudges, game.started)
    while game.can_undo:
        game.undo()
    print(" ", digest(board_to_text(game.board)), len(game.undone))
