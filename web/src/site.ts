// The index of a folder of lessons: what each one is, what is done, and what comes next.
import { button, element, languageMenu, ThemeSwitch } from "./dom";
import { Preview } from "./preview";
import { Progress } from "./progress";
import type { ProjectFile } from "./project";
import { lineOf, readSite, statesOf, stepCount, type LessonWords, type SiteData, type SiteLesson } from "./site_data";
import { count, firstLanguage, keepLanguage, learn, speak, spokenLanguage, t, unpacked, type Words } from "./words";

class Card {
    readonly panel: HTMLElement;
    readonly steps: number;
    readonly progress: Progress;
    readonly preview: Preview;
    private readonly number: HTMLElement;
    private readonly state = element("p", { class: "state" });

    constructor(
        lesson: SiteLesson,
        words: LessonWords,
        private readonly place: number
    ) {
        const project = JSON.parse(lesson.project) as ProjectFile;
        this.steps = stepCount(project);
        this.progress = new Progress(lesson.key);
        this.preview = new Preview(project, lesson.tracks);
        this.number = element("span", { class: "number", "aria-hidden": "true" });
        const link = element(
            "a",
            { href: lesson.file, focus: () => this.preview.play(), blur: () => this.preview.stop() },
            this.preview.canvas,
            element(
                "div",
                { class: "words" },
                this.number,
                element("h2", {}, words.title),
                element("p", {}, lineOf(words.about)),
                this.state
            )
        );
        link.addEventListener("pointerenter", () => this.preview.play());
        link.addEventListener("pointerleave", () => this.preview.stop());
        this.panel = element("li", {}, link);
    }
    show(state: ReturnType<typeof statesOf>[0]): void {
        this.panel.className = state.isDone ? "done" : state.isNext ? "next" : "";
        this.number.textContent = state.isDone ? "✓" : String(this.place);
        this.state.textContent = state.words;
    }
}

class Site {
    private readonly cards: readonly Card[];
    private readonly soFar = element("p", { class: "sofar", role: "status" });
    private readonly foot: HTMLElement;

    constructor(data: SiteData, place: HTMLElement, speak: (language: string) => void, signal: AbortSignal) {
        const words = data.languages[spokenLanguage()] ?? data.languages.en!;
        this.cards = data.lessons.map((each, i) => new Card(each, words[i]!, i + 1));
        const theme = new ThemeSwitch(() => this.cards.forEach((each) => each.preview.draw()), signal);
        this.foot = element(
            "p",
            { class: "foot" },
            button(t("Forget what is done"), () => this.forget(), { id: "forget" })
        );
        place.replaceChildren(
            element(
                "header",
                {},
                element("h1", {}, data.title),
                element("div", { class: "settings" }, languageMenu(speak), ...theme.panel)
            ),
            element("main", {}, this.soFar, element("ol", { class: "lessons" }, ...this.cards.map((each) => each.panel)), this.foot)
        );
        window.addEventListener("pageshow", () => this.show(), { signal }); // also when one comes back
        window.addEventListener("storage", () => this.show(), { signal });
        window.addEventListener("resize", () => this.cards.forEach((each) => each.preview.draw()), { signal });
        this.show();
    }

    private show(): void {
        const states = statesOf(this.cards.map(({ steps, progress }) => ({ steps, saved: progress.load() })));
        states.forEach((state, i) => this.cards[i]!.show(state));
        this.cards.forEach((each) => each.preview.draw());
        const lessons = this.cards.filter((each) => each.steps > 0).length,
            done = states.filter((each) => each.isDone).length;
        const keeps = this.cards[0]!.progress.works;
        this.soFar.textContent = !keeps
            ? t("This browser does not remember what is done.")
            : done === 0
              ? this.inAll(lessons)
              : done === lessons
                ? t("All done")
                : t("%1 of %2 done", done, lessons);
        this.foot.hidden = !keeps || !this.cards.some(({ progress }) => progress.load());
    }
    /// @param lessons cards with steps; the others are to explore
    private inAll(lessons: number): string {
        return lessons === 0
            ? count(this.cards.length, "%n world to explore", "%n worlds to explore")
            : count(lessons, "%n lesson", "%n lessons");
    }
    private forget(): void {
        if (!confirm(t("Forget what is done, with all answers, on this computer?"))) return;
        this.cards.forEach((each) => each.progress.forget());
        this.show();
    }
}

const place = document.getElementById("site")!;
/** Lists the lessons, and again when the pupil chooses another language. */
function open(data: SiteData): void {
    const ended = new AbortController();
    const change = (language: string) => {
        keepLanguage(language);
        speak(language);
        ended.abort();
        open(data);
        document.getElementById("language")!.focus();
    };
    new Site(data, place, change, ended.signal);
}
async function begin(): Promise<void> {
    try {
        learn((await (await unpacked("words")).json()) as Words);
        const data = readSite(document.getElementById("data")!.textContent!);
        speak(firstLanguage(data.language));
        open(data);
    } catch (error) {
        place.replaceChildren(
            element(
                "p",
                { role: "alert", class: "failure" },
                t("The lessons cannot be listed: %1", error instanceof Error ? error.message : String(error))
            )
        );
    }
}

void begin();
