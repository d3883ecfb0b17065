// States for behaviors with neighbors.
import { Random, agent, other, plus, several, times } from './states.js';

const still = [0, 0];
const radius = 50;

/** @param others makes the others for the steered agent */
const among = (random, others, changes) => {
    const it = agent(random, changes);
    return { agent: it, others: others(it), radius };
};

/** Some others around the agent, part of them too far away to count. */
const around = (random, low, high) => (it) =>
    Array.from({ length: random.whole(low, high) }, () => ({
        at: plus(it.at, random.point(radius)),
        velocity: random.inDisc(8),
    }));

const oneAt = (random, offset) => (it) => [other(random, { at: plus(it.at, offset) })];

/** Others at one distance. */
const ring = (random, count, distance) => (it) =>
    Array.from({ length: count },
        () => other(random, { at: plus(it.at, random.onCircle(distance / 65)) }));

/** Special cases for all three behaviors. (30, 40) is exactly at the radius. */
const oddCases = (random) => [
    { name: 'no others', ...among(random, () => []) },
    { name: 'all too far', ...among(random, oneAt(random, [300, 20])) },
    { name: 'exactly at the radius', ...among(random, oneAt(random, [30, -40])) },
    { name: 'at the radius and inside', ...among(random, (it) =>
        [[-40, 30], [3, 5]].map((offset) => other(random, { at: plus(it.at, offset) }))) },
    { name: 'just inside the radius', ...among(random, oneAt(random, [30, -40 + 1 / 1024])) },
    { name: 'at one place', ...among(random, oneAt(random, [0, 0])) },
    { name: 'at one place, at rest', ...among(random, oneAt(random, [0, 0]), { velocity: still }) },
    { name: 'max speed 0', ...among(random, around(random, 3, 3), { maxSpeed: 0 }) },
];

export const separation = (() => {
    const random = new Random(8);
    const opposite = [[12, -7], [-12, 7]];
    return [
        ...several(14, 'some', () => among(random, around(random, 2, 8))),
        ...several(2, 'a crowd', () => among(random, around(random, 30, 30))),
        ...several(7, 'one', () => among(random, around(random, 1, 1))),
        ...several(6, 'at one distance',
            () => among(random, ring(random, random.whole(2, 6), random.pick([8.125, 16.25, 32.5])))),
        { name: 'at rest', ...among(random, around(random, 3, 3), { velocity: still }) },
        { name: 'very near', ...among(random, oneAt(random, [1 / 1024, 0])) },
        { name: 'between two', ...among(random, (it) =>
            opposite.map((offset) => other(random, { at: plus(it.at, offset) }))) },
        ...oddCases(random),
    ];
})();

export const alignment = (() => {
    const random = new Random(9);
    /** All agents at one speed, 65 * scale, which is their max speed. */
    const marching = (scale, others) => {
        const it = agent(random, { velocity: random.onCircle(scale), maxSpeed: 65 * scale });
        return {
            agent: it,
            others: others(it).map((each) => ({ ...each, velocity: random.onCircle(scale) })),
            radius,
        };
    };
    const same = (it) => around(random, 3, 3)(it).map((each) => ({ ...each, velocity: it.velocity }));
    return [
        ...several(13, 'somewhere', () => among(random, around(random, 1, 8))),
        ...several(14, 'all at one speed',
            () => marching(random.pick([1, 2, 3, 5]) / 64, around(random, 1, 8))),
        { name: 'a crowd at one speed', ...marching(1 / 16, around(random, 30, 30)) },
        { name: 'all the same way', ...among(random, same) },
        { name: 'head-on', ...among(random, (it) =>
            [lined(it, 4, -1)]) },
        { name: 'at rest', ...among(random, around(random, 3, 3), { velocity: still }) },
        { name: 'others at rest', ...among(random, (it) =>
            around(random, 3, 3)(it).map((each) => ({ ...each, velocity: still }))) },
        ...oddCases(random),
    ];
})();

export const cohesion = (() => {
    const random = new Random(10);
    const resting = { velocity: still };
    return [
        ...several(13, 'somewhere', () => among(random, around(random, 1, 8))),
        ...several(14, 'at rest', () => among(random, around(random, 1, 8), resting)),
        { name: 'a crowd, at rest', ...among(random, around(random, 30, 30), resting) },
        { name: 'in the middle', ...among(random, (it) =>
            [[20, 5], [-20, -5]].map((offset) => other(random, { at: plus(it.at, offset) }))) },
        { name: 'in the middle, at rest', ...among(random, (it) =>
            [[20, 5], [-20, -5]].map((offset) => other(random, { at: plus(it.at, offset) })),
            resting) },
        { name: 'head-on', ...among(random, (it) => [lined(it, 4, -1)]) },
        { name: 'very near', ...among(random, oneAt(random, [1 / 1024, 0]), resting) },
        ...oddCases(random),
    ];
})();

function lined(it, distance, speed) {
    return { at: plus(it.at, times(it.velocity, distance)), velocity: times(it.velocity, speed) };
}
