// What the tests of pages in Chromium share: exports, a tab that fails for every error and request, and checks.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import puppeteer from "puppeteer-core";

export const root = new URL("../../", import.meta.url).pathname,
    folder = resolve(process.argv[2] ?? `${root}build/page/browser`);
export const tiller = process.env.TILLER ?? `${root}build/core-release/bin/tiller`;
mkdirSync(folder, { recursive: true });

/** A copy of an example, which is no example any more: its texts stay as they are. */
export function exported(example, name = example, change = (project) => project, ...options) {
    const source = `${folder}/${name}.tiller`,
        page = `${folder}/${name}.html`;
    const project = change(JSON.parse(readFileSync(`${root}examples/${example}.tiller`, "utf8")));
    writeFileSync(source, JSON.stringify(project));
    execFileSync(tiller, ["export", source, "--to", "html", "-o", page, ...options]);
    assert.ok(statSync(page).size < 1_500_000, `${page} is too large`);
    return { source, page };
}
/** An example itself, in a language. */
export function exportedExample(example, language) {
    const page = `${folder}/${example}-${language}.html`;
    execFileSync(tiller, ["export", `${root}examples/${example}.tiller`, "--to", "html", "--language", language, "-o", page]);
    return page;
}
export const hashOf = (source, ticks) =>
    execFileSync(tiller, ["run", source, "--ticks", String(ticks), "--hash"], { encoding: "utf8" }).trim();

export const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: ["--no-sandbox", "--disable-dev-shm-usage"]
});

/** A tab that fails for every error and every request but that of the file itself. */
export async function opened(file, size, theme = "light") {
    const tab = await browser.newPage(),
        problems = [];
    await tab.setViewport(size);
    await tab.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
    tab.on("console", (message) => problems.push(`console: ${message.text()}`));
    tab.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    tab.on(
        "request",
        (request) =>
            !request.url().startsWith("data:") && request.url() !== pathToFileURL(file).href && problems.push(`request: ${request.url()}`)
    );
    await tab.goto(pathToFileURL(file).href);
    await tab.waitForSelector("#play");
    await tab.waitForFunction(() => document.getElementById("hash").textContent !== "");
    return { tab, problems };
}
export const words = (of, selector) => of.$eval(selector, (each) => each.textContent);

export async function playsLikeTheCommandLine(of, source, most = 60) {
    await of.click("#play");
    await of.waitForFunction((ticks) => Number(document.getElementById("tick").textContent) >= ticks, { timeout: 60_000 }, most);
    await of.click("#play");
    await of.waitForFunction(() => document.getElementById("play").textContent === "Play");
    // The frame after the click shows where it stands.
    const [ticks, hash] = await of.evaluate(
        () =>
            new Promise((done) =>
                requestAnimationFrame(() =>
                    requestAnimationFrame(() =>
                        done([Number(document.getElementById("tick").textContent), document.getElementById("hash").textContent])
                    )
                )
            )
    );
    assert.equal(hash, hashOf(source, ticks), `${source} at tick ${ticks}`);
    return ticks;
}

export async function hasNoFindings(tab) {
    await tab.evaluate(axe.source);
    const { violations } = await tab.evaluate(() => globalThis.axe.run(document));
    assert.deepEqual(
        violations.map((each) => `${each.id}: ${each.nodes.map((node) => `${node.target} ${node.failureSummary}`).join("; ")}`),
        []
    );
}

export const sizes = [
    { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    { width: 1024, height: 740 },
    { width: 1600, height: 1000 }
];
