// A page of a folder in Debian's Chromium, by itself.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { basename, extname, join } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/// Opens FOLDER/page and calls `use(tab, problems)`; `problems` has what the page throws.
export async function inChromium(folder, page, use) {
    const puppeteer = createRequire(new URL("../../../web/package.json", import.meta.url))("puppeteer-core");
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
        await tab.goto(`http://127.0.0.1:${server.address().port}/${page}`);
        await use(tab, problems);
    } finally {
        await browser.close();
        server.close();
    }
}
