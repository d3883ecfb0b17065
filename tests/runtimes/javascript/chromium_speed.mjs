// chromium_speed.mjs PAGE FLOCK: in Chromium, how many ms pass from Tiller.load() to the first tick of
// hunter-and-prey, in a browser that has fetched and compiled nothing yet; and how many frames and ticks a second a drawn flock has.
import { readFileSync } from "node:fs";
import { inChromium } from "./chromium.mjs";

const [folder, flock] = process.argv.slice(2);
await inChromium(folder, "hunter-and-prey.tiller", async (tab) => {
    await new Promise((done) => setTimeout(done, 2000)); // until Chromium itself has started
    const firstTick = await tab.evaluate(async () => {
        const script = document.createElement("script");
        script.src = "tiller.global.js";
        await new Promise((done) => ((script.onload = done), document.head.append(script)));
        const begun = performance.now();
        const project = fetch("hunter-and-prey.tiller").then((answer) => answer.text());
        (await Tiller.load()).open(await project).step();
        return performance.now() - begun;
    });
    console.log(`chromium_first_tick ${firstTick.toFixed(1)}`);
    const { frames, ticks } = await tab.evaluate(async (text) => {
        document.body.innerHTML = '<canvas width="800" height="600"></canvas>';
        const pen = document.querySelector("canvas").getContext("2d");
        const world = (await Tiller.load()).open(text);
        const scale = Math.min(800 / world.width, 600 / world.height);
        const nextFrame = () => new Promise(requestAnimationFrame);
        const draw = () => {
            pen.clearRect(0, 0, 800, 600);
            for (const type of world.types) {
                const { x, y } = world.smoothPlaces(type);
                for (let i = 0; i < x.length; ++i)
                    pen.fillRect(x[i] * scale, y[i] * scale, 2, 2);
            }
        };
        let before = await nextFrame(), begun = 0, frames = 0, firstTick = 0;
        for (;;) {
            const now = await nextFrame();
            world.advance((now - before) / 1000);
            before = now;
            draw();
            if (++frames === 60) // from then on, it is compiled
                [begun, firstTick] = [now, world.tick];
            const seconds = (now - begun) / 1000;
            if (frames > 60 && seconds > 5)
                return { frames: (frames - 60) / seconds, ticks: (world.tick - firstTick) / seconds };
        }
    }, readFileSync(flock, "utf8"));
    console.log(`chromium_frames ${frames.toFixed(1)}\nchromium_ticks ${ticks.toFixed(1)}`);
});
