// Dark and light: as the system says, or as chosen. Nothing is stored.
import { element } from "./dom";

const choices: readonly [string, string][] = [
    ["", "As the system"],
    ["light", "Light"],
    ["dark", "Dark"]
];

export class ThemeSwitch {
    readonly panel: HTMLElement;
    private readonly choice: HTMLSelectElement;

    constructor(changed: () => void) {
        this.choice = element(
            "select",
            {
                id: "theme",
                change: () => {
                    this.apply(this.choice.value);
                    changed();
                }
            },
            ...choices.map(([value, words]) => element("option", { value }, words))
        );
        this.panel = element("div", { class: "theme" }, element("label", { for: "theme" }, "Colors"), this.choice);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
    }
    private apply(theme: string): void {
        if (theme) document.documentElement.dataset.theme = theme;
        else delete document.documentElement.dataset.theme;
    }
    forPaper(isPrinting: boolean): void {
        this.apply(isPrinting ? "light" : this.choice.value);
    }
}
