// The world, or two side by side: their canvases, names, agents and counters.
import type { Agent, World } from "tiller";
import { Coloring } from "./coloring";
import { element } from "./dom";
import type { Opened, Player } from "./player";
import { plotText } from "./plots";
import { modesWithLook, text, type Item, type PageData, type ProjectFile } from "./project";
import type { Camera } from "./step";
import { WorldView, overlayKeys, overlayText, type Overlays } from "./world_view";
import { count, shown, t } from "./words";

const pointsFor = 2500; // milliseconds, at what a note names

class Pane {
    readonly view: WorldView;
    readonly panel: HTMLElement;
    private readonly name = element("p", { class: "name" });
    private readonly counted = element("p", { class: "counted" });
    private opened: Opened | null = null;

    constructor(
        private readonly data: PageData,
        project: ProjectFile,
        overlays: Overlays,
        colorings: readonly Coloring[]
    ) {
        this.view = new WorldView(data, project, overlays, colorings);
        this.panel = element("div", { class: "pane" }, this.name, element("div", { class: "frame" }, this.view.canvas), this.counted);
    }

    /** Shows a world; if it is another one than before, from its start. @param name "": none is shown */
    take(opened: Opened, name: string): void {
        if (this.opened !== opened) this.view.take(opened.project);
        else this.view.follow(opened.project);
        this.opened = opened;
        this.name.textContent = name;
        this.name.hidden = name === "";
    }

    /** What the counters say. */
    count({ plots }: World, counters: ReadonlySet<string>): void {
        const some = plots.filter(({ id }) => counters.has(id));
        const words = some.map((plot) => [plot.name || plotText(this.data, plot), plot.value === null ? "–" : shown(plot.value)] as const);
        const whole = words.map((each) => each.join(" ")).join("");
        this.counted.hidden = some.length === 0;
        if (this.counted.textContent !== whole)
            this.counted.replaceChildren(...words.map(([what, value]) => element("span", {}, `${what} `, element("b", {}, value))));
    }
}

export class Worlds {
    readonly panel: HTMLElement;
    readonly overlays = Object.fromEntries(overlayKeys.map((each) => [each, false])) as Overlays;
    besideName = "";
    spotlight = ""; ///< of a step
    private lit = ""; ///< the id of an item or of an agent type to point at
    private litUntil = 0;
    private readonly main: Pane;
    private readonly second: Pane;
    private readonly counters: ReadonlySet<string>;
    private readonly colorings: readonly Coloring[];
    private readonly followScales: (() => void)[] = [];
    private readonly panes = element("div", { class: "panes" });

    constructor(
        data: PageData,
        project: ProjectFile,
        private readonly player: Player
    ) {
        this.counters = new Set(
            (project.annotations ?? []).filter((each) => each.type === "monitor" && text(each.shownIn) === "status-bar").map(({ id }) => id)
        );
        this.colorings = data.colorings.map((each) => new Coloring(each, data)); // one color means one number in both worlds
        this.main = new Pane(data, project, this.overlays, this.colorings);
        this.second = new Pane(data, project, this.overlays, this.colorings);
        this.second.view.canvas.setAttribute("aria-label", t("The world beside"));
        this.panel = element(
            "div",
            {
                id: "world",
                tabindex: 0,
                role: "group",
                "aria-label": t("World. Space plays, full stop steps, R restarts, arrow keys choose an agent.")
            },
            this.panes,
            this.legend(data, project)
        );
        this.follow();
    }
    /** Where the mouse and the finger act. */
    get canvas(): HTMLCanvasElement {
        return this.main.view.canvas;
    }
    get view(): WorldView {
        return this.main.view;
    }

    /** Takes the worlds of the player: two, if one runs beside. */
    private follow(): void {
        const { main, beside } = this.player,
            isTwo = beside !== null;
        this.main.take(main, isTwo ? t("This world") : "");
        if (beside) this.second.take(beside, this.besideName || t("Beside"));
        this.panes.classList.toggle("two", isTwo);
        if (this.panes.childElementCount !== (isTwo ? 2 : 1))
            this.panes.replaceChildren(this.main.panel, ...(isTwo ? [this.second.panel] : []));
    }
    /** Fits the canvases to their places. Returns whether there is something new to draw. */
    fit(now: number): boolean {
        this.follow();
        const isOver = this.lit !== "" && now > this.litUntil,
            changed = this.main.view.fit();
        this.lit = isOver ? "" : this.lit;
        return (this.player.beside !== null && this.second.view.fit()) || changed || isOver;
    }
    /** Shows a part of the world; null: all of it. */
    look(camera: Camera | null): void {
        this.main.view.look(camera);
        this.second.view.look(camera);
    }
    /** For a moment. */
    pointAt(id: string): void {
        this.lit = id;
        this.litUntil = performance.now() + pointsFor;
    }
    draw(picked: Agent | null): void {
        this.follow();
        const { main, beside } = this.player;
        this.main.view.draw(main.world, picked, this.lit, this.spotlight);
        this.main.count(main.world, this.counters);
        this.followScales.forEach((each) => each());
        if (!beside) return;
        this.second.view.draw(beside.world, null, this.lit, this.spotlight);
        this.second.count(beside.world, this.counters);
    }
    describe(): void {
        const { world } = this.player;
        this.canvas.setAttribute("aria-label", count(world.agentCount, "The world with %n agent", "The world with %n agents"));
    }
    /** What the world shows of a node or an item: the item itself, one that a target names, or agents; "" if nothing. */
    shownOf(project: ProjectFile, id: string): string {
        const node = project.nodes.find((each) => each.id === id),
            isItem = (name: unknown) => project.scene?.some((each) => each.id === name) === true;
        if (isItem(id) || node?.type === "agent-type") return id;
        return text(Object.values(node ?? {}).find(isItem));
    }

    /** Which color belongs to which agents and modes, or to which numbers; nothing if there is one color only. */
    private legend(data: PageData, project: ProjectFile): HTMLElement {
        const types = project.nodes.filter((each) => each.type === "agent-type"),
            list = element("ul", { class: "legend", "aria-label": t("Agents") }),
            titleOf = ({ id }: Item) => data.cards.find((each) => each.id === id)?.title ?? id;
        for (const type of types) {
            const coloring = this.colorings.find((each) => each.type === type.id);
            if (!coloring) {
                list.append(element("li", {}, swatch(type), titleOf(type)));
                for (const mode of modesWithLook(project, type.id).filter(({ color }) => text(color) !== ""))
                    list.append(element("li", {}, swatch(mode), titleOf(mode)));
                continue;
            }
            const { row, follow } = coloring.legend();
            this.followScales.push(follow);
            list.append(element("li", {}, `${titleOf(type)}: `, row));
        }
        list.hidden = list.childElementCount < 2 && this.followScales.length === 0;
        return list;
    }
}

function swatch(type: Item): HTMLElement {
    const made = element("i", { class: "swatch", "aria-hidden": "true" });
    made.style.background = text(type.color) || "#5b8def";
    return made;
}

/** The switches of the overlays: the person's own choice, and that of a step. */
export class OverlaySwitches {
    readonly panel = element("div", { class: "overlays" });
    private readonly inputs = new Map<keyof Overlays, HTMLInputElement>();
    private own: Overlays | null = null; ///< while a step has chosen others

    constructor(
        private readonly overlays: Overlays,
        changed: () => void
    ) {
        for (const key of overlayKeys) {
            const input = element("input", {
                type: "checkbox",
                id: `overlay-${key}`,
                change: () => {
                    overlays[key] = input.checked;
                    changed();
                }
            });
            this.inputs.set(key, input);
            this.panel.append(element("div", {}, input, element("label", { for: input.id, class: `key ${key}` }, overlayText(key))));
        }
    }

    /** Those of a step; where it names none, the person's own. */
    show(words: readonly string[]): void {
        if (words.length > 0) this.own ??= { ...this.overlays };
        const own = this.own ?? this.overlays;
        for (const [key, input] of this.inputs) input.checked = this.overlays[key] = words.length > 0 ? words.includes(key) : own[key];
        if (words.length === 0) this.own = null;
    }
}
