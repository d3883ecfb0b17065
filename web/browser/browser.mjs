// browser.mjs FOLDER: exports pages with `tiller`, opens them in Debian's Chromium as a file and in a sandboxed frame, and
// checks: no errors, no requests, the hash of `tiller run`, axe without findings, controls, and frames a second.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser, exported, folder, hasNoFindings, hashOf, opened, playsLikeTheCommandLine, sizes, words } from "./support.mjs";

/** The project alone; lessons.mjs follows its lesson. */
function withoutSteps(project) {
    project.annotations = (project.annotations ?? []).filter((each) => each.type !== "step");
    return project;
}
const hunt = exported("hunter-and-prey", "hunter-and-prey", withoutSteps);
for (const size of sizes) {
    for (const theme of ["light", "dark"]) {
        const { tab, problems } = await opened(hunt.page, size, theme);
        // Without the mouse, which prey follow.
        const [x, y] = await tab.$eval("#play", (each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().y]);
        assert.ok(x >= 0 && y < size.height, `Play is out of sight at ${size.width}x${size.height}`);
        const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.equal(overflow, 0, `${size.width}: scrolls to the side`);
        const ticks = await playsLikeTheCommandLine(tab, hunt.source);
        await tab.$eval("#overlay-velocity", (each) => each.click());
        await tab.$eval("#overlay-desired", (each) => each.click());
        await tab.$eval("#next-agent", (each) => each.click());
        await tab.waitForSelector(".agent table");
        await tab.focus("#world");
        await tab.keyboard.press(".");
        await tab.waitForFunction((tick) => Number(document.getElementById("tick").textContent) === tick, {}, ticks + 1);
        assert.equal(await words(tab, "#hash"), hashOf(hunt.source, ticks + 1));
        await hasNoFindings(tab);
        await tab.screenshot({ path: `${folder}/hunt-${size.width}-${theme}.png` });
        await tab.screenshot({ path: `${folder}/hunt-${size.width}-${theme}-whole.png`, fullPage: true });
        assert.deepEqual(problems, []);
        await tab.close();
    }
}
console.log("three sizes, light and dark: no errors, no requests, the hash of tiller run, no findings of axe");

{
    // an experiment from the notes, a slider, print
    const { tab, problems } = await opened(hunt.page, sizes[2]);
    await tab.$eval(".notes button.link", (each) => each.click());
    assert.match(await words(tab, ".graph .card h3"), /Pursue/);
    await tab.evaluate(() =>
        [...document.querySelectorAll(".notes button.link")].find((each) => each.textContent === "Careless prey").click()
    );
    assert.match(await words(tab, ".variant"), /Careless prey/);
    await tab.$eval("#parameter-hunters", (each) => {
        each.value = "20";
        each.dispatchEvent(new Event("input"));
    });
    await tab.waitForFunction(() => / 50 agents/.test(document.querySelector("#world canvas").getAttribute("aria-label")));
    await tab.pdf({ path: `${folder}/hunt.pdf` });
    assert.deepEqual(problems, []);
    await tab.close();
}
{
    // embedded, without storage and without an origin
    const host = `${folder}/host.html`;
    writeFileSync(
        host,
        `<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="hunter-and-prey.html" width="1000" height="700"></iframe>`
    );
    const tab = await browser.newPage(),
        problems = [];
    tab.on("console", (message) => problems.push(message.text()));
    await tab.goto(pathToFileURL(host).href);
    const frame = await (await tab.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector("#play");
    await playsLikeTheCommandLine(frame, hunt.source);
    assert.deepEqual(problems, []);
    await tab.close();
}
{
    // grounds, pictures of agents, and colors by a number with their scale
    const red = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
    writeFileSync(`${folder}/red.png`, Buffer.from(red, "base64"));
    const { source, page } = exported("ants", "ants-with-looks", (project) => {
        const searcher = project.nodes.find(({ id }) => id === "searcher");
        Object.assign(searcher, { picture: "red.png", pictureSize: 30 });
        const coloring = { id: "by-speed", type: "monitor", name: "", of: "carrier", agent: "", quantity: "speed", node: "" };
        project.annotations.push({ ...coloring, statistic: "mean", seconds: 10, shownIn: "colors", colorsFrom: 1, colorsTo: 9 });
        return withoutSteps(project);
    });
    const { tab, problems } = await opened(page, sizes[0]);
    await playsLikeTheCommandLine(tab, source);
    const drawn = await tab.$eval("#world canvas", (canvas) => {
        const { data, width } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const colors = new Map();
        for (let at = 0; at < data.length; at += 4) {
            const key = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
            colors.set(key, (colors.get(key) ?? 0) + 1);
        }
        const nest = 4 * (Math.round((320 / 900) * width) * width + Math.round((180 / 900) * width));
        return { red: colors.get("255 0 0") ?? 0, colors: colors.size, nest: [...data.slice(nest, nest + 3)] };
    });
    assert.ok(drawn.red > 1000, `${drawn.red} pixels of the picture`);
    assert.ok(drawn.colors > 50, `${drawn.colors} colors of the ground`);
    assert.equal(await tab.$$eval(".legend .scale", (all) => all.length), 1);
    assert.match(await words(tab, ".legend .coloring"), /Speed *1.*9/);
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/looks.png` });
    assert.deepEqual(problems, []);
    await tab.close();
}
{
    // what a project says is never HTML
    const evil = `</script><script>document.title="x"</script><img src=x onerror="document.title='x'"><!-- [a](javascript:alert(1))`;
    const { page } = exported("hunter-and-prey", "evil", (project) => {
        withoutSteps(project).notes.whatItIs = evil;
        project.nodes.forEach((node) => (node.name = evil.slice(0, 60)));
        project.parameters.forEach((each) => (each.name = evil));
        return project;
    });
    const { tab, problems } = await opened(page, sizes[2]);
    assert.equal(await tab.title(), "Evil");
    assert.equal(await tab.$("img"), null);
    assert.equal(await tab.$$eval("script", (all) => all.length), 4);
    assert.ok((await words(tab, ".notes")).includes("</script><script>"));
    assert.deepEqual(problems, []);
    await tab.close();
}
console.log("experiments, print, a sandboxed frame and hostile texts: as they should be");

/** A project with so many agents of its first type, in a world as dense as before. */
function crowded(project, count) {
    const crowd = project.nodes.find((node) => node.type === "agent-type"),
        scale = Math.sqrt(count / crowd.count);
    project.world.width = Math.round(project.world.width * scale);
    project.world.height = Math.round(project.world.height * scale);
    crowd.count = count;
    project.parameters = (project.parameters ?? []).filter((each) => !each.drives.includes(`${crowd.id}.count`));
    return withoutSteps(project);
}
for (const example of ["wander", "flock"]) {
    const { tab, problems } = await opened(exported(example, `${example}-5000`, (project) => crowded(project, 5000)).page, sizes[1]);
    await tab.click("#play");
    await new Promise((done) => setTimeout(done, 2000));
    // Beside frames a second, what a tick and a frame cost the processor: that holds on a busy machine, too.
    const meter = await tab.createCDPSession();
    await meter.send("Performance.enable", { timeDomain: "threadTicks" });
    const measured = async (speed) => {
        const busy = async () =>
            (await meter.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
        await tab.select("#speed", speed);
        const from = await busy();
        const run = await tab.evaluate(
            () =>
                new Promise((done) => {
                    const tick = () => Number(document.getElementById("tick").textContent),
                        first = tick(),
                        begun = performance.now();
                    let frames = 0;
                    const next = (now) => (
                        ++frames,
                        now - begun < 4000 ? requestAnimationFrame(next) : done({ frames, ticks: tick() - first, time: now - begun })
                    );
                    requestAnimationFrame(next);
                })
        );
        return { ...run, busy: (await busy()) - from };
    };
    const slow = await measured("0.25"),
        { frames, ticks, time, busy } = await measured("1");
    const perTick = (busy / frames - slow.busy / slow.frames) / (ticks / frames - slow.ticks / slow.frames);
    console.log(
        `${example}, 5,000 agents: ${((frames * 1000) / time).toFixed(1)} frames and ${((ticks * 1000) / time).toFixed(1)} ticks a second; ` +
            `${perTick.toFixed(1)} ms of processor time for a tick, ${(busy / frames - (perTick * ticks) / frames).toFixed(1)} ms for a frame`
    );
    await tab.screenshot({ path: `${folder}/${example}-5000.png` });
    assert.deepEqual(problems, []);
    assert.ok(ticks > 0);
    await tab.close();
}
await browser.close();
