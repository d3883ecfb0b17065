// States for following a path. `waypoint` is the waypoint that yuka seeks before the step;
// `waypointAfter`, which record.js adds, is the one that it seeks in the step.
import { Random, agent, plus, several } from './states.js';

const still = [0, 0];

export const followPath = (() => {
    const random = new Random(11);

    /** Wide zigzags from left to right, so that a place beside a leg is nearest to that leg. */
    const zigzag = (count) => {
        const start = random.point(100);
        return Array.from({ length: count },
            (_, i) => plus(start, [i * random.number(100, 110), random.number(-40, 40)]));
    };
    const square = () => {
        const corner = random.point(50);
        return [[0, 0], [120, 0], [120, 120], [0, 120]].map((offset) => plus(corner, offset));
    };
    /** A place a little off the leg to a waypoint, at a share of the leg. */
    const beside = (points, waypoint, share, off) => {
        const [ax, ay] = points[(waypoint + points.length - 1) % points.length];
        const [bx, by] = points[waypoint];
        const place = [ax + (bx - ax) * share, ay + (by - ay) * share];
        return plus(place, random.point(off)).map((x) => Math.round(x * 1024) / 1024);
    };
    const at = (points, waypoint, place, { loop = false, reach = 1, ...changes } = {}) => ({
        agent: agent(random, { at: place, ...changes }),
        points,
        loop,
        waypoint,
        nextWaypointDistance: reach,
    });
    const onLeg = (count, leg, changes) => {
        const points = zigzag(count);
        const share = random.pick([0.25, 0.375, 0.5, 0.625, 0.75]);
        return at(points, leg, beside(points, leg, share, 6), changes);
    };
    const onSquare = (leg, changes) => {
        const points = square();
        return at(points, leg, beside(points, leg, 0.5, 6), { loop: true, ...changes });
    };
    /** At an offset from a waypoint. */
    const near = (count, waypoint, off, changes) => {
        const points = zigzag(count);
        return at(points, waypoint, plus(points[waypoint], off), changes);
    };
    return [
        ...several(14, 'beside a leg', () => onLeg(6, random.whole(1, 4))),
        ...several(4, 'beside a leg, at rest',
            () => onLeg(6, random.whole(1, 4), { velocity: still })),
        ...several(6, 'beside the last leg', () => onLeg(4, 3)),
        ...several(2, 'slowing down at the end',
            () => near(4, 3, random.point(4), { maxSpeed: random.number(4, 8) })),
        ...several(4, 'round', () => onSquare(random.whole(0, 3))),
        { name: 'round, on to the first', ...(() => {
            const points = square();
            return at(points, 3, plus(points[3], [0.5, 0.25]), { loop: true });
        })() },
        { name: 'on to the next', ...near(5, 2, [0.5, 0.25]) },
        { name: 'exactly at the distance of the next', ...near(5, 2, [-0.75, 1], { reach: 1.25 }) },
        { name: 'past the waypoint', ...near(5, 2, [3, 2]) },
        { name: 'on the waypoint', ...near(5, 2, [0, 0]) },
        { name: 'on the waypoint, distance 0', ...near(5, 2, [0, 0], { reach: 0 }) },
        { name: 'on the end', ...near(4, 3, [0, 0]) },
        { name: 'on the end, at rest', ...near(4, 3, [0, 0], { velocity: still }) },
        { name: 'one point', ...at([[10, 20]], 0, random.point(50)) },
        { name: 'max speed 0', ...onLeg(6, 2, { maxSpeed: 0 }) },
    ];
})();
