#!/usr/bin/env python3
"""Makes the two font subsets of this folder. Run once with `pip install fonttools`; the results are committed.

    python3 subset.py LinLibertine_RB.otf Inter_500Medium.ttf

The first file comes from Debian's `fonts-linuxlibertine`, the second from npm's `@expo-google-fonts/inter` 0.4.2
(folder 500Medium). "Linux Libertine" is a reserved font name, so the subset of it bears another one.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2010, 0x2015), (0x2018, 0x201E), (0x2190, 0x2193)]
SINGLE = [0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265]
FEATURES = ["kern", "liga", "calt", "lnum", "tnum", "pnum", "ccmp", "locl", "mark", "mkmk", "case"]


def make(source, target, family):
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14])
    options.drop_tables += ["FFTM", "DSIG", "STAT"]
    font = TTFont(source, recalcTimestamp=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[c for a, b in RANGES for c in range(a, b + 1)] + SINGLE)
    subsetter.subset(font)
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


make(sys.argv[1], "spades-serif-bold.otf", "Spades Serif")
make(sys.argv[2], "inter-medium.ttf", None)
