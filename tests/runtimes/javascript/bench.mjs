// bench.mjs PACKAGE FLOCK PROJECT: milliseconds of a tick of a flock, and from loading the package to the first tick of
// a project.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, flock, project] = process.argv.slice(2).map((each) => resolve(each));
const start = performance.now();
const { load } = await import(pathToFileURL(`${folder}/node.mjs`));
const tiller = await load();
const first = tiller.open(readFileSync(project, "utf8"));
first.step();
console.log(`to the first tick  ${(performance.now() - start).toFixed(1)} ms`);

const world = tiller.open(readFileSync(flock, "utf8"));
const times = [];
for (let i = 0; i < 60; ++i) {
    const before = performance.now();
    world.step();
    times.push(performance.now() - before);
}
times.sort((a, b) => a - b);
console.log(`a tick of ${world.agentCount} agents  ${times[30].toFixed(2)} ms, at best ${times[0].toFixed(2)} ms`);
