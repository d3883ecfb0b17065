// The graph, to look at: cards and wires. A card shows its settings and its formula.
import { element, shape } from "./dom";
import { formulaOf } from "./explanation";
import { cardWidth, inputY, layOut, type Card } from "./graph_layout";
import type { PageData, ProjectFile } from "./project";

const kinds: Record<string, string> = {
    "agent-type": "agent type",
    behavior: "behavior",
    target: "target",
    combiner: "combiner",
    condition: "condition",
    mode: "mode",
    action: "action",
    source: "source"
};

function clipped(words: string, most: number): string {
    return words.length > most ? `${words.slice(0, most - 1)}…` : words;
}

export class GraphView {
    readonly panel = element("div", { class: "graph" });
    private readonly details = element("div", { class: "card", "aria-live": "polite" });
    private readonly marks = new Map<string, SVGGElement>();
    private readonly cards: readonly Card[];

    constructor(
        private readonly data: PageData,
        private readonly project: ProjectFile
    ) {
        const { cards, wires, box } = layOut(data, project);
        this.cards = cards;
        const drawing = shape("svg", {
            viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
            role: "group",
            "aria-label": `${cards.length} cards and ${wires.length} wires`
        });
        drawing.style.width = `${Math.round(box.width * 0.85)}px`;
        for (const wire of wires) {
            const line = shape("path", { d: wire.path, class: wire.isForce ? "wire force" : "wire" });
            line.append(shape("title", {}, `${wire.from.title} to ${wire.to.title}${wire.isForce ? `, weight ${wire.weight}` : ""}`));
            drawing.append(line);
            if (wire.isForce && wire.weight !== 1)
                drawing.append(shape("text", { x: wire.middle[0], y: wire.middle[1] - 6, class: "weight" }, `× ${wire.weight}`));
        }
        for (const card of cards) drawing.append(this.draw(card));
        const scroller = element("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": "The graph" });
        scroller.append(drawing);
        this.details.textContent = "Choose a card to read what it does.";
        this.panel.append(scroller, this.details);
    }

    private draw(card: Card): SVGGElement {
        const { x, y, height, type } = card,
            show = () => this.show(card.id);
        const group = shape("g", {
            class: `node ${type.kind}`,
            tabindex: 0,
            role: "button",
            "aria-description": kinds[type.kind] ?? type.kind,
            click: show,
            keydown: (event) => {
                const { key } = event as KeyboardEvent;
                if (key === "Enter" || key === " ") {
                    event.preventDefault();
                    show();
                }
            }
        });
        group.append(
            shape("rect", { x, y, width: cardWidth, height, rx: 8, class: "body" }),
            shape("rect", { x, y: y + 8, width: 4, height: height - 16, class: "edge" }),
            shape("text", { x: x + 14, y: y + 22, class: "title" }, clipped(card.title, 22))
        );
        for (const port of card.inputs)
            group.append(
                shape("circle", { cx: x, cy: inputY(card, port.id), r: 4, class: "port" }),
                shape("text", { x: x + 14, y: inputY(card, port.id) + 4, class: "words" }, clipped(port.title, 24))
            );
        if (card.output) group.append(shape("circle", { cx: x + cardWidth, cy: y + 17, r: 4, class: "port" }));
        this.marks.set(card.id, group);
        return group;
    }

    /** Shows what a card says. Returns whether there is such a card. */
    show(id: string): boolean {
        const card = this.cards.find((each) => each.id === id),
            words = this.data.cards.find((each) => each.id === id);
        if (!card || !words) return false;
        for (const [each, mark] of this.marks) mark.classList.toggle("chosen", each === id);
        const rows = words.settings.map(({ title, value }) =>
            element("tr", {}, element("th", { scope: "row" }, title), element("td", {}, value))
        );
        const table = element("table", {}, element("tbody", {}, ...rows));
        const parts: Node[] = [
            element("h3", {}, card.title),
            element("p", {}, `${card.type.title} (${kinds[card.type.kind] ?? card.type.kind}). ${card.type.help}`)
        ];
        if (card.type.formula)
            parts.push(
                element(
                    "pre",
                    { tabindex: 0, "aria-label": "Formula" },
                    formulaOf(
                        card.type.formula,
                        this.project.nodes.find((each) => each.id === id)
                    )
                )
            );
        this.details.replaceChildren(...parts, ...(rows.length > 0 ? [table] : []));
        return true;
    }
    /** Shows a card and brings it into sight. */
    bringUp(id: string): void {
        if (this.show(id)) this.marks.get(id)?.scrollIntoView({ block: "nearest", inline: "center" });
    }
    /** Lights the cards that move the picked agent. */
    light(ids: ReadonlySet<string>): void {
        for (const [id, mark] of this.marks) mark.classList.toggle("lit", ids.has(id));
    }
}
