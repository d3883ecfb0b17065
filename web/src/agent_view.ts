// What moves the picked agent, in words and numbers.
import type { Agent, World } from "tiller";
import { element } from "./dom";
import { formulaOf, parseExplanation } from "./explanation";
import { shown, type PageData, type ProjectFile } from "./project";

const length = ([x, y]: readonly [number, number]) => Math.hypot(x, y);

export class AgentView {
    readonly panel = element("div", { class: "agent" });
    private readonly open = new Set<string>(); ///< nodes whose formula is shown
    private words = "";

    constructor(
        private readonly data: PageData,
        private readonly project: ProjectFile
    ) {
        this.show(null, null);
    }

    /** Shows an agent; returns the nodes that move it. */
    show(world: World | null, agent: Agent | null): Set<string> {
        if (!world || !agent || !world.lives(agent)) {
            this.words = "";
            this.panel.replaceChildren(
                element("p", { class: "muted" }, "Click an agent in the world, or use Previous and Next, to see what moves it.")
            );
            return new Set();
        }
        const words = world.explain(agent),
            { motion, rows, steering } = parseExplanation(words);
        const ids = new Set(rows.map((row) => row.id));
        if (words === this.words) return ids;
        this.words = words;
        const body = rows.flatMap(({ id, title, force, weight, note }) => [
            element(
                "tr",
                {},
                element("th", { scope: "row" }, title),
                element("td", {}, force ? shown(length(force)) : rounded(note)),
                element("td", {}, weight === null ? "" : `× ${shown(weight)}`)
            ),
            ...(force ? this.formulaRow(id, title) : [])
        ]);
        const header = element("tr", {}, ...["What", "Force", "Weight"].map((each) => element("th", { scope: "col" }, each)));
        this.panel.replaceChildren(
            element("p", {}, element("b", {}, this.nameOf(world, agent))),
            element("p", { class: "muted" }, rounded(motion)),
            element("table", {}, element("thead", {}, header), element("tbody", {}, ...body)),
            element("p", {}, rounded(steering))
        );
        return ids;
    }

    /** A behavior's formula, which stays open while the numbers change. */
    private formulaRow(id: string, title: string): HTMLElement[] {
        const node = this.project.nodes.find((each) => each.id === id);
        const type = this.data.types.find((each) => each.id === node?.type);
        if (type?.kind !== "behavior" || !type.formula) return [];
        const details = element(
            "details",
            { open: this.open.has(id), toggle: () => (details.open ? this.open.add(id) : this.open.delete(id)) },
            element("summary", {}, `Formula of ${title}`),
            element("pre", {}, formulaOf(type.formula, node))
        );
        return [element("tr", {}, element("td", { colspan: 3 }, details))];
    }
    nameOf(world: World, agent: Agent): string {
        const id = world.types[agent.type];
        return `${this.data.cards.find((each) => each.id === id)?.title ?? id} ${agent.ordinal}`;
    }
}

/** Numbers with fewer digits. */
function rounded(words: string): string {
    return words.replace(/-?\d+\.\d+(e[+-]?\d+)?/g, (number) => shown(Number(number)));
}
