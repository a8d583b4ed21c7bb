"""Studies over many deals: how many can be won, and how hard they are."""
