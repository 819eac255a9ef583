//! The initial weights of a packed match: how often the bots made each choice in matches of all presets (180 of the
//! intermediate level, 45 of the advanced), with rare choices raised slightly.
//!
//! They belong to version 1 and must not change: every stored match was packed with them.

/// Declaring a blind nil: no, yes. The bots' play gives no figures for this.
pub(super) const BLIND: [u16; 2] = [60, 1];
/// Calling a renege whenever it is possible: no, yes.
pub(super) const CALL: [u16; 2] = [1900, 1];
/// Discarding or keeping a drawn card: separately for other suits (first) and spades, by rank from two to ace.
pub(super) const DRAFT: [[[u16; 2]; 13]; 2] = [
    [
        [347, 4],
        [324, 4],
        [329, 4],
        [333, 5],
        [335, 5],
        [339, 6],
        [321, 9],
        [337, 10],
        [325, 15],
        [315, 19],
        [83, 255],
        [14, 323],
        [6, 330],
    ],
    [
        [4, 114],
        [4, 119],
        [4, 115],
        [4, 112],
        [4, 115],
        [4, 118],
        [4, 119],
        [4, 109],
        [4, 114],
        [4, 112],
        [4, 110],
        [4, 110],
        [4, 108],
    ],
];
/// Bidding nil, no or yes: by strength.
pub(super) const NIL: [[u16; 2]; 10] = [
    [4, 4],
    [14, 6],
    [51, 10],
    [123, 9],
    [176, 9],
    [195, 4],
    [178, 3],
    [152, 3],
    [93, 3],
    [46, 3],
];
/// Bid minus strength, from −13 on: for two players, for more.
pub(super) const BIDS: [[u16; 27]; 2] = [
    [
        2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 13, 47, 111, 119, 88, 22, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ],
    [
        2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 40, 128, 137, 65, 23, 10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ],
];
/// Kinds of cards led: by need.
pub(super) const LEAD: [[u16; 7]; 3] = [
    [2, 37, 62, 133, 128, 36, 11],
    [2, 126, 26, 63, 167, 15, 9],
    [2, 2, 2, 2, 9, 3, 4],
];
/// Kinds of cards played to a trick: by need, whether the seat plays last, and whether its side is winning the trick.
pub(super) const FOLLOW: [[[[u16; 11]; 2]; 2]; 3] = [
    [
        [
            [147, 23, 94, 26, 12, 26, 5, 7, 42, 27, 2],
            [180, 13, 38, 9, 4, 67, 7, 15, 28, 31, 2],
        ],
        [
            [197, 13, 64, 3, 2, 29, 3, 5, 82, 12, 2],
            [117, 14, 12, 2, 2, 36, 4, 8, 13, 7, 7],
        ],
    ],
    [
        [
            [104, 18, 51, 6, 2, 129, 25, 23, 37, 10, 5],
            [15, 2, 10, 2, 2, 28, 5, 4, 11, 6, 2],
        ],
        [
            [127, 19, 31, 4, 2, 137, 30, 18, 27, 7, 9],
            [9, 3, 3, 2, 2, 9, 2, 2, 4, 2, 2],
        ],
    ],
    [
        [
            [65, 57, 26, 5, 4, 18, 15, 20, 4, 2, 5],
            [31, 27, 7, 2, 2, 9, 8, 10, 2, 2, 2],
        ],
        [
            [29, 31, 4, 2, 2, 12, 13, 7, 2, 2, 3],
            [24, 26, 3, 2, 2, 3, 4, 4, 2, 2, 4],
        ],
    ],
];
