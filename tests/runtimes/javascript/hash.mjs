// hash.mjs PACKAGE FILE TICKS: prints the hash, as `tiller run --hash`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, file, ticks] = process.argv.slice(2);
const { load } = await import(pathToFileURL(`${resolve(folder)}/node.mjs`));
const world = (await load()).open(readFileSync(file, "utf8"));
for (let i = 0; i < Number(ticks); ++i)
    world.step();
console.log(world.hash);
