// page.mjs PACKAGE PROJECT: plays game.html with tiller.global.js, as a page does, on a canvas that counts what is drawn.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [folder, project] = process.argv.slice(2);
const page = readFileSync(new URL("./game.html", import.meta.url), "utf8");
const frames = [], listeners = {}, drawn = { shapes: 0 };

function element(name) {
    const on = (kind, act) => (listeners[`${name} ${kind}`] = act);
    return { addEventListener: on, width: 800, height: 600, clientWidth: 400, clientHeight: 300, getContext: () => pen };
}
const pen = { clearRect: () => (drawn.shapes = 0), beginPath() {}, lineTo() {}, fill() {},
    moveTo: (x, y) => (drawn.shapes += Number.isFinite(x + y) ? 1 : NaN) };
const elements = Object.fromEntries(["canvas", "sight", "reload", "news"].map((name) => [name, element(name)]));
const context = vm.createContext({
    console, WebAssembly, TextEncoder, TextDecoder, FinalizationRegistry, URL, Response, performance,
    document: {
        currentScript: { src: "http://game/folder/tiller.global.js" }, getElementById: (id) => elements[id],
        querySelector: () => elements.canvas,
    },
    fetch: async (address) => {
        const isLibrary = String(address) === "http://game/folder/tiller.wasm";
        assert.ok(isLibrary || address === "hunter-and-prey.tiller", `the page asked for ${address}`);
        return new Response(readFileSync(isLibrary ? `${folder}/tiller.wasm` : project));
    },
    requestAnimationFrame: (act) => frames.push(act),
});
vm.runInContext(readFileSync(`${folder}/tiller.global.js`, "utf8"), context);
for (const [, script] of page.matchAll(/<script>(.*?)<\/script>/gs))
    vm.runInContext(script, context);
while (frames.length === 0)
    await new Promise((done) => setImmediate(done));

let now = performance.now();
const frame = () => frames.shift()((now += 1000 / 60));
const act = (what, event = {}) => listeners[what]({ preventDefault() {}, ...event });
frame();
assert.equal(drawn.shapes, 34);
act("canvas pointermove", { offsetX: 10, offsetY: 10 });
act("canvas click", { offsetX: 200, offsetY: 150 }); // the middle of the world
frame();
assert.equal(drawn.shapes, 35);
act("canvas contextmenu", { offsetX: 200, offsetY: 150 });
frame();
assert.equal(drawn.shapes, 34);
frame();
assert.match(elements.news.textContent, /^1 removed, 34 left$/);
const sight = elements.sight.value;
elements.sight.value = String(elements.sight.max);
act("sight input");
act("reload click");
assert.equal(elements.sight.value, sight);
for (let i = 0; i < 60; ++i)
    frame();
assert.match(context.document.title, /^tick 6\d$/);
console.log("played the page");
