// What moves the picked agent, in words and numbers.
import type { Agent, Pair, World } from "tiller";
import { element } from "./dom";
import { parseExplanation, placeOf } from "./explanation";
import type { PageData, ProjectFile } from "./project";
import { shown, t } from "./words";

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
                element("p", { class: "muted" }, t("Click an agent in the world, or use Previous and Next, to see what moves it."))
            );
            return new Set();
        }
        const words = world.explain(agent),
            { position, velocity, mode, rows, steering, cut } = parseExplanation(words);
        const ids = new Set(rows.map((row) => row.id));
        if (words === this.words) return ids;
        this.words = words;
        const body = rows.flatMap(({ id, title, force, weight, note }) => [
            element(
                "tr",
                {},
                element("th", { scope: "row" }, this.titleOf(id, title)),
                element("td", {}, force ? shown(length(force)) : noteText(note)),
                element("td", {}, weight === null ? "" : `× ${shown(weight)}`)
            ),
            ...(force ? this.formulaRow(id, this.titleOf(id, title)) : [])
        ]);
        const header = element("tr", {}, ...[t("What"), t("Force"), t("Weight")].map((each) => element("th", { scope: "col" }, each)));
        this.panel.replaceChildren(
            element("p", {}, element("b", {}, this.nameOf(world, agent))),
            element("p", { class: "muted" }, t("Position %1, velocity %2", pairText(position), pairText(velocity))),
            ...(mode ? [element("p", { class: "muted" }, t("Mode: %1", this.titleOf(mode, mode)))] : []),
            element("table", {}, element("thead", {}, header), element("tbody", {}, ...body)),
            element(
                "p",
                {},
                cut === 0
                    ? t("Steering %1", pairText(steering))
                    : t("Steering %1; %2 are cut off by the max force", pairText(steering), shown(cut))
            )
        );
        return ids;
    }

    /** A behavior's formula, which stays open while the numbers change. */
    private formulaRow(id: string, title: string): HTMLElement[] {
        const node = this.project.nodes.find((each) => each.id === id);
        const type = this.data.types.find((each) => each.id === node?.type),
            formula = this.data.cards.find((each) => each.id === id)?.formula;
        if (type?.kind !== "behavior" || !formula) return [];
        const details = element(
            "details",
            { open: this.open.has(id), toggle: () => (details.open ? this.open.add(id) : this.open.delete(id)) },
            element("summary", {}, t("Formula of %1", title)),
            element("pre", {}, formula)
        );
        return [element("tr", {}, element("td", { colspan: 3 }, details))];
    }
    nameOf(world: World, agent: Agent): string {
        const id = world.types[agent.type];
        return `${this.titleOf(id ?? "", id ?? "")} ${agent.ordinal}`;
    }
    /** What the exporter calls a card: in its language. */
    private titleOf(id: string, otherwise: string): string {
        return this.data.cards.find((each) => each.id === id)?.title ?? otherwise;
    }
}

const pairText = ([x, y]: Pair) => `(${shown(x)}${shown(0.5).includes(",") ? "; " : ", "}${shown(y)})`;

/** What an explanation says beside a node: whether it is true, a number, a place. */
function noteText(note: string): string {
    if (note === "true" || note === "false") return note === "true" ? t("true") : t("false");
    const at = placeOf(note);
    return at ? t("at %1", pairText(at)) : note === "" || Number.isNaN(Number(note)) ? note : shown(Number(note));
}
