// The project's plots and counters.
import type { Plot, World } from "tiller";
import { color, element } from "./dom";
import { number, shown, text, type Item, type ProjectFile } from "./project";

interface Shown {
    readonly seconds: number;
    readonly canvas: HTMLCanvasElement | null; ///< none of a counter
    readonly value: HTMLElement;
    ticks: number[];
    values: (number | null)[];
}

export class Plots {
    readonly panel = element("div", { class: "plots" });
    private readonly all: Shown[] = [];

    constructor(project: ProjectFile, world: World) {
        const annotations = new Map((project.annotations ?? []).map((each) => [each.id, each]));
        for (const plot of world.plots)
            this.all.push(this.add(plot, annotations.get(plot.id)));
    }
    get isEmpty(): boolean {
        return this.all.length === 0;
    }

    private add(plot: Plot, item: Item | undefined): Shown {
        const isCounter = text(item?.shownIn) === "status-bar", what = `${plot.quantity}: ${plot.whose}`;
        const value = element("output", { "aria-label": plot.name || what });
        const canvas = isCounter ? null : element("canvas", { role: "img", "aria-label": `Plot of ${what}` });
        const words = plot.name ? [element("b", {}, plot.name), element("span", { class: "muted" }, what)] : [element("b", {}, what)];
        const figure = element("figure", {}, element("figcaption", {}, element("span", { class: "name" }, ...words), value));
        if (canvas)
            figure.append(canvas);
        this.panel.append(figure);
        return { seconds: number(item?.seconds, 20), canvas, value, ticks: [], values: [] };
    }

    clear(): void {
        for (const each of this.all)
            [each.ticks, each.values] = [[], []];
    }

    /** Takes the numbers of this tick. */
    update(world: World): void {
        const now = world.tick, perSecond = world.ticksPerSecond;
        world.plots.forEach((plot, i) => {
            const to = this.all[i];
            if (!to)
                return;
            if (to.ticks[to.ticks.length - 1] !== now) {
                to.ticks.push(now);
                to.values.push(plot.value);
            }
            to.values[to.values.length - 1] = plot.value;
            while (to.ticks.length > 1 && to.ticks[0]! < now - to.seconds * perSecond) {
                to.ticks.shift();
                to.values.shift();
            }
            const words = plot.value === null ? "–" : shown(plot.value);
            if (to.value.textContent !== words)
                to.value.textContent = words;
            if (to.canvas)
                drawPlot(to.canvas, to, now, perSecond);
        });
    }
}

function drawPlot(canvas: HTMLCanvasElement, of: Shown, now: number, perSecond: number): void {
    const ratio = window.devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * ratio), height = Math.round(canvas.clientHeight * ratio);
    if (width === 0)
        return; // folded
    if (canvas.width !== width || canvas.height !== height)
        [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d")!, numbers = of.values.filter((each): each is number => each !== null);
    const least = Math.min(0, ...numbers), most = Math.max(least + 1e-9, ...numbers);
    const first = Math.max(0, now - of.seconds * perSecond), span = Math.max(1, of.seconds * perSecond);
    const margin = 4 * ratio;
    pen.clearRect(0, 0, width, height);
    pen.strokeStyle = color("accent");
    pen.lineWidth = 1.5 * ratio;
    pen.beginPath();
    let isDown = false;
    of.values.forEach((value, i) => {
        if (value !== null) {
            const x = ((of.ticks[i]! - first) / span) * width;
            const y = height - margin - ((value - least) / (most - least)) * (height - 2 * margin);
            if (isDown)
                pen.lineTo(x, y);
            else
                pen.moveTo(x, y);
        }
        isDown = value !== null;
    });
    pen.stroke();
    pen.fillStyle = color("muted");
    pen.font = `${11 * ratio}px system-ui, sans-serif`;
    pen.textBaseline = "top";
    if (numbers.length > 0) {
        pen.fillText(shown(most), 4 * ratio, 3 * ratio);
        pen.textBaseline = "bottom";
        pen.fillText(shown(least), 4 * ratio, height - 3 * ratio);
    }
}
