// The page as a whole: what it shows, and what each control does.
import type { Agent, Library } from "tiller";
import { agentNamed, canHaveAgent } from "./agents";
import { AgentView } from "./agent_view";
import { Controls, OpenCards, resetButton, RunBar } from "./controls";
import { button, element, languageMenu, section, ThemeSwitch } from "./dom";
import { formulaProblem, saidProblem } from "./explanation";
import { GraphView } from "./graph_view";
import { Hand } from "./hand";
import { Lesson, type Saved, type Stage } from "./lesson";
import { LessonPaper } from "./lesson_paper";
import { LessonView } from "./lesson_view";
import { noteElements, type NoteActions } from "./note_view";
import { Player } from "./player";
import { plotText, Plots } from "./plots";
import { Progress } from "./progress";
import { itemOfLink, text, type Item, type PageData, type ProjectFile, type Scalar } from "./project";
import type { Step } from "./step";
import { OverlaySwitches, Worlds } from "./worlds";
import { t } from "./words";

const hashEvery = 250; // milliseconds while it plays: a hash costs time for each agent

/** What stays when the page speaks another language. */
export interface Kept {
    readonly saved: Saved;
    readonly step: number; ///< -1: the lesson did not run
    readonly pupil: string;
    readonly hasNew: boolean; ///< guesses that are not handed in
}

export class App {
    private readonly project: ProjectFile;
    private readonly player: Player;
    private readonly worlds: Worlds;
    private readonly plots: Plots;
    private readonly agentView: AgentView;
    private readonly graph: GraphView;
    private readonly controls: Controls;
    private readonly openCards: OpenCards;
    private readonly lesson: Lesson;
    private readonly lessonView: LessonView;
    private readonly progress: Progress;
    private readonly ended = new AbortController();
    private readonly theme = new ThemeSwitch(() => (this.isStale = true), this.ended.signal);
    private readonly bar = new RunBar({
        toggle: () => this.setPlaying(!this.player.playing),
        step: () => this.step(),
        restart: () => this.restart(),
        speed: (speed) => (this.player.speed = speed),
        seed: (seed) => this.takeSeed(seed)
    });
    private readonly tick = element("output", { id: "tick" });
    private readonly hash = element("output", { id: "hash" });
    private readonly state = element("span", { id: "touched", class: "muted" });
    private readonly status = element("p", { id: "status", role: "status" });
    private readonly variant = element("p", { class: "variant", hidden: true });
    private readonly notesSection: HTMLElement;
    private readonly paper: LessonPaper;
    private readonly switches: OverlaySwitches;
    private readonly hand: Hand;
    private picked: Agent | null = null;
    private isStale = true;
    private isKept = false; ///< the browser keeps the guesses
    private before = 0;
    private hashedAt = 0;

    constructor(
        private readonly data: PageData,
        library: Library,
        place: HTMLElement,
        kept: Kept | null,
        private readonly speak: (language: string) => void
    ) {
        this.project = JSON.parse(data.project) as ProjectFile;
        this.player = new Player(library, data.project);
        this.worlds = new Worlds(data, this.project, this.player);
        this.plots = new Plots(data, this.project, this.player.world);
        this.agentView = new AgentView(data, this.project);
        this.graph = new GraphView(data, this.project);
        this.controls = new Controls(data.choices, this.player.world, (id, value) => this.setParameter(id, value));
        this.openCards = new OpenCards(
            data.cards,
            (path, value) => this.editCard(path, value),
            () => this.reset()
        );
        this.lesson = new Lesson(this.project, data, this.stage(), (unfolds) => this.followLesson(unfolds));
        this.switches = new OverlaySwitches(this.worlds.overlays, () => (this.isStale = true));
        this.hand = new Hand(this.worlds, this.player, this.project, {
            pick: (agent) => this.pick(agent),
            changed: () => (this.isStale = true),
            isLocked: () => this.lesson.isLocked
        });
        this.paper = new LessonPaper(data, this.lesson);
        this.lessonView = new LessonView(this.lesson, {
            notes: this.noteActions(),
            title: data.title,
            language: data.language,
            site: data.site,
            nextTitle: data.nextTitle,
            nameOfPlot: (id) => plotText(data, this.player.plot(id)),
            print: () => this.paper.printAnswers()
        });
        this.progress = new Progress(data.site?.key ?? "");
        this.notesSection = this.notes();
        this.layOut(place);
        this.listen(this.ended.signal);
        this.player.onStart = () => this.onStart();
        this.player.onTick = () => this.lesson.onTick(this.player.world.tick, this.measured());
        this.onStart();
        this.beginLesson(kept);
    }

    run(): void {
        requestAnimationFrame((now) => this.frame(now));
    }
    /** Another page takes the place of this one. */
    close(): Kept {
        this.ended.abort();
        this.player.close();
        return { saved: this.lesson.saved, step: this.lesson.current, pupil: this.lesson.pupil, hasNew: this.lesson.hasNew };
    }

    // ---- what there is ----

    private layOut(place: HTMLElement): void {
        const world = element(
            "section",
            { class: "world", "aria-labelledby": "title" },
            this.worlds.panel,
            this.bar.panel,
            this.corner(),
            this.status
        );
        const side = element("div", { class: "side" });
        if (this.lesson.steps.length > 0) side.append(this.lessonView.panel);
        if (this.lesson.steps.length > 0) side.append(section(t("Cards"), "open-cards", true, this.openCards.panel));
        if (!this.controls.isEmpty)
            side.append(
                section(
                    t("Values"),
                    "values",
                    true,
                    this.controls.panel,
                    resetButton(() => this.reset())
                )
            );
        if (!this.plots.isEmpty) side.append(section(t("Plots"), "plots", true, this.plots.panel));
        side.append(section(t("Show"), "overlays", true, this.switches.panel), section(t("Agent"), "agent", true, this.agentBox()));
        const below = element("div", { class: "below" }, this.notesSection, section(t("Graph"), "graph", true, this.graph.panel));
        const { site } = this.data;
        place.replaceChildren(
            element(
                "header",
                {},
                ...(site ? [element("a", { href: site.index, class: "site" }, site.title)] : []),
                element("h1", { id: "title" }, this.data.title),
                this.variant,
                element("div", { class: "settings" }, languageMenu(this.speak), ...this.theme.panel)
            ),
            element("main", { class: this.lesson.steps.length > 0 ? "teaches" : "" }, world, side, below),
            this.paper.panel
        );
    }

    private corner(): HTMLElement {
        return element(
            "p",
            { class: "corner" },
            element("span", { class: "muted" }, t("Tick")),
            this.tick,
            element("span", { class: "muted" }, t("state")),
            this.hash,
            this.state
        );
    }
    private agentBox(): HTMLElement {
        const choose = (by: 1 | -1) => this.pick(this.player.neighbor(this.picked, by));
        return element(
            "div",
            {},
            element(
                "div",
                { class: "bar", role: "group", "aria-label": t("Agent") },
                button(t("Previous"), () => choose(-1), { id: "previous-agent" }),
                button(t("Next"), () => choose(1), { id: "next-agent" }),
                button(t("No agent"), () => this.pick(null))
            ),
            this.agentView.panel
        );
    }
    private notes(): HTMLElement {
        const notes = noteElements(this.project.notes ?? {}, this.noteActions());
        return element(
            "div",
            { hidden: notes.length === 0 },
            section(t("Notes"), "notes", true, element("div", { class: "notes" }, ...notes))
        );
    }
    private noteActions(): NoteActions {
        return {
            pictures: this.data.pictures,
            showNode: (id) => this.showNode(id),
            startExperiment: (id) => this.startExperiment(id),
            pickAgent: (name) => this.pickNamed(name),
            has: (kind, id) =>
                kind === "experiment"
                    ? this.experiment(id) !== undefined
                    : kind === "agent"
                      ? canHaveAgent(this.project, id)
                      : itemOfLink(this.project, id) !== ""
        };
    }
    // ---- the lesson ----

    private stage(): Stage {
        const of = this;
        return {
            prepare: (step) => of.prepare(step),
            playFromStart: () => {
                of.attempt(() => of.player.restart(), "");
                of.setPlaying(true);
                of.worlds.panel.scrollIntoView({ block: "nearest" });
            },
            get ticksPerSecond() {
                return of.player.world.ticksPerSecond;
            }
        };
    }
    private beginLesson(kept: Kept | null): void {
        if (this.lesson.steps.length === 0) return;
        const saved = kept?.saved ?? this.progress.load();
        this.lesson.pupil = kept?.pupil ?? "";
        this.lesson.hasNew = kept?.hasNew ?? false;
        if (saved) this.lesson.resume(saved, kept?.step);
        else this.lesson.begin();
    }
    /** The settings of a step, whatever was moved before. */
    private prepare(step: Step | null): void {
        const beside = step ? this.experiment(step.beside) : undefined;
        this.player.playing = false;
        this.player.seed = undefined;
        this.worlds.besideName = text(beside?.name) || t("Beside");
        this.attempt(() => this.player.start(step?.changes ?? "", beside ? text(beside.changes) : null), "");
        this.player.until = this.lesson.lastTick;
        this.player.speed = step?.speed ?? 1;
        this.bar.showSpeed(this.player.speed);
        this.switches.show(step?.shown ?? []);
        this.worlds.look(step?.camera ?? null);
        this.worlds.spotlight = step?.spotlight ?? "";
        this.hideParts(step?.hidden ?? []);
        this.showOpenCards();
        this.variant.hidden = true;
        this.player.isTouched = false;
    }
    private showOpenCards(): void {
        const open = this.lesson.step?.open ?? [];
        this.openCards.show(open, this.player.main.project);
        document.getElementById("open-cards")!.hidden = open.length === 0;
    }
    /** What a pupil changes of a card. Returns what is wrong. */
    private editCard(path: string, value: Scalar): string {
        try {
            this.player.edit(path, value);
        } catch (error) {
            return saidProblem(error instanceof Error ? error.message : String(error));
        } finally {
            this.controls.update(this.player.world);
            this.isStale = true;
        }
        const node = this.project.nodes.find(({ id }) => path === `${id}.formula`);
        if (!node) return "";
        const warning = formulaProblem(this.player.warnings, node, this.data.cards);
        if (warning === "" && !this.lesson.isLocked) this.setPlaying(true);
        return warning;
    }
    private reset(): void {
        this.attempt(() => this.player.reset(), t("All values and cards as they were"));
        if (this.lesson.isRunning) this.showOpenCards();
    }
    /** Hides what a step does not need. */
    private hideParts(words: readonly string[]): void {
        const parts = { cards: ["graph"], panes: ["overlays", "agent"], values: ["values"], plots: ["plots"] };
        for (const [word, sections] of Object.entries(parts))
            for (const id of sections) document.getElementById(id)?.toggleAttribute("hidden", words.includes(word));
    }
    private followLesson(unfolds: boolean): void {
        const { isRunning, isLocked, current, steps, step } = this.lesson;
        this.keepClearOfWorld();
        const isNew = this.lessonView.update(unfolds);
        this.bar.lock(isLocked);
        this.notesSection.hidden = isRunning || Object.values(this.project.notes ?? {}).every((each) => each.trim() === "");
        this.worlds.panel.classList.toggle("locked", isLocked);
        this.isKept = this.progress.save(this.lesson.saved);
        this.isStale = true;
        if (isNew && step)
            this.say(
                [
                    `${t("Step %1 of %2", current + 1, steps.length)}: ${step.title}`,
                    ...(isLocked ? [t("Make a guess: then the world plays.")] : [])
                ].join(" · ")
            );
    }
    /** On a small screen the world stays at the top, and nothing that is brought into sight may be under it. */
    private keepClearOfWorld(): void {
        const world = this.worlds.panel.parentElement!,
            isSticky = getComputedStyle(world).position === "sticky";
        document.documentElement.style.scrollPaddingTop = isSticky ? `${world.offsetHeight + 12}px` : "";
    }
    /** The value of the plot that the step asks about. */
    private measured(): number | null {
        return this.lesson.step?.ask === "curve" ? (this.player.plot(this.lesson.step.plot)?.value ?? null) : null;
    }
    private onStart(): void {
        this.picked = null;
        this.plots.clear();
        this.bar.showSeed(this.player.shownSeed);
        this.lesson.onStart(this.measured());
        this.isStale = true;
    }

    // ---- what one does ----

    private listen(signal: AbortSignal): void {
        this.worlds.panel.addEventListener("keydown", (event) => this.key(event));
        document.addEventListener("keydown", (event) => this.lessonKey(event), { signal });
        window.addEventListener("beforeprint", () => this.printing(true), { signal });
        window.addEventListener("afterprint", () => this.printing(false), { signal });
        window.addEventListener("beforeunload", (event) => this.lesson.hasNew && !this.isKept && event.preventDefault(), { signal });
    }
    private key(event: KeyboardEvent): void {
        const acts: Record<string, () => void> = {
            " ": () => this.setPlaying(!this.player.playing),
            ".": () => this.step(),
            r: () => this.restart(),
            ArrowRight: () => this.pick(this.player.neighbor(this.picked, 1)),
            ArrowLeft: () => this.pick(this.player.neighbor(this.picked, -1)),
            Escape: () => this.pick(null)
        };
        const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        act();
    }
    /** Page Down and Page Up, as a remote sends them; and Alt+Shift+U for teachers. */
    private lessonKey(event: KeyboardEvent): void {
        const { lesson } = this,
            isWriting = (event.target as Element).matches("input:not([type=checkbox], [type=range]), textarea, select, .scroller");
        if (event.altKey && event.shiftKey && event.code === "KeyU") {
            lesson.unlock();
        } else if (
            lesson.isRunning &&
            !isWriting &&
            !event.ctrlKey &&
            !event.metaKey &&
            !event.altKey &&
            ["PageDown", "PageUp"].includes(event.key)
        ) {
            event.preventDefault();
            lesson.goTo(lesson.current + (event.key === "PageDown" ? 1 : -1));
        }
    }
    private setPlaying(playing: boolean): void {
        if (this.refusesLocked()) return;
        this.player.playing = playing;
        this.isStale = true;
        this.say(playing ? t("It plays.") : t("Paused at tick %1.", this.player.world.tick));
    }
    /** While a step asks, the world waits. */
    private refusesLocked(): boolean {
        if (this.lesson.isLocked) this.say(t("Make a guess: then the world plays."));
        return this.lesson.isLocked;
    }
    private step(): void {
        if (this.refusesLocked()) return;
        this.setPlaying(false);
        this.player.step();
        this.say(t("Tick %1", this.player.world.tick));
        this.isStale = true;
    }
    private restart(): void {
        this.attempt(() => this.player.restart(), t("Back at tick 0."));
    }
    private takeSeed(seed: number): void {
        if (!(seed >= 0 && seed <= Number.MAX_SAFE_INTEGER)) {
            this.bar.showSeed(this.player.shownSeed);
            this.say(t("A seed is a whole number from 0."));
            return;
        }
        this.attempt(() => this.player.setSeed(seed), t("Back at tick 0, with seed %1.", seed));
    }
    private setParameter(id: string, value: Scalar): void {
        this.attempt(() => this.player.setParameter(id, value), "", this.player.world.tick === 0);
    }
    private experiment(id: string): Item | undefined {
        return this.project.annotations?.find((each) => each.type === "experiment" && each.id === id);
    }
    private startExperiment(id: string): void {
        const item = this.experiment(id);
        if (!item || this.refusesLocked()) return;
        this.attempt(() => this.player.start(String(item.changes ?? "")), t("“%1” starts.", item.name || id));
        const back = button(t("Back to the project"), () => {
            this.attempt(() => this.player.start(""), t("Back to the project"));
            this.variant.hidden = true;
            this.bar.play.focus();
        });
        this.variant.replaceChildren(element("b", {}, item.name || id), " ", back);
        this.variant.hidden = false;
        this.setPlaying(true);
        this.worlds.panel.scrollIntoView({ block: "nearest" });
    }
    /** Points at it in the world, or shows its card. */
    private showNode(target: string): void {
        const id = itemOfLink(this.project, target);
        const shown = this.worlds.shownOf(this.project, id);
        if (shown !== "") {
            this.worlds.pointAt(shown);
            this.isStale = true;
            this.worlds.panel.scrollIntoView({ block: "nearest" });
            return;
        }
        const link = this.project.links?.find((each) => each.id === id);
        (document.getElementById("graph") as HTMLDetailsElement).open = true;
        this.graph.bringUp(link ? link.from.split(".")[0]! : id);
    }
    private pickNamed(name: string): void {
        const agent = agentNamed(this.player.world, this.project, name),
            isPicked = agent !== null && this.picked?.life === agent.life;
        if (!agent) this.say(t("%1 is not alive at this tick.", name));
        else this.pick(isPicked ? null : agent);
        this.worlds.panel.scrollIntoView({ block: "nearest" });
    }
    private pick(agent: Agent | null): void {
        this.picked = agent;
        this.isStale = true;
        this.say(agent ? t("%1 is chosen.", this.agentView.nameOf(this.player.world, agent)) : t("No agent is chosen."));
    }

    /** Does what may be refused, and says so. @param resets the run begins again */
    private attempt(act: () => void, words: string, resets = true): void {
        try {
            act();
            if (words) this.say(words);
        } catch (error) {
            this.say(error instanceof Error ? error.message : String(error));
        }
        if (resets) this.picked = null;
        this.controls.update(this.player.world);
        this.isStale = true;
    }
    private say(words: string): void {
        this.status.textContent = words;
    }

    // ---- time ----

    private frame(now: number): void {
        if (this.ended.signal.aborted) return;
        const seconds = (now - this.before) / 1000;
        this.before = now;
        try {
            this.hand.carry();
            const was = this.player.playing,
                ticks = this.player.advance(seconds),
                { playing } = this.player;
            if (was && !playing)
                this.say([this.player.ended, t("Paused at tick %1.", this.player.world.tick)].filter((each) => each !== "").join(" · "));
            this.isStale = this.worlds.fit(now) || this.isStale;
            if (ticks > 0 || playing || this.isStale) this.show(now, !playing || this.isStale);
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
            this.say(t("%1 is gone.", this.agentView.nameOf(world, this.picked)));
            this.picked = null;
        }
        this.worlds.draw(this.picked);
        this.plots.update(world, this.player.beside?.world);
        this.lessonView.draw();
        this.bar.showPlaying(this.player.playing);
        if (!isStill && now - this.hashedAt < hashEvery) return;
        this.hashedAt = now;
        this.tick.textContent = String(world.tick);
        this.hash.textContent = world.hash;
        this.state.textContent = this.player.isTouched ? t("changed by hand") : "";
        this.graph.light(this.agentView.show(world, this.picked));
        this.worlds.describe();
    }
    /** Paper is light. */
    private printing(isPrinting: boolean): void {
        this.theme.forPaper(isPrinting);
        this.paper.fill(isPrinting);
        this.worlds.fit(performance.now());
        this.show(performance.now(), true);
    }
}
