"""The local server: the built page, on an address of this machine."""
