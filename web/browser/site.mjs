// site.mjs FOLDER: exports the course as a folder, and goes through it in Debian's Chromium from disk: what is done is
// remembered, and what comes next is shown; also where a frame has no storage.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser, folder, hasNoFindings, root, sizes, tiller, words } from "./support.mjs";

const site = `${folder}/course`,
    { course } = JSON.parse(readFileSync(`${root}examples/groups.json`, "utf8"));
rmSync(site, { recursive: true, force: true });
execFileSync(tiller, [
    "export",
    ...course.map((name) => `${root}examples/${name}.tiller`),
    "--to",
    "site",
    "--title",
    "Steering in lessons",
    "-o",
    site
]);
const files = readdirSync(site).sort();
assert.equal(files.length, course.length + 1);
for (const file of files) assert.ok(statSync(`${site}/${file}`).size < 1_500_000, `${file} is too large`);

const states = (of) => of.$$eval(".lessons .state", (all) => all.map((each) => each.textContent));
/** A tab of the folder, which asks for nothing outside of it. */
async function opened(size, theme) {
    const tab = await browser.newPage(),
        problems = [];
    await tab.setViewport(size);
    await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
    tab.on("console", (message) => problems.push(`console: ${message.text()}`));
    tab.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    tab.on(
        "request",
        (request) => !/^data:/.test(request.url()) && !request.url().startsWith(pathToFileURL(site).href) && problems.push(request.url())
    );
    await tab.goto(pathToFileURL(`${site}/index.html`).href);
    await tab.waitForSelector(".lessons canvas");
    return { tab, problems };
}

for (const size of sizes) {
    for (const theme of ["light", "dark"]) {
        const { tab, problems } = await opened(size, theme);
        assert.equal(await words(tab, "h1"), "Steering in lessons");
        assert.equal(await words(tab, ".sofar"), `${course.length} lessons`);
        assert.equal((await states(tab))[0], "5 steps · start here");
        await hasNoFindings(tab);
        assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
        await tab.screenshot({ path: `${folder}/course-${size.width}-${theme}.png` });
        assert.deepEqual(problems, []);
        await tab.close();
    }
}
{
    // a lesson to its end, then the next one
    const { tab, problems } = await opened(sizes[1], "light"),
        press = (id) => tab.$eval(id, (each) => each.click());
    await Promise.all([tab.waitForNavigation(), press(".lessons .next a")]);
    await tab.waitForSelector("#lesson-place");
    for (let step = 1; step < 5; ++step) {
        assert.equal(await words(tab, "#lesson-place"), `Step ${step} of 5`);
        if (await tab.$(".answer")) {
            await press(".answer");
        } else {
            await tab.type("#guess", "60");
            await tab.keyboard.press("Enter");
        }
        await press("#reveal");
        if (step === 2) {
            // away and back: it goes on where it was
            await tab.goto(pathToFileURL(`${site}/index.html`).href);
            assert.equal((await states(tab))[0], "5 steps · 2 done");
            await Promise.all([tab.waitForNavigation(), press(".lessons .next a")]);
            await tab.waitForSelector("#lesson-place");
            assert.equal(await words(tab, "#lesson-place"), "Step 3 of 5");
        } else {
            await press("#next-step");
        }
    }
    assert.equal(await words(tab, ".to-next"), "Next lesson: Flee");
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/course-lesson-end.png` });
    await Promise.all([tab.waitForNavigation(), press(".to-next")]);
    await tab.waitForSelector("#lesson-place");
    assert.equal(await words(tab, "h1"), "Flee");
    await Promise.all([tab.waitForNavigation(), press("a.site")]);
    await tab.waitForSelector(".lessons .done");
    assert.deepEqual((await states(tab)).slice(0, 2), ["5 steps · done", "4 steps · comes next"]);
    assert.equal(await words(tab, ".sofar"), `1 of ${course.length} done`);
    await hasNoFindings(tab);
    await tab.screenshot({ path: `${folder}/course-done.png` });
    tab.on("dialog", (dialog) => dialog.accept());
    await press("#forget");
    assert.equal((await states(tab))[0], "5 steps · start here");
    assert.deepEqual(problems, []);
    await tab.close();
}
{
    // without storage: it counts for this visit
    const host = `${folder}/course-host.html`;
    writeFileSync(
        host,
        `<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="course/index.html" width="1000" height="700"></iframe>`
    );
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(host).href);
    const frame = await (await tab.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector(".lessons canvas");
    assert.equal(await words(frame, ".sofar"), "This browser does not remember what is done.");
    assert.equal((await states(frame)).length, course.length);
    await tab.close();
}
console.log("a course as a folder: every lesson from disk, remembered, forgotten, and without storage");
await browser.close();
