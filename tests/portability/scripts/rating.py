"""Ratings and rated packs: the plays, the choices, the number, and what a pack draws."""

from ningbo.core.deal import deal
from ningbo.core.errors import DealError
from ningbo.solver.packs import codes_in, draw_codes, write_pack
from ningbo.solver.rating import band_of, difficulty_of, explain, rate

for code in ("0-a", "5-a.r", "1-b.r", "7-c.b"):
    rating = rate(deal(code), plays=6)
    print(code, rating.difficulty, rating.band, rating.status)
    print(rating.random_wins, rating.greedy_wins, tuple(rating.choices or ()))
    for key, values in explain(rating):
        print(key, [(name, values[name]) for name in sorted(values)])

print([difficulty_of(wins, 60) for wins in range(61)])
print([band_of(difficulty) for difficulty in range(101)])

text = write_pack([None, 0, 10, 13, 14, 20, 30, 31, 32, 49, 50, 60, 100], 2)
print(text)
packs = {"turtle": {"peel": text, "build": text, "winnable": text[:6]}}
for band in ("easy", "medium", "hard", "expert"):
    print(band, codes_in(packs, "d", band), codes_in(packs, "turtle", band, "build"))
    print(draw_codes(packs, "turtle", band, 7, 2), draw_codes(packs, "turtle", band, 8, 2))
try:
    draw_codes(packs, "turtle", "hard", 7, 100)
except DealError as error:
    print(error.key, error.values["count"])
