// Elements without HTML: everything that a project says is text.
import { languages, spokenLanguage, t } from "./words";

type Child = Node | string;
type Properties = Record<string, string | number | boolean | ((event: Event) => void)>;

/** An element with attributes; a function is a listener. */
export function element<K extends keyof HTMLElementTagNameMap>(
    name: K,
    properties: Properties = {},
    ...children: Child[]
): HTMLElementTagNameMap[K] {
    const made = document.createElement(name);
    fill(made, properties, children);
    return made;
}

export function shape<K extends keyof SVGElementTagNameMap>(
    name: K,
    properties: Properties = {},
    ...children: Child[]
): SVGElementTagNameMap[K] {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    fill(made, properties, children);
    return made;
}

function fill(to: Element, properties: Properties, children: readonly Child[]): void {
    for (const [name, value] of Object.entries(properties)) {
        if (typeof value === "function") to.addEventListener(name, value);
        else if (value !== false) to.setAttribute(name, value === true ? "" : String(value));
    }
    to.append(...children);
}

export function button(words: string, act: () => void, properties: Properties = {}): HTMLButtonElement {
    return element("button", { type: "button", click: act, ...properties }, words);
}

/** A part of the page that folds. */
export function section(title: string, id: string, isOpen: boolean, ...children: Child[]): HTMLDetailsElement {
    return element("details", { id, open: isOpen }, element("summary", {}, element("h2", {}, title)), ...children);
}

/** What the pupil chooses the language with. */
export function languageMenu(chosen: (language: string) => void): HTMLElement {
    const options = Object.entries(languages).map(([id, name]) =>
        element("option", { value: id, lang: id, selected: id === spokenLanguage() }, name)
    );
    const menu = element("select", { id: "language", "aria-label": t("Language"), change: () => chosen(menu.value) }, ...options);
    document.documentElement.lang = spokenLanguage();
    return menu;
}

/** Dark and light: as the system says, or as chosen. Nothing is stored. */
export class ThemeSwitch {
    readonly panel: readonly HTMLElement[];
    private readonly choice: HTMLSelectElement;

    /** @param signal ends it */
    constructor(changed: () => void, signal: AbortSignal) {
        this.choice = element(
            "select",
            {
                id: "theme",
                change: () => {
                    this.apply(this.choice.value);
                    changed();
                }
            },
            element("option", { value: "" }, t("As the system")),
            element("option", { value: "light" }, t("Light")),
            element("option", { value: "dark" }, t("Dark"))
        );
        this.choice.value = document.documentElement.dataset.theme ?? ""; // the page speaks another language now
        this.panel = [element("label", { for: "theme" }, t("Colors")), this.choice];
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
    }
    private apply(theme: string): void {
        if (theme) document.documentElement.dataset.theme = theme;
        else delete document.documentElement.dataset.theme;
    }
    forPaper(isPrinting: boolean): void {
        this.apply(isPrinting ? "light" : this.choice.value);
    }
}

/** A color of the style, as the canvas takes it. */
export function color(name: string): string {
    return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

export function isDark(): boolean {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** A name that every system takes. @param ending with its dot */
export function fileName(words: string, ending: string): string {
    const stem = words
        .replace(/[\u0000-\u001f"*/:<>?\\|]+/g, " ")
        .trim()
        .slice(0, 120);
    return (stem || t("answers")) + ending;
}

/** Hands a text to the browser as a file. */
export function saveText(name: string, ending: string, type: string, text: string): void {
    element("a", { href: `data:${type};charset=utf-8,${encodeURIComponent(text)}`, download: fileName(name, ending) }).click();
}
