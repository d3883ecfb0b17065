// Play, step, restart, speed and seed.
import { button, element } from "./dom";

const speeds = [0.25, 0.5, 1, 2, 4, 8];

export interface RunActions {
    readonly toggle: () => void;
    readonly step: () => void;
    readonly restart: () => void;
    readonly speed: (speed: number) => void;
    readonly seed: (seed: number) => void;
}

export class RunBar {
    readonly panel: HTMLElement;
    readonly play: HTMLButtonElement;
    private readonly step: HTMLButtonElement;
    private readonly speed: HTMLSelectElement;
    private readonly seed: HTMLInputElement;

    constructor(acts: RunActions) {
        this.play = button("Play", acts.toggle, { id: "play", class: "main" });
        this.step = button("Step", acts.step, { id: "step" });
        this.speed = element(
            "select",
            { id: "speed", change: () => acts.speed(Number(this.speed.value)) },
            ...speeds.map((each) => element("option", { value: each, selected: each === 1 }, `${each}×`))
        );
        this.seed = element("input", {
            id: "seed",
            type: "number",
            min: 0,
            step: 1,
            change: () => acts.seed(Math.floor(Number(this.seed.value)))
        });
        this.panel = element(
            "div",
            { class: "bar", role: "group", "aria-label": "Run" },
            this.play,
            this.step,
            button("Restart", acts.restart, { id: "restart" }),
            element("span", {}, element("label", { for: "speed" }, "Speed"), this.speed),
            element("span", { class: "seed" }, element("label", { for: "seed" }, "Seed"), this.seed)
        );
    }

    showPlaying(playing: boolean): void {
        const words = playing ? "Pause" : "Play";
        if (this.play.textContent !== words) this.play.textContent = words;
    }
    showSpeed(speed: number): void {
        if (![...this.speed.options].some((each) => Number(each.value) === speed))
            this.speed.append(element("option", { value: speed }, `${speed}×`));
        this.speed.value = String(speed);
    }
    showSeed(seed: number): void {
        this.seed.value = String(seed);
    }
    /** While a step asks, the world waits. */
    lock(isLocked: boolean): void {
        this.play.disabled = this.step.disabled = isLocked;
    }
}
