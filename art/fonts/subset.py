#!/usr/bin/env python3
"""Makes the font subsets of this folder. Run with `pip install fonttools`; the results are committed.

    python3 subset.py base LinLibertine_RB.otf Inter_500Medium.ttf
    python3 subset.py scripts NotoSansCJK-Medium.ttc NotoSansArabic-Regular.ttf

The first file comes from Debian's `fonts-linuxlibertine`, the second from npm's `@expo-google-fonts/inter` 0.4.2
(folder 500Medium). "Linux Libertine" is a reserved font name, so the subset of it bears another one. The others come from
Debian's `fonts-noto-cjk-extra` and `fonts-noto-core` (or `fonts-noto-unhinted`). They are subset to the letters of the
translations and those of common names (`names-han.txt`): run the second line again when `cargo bake fonts` asks for it.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2009, 0x200A), (0x2010, 0x2015), (0x2018, 0x201E), (0x202F, 0x202F), (0x2190, 0x2193)]
SINGLE = [0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265]
FEATURES = ["kern", "liga", "calt", "lnum", "tnum", "pnum", "ccmp", "locl", "mark", "mkmk", "case"]
JOINING = ["init", "medi", "fina", "isol", "rlig"]
HERE = Path(__file__).parent


def reduce(font, letters, features):
    options = subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.drop_tables += ["FFTM", "DSIG", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def base(source, target, family):
    font = TTFont(source, recalcTimestamp=False)
    reduce(font, [c for a, b in RANGES for c in range(a, b + 1)] + SINGLE, FEATURES)
    if family:
        names = {1: family, 3: family, 4: family + " Bold", 6: family.replace(" ", "") + "-Bold"}
        for record in font["name"].names:
            if record.nameID in names:
                record.string = names[record.nameID]
        if "CFF " in font:
            cff = font["CFF "].cff
            cff.fontNames = [names[6]]
            cff.topDictIndex[0].FullName, cff.topDictIndex[0].FamilyName = names[4], names[1]
    font.save(target)


def written(*ranges):
    """Returns the letters of all translations and of common names within these ranges."""
    texts = [path.read_text() for path in sorted((HERE / "../../assets/i18n").glob("*/*.ftl"))]
    texts += [path.read_text() for path in (HERE / "../../crates/words/src/languages.rs", HERE / "names-han.txt")]
    letters = {ord(letter) for letter in "".join(texts)}
    return {letter for letter in letters if any(a <= letter <= b for a, b in ranges)}


def scripts(han, arabic):
    collection = TTCollection(han)
    font = next(font for font in collection.fonts if font["name"].getDebugName(1).startswith("Noto Sans CJK SC"))
    punctuation = set(range(0x3001, 0x3012)) | set(range(0xFF01, 0xFF20))
    letters = written((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFFEF)) | punctuation
    reduce(font, sorted(letters), ["kern", "locl", "ccmp"])
    font.save("noto-sans-sc.otf")
    font = TTFont(arabic, recalcTimestamp=False)
    letters = set(range(0x600, 0x700)) | {0x200C, 0x200D, 0x200E, 0x200F}
    reduce(font, sorted(letters), FEATURES + JOINING)
    font.save("noto-sans-arabic.ttf")


if sys.argv[1] == "base":
    base(sys.argv[2], "spades-serif-bold.otf", "Spades Serif")
    base(sys.argv[3], "inter-medium.ttf", None)
else:
    scripts(*sys.argv[2:])
