// first_tick.mjs PACKAGE PROJECT: milliseconds from loading the library to the first tick of a project, in a process that has
// compiled nothing yet: by the clock, by the processor's time on all threads, and by the clock for WebAssembly.compile alone.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, project] = process.argv.slice(2).map((each) => resolve(each));
const used = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
const start = performance.now(), before = used();
const { load } = await import(pathToFileURL(`${folder}/node.mjs`));
const bytes = readFileSync(`${folder}/tiller.wasm`);
const compiling = performance.now();
const module = await WebAssembly.compile(bytes);
const compiled = performance.now() - compiling;
(await load(module)).open(readFileSync(project, "utf8")).step();
console.log(`node_first_tick ${(performance.now() - start).toFixed(1)}`);
console.log(`node_first_tick_processor ${(used() - before).toFixed(1)}`);
console.log(`node_compile ${compiled.toFixed(1)}`);
