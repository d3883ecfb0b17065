// lessons.mjs FOLDER: follows lessons in Debian's Chromium as pupils do: guesses by mouse, finger and keys, the lock, the
// answer, two worlds side by side, print, and saved answers. Pictures at three sizes, dark and light.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser, exported, exportedExample, folder, hasNoFindings, opened, root, sizes, tiller, words } from "./support.mjs";

const locked = (tab) => tab.$eval("#play", (each) => each.disabled);
const place = (tab) => words(tab, "#lesson-place");
const tickOf = (tab) => tab.$eval("#tick", (each) => Number(each.textContent));
const pausedAt = (tab, tick) =>
    tab.waitForFunction(
        (at) => Number(document.getElementById("tick").textContent) === at && document.getElementById("play").textContent === "Play",
        { timeout: 60_000 },
        tick
    );
const overflow = (tab) => tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** Controls and texts that are wider than their place, or out of sight to the side. */
const cutTexts = (tab) =>
    tab.$$eval("button, select, label, h1, h2, h3, p, li, summary", (all) =>
        all
            .filter((each) => each.checkVisibility() && !each.closest(".scroller") && getComputedStyle(each).clipPath === "none")
            .filter(
                (each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && getComputedStyle(each).display !== "inline"
            )
            .map((each) => each.textContent)
    );
/** A button by its words. */
const press = (tab, text) =>
    tab.evaluate(
        (wanted) =>
            [...document.querySelectorAll("button")].find((each) => each.textContent === wanted && each.offsetParent !== null).click(),
        text
    );

const arrival = exported("arrival"),
    hunt = exported("hunter-and-prey");
for (const size of sizes) {
    for (const theme of ["light", "dark"]) {
        const { tab, problems } = await opened(arrival.page, size, theme),
            shot = (name) => tab.screenshot({ path: `${folder}/lesson-${name}-${size.width}-${theme}.png` });
        assert.equal(await place(tab), "Step 1 of 6");
        assert.equal(await locked(tab), true);
        await tab.focus("#world");
        await tab.keyboard.press("Space");
        assert.match(await words(tab, "#status"), /Make a guess/);
        await shot("asks");
        await hasNoFindings(tab);
        const answers = await tab.$$(".answer");
        await (size.hasTouch ? answers[2].tap() : answers[2].click());
        assert.equal(await locked(tab), false);
        assert.match(await words(tab, ".outcome"), /at 12 s/);
        await tab.select("#speed", "8");
        await pausedAt(tab, 720); // 12 seconds: exactly there
        assert.match(await words(tab, ".verdict"), /^You guessed “All three”\. The run shows: “Only the gray one”\.$/);
        assert.deepEqual(await tab.$$eval(".answer .mark", (all) => all.map((each) => each.textContent)), ["right", "", "your guess"]);
        await hasNoFindings(tab);
        await shot("tells");

        await tab.keyboard.press("PageDown"); // a curve
        assert.equal(await place(tab), "Step 2 of 6");
        const curve = await tab.$(".sketch canvas");
        await curve.scrollIntoView();
        const box = await curve.boundingBox(),
            hand = size.hasTouch ? tab.touchscreen : tab.mouse;
        const at = (x, y) => [box.x + 40 + x * (box.width - 52), box.y + 10 + y * (box.height - 32)];
        if (size.hasTouch) {
            await hand.touchStart(...at(0, 0.3));
            for (const [x, y] of [
                [0.3, 0.1],
                [0.5, 0.7],
                [1, 1]
            ])
                await hand.touchMove(...at(x, y));
            await hand.touchEnd();
        } else if (theme === "dark") {
            await tab.focus(".sketch");
            for (const key of ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"]) await tab.keyboard.press(key);
            assert.equal(await words(tab, ".curve > [aria-live]"), "At 0.6 s: 1.75");
        } else {
            await hand.move(...at(0, 0.3));
            await hand.down();
            await hand.move(...at(0.3, 0.1), { steps: 5 });
            await hand.move(...at(1, 1), { steps: 5 });
            await hand.up();
        }
        await press(tab, "This is my curve");
        await tab.select("#speed", "8");
        await pausedAt(tab, 360);
        assert.match(await words(tab, ".verdict"), /on average it is off by \d+% of the axis\.$/);
        await shot("curve");
        assert.equal(await overflow(tab), 0, `${size.width}: scrolls to the side`);

        await press(tab, "Next step"); // a number
        await tab.type("#guess", "many");
        await tab.keyboard.press("Enter");
        assert.equal(await words(tab, ".wrong"), "This is not a number.");
        await tab.$eval("#guess", (each) => (each.value = ""));
        await tab.type("#guess", "9,5");
        await tab.keyboard.press("Enter");
        assert.equal(await locked(tab), false);
        assert.match(await words(tab, ".question"), /Your guess: 9\.5/);
        assert.equal(await tab.evaluate(() => document.activeElement.id), "next-step"); // the field is gone
        await press(tab, "Show the answer now");
        assert.match(await words(tab, ".verdict"), /^You guessed 9\.5/);
        await press(tab, "Back");
        await press(tab, "Back");
        assert.equal(await locked(tab), false); // a guess is a guess
        assert.match(await words(tab, ".verdict"), /All three/);
        assert.deepEqual(problems, []);
        await tab.close();
    }
}
console.log("lessons at three sizes, light and dark: choice, curve and number; locked, told, no findings of axe");

{
    // two worlds side by side, with the hash of the command line's
    const { tab, problems } = await opened(hunt.page, sizes[1]);
    await press(tab, "Next step");
    await (await tab.$$(".answer"))[1].click();
    await tab.select("#speed", "8");
    assert.deepEqual(await tab.$$eval(".pane .name", (all) => all.map((each) => each.textContent)), ["This world", "Careless prey"]);
    await pausedAt(tab, 3600);
    const counts = await tab.$$eval(".pane .counted b", (all) => all.map((each) => Number(each.textContent)));
    const catches = (...sets) =>
        Number(
            execFileSync(tiller, ["run", hunt.source, "--ticks", "3600", "--every", "3600", "--plots", "-", ...sets], { encoding: "utf8" })
                .trim()
                .split("\n")
                .at(-1)
                .split(",")
                .at(-1)
        );
    assert.deepEqual(counts, [catches(), catches("--set", "evade-to-prey-choice.weight=0.2")]);
    assert.equal(
        await words(tab, "#hash"),
        execFileSync(tiller, ["run", hunt.source, "--ticks", "3600", "--hash"], { encoding: "utf8" }).trim()
    );
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/lesson-beside.png` });
    assert.deepEqual(problems, []);
    await tab.close();
}
for (const size of sizes) {
    // a step shows a part of the world, lights up an agent, hides parts of the page and a layer; a link picks an agent
    const first = {
        id: "step-first",
        type: "step",
        name: "Look here",
        text: "Look at [this prey](agent:prey-2) and [nobody](agent:prey-x).",
        camera: "400, 300, 780",
        spotlight: "prey-2",
        hidden: "cards, panes, plots",
        changes: "front.hidden=true\nworld.seed=9"
    };
    const layer = { id: "front", type: "layer", name: "Front", items: "rock" };
    const { page, source } = exported("hunter-and-prey", "hunt-view", (project) => ({
        ...project,
        scene: [{ id: "rock", type: "obstacle", name: "", shape: "circle", x: 300, y: 200, radius: 40 }],
        annotations: [layer, first, ...project.annotations]
    }));
    const { tab, problems } = await opened(page, size, "dark");
    const look = () =>
        tab.$eval("#world canvas", (canvas) => {
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) sum += data[at] + data[at + 1] + data[at + 2];
            return sum / data.length;
        });
    const shows = (id) => tab.$eval(`#${id}`, (each) => each.checkVisibility());
    assert.deepEqual([await shows("graph"), await shows("agent"), await shows("overlays")], [false, false, false]);
    assert.equal(await tab.$eval("#seed", (each) => each.value), "9");
    assert.equal(
        await words(tab, "#hash"),
        execFileSync(tiller, ["run", source, "--set", "world.seed=9", "--ticks", "0", "--hash"], { encoding: "utf8" }).trim()
    );
    assert.deepEqual(await tab.$$eval(".lesson .notes .link", (all) => all.map((each) => each.textContent)), ["this prey"]);
    await press(tab, "this prey");
    assert.match(await words(tab, "#status"), /Prey 2 is chosen/);
    await press(tab, "this prey");
    assert.match(await words(tab, "#status"), /No agent is chosen/);
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/lesson-light-${size.width}.png` });
    const dark = await look();
    await press(tab, "Next step");
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.ok((await look()) > 1.3 * dark, "the rest of the world is dark");
    assert.deepEqual([await shows("graph"), await shows("agent"), await shows("overlays")], [true, true, true]);
    assert.deepEqual(problems, []);
    await tab.close();
}
console.log("a step moves the camera, lights up an agent, and hides parts of the page and a layer");

{
    // a teacher unlocks; the lesson is left and begins again; settings of a step end with it
    const { tab, problems } = await opened(exported("straight-motion-and-seek").page, sizes[2]);
    const project = await tab.$eval("#hash", (each) => each.textContent);
    await tab.keyboard.press("PageDown");
    await tab.keyboard.press("PageDown");
    await tab.keyboard.down("Alt");
    await tab.keyboard.down("Shift");
    await tab.keyboard.press("KeyU");
    await tab.keyboard.up("Shift");
    await tab.keyboard.up("Alt");
    assert.equal(await locked(tab), false);
    await press(tab, "Show the answer now");
    assert.equal(await words(tab, ".verdict"), "Unlocked without a guess.");
    await tab.click("#leave-lesson");
    await tab.waitForFunction((hash) => document.getElementById("hash").textContent === hash, {}, project);
    assert.equal(await tab.$eval("#notes", (each) => each.checkVisibility()), true);
    await tab.click("#begin-lesson");
    assert.equal(await place(tab), "Step 1 of 5");
    assert.equal(await tab.$("#notes").then((each) => each.evaluate((notes) => notes.checkVisibility())), false);
    assert.deepEqual(problems, []);
    await tab.close();
}
for (const size of [sizes[0], sizes[2]]) {
    // a goal and an agent in the hand, with mouse and finger
    const { tab, problems } = await opened(exported("straight-motion-and-seek").page, size),
        canvas = await tab.$("#world canvas");
    const at = async (x, y) => {
        await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const box = await canvas.boundingBox(); // the world moves when the page scrolls
        return [box.x + (x * box.width) / 800, box.y + (y * box.width) / 800];
    };
    const goal = JSON.parse(readFileSync(`${root}examples/straight-motion-and-seek.tiller`, "utf8")).scene.find(
        (each) => each.id === "goal-place"
    );
    const drag = async (from, to) => {
        const hand = size.hasTouch ? tab.touchscreen : tab.mouse;
        await (size.hasTouch ? hand.touchStart(...from) : hand.move(...from));
        if (!size.hasTouch) await hand.down();
        for (const share of [0.3, 0.6, 1])
            await (size.hasTouch
                ? hand.touchMove(...from.map((each, i) => each + share * (to[i] - each)))
                : hand.move(...from.map((each, i) => each + share * (to[i] - each))));
        await (size.hasTouch ? hand.touchEnd() : hand.up());
    };
    await drag(await at(goal.x, goal.y), await at(400, 100)); // while the step asks, the world is not changed
    assert.equal(await words(tab, "#touched"), "");
    for (let i = 0; i < 4; ++i) await tab.keyboard.press("PageDown");
    const before = await tab.evaluate(() => scrollY);
    await drag(await at(goal.x, goal.y), await at(400, 100));
    await tab.waitForFunction(() => document.getElementById("touched").textContent !== "");
    assert.equal(await tab.evaluate(() => scrollY), before);
    await tab.click("#restart");
    await tab.focus("#world");
    for (let i = 0; i < 40; ++i) await tab.keyboard.press(".");
    await tab.waitForFunction(() => document.getElementById("tick").textContent === "40");
    // A finger is exact to a pixel, which is two units of this small world.
    const near = [-2, -1, 0, 1, 2],
        hashes = near.flatMap((dx) =>
            near.map((dy) =>
                execFileSync(
                    tiller,
                    [
                        "run",
                        `${folder}/straight-motion-and-seek.tiller`,
                        "--ticks",
                        "40",
                        "--hash",
                        "--set",
                        `goal-place.x=${400 + dx}`,
                        "--set",
                        `goal-place.y=${100 + dy}`
                    ],
                    { encoding: "utf8" }
                ).trim()
            )
        );
    assert.ok(hashes.includes(await words(tab, "#hash")), "the goal is elsewhere");
    await tab.click("#restart"); // an agent: a tap picks it, a drag carries it
    const place = JSON.parse(readFileSync(`${folder}/straight-motion-and-seek.tiller`, "utf8")).nodes.find((each) => each.id === "steered")
        .agents[0];
    const [x, y] = await at(place.x, place.y);
    await (size.hasTouch ? tab.touchscreen.tap(x, y) : tab.mouse.click(x, y));
    await tab.waitForSelector(".agent table");
    assert.match(await words(tab, ".agent b"), /^With steering/);
    assert.ok((await tab.$$(".agent details")).length > 0); // with its formula
    await drag([x, y], await at(600, 500));
    await tab.waitForFunction(() =>
        /Position \((59[89]|60[012])\S*, (49[89]|50[012])\S*\)/.test(document.querySelector(".agent").textContent)
    );
    await hasNoFindings(tab);
    assert.deepEqual(problems, []);
    await tab.close();
}
for (const [language, verdict, step] of [
    ["de", /^Du hast „Nur der graue“ vermutet, und das ist richtig\.$/, "Schritt 1 von 6"],
    ["zh", /^你猜.*只有灰色的/, "步骤 1 / 6"]
]) {
    // an example in another language, on a phone in portrait: everything is reachable, and no text is cut
    const { tab, problems } = await opened(exportedExample("arrival", language), sizes[0], language === "zh" ? "dark" : "light");
    assert.equal(await place(tab), step);
    assert.equal(await tab.$eval("html", (each) => each.lang), language);
    assert.equal(await overflow(tab), 0);
    assert.deepEqual(await cutTexts(tab), []);
    const wholeCards = await tab.$eval(".graph .scroller", (place) => {
        const { left, right } = place.getBoundingClientRect();
        return [...place.querySelectorAll(".node rect.body")]
            .map((each) => each.getBoundingClientRect())
            .filter((card) => card.left >= left && card.right <= right).length;
    });
    assert.ok(wholeCards >= 3, `the graph begins where it has ${wholeCards} cards`);
    await tab.screenshot({ path: `${folder}/phone-${language}.png` });
    await (await tab.$(".graph")).screenshot({ path: `${folder}/phone-graph-${language}.png` });
    const hash = await words(tab, "#hash");
    await (await tab.$$(".answer"))[0].tap();
    await (await tab.$("#reveal")).tap();
    assert.match(await words(tab, ".verdict"), verdict);
    await hasNoFindings(tab);
    assert.deepEqual(await cutTexts(tab), []);
    // the pupil takes another language, also for cards and the lesson: the guess stays
    const cards = () => tab.$$eval("#graph svg text", (all) => all.map((each) => each.textContent).join(" "));
    await tab.select("#language", "fr");
    assert.equal(await place(tab), "Étape 1 sur 6");
    assert.match(await words(tab, "#step-title"), /^Qui freine/);
    assert.match(await cards(), /Recherche/);
    assert.match(await tab.title(), /^Arriv/);
    assert.equal(await locked(tab), false);
    await tab.waitForFunction((first) => document.getElementById("hash").textContent === first, {}, hash);
    assert.match(await words(tab, ".verdict"), /^Votre pronostic/);
    assert.equal(await tab.evaluate(() => document.activeElement.id), "language");
    assert.deepEqual(problems, []);
    await tab.evaluate(() => localStorage.removeItem("tiller/language"));
    await tab.close();
}
{
    // a lesson of one's own stays as it is written; its right answers are not in the source
    const { page } = exported("arrival", "arrival-own", (project) => project, "--language", "de");
    const source = readFileSync(page, "utf8");
    assert.ok(source.includes("Only the gray one") && !source.includes("* Only the gray one"));
    for (const { answer } of JSON.parse(readFileSync(`${root}examples/arrival.tiller`, "utf8")).annotations)
        assert.ok(!answer || !source.includes(answer.slice(0, 30)), answer);
    const { tab, problems } = await opened(page, sizes[1]);
    assert.equal(await words(tab, "#step-title"), "Who brakes?");
    assert.equal(await place(tab), "Schritt 1 von 6");
    assert.deepEqual(problems, []);
    await tab.close();
}
for (const size of [sizes[0], sizes[1]]) {
    // pupils change what the teacher has opened: a formula, a number, a card, a slider; and take it back
    const { page, source } = exported("write-your-own-seek", "own", (project) => {
        const last = project.annotations.at(-1);
        last.open = "own, pupil";
        last.text += "\n\n![A red dot](red.png)";
        project.parameters = [{ id: "fast", name: "Fast", value: 3, min: 0, max: 9, step: 0, drives: ["pupil.maxSpeed"] }];
        writeFileSync(
            `${folder}/red.png`,
            Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC", "base64")
        );
        return project;
    });
    const { tab, problems } = await opened(page, size),
        at = (ticks, ...sets) =>
            execFileSync(tiller, ["run", source, "--ticks", String(ticks), "--hash", ...sets], { encoding: "utf8" }).trim();
    assert.equal(await tab.$eval("#open-cards", (each) => each.checkVisibility()), false);
    for (let i = 0; i < 4; ++i) await press(tab, "Next step");
    assert.equal(await tab.$eval(".lesson img", (each) => each.alt), "A red dot");
    const write = (text) => tab.$eval("[id='own.formula']", (each, to) => (each.value = to), text);
    const stepsTo = async (tick) => {
        await tab.focus("#world");
        for (let i = 0; i < tick; ++i) await tab.keyboard.press(".");
        await tab.waitForFunction((wanted) => document.getElementById("tick").textContent === wanted, {}, String(tick));
    };
    await write("steering = foo");
    await tab.click("#try-formula");
    assert.match(await words(tab, "[id='own.formula-wrong']"), /^Line 1, column 12: “foo” is not known/);
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/own-${size.width}.png` });
    await write("steering = (position - target) * 0.01");
    await tab.click("#try-formula");
    assert.equal(await words(tab, "[id='own.formula-wrong']"), "");
    await tab.waitForFunction(() => document.getElementById("play").textContent === "Pause"); // it plays
    await tab.click("#play");
    await tab.click("#restart");
    await stepsTo(30);
    assert.equal(await words(tab, "#hash"), at(30, "--set", "own.formula=steering = (position - target) * 0.01"));
    await press(tab, "Reset");
    await stepsTo(30);
    assert.equal(await words(tab, "#hash"), at(30));
    assert.match(await tab.$eval("[id='own.formula']", (each) => each.value), /^desired =/);
    await tab.click("#restart");
    await tab.$eval("#on-own", (each) => each.click()); // the world would cover it on a phone
    await tab.$eval("[id='pupil.mass']", (each) => ((each.value = "5,5"), each.dispatchEvent(new Event("change"))));
    await stepsTo(30);
    assert.equal(await words(tab, "#hash"), at(30, "--set", "own.muted=true", "--set", "pupil.mass=5.5"));
    await press(tab, "Reset");
    await tab.$eval("[id='own-to-pupil.weight']", (each) => ((each.value = "0,5"), each.dispatchEvent(new Event("change"))));
    await tab.select("[id='pupil.solid']", "obstacles");
    await stepsTo(30);
    assert.equal(await words(tab, "#hash"), at(30, "--set", "own-to-pupil.weight=0.5", "--set", "pupil.solid=obstacles"));
    assert.equal(await tab.$("[id='pupil.maxSpeed']"), null); // its parameter is among the values
    await tab.$eval("[id='pupil.mass']", (each) => ((each.value = "-1"), each.dispatchEvent(new Event("change"))));
    assert.match(await tab.$eval("[id='pupil.mass']", (each) => each.parentElement.textContent), /It must be from/);
    assert.equal(await overflow(tab), 0);
    assert.deepEqual(await cutTexts(tab), []);
    assert.deepEqual(problems, []);
    await tab.close();
}
console.log("in German, Chinese and French, on a phone; pictures, formulas and cards of one's own, taken back");
{
    // on paper, and as files
    const { tab, problems } = await opened(arrival.page, sizes[1]),
        saves = `${folder}/saved`;
    rmSync(saves, { recursive: true, force: true });
    const session = await browser.target().createCDPSession();
    await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: saves, eventsEnabled: true });
    await (await tab.$$(".answer"))[0].click();
    await press(tab, "Show the answer now");
    const question = new Promise((resolve) => tab.once("dialog", resolve)); // guesses that are not handed in would be lost
    await tab.evaluate(() => void setTimeout(() => location.reload()));
    const asked = await question;
    assert.equal(asked.type(), "beforeunload");
    await asked.dismiss();
    assert.match(await words(tab, ".verdict"), /Only the gray one/);
    /** What the printer gets; the same as a file, to look at. */
    const paper = async (name) => {
        await tab.emulateMediaType("print");
        const text = await tab.evaluate(() => {
            window.dispatchEvent(new Event("beforeprint"));
            return document.body.innerText;
        });
        await tab.emulateMediaType(undefined);
        await tab.pdf({ path: `${folder}/${name}.pdf` });
        return text;
    };
    const steps = await paper("lesson-steps");
    for (const part of ["1. Who brakes?", "2. The speed over time", "5. ", "You guessed “Only the gray one”, and that is right."])
        assert.ok(steps.includes(part), `the paper lacks "${part}"`);
    assert.ok(!steps.includes("Next step"));
    assert.ok(!steps.includes("It is: about")); // not before a guess
    await tab.evaluate(() => (window.print = () => {})); // the next paper is then the one that was asked for
    await tab.click("#answers summary");
    await tab.type("#pupil", "Ada");
    await tab.click("#print-answers");
    const answers = await paper("lesson-answers");
    assert.ok(
        answers.includes("Answers: Arrival") &&
            answers.includes("Name: Ada") &&
            answers.includes("not answered") &&
            !answers.includes("Inside the slowing radius")
    );
    for (const [id, file, part] of [
        ["#save-csv", "Arrival - answers - Ada.csv", "Ada,Who brakes?,Who flies past the goal?,Only the gray one,Only the gray one,right"],
        ["#save-markdown", "Arrival - answers - Ada.md", "Name: Ada\n\n## Who brakes?"]
    ]) {
        const done = new Promise((resolve) => session.on("Browser.downloadProgress", ({ state }) => state === "completed" && resolve()));
        await tab.click(id);
        await done;
        assert.ok(readFileSync(`${saves}/${file}`, "utf8").includes(part), `${file} of ${readdirSync(saves)}`);
    }
    await tab.reload(); // without a question
    assert.equal(await locked(tab), true);
    assert.deepEqual(
        problems.filter((each) => !each.startsWith("request: data:")),
        []
    );
    await tab.close();
}
{
    // in a frame without storage and without an origin
    const host = `${folder}/lesson-host.html`;
    writeFileSync(
        host,
        `<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="arrival.html" width="1000" height="700"></iframe>`
    );
    const tab = await browser.newPage(),
        problems = [];
    tab.on("console", (message) => problems.push(message.text()));
    await tab.goto(pathToFileURL(host).href);
    const frame = await (await tab.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector(".answer");
    await frame.click(".answer");
    await frame.waitForSelector("#reveal");
    assert.deepEqual(problems, []);
    await tab.close();
}
console.log("side by side, unlocked, left, printed, saved, and in a sandboxed frame: as they should be");
await browser.close();
