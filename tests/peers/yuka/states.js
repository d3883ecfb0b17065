// Random states for the comparison with a peer. All numbers are multiples of 1/1024, which JSON,
// doubles and the lattice of the simulation hold exactly.

/** Random numbers that are the same on every machine: mulberry32. */
export class Random {
    #state;

    constructor(seed) {
        this.#state = seed;
    }

    fraction() {
        this.#state = (this.#state + 0x6d2b79f5) | 0;
        let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    }

    /** In [low, high). */
    number(low, high) {
        return low + Math.floor(this.fraction() * (high - low) * 1024) / 1024;
    }

    /** A whole number from low to high, both included. */
    whole(low, high) {
        return low + Math.floor(this.fraction() * (high - low + 1));
    }

    pick(list) {
        return list[this.whole(0, list.length - 1)];
    }

    /** In a square around the origin. */
    point(half) {
        return [this.number(-half, half), this.number(-half, half)];
    }

    /** In a disc around the origin. */
    inDisc(radius) {
        for (;;) {
            const [x, y] = this.point(radius);
            if (x * x + y * y <= radius * radius)
                return [x, y];
        }
    }

    /** A vector whose length is exactly 65 * scale. */
    onCircle(scale) {
        const [a, b] = this.pick([[0, 65], [16, 63], [25, 60], [33, 56], [39, 52]]);
        const [x, y] = this.fraction() < 0.5 ? [a, b] : [b, a];
        const sign = () => (this.fraction() < 0.5 ? -scale : scale);
        return [sign() * x, sign() * y];
    }
}

export const plus = ([a, b], [c, d]) => [a + c, b + d];
export const times = ([a, b], k) => [a * k, b * k];

/** The steered agent: place, velocity and max speed. */
export function agent(random, changes = {}) {
    const maxSpeed = changes.maxSpeed ?? random.number(1, 8);
    return { at: random.point(200), velocity: random.inDisc(maxSpeed), maxSpeed, ...changes };
}

/** Another agent, which may be faster. */
export function other(random, changes = {}) {
    return { at: random.point(200), velocity: random.inDisc(10), ...changes };
}

/** `count` random states with one name. */
export const several = (count, name, make) =>
    Array.from({ length: count }, () => ({ name, ...make() }));
