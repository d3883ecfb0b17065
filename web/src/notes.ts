// Notes: a small part of Markdown becomes a tree. HTML in them stays text.

export type Inline =
    | { readonly kind: "text" | "code"; readonly text: string }
    | { readonly kind: "picture"; readonly name: string; readonly text: string }
    | { readonly kind: "strong" | "emphasis"; readonly parts: readonly Inline[] }
    | { readonly kind: "link"; readonly to: Target; readonly parts: readonly Inline[] };

/** Where a link leads: into the project, or to a web page. */
export type Target =
    { readonly kind: "node" | "experiment" | "agent"; readonly id: string } | { readonly kind: "web"; readonly address: string };

export type Block =
    | { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
    | { readonly kind: "heading"; readonly level: number; readonly parts: readonly Inline[] }
    | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

/** Nothing for addresses that a note may not lead to, such as javascript: and data:. */
export function targetOf(address: string): Target | undefined {
    const inside = /^(node|experiment|agent):(\S+)$/.exec(address);
    if (inside) return { kind: inside[1] as "node" | "experiment" | "agent", id: inside[2]! };
    return /^https?:\/\/[^\s"'<>]+$/i.test(address) ? { kind: "web", address } : undefined;
}

const deepest = 8; // marks within marks
const mark =
    /`([^`]+)`|!?\[((?:[^[\]]|\\[[\]])*)\]\((<[^<>]*>|[^()\s]*)\)|\*\*(?=\S)(.+?)\*\*(?!\*)|\*(?=\S)([^*]+?)\*|\\([\\`*_{}[\]()#+\-.!<>&])/;

export function parseInline(text: string, depth = 0): Inline[] {
    const parts: Inline[] = [];
    const plain = (some: string) => {
        const last = parts[parts.length - 1];
        if (last?.kind === "text") parts[parts.length - 1] = { kind: "text", text: last.text + some };
        else if (some !== "") parts.push({ kind: "text", text: some });
    };
    let rest = text;
    for (let found = depth < deepest ? mark.exec(rest) : null; found; found = mark.exec(rest)) {
        plain(rest.slice(0, found.index));
        rest = rest.slice(found.index + found[0].length);
        const [whole, code, words, address, strong, emphasis, escaped] = found;
        const inner = (some: string) => parseInline(some, depth + 1);
        if (code !== undefined) {
            parts.push({ kind: "code", text: code });
        } else if (words !== undefined) {
            const name = (address ?? "").replace(/^<|>$/g, ""),
                isPicture = whole.startsWith("!"),
                to = isPicture ? undefined : targetOf(name);
            if (isPicture) parts.push({ kind: "picture", name, text: words });
            else if (to) parts.push({ kind: "link", to, parts: inner(words) });
            else inner(words).forEach((part) => (part.kind === "text" ? plain(part.text) : parts.push(part)));
        } else if (strong !== undefined) {
            parts.push({ kind: "strong", parts: inner(strong) });
        } else if (emphasis !== undefined) {
            parts.push({ kind: "emphasis", parts: inner(emphasis) });
        } else {
            plain(escaped ?? "");
        }
    }
    plain(rest);
    return parts;
}

export function parseNote(text: string): Block[] {
    const blocks: Block[] = [];
    let paragraph: string[] = [],
        list: { isOrdered: boolean; items: string[] } | undefined;
    const end = () => {
        if (paragraph.length > 0) blocks.push({ kind: "paragraph", parts: parseInline(paragraph.join(" ")) });
        if (list) blocks.push({ kind: "list", isOrdered: list.isOrdered, items: list.items.map((item) => parseInline(item)) });
        paragraph = [];
        list = undefined;
    };
    for (const line of text.replace(/\r/g, "").split("\n")) {
        const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line),
            item = /^\s*([-*+]|\d+[.)])\s+(.*)$/.exec(line);
        if (line.trim() === "") {
            end();
        } else if (heading) {
            end();
            blocks.push({ kind: "heading", level: heading[1]!.length, parts: parseInline(heading[2]!) });
        } else if (item) {
            const isOrdered = /\d/.test(item[1]!);
            if (!list || list.isOrdered !== isOrdered) end();
            (list ??= { isOrdered, items: [] }).items.push(item[2]!);
        } else if (list) {
            list.items[list.items.length - 1] += ` ${line.trim()}`;
        } else {
            paragraph.push(line.trim());
        }
    }
    end();
    return blocks;
}
