"""The built-in layouts as text drawings, a module each, read when a layout is first asked for."""
