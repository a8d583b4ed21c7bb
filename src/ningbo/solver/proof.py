"""The independent checker of certificates: lines of play and proofs that a board can't be won.

It imports the game's rules and nothing of the solver, so that it shares no mistake with it; the
text is described in docs/proofs.md. A line is replayed. A proof is a list of clauses over "these
two tiles leave together", each of which must either be forced by the board, which one plain
closure shows, or follow from those before it by unit propagation; the last one is empty.
"""

from collections import namedtuple

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import NingboError, SolveError
from ningbo.core.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    Pair = tuple[int, int]

    class Checked(NamedTuple):
        """What a certificate shows."""

        status: str
        tiles: int
        played: int
        steps: int

else:
    # `status` is "solvable" or "unsolvable" for the position after `played` pairs on a board of
    # `tiles` tiles; `steps` counts the pairs of the line or the clauses of the proof.
    Checked = namedtuple("Checked", ("status", "tiles", "played", "steps"))

LINE = "ningbo line 1"
PROOF = "ningbo proof 1"
GONE = -1  # the group of a slot without a tile


def check(text: str) -> Checked:
    """Check a certificate: what it shows, all of it. Raises SolveError naming the bad line."""
    lines = text.split("\n")
    kind = lines[0].strip()
    if kind not in (LINE, PROOF):
        raise SolveError("error.proof.kind", line=LINE, proof=PROOF)
    checker = _LineChecker() if kind == LINE else _ProofChecker()
    number = 1
    for number in range(2, len(lines) + 1):
        words = lines[number - 1].split()
        if words:
            try:
                checker.read(words[0], words[1:])
            except _WrongLineError as wrong:
                raise SolveError(wrong.key, number=number) from None
            except NingboError as error:
                why = {"key": error.key, "values": error.values}
                raise SolveError("error.proof.rules", number=number, why=why) from None
    try:
        return checker.end()
    except _WrongLineError as wrong:
        raise SolveError(wrong.key, number=number) from None


class _WrongLineError(Exception):
    """What is wrong with the line at hand."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class _Reader:
    """What both kinds have in common: the board, and the pairs already played on it."""

    def __init__(self) -> None:
        self.code = ""
        self.tiles: "list[tuple[int, int, int, int]]" = []
        self.first: "Board | None" = None  # before the pairs played
        self.position: "Board | None" = None
        self.played: "list[Pair]" = []

    def read(self, word: str, rest: "list[str]") -> None:
        """Take one line: its first word and the others."""
        if word == "code" and not self.tiles and len(rest) == 1:
            self.code = rest[0]
        elif word == "tile" and self.position is None and len(rest) == 4:
            x, y, z, group = [_number(part) for part in rest]
            self.tiles.append((x, y, z, group))
        elif word == "gone" and self.position is None and len(rest) == 3:
            x, y, z = [_number(part) for part in rest]
            self.tiles.append((x, y, z, GONE))
        elif word == "played" and not self.is_begun():
            position = self.board()
            for a, b in [_pair(part) for part in rest]:
                position.play(a, b)
                self.played.append((a, b))
        else:
            self.read_step(word, rest)

    def is_begun(self) -> bool:
        """Whether steps have been read."""
        raise NotImplementedError

    def read_step(self, word: str, rest: "list[str]") -> None:
        """Take a line of steps."""
        raise NotImplementedError

    def end(self) -> Checked:
        """Say what has been shown."""
        raise NotImplementedError

    def board(self) -> Board:
        """The position, laid when it is first asked for."""
        if self.position is None:
            if not self.tiles:
                raise _WrongLineError("error.proof.tiles")
            slots = [(x, y, z) for x, y, z, _group in self.tiles]
            groups = [group for _x, _y, _z, group in self.tiles]
            layout = Layout(slots)
            if list(layout.slots) != slots:
                raise _WrongLineError("error.proof.order")
            labels = [str(group) for group in range(max(groups) + 1)]
            present = bytearray([0 if group == GONE else 1 for group in groups])
            self.position = Board(layout, groups, groups, labels, present)
            self.first = self.position.copy()
            if self.code:
                self.compare(self.first)
        return self.position

    def compare(self, board: Board) -> None:
        """The tiles have to be those of the code: the same slots, matching alike."""
        dealt = deal(self.code).board()
        if dealt.layout != board.layout:
            raise _WrongLineError("error.proof.code")
        pairs = {pair for pair in zip(dealt.groups, board.groups) if pair[1] != GONE}
        if not len(pairs) == len({a for a, b in pairs}) == len({b for a, b in pairs}):
            raise _WrongLineError("error.proof.code")


class _LineChecker(_Reader):
    """Replays a line of play."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def is_begun(self) -> bool:
        return self.steps > 0

    def read_step(self, word: str, rest: "list[str]") -> None:
        if word != "play" or not rest:
            raise _WrongLineError("error.proof.word")
        for a, b in [_pair(part) for part in rest]:
            self.board().play(a, b)
            self.steps += 1

    def end(self) -> Checked:
        if not self.board().won:
            raise _WrongLineError("error.proof.unfinished-line")
        return Checked("solvable", len(self.tiles), len(self.played), self.steps)


class _ProofChecker(_Reader):
    """Checks a proof that the position can't be won."""

    def __init__(self) -> None:
        super().__init__()
        self.pairing: "Pairing | None" = None
        self.clauses = Clauses(0)
        self.steps = 0

    def is_begun(self) -> bool:
        return self.pairing is not None

    def begin(self) -> "Pairing":
        """The unknowns, and what is known before any step: the pairs played."""
        if self.pairing is None:
            board = self.board()
            self.pairing = Pairing(list(board.groups))
            self.clauses = self.pairing.clauses()
            for a, b in self.played:
                self.clauses.add([self.pairing.literal(a, b)])
        return self.pairing

    def read_step(self, word: str, rest: "list[str]") -> None:
        pairing = self.begin()
        if word == "closure":
            pairs = [_pair(part) for part in rest]
            literals = [pairing.literal(a, b) for a, b in pairs]
            assert self.first is not None  # begin() has laid it
            if closure_clears(self.first, pairing, {literal >> 1 for literal in literals}):
                raise _WrongLineError("error.proof.closure")
        elif word == "follows":
            literals = []
            for part in rest:
                denied = part[0] == "!"
                a, b = _pair(part[1:] if denied else part)
                literals.append(pairing.literal(a, b) + (1 if denied else 0))
            if not self.clauses.follows(literals):
                raise _WrongLineError("error.proof.follows")
        else:
            raise _WrongLineError("error.proof.word")
        self.clauses.add(literals)
        self.steps += 1

    def end(self) -> Checked:
        self.begin()
        if not self.clauses.contradicted:
            raise _WrongLineError("error.proof.unfinished-proof")
        return Checked("unsolvable", len(self.tiles), len(self.played), self.steps)


class Pairing:
    """The unknowns of a board: which two tiles leave together.

    `partners[t]` lists (u, v): tile u matches t, and v is the unknown of this pair. In a group of
    four, two opposite pairs always come together and are one unknown.
    """

    def __init__(self, groups: "list[int]") -> None:
        members: "dict[int, list[int]]" = {}
        for tile, group in enumerate(groups):
            if group != GONE:
                members.setdefault(group, []).append(tile)
        self.partners: "list[list[tuple[int, int]]]" = [[] for _ in groups]
        self.count = 0
        self.twins: "list[list[Pair]]" = []  # the pairs of each unknown
        for group in sorted(members):
            tiles = members[group]
            if len(tiles) % 2:
                raise _WrongLineError("error.proof.odd")
            found: "dict[Pair, int]" = {}
            for i, a in enumerate(tiles):
                for b in tiles[i + 1 :]:
                    unknown = self.count
                    if len(tiles) == 4:
                        c, d = [tile for tile in tiles if tile not in (a, b)]
                        unknown = found.get((c, d), self.count)
                    if unknown == self.count:
                        self.count += 1
                        self.twins.append([])
                    self.twins[unknown].append((a, b))
                    found[(a, b)] = unknown
                    self.partners[a].append((b, unknown))
                    self.partners[b].append((a, unknown))

    def literal(self, a: int, b: int) -> int:
        """Twice the unknown of a pair. Raises when the tiles don't match."""
        if a < len(self.partners):
            for tile, unknown in self.partners[a]:
                if tile == b:
                    return 2 * unknown
        raise _WrongLineError("error.proof.pair")

    def clauses(self) -> "Clauses":
        """Each tile leaves with exactly one other."""
        found = Clauses(self.count)
        for partners in self.partners:
            if not partners:
                continue  # a slot without a tile
            unknowns = [unknown for _tile, unknown in partners]
            found.add([2 * unknown for unknown in unknowns])
            for i, one in enumerate(unknowns):
                for other in unknowns[i + 1 :]:
                    found.add([2 * one + 1, 2 * other + 1])
        return found


class Clauses:
    """Clauses, and what follows from them by unit propagation. A literal 2v is v, 2v + 1 not v."""

    def __init__(self, unknowns: int) -> None:
        self.true = bytearray(2 * unknowns)  # by literal
        self.trail: "list[int]" = []
        self.watching: "list[list[list[int]]]" = [[] for _ in range(2 * unknowns)]
        self.contradicted = False

    def add(self, literals: "list[int]") -> None:
        """Add a clause, and draw the conclusions for good."""
        literals = sorted(set(literals))
        # The first two literals are watched: they must not be false while others aren't.
        literals.sort(key=lambda literal: (self.true[literal ^ 1], literal))
        if len(literals) > 1:
            self.watching[literals[0]].append(literals)
            self.watching[literals[1]].append(literals)
        if not literals or self.true[literals[0] ^ 1]:
            self.contradicted = True
        elif len(literals) == 1 or self.true[literals[1] ^ 1]:
            head = len(self.trail)
            if not (self.set_true(literals[0]) and self.propagate(head)):
                self.contradicted = True

    def follows(self, literals: "list[int]") -> bool:
        """Whether denying all these literals leads to a contradiction by propagation alone."""
        head = len(self.trail)
        contradiction = self.contradicted
        for literal in literals:
            contradiction = contradiction or not self.set_true(literal ^ 1)
        contradiction = contradiction or not self.propagate(head)
        while len(self.trail) > head:
            self.true[self.trail.pop()] = 0
        return contradiction

    def set_true(self, literal: int) -> bool:
        """Make a literal true; False when it is false already."""
        if self.true[literal ^ 1]:
            return False
        if not self.true[literal]:
            self.true[literal] = 1
            self.trail.append(literal)
        return True

    def propagate(self, head: int) -> bool:
        """Draw all conclusions from the trail's place `head` on; False on a contradiction."""
        true = self.true
        while head < len(self.trail):
            false = self.trail[head] ^ 1
            head += 1
            watching = self.watching[false]
            kept = []
            for place, clause in enumerate(watching):
                if clause[0] == false:
                    clause[0] = clause[1]
                    clause[1] = false
                if not true[clause[0]] and self.watch_another(clause):
                    continue
                kept.append(clause)
                if not self.set_true(clause[0]):
                    self.watching[false] = kept + watching[place + 1 :]
                    return False
            self.watching[false] = kept
        return True

    def watch_another(self, clause: "list[int]") -> bool:
        """Put a literal that isn't false in the place of the false second one, if there is any."""
        for i in range(2, len(clause)):
            if not self.true[clause[i] ^ 1]:
                clause[1], clause[i] = clause[i], clause[1]
                self.watching[clause[1]].append(clause)
                return True
        return False


def closure_clears(board: Board, pairing: Pairing, denied: "set[int]") -> bool:
    """Whether the board clears when a free tile may go with any partner that is free or gone.

    Unknowns in `denied` are not to be used. No play with none of them reaches further than this:
    every tile it takes is taken here too.
    """
    rest = board.copy()
    there = rest.present
    layout = rest.layout
    left = rest.count
    free = bytearray(layout.count)
    look = list(range(layout.count))
    while look:
        tile = look.pop()
        if not there[tile] or not rest.is_free(tile):
            continue
        if not free[tile]:
            free[tile] = 1
            look += [other for other, _unknown in pairing.partners[tile]]
        for other, unknown in pairing.partners[tile]:
            if unknown not in denied and (free[other] or not there[other]):
                there[tile] = 0
                left -= 1
                look += layout.below[tile] + layout.left[tile] + layout.right[tile]
                look += [partner for partner, _unknown in pairing.partners[tile]]
                break
    return left == 0


def _number(text: str) -> int:
    if not text or [mark for mark in text if mark not in "0123456789"] or len(text) > 5:
        raise _WrongLineError("error.proof.number")
    return int(text)


def _pair(text: str) -> "Pair":
    """Read `12-57`."""
    first, dash, second = text.partition("-")
    if not dash:
        raise _WrongLineError("error.proof.pair")
    return _number(first), _number(second)
