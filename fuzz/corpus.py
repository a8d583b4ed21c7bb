"""Write the corpus: small files of our own, at least one for each turn that a grammar takes.

    python -m fuzz.corpus

The files are committed; this remakes them, so that each can be read where it is made.
"""

from pathlib import Path

from ningbo.core.drawing import layout_from_text
from ningbo.formats import FORMATS, by_id, write
from ningbo.formats.result import Entry

CORPUS = Path(__file__).with_name("corpus")

BRIDGE = """\
ningbo-layout 1
name: Small Bridge
layer 1
[][]  [][]

[][][][][]
layer 2
 []    []

 [][]

layer 3

    []
"""

BY_HAND = {
    "kmahjongg-no-k": "mahjongg-layout-v1.1\n# name: Low\n# by: Lin\nw4\nh2\nd1\n1212\n4343\n",
    "kmahjongg-headerless": "# only sizes\nw4\nh2\nd1\n1212\n4343\n",
    "kmahjongg-wrong-marks": "kmahjongg-layout-v1.1\nw6\nh2\nd1\n12..1x\n432243\n",
    "kmahjongg-tall": "kmahjongg-layout-v1.1\nw2\nh18\nd1\n" + "12\n43\n" * 9,
    "kyodai-crlf": "Kyodai 3.0\r\nSteps by Lin :: Small\r\n" + "10" * 6 + "0" * 3388 + "\r\n",
    "kyodai-rows": "Kyodai 6.0\nRows\n" + "\n".join(["1010" + "0" * 30] * 1 + ["0" * 34] * 99),
    "gnome-every-element": """\
<?xml version="1.0"?>
<!-- a comment with <tags> & signs -->
<mahjongg>
  <map name="All &amp; &quot;more&quot; &#233;" scorename='all'>
    <layer z="1"><tile x="0.5" y="0"/><row y="1.5" left="0" right="2"/></layer>
    <column x="4" top="0" bottom="2"/>
    <block z="2" left="0" right="1" top="3" bottom="4.5"/>
    <tile x="6" y="0" z="0"></tile>
  </map>
  <MAP Name="Lower" SCORENAME="lower"><row y="0" left="0" right="1"/><sparkle/></MAP>
  <map name="Odd"><tile x="0" y="0"/></map>
</mahjongg>
""",
    "gnome-backwards": (
        '<map name="B"><row y="0" left="3" right="1"/><row y="1" left="0" right="1"/></map>'
    ),
    "xmahjongg-negative": "# a comment\n-2 0 0\n0 0 0 and a remark\n\t0\t2\t0\n",
    "pysolfc-bare": "0aaaacagea\n",
    "pysolfc-named": "# name: Towers\n# by: Lin\n0gaagca\n\n# category: Small\n0aaaaca\n",
    "pysolfc-table": "gameid\tname\tncards\tlayout\n7001\tOne\t2\t0aaaaca\n7002\tTwo\t3\t0aaaaca\n",
    "pysolfc-source": (
        "from mahjongg import r\n# r(1, \"No\", layout=\"0aaaaca\")\n"
        'r(7001, "One", layout="0aaaaca")\nr(7002, "Two", ncards=4, layout="0baabca")\n'
    ),
    "mah-single": '{"name":"One","map":[[0,[[0,[[0,2]]],[2,4]]],[1,[[1,1]]]]}',
    "mah-several": (
        '{"mah":"1.0","boards":[{"id":"7","name":"\\ud83d\\ude00","by":"Lin","cat":"Small",'
        '"map":[[0,[[0,[0,2,[4,2]]]]]]},{"name":"Bad","map":[[0,[[0,[[0,-1]]]]]]}]}'
    ),
    "mah-array": '[{"name":"A","map":[[0,[[0,[[0,2]]]]]]},{"name":"B","map":[[0,[[0,[[0,4]]]]]]}]',
    "mah-mapping": '[{"name":"Old","mapping":[[1,0,0,2],[1,4,0],[2,1,0]],"src":"Small"}]',
    "mah-address": (
        "https://example.org/mah/?mah=eyJtYWgiOiIxLjAiLCJib2FyZHMiOlt7Im5hbWUiOiJMIiwibWFwIjpb"
        "WzAsW1swLFtbMCwyXV1dXV1dfV19&x=1#top"
    ),
    "ace-unended": "-0,0,0,2,4,-0,2,0,\n6,-1,0,1",
    "ace-zeros": "0,0,0,0,2,0,127\n",
    "ningbo-bare": "layer 1\n[][]\nlayer 2\n []\n",
    "ningbo-floating": "ningbo-layout 1\nlayer 1\nlayer 2\n [] []\n",
    "windows-1252": b"Kyodai 6.0\r\nM\xf6we :: V\xf6gel\r\n" + b"101" + b"0" * 3397 + b"\r\n",
    "bom": b"\xef\xbb\xbf0 0 0\n0 2 0\n",
    "old-line-ends": b"# one\r0 0 0\r0 2 0\r",
    "desktop": "[KMahjonggLayout]\nName=Low\nAuthor=Lin\nFileName=low.layout\nVersionFormat=1\n",
    "utf-16": "0 0 0\n".encode("utf-16"),
    "binary": b"\x7fELF\0\0",
    "html": "<!DOCTYPE html><html><body>404</body></html>",
    "empty": "",
}  # fmt: skip


def main() -> None:
    """Write every file."""
    CORPUS.mkdir(exist_ok=True)
    for name, content in BY_HAND.items():
        data = content.encode() if isinstance(content, str) else content
        (CORPUS / name).write_bytes(data)
    bridge = Entry(layout_from_text(BRIDGE), author="Lin", category="Small")
    for format in FORMATS:
        for version in by_id(format).VERSIONS:
            name = "-".join(part for part in (format, "bridge", version) if part)
            (CORPUS / name).write_bytes(write(format, [bridge], version).data)
    print(f"Wrote {len(list(CORPUS.iterdir()))} files to {CORPUS.name}/")


if __name__ == "__main__":
    main()
