// bench.mjs PACKAGE FLOCK PROJECT: milliseconds of the fastest tick of a flock, and from loading the library to the first
// tick of a project, at best of five: by the clock, and by the processor's time on all threads.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const used = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
const [folder, flock, project] = process.argv.slice(2).map((each) => resolve(each));
const { load } = await import(pathToFileURL(`${folder}/node.mjs`));
const starts = [], loads = [];
for (let i = 0; i < 5; ++i) {
    const start = performance.now(), before = used();
    const first = (await load()).open(readFileSync(project, "utf8"));
    first.step();
    starts.push(performance.now() - start);
    loads.push(used() - before);
}
console.log(`node_first_tick ${Math.min(...starts).toFixed(1)}`);
console.log(`node_first_tick_processor ${Math.min(...loads).toFixed(1)}`);

const world = (await load()).open(readFileSync(flock, "utf8"));
const times = [];
for (let i = 0; i < 150; ++i) {
    const before = used();
    world.step();
    times.push(used() - before);
}
console.log(`node_${world.agentCount} ${Math.min(...times).toFixed(3)}`);
