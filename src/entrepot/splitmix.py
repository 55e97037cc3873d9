"""SplitMix64, a generator of 64-bit numbers; and how it shuffles with machine integers.

There, a number is worked on as three digits: its 22 lowest bits, the next 22, and the 20 highest.
No product of two digits leaves the range of a machine's integer, so plain code draws the same. But
that takes three times as long as with Python's own numbers, so plain code does not shuffle so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    Digits = tuple[i64, i64, i64]

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
STEP: Final = 0x9E37_79B9_7F4A_7C15
"""What the state grows by with every number drawn."""
FAST: Final = not __file__.endswith(".py")
"""Are machine integers there?"""
_DIGIT: Final = 0x3F_FFFF
_LAST: Final = 0xF_FFFF


def mixed(number: int) -> int:
    """A 64-bit number in which every bit depends on every bit of `number`."""
    z = number & MASK
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def shuffled(items: list[Any], state: int) -> int:
    """Shuffle the items; returns the new state. Every place but the first takes one number."""
    drawn, step, last = _digits(state), _digits(STEP), len(items)
    limit: i64 = last
    while limit > 1:
        drawn = _carried(drawn[0] + step[0], drawn[1] + step[1], drawn[2] + step[2])
        low, middle, high = _mixed(drawn)
        # the number times the limit, without its 64 lowest bits
        other = (((low * limit >> 22) + middle * limit >> 22) + high * limit) >> 20
        limit -= 1
        items[limit], items[other] = items[other], items[limit]
    return (state + STEP * max(last - 1, 0)) & MASK


def _digits(number: int) -> Digits:
    return number & _DIGIT, number >> 22 & _DIGIT, number >> 44 & _LAST


def _carried(low: i64, middle: i64, high: i64) -> Digits:
    """What goes beyond a digit is added to the next; what goes beyond the last is dropped."""
    middle += low >> 22
    high += middle >> 22
    return low & _DIGIT, middle & _DIGIT, high & _LAST


def _mixed(z: Digits) -> Digits:
    z = _stirred(z, 8, 0x24_E5B9, 0x1D_B473, 0xB_F584)  # 0xBF58_476D_1CE4_E5B9
    low, middle, high = _stirred(z, 5, 0x31_11EB, 0x26_EC4C, 0x9_4D04)  # 0x94D0_49BB_1331_11EB
    return low ^ ((middle >> 9 | high << 13) & _DIGIT), middle ^ high >> 9, high


def _stirred(z: Digits, shift: i64, a: i64, b: i64, c: i64) -> Digits:
    """(z ^ (z >> 22 + shift)) times the factor with the digits a, b and c."""
    low, middle, high = z
    low ^= (middle >> shift | high << 22 - shift) & _DIGIT
    middle ^= high >> shift
    return _carried(low * a, low * b + middle * a, low * c + middle * b + high * a)
