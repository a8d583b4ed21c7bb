// Symmetries: their names, as the workshop's Python has them (workshop/symmetry.py).

export const SYMMETRIES = ["none", "left-right", "up-down", "both", "half-turn"];
