// The page: puts its parts together, and plays.
import { create, type Library } from "tiller";
import { App, type Kept } from "./app";
import { element } from "./dom";
import { inLanguage, readData, type PageFile } from "./project";
import { firstLanguage, keepLanguage, learn, speak, spokenLanguage, t, unpacked, type Words } from "./words";

/** @param kept of the page before, which spoke another language */
function open(file: PageFile, library: Library, place: HTMLElement, kept: Kept | null): void {
    const data = inLanguage(file, spokenLanguage());
    document.title = data.title;
    const app = new App(data, library, place, kept, (language) => {
        keepLanguage(language);
        speak(language);
        open(file, library, place, app.close());
        document.getElementById("language")!.focus();
    });
    app.run();
}

async function begin(): Promise<void> {
    const place = document.getElementById("page")!;
    try {
        learn((await (await unpacked("words")).json()) as Words);
        const file = readData(document.getElementById("data")!.textContent!);
        speak(firstLanguage(file.language));
        const library = await create(await (await unpacked("library")).arrayBuffer());
        open(file, library, place, null);
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
