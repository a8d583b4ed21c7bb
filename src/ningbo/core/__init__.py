"""The game itself: pure, portable, the same under CPython and MicroPython."""
