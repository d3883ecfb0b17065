// Where cards, ports and wires of the graph lie.
import type { PageData, PortInfo, ProjectFile, TypeInfo } from "./project";
import { text } from "./project";

export const cardWidth = 200;
const head = 34,
    row = 20,
    margin = 24;

export interface Card {
    readonly id: string;
    readonly title: string;
    readonly type: TypeInfo;
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly inputs: readonly PortInfo[];
    readonly output: PortInfo | undefined;
}

export interface Wire {
    readonly id: string;
    readonly from: Card;
    readonly to: Card;
    readonly weight: number;
    readonly isForce: boolean;
    readonly path: string;
    readonly middle: readonly [number, number];
}

export interface Graph {
    readonly cards: readonly Card[];
    readonly wires: readonly Wire[];
    readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The place of an input on its card. */
export function inputY(card: Card, port: string): number {
    return card.y + head + (card.inputs.findIndex((each) => each.id === port) + 0.5) * row;
}

/** Where the part of a graph begins that is this wide and has the most whole cards. */
export function richestPart({ cards, box }: Graph, width: number): number {
    const starts = [box.x, ...cards.map((card) => card.x - margin).sort((a, b) => a - b)],
        inside = (from: number) => cards.filter(({ x }) => x >= from && x + cardWidth <= from + width).length;
    return starts.reduce((best, each) => (inside(each) > inside(best) ? each : best));
}

export function layOut(data: PageData, project: ProjectFile): Graph {
    const types = new Map(data.types.map((each) => [each.id, each]));
    const titles = new Map(data.cards.map((each) => [each.id, each.title]));
    const places = new Map((project.layout ?? []).map((each) => [each.id, each]));
    const wired = new Set((project.links ?? []).map((each) => each.to));
    const cards: Card[] = [];
    project.nodes.forEach((node, i) => {
        const type = types.get(node.type),
            place = places.get(node.id);
        if (!type) return;
        const inputs = type.ports.filter((port) => port.isInput && wired.has(`${node.id}.${port.id}`));
        cards.push({
            id: node.id,
            title: titles.get(node.id) ?? (text(node.name) || type.title),
            type,
            inputs,
            output: type.ports.find((port) => !port.isInput),
            height: head + Math.max(inputs.length, 1) * row + 6,
            x: place?.x ?? (i % 5) * 240,
            y: place?.y ?? Math.floor(i / 5) * 120
        });
    });
    const byId = new Map(cards.map((card) => [card.id, card]));
    const wires: Wire[] = [];
    for (const link of project.links ?? []) {
        const [from, to] = [byId.get(link.from.split(".")[0]!), byId.get(link.to.split(".")[0]!)];
        if (!from || !to) continue;
        const port = link.to.split(".")[1] ?? "",
            x = from.x + cardWidth,
            y = from.y + head / 2,
            end = inputY(to, port);
        const bend = Math.max(40, Math.abs(to.x - x) / 2);
        wires.push({
            id: link.id,
            from,
            to,
            weight: link.weight ?? 1,
            isForce: to.inputs.find((each) => each.id === port)?.type === "force",
            path: `M${x} ${y}C${x + bend} ${y} ${to.x - bend} ${end} ${to.x} ${end}`,
            middle: [(x + to.x) / 2, (y + end) / 2]
        });
    }
    const isEmpty = cards.length === 0,
        left = isEmpty ? 0 : Math.min(...cards.map((card) => card.x)),
        top = isEmpty ? 0 : Math.min(...cards.map((card) => card.y));
    const right = Math.max(left + cardWidth, ...cards.map((card) => card.x + cardWidth));
    const bottom = Math.max(top + head, ...cards.map((card) => card.y + card.height));
    return {
        cards,
        wires,
        box: { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
    };
}
