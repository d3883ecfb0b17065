// The run: a world of the library, played in time.
import type { Agent, Library, Pair, World } from "tiller";
import type { Scalar } from "./project";
import { variantOf } from "./variant";

const longestAdvance = 12; // milliseconds: a slow world plays slower, and the page stays quick

export class Player {
    world: World;
    playing = false;
    speed = 1;
    experiment = "";
    /** Whether the mouse, or a value during the run, has changed what the file alone would do. */
    isTouched = false;
    readonly values = new Map<string, Scalar>();

    constructor(private readonly library: Library, readonly original: string, public seed?: number) {
        this.world = this.open();
    }

    private open(): World {
        const text = variantOf(this.original, this.experiment, this.values);
        return this.library.open(text, { seed: this.seed });
    }

    /** Back to tick 0, with the values of the sliders. If the project is refused, the run stays. */
    restart(): void {
        const next = this.open();
        this.world.close();
        this.world = next;
        this.isTouched = false;
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

    /** Starts a variant of the project; "" is the project itself. Values go back to those of the file. */
    start(experiment: string): void {
        const before = this.experiment, values = [...this.values];
        this.experiment = experiment;
        this.values.clear();
        try {
            this.restart();
        } catch (error) {
            this.experiment = before;
            values.forEach(([id, value]) => this.values.set(id, value));
            throw error;
        }
    }

    setParameter(id: string, value: Scalar): void {
        this.world.setParameter(id, value);
        this.values.set(id, value);
        this.isTouched ||= this.world.tick > 0;
        if (this.world.tick === 0)
            this.restart();
    }

    setCursor(place: Pair | null): void {
        this.world.setCursor(place);
        this.isTouched = true;
    }
    click(place: Pair): void {
        this.world.click(place);
        this.isTouched = true;
    }

    step(): void {
        this.playing = false;
        this.world.step();
    }
    /** Lets time pass, if it plays, as far as the frame has time for. Returns the number of ticks. */
    advance(seconds: number, clock = () => performance.now()): number {
        const begun = clock(), tick = 1 / this.world.ticksPerSecond;
        let ticks = 0, left = this.playing ? Math.min(seconds, 0.1) * this.speed : 0;
        for (; left > 0 && clock() - begun < longestAdvance; left -= tick)
            ticks += this.world.advance(Math.min(left, tick));
        return ticks;
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
