"""The coach: is the game still to be won, which pairs keep it so, where was it lost, and why."""
