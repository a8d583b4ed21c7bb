"""The page itself: index.html with the names of what was built, and its security policy."""

import re
from collections.abc import Callable

from ningbo.server.policy import CONTENT_POLICY
from tools.site.bundle import Bundle


def page(
    html: str,
    style: Bundle,
    script: Bundle,
    sprite: Callable[[str], str],
    art: Callable[[str], str],
) -> str:
    """Return index.html as it is served.

    `html` is the source; `sprite` gives the text of a sprite by name, `art` the name in assets/ of
    a file of web/art. Raises ValueError when the source lacks one of the places to fill.
    """
    preloads = "".join(
        f'<link rel="modulepreload" href="assets/{name}">' for name in script.imports
    )
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_POLICY}">'
    html = _replaced(html, "<head>", f"<head>{policy}")
    html = _replaced(html, 'href="css/main.css"', f'href="assets/{style.file}"')
    html = _replaced(html, 'src="js/main.js"', f'src="assets/{script.file}"')
    html = _replaced(html, "</head>", f"{preloads}</head>")
    html = re.sub(r'href="art/([^"]+)"', lambda found: f'href="assets/{art(found[1])}"', html)
    html = re.sub(r"<!-- ningbo:sprite ([\w-]+) -->", lambda found: sprite(found[1]), html)
    return re.sub(r"<!--.*?-->\s*", "", html, flags=re.DOTALL)


def stamped(html: str, version: str) -> str:
    """Return the page with its version in it: what the service worker knows it by."""
    return _replaced(html, "</head>", f'<meta name="version" content="{version}"></head>')


def _replaced(html: str, old: str, new: str) -> str:
    if html.count(old) != 1:
        raise ValueError(f"index.html must say {old} once, and says it {html.count(old)} times")
    return html.replace(old, new)
