// The run: a world of the library, played in time; and one that runs beside it, tick by tick.
import { EventKind, type Agent, type Library, type Pair, type Plot, type World } from "tiller";
import type { ProjectFile, Scalar } from "./project";
import { variantOf } from "./variant";
import { t } from "./words";

const longestAdvance = 12; // milliseconds: a slow world plays slower, and the page stays quick

/** A world that was opened from a variant of the project. */
export interface Opened {
    readonly world: World;
    project: ProjectFile;
}

export class Player {
    main: Opened;
    beside: Opened | null = null;
    playing = false;
    speed = 1;
    changes = ""; ///< lines of PATH=VALUE
    /** The tick at which it pauses; 0: nowhere. */
    until = 0;
    /** Whether the mouse, or a value during the run, has changed what the file alone would do. */
    isTouched = false;
    readonly values = new Map<string, Scalar>();
    private readonly edits = new Map<string, Scalar>(); ///< of cards, by CARD.SETTING
    warnings: string[] = []; ///< of the library, about the newest text of the project
    private readonly places = new Map<string, Pair>(); ///< of items that a hand has moved
    /** How the run has ended: "Won: Everybody is home". Empty while it goes on. */
    ended = "";
    onTick: () => void = () => {};
    onStart: () => void = () => {};
    private besideChanges: string | null = null;

    constructor(
        private readonly library: Library,
        readonly original: string,
        public seed?: number
    ) {
        this.main = this.open(this.changes);
    }
    get world(): World {
        return this.main.world;
    }
    /** Of this run. */
    get shownSeed(): number {
        return this.seed ?? this.main.project.world.seed ?? 1;
    }

    plot(id: string): Plot | undefined {
        return this.world.plots.find((each) => each.id === id);
    }
    private textOf(changes: string): string {
        const moved = [...this.places].map(([id, [x, y]]) => `\n${id}.x=${x}\n${id}.y=${y}`).join("");
        return variantOf(this.original, changes + moved, this.values, this.edits);
    }
    private open(changes: string): Opened {
        const text = this.textOf(changes);
        this.warnings = [];
        const log = (warning: string) => void this.warnings.push(warning);
        return { world: this.library.open(text, { seed: this.seed, log }), project: JSON.parse(text) as ProjectFile };
    }
    private get worlds(): World[] {
        return this.beside ? [this.main.world, this.beside.world] : [this.main.world];
    }

    close(): void {
        this.worlds.forEach((each) => each.close());
    }

    /** Back to tick 0, with the values of the sliders. If the project is refused, the run stays. */
    restart(): void {
        const main = this.open(this.changes);
        let beside: Opened | null;
        try {
            beside = this.besideChanges === null ? null : this.open(`${this.changes}\n${this.besideChanges}`);
        } catch (error) {
            main.world.close();
            throw error;
        }
        this.worlds.forEach((each) => each.close());
        [this.main, this.beside] = [main, beside];
        this.isTouched = false;
        this.ended = "";
        this.onStart();
    }

    setSeed(seed: number | undefined): void {
        const before = this.seed;
        this.seed = seed;
        try {
            this.restart();
        } catch (error) {
            this.seed = before;
            throw error;
        }
    }

    /** Starts a variant of the project; "" is the project itself. Values go back to those of the file.
        @param beside the changes of a second world, on top of these; null: there is none */
    start(changes: string, beside: string | null = null): void {
        const before = {
            changes: this.changes,
            beside: this.besideChanges,
            values: [...this.values],
            places: [...this.places],
            edits: [...this.edits]
        };
        [this.changes, this.besideChanges] = [changes, beside];
        this.values.clear();
        this.places.clear();
        this.edits.clear();
        try {
            this.restart();
        } catch (error) {
            [this.changes, this.besideChanges] = [before.changes, before.beside];
            before.values.forEach(([id, value]) => this.values.set(id, value));
            before.edits.forEach(([path, value]) => this.edits.set(path, value));
            before.places.forEach(([id, place]) => this.places.set(id, place));
            throw error;
        }
    }

    setParameter(id: string, value: Scalar): void {
        this.worlds.forEach((each) => each.setParameter(id, value));
        this.values.set(id, value);
        this.isTouched ||= this.world.tick > 0;
        if (this.world.tick === 0) this.restart();
    }

    /** Everything as the file or the step has it. */
    reset(): void {
        this.start(this.changes, this.besideChanges);
    }

    /** Changes a setting of a card, or mutes it; agents go on. A value that is refused changes nothing. */
    edit(path: string, value: Scalar): void {
        const before = this.edits.get(path);
        this.edits.set(path, value);
        try {
            if (this.world.tick === 0) this.restart();
            else this.reload();
        } catch (error) {
            if (before === undefined) this.edits.delete(path);
            else this.edits.set(path, before);
            throw error;
        }
    }

    /** Moves a point of the scene; agents go on from where they are. It stays there until start(). */
    moveItem(id: string, [x, y]: Pair): void {
        this.places.set(id, [Math.round(x), Math.round(y)]);
        this.reload();
    }
    private reload(): void {
        this.warnings = [];
        const reload = (of: Opened, changes: string) => {
            const text = this.textOf(changes);
            of.world.reload(text);
            of.project = JSON.parse(text) as ProjectFile;
            this.values.forEach((value, parameter) => of.world.setParameter(parameter, value));
        };
        reload(this.main, this.changes);
        if (this.beside) reload(this.beside, `${this.changes}\n${this.besideChanges}`);
        this.isTouched = true;
    }
    /** Holds an agent of this world at a place. */
    placeAgent(agent: Agent, place: Pair): void {
        this.world.place([agent], [place]);
        this.isTouched = true;
    }
    setCursor(place: Pair | null): void {
        this.worlds.forEach((each) => each.setCursor(place));
        this.isTouched = true;
    }
    click(place: Pair): void {
        this.worlds.forEach((each) => each.click(place));
        this.isTouched = true;
    }

    step(): void {
        this.playing = false;
        this.worlds.forEach((each) => each.step());
        this.takeEnd();
        this.onTick();
    }
    /** Pauses at the first End. */
    private takeEnd(): void {
        const { nodes } = this.main.project;
        if (this.ended || !nodes.some((each) => each.type === "end")) return;
        const end = this.world.events.find((each) => each.kind === EventKind.ended);
        if (!end) return;
        const outcome = end.number > 0 ? t("Won") : end.number < 0 ? t("Lost") : t("Over"),
            name = nodes.find((each) => each.id === end.node)?.name;
        this.ended = name ? `${outcome}: ${name}` : outcome;
        this.playing = false;
    }
    /** Lets time pass, if it plays, as far as the frame has time for. Returns the number of ticks. */
    advance(seconds: number, clock = () => performance.now()): number {
        const begun = clock(),
            tick = 1 / this.world.ticksPerSecond;
        let ticks = 0,
            left = this.playing ? Math.min(seconds, 0.1) * this.speed : 0;
        for (; this.playing && left > 0 && clock() - begun < longestAdvance; left -= tick) ticks += this.slice(Math.min(left, tick));
        return ticks;
    }
    /** At most one tick. */
    private slice(seconds: number): number {
        const { world } = this,
            made = world.advance(seconds),
            second = this.beside?.world;
        second?.advance(seconds);
        while (second && second.tick < world.tick) second.step(); // with another length of its ticks
        if (made > 0) {
            if (this.until > 0 && world.tick === this.until) this.playing = false;
            this.takeEnd();
            this.onTick();
        }
        return made;
    }

    /** The agent before or after another one, over all types. */
    neighbor(of: Agent | null, by: 1 | -1): Agent | null {
        const all: Agent[] = [];
        this.world.types.forEach((_, type) => {
            const agents = this.world.agents(type);
            const some = Array.from({ length: agents.count }, (__, i) => agents.agent(i));
            all.push(...some.sort((a, b) => a.ordinal - b.ordinal));
        });
        const at = of ? all.findIndex((each) => each.type === of.type && each.ordinal === of.ordinal) : -1;
        const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
        return all[next] ?? null;
    }
}
