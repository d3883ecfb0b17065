// Dark and light: as the system says, or as chosen. Nothing is stored.
import { element } from "./dom";
import { t } from "./words";

export class ThemeSwitch {
    readonly panel: readonly HTMLElement[];
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
            element("option", { value: "" }, t("As the system")),
            element("option", { value: "light" }, t("Light")),
            element("option", { value: "dark" }, t("Dark"))
        );
        this.choice.value = document.documentElement.dataset.theme ?? ""; // the page speaks another language now
        this.panel = [element("label", { for: "theme" }, t("Colors")), this.choice];
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
