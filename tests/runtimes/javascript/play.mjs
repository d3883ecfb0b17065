// play.mjs PACKAGE EXAMPLES [RECORDING]: a game that uses everything of the package, and checks what it does. It writes
// one of its recordings to a file, and prints the hash at its end.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]), examples = process.argv[3];
const { load, EventKind, Stroke, TillerError } = await import(pathToFileURL(`${folder}/node.mjs`));
const tiller = await load();
const text = readFileSync(`${examples}/hunter-and-prey.tiller`, "utf8");
const refuses = (words, act, more = {}) =>
    assert.throws(act, (error) => {
        assert.ok(error instanceof TillerError, error.stack);
        assert.match(error.message, words);
        for (const [key, value] of Object.entries(more))
            assert.equal(error[key], value, key);
        return true;
    });

const said = [];
const world = tiller.open(text, { seed: 7, mostTicks: 2, records: true, allEvents: true, log: (line) => said.push(line) });
assert.throws(() => tiller.open(text, { sede: 7 }), TypeError);
assert.match(tiller.version, /^\d+\.\d+\.\d+$/);
assert.deepEqual(world.types, ["hunter", "prey"]);
assert.deepEqual([world.width, world.height, world.wraps, world.agentCount], [800, 600, true, 34]);

// Time, columns, smooth places.
assert.equal(world.advance(1.5 / world.ticksPerSecond), 1);
assert.ok(Math.abs(world.share - 0.5) < 1e-9);
const smooth = world.smoothPlaces("prey");
assert.ok(smooth.x.length === 30 && smooth.y.every(Number.isFinite));
assert.equal(world.advance(60), 2);
assert.match(said[0], /too slow/);
assert.equal(world.tick, 3);
let prey = world.agents("Prey");
const state = world.state(prey.agent(4));
assert.deepEqual(state, { position: [prey.x[4], prey.y[4]], velocity: [prey.vx[4], prey.vy[4]],
    heading: [prey.headingX[4], prey.headingY[4]], radius: prey.radiusOf(4) });
refuses(/finite/, () => world.advance(NaN));

// The player spawns, moves, changes and removes agents, and reads what happened.
const [first, second] = world.spawn("prey", [[100, 100], [200, 100]], [1, 0, 0, 1]);
const last = world.events.at(-1);
assert.deepEqual(last, { kind: EventKind.born, who: second, by: null, node: "", number: last.number });
assert.equal(world.spawn("prey", 3).length + world.spawn("prey").length, 4);
assert.equal(world.spawn("prey", new Float64Array([1, 2])).length, 1);
assert.equal(world.place([first, second], [[5, 6], [7, 8]]), 2);
assert.deepEqual(world.state(first).position, [5, 6]);
assert.deepEqual(world.state(first).velocity, [1, 0]);
assert.equal(world.turn([first], [0, -1]), 1);
assert.deepEqual(world.state(first).heading, [0, -1]);
const wolf = world.become(first, "hunter");
assert.ok(wolf.life === first.life && world.lives(wolf) && !world.lives(first));
refuses(/gone/, () => world.state(first), { isGone: true });
assert.equal(world.remove([first, second]), 1);
world.setGoals(wolf, [[1, 2]]);
assert.equal(world.setEachGoal([wolf], [[3, 4]]), 1);
assert.equal(world.setEachParameter("fear", [wolf], [0.5]), 1);
world.setUserData(wolf, 2n ** 64n - 1n);
assert.equal(world.userData(wolf), 2n ** 64n - 1n);
refuses(/no Own goal/, () => world.order([wolf], [3, 4], { kind: "line", spacing: 9, facing: [0, 1] }));
assert.throws(() => world.order([wolf], [3, 4], "heap"), TypeError);
assert.equal(world.order([first], [3, 4]), 0);
refuses(/goal|item|region/i, () => world.setGoals(wolf, [[1, 2], "nowhere", "ö"]));
refuses(/no such mode/, () => world.enterMode(wolf, "nothing"), { isNotFound: true });
refuses(/no such variable/, () => world.variable("nothing", wolf), { isNotFound: true });
refuses(/no such variable/, () => world.setVariable("nothing", 1), { isNotFound: true });
refuses(/no ground/, () => world.groundValue("nothing", [1, 2]), { isNotFound: true });
refuses(/no ground/, () => world.addToGround("nothing", [1, 2], 3), { isNotFound: true });
refuses(/no such ground/, () => world.ground("nothing"), { isNotFound: true });
refuses(/no such number/, () => world.numbers("hunter", "sped"), { isNotFound: true });
assert.equal(world.numbers("hunter", "speed").length, world.agents("hunter").count);
assert.equal(world.mode(wolf), "");
world.setExternal("player", [1, 2], [3, 4]);
world.setExternal("player", [1, 2]);
assert.equal(said.filter((line) => line.includes('No External of the project has the name "player"')).length, 1);
world.clearExternal("player");
world.setCursor([10, 10]);
world.click([10, 10]);
world.setCursor(null);
world.step();
assert.throws(() => world.place([wolf], [[1, 2], [3, 4]]), TypeError);
refuses(/finite/, () => world.spawn("prey", [NaN, 0]));
for (const wrong of [-1, 1.5, NaN, 1e9, "3"])
    assert.throws(() => world.spawn("prey", wrong), RangeError);

// Knobs.
const sight = world.parameters.get("sight");
world.setParameter("sight", sight.max);
assert.equal(world.parameters.get("sight").value, sight.max);
refuses(/must be/, () => world.setParameter("sight", 1e9));
refuses(/must be|number|takes/i, () => world.setParameter("sight", "far"));
world.setTypeParameter("sight", "hunter", sight.min);
world.setAgentParameter("sight", wolf, sight.max);
world.setTypeParameter("sight", "hunter", null);
world.setAgentParameter("sight", wolf, null);
refuses(/must be/, () => world.setAgentParameter("sight", wolf, 1e9));
assert.equal(world.parameters.get("sight").value, sight.max);
refuses(/no such parameter: "nothing". There are .*sight/, () => world.setParameter("nothing", true), { isNotFound: true });
for (const wrong of [null, undefined, {}])
    assert.throws(() => world.setParameter("sight", wrong), TypeError);
assert.deepEqual([world.properties(), world.properties("prey"), world.properties(wolf)], [{}, {}, {}]);
refuses(/./, () => world.properties("nothing"), { isNotFound: true });

// Questions.
prey = world.agents("prey");
const at = [prey.x[3], prey.y[3]], third = prey.agent(3);
assert.deepEqual(world.nearest(at, { type: "prey" }), third);
assert.equal(world.nearest(at, { within: -1 }), null);
assert.ok(world.pick(at));
assert.equal(world.within([400, 300], 1e6).length, world.agentCount);
assert.equal(world.inRectangle([0, 0], [800, 600]).length, world.agentCount);
{
    const [one] = world.handles("prey"), { position: [x, y] } = world.state(one);
    const met = world.ray([x, y], [x, y + 1]);
    assert.ok(met.agent && met.distance === 0 && met.item === "");
    assert.equal(world.ray([1e6, 1e6], [1e6, 1e6], { type: "prey", apart: one }), null);
    const wall = world.addObstacle({ shape: "box", place: [-50, -40], width: 10, height: 10 });
    assert.equal(world.ray([-60, -35], [-30, -35], { type: "hunter" }).item, wall);
    world.moveItem(wall, [5, 0]);
    assert.equal(world.ray([-60, -35], [-30, -35], { type: "hunter" }).distance, 15);
    world.removeItem(wall);
    refuses(/no such scene item/, () => world.removeItem(wall), { isNotFound: true });
    refuses(/./, () => world.addObstacle({ radius: -1 }));
    world.removeItem(world.addObstacle({ shape: "wall", points: [[-70, -90], [-80, -90]], group: "fences" }));
    world.decide();
    assert.deepEqual(world.state(one).position, [x, y]);
    assert.equal(world.decisions("prey").count, world.agents("prey").count);
    assert.equal(world.glide([one], [[x + 1, y]], [[0, 0]]), 1);
    assert.equal(world.shift([one], [[-1, 0]]), 1);
    assert.equal(world.carry([one], [[0, 5]]), 1);
    assert.equal(world.carry([one], [[0, 0]]), 1);
    assert.ok(Math.abs(world.state(one).position[0] - x) < 1e-6 && world.missedEvents >= 0);
}
assert.match(world.explain(wolf), /steering/);
const { count, steeringX, desiredY } = world.forces("prey");
assert.deepEqual([count, steeringX.length, desiredY.length], [prey.count, prey.count, prey.count]);
refuses(/no such agent type: "rock". There are hunter, prey\./, () => world.forces("rock"), { isNotFound: true });
assert.deepEqual(world.plots.map(({ id, quantity }) => [id, quantity]), [["counter-catches", "Contacts"]]);
assert.ok(Number.isInteger(world.plots[0].value));
const drawn = world.draw(wolf);
assert.equal(drawn.find(({ what }) => what === Stroke.body).radius, world.state(wolf).radius);
assert.ok(drawn.some(({ what, to }) => what === Stroke.velocity && to.length === 2));

// Saving, a changed project, a replay.
const saved = world.save();
world.step();
const hash = world.hash;
world.restore(saved);
world.step();
assert.equal(world.hash, hash);
refuses(/damaged/, () => world.restore(saved.subarray(1)));
const properties = '"properties": [{"name": "level", "type": "int", "value": 3}],\n  "scene": []';
assert.ok(world.reload(text.replace('"scene": []', properties)).changed.includes("properties"));
assert.deepEqual(world.properties(), { level: 3 });
refuses(/./, () => world.reload("{"), { code: 6 });
world.step();
const replay = tiller.replay(world.recording());
while (replay.isReplaying)
    replay.step();
assert.equal(replay.hash, world.hash);
world.close();
world.close();
refuses(/no such world/, () => world.step(), { code: 2 });

// A recording in parts: kept each second, as a page would, and complete after every part.
const game = tiller.open(text, { seed: 7 });
game.record();
const parts = [game.recorded()];
const hashes = new Map();
for (let tick = 1; tick <= 130; ++tick) {
    game.setExternal("player", [tick, 300]);
    if (tick === 70)
        game.spawn("prey", [[50, 50]]);
    game.step();
    hashes.set(game.tick, game.hash);
    const part = game.recorded();
    if (part.length > 0)
        parts.push(part);
}
assert.equal(parts.length, 3); // the start, and two seconds
const joined = () => Buffer.concat(parts);
const replayed = (recording) => {
    const world = tiller.replay(recording);
    while (world.isReplaying)
        world.step();
    return world;
};
assert.equal(replayed(joined()).hash, hashes.get(120));
parts.push(game.stopRecording());
assert.equal(game.recorded().length, 0);
assert.ok(replayed(joined()).tick === 130 && replayed(joined()).hash === game.hash);
refuses(/before/, () => game.record());
game.step();
assert.equal(game.recorded().length, 0);
game.close();
if (process.argv[4]) // for the command line to replay
    writeFileSync(process.argv[4], joined()), console.log(`recorded ${hashes.get(130)}`);

// Memory grows with the agents, and comes back: columns are read anew after each call.
const crowd = tiller.open(text.replace('"count": 30,', '"count": 20000,'));
crowd.step();
assert.ok(crowd.agents("prey").x.every(Number.isFinite));
for (let i = 0; i < 100; ++i) { // wherever the memory grows, results are read from where it is now
    const [agent] = crowd.spawn("prey", 5 * i + 1);
    assert.match(crowd.hash, /^[0-9a-f]{16}$/);
    assert.ok(crowd.state(agent).radius === 5 && crowd.wraps && crowd.types.length === 2 && crowd.save().length > 0);
    crowd.remove([agent]);
}
const grown = tiller.bytes;
crowd.close();
for (let i = 0; i < 5; ++i)
    tiller.open(text.replace('"count": 30,', '"count": 20000,')).close();
assert.ok(tiller.bytes < 1.5 * grown, `${grown} bytes became ${tiller.bytes}`);

// require(), and a module that was compiled before.
const common = await createRequire(import.meta.url)(`${folder}/node.cjs`).load(readFileSync(`${folder}/tiller.wasm`));
assert.equal(common.version, tiller.version);
console.log("played");
