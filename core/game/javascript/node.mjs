// For node: the library from tiller.wasm beside this file.
import { readFile } from "node:fs/promises";
import { create } from "./tiller.mjs";

export * from "./tiller.mjs";

export function load(source = new URL("./tiller.wasm", import.meta.url)) {
    const isFile = typeof source === "string" || (source instanceof URL && source.protocol === "file:");
    return create(isFile ? readFile(source) : source instanceof URL ? fetch(source) : source);
}
