"""Generated layouts: what was asked for, well formed, and the same for ever."""

from collections import Counter

import pytest

import ningbo
from ningbo.core.errors import LayoutError
from ningbo.workshop.generator import MOST_TILES, generate_layout, least_tiles
from ningbo.workshop.growing import terraces
from ningbo.workshop.symmetry import SYMMETRIES
from tools.study.generated import SHAPES, Wish, faults, wishes

SAMPLE = 90  # every height and symmetry twice; `make study ARGS=generated` makes all thousand


def test_a_sample_of_the_thousand_is_as_asked_for() -> None:
    for wish in wishes(SHAPES)[:SAMPLE]:
        assert faults(wish, generate_layout(*wish)) == [], wish


def test_the_sample_has_every_height_with_every_symmetry() -> None:
    asked = Counter((wish.layers, wish.symmetry) for wish in wishes(SHAPES)[:SAMPLE])
    assert asked == {(layers, name): 2 for layers in range(1, 10) for name in SYMMETRIES}


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("layers", [1, 3, 9])
def test_the_fewest_and_the_most_tiles_can_be_had(layers: int, symmetry: str) -> None:
    for tiles in (least_tiles(layers), MOST_TILES):
        layout = generate_layout(7, tiles, layers, symmetry)
        assert (layout.count, layout.layers) == (tiles, layers)


def test_seeds_make_different_shapes_and_the_same_seed_the_same() -> None:
    made = [generate_layout(seed, 72, 3) for seed in range(40)]
    assert len({layout.key for layout in made}) == 40
    assert made[5] == ningbo.generate_layout(5, 72, 3)


def test_shapes_differ_in_more_than_details() -> None:
    """Wide and tall, whole and with courtyards."""
    made = [generate_layout(seed, 96, 3) for seed in range(60)]
    assert sum(layout.width > 2 * layout.height for layout in made) >= 3
    assert sum(layout.width < layout.height for layout in made) >= 3
    filled = [4 * layout.per_layer[0] / (layout.width * layout.height) for layout in made]
    assert min(filled) < 0.6
    assert max(filled) > 0.7


def test_terraces_add_up_and_step_in() -> None:
    from ningbo.core.rng import Rng

    rng = Rng(3, "", "test")
    for layers in range(1, 10):
        for tiles in (least_tiles(layers), 144 + 2 * layers, 400):
            if tiles >= least_tiles(layers):
                counts = terraces(rng, tiles, layers)
                assert sum(counts) == tiles
                assert counts == sorted(counts, reverse=True)
                assert min(counts) >= 1


@pytest.mark.parametrize(
    ("wish", "key", "sentence"),
    [
        (Wish(1, 49, 3, "none"), "tiles", "49 tiles; it has an even number of 16 to 400"),
        (Wish(1, 14, 1, "none"), "tiles", "can’t have 14 tiles"),
        (Wish(1, 402, 1, "none"), "tiles", "can’t have 402 tiles"),
        (Wish(1, 28, 3, "none"), "few", "28 tiles are too few for 3 layers; they need at least 30"),
        (Wish(1, 144, 0, "none"), "layers", "0 layers; it has 1 to 9"),
        (Wish(1, 144, 10, "none"), "layers", "10 layers"),
        (Wish(-1, 144, 4, "none"), "seed", "-1 is no seed of a layout"),
        (
            Wish(1, 144, 4, "round"),
            "symmetry",
            "“round” is no symmetry; there are none, left-right",
        ),
    ],
)
def test_what_there_can_not_be_is_refused(wish: Wish, key: str, sentence: str) -> None:
    with pytest.raises(LayoutError) as refused:
        generate_layout(*wish)
    assert refused.value.key == f"error.generate.{key}"
    assert sentence in str(refused.value)
