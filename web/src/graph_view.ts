// The graph, to look at: cards and wires. A card shows its settings and its formula.
import { element, shape } from "./dom";
import { cardWidth, inputY, layOut, richestPart, type Card } from "./graph_layout";
import type { PageData, ProjectFile } from "./project";
import { count, numberText, t } from "./words";

/** Pixels of a unit: as wide as the place is, but legible. */
const usual = 0.85,
    smallest = 0.75;

const kindText = (kind: string): string =>
    ({
        "agent-type": t("Agent type"),
        behavior: t("Behavior"),
        target: t("Target"),
        combiner: t("Combiner"),
        condition: t("Condition"),
        mode: t("Mode"),
        action: t("Action"),
        source: t("Number")
    })[kind] ?? kind;

/** @param most letters; those of Chinese are as wide as two */
function clipped(words: string, most: number): string {
    let left = most;
    for (const [i, each] of [...words].entries()) {
        left -= each > "\u2e80" ? 1.9 : 1;
        if (left < 0) return `${[...words].slice(0, i - 1).join("")}…`;
    }
    return words;
}

export class GraphView {
    readonly panel = element("div", { class: "graph" });
    private readonly details = element("div", { class: "card", "aria-live": "polite" });
    private readonly marks = new Map<string, SVGGElement>();
    private readonly cards: readonly Card[];

    constructor(
        private readonly data: PageData,
        project: ProjectFile
    ) {
        const graph = layOut(data, project),
            { cards, wires, box } = graph;
        this.cards = cards;
        const drawing = shape("svg", {
            viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
            role: "group",
            "aria-label": count(cards.length, "The graph with %n card", "The graph with %n cards")
        });
        drawing.style.minWidth = `${Math.round(box.width * smallest)}px`;
        drawing.style.maxWidth = `${Math.round(box.width * usual)}px`;
        for (const wire of wires) {
            const line = shape("path", { d: wire.path, class: wire.isForce ? "wire force" : "wire" });
            line.append(
                shape(
                    "title",
                    {},
                    `${wire.from.title} → ${wire.to.title}${wire.isForce ? ` · ${t("Weight: %1", numberText(wire.weight))}` : ""}`
                )
            );
            drawing.append(line);
            if (wire.isForce && wire.weight !== 1)
                drawing.append(
                    shape("text", { x: wire.middle[0], y: wire.middle[1] - 6, class: "weight" }, `× ${numberText(wire.weight)}`)
                );
        }
        for (const card of cards) drawing.append(this.draw(card));
        const scroller = element("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": t("Graph") });
        scroller.append(drawing);
        const begin = new ResizeObserver(() => {
            if (scroller.clientWidth === 0) return; // a step hides it
            begin.disconnect();
            const scale = drawing.clientWidth / box.width;
            scroller.scrollLeft = (richestPart(graph, scroller.clientWidth / scale) - box.x) * scale;
        });
        begin.observe(scroller);
        this.details.textContent = t("Choose a card to read what it does.");
        this.panel.append(scroller, this.details);
    }

    private draw(card: Card): SVGGElement {
        const { x, y, height, type } = card,
            show = () => this.show(card.id);
        const group = shape("g", {
            class: `node ${type.kind}`,
            tabindex: 0,
            role: "button",
            "aria-description": kindText(type.kind),
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
            element(
                "tr",
                {},
                element("th", { scope: "row" }, title),
                element("td", {}, typeof value === "number" ? numberText(value) : value)
            )
        );
        const table = element("table", {}, element("tbody", {}, ...rows));
        const parts: Node[] = [
            element("h3", {}, card.title),
            element("p", {}, `${card.type.title} · ${kindText(card.type.kind)}`),
            element("p", {}, card.type.help)
        ];
        if (words.formula) parts.push(element("pre", { tabindex: 0, "aria-label": t("Formula") }, words.formula));
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
