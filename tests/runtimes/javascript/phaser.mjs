// phaser.mjs PAGE [PICTURE]: plays PAGE/phaser.html in Chromium, and takes a picture.
import assert from "node:assert/strict";
import { inChromium } from "./chromium.mjs";

const [folder, picture] = process.argv.slice(2);
await inChromium(folder, "phaser.html#play", async (tab, problems) => {
    await tab.waitForFunction(() => ["played", "failed"].includes(document.title), { timeout: 120_000 })
        .catch((error) => problems.push(error.message));
    if (picture)
        await tab.screenshot({ path: picture });
    assert.deepEqual([await tab.title(), problems], ["played", []]);
    console.log("played");
});
