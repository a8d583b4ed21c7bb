# Types for kernel.py, compiled by Cython as ningbo.solver._kernel; they change nothing but speed.
# "noexcept" becomes "except *" in the build with bounds checks (see setup.py).

import cython

cdef int RUNNING, SOLVED, REFUTED, OPEN, TRUE, DENIED, HELD, FREE, GONE
cdef int COVERED, LEFT, RIGHT, RIGHT_SIDE, DECIDED, BY_CHOICE, NONE, ROOM, RESTART
cdef int DECISIONS, DECAY, LARGEST, KEPT

@cython.final
cdef class Kernel:
    cdef public int status, closures, conflicts, choices
    cdef public bint logged
    cdef int count, log_top, variables, trail_top, trail_head, levels, activity_step
    cdef int clause_size, found_size, open_count, clauses_top, clause_count, clean_at
    cdef int learned_from, restarts, restart_at, hopeless, line_top, line_next, certain_top
    cdef int chosen_top, chosen_next, waiting_top, cheat_count, left, path_size, core_size
    cdef int[::1] first_hold, first_free, edge_start, edge_tile, edge_weight, holder_start
    cdef int[::1] holder_tile, holder_weight, log, fixed, partner_start, partner_tile
    cdef int[::1] partner_variable, pair_tiles, choice_of, choice_start, choice_variable
    cdef int[::1] variable_choice, level, reason, trail, level_start, activity, clause, found
    cdef int[::1] clauses, watch, assumed, hold, mate, mate_variable, fixed_variable, liked
    cdef int[::1] line, certain, chosen, waiting, cheats, order, low, place, path, core
    cdef unsigned char[::1] value, seen, where, queued, in_core

    @cython.locals(choice=cython.int, count=cython.int, group=cython.int, members="int[::1]",
        partners=cython.int, size=cython.int, sizes="int[::1]", starts="int[::1]",
        tile=cython.int, variable=cython.int, words=cython.int)
    cdef void read_groups(self, groups) except *
    @cython.locals(i=cython.int, j=cython.int, pair=cython.int, place=cython.int, tile=cython.int)
    cdef void add_group(self, int[::1] members, int first, int size, int variable,
        int choice) except *
    @cython.locals(place=cython.int)
    cdef void add_pair(self, int variable, int tile, int other) except *
    @cython.locals(end=cython.int, place=cython.int)
    cdef void add_to_choice(self, int choice, int variable) except *
    @cython.locals(choice=cython.int, variables=cython.int, words=cython.int)
    cdef void make_search(self) except *
    @cython.locals(count=cython.int)
    cdef void make_closure(self) except *
    @cython.locals(place=cython.int)
    cpdef int variable_of(self, int tile, int other) except? -2
    cpdef void assume(self, variables) except *
    @cython.locals(variable=cython.int)
    cpdef bint scan(self, variables) except? -1
    cpdef int used(self, int tile) except? -2
    @cython.locals(until=cython.int)
    cpdef int step(self, int closures) except -1
    @cython.locals(variable=cython.int)
    cdef void take_assumption(self) noexcept
    @cython.locals(best=cython.int, i=cython.int, most=cython.int, tile=cython.int,
        variable=cython.int)
    cdef void decide(self) except *
    @cython.locals(place=cython.int)
    cdef int used_by(self, int tile) noexcept
    cdef void restart(self) noexcept
    cdef void open_level(self) noexcept
    @cython.locals(variable=cython.int)
    cdef void assign(self, int literal, int reason) noexcept
    @cython.locals(bottom=cython.int, i=cython.int, literal=cython.int, place=cython.int,
        variable=cython.int)
    cdef void cancel(self, int level) noexcept
    @cython.locals(literal=cython.int)
    cdef bint propagate(self) noexcept
    @cython.locals(choice=cython.int, i=cython.int, other=cython.int, place=cython.int,
        rival=cython.int, tile=cython.int)
    cdef bint deny_others(self, int variable) noexcept
    @cython.locals(at=cython.int, before=cython.int, better=cython.int, clauses="int[::1]",
        end=cython.int, following=cython.int, i=cython.int, known=cython.int, other=cython.int,
        place=cython.int, side=cython.int, value="unsigned char[::1]", watch=cython.int)
    cdef bint follow_watches(self, int false) noexcept
    @cython.locals(i=cython.int, size=cython.int)
    cdef void add_choice_clause(self, int choice) except *
    @cython.locals(i=cython.int, place=cython.int, size=cython.int)
    cdef int add_clause(self) except? -1
    @cython.locals(literal=cython.int, side=cython.int)
    cdef void watch_clause(self, int place) noexcept
    @cython.locals(average=cython.int, i=cython.int, literal=cython.int, place=cython.int,
        recent=cython.int, size=cython.int, top=cython.int)
    cdef void clean_up(self) noexcept
    @cython.locals(i=cython.int, size=cython.int)
    cdef void note(self, int from_closure) except *
    @cython.locals(i=cython.int, level=cython.int, top=cython.int)
    cdef void learn(self) except *
    @cython.locals(at=cython.int, i=cython.int, reason=cython.int, variable=cython.int)
    cdef void resolve(self, int top) noexcept
    @cython.locals(variable=cython.int)
    cdef void meet(self, int literal, int top) noexcept
    @cython.locals(choice=cython.int, i=cython.int, place=cython.int)
    cdef void bump(self, int variable) noexcept
    @cython.locals(i=cython.int, size=cython.int)
    cdef void drop_implied(self) noexcept
    @cython.locals(i=cython.int, reason=cython.int)
    cdef bint is_implied(self, int variable) noexcept
    cdef bint is_met(self, int variable) noexcept
    @cython.locals(at=cython.int, back=cython.int, i=cython.int, level=cython.int,
        reason=cython.int, second=cython.int)
    cdef void jump_back(self) except *
    @cython.locals(i=cython.int, tile=cython.int)
    cpdef void close(self) noexcept
    @cython.locals(other=cython.int, tile=cython.int)
    cdef bint take_next(self) noexcept
    @cython.locals(edge=cython.int, hold=cython.int, other=cython.int)
    cdef void take(self, int tile) noexcept
    @cython.locals(alone=cython.int, contact=cython.int, every=cython.int, liked=cython.int,
        mate=cython.int, other=cython.int, pairable=cython.int, place=cython.int,
        single=cython.int)
    cdef void set_free(self, int tile) noexcept
    cdef void add_to_line(self, int tile, int other) noexcept
    cdef void let_wait(self, int tile) noexcept
    @cython.locals(place=cython.int, known=cython.int)
    cdef bint may_cheat(self, int tile) noexcept
    @cython.locals(best=cython.int, other=cython.int, place=cython.int, known=cython.int,
        wanted=cython.int)
    cdef void choose_mate(self, int tile) noexcept
    cdef bint is_single(self, int tile) noexcept
    @cython.locals(first=cython.int, left=cython.int, mate=cython.int, place=cython.int,
        second=cython.int)
    cdef void use(self, int variable, int tile, int other) noexcept
    @cython.locals(i=cython.int, place=cython.int, size=cython.int, tile=cython.int,
        variable=cython.int, fresh=cython.int)
    cdef void explain(self) noexcept
    @cython.locals(hold=cython.int, place=cython.int)
    cdef bint is_held_by_core(self, int tile) noexcept
    @cython.locals(first=cython.int, found=cython.bint, i=cython.int, other=cython.int,
        tile=cython.int)
    cdef void find_core(self) noexcept
    cdef void visit(self, int tile) noexcept
    @cython.locals(place=cython.int, start=cython.int, step=cython.int)
    cdef int next_wait(self, int tile) noexcept
    @cython.locals(best=cython.int, other=cython.int, place=cython.int, wanted=cython.int)
    cdef int holder(self, int tile, int weight) noexcept

cdef class Player:
    cdef int count, groups, pairs, first, second, word_a, word_b, word_c, counter
    cdef bint greedy
    cdef int[::1] first_hold, first_free, edge_start, edge_tile, edge_weight, group, group_start
    cdef int[::1] hold, ready, ready_count, ready_place

    @cython.locals(left=cython.int, won=cython.int)
    cpdef int play(self, int plays) except -1
    @cython.locals(i=cython.int, tile=cython.int)
    cdef void lay(self) noexcept
    @cython.locals(group=cython.int, place=cython.int)
    cdef void set_ready(self, int tile) noexcept
    @cython.locals(edge=cython.int, group=cython.int, hold=cython.int, last=cython.int,
        other=cython.int, place=cython.int, start=cython.int)
    cdef void take(self, int tile) noexcept
    @cython.locals(chance=cython.int, count=cython.int, group=cython.int, place=cython.int,
        start=cython.int)
    cdef void choose(self) noexcept
    @cython.locals(alone=cython.int, equal=cython.int, freed=cython.int, group=cython.int,
        most=cython.int, other=cython.int, other_place=cython.int, place=cython.int,
        start=cython.int, tile=cython.int)
    cdef void choose_greedily(self) noexcept
    @cython.locals(edge=cython.int, freed=cython.int, hold=cython.int, other=cython.int)
    cdef int lift(self, int tile) noexcept
    @cython.locals(edge=cython.int)
    cdef void drop(self, int tile) noexcept
    @cython.locals(limit=cython.int, number=cython.int)
    cdef int below(self, int bound) noexcept
    @cython.locals(b=cython.int, c=cython.int, word=cython.int)
    cdef int next_word(self) noexcept

cdef bint is_loose(int hold) noexcept
@cython.locals(power=cython.int, size=cython.int)
cdef int luby(int run) noexcept
