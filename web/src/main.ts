// The page: puts its parts together, and plays.
import { create } from "tiller";
import { App } from "./app";
import { element } from "./dom";
import { readData } from "./project";

/** The library, which stands in the page as gzip in base64. */
async function libraryBytes(): Promise<ArrayBuffer> {
    const packed = Uint8Array.from(atob(document.getElementById("library")!.textContent!), (each) => each.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function begin(): Promise<void> {
    const place = document.getElementById("page")!;
    try {
        const data = readData(document.getElementById("data")!.textContent!);
        new App(data, await create(await libraryBytes()), place).run();
    } catch (error) {
        place.replaceChildren(
            element(
                "p",
                { role: "alert", class: "failure" },
                `The page cannot play this project: ${error instanceof Error ? error.message : String(error)}`
            )
        );
    }
}

void begin();
