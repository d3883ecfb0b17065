// The page: puts its parts together, and plays.
import { create, type Library } from "tiller";
import { App, type Kept } from "./app";
import { element } from "./dom";
import { readData, type PageData } from "./project";
import { firstLanguage, keepLanguage, learn, speak, t, unpacked, type Words } from "./words";

/** @param kept of the page before, which spoke another language */
function open(data: PageData, library: Library, place: HTMLElement, kept: Kept | null): void {
    const app = new App(data, library, place, kept, (language) => {
        keepLanguage(language);
        speak(language);
        open(data, library, place, app.close());
        document.getElementById("language")!.focus();
    });
    app.run();
}

async function begin(): Promise<void> {
    const place = document.getElementById("page")!;
    try {
        learn((await (await unpacked("words")).json()) as Words);
        const data = readData(document.getElementById("data")!.textContent!);
        speak(firstLanguage(data.language));
        const library = await create(await (await unpacked("library")).arrayBuffer());
        open(data, library, place, null);
    } catch (error) {
        place.replaceChildren(
            element(
                "p",
                { role: "alert", class: "failure" },
                t("The page cannot play this project: %1", error instanceof Error ? error.message : String(error))
            )
        );
    }
}

void begin();
