// The flock of the benchmarks in yuka: vehicles with its three flocking behaviors, its entity
// manager, and its cell-space partitioning.
import YUKA from 'yuka';

const radius = 9;
const maxSpeed = 9;
const maxForce = 27;
const secondsPerTick = 1 / 60;
const neighborsWanted = 10;

const [agents, ticks, warm] = process.argv.slice(2).map(Number);
if (!(agents >= 1 && ticks >= 1 && warm >= 0)) {
    console.error('usage: node flock.js AGENTS TICKS WARM');
    process.exit(2);
}
const side = radius * Math.sqrt(Math.PI * agents / neighborsWanted);

/** Divides the world, in the plane y = 0 around the origin, into cells. */
function partitioning() {
    // A query visits every cell, so a few large cells are fastest. Measured: about 8 per side for 1,000
    // agents, about 15 for 10,000. Cells as small as the radius take more than twice the time.
    const perSide = Math.round(1.5 * agents ** 0.25);
    const cell = side / perSide;
    // One more cell on each side, outside of the world: yuka adds an entity in cell 0 to that cell
    // again each tick.
    const width = side + 2 * cell;
    return new YUKA.CellSpacePartitioning(width, 1, width, perSide + 2, 1, perSide + 2);
}

/** A vehicle at a random place with a random velocity. */
function makeVehicle(behaviors) {
    const vehicle = new YUKA.Vehicle();
    const angle = 2 * Math.PI * Math.random();
    const speed = maxSpeed * (0.3 + 0.7 * Math.random());
    vehicle.maxSpeed = maxSpeed;
    vehicle.maxForce = maxForce;
    vehicle.updateNeighborhood = true;
    vehicle.neighborhoodRadius = radius;
    vehicle.position.set((Math.random() - 0.5) * side, 0, (Math.random() - 0.5) * side);
    vehicle.velocity.set(Math.cos(angle) * speed, 0, Math.sin(angle) * speed);
    vehicle.lookAt(vehicle.position.clone().add(vehicle.velocity));
    for (const behavior of behaviors)
        vehicle.steering.add(behavior);
    return vehicle;
}

function weighted(behavior, weight) {
    behavior.weight = weight;
    return behavior;
}

const manager = new YUKA.EntityManager();
manager.spatialIndex = partitioning();
const behaviors = [
    weighted(new YUKA.SeparationBehavior(), 12),
    weighted(new YUKA.AlignmentBehavior(), 8),
    weighted(new YUKA.CohesionBehavior(), 8),
];
for (let i = 0; i < agents; ++i)
    manager.add(makeVehicle(behaviors));

// yuka has no wrapped world: agents enter on the other side, but do not see across the edges.
const wrapped = (value) => value - side * Math.floor(value / side + 0.5);

function step() {
    manager.update(secondsPerTick);
    for (const { position } of manager.entities) {
        position.x = wrapped(position.x);
        position.z = wrapped(position.z);
    }
}

for (let i = 0; i < warm; ++i)
    step();
const begun = process.hrtime.bigint();
for (let i = 0; i < ticks; ++i)
    step();
const nanoseconds = Number(process.hrtime.bigint() - begun);

const seen = manager.entities.reduce((sum, vehicle) => sum + vehicle.neighbors.length, 0);
console.log(JSON.stringify({
    agents,
    ticks,
    nsPerAgentStep: nanoseconds / (agents * ticks),
    neighbors: seen / agents,
}));
