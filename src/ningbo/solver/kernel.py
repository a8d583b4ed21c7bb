# cython: initializedcheck=False
"""The search behind the exact solver: guided closure and clause learning on flat arrays.

Every tile of a board is in play at first; tiles are numbered from 0. The unknowns are *variables*:
in a group of four a variable is one of its three pairings, in a larger group it is one pair of
tiles, and a group of two has variable 0, which is always true. In a *choice* exactly one variable
is true: a group of four is one choice, in a larger group each tile is one. A *literal* is twice a
variable, plus one when it denies it.

The search decides variables, propagates, and after each decision runs the *closure*: everything
leaves the board that can while every variable not denied may be used. Tiles that stay show that
no solution exists under these decisions; the clause that says why is learned from, and the search
jumps back (conflict-driven clause learning as in GRASP and MiniSat: first unique implication
point, activities, Luby restarts). Removals that no consistent pairing allows are *cheats*; when
the board clears without any, the pairs taken are a solution. docs/solver.md has the reasons.

Beside the search, `Player` plays a board without thought, which is how deals are rated.

This file runs as it is (that is what the browser does) and compiled by Cython as
`ningbo.solver._kernel`, typed by `_kernel.pxd`. All loops that cost time are over arrays.
"""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ningbo.solver.shape import Shape

# Answers of `Kernel.step`.
RUNNING = 0
SOLVED = 1
REFUTED = 2

# Values of a variable: nothing known, true, denied.
OPEN = 0
TRUE = 1
DENIED = 2

# Where a tile is during the closure: held by others, free and waiting, gone.
HELD = 0
FREE = 1
GONE = 2

# What one neighbour adds to the `hold` of a tile: from COVERED up something lies over it; below,
# it is free when one of its sides counts nothing. At most four tiles lie over one (shape.py counts
# only the nearest), and at most two touch a side.
COVERED = 16
LEFT = 4
RIGHT = 1
RIGHT_SIDE = 3  # the bits of the right side

# Reasons of a value: decided, or (from BY_CHOICE down) denied by a true variable of its choice;
# from 0 up a clause.
DECIDED = -1
BY_CHOICE = -2

NONE = -1
ROOM = 4096  # words of clauses before the first growth
RESTART = 32  # conflicts in one unit of the Luby sequence
DECISIONS = 6  # at most so many between two closures
DECAY = 3  # activities gain on older ones by 1 / 2**DECAY a conflict
LARGEST = 1 << 28  # of an activity: sums stay small ints in every Python
KEPT = 6000  # learned clauses before the first clean-up


def ints(count: int, value: int = 0) -> "array[int]":
    """An array of `count` equal ints."""
    numbers = array("i", bytes(4 * count))
    if value:
        for i in range(count):
            numbers[i] = value
    return numbers


class Kernel:
    """One board and what has been learned of it."""

    def __init__(self, shape: "Shape", groups: "Sequence[int]", logged: bool = False) -> None:
        """Take a shape and the group of each tile, a number from 0 up to the number of tiles.

        Every group has an even number of tiles. With `logged` set, `log` collects what is learned:
        for each clause 1 if the closure gave it and 0 if it follows from earlier ones, its number
        of literals, and the literals.
        """
        count = shape.count
        self.count = count
        self.first_hold = shape.hold
        self.first_free = shape.free
        self.edge_start = shape.edge_start
        self.edge_tile = shape.edge_tile
        self.edge_weight = shape.edge_weight
        self.holder_start = shape.holder_start
        self.holder_tile = shape.holder_tile
        self.holder_weight = shape.holder_weight

        self.status = RUNNING
        self.closures = 0
        self.conflicts = 0
        self.restarts = 0
        self.restart_at = RESTART
        self.hopeless = 0
        self.logged = logged
        self.log = ints(ROOM if logged else 0)
        self.log_top = 0

        self.fixed = ints(count, NONE)
        self.read_groups(groups)
        self.make_search()
        self.make_closure()
        for choice in range(self.choices):
            self.add_choice_clause(choice)
        self.learned_from = self.clauses_top
        self.clean_at = KEPT

    # -- building -----------------------------------------------------------------------------

    def read_groups(self, groups: "Sequence[int]") -> None:
        """Number variables and choices, and list each tile's partners."""
        count = self.count
        sizes = ints(count)
        for tile in range(count):
            sizes[groups[tile]] += 1
        self.variables = 1
        self.choices = 0
        partners = 0
        words = 0
        starts = ints(count + 1)
        for group in range(count):
            size = sizes[group]
            starts[group + 1] = starts[group] + size
            partners += size * (size - 1)
            if size == 4:
                self.variables += 3
                self.choices += 1
                words += 3
            elif size > 4:
                self.variables += size * (size - 1) // 2
                self.choices += size
                words += size * (size - 1)
        members = ints(count)
        for tile in range(count):
            group = groups[tile]
            members[starts[group + 1] - sizes[group]] = tile
            sizes[group] -= 1
        self.partner_start = ints(count + 1)
        self.partner_tile = ints(partners)
        self.partner_variable = ints(partners)
        self.pair_tiles = ints(4 * self.variables, NONE)
        self.choice_of = ints(count, NONE)
        self.choice_start = ints(self.choices + 1)
        self.choice_variable = ints(words)
        self.variable_choice = ints(2 * self.variables, NONE)
        for tile in range(count):
            group = groups[tile]
            size = starts[group + 1] - starts[group]
            self.partner_start[tile + 1] = self.partner_start[tile] + size - 1
        variable = 1
        choice = 0
        for group in range(count):
            size = starts[group + 1] - starts[group]
            if size == 4:
                self.add_group(members, starts[group], size, variable, choice)
                variable += 3
                choice += 1
            elif size > 0:
                self.add_group(members, starts[group], size, variable, choice)
                if size > 4:
                    variable += size * (size - 1) // 2
                    choice += size

    def add_group(
        self, members: "array[int]", first: int, size: int, variable: int, choice: int
    ) -> None:
        """Fill the tables for one group, whose variables and choices begin at those given."""
        for i in range(size):
            tile = members[first + i]
            place = self.partner_start[tile]
            if size > 2:
                self.choice_of[tile] = choice if size == 4 else choice + i
            for j in range(size):
                if i == j:
                    continue
                if size == 2:
                    pair = 0
                    self.fixed[tile] = members[first + j]
                elif size == 4:
                    pair = variable + (i ^ j) - 1
                elif i < j:
                    pair = variable + i * size - i * (i + 1) // 2 + j - i - 1
                else:
                    pair = variable + j * size - j * (j + 1) // 2 + i - j - 1
                self.partner_tile[place] = members[first + j]
                self.partner_variable[place] = pair
                place += 1
                if i < j and size > 2:
                    self.add_pair(pair, tile, members[first + j])
                if size > 4 or (size == 4 and i == 0):
                    self.add_to_choice(choice if size == 4 else choice + i, pair)

    def add_pair(self, variable: int, tile: int, other: int) -> None:
        """Note that a variable takes two tiles together."""
        place = 4 * variable
        if self.pair_tiles[place] >= 0:
            place += 2
        self.pair_tiles[place] = tile
        self.pair_tiles[place + 1] = other

    def add_to_choice(self, choice: int, variable: int) -> None:
        """Put a variable into a choice; choices are filled in rising order."""
        end = self.choice_start[choice + 1]
        if end == 0:
            end = self.choice_start[choice]
        self.choice_variable[end] = variable
        self.choice_start[choice + 1] = end + 1
        place = 2 * variable
        if self.variable_choice[place] >= 0:
            place += 1
        self.variable_choice[place] = choice

    def make_search(self) -> None:
        """Lay out the arrays of the search."""
        variables = self.variables
        self.value = bytearray(variables)
        self.value[0] = TRUE
        self.level = ints(variables)
        self.reason = ints(variables)
        self.trail = ints(variables)
        self.trail_top = 0
        self.trail_head = 0
        self.level_start = ints(variables + 2)
        self.levels = 0
        self.activity = ints(self.choices)
        self.activity_step = 64
        self.seen = bytearray(variables)
        self.clause = ints(variables + 2)  # the one being worked on
        self.clause_size = 0
        self.found = ints(variables + 2)  # the one being resolved
        self.found_size = 0
        self.open_count = 0
        words = ROOM
        for choice in range(self.choices):
            words += self.choice_start[choice + 1] - self.choice_start[choice] + 3
        # Each clause: its size, two links of the lists of watches, its literals. A watch is twice
        # the clause's place, plus 1 for its second literal; place 0 is none.
        self.clauses = ints(words)
        self.clauses_top = 1
        self.clause_count = 0
        self.watch = ints(2 * variables)
        self.assumed = ints(0)

    def make_closure(self) -> None:
        """Lay out the arrays of the closure and of its explanation."""
        count = self.count
        self.hold = ints(count)
        self.where = bytearray(count)
        self.mate = ints(count)
        self.mate_variable = ints(count)
        self.fixed_variable = ints(count)
        self.liked = ints(count, NONE)
        self.line = ints(count)
        self.line_top = 0
        self.line_next = 0
        self.certain = ints(count)
        self.certain_top = 0
        self.chosen = ints(count)
        self.chosen_top = 0
        self.chosen_next = 0
        self.waiting = ints(count)
        self.waiting_top = 0
        self.queued = bytearray(count)
        self.cheats = ints(count)
        self.cheat_count = 0
        self.left = 0
        self.order = ints(count)
        self.low = ints(count)
        self.place = ints(count)
        self.path = ints(count)
        self.path_size = 0
        self.core = ints(count)
        self.core_size = 0
        self.in_core = bytearray(count)

    # -- questions ----------------------------------------------------------------------------

    def variable_of(self, tile: int, other: int) -> int:
        """The variable that takes two tiles together, or NONE when they don't match."""
        for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
            if self.partner_tile[place] == other:
                return self.partner_variable[place]
        return NONE

    def pair_of(self, variable: int) -> "tuple[int, int]":
        """The pair that names a variable: of a pairing, the one with the group's lowest tile."""
        return self.pair_tiles[4 * variable], self.pair_tiles[4 * variable + 1]

    def assume(self, variables: "list[int]") -> None:
        """Ask anew, with these variables true; what was learned is kept."""
        self.cancel(0)
        self.assumed = array("i", variables)
        self.status = REFUTED if self.hopeless else RUNNING

    def choice_variables(self, choice: int) -> "list[int]":
        """The variables of a choice (0 .. `choices` - 1), of which exactly one is true."""
        first = self.choice_start[choice]
        return [self.choice_variable[i] for i in range(first, self.choice_start[choice + 1])]

    def scan(self, variables: "list[int]") -> bool:
        """One closure with these variables true: whether the board clears."""
        self.cancel(0)
        self.open_level()
        for variable in variables:
            if self.value[variable] == DENIED:
                return False
            if self.value[variable] == OPEN:
                self.assign(2 * variable, DECIDED)
                if not self.propagate():
                    return False
        self.close()
        return self.left == 0

    def used(self, tile: int) -> int:
        """The variable that the last closure used for a tile, or NONE."""
        return self.mate_variable[tile] if self.mate[tile] >= 0 else NONE

    def solution(self) -> "list[tuple[int, int]]":
        """Once SOLVED: all pairs of the board, in an order in which they can be played."""
        return [(self.line[i], self.line[i + 1]) for i in range(0, self.line_top, 2)]

    def learned(self) -> "list[tuple[int, list[int]]]":
        """What the log holds: 1 (from the closure) or 0 (it follows), and the literals."""
        found = []
        at = 0
        while at < self.log_top:
            size = self.log[at + 1]
            found.append((self.log[at], [self.log[i] for i in range(at + 2, at + 2 + size)]))
            at += 2 + size
        return found

    # -- the search ---------------------------------------------------------------------------

    def step(self, closures: int) -> int:
        """Search on for at most so many closures: RUNNING, SOLVED or REFUTED."""
        until = self.closures + closures
        while self.status == RUNNING and self.closures < until:
            if not self.propagate():
                self.learn()
            elif self.conflicts >= self.restart_at:
                self.restart()
            elif self.levels < len(self.assumed):
                self.take_assumption()
            else:
                self.close()
                if self.left:
                    self.explain()
                    self.note(1)
                    self.learn()
                elif self.cheat_count == 0:
                    self.status = SOLVED
                else:
                    self.decide()
        return self.status

    def take_assumption(self) -> None:
        """Open the next level with its assumption, which may be known already."""
        variable = self.assumed[self.levels]
        if self.value[variable] == DENIED:
            self.status = REFUTED
        else:
            self.open_level()
            if self.value[variable] == OPEN:
                self.assign(2 * variable, DECIDED)

    def decide(self) -> None:
        """Make true some of the variables used by choices that cheated, most active first.

        A few decisions are made at once, since a closure costs more than a level taken back.
        """
        for _ in range(DECISIONS):
            best = NONE
            most = NONE
            for i in range(self.cheat_count):
                tile = self.cheats[i]
                if self.activity[self.choice_of[tile]] > most:
                    variable = self.used_by(tile)
                    if self.value[variable] == OPEN:
                        best = variable
                        most = self.activity[self.choice_of[tile]]
            if best == NONE:
                break
            self.open_level()
            self.assign(2 * best, DECIDED)
            if not self.propagate():
                self.learn()
                break

    def used_by(self, tile: int) -> int:
        """The variable that a cheating tile's pair was taken by, or that it might be taken by."""
        if self.mate[tile] >= 0:
            return self.mate_variable[tile]
        for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
            if self.value[self.partner_variable[place]] == OPEN:
                return self.partner_variable[place]
        return 0

    def restart(self) -> None:
        """Go back to the root, and say when next."""
        self.restarts += 1
        self.restart_at = self.conflicts + RESTART * luby(self.restarts)
        self.cancel(0)
        if self.clause_count > self.clean_at:
            self.clean_up()

    # -- levels and propagation ---------------------------------------------------------------

    def open_level(self) -> None:
        """Begin a level of decisions."""
        self.levels += 1
        self.level_start[self.levels] = self.trail_top

    def assign(self, literal: int, reason: int) -> None:
        """Make an open literal true."""
        variable = literal >> 1
        self.value[variable] = TRUE + (literal & 1)
        self.level[variable] = self.levels
        self.reason[variable] = reason
        self.trail[self.trail_top] = literal
        self.trail_top += 1

    def cancel(self, level: int) -> None:
        """Take back all levels above this one."""
        if level < self.levels:
            bottom = self.level_start[level + 1]
            for i in range(bottom, self.trail_top):
                literal = self.trail[i]
                variable = literal >> 1
                self.value[variable] = OPEN
                if literal & 1 == 0:
                    for place in range(4 * variable, 4 * variable + 4):
                        if self.pair_tiles[place] >= 0:
                            self.fixed[self.pair_tiles[place]] = NONE
            self.trail_top = bottom
            self.trail_head = bottom
            self.levels = level

    def propagate(self) -> bool:
        """Draw all conclusions from the trail; on a contradiction leave its clause, say False."""
        while self.trail_head < self.trail_top:
            literal = self.trail[self.trail_head]
            self.trail_head += 1
            if literal & 1 == 0 and not self.deny_others(literal >> 1):
                return False
            if not self.follow_watches(literal ^ 1):
                return False
        return True

    def deny_others(self, variable: int) -> bool:
        """A variable is true: fix its pairs, deny the others of its choices."""
        for place in range(4 * variable, 4 * variable + 4, 2):
            tile = self.pair_tiles[place]
            if tile >= 0:
                other = self.pair_tiles[place + 1]
                self.fixed[tile] = other
                self.fixed[other] = tile
                self.fixed_variable[tile] = variable
                self.fixed_variable[other] = variable
        for place in range(2 * variable, 2 * variable + 2):
            choice = self.variable_choice[place]
            if choice == NONE:
                break
            for i in range(self.choice_start[choice], self.choice_start[choice + 1]):
                rival = self.choice_variable[i]
                if rival != variable:
                    if self.value[rival] == OPEN:
                        self.assign(2 * rival + 1, BY_CHOICE - variable)
                    elif self.value[rival] == TRUE:
                        self.clause[0] = 2 * variable + 1
                        self.clause[1] = 2 * rival + 1
                        self.clause_size = 2
                        return False
        return True

    def follow_watches(self, false: int) -> bool:
        """A literal is false: each clause that watches it watches another, or tells its last."""
        clauses = self.clauses
        value = self.value
        before = 0
        watch = self.watch[false]
        while watch:
            place = watch >> 1
            side = watch & 1
            following = clauses[place + 1 + side]
            other = clauses[place + 4 - side]
            known = value[other >> 1]
            end = place + 3 + clauses[place]
            at = end
            if known != TRUE + (other & 1):
                at = place + 5
                while at < end and value[clauses[at] >> 1] == DENIED - (clauses[at] & 1):
                    at += 1
                if at < end:
                    better = clauses[at]
                    clauses[at] = false
                    clauses[place + 3 + side] = better
                    clauses[place + 1 + side] = self.watch[better]
                    self.watch[better] = watch
                    if before:
                        clauses[(before >> 1) + 1 + (before & 1)] = following
                    else:
                        self.watch[false] = following
                elif known == OPEN:
                    self.assign(other, place)
                else:
                    self.clause_size = clauses[place]
                    for i in range(self.clause_size):
                        self.clause[i] = clauses[place + 3 + i]
                    return False
            if at == end:
                before = watch
            watch = following
        return True

    # -- clauses ------------------------------------------------------------------------------

    def add_choice_clause(self, choice: int) -> None:
        """At least one variable of a choice is true."""
        size = 0
        for i in range(self.choice_start[choice], self.choice_start[choice + 1]):
            self.clause[size] = 2 * self.choice_variable[i]
            size += 1
        self.clause_size = size
        self.add_clause()

    def add_clause(self) -> int:
        """Store the clause at hand, of two literals or more, watching its first two."""
        size = self.clause_size
        place = self.clauses_top
        if place + 3 + size > len(self.clauses):
            self.clauses = grown(self.clauses, place)
        self.clauses[place] = size
        for i in range(size):
            self.clauses[place + 3 + i] = self.clause[i]
        self.clauses_top = place + 3 + size
        self.watch_clause(place)
        return place

    def watch_clause(self, place: int) -> None:
        """Link a stored clause into the lists of its first two literals."""
        for side in range(2):
            literal = self.clauses[place + 3 + side]
            self.clauses[place + 1 + side] = self.watch[literal]
            self.watch[literal] = 2 * place + side

    def clean_up(self) -> None:
        """At the root: forget the longer ones among the older clauses learned."""
        for literal in range(2 * self.variables):
            self.watch[literal] = 0
        average = (self.clauses_top - self.learned_from) // self.clause_count - 3
        recent = self.clauses_top - (self.clauses_top - self.learned_from) // 4
        top = 1
        place = 1
        self.clause_count = 0
        while place < self.clauses_top:
            size = self.clauses[place]
            if place < self.learned_from or place > recent or size <= average:
                if place >= self.learned_from:
                    self.clause_count += 1
                for i in range(size + 3):
                    self.clauses[top + i] = self.clauses[place + i]
                self.watch_clause(top)
                top += size + 3
            place += size + 3
        self.clauses_top = top
        self.clean_at = self.clause_count + KEPT

    def note(self, from_closure: int) -> None:
        """Put the clause at hand into the log, if one is kept."""
        if self.logged:
            size = self.clause_size
            while self.log_top + 2 + size > len(self.log):
                self.log = grown(self.log, self.log_top)
            self.log[self.log_top] = from_closure
            self.log[self.log_top + 1] = size
            for i in range(size):
                self.log[self.log_top + 2 + i] = self.clause[i]
            self.log_top += 2 + size

    # -- learning -----------------------------------------------------------------------------

    def learn(self) -> None:
        """Learn from the clause at hand, all of whose literals are false, and jump back.

        Resolves it with the reasons of its latest literals until one literal of the highest level
        is left, the first unique implication point.
        """
        self.conflicts += 1
        top = 0
        for i in range(self.clause_size):
            level = self.level[self.clause[i] >> 1]
            if level > top:
                top = level
        if top == 0:
            self.hopeless = 1
            self.status = REFUTED
        else:
            self.cancel(top)
            self.resolve(top)
            self.drop_implied()
            self.note(0)
            self.jump_back()
            self.activity_step += (self.activity_step >> DECAY) + 1

    def resolve(self, top: int) -> None:
        """Turn the clause at hand into the one of the first unique implication point."""
        self.found_size = 1
        self.open_count = 0
        for i in range(self.clause_size):
            self.meet(self.clause[i], top)
        at = self.trail_top
        while self.open_count:
            at -= 1
            variable = self.trail[at] >> 1
            if self.seen[variable]:
                self.seen[variable] = 0
                self.open_count -= 1
                if self.open_count:
                    reason = self.reason[variable]
                    if reason <= BY_CHOICE:
                        self.meet(2 * (BY_CHOICE - reason) + 1, top)
                    else:
                        for i in range(reason + 3, reason + 3 + self.clauses[reason]):
                            if self.clauses[i] >> 1 != variable:
                                self.meet(self.clauses[i], top)
        self.found[0] = self.trail[at] ^ 1

    def meet(self, literal: int, top: int) -> None:
        """Take a false literal into the clause being resolved, once; the root's say nothing."""
        variable = literal >> 1
        if self.seen[variable] == 0 and self.level[variable] > 0:
            self.seen[variable] = 1
            self.bump(variable)
            if self.level[variable] == top:
                self.open_count += 1
            else:
                self.found[self.found_size] = literal
                self.found_size += 1

    def bump(self, variable: int) -> None:
        """Raise the activity of a variable's choices."""
        for place in range(2 * variable, 2 * variable + 2):
            choice = self.variable_choice[place]
            if choice != NONE:
                self.activity[choice] += self.activity_step
                if self.activity[choice] > LARGEST:
                    for i in range(self.choices):
                        self.activity[i] >>= 14
                    self.activity_step = (self.activity_step >> 14) + 1

    def drop_implied(self) -> None:
        """Leave out literals that the others imply; the rest is the clause at hand."""
        size = 1
        self.clause[0] = self.found[0]
        for i in range(1, self.found_size):
            if not self.is_implied(self.found[i] >> 1):
                self.clause[size] = self.found[i]
                size += 1
        for i in range(1, self.found_size):
            self.seen[self.found[i] >> 1] = 0
        self.clause_size = size

    def is_implied(self, variable: int) -> bool:
        """Whether the reason of a variable's value lies within the clause and the root."""
        reason = self.reason[variable]
        if reason == DECIDED:
            return False
        if reason <= BY_CHOICE:
            return self.is_met(BY_CHOICE - reason)
        for i in range(reason + 3, reason + 3 + self.clauses[reason]):
            if self.clauses[i] >> 1 != variable and not self.is_met(self.clauses[i] >> 1):
                return False
        return True

    def is_met(self, variable: int) -> bool:
        """Whether a variable is in the clause, or known at the root."""
        return self.seen[variable] != 0 or self.level[variable] == 0

    def jump_back(self) -> None:
        """Go to the level where the clause at hand tells its first literal, and store it."""
        back = 0
        at = 1
        for i in range(1, self.clause_size):
            level = self.level[self.clause[i] >> 1]
            if level > back:
                back = level
                at = i
        self.cancel(back)
        reason = DECIDED
        if self.clause_size > 1:
            second = self.clause[at]
            self.clause[at] = self.clause[1]
            self.clause[1] = second
            reason = self.add_clause()
            self.clause_count += 1
        self.assign(self.clause[0], reason)

    # -- the closure --------------------------------------------------------------------------

    def close(self) -> None:
        """Take away all that the variables not denied allow, leaving `left` tiles.

        First whatever is certain, then pairs that have to be chosen, as chosen last time where
        that works; only when nothing else moves, a single tile that another choice would allow.
        """
        self.closures += 1
        self.hold[:] = self.first_hold
        self.mate[:] = self.fixed
        self.mate_variable[:] = self.fixed_variable
        for tile in range(self.count):
            self.where[tile] = HELD
            self.queued[tile] = 0
        self.left = self.count
        self.line_top = 0
        self.line_next = 0
        self.certain_top = 0
        self.chosen_top = 0
        self.chosen_next = 0
        self.waiting_top = 0
        self.cheat_count = 0
        for i in range(len(self.first_free)):
            self.set_free(self.first_free[i])
        while self.take_next():
            pass

    def take_next(self) -> bool:
        """Take one step of the closure; False when there is none."""
        if self.line_next < self.line_top:
            tile = self.line[self.line_next]
            other = self.line[self.line_next + 1]
            self.line_next += 2
            if self.where[tile] != GONE:
                self.take(tile)
            if self.where[other] != GONE:
                self.take(other)
        elif self.certain_top:
            self.certain_top -= 1
            self.choose_mate(self.certain[self.certain_top])
        elif self.chosen_next < self.chosen_top:
            self.chosen_next += 1
            self.choose_mate(self.chosen[self.chosen_next - 1])
        elif self.waiting_top:
            self.waiting_top -= 1
            tile = self.waiting[self.waiting_top]
            self.queued[tile] = 0
            if self.where[tile] == FREE and self.may_cheat(tile):
                self.cheats[self.cheat_count] = tile
                self.cheat_count += 1
                self.take(tile)
        else:
            return False
        return True

    def take(self, tile: int) -> None:
        """A free tile leaves the board."""
        self.where[tile] = GONE
        self.left -= 1
        for edge in range(self.edge_start[tile], self.edge_start[tile + 1]):
            other = self.edge_tile[edge]
            hold = self.hold[other] - self.edge_weight[edge]
            self.hold[other] = hold
            if self.where[other] == HELD and is_loose(hold):
                self.set_free(other)

    def set_free(self, tile: int) -> None:
        """A tile has become free: see with whom it can leave, now or when chosen."""
        self.where[tile] = FREE
        mate = self.mate[tile]
        if mate >= 0 and self.where[mate] != HELD:
            self.add_to_line(tile, mate)
        else:
            single = 0  # free tiles of the group without a mate
            pairable = 0
            liked = 0
            contact = 0
            for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
                other = self.partner_tile[place]
                if self.where[other] != HELD:
                    alone = mate < 0 and self.is_single(other)
                    if alone:
                        single += 1
                    if self.value[self.partner_variable[place]] != DENIED:
                        if alone:
                            pairable = 1
                            if self.liked[tile] == other:
                                liked = 1
                        else:
                            contact = 1
                            if self.where[other] == FREE:
                                self.let_wait(other)
            if pairable:
                every = self.partner_start[tile + 1] - self.partner_start[tile]
                if liked or single == every:
                    self.certain[self.certain_top] = tile
                    self.certain_top += 1
                else:
                    self.chosen[self.chosen_top] = tile
                    self.chosen_top += 1
            elif contact:
                self.let_wait(tile)

    def add_to_line(self, tile: int, other: int) -> None:
        """A pair can be played now."""
        self.line[self.line_top] = tile
        self.line[self.line_top + 1] = other
        self.line_top += 2

    def let_wait(self, tile: int) -> None:
        """Note a tile that may have to cheat."""
        if self.queued[tile] == 0:
            self.queued[tile] = 1
            self.waiting[self.waiting_top] = tile
            self.waiting_top += 1

    def may_cheat(self, tile: int) -> bool:
        """Whether some variable not denied takes the tile with one that is free or gone."""
        for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
            known = self.value[self.partner_variable[place]]
            if known != DENIED and self.where[self.partner_tile[place]] != HELD:
                return True
        return False

    def choose_mate(self, tile: int) -> None:
        """Give a free tile one of its free partners, if one is still to be had."""
        if self.is_single(tile):
            best = NONE
            for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
                other = self.partner_tile[place]
                known = self.value[self.partner_variable[place]]
                wanted = best == NONE or self.liked[tile] == other
                if known != DENIED and wanted and self.is_single(other):
                    best = place
            if best == NONE:
                self.let_wait(tile)
            else:
                self.use(self.partner_variable[best], tile, self.partner_tile[best])

    def is_single(self, tile: int) -> bool:
        """Whether a tile is free and has no mate yet."""
        return self.where[tile] == FREE and self.mate[tile] < 0

    def use(self, variable: int, tile: int, other: int) -> None:
        """Choose a variable for the rest of this closure; its pair `tile`, `other` is free."""
        for place in range(4 * variable, 4 * variable + 4, 2):
            first = self.pair_tiles[place]
            if first >= 0:
                second = self.pair_tiles[place + 1]
                self.mate[first] = second
                self.mate[second] = first
                self.mate_variable[first] = variable
                self.mate_variable[second] = variable
                self.liked[first] = second
                self.liked[second] = first
        self.add_to_line(tile, other)
        for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
            left = self.partner_tile[place]
            if left != other and self.where[left] == FREE:
                mate = self.mate[left]
                if mate < 0 or self.where[mate] == HELD:
                    self.let_wait(left)
                elif left < mate:
                    self.add_to_line(left, mate)

    # -- why the closure stopped --------------------------------------------------------------

    def explain(self) -> None:
        """Make the clause of stuck tiles that only wait for each other; it holds for the board.

        Of these tiles, those that no other of them holds (they are free) have no one to go with
        but tiles that others of them hold. So a variable that gives one of them another partner
        must be true; all of these are denied now.
        """
        self.find_core()
        size = 0
        for i in range(self.core_size):
            tile = self.core[i]
            if self.where[tile] == FREE:
                for place in range(self.partner_start[tile], self.partner_start[tile + 1]):
                    variable = self.partner_variable[place]
                    fresh = self.value[variable] == DENIED and self.seen[variable] == 0
                    if fresh and not self.is_held_by_core(self.partner_tile[place]):
                        self.seen[variable] = 1
                        self.clause[size] = 2 * variable
                        size += 1
        self.clause_size = size
        for i in range(size):
            self.seen[self.clause[i] >> 1] = 0
        for i in range(self.core_size):
            self.in_core[self.core[i]] = 0

    def is_held_by_core(self, tile: int) -> bool:
        """Whether tiles of the core lie over the tile or hold it at both sides."""
        hold = 0
        for place in range(self.holder_start[tile], self.holder_start[tile + 1]):
            if self.in_core[self.holder_tile[place]]:
                hold += self.holder_weight[place]
        return not is_loose(hold)

    def find_core(self) -> None:
        """Collect stuck tiles that wait for no tile outside: a sink of the graph of waiting.

        The first strong component that Tarjan's search completes, from the first tile that is free
        but stuck. A covered tile waits for one tile over it, a held one for one at each side, a
        free one for all partners not denied.
        """
        for tile in range(self.count):
            self.order[tile] = 0
        tile = 0
        while self.where[tile] != FREE:
            tile += 1
        self.core_size = 0
        self.path_size = 0
        self.visit(tile)
        found = False
        while not found:
            tile = self.path[self.path_size - 1]
            other = self.next_wait(tile)
            if other >= 0:
                if self.order[other] == 0:
                    self.visit(other)
                elif self.order[other] < self.low[tile]:
                    self.low[tile] = self.order[other]
            elif self.low[tile] == self.order[tile]:
                found = True
            else:
                self.path_size -= 1
                other = self.path[self.path_size - 1]
                if self.low[tile] < self.low[other]:
                    self.low[other] = self.low[tile]
        first = self.order[tile] - 1
        self.core_size -= first
        for i in range(self.core_size):
            self.core[i] = self.core[first + i]
            self.in_core[self.core[i]] = 1

    def visit(self, tile: int) -> None:
        """Tarjan's search goes to a tile."""
        self.path[self.path_size] = tile
        self.path_size += 1
        self.core[self.core_size] = tile
        self.core_size += 1
        self.order[tile] = self.core_size
        self.low[tile] = self.core_size
        self.place[tile] = 0

    def next_wait(self, tile: int) -> int:
        """The next tile that a stuck tile waits for, or NONE."""
        step = self.place[tile]
        self.place[tile] = step + 1
        if self.where[tile] == FREE:
            start = self.partner_start[tile] + step
            for place in range(start, self.partner_start[tile + 1]):
                if self.value[self.partner_variable[place]] != DENIED:
                    self.place[tile] = place + 1 - self.partner_start[tile]
                    return self.partner_tile[place]
            return NONE
        if self.hold[tile] >= COVERED:
            return self.holder(tile, COVERED) if step == 0 else NONE
        if step == 0:
            return self.holder(tile, LEFT)
        return self.holder(tile, RIGHT) if step == 1 else NONE

    def holder(self, tile: int, weight: int) -> int:
        """A stuck tile that holds this one in the way of that weight, one visited if any."""
        best = NONE
        for place in range(self.holder_start[tile], self.holder_start[tile + 1]):
            other = self.holder_tile[place]
            wanted = best == NONE or self.order[other] > 0
            if wanted and self.holder_weight[place] == weight and self.where[other] != GONE:
                best = other
        return best


class Player:
    """Plays one board again and again, at random or greedily, to see how often that wins.

    Its chances come from a generator of its own (SFC16, as in core/rng.py), so that the same words
    make the same plays everywhere, in however many slices.
    """

    def __init__(
        self, shape: "Shape", groups: "Sequence[int]", words: "Sequence[int]", greedy: bool
    ) -> None:
        """Take a board as a Kernel does, and three words (0..65535) that begin the chances.

        At random, each legal pair is as likely as any other; a greedy player takes one of those
        that free the most tiles, each as likely.
        """
        count = shape.count
        self.count = count
        self.greedy = greedy
        self.first_hold = shape.hold
        self.first_free = shape.free
        self.edge_start = shape.edge_start
        self.edge_tile = shape.edge_tile
        self.edge_weight = shape.edge_weight
        self.group = array("i", groups)
        self.group_start = ints(count + 1)
        for tile in range(count):
            self.group_start[groups[tile] + 1] += 1
        self.groups = 0
        for group in range(count):
            if self.group_start[group + 1]:
                self.groups = group + 1
            self.group_start[group + 1] += self.group_start[group]
        self.hold = ints(count)
        self.ready = ints(count)  # the free tiles of each group, from its start on
        self.ready_count = ints(count)
        self.ready_place = ints(count)
        self.pairs = 0
        self.first = 0
        self.second = 0
        self.word_a = words[0]
        self.word_b = words[1]
        self.word_c = words[2]
        self.counter = 1

    def play(self, plays: int) -> int:
        """Play so many times from the beginning: how many of them won."""
        won = 0
        for _ in range(plays):
            self.lay()
            left = self.count
            while self.pairs > 0:
                if self.greedy:
                    self.choose_greedily()
                else:
                    self.choose()
                self.take(self.first)
                self.take(self.second)
                left -= 2
            if left == 0:
                won += 1
        return won

    def lay(self) -> None:
        """Put all tiles back."""
        for tile in range(self.count):
            self.hold[tile] = self.first_hold[tile]
            self.ready_count[tile] = 0
        self.pairs = 0
        for i in range(len(self.first_free)):
            self.set_ready(self.first_free[i])

    def set_ready(self, tile: int) -> None:
        """Note that a tile has become free."""
        group = self.group[tile]
        place = self.ready_count[group]
        self.ready[self.group_start[group] + place] = tile
        self.ready_place[tile] = place
        self.ready_count[group] = place + 1
        self.pairs += place

    def take(self, tile: int) -> None:
        """Take a free tile off, and note what that frees."""
        group = self.group[tile]
        start = self.group_start[group]
        last = self.ready_count[group] - 1
        place = self.ready_place[tile]
        other = self.ready[start + last]
        self.ready[start + place] = other
        self.ready_place[other] = place
        self.ready_count[group] = last
        self.pairs -= last
        for edge in range(self.edge_start[tile], self.edge_start[tile + 1]):
            other = self.edge_tile[edge]
            hold = self.hold[other]
            self.hold[other] = hold - self.edge_weight[edge]
            if not is_loose(hold) and is_loose(self.hold[other]):
                self.set_ready(other)

    def choose(self) -> None:
        """Choose any legal pair."""
        chance = self.below(self.pairs)
        group = 0
        count = self.ready_count[0] * (self.ready_count[0] - 1) // 2
        while chance >= count:
            chance -= count
            group += 1
            count = self.ready_count[group] * (self.ready_count[group] - 1) // 2
        place = 1
        while chance >= place:
            chance -= place
            place += 1
        start = self.group_start[group]
        self.first = self.ready[start + chance]
        self.second = self.ready[start + place]

    def choose_greedily(self) -> None:
        """Choose any of the pairs that free the most tiles."""
        most = NONE
        equal = 0
        for group in range(self.groups):
            start = self.group_start[group]
            for place in range(start + 1, start + self.ready_count[group]):
                tile = self.ready[place]
                alone = self.lift(tile)
                for other_place in range(start, place):
                    other = self.ready[other_place]
                    freed = alone + self.lift(other)
                    self.drop(other)
                    if freed > most:
                        most = freed
                        equal = 0
                    if freed == most:
                        equal += 1
                        if equal == 1 or self.below(equal) == 0:
                            self.first = other
                            self.second = tile
                self.drop(tile)

    def lift(self, tile: int) -> int:
        """Take a tile off only to see how many others that frees."""
        freed = 0
        for edge in range(self.edge_start[tile], self.edge_start[tile + 1]):
            other = self.edge_tile[edge]
            hold = self.hold[other]
            self.hold[other] = hold - self.edge_weight[edge]
            if not is_loose(hold) and is_loose(self.hold[other]):
                freed += 1
        return freed

    def drop(self, tile: int) -> None:
        """Put a tile back that was lifted."""
        for edge in range(self.edge_start[tile], self.edge_start[tile + 1]):
            self.hold[self.edge_tile[edge]] += self.edge_weight[edge]

    def below(self, bound: int) -> int:
        """A uniform choice from 0 .. bound - 1, for a bound up to 2**30."""
        limit = (1 << 30) - (1 << 30) % bound
        number = limit
        while number >= limit:
            number = self.next_word() << 14
            number |= self.next_word() >> 2
        return number % bound

    def next_word(self) -> int:
        """The generator's next word, 0..65535."""
        b = self.word_b
        c = self.word_c
        word = (self.word_a + b + self.counter) & 0xFFFF
        self.counter = (self.counter + 1) & 0xFFFF
        self.word_a = b ^ (b >> 5)
        self.word_b = (c + (c << 3)) & 0xFFFF
        self.word_c = ((((c << 6) | (c >> 10)) & 0xFFFF) + word) & 0xFFFF
        return word


def is_loose(hold: int) -> bool:
    """Whether a tile is free that is held by this sum of weights."""
    return hold < LEFT or (hold < COVERED and hold & RIGHT_SIDE == 0)


def grown(numbers: "array[int]", used: int) -> "array[int]":
    """A copy of twice the length, of which the first `used` are kept."""
    bigger = ints(2 * len(numbers))
    for i in range(used):
        bigger[i] = numbers[i]
    return bigger


def luby(run: int) -> int:
    """The sequence 1, 1, 2, 1, 1, 2, 4, ... of Luby, Sinclair and Zuckerman, from run 0."""
    size = 1
    power = 1
    while size < run + 1:
        size = 2 * size + 1
        power *= 2
    while size - 1 != run:
        size = (size - 1) // 2
        power //= 2
        run %= size
    return power
