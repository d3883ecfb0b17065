// The switches of the overlays: the person's own choice, and that of a step.
import { element } from "./dom";
import { overlayNames, type Overlays } from "./world_view";

export class OverlaySwitches {
    readonly panel = element("div", { class: "overlays" });
    private readonly inputs = new Map<keyof Overlays, HTMLInputElement>();
    private own: Overlays | null = null; ///< while a step has chosen others

    constructor(
        private readonly overlays: Overlays,
        changed: () => void
    ) {
        for (const [key, words] of Object.entries(overlayNames) as [keyof Overlays, string][]) {
            const input = element("input", {
                type: "checkbox",
                id: `overlay-${key}`,
                change: () => {
                    overlays[key] = input.checked;
                    changed();
                }
            });
            this.inputs.set(key, input);
            this.panel.append(element("div", {}, input, element("label", { for: input.id, class: `key ${key}` }, words)));
        }
    }

    /** Those of a step; where it names none, the person's own. */
    show(words: readonly string[]): void {
        if (words.length > 0) this.own ??= { ...this.overlays };
        const own = this.own ?? this.overlays;
        for (const [key, input] of this.inputs) input.checked = this.overlays[key] = words.length > 0 ? words.includes(key) : own[key];
        if (words.length === 0) this.own = null;
    }
}
