// Prints the forces of yuka's steering behaviors, in the format of tests/data/yuka/forces.json.
// yuka's plane is x/z with y up; Tiller's is x/y. Vehicles at rest head along +x, as in Tiller.
import { createRequire } from 'node:module';
import YUKA from 'yuka';
import { alignment, cohesion, separation } from './flocking_states.js';
import { followPath } from './path_states.js';
import { arrive, evade, flee, interpose, offsetPursuit, pursuit, seek } from './target_states.js';

const vector = ([x, y]) => new YUKA.Vector3(x, 0, y);

/** A yuka vehicle that heads where it moves. */
function vehicle({ at, velocity, maxSpeed = 1 }) {
    const it = new YUKA.Vehicle();
    it.position.copy(vector(at));
    it.velocity.copy(vector(velocity));
    it.maxSpeed = maxSpeed;
    const forward = it.getSpeed() > 0 ? it.velocity : vector([1, 0]);
    it.lookAt(it.position.clone().add(forward));
    return it;
}

/** A vehicle among others; yuka chooses its neighbors. */
function amongOthers(state) {
    const it = vehicle(state.agent);
    it.updateNeighborhood = true;
    it.neighborhoodRadius = state.radius;
    const manager = new YUKA.EntityManager();
    manager.add(it);
    for (const each of state.others)
        manager.add(vehicle(each));
    manager.updateNeighborhood(it);
    return it;
}

/** Functions that make the yuka behavior for a state. */
const behaviors = {
    seek: (s) => new YUKA.SeekBehavior(vector(s.target)),
    flee: (s) => new YUKA.FleeBehavior(vector(s.target), s.panicDistance),
    arrive: (s) => new YUKA.ArriveBehavior(vector(s.target), s.deceleration, s.tolerance),
    pursuit: (s) => new YUKA.PursuitBehavior(vehicle(s.others[0]), s.predictionFactor),
    evade: (s) => new YUKA.EvadeBehavior(vehicle(s.others[0]), s.panicDistance, s.predictionFactor),
    offsetPursuit: (s) => new YUKA.OffsetPursuitBehavior(vehicle(s.others[0]),
        new YUKA.Vector3(s.left, 0, s.ahead)),
    interpose: (s) =>
        new YUKA.InterposeBehavior(vehicle(s.others[0]), vehicle(s.others[1]), s.deceleration),
    separation: () => new YUKA.SeparationBehavior(),
    alignment: () => new YUKA.AlignmentBehavior(),
    cohesion: () => new YUKA.CohesionBehavior(),
    followPath: (s) => {
        const path = new YUKA.Path();
        path.loop = s.loop;
        for (const point of s.points)
            path.add(vector(point));
        for (let i = 0; i < s.waypoint; ++i)
            path.advance();
        return new YUKA.FollowPathBehavior(path, s.nextWaypointDistance);
    },
};

/** One flat record of the state and the force; null where yuka's force is NaN. */
function record(behavior, state) {
    const it = state.radius === undefined ? vehicle(state.agent) : amongOthers(state);
    const asked = behaviors[behavior](state);
    const force = asked.calculate(it, new YUKA.Vector3(), 1);
    if (force.y !== 0 && !Number.isNaN(force.y))
        throw new Error(`${behavior}: ${state.name}: the force leaves the plane`);
    const { name, agent, others, target, points, ...settings } = state;
    return {
        case: name,
        x: agent.at[0],
        y: agent.at[1],
        vx: agent.velocity[0],
        vy: agent.velocity[1],
        maxSpeed: agent.maxSpeed,
        ...(target && { targetX: target[0], targetY: target[1] }),
        ...(others && { others: others.flatMap((each) => [...each.at, ...each.velocity]) }),
        ...(points && { points: points.flat() }),
        ...settings,
        ...(asked._arrive && { deceleration: asked._arrive.deceleration }),
        ...(asked.path && { waypointAfter: asked.path._index }),
        forceX: force.x,
        forceY: force.z,
    };
}

const states = {
    seek, flee, arrive, pursuit, evade, offsetPursuit, interpose,
    separation, alignment, cohesion, followPath,
};
const { version } = createRequire(import.meta.url)('yuka/package.json');
const lists = Object.entries(states).map(([behavior, list]) => {
    const lines = list.map((state) => `    ${JSON.stringify(record(behavior, state))}`);
    return `  ${JSON.stringify(behavior)}: [\n${lines.join(',\n')}\n  ]`;
});
console.log(`{\n  "peer": "yuka ${version}",\n${lists.join(',\n')}\n}`);
