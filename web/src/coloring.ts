// The colors of agents by a number of theirs, and what the colors mean.
import { TillerError, type World } from "tiller";
import { element, isDark } from "./dom";
import type { ColoringInfo, PageData } from "./project";
import type { Look } from "./sprites";
import { shown } from "./words";

/** A number of each agent, by rank. None where the world has no such number: the plot may be about a node that is gone. */
function numbersOf(world: World, type: string, quantity: string, node: string): ArrayLike<number> & Iterable<number> {
    try {
        return world.numbers(type, quantity, node).slice();
    } catch (problem) {
        if (problem instanceof TillerError && problem.isNotFound) return [];
        throw problem;
    }
}

export class Coloring {
    private least = Infinity;
    private largest = -Infinity;

    constructor(
        private readonly info: ColoringInfo,
        private readonly data: PageData
    ) {
        this.begin();
    }
    /** The id of the agent type. */
    get type(): string {
        return this.info.type;
    }

    /** A run begins. */
    begin(): void {
        const { from, to } = this.info,
            isFixed = from !== 0 || to !== 0;
        [this.least, this.largest] = isFixed ? [from, to] : [Infinity, -Infinity];
    }
    /** The looks of the agents with the colors of their numbers now, instead of pictures. */
    looks(world: World, lookAt: (i: number) => Look): (i: number) => Look {
        const { from, to, type, quantity, node } = this.info,
            numbers = numbersOf(world, type, quantity, node),
            rank = world.agents(type).rank.slice(),
            scale = this.scale;
        if (from === 0 && to === 0)
            for (const each of numbers) {
                if (Number.isNaN(each)) continue;
                this.least = Math.min(this.least, each);
                this.largest = Math.max(this.largest, each);
            }
        const range = this.largest - this.least,
            last = scale.length - 2; // the scale ends with the color of those without a number
        const looks = Array.from(rank, (at, i): Look => {
            const each = numbers[at] ?? NaN,
                share = range > 0 ? Math.min(1, Math.max(0, (each - this.least) / range)) : 0.5;
            return { ...lookAt(i), picture: "", color: scale[Number.isNaN(each) ? last + 1 : Math.round(share * last)]! };
        });
        return (i) => looks[i]!;
    }
    private get scale(): readonly string[] {
        return isDark() ? this.data.darkScale : this.data.lightScale;
    }

    /** A line of the legend, with the scale and its ends; `follow` shows what they are now. */
    legend(): { readonly row: HTMLElement; readonly follow: () => void } {
        const low = element("span"),
            high = element("span"),
            bar = element("i", { class: "scale", "aria-hidden": "true" });
        let was = "";
        const follow = () => {
            const known = this.least <= this.largest,
                colors = this.scale.slice(0, -1).join(),
                now = `${known ? shown(this.least) : "–"} ${known ? shown(this.largest) : "–"} ${colors}`;
            if (now === was) return;
            was = now;
            [low.textContent = "", high.textContent = ""] = now.split(" ");
            bar.style.background = `linear-gradient(to right, ${colors})`;
        };
        follow();
        return { row: element("span", { class: "coloring" }, `${this.info.title} `, low, bar, high), follow };
    }
}
