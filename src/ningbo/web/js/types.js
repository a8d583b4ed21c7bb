// Types: what the worker's messages hold, for the type checker; nothing here runs.

/** @typedef {[number, number, number]} Slot x, y, z in half tiles and layers */

/**
 * @typedef {object} Layout geometry of a layout, for drawing
 * @property {string} id
 * @property {string} name
 * @property {string} letters
 * @property {number} stars
 * @property {number} count
 * @property {number[]} perLayer
 * @property {Slot[]} slots
 * @property {number} layers
 * @property {{share: number, deals: number} | null} winnable how many of its random deals can be won, of
 *   how many that were measured
 * @property {number[]} free the slots that are free while every tile is in play
 */

/**
 * @typedef {object} House a house's rules: see Rules in core/rules.py, which says what each may be
 * @property {string} id
 * @property {string[]} layouts
 * @property {string} firstLayout
 * @property {string} method
 * @property {string[]} methods
 * @property {boolean} picker
 * @property {"solvable" | "random"} shuffle
 * @property {string} trapped
 * @property {string} blockedMarks
 * @property {string} loss
 * @property {string[]} card
 * @property {string[]} undimmed
 * @property {boolean} dimSwitch
 * @property {"setting" | "badge" | "on"} words
 * @property {boolean} coachLight
 */

/**
 * @typedef {object} Why what blocks a tile: the tiles over it, or those at both of its sides
 * @property {number[]} [c]
 * @property {number[]} [l]
 * @property {number[]} [r]
 */

/** @typedef {{key: string, values?: Record<string, unknown>}} Message */

/** @typedef {"playing" | "paused" | "stuck" | "won"} Phase */

/**
 * @typedef {object} View the whole state of a game, as the worker tells it after each action
 * @property {number} seq counts the views of one worker
 * @property {string} code
 * @property {string} layout
 * @property {string} [shape] its `y1.` code, where the page doesn't bring the layout along
 * @property {string} rules
 * @property {string} method
 * @property {Phase} phase
 * @property {string} faces two characters a slot, "--" gone, "??" while paused
 * @property {string} free a character a slot, "1" free
 * @property {(0 | Why)[]} why
 * @property {[number, number][]} pairs
 * @property {number} tiles
 * @property {number | null} pairCount
 * @property {number | null} moves
 * @property {number} hints
 * @property {number} undos
 * @property {number} shuffles
 * @property {number | null} shufflesLeft
 * @property {number} now when that was, on the page's steady clock
 * @property {number} time milliseconds played then
 * @property {boolean} running
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canShuffle
 * @property {boolean} canTakeBack
 * @property {boolean} started
 * @property {boolean} clean no hint, undo or shuffle was used
 * @property {number} assists proven hints given
 * @property {boolean} shown the coach has played on
 * @property {boolean | null} trapped
 * @property {number[]} hint
 * @property {[number, number]} [hintNumber]
 * @property {number[]} [nudge]
 * @property {number[]} blocking
 * @property {number[]} shake
 * @property {Message | null} message
 * @property {string | null} save
 * @property {string | null} record of a game that has just ended
 * @property {string | null} [retract] a record that counts no more
 */

/**
 * @typedef {object} Reply
 * @property {View | null} [view]
 * @property {Message} [error]
 * @property {Statistics[]} [statistics]
 * @property {Finished[]} [finished] the last records, newest first
 * @property {Days} [daily]
 * @property {Message | null} [wrong] the first thing wrong with texts that were checked
 * @property {string[]} [unread] records that can't be read
 */

/**
 * @typedef {object} Statistics of one layout under one house; times are milliseconds
 * @property {string} rules
 * @property {string} layout
 * @property {number} games
 * @property {number} won
 * @property {number} left
 * @property {number} lost
 * @property {number} streak
 * @property {number} bestStreak
 * @property {number | null} best
 * @property {number | null} mean
 * @property {number} clean
 * @property {number | null} bestClean
 * @property {number} assisted games in which the coach helped: none of the others counts them
 * @property {number} assistedWon
 * @property {(number | null)[]} recent times of the last games, null for those not won
 */

/**
 * @typedef {object} Days what became of the daily deals; dates are YYYYMMDD
 * @property {string} today
 * @property {string[]} won those won on their day, without help
 * @property {string[]} played those played otherwise
 * @property {number} streak days won in a row, up to today
 * @property {number} longest such days ever
 */

/**
 * @typedef {object} Finished a record, for whoever wants to see its game again
 * @property {number} index among all records
 * @property {string} date YYYYMMDD
 * @property {string} layout
 * @property {string} rules
 * @property {"won" | "left" | "lost"} result
 * @property {number} time milliseconds
 */

/** @typedef {{game: string, want: string[], budget: number}} Question what the coach is asked */

/**
 * @typedef {object} Answer what the coach says: see coach/analysis.py
 * @property {"winnable" | "lost" | "unknown"} verdict
 * @property {{pair: [number, number], reason: Message, marks: number[]} | null} [hint]
 * @property {{undos: number | null, exact: boolean, reason: Message, marks: number[]}} [back]
 * @property {[number, number][] | null} [line]
 * @property {[number, number][]} [safe]
 * @property {{verdicts: string[], losing: number | null}} [trail]
 */

/**
 * @typedef {object} Film a game as its board is drawn
 * @property {string} code
 * @property {string} layout
 * @property {string} [shape] its `y1.` code, where the page doesn't bring the layout along
 * @property {string} rules
 * @property {string[]} actions
 * @property {{faces: string, free: string}[]} frames one more than actions: the board before each, and the last
 */

export {};
