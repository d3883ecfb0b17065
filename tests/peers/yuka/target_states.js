// States for behaviors with a target.
import { Random, agent, other, plus, several, times } from './states.js';

const still = [0, 0];

export const seek = (() => {
    const random = new Random(1);
    const at = (changes, target) => {
        const it = agent(random, changes);
        return { agent: it, target: target?.(it) ?? random.point(200) };
    };
    const onTop = (it) => it.at;
    return [
        ...several(29, 'somewhere', () => at()),
        ...several(3, 'at rest', () => at({ velocity: still })),
        { name: 'on the target', ...at({}, onTop) },
        { name: 'on the target, at rest', ...at({ velocity: still }, onTop) },
        { name: 'head-on', ...at({}, (it) => plus(it.at, times(it.velocity, 16))) },
        { name: 'straight away from it', ...at({}, (it) => plus(it.at, times(it.velocity, -16))) },
        { name: 'very near', ...at({}, (it) => plus(it.at, [0, 1 / 1024])) },
        { name: 'very far', ...at({}, () => [-500000, 900000]) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, on the target', ...at({ maxSpeed: 0 }, onTop) },
    ];
})();

export const flee = (() => {
    const random = new Random(2);
    const at = (changes, target, panicDistance) => {
        const it = agent(random, changes);
        return {
            agent: it,
            target: target?.(it) ?? random.point(200),
            panicDistance: panicDistance ?? random.number(50, 400),
        };
    };
    const onTop = (it) => it.at;
    return [
        ...several(27, 'somewhere', () => at()),
        ...several(2, 'at rest', () => at({ velocity: still })),
        ...several(2, 'on the target', () => at({}, onTop)),
        { name: 'on the target, at rest', ...at({ velocity: still }, onTop) },
        ...several(2, 'exactly at the distance',
            () => at({}, (it) => plus(it.at, random.onCircle(0.5)), 32.5)),
        { name: 'just inside the distance',
            ...at({}, (it) => plus(it.at, random.onCircle(0.5)), 32.5 + 1 / 1024) },
        { name: 'just outside the distance',
            ...at({}, (it) => plus(it.at, random.onCircle(0.5)), 32.5 - 1 / 1024) },
        { name: 'distance 0', ...at({}, null, 0) },
        { name: 'distance 0, on the target', ...at({}, onTop, 0) },
        { name: 'head-on', ...at({}, (it) => plus(it.at, times(it.velocity, 8))) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
    ];
})();

export const arrive = (() => {
    const random = new Random(3);
    const at = (changes, target, settings) => {
        const it = agent(random, changes);
        return {
            agent: it,
            target: target?.(it) ?? random.point(100),
            deceleration: random.number(0.25, 60),
            tolerance: random.number(0, 4),
            ...settings,
        };
    };
    const onTop = (it) => it.at;
    const away = (it) => plus(it.at, random.onCircle(0.25));
    return [
        ...several(27, 'somewhere', () => at()),
        ...several(2, 'at rest', () => at({ velocity: still })),
        { name: 'on the target', ...at({}, onTop) },
        { name: 'on the target, at rest', ...at({ velocity: still }, onTop) },
        { name: 'on the target, tolerance 0', ...at({}, onTop, { tolerance: 0 }) },
        { name: 'within the tolerance', ...at({}, away, { tolerance: 20 }) },
        { name: 'exactly at the tolerance', ...at({}, away, { tolerance: 16.25 }) },
        { name: 'just outside the tolerance', ...at({}, away, { tolerance: 16.25 - 1 / 1024 }) },
        { name: 'exactly at the slowing radius',
            ...at({ maxSpeed: 6.5 }, away, { deceleration: 2.5 }) },
        { name: 'deceleration 0', ...at({}, null, { deceleration: 0 }) },
        { name: 'head-on, slowing down',
            ...at({}, (it) => plus(it.at, it.velocity), { deceleration: 8, tolerance: 0 }) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, on the target', ...at({ maxSpeed: 0 }, onTop) },
    ];
})();

/** Another agent on the line along which the agent moves: ahead by `distance` times its velocity. */
const lined = (it, distance, velocity) => ({
    at: plus(it.at, times(it.velocity, distance)),
    velocity: times(it.velocity, velocity),
});

export const pursuit = (() => {
    const random = new Random(4);
    const at = (changes, evader, predictionFactor = 1) => {
        const it = agent(random, changes);
        return { agent: it, others: [evader?.(it) ?? other(random)], predictionFactor };
    };
    return [
        ...several(24, 'somewhere', () => at()),
        ...several(3, 'no prediction', () => at({}, null, 0)),
        { name: 'at rest', ...at({ velocity: still }) },
        { name: 'of one at rest', ...at({}, () => other(random, { velocity: still })) },
        { name: 'both at rest', ...at({ velocity: still }, () => other(random, { velocity: still })) },
        { name: 'on top of it', ...at({}, (it) => other(random, { at: it.at })) },
        { name: 'on top of it, both at rest',
            ...at({ velocity: still }, (it) => ({ at: it.at, velocity: still })) },
        { name: 'head-on', ...at({}, (it) => lined(it, 16, -1)) },
        ...several(3, 'nearly head-on', () => at({}, (it) => ({
            at: plus(plus(it.at, times(it.velocity, 16)), random.point(8)),
            velocity: plus(times(it.velocity, -1), random.point(0.125)),
        }))),
        { name: 'head-on, and past', ...at({}, (it) => lined(it, -16, -1)) },
        { name: 'straight behind it', ...at({}, (it) => lined(it, 16, 1)) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, of one at rest',
            ...at({ maxSpeed: 0 }, () => other(random, { velocity: still })) },
    ];
})();

export const evade = (() => {
    const random = new Random(5);
    const at = (changes, pursuer, settings) => {
        const it = agent(random, changes);
        return {
            agent: it,
            others: [pursuer?.(it) ?? other(random)],
            panicDistance: random.number(100, 500),
            predictionFactor: 1,
            ...settings,
        };
    };
    return [
        ...several(24, 'somewhere', () => at()),
        ...several(3, 'no prediction', () => at({}, null, { predictionFactor: 0 })),
        { name: 'at rest', ...at({ velocity: still }) },
        { name: 'one at rest', ...at({}, () => other(random, { velocity: still })) },
        { name: 'both at rest', ...at({ velocity: still }, () => other(random, { velocity: still })) },
        ...several(2, 'on top of it', () => at({}, (it) => other(random, { at: it.at }))),
        { name: 'on top of it, both at rest',
            ...at({ velocity: still }, (it) => ({ at: it.at, velocity: still })) },
        { name: 'exactly at the distance', ...at({},
            (it) => ({ at: plus(it.at, random.onCircle(1)), velocity: still }),
            { panicDistance: 65 }) },
        { name: 'head-on', ...at({}, (it) => lined(it, 16, -1)) },
        { name: 'chased straight behind', ...at({}, (it) => lined(it, -16, 1)) },
        // The other comes from (6, 8) at speed 5, and M = 5: T = 1, and half of the distance is left.
        { name: 'comes straight at one at rest', ...at({ velocity: still, maxSpeed: 5 },
            (it) => ({ at: plus(it.at, [6, 8]), velocity: [-3, -4] })) },
        { name: 'no prediction, on top of it',
            ...at({}, (it) => other(random, { at: it.at }), { predictionFactor: 0 }) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, one at rest',
            ...at({ maxSpeed: 0 }, () => other(random, { velocity: still })) },
    ];
})();

export const offsetPursuit = (() => {
    const random = new Random(6);
    const at = (changes, leader, settings) => {
        const it = agent(random, changes);
        const place = { ahead: random.number(-40, 40), left: random.number(-40, 40) };
        const others = [leader?.(it) ?? other(random)];
        return { agent: it, others, ...place, ...settings };
    };
    const east = [2, 0];
    return [
        ...several(24, 'somewhere', () => at()),
        ...several(5, 'near its place', () => at({},
            (it) => ({ at: plus(it.at, random.point(4)), velocity: random.inDisc(2) }),
            { ahead: random.number(-4, 4), left: random.number(-4, 4) })),
        { name: 'at rest', ...at({ velocity: still }) },
        { name: 'of one at rest', ...at({}, () => other(random, { velocity: still })) },
        { name: 'both at rest', ...at({ velocity: still }, () => other(random, { velocity: still })) },
        { name: 'no offset', ...at({}, null, { ahead: 0, left: 0 }) },
        { name: 'no offset, on the leader',
            ...at({}, (it) => other(random, { at: it.at }), { ahead: 0, left: 0 }) },
        { name: 'on its place', ...at({},
            (it) => ({ at: plus(it.at, [-10, -5]), velocity: east }), { ahead: 10, left: -5 }) },
        { name: 'on its place, leader at rest', ...at({},
            (it) => ({ at: plus(it.at, [-10, -5]), velocity: still }), { ahead: 10, left: -5 }) },
        { name: 'straight ahead', ...at({}, null, { ahead: 30, left: 0 }) },
        { name: 'straight to the left', ...at({}, null, { ahead: 0, left: 30 }) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, leader at rest',
            ...at({ maxSpeed: 0 }, () => other(random, { velocity: still })) },
    ];
})();

export const interpose = (() => {
    const random = new Random(7);
    const at = (changes, pair, settings) => {
        const it = agent(random, changes);
        const others = pair?.(it) ?? [other(random), other(random)];
        return { agent: it, others, deceleration: random.number(0.5, 40), ...settings };
    };
    const resting = () => other(random, { velocity: still });
    return [
        ...several(26, 'somewhere', () => at()),
        ...several(3, 'slowing down', () => at({}, (it) => {
            const apart = random.point(30);
            const near = plus(it.at, random.point(4));
            return [
                { at: plus(near, apart), velocity: random.inDisc(1) },
                { at: plus(near, times(apart, -1)), velocity: random.inDisc(1) },
            ];
        })),
        { name: 'at rest', ...at({ velocity: still }) },
        { name: 'both others at rest', ...at({}, () => [resting(), resting()]) },
        { name: 'all at rest', ...at({ velocity: still }, () => [resting(), resting()]) },
        { name: 'in the middle', ...at({}, (it) =>
            [[8, 6], [-8, -6]].map((off) => other(random, { at: plus(it.at, off) }))) },
        { name: 'in the middle, others at rest', ...at({}, (it) =>
            [[8, 6], [-8, -6]].map((off) => ({ at: plus(it.at, off), velocity: still }))) },
        { name: 'both others at one place', ...at({}, () => {
            const place = random.point(200);
            return [other(random, { at: place }), other(random, { at: place })];
        }) },
        { name: 'all at one place', ...at({}, (it) =>
            [other(random, { at: it.at }), other(random, { at: it.at })]) },
        { name: 'others apart at the same speed', ...at({}, () => {
            const first = other(random);
            return [first, other(random, { velocity: times(first.velocity, -1) })];
        }) },
        { name: 'deceleration 0', ...at({}, null, { deceleration: 0 }) },
        { name: 'max speed 0', ...at({ maxSpeed: 0 }) },
        { name: 'max speed 0, others at rest',
            ...at({ maxSpeed: 0 }, () => [resting(), resting()]) },
    ];
})();
