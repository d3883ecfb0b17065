// bench.mjs PACKAGE FLOCK: milliseconds of the fastest tick of a flock.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const used = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
const [folder, flock] = process.argv.slice(2).map((each) => resolve(each));
const { load } = await import(pathToFileURL(`${folder}/node.mjs`));
const world = (await load()).open(readFileSync(flock, "utf8"));
const times = [];
for (let i = 0; i < 150; ++i) {
    const before = used();
    world.step();
    times.push(used() - before);
}
console.log(`node_${world.agentCount} ${Math.min(...times).toFixed(3)}`);
