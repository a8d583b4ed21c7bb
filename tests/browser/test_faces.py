"""The 42 faces are told apart by their pixels: in colour, in grey, and by people without a cone."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page

from ningbo import art
from ningbo.core.tiles import FACES
from tools.sights import SIGHTS

WIDTH, HEIGHT = 64, 85
NOTICEABLE = 40
"""A step of brightness, of 255, that a channel of a pixel must differ by to count."""
ENOUGH = 0.05
"""The share of a face that must differ so: about the weight of two strokes of a numeral."""

DRAW = """async ([pictures, width, height]) => {
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
  window.faces = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = "data:image/svg+xml," + encodeURIComponent(picture)
    await image.decode()
    pen.drawImage(image, 0, 0, width, height)
    window.faces.push(pen.getImageData(0, 0, width, height).data)
  }
}"""
COMPARE = """([matrix, noticeable]) => {
  const linear = (n) => (n > 10 ? ((n / 255 + 0.055) / 1.055) ** 2.4 : n / 255 / 12.92)
  const light = Float64Array.from({ length: 256 }, (_, n) => linear(n))
  const seen = window.faces.map((bytes) => {
    const look = new Uint8ClampedArray(bytes.length / 4 * 3)
    for (let from = 0, to = 0; from < bytes.length; from += 4)
      for (const shares of matrix) {
        let value = 0
        for (let i = 0; i < 3; i++) value += shares[i] * light[bytes[from + i]]
        look[to++] = 255 * Math.max(value, 0) ** (1 / 2.2)
      }
    return look
  })
  const difference = (a, b) => {
    let count = 0
    for (let i = 0; i < a.length; i++) if (Math.abs(a[i] - b[i]) > noticeable) count++
    return count / a.length
  }
  return seen.map((a) => seen.map((b) => difference(a, b)))
}"""


def picture(set_id: str, notation: str) -> str:
    """One face on its tile as an SVG file that needs nothing else."""
    symbols = art.inner(art.sprite(set_id, (notation,)))
    root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
    body = f'{root} viewBox="0 0 300 400">{symbols}{art.tile_markup(notation)}</svg>'
    return art.plain(body, set_id)


@pytest.fixture(scope="module", params=art.SETS)
def drawn(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that holds the pixels of every face of a set."""
    page = browser.new_page()
    page.evaluate(DRAW, [[picture(request.param, face) for face in FACES], WIDTH, HEIGHT])
    yield page
    page.close()


@pytest.mark.parametrize("sight", SIGHTS)
def test_faces_are_told_apart(drawn, sight):
    differences = drawn.evaluate(COMPARE, [SIGHTS[sight], NOTICEABLE])
    alike = [
        (FACES[a], FACES[b], differences[a][b])
        for a, b in combinations(range(len(FACES)), 2)
        if differences[a][b] < ENOUGH
    ]
    assert alike == []
