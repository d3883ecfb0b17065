// The project's plots and counters.
import type { Plot, World } from "tiller";
import { color, element } from "./dom";
import { number, text, type Item, type PageData, type ProjectFile } from "./project";
import { shown, t } from "./words";

interface Shown {
    readonly seconds: number;
    readonly canvas: HTMLCanvasElement | null; ///< none of a counter
    readonly value: HTMLElement;
    readonly besideValue: HTMLElement;
    ticks: number[];
    values: (number | null)[];
    beside: (number | null)[]; ///< of the world beside
}

export class Plots {
    readonly panel = element("div", { class: "plots" });
    private readonly all: Shown[] = [];

    constructor(
        private readonly data: PageData,
        project: ProjectFile,
        world: World
    ) {
        const annotations = new Map((project.annotations ?? []).map((each) => [each.id, each]));
        for (const plot of world.plots) this.all.push(this.add(plot, annotations.get(plot.id)));
    }
    get isEmpty(): boolean {
        return this.all.length === 0;
    }

    private add(plot: Plot, item: Item | undefined): Shown {
        const isCounter = text(item?.shownIn) === "status-bar",
            what = plotText(this.data, plot);
        const value = element("output", { "aria-label": plot.name || what });
        const besideValue = element("output", { class: "beside", hidden: true, "aria-label": t("%1, beside", plot.name || what) });
        const canvas = isCounter ? null : element("canvas", { role: "img", "aria-label": t("Plot of %1", what) });
        const words = plot.name ? [element("b", {}, plot.name), element("span", { class: "muted" }, what)] : [element("b", {}, what)];
        const figure = element(
            "figure",
            {},
            element(
                "figcaption",
                {},
                element("span", { class: "name" }, ...words),
                element("span", { class: "numbers" }, value, besideValue)
            )
        );
        if (canvas) figure.append(canvas);
        this.panel.append(figure);
        return { seconds: number(item?.seconds, 20), canvas, value, besideValue, ticks: [], values: [], beside: [] };
    }

    clear(): void {
        for (const each of this.all) [each.ticks, each.values, each.beside] = [[], [], []];
    }

    /** Takes the numbers of this tick. @param beside the world beside, if there is one */
    update(world: World, beside: World | null = null): void {
        const now = world.tick,
            perSecond = world.ticksPerSecond,
            others = beside?.plots;
        world.plots.forEach((plot, i) => {
            const to = this.all[i],
                other = others?.[i]?.value ?? null;
            if (!to) return;
            if (to.ticks[to.ticks.length - 1] !== now) {
                to.ticks.push(now);
                to.values.push(plot.value);
                to.beside.push(other);
            }
            to.values[to.values.length - 1] = plot.value;
            to.beside[to.beside.length - 1] = other;
            while (to.ticks.length > 1 && to.ticks[0]! < now - to.seconds * perSecond)
                [to.ticks, to.values, to.beside].forEach((each) => each.shift());
            say(to.value, plot.value);
            say(to.besideValue, other);
            to.besideValue.hidden = beside === null;
            if (to.canvas) drawPlot(to.canvas, to, now, perSecond);
        });
    }
}

/** What a plot measures, in the words of the exporter. */
export function plotText(data: PageData, plot: Plot | undefined): string {
    const named = data.plots.find((each) => each.id === plot?.id) ?? plot;
    return named ? `${named.quantity}: ${named.whose}` : "";
}

function say(to: HTMLElement, value: number | null): void {
    const words = value === null ? "–" : shown(value);
    if (to.textContent !== words) to.textContent = words;
}

function drawPlot(canvas: HTMLCanvasElement, of: Shown, now: number, perSecond: number): void {
    const ratio = window.devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * ratio),
        height = Math.round(canvas.clientHeight * ratio);
    if (width === 0) return; // folded
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d")!,
        numbers = [...of.values, ...of.beside].filter((each): each is number => each !== null);
    let least = 0,
        most = -Infinity;
    for (const each of numbers) {
        // a call takes some 100,000 arguments only
        least = Math.min(least, each);
        most = Math.max(most, each);
    }
    most = Math.max(most, least + 1e-9);
    const first = Math.max(0, now - of.seconds * perSecond),
        span = Math.max(1, of.seconds * perSecond);
    const margin = 4 * ratio;
    pen.clearRect(0, 0, width, height);
    const line = (values: readonly (number | null)[], stroke: string) => {
        pen.strokeStyle = color(stroke);
        pen.lineWidth = 1.5 * ratio;
        pen.beginPath();
        let isDown = false;
        values.forEach((value, i) => {
            if (value !== null) {
                const x = ((of.ticks[i]! - first) / span) * width;
                const y = height - margin - ((value - least) / (most - least)) * (height - 2 * margin);
                if (isDown) pen.lineTo(x, y);
                else pen.moveTo(x, y);
            }
            isDown = value !== null;
        });
        pen.stroke();
    };
    line(of.beside, "force");
    line(of.values, "accent");
    pen.fillStyle = color("muted");
    pen.font = `${11 * ratio}px system-ui, sans-serif`;
    pen.textBaseline = "top";
    if (numbers.length > 0) {
        pen.fillText(shown(most), 4 * ratio, 3 * ratio);
        pen.textBaseline = "bottom";
        pen.fillText(shown(least), 4 * ratio, height - 3 * ratio);
    }
}
