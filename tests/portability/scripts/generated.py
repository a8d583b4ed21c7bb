"""What seeds generate, tile by tile."""

from ningbo.core.errors import NingboError
from ningbo.core.full_code import write_layout_code
from ningbo.workshop.generator import generate_layout
from ningbo.workshop.symmetry import SYMMETRIES

for number, symmetry in enumerate(SYMMETRIES):
    for tiles, layers in ((36, 2), (144, 4), (100, 6), (48, 1), (222, 5)):
        layout = generate_layout(41739205 + number, tiles, layers, symmetry)
        print(symmetry, layout.per_layer, write_layout_code(layout))

for wish in ((1, 49, 3, "none"), (1, 20, 3, "none"), (1, 96, 12, "none"), (-1, 96, 3, "round")):
    try:
        generate_layout(*wish)
    except NingboError as error:
        print(error.key, [(name, error.values[name]) for name in sorted(error.values)])
