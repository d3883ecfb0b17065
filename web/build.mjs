// build.mjs page [WASM]: puts build/page/page-template.html together: script, style and library inline, and a policy that
// allows these alone; and in the same way site-template.html, the index of a folder of pages. build.mjs tests: bundles the tests for node into build/page/tests.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const made = here("../build/page");
const alias = { tiller: here("../core/game/javascript/tiller.mjs") };
/** The page's texts in all languages: see src/words.ts. */
const words = execFileSync("python3", [here("../app/words/texts.py"), "page"]);
/** 85 letters that mean nothing in HTML: five of them hold four bytes, where base64 needs more. */
const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#()*+,-./:;=?@[]^_{|}~";

/** As gzip in these letters; the first one says how many bytes at the end are none. */
function packed(bytes) {
    const zipped = gzipSync(bytes, { level: 9 }),
        pad = (4 - (zipped.length % 4)) % 4,
        all = Buffer.concat([zipped, Buffer.alloc(pad)]);
    let text = letters[pad];
    for (let at = 0; at < all.length; at += 4)
        for (let k = 4, value = all.readUInt32BE(at); k >= 0; --k) text += letters[Math.floor(value / 85 ** k) % 85];
    return text;
}
const largest = 1_300_000; // bytes, so that a project still fits into 1.5 MB

async function bundle(entry, options) {
    const result = await build({
        entryPoints: [here(entry)],
        bundle: true,
        write: false,
        alias,
        define: { LETTERS: JSON.stringify(letters) },
        logLevel: "warning",
        logOverride: { "empty-import-meta": "silent" },
        ...options
    });
    return result.outputFiles[0].text;
}

const policyHash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Puts NAME.ts, NAME.css and NAME.html together. Returns the length. @param more what the HTML also names */
async function makeTemplate(name, more) {
    const script = await bundle(`src/${more.main ?? name}.ts`, { format: "iife", minify: true, target: "es2022", charset: "utf8" });
    if (/<\/script|<!--/i.test(script)) throw new Error("the script holds </script or <!--, which would end it");
    const style = (await bundle(`src/${name}.css`, { minify: true })).trim();
    const policy =
        `default-src 'none'; script-src ${policyHash(script)}${more.library ? " 'wasm-unsafe-eval'" : ""}; ` +
        `style-src ${policyHash(style)}; img-src data:`;
    const parts = { "%POLICY%": policy, "%STYLE%": style, "%LIBRARY%": more.library, "%WORDS%": packed(words), "%SCRIPT%": script };
    const page = readFileSync(here(`src/${name}.html`), "utf8").replace(/%[A-Z]+%/g, (mark) => parts[mark] ?? mark);
    if (page.length > largest) throw new Error(`the ${name} has ${page.length} bytes, more than ${largest}`);
    mkdirSync(made, { recursive: true });
    writeFileSync(`${made}/${name}-template.html`, page);
    return `build/page/${name}-template.html: ${page.length} bytes, of them script ${script.length}`;
}

async function makePages(wasm) {
    const library = packed(readFileSync(wasm));
    console.log(`${await makeTemplate("page", { main: "main", library })}, library ${library.length}`);
    console.log(await makeTemplate("site", {}));
}

async function makeTests() {
    mkdirSync(`${made}/tests`, { recursive: true });
    for (const file of readdirSync(here("test")).filter((name) => name.endsWith(".test.ts")))
        writeFileSync(
            `${made}/tests/${file.replace(/ts$/, "mjs")}`,
            await bundle(`test/${file}`, { format: "esm", platform: "node", target: "node18" })
        );
}

const [what, wasm = here("../build/wasm/bin/tiller.wasm")] = process.argv.slice(2);
await (what === "tests" ? makeTests() : makePages(wasm));
