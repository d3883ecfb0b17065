// The page as a whole: what it shows, and what each control does.
import type { Agent, Library } from "tiller";
import { AgentView } from "./agent_view";
import { Controls } from "./controls";
import { button, element, section } from "./dom";
import { GraphView } from "./graph_view";
import { noteElements } from "./note_view";
import { Player } from "./player";
import { Plots } from "./plots";
import type { Item, PageData, ProjectFile, Scalar } from "./project";
import { ThemeSwitch } from "./theme";
import { WorldView, type Overlays } from "./world_view";

const speeds = [0.25, 0.5, 1, 2, 4, 8];
const hashEvery = 250; // milliseconds while it plays: a hash costs time for each agent

export class App {
    private readonly project: ProjectFile;
    private readonly player: Player;
    private readonly view: WorldView;
    private readonly plots: Plots;
    private readonly agentView: AgentView;
    private readonly graph: GraphView;
    private readonly controls: Controls;
    private readonly theme = new ThemeSwitch(() => (this.isStale = true));
    private readonly play = button("Play", () => this.setPlaying(!this.player.playing), { id: "play", class: "main" });
    private readonly seed = element("input", { id: "seed", type: "number", min: 0, step: 1, change: () => this.takeSeed() });
    private readonly tick = element("output", { id: "tick" });
    private readonly hash = element("output", { id: "hash" });
    private readonly state = element("span", { id: "touched", class: "muted" });
    private readonly status = element("p", { id: "status", role: "status" });
    private readonly variant = element("p", { class: "variant", hidden: true });
    private picked: Agent | null = null;
    private isStale = true;
    private before = 0;
    private hashedAt = 0;

    constructor(private readonly data: PageData, library: Library, place: HTMLElement) {
        this.project = JSON.parse(data.project) as ProjectFile;
        this.player = new Player(library, data.project);
        this.view = new WorldView(this.project);
        this.plots = new Plots(this.project, this.player.world);
        this.agentView = new AgentView(data, this.project);
        this.graph = new GraphView(data, this.project);
        this.controls = new Controls(data.choices, this.player.world, (id, value) => this.setParameter(id, value));
        this.seed.value = String(this.project.world.seed ?? 1);
        this.layOut(place);
        this.listen();
    }

    run(): void {
        requestAnimationFrame((now) => this.frame(now));
    }

    // ---- what there is ----

    private layOut(place: HTMLElement): void {
        const world = element("section", { class: "world", "aria-labelledby": "title" }, this.worldBox(), this.bar(), this.corner(), this.status);
        const side = element("div", { class: "side" });
        if (!this.controls.isEmpty)
            side.append(section("Values", "values", true, this.controls.panel));
        if (!this.plots.isEmpty)
            side.append(section("Plots", "plots", true, this.plots.panel));
        side.append(section("Show", "overlays", true, this.overlayBox()), section("Agent", "agent", true, this.agentBox()));
        const notes = this.notes(), below = element("div", { class: "below" });
        if (notes.length > 0)
            below.append(section("Notes", "notes", true, element("div", { class: "notes" }, ...notes)));
        below.append(section("Graph", "graph", true, this.graph.panel));
        place.replaceChildren(
            element("header", {}, element("h1", { id: "title" }, this.data.title), this.variant, this.theme.panel),
            element("main", {}, element("div", { class: "left" }, world, below), side));
    }

    private worldBox(): HTMLElement {
        return element("div", { id: "world", class: "frame", tabindex: 0, role: "group",
            "aria-label": "World. Space plays, full stop steps, R restarts, arrow keys choose an agent." }, this.view.canvas);
    }
    private bar(): HTMLElement {
        const speed = element("select", { id: "speed", change: () => (this.player.speed = Number(speed.value)) },
            ...speeds.map((each) => element("option", { value: each, selected: each === 1 }, `${each}×`)));
        return element("div", { class: "bar", role: "group", "aria-label": "Run" }, this.play,
            button("Step", () => this.step(), { id: "step" }), button("Restart", () => this.restart(), { id: "restart" }),
            element("span", {}, element("label", { for: "speed" }, "Speed"), speed),
            element("span", {}, element("label", { for: "seed" }, "Seed"), this.seed));
    }
    private corner(): HTMLElement {
        return element("p", { class: "corner" }, "tick ", this.tick, element("span", { class: "muted" }, "state"), this.hash, this.state);
    }
    private overlayBox(): HTMLElement {
        const box = element("div", { class: "overlays" });
        const names: [keyof Overlays, string][] = [["velocity", "Velocity"], ["desired", "Desired velocity"], ["steering", "Steering"]];
        for (const [key, words] of names) {
            const input = element("input", { type: "checkbox", id: `overlay-${key}`, change: () => {
                this.view.overlays[key] = input.checked;
                this.isStale = true;
            } });
            box.append(element("div", {}, input, element("label", { for: input.id, class: `key ${key}` }, words)));
        }
        return box;
    }
    private agentBox(): HTMLElement {
        const choose = (by: 1 | -1) => this.pick(this.player.neighbor(this.picked, by));
        return element("div", {}, element("div", { class: "bar" }, button("Previous", () => choose(-1), { "aria-label": "Previous agent" }),
            button("Next", () => choose(1), { "aria-label": "Next agent" }), button("No agent", () => this.pick(null))),
            this.agentView.panel);
    }
    private notes(): Node[] {
        return noteElements(this.project.notes ?? {}, {
            showNode: (id) => this.showNode(id), startExperiment: (id) => this.startExperiment(id),
            has: (kind, id) => (kind === "experiment" ? this.experiment(id) !== undefined
                : this.project.nodes.some((each) => each.id === id) || this.project.links?.some((each) => each.id === id) === true),
        });
    }

    // ---- what one does ----

    private listen(): void {
        const usesMouse = this.project.nodes.some((node) => node.type === "cursor"), { canvas } = this.view;
        canvas.addEventListener("pointermove", (event) => usesMouse && this.player.setCursor(this.view.placeOf(event)));
        canvas.addEventListener("pointerleave", () => usesMouse && this.player.setCursor(null));
        canvas.addEventListener("click", (event) => {
            const place = this.view.placeOf(event), { world } = this.player;
            if (usesMouse)
                this.player.click(place);
            this.pick(world.pick(place, this.view.reach(12)));
        });
        document.getElementById("world")!.addEventListener("keydown", (event) => this.key(event));
        window.addEventListener("beforeprint", () => this.printing(true));
        window.addEventListener("afterprint", () => this.printing(false));
    }
    private key(event: KeyboardEvent): void {
        const acts: Record<string, () => void> = {
            " ": () => this.setPlaying(!this.player.playing), ".": () => this.step(), r: () => this.restart(),
            ArrowRight: () => this.pick(this.player.neighbor(this.picked, 1)),
            ArrowLeft: () => this.pick(this.player.neighbor(this.picked, -1)), Escape: () => this.pick(null),
        };
        const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey)
            return;
        event.preventDefault();
        act();
    }
    private setPlaying(playing: boolean): void {
        this.player.playing = playing;
        this.play.textContent = playing ? "Pause" : "Play";
        this.isStale = true;
        this.say(playing ? "It plays." : `Paused at tick ${this.player.world.tick}.`);
    }
    private step(): void {
        this.setPlaying(false);
        this.player.step();
        this.say(`Tick ${this.player.world.tick}.`);
        this.isStale = true;
    }
    private restart(): void {
        this.attempt(() => this.player.restart(), "Back at tick 0.");
    }
    private takeSeed(): void {
        const seed = Math.floor(Number(this.seed.value));
        if (!(seed >= 0 && seed <= Number.MAX_SAFE_INTEGER)) {
            this.seed.value = String(this.player.seed ?? this.project.world.seed ?? 1);
            this.say("A seed is a whole number from 0.");
            return;
        }
        this.attempt(() => this.player.setSeed(seed), `Back at tick 0, with seed ${seed}.`);
    }
    private setParameter(id: string, value: Scalar): void {
        this.attempt(() => this.player.setParameter(id, value), "", this.player.world.tick === 0);
    }
    private experiment(id: string): Item | undefined {
        return this.project.annotations?.find((each) => each.type === "experiment" && each.id === id);
    }
    private startExperiment(id: string): void {
        const item = this.experiment(id);
        if (!item)
            return;
        this.attempt(() => this.player.start(String(item.changes ?? "")), `“${item.name ?? id}” starts.`);
        const back = button("Back to the project", () => {
            this.attempt(() => this.player.start(""), "Back to the project.");
            this.variant.hidden = true;
            this.play.focus();
        });
        this.variant.replaceChildren(element("b", {}, item.name || id), " ", back);
        this.variant.hidden = false;
        this.setPlaying(true);
        document.getElementById("world")!.scrollIntoView({ block: "nearest" });
    }
    private showNode(id: string): void {
        const link = this.project.links?.find((each) => each.id === id);
        (document.getElementById("graph") as HTMLDetailsElement).open = true;
        this.graph.bringUp(link ? link.from.split(".")[0]! : id);
    }
    private pick(agent: Agent | null): void {
        this.picked = agent;
        this.isStale = true;
        this.say(agent ? `${this.agentView.nameOf(this.player.world, agent)} is chosen.` : "No agent is chosen.");
    }

    /** Does what may be refused, and says so. @param resets the run begins again */
    private attempt(act: () => void, words: string, resets = true): void {
        try {
            act();
            if (words)
                this.say(words);
        } catch (error) {
            this.say(error instanceof Error ? error.message : String(error));
        }
        if (resets) {
            this.picked = null;
            this.plots.clear();
        }
        this.controls.update(this.player.world);
        this.isStale = true;
    }
    private say(words: string): void {
        this.status.textContent = words;
    }

    // ---- time ----

    private frame(now: number): void {
        const seconds = (now - this.before) / 1000;
        this.before = now;
        try {
            const ticks = this.player.advance(seconds), { playing } = this.player;
            this.isStale = this.view.fit() || this.isStale;
            if (ticks > 0 || playing || this.isStale)
                this.show(now, !playing || this.isStale);
            this.isStale = false;
        } catch (error) {
            this.setPlaying(false);
            this.say(error instanceof Error ? error.message : String(error));
        }
        requestAnimationFrame((next) => this.frame(next));
    }
    private show(now: number, isStill: boolean): void {
        const { world } = this.player;
        if (this.picked && !world.lives(this.picked)) {
            this.say(`${this.agentView.nameOf(world, this.picked)} is gone.`);
            this.picked = null;
        }
        this.view.draw(world, this.picked);
        this.plots.update(world);
        if (!isStill && now - this.hashedAt < hashEvery)
            return;
        this.hashedAt = now;
        this.tick.textContent = String(world.tick);
        this.hash.textContent = world.hash;
        this.state.textContent = this.player.isTouched ? "changed by hand" : "";
        this.graph.light(this.agentView.show(world, this.picked));
        this.view.canvas.setAttribute("aria-label", `The world with ${world.agentCount} agents at tick ${world.tick}`);
    }
    /** Paper is light. */
    private printing(isPrinting: boolean): void {
        this.theme.forPaper(isPrinting);
        this.view.fit();
        this.show(performance.now(), true);
    }
}
