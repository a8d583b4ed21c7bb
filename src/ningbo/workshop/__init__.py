"""Layouts of one's own: read from files and written, looked into, edited and made anew."""
