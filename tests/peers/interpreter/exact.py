"""Numbers of docs/runtime.md: vectors as pairs, the two roundings, sine and cosine, random numbers."""

from math import floor as whole_floor, sqrt

LATTICE = 1.5 * 2.0**24
STEP = 2.0**-28
LIMIT = 1000000.0
NO_LIMIT = 4000000.0


def smaller(a, b):
    return a if a < b else b


def larger(a, b):
    return a if a > b else b


def floor(x):
    return float(whole_floor(x))


def plus(v, w):
    return (v[0] + w[0], v[1] + w[1])


def minus(v, w):
    return (v[0] - w[0], v[1] - w[1])


def times(v, k):
    return (v[0] * k, v[1] * k)


def dot(v, w):
    return v[0] * w[0] + v[1] * w[1]


def length(v):
    return sqrt(v[0] * v[0] + v[1] * v[1])


def unit(v):
    size = length(v)
    if not size > 0:
        size = 1.0
    return (v[0] / size, v[1] / size)


def truncate(v, most):
    size = length(v)
    if size > most:
        k = most / size
        return (v[0] * k, v[1] * k)
    return v


def left(v):
    return (v[1], 0.0 - v[0])


def lattice(x):
    return (x + LATTICE) - LATTICE


def lattice_pair(v):
    return (lattice(v[0]), lattice(v[1]))


class ExactSum:
    """Rounds the parts of a sum so that their order does not matter."""

    def __init__(self, count, bound):
        self.bound = bound
        q = STEP
        while count * bound > q * 2.0**53:
            q *= 2
        while bound > q * 2.0**50:
            q *= 2
        self.anchor = 1.5 * 2.0**52 * q

    def part(self, x):
        cut = smaller(larger(x, 0.0 - self.bound), self.bound)
        return (cut + self.anchor) - self.anchor

    def pair(self, v):
        return (self.part(v[0]), self.part(v[1]))


SINE = [-1 / 1307674368000, 1 / 6227020800, -1 / 39916800, 1 / 362880, -1 / 5040, 1 / 120, -1 / 6]
COSINE = [-1 / 87178291200, 1 / 479001600, -1 / 3628800, 1 / 40320, -1 / 720, 1 / 24]


def sine_cosine(degrees):
    n = floor(degrees * (1.0 / 90) + 0.5)
    rest = degrees - n * 90.0
    turn = n - 4.0 * floor(n * 0.25)
    r = rest * 0.017453292519943295769
    q = r * r
    s = 1 / 355687428096000
    for term in SINE:
        s = s * q + term
    sine = r + r * (q * s)
    c = 1 / 20922789888000
    for term in COSINE:
        c = c * q + term
    half = 0.5 * q
    near = 1.0 - half
    cosine = near + (((1.0 - near) - half) + q * q * c)
    if turn == 0:
        return sine, cosine
    if turn == 1:
        return cosine, 0.0 - sine
    if turn == 2:
        return 0.0 - sine, 0.0 - cosine
    return 0.0 - cosine, sine


def direction(degrees):
    sine, cosine = sine_cosine(degrees)
    return (cosine, 0.0 - sine)


def wrap_degrees(degrees):
    rest = degrees - 360.0 * floor(degrees * (1.0 / 360))
    if rest < 0:
        rest = rest + 360.0
    return rest - 360.0 if rest >= 360.0 else rest


MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
FNV_START = 0xCBF29CE484222325
ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)


def fnv(data, state=FNV_START):
    for byte in data:
        state = ((state ^ byte) * 0x100000001B3) & MASK64
    return state


def words(value):
    return value & MASK32, value >> 32 & MASK32


def threefry(counter, key):
    keys = (key[0], key[1], 0x1BD11BDA ^ key[0] ^ key[1])
    a = (counter[0] + keys[0]) & MASK32
    b = (counter[1] + keys[1]) & MASK32
    for turn in range(20):
        a = (a + b) & MASK32
        by = ROTATIONS[turn % 8]
        b = ((b << by | b >> (32 - by)) & MASK32) ^ a
        if turn % 4 == 3:
            i = turn // 4 + 1
            a = (a + keys[i % 3]) & MASK32
            b = (b + keys[(i + 1) % 3] + i) & MASK32
    return a, b


class Stream:
    """The random numbers of one node, or of one purpose, for the agents of a type."""

    def __init__(self, seed, owner, name, shift=0):
        self.seed = seed
        self.owner = owner
        self.name = (fnv(name.encode()) + shift) & MASK64
        self.key = threefry(words(self.name), threefry(words(fnv(owner.encode())), words(seed)))

    def draw(self, time, ordinal, number=0):
        low, high = words(time)
        counter = (low, (ordinal << 8 | number) & MASK32)
        a, b = threefry(counter, (self.key[0], self.key[1] ^ high))
        return (float(a >> 5) * 67108864.0 + float(b >> 6)) / 9007199254740992.0
