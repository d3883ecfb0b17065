// phaser.mjs PAGE [PICTURE]: plays PAGE/phaser.html in Debian's Chromium, by itself, and takes a picture.
import assert from "node:assert/strict";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { basename, extname, join } from "node:path";

const [folder, picture] = process.argv.slice(2);
const puppeteer = createRequire(new URL("../../../web/package.json", import.meta.url))("puppeteer-core");
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const server = createServer((request, answer) => {
    const file = join(folder, basename(request.url));
    answer.writeHead(existsSync(file) ? 200 : 404, { "content-type": types[extname(file)] ?? "text/plain" });
    existsSync(file) ? createReadStream(file).pipe(answer) : answer.end();
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true,
    args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
    const tab = await browser.newPage(), problems = [];
    await tab.setViewport({ width: 800, height: 600 });
    tab.on("pageerror", (error) => problems.push(error.message));
    await tab.goto(`http://127.0.0.1:${server.address().port}/phaser.html#play`);
    await tab.waitForFunction(() => ["played", "failed"].includes(document.title), { timeout: 120_000 })
        .catch((error) => problems.push(error.message));
    if (picture)
        await tab.screenshot({ path: picture });
    assert.deepEqual([await tab.title(), problems], ["played", []]);
    console.log("played");
} finally {
    await browser.close();
    server.close();
}
