// Notes as elements.
import { button, element } from "./dom";
import { parseNote, type Block, type Inline } from "./notes";
import { t } from "./words";

export interface NoteActions {
    readonly showNode: (id: string) => void;
    readonly startExperiment: (id: string) => void;
    readonly pickAgent: (name: string) => void;
    readonly pictures: Readonly<Record<string, string>>; ///< data URLs by the names of files
    readonly has: (kind: "node" | "experiment" | "agent", id: string) => boolean;
}

function inline(part: Inline, actions: NoteActions): Node {
    const inner = (parts: readonly Inline[]) => parts.map((each) => inline(each, actions));
    switch (part.kind) {
        case "text":
            return document.createTextNode(part.text);
        case "code":
            return element("code", {}, part.text);
        case "picture": {
            const src = actions.pictures[part.name];
            return src ? element("img", { src, alt: part.text }) : document.createTextNode(t("[The picture %1 is missing.]", part.name));
        }
        case "strong":
            return element("strong", {}, ...inner(part.parts));
        case "emphasis":
            return element("em", {}, ...inner(part.parts));
        case "link": {
            const { to } = part;
            if (to.kind === "web")
                return element("a", { href: to.address, target: "_blank", rel: "noopener noreferrer" }, ...inner(part.parts));
            if (!actions.has(to.kind, to.id)) return element("span", {}, ...inner(part.parts));
            const act = { node: actions.showNode, experiment: actions.startExperiment, agent: actions.pickAgent }[to.kind];
            const made = button("", () => act(to.id), { class: "link" });
            made.append(...inner(part.parts));
            return made;
        }
    }
}

function block(of: Block, actions: NoteActions): Node {
    if (of.kind === "list")
        return element(
            of.isOrdered ? "ol" : "ul",
            {},
            ...of.items.map((item) => element("li", {}, ...item.map((part) => inline(part, actions))))
        );
    return element(of.kind === "heading" ? "h4" : "p", {}, ...of.parts.map((part) => inline(part, actions)));
}

const titles = (): [string, string][] => [
    ["whatItIs", t("What it is")],
    ["howItWorks", t("How it works")],
    ["thingsToNotice", t("Things to notice")],
    ["thingsToTry", t("Things to try")]
];

/** Markdown as elements. */
export function noteBlocks(text: string, actions: NoteActions): Node[] {
    return parseNote(text).map((each) => block(each, actions));
}

/** The four notes of a project, without empty ones. */
export function noteElements(notes: Readonly<Record<string, string>>, actions: NoteActions): Node[] {
    return titles()
        .filter(([key]) => (notes[key] ?? "").trim() !== "")
        .flatMap(([key, title]) => [element("h3", {}, title), ...noteBlocks(notes[key]!, actions)]);
}
