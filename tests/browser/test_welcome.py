"""The line of the very first start names the house, and never moves the table under a finger."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.table import Table

# Where every tile lies and how large it is, to a tenth of a pixel.
BOXES = """() => [...document.querySelectorAll(".tile[data-slot]")].map((tile) => {
  const { x, y, width, height } = tile.getBoundingClientRect()
  return [tile.dataset.slot, ...[x, y, width, height].map((length) => Math.round(10 * length))]
})"""


OpenTable = Callable[..., Table]


def boxes(table: Table) -> dict[str, list[int]]:
    return {slot: box for slot, *box in table.page.evaluate(BOXES)}


def test_the_table_stays_in_place_from_the_first_tile_to_the_first_match(
    page: Page, phone: Page, site_url: str
) -> None:
    for visit in (page, phone):
        table = Table(visit, site_url).open("7-a")
        laid = boxes(table)
        note = visit.locator("#note")
        expect(note).to_be_visible()
        visit.wait_for_timeout(2_500)
        assert boxes(table) == laid
        table.play(table.matching()[:1])
        expect(note).to_be_hidden()
        left = boxes(table)
        assert len(left) == len(laid) - 2
        assert left.items() <= laid.items()


def test_a_line_that_was_read_gives_its_place_to_the_next_game(page: Page, site_url: str) -> None:
    table = Table(page, site_url).open("7-a")
    before = table.board.bounding_box()
    table.play(table.matching()[:1])
    table.deal_anew()
    after = table.board.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]


def test_the_first_start_offers_the_houses_without_standing_in_the_way(
    open_table: OpenTable,
) -> None:
    table = open_table("7-a")
    note = table.page.locator("#note")
    expect(note).to_contain_text("Ningbo")
    table.play(table.matching()[:1])
    expect(note).to_be_hidden()
    table.reload()
    expect(note).to_be_hidden()
    other = open_table()
    other.page.locator('#note [data-action="rules"]').click()
    other.page.locator('#rules [data-house="tower"]').click()
    expect(other.board).to_have_attribute("data-rules", "tower")
    expect(other.page.locator("#note")).to_be_hidden()
