// Where agents were a moment ago.
import type { World } from "tiller";

const longest = 64; // places
const ticksBack = 180;
const mostAgents = 1000; // with more of them, a frame has no time for trails
const shades = [0.2, 0.4, 0.75]; // from the oldest third to the newest

interface Trail {
    readonly places: number[]; ///< x, y and tick in a row
    tick: number; ///< the latest
}

export class Trails {
    private readonly byType = new Map<number, Map<number, Trail>>(); ///< by type and ordinal
    private latest = -1;

    clear(): void {
        this.byType.clear();
        this.latest = -1;
    }

    /** Adds the places of this tick. */
    follow(world: World): void {
        const { tick } = world;
        if (tick === this.latest) return;
        if (tick < this.latest || world.agentCount > mostAgents) this.clear();
        this.latest = tick;
        if (world.agentCount > mostAgents) return;
        world.types.forEach((_, type) => {
            const { count, ordinal, x, y } = world.agents(type),
                trails = this.byType.get(type) ?? new Map<number, Trail>();
            this.byType.set(type, trails);
            for (let i = 0; i < count; ++i) {
                const trail = trails.get(ordinal[i]!) ?? { places: [], tick },
                    { places } = trail;
                places.push(x[i]!, y[i]!, tick);
                while (places.length > 3 * longest || places[2]! < tick - ticksBack) places.splice(0, 3);
                trail.tick = tick;
                trails.set(ordinal[i]!, trail);
            }
            for (const [id, trail] of trails) if (trail.tick !== tick) trails.delete(id); // it has died
        });
    }

    draw(pen: CanvasRenderingContext2D, type: number, stroke: string, width: number, world: World): void {
        pen.strokeStyle = stroke;
        pen.lineWidth = width;
        for (const { places } of this.byType.get(type)?.values() ?? []) {
            const count = places.length / 3;
            shades.forEach((shade, part) => {
                pen.globalAlpha = shade;
                line(pen, places, Math.floor((part * count) / shades.length), Math.ceil(((part + 1) * count) / shades.length), world);
            });
        }
        pen.globalAlpha = 1;
    }
}

/** A part of a trail: not across the world, where an agent leaves at one side and enters at the other. */
function line(pen: CanvasRenderingContext2D, places: readonly number[], from: number, to: number, { width, height }: World): void {
    pen.beginPath();
    for (let i = 3 * Math.max(0, from - 1); i < 3 * to; i += 3) {
        const [x, y] = [places[i]!, places[i + 1]!];
        if (i > 3 * Math.max(0, from - 1) && Math.abs(x - places[i - 3]!) < width / 2 && Math.abs(y - places[i - 2]!) < height / 2)
            pen.lineTo(x, y);
        else pen.moveTo(x, y);
    }
    pen.stroke();
}
