// The page's runs have the hashes of `tiller run`. TILLER: the command line; TILLER_WASM: the library.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { create } from "tiller";
import { Player } from "../src/player";
import type { ProjectFile } from "../src/project";
import { stepsOf } from "../src/step";

const root = new URL("../../../", import.meta.url),
    file = (path: string) => new URL(path, root).pathname;
const tiller = process.env.TILLER ?? file("build/core-release/bin/tiller");
const library = await create(readFileSync(process.env.TILLER_WASM ?? file("build/wasm/bin/tiller.wasm")));
const examples = readdirSync(file("examples")).filter((name) => name.endsWith(".tiller"));
const hashOf = (example: string, ticks: number, ...more: string[]) =>
    execFileSync(tiller, ["run", file(`examples/${example}`), "--ticks", String(ticks), "--hash", ...more], { encoding: "utf8" }).trim();
const textOf = (example: string) => readFileSync(file(`examples/${example}`), "utf8");

test(`${examples.length} examples have the hash of the command line`, () => {
    assert.ok(examples.length > 20);
    for (const example of examples) {
        const player = new Player(library, textOf(example));
        for (let i = 0; i < 120; ++i) player.step();
        assert.equal(player.world.hash, hashOf(example, 120), example);
        player.world.close();
    }
});

const course = (JSON.parse(readFileSync(file("examples/groups.json"), "utf8")) as { course: string[] }).course;

test(`every step of the ${course.length} lessons has the hash of the command line, and so has the world beside`, () => {
    assert.ok(course.length >= 9);
    for (const lesson of course.map((name) => `${name}.tiller`)) {
        const player = new Player(library, textOf(lesson)),
            project = JSON.parse(player.original) as ProjectFile;
        const sets = (lines: string) =>
            lines
                .split("\n")
                .filter((line) => line.trim() !== "")
                .flatMap((line) => ["--set", line]);
        for (const step of stepsOf(project)) {
            const beside = project.annotations!.find((each) => each.id === step.beside)?.changes as string | undefined;
            player.start(step.changes, beside ?? null);
            player.playing = true;
            player.until = 30;
            while (player.playing) player.advance(1 / 60, () => 0);
            assert.equal(player.world.tick, 30); // it pauses exactly there
            assert.equal(player.world.hash, hashOf(lesson, 30, ...sets(step.changes)), `${lesson}, ${step.id}`);
            if (beside !== undefined)
                assert.equal(
                    player.beside!.world.hash,
                    hashOf(lesson, 30, ...sets(step.changes), ...sets(beside)),
                    `${lesson}, beside ${step.id}`
                );
        }
    }
});

test("playing in time, at any speed, makes the same ticks", () => {
    const player = new Player(library, textOf("hunter-and-prey.tiller"));
    player.playing = true;
    player.speed = 4;
    while (player.world.tick < 300) assert.ok(player.advance(1 / 60, () => 0) <= 5);
    assert.equal(player.world.hash, hashOf("hunter-and-prey.tiller", player.world.tick));
    assert.equal(player.isTouched, false);
});

test("a slow world leaves time for the page", () => {
    const player = new Player(library, textOf("hunter-and-prey.tiller"));
    let now = 0;
    player.playing = true;
    player.speed = 8;
    assert.equal(
        player.advance(0.1, () => (now += 5)),
        2
    ); // of 48
});

test("a slider at tick 0, a seed and an experiment are those of the command line", () => {
    const player = new Player(library, textOf("hunter-and-prey.tiller"));
    const run = () => {
        for (let i = 0; i < 200; ++i) player.step();
        return player.world.hash;
    };
    player.setParameter("hunters", 9);
    assert.equal(run(), hashOf("hunter-and-prey.tiller", 200, "--set", "hunters=9"));
    player.setSeed(77);
    assert.equal(player.world.tick, 0);
    assert.equal(run(), hashOf("hunter-and-prey.tiller", 200, "--seed", "77", "--set", "hunters=9"));
    player.start("evade-to-prey-choice.weight=0.2");
    assert.equal(run(), hashOf("hunter-and-prey.tiller", 200, "--seed", "77", "--set", "evade-to-prey-choice.weight=0.2"));
    player.setParameter("sight", 20);
    assert.equal(player.isTouched, true);
    assert.throws(() => player.start("stamina.drain=-5"));
    assert.equal(player.changes, "evade-to-prey-choice.weight=0.2");
    assert.equal(player.world.parameters.get("sight")!.value, 20);
});

test("plots, forces and neighbors", () => {
    const player = new Player(library, textOf("hunter-and-prey.tiller")),
        { world } = player;
    for (let i = 0; i < 600; ++i) player.step();
    const [plot, ...others] = world.plots;
    assert.equal(others.length, 0);
    assert.deepEqual(
        { ...plot, value: 0 },
        { id: "counter-catches", name: "Hunter caught prey", quantity: "Contacts", whose: plot!.whose, value: 0 }
    );
    assert.ok(plot!.value! > 0 && Number.isInteger(plot!.value));
    const forces = world.forces("prey"),
        prey = world.agents("prey");
    assert.equal(forces.count, prey.count);
    let steers = 0;
    for (let i = 0; i < prey.count; ++i) {
        const rank = prey.rank[i]!,
            [x, y] = [forces.steeringX[rank]!, forces.steeringY[rank]!];
        assert.ok(Math.hypot(x, y) <= 5.4 + 1e-9);
        steers += x !== 0 || y !== 0 ? 1 : 0;
    }
    assert.ok(steers > 0);
    assert.equal(player.neighbor(null, 1)!.ordinal, 0);
    const last = player.neighbor(player.neighbor(null, 1), -1)!;
    assert.deepEqual([world.types[last.type], player.neighbor(last, 1)!.type], ["prey", 0]);
});
