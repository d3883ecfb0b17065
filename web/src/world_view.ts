// The world on a canvas: geometry, agents, overlays, and what moves the picked agent.
import type { Agent, Agents, Drawn, Pair, World } from "tiller";
import { color, element } from "./dom";
import { hiddenItems, modesWithLook, number, points, text, type Item, type PageData, type ProjectFile } from "./project";
import type { Coloring } from "./coloring";
import { drawGrid, drawGrounds, drawScene } from "./scene_view";
import { addBody, drawSprites, makeSprites, type Look, type Sprites } from "./sprites";
import { agentNamed } from "./agents";
import type { Camera } from "./step";
import { Trails } from "./trails";
import { t } from "./words";

/** What can be switched on, by the words of a step. */
export const overlayKeys = ["grid", "radii", "trails", "velocity", "desired", "steering", "forces"] as const;
export type Overlays = Record<(typeof overlayKeys)[number], boolean>;

export const overlayText = (key: keyof Overlays): string =>
    ({
        grid: t("Grid"),
        radii: t("Radii"),
        trails: t("Trails"),
        velocity: t("Velocity"),
        desired: t("Desired velocity"),
        steering: t("Steering"),
        forces: t("Forces")
    })[key];

const fullArrow = 44; // pixels, of the maximum speed or force; less in a small world
const smallest = 3.5; // pixels, the radius of an agent, where there is room
const manyAgents = 1000;
const mostForces = 300; // agents whose forces are drawn: each is asked by itself
const noLimit = 4_000_000;
const strokeColors = ["muted", "velocity", "force", "steering", "target", "range"]; // by tiller_stroke

export class WorldView {
    readonly canvas = element("canvas", { role: "img", "aria-label": t("The world") });
    private readonly trails = new Trails();
    // Drawn by the processor: without a graphics card, 5,000 agents made 58 frames a second so, and 24 otherwise.
    private readonly pen = this.canvas.getContext("2d", { willReadFrequently: true, alpha: false })!;
    private scale = 1; // device pixels per world unit
    private camera: Camera | null = null; ///< null: all of the world
    hidden: ReadonlySet<string> = new Set(); ///< items of hidden layers
    private readonly looks = new Map<string, Look>();
    private readonly looksInModes = new Map<string, ReadonlyMap<string, Look>>(); ///< by agent type, then by mode
    private readonly sprites = new Map<string, Sprites>();
    private readonly pictures = new Map<string, HTMLImageElement>(); ///< by the names of files
    private isNew = false; ///< there is something to draw that was not there before

    constructor(
        data: PageData,
        private project: ProjectFile,
        readonly overlays: Overlays,
        private readonly colorings: readonly Coloring[]
    ) {
        for (const [name, src] of Object.entries(data.pictures))
            this.pictures.set(name, element("img", { src, load: () => (this.isNew = true), error: () => this.pictures.delete(name) }));
        this.take(project);
    }

    /** The scene has changed during the run. */
    follow(project: ProjectFile): void {
        if (this.project !== project) this.hidden = hiddenItems(project);
        this.project = project;
    }
    /** A run of this project begins. */
    take(project: ProjectFile): void {
        this.project = project;
        this.hidden = hiddenItems(project);
        this.trails.clear();
        this.looks.clear();
        this.sprites.clear();
        this.looksInModes.clear();
        this.colorings.forEach((each) => each.begin());
        for (const node of project.nodes) {
            if (node.type !== "agent-type") continue;
            const look = lookOf(node);
            this.looks.set(node.id, look);
            this.looksInModes.set(node.id, new Map(modesWithLook(project, node.id).map((mode) => [mode.id, lookInMode(look, mode)])));
        }
        const { width, height } = project.world;
        this.canvas.style.aspectRatio = `${width} / ${height}`;
        this.canvas.style.maxWidth = `calc(${width / height} * var(--tallest))`;
    }

    /** Fits the canvas to its place. Returns whether it has changed. */
    fit(): boolean {
        const width = Math.max(1, Math.round(this.canvas.clientWidth * (window.devicePixelRatio || 1)));
        const height = Math.max(1, Math.round((width * this.project.world.height) / this.project.world.width));
        const isNew = this.isNew;
        this.isNew = false;
        if (this.canvas.width === width && this.canvas.height === height) return isNew;
        this.canvas.width = width;
        this.canvas.height = height;
        this.scale = width / this.seen.width;
        return true;
    }
    /** Shows a part of the world from now on. @param camera null: all of it */
    look(camera: Camera | null): void {
        this.camera = camera;
        this.scale = this.canvas.width / this.seen.width;
    }
    /** The part of the world that is seen. */
    private get seen(): { readonly from: Pair; readonly width: number } {
        const { world } = this.project,
            { camera } = this;
        return camera
            ? { from: [camera.x - camera.width / 2, camera.y - (camera.width * world.height) / world.width / 2], width: camera.width }
            : { from: [0, 0], width: world.width };
    }

    /** A place of the screen in the world. */
    placeOf(event: { readonly clientX: number; readonly clientY: number }): Pair {
        const box = this.canvas.getBoundingClientRect(),
            { from, width } = this.seen,
            per = width / box.width;
        return [from[0] + (event.clientX - box.left) * per, from[1] + (event.clientY - box.top) * per];
    }
    /** The length of so many pixels of the screen in the world. */
    reach(pixels: number): number {
        return (pixels * this.seen.width) / Math.max(1, this.canvas.clientWidth);
    }

    /** @param lit the id of an item or of an agent type to point at @param light what stands out: see Step.spotlight */
    draw(world: World, picked: Agent | null, lit = "", light = ""): void {
        const { pen, scale } = this,
            { from } = this.seen,
            pixel = (window.devicePixelRatio || 1) / scale;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.fillStyle = color("world");
        pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
        pen.setTransform(scale, 0, 0, scale, -from[0] * scale, -from[1] * scale);
        drawGrounds(pen, world, this.project, this.hidden);
        if (this.overlays.grid) drawGrid(pen, this.project, pixel);
        drawScene(pen, this.project, this.hidden, pixel);
        if (this.overlays.trails) this.trails.follow(world);
        world.types.forEach((id, type) => {
            const look = this.looks.get(id);
            if (!look) return;
            if (this.overlays.trails) this.trails.draw(pen, type, look.color, Math.min(1.5, this.canvas.clientWidth / 400) * pixel, world);
            this.drawAgents(look, world, type, pixel);
            this.drawOverlays(look, world, type, pixel);
            if (id === lit || id === light) this.drawRings(world, type, pixel);
        });
        const item = (this.project.scene ?? []).find((each) => each.id === lit);
        if (item)
            this.ring(
                ...(item.type === "ground" ? middleOf(item, this.project) : ([number(item.x), number(item.y)] as const)),
                16 * pixel,
                pixel
            );
        if (picked && world.lives(picked)) this.drawPicked(world, picked, pixel);
        const at = placeOfLight(world, this.project, light);
        if (at) this.darkenAround(at, Math.max(60 * pixel, 0.08 * this.seen.width));
    }

    private darkenAround([x, y]: Pair, radius: number): void {
        const { pen } = this,
            { from, width } = this.seen,
            height = (width * this.canvas.height) / this.canvas.width;
        if (Math.abs(x - from[0] - width / 2) > width / 2 + radius || Math.abs(y - from[1] - height / 2) > height / 2 + radius) return; // out of sight
        pen.fillStyle = "#000000a0";
        pen.beginPath();
        pen.rect(from[0], from[1], width, height);
        pen.arc(x, y, radius, 0, 2 * Math.PI);
        pen.fill("evenodd");
    }

    private drawAgents(look: Look, world: World, type: number, pixel: number): void {
        const inModes = this.looksInModes.get(world.types[type]!)!,
            coloring = this.colorings.find((each) => each.type === world.types[type]);
        let lookAt = inModes.size > 0 ? looksNow(world, type, look, inModes) : () => look;
        if (coloring) lookAt = coloring.looks(world, lookAt);
        const { x, y } = world.smoothPlaces(type),
            agents = world.agents(type),
            { pen } = this;
        const { count, headingX, headingY } = agents;
        const least = (count > manyAgents ? 2 : smallest) * pixel;
        if (count > manyAgents && agents.radiusStep === 0 && inModes.size === 0 && !coloring && !this.pictures.has(look.picture))
            drawSprites(
                pen,
                this.spritesOf(look, Math.max(agents.radiusOf(0), least) * this.scale),
                look.color,
                agents,
                x,
                y,
                this.scale,
                this.seen.from
            );
        else this.fillBodies(lookAt, agents, x, y, least);
        if (look.shape === "circle" || [...inModes.values()].some(({ shape }) => shape === "circle")) {
            const ends = (i: number) =>
                lookAt(i).shape === "circle" && !this.pictures.has(lookAt(i).picture) ? Math.max(agents.radiusOf(i), least) : 0;
            this.lines(
                color("world"),
                1.5 * pixel,
                count,
                x,
                y,
                (i) => headingX[i]! * ends(i),
                (i) => headingY[i]! * ends(i)
            );
        }
    }

    private fillBodies(lookAt: (i: number) => Look, agents: Agents, x: Float64Array, y: Float64Array, least: number): void {
        const { pen } = this,
            { count, headingX, headingY } = agents;
        for (let i = 0; i < count; ++i) {
            const look = lookAt(i);
            const r = Math.max(agents.radiusOf(i), least),
                picture = this.pictures.get(look.picture);
            if (picture && picture.naturalWidth > 0) {
                this.drawPicture(picture, look.pictureSize > 0 ? look.pictureSize / 2 : r, x[i]!, y[i]!, headingX[i]!, headingY[i]!);
                continue;
            }
            pen.fillStyle = look.color;
            pen.beginPath(); // a path of all agents takes a hundred times as long
            addBody(pen, look.shape, x[i]!, y[i]!, headingX[i]! * r, headingY[i]! * r, r);
            pen.fill();
        }
    }
    /** A picture that looks to the right, turned with the heading. @param half half of its longer side */
    private drawPicture(picture: HTMLImageElement, half: number, x: number, y: number, headingX: number, headingY: number): void {
        const { pen } = this,
            { naturalWidth, naturalHeight } = picture,
            per = (2 * half) / Math.max(naturalWidth, naturalHeight, 1);
        pen.save();
        pen.transform(headingX * per, headingY * per, -headingY * per, headingX * per, x, y);
        pen.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2);
        pen.restore();
    }
    private spritesOf(look: Look, radius: number): Sprites {
        const key = `${look.shape} ${radius}`;
        let sprites = this.sprites.get(key);
        if (!sprites) {
            this.sprites.set(key, (sprites = makeSprites(look, radius)));
        }
        return sprites;
    }

    /** A line for each agent. @param most a longer one is cut */
    private lines(
        stroke: string,
        width: number,
        count: number,
        x: Float64Array,
        y: Float64Array,
        dx: (i: number) => number,
        dy: (i: number) => number,
        most = Infinity
    ): void {
        const { pen } = this;
        pen.strokeStyle = stroke;
        pen.lineWidth = width;
        for (let i = 0; i < count; ++i) {
            pen.beginPath();
            const byX = dx(i),
                byY = dy(i),
                share = Math.min(1, most / (Math.hypot(byX, byY) || 1));
            pen.moveTo(x[i]!, y[i]!);
            pen.lineTo(x[i]! + byX * share, y[i]! + byY * share);
            pen.stroke();
        }
    }

    private ring(x: number, y: number, radius: number, pixel: number): void {
        const { pen } = this;
        pen.strokeStyle = color("accent");
        pen.lineWidth = 3 * pixel;
        pen.beginPath();
        pen.arc(x, y, radius, 0, 2 * Math.PI);
        pen.stroke();
    }
    private drawRings(world: World, type: number, pixel: number): void {
        const { x, y } = world.smoothPlaces(type),
            agents = world.agents(type);
        for (let i = 0; i < agents.count; ++i) this.ring(x[i]!, y[i]!, agents.radiusOf(i) + 8 * pixel, pixel);
    }

    private drawBodies(world: World, type: number, pixel: number): void {
        const { x, y } = world.smoothPlaces(type),
            agents = world.agents(type),
            { pen } = this;
        pen.strokeStyle = color("muted");
        pen.lineWidth = pixel;
        for (let i = 0; i < agents.count; ++i) {
            pen.beginPath();
            pen.arc(x[i]!, y[i]!, agents.radiusOf(i), 0, 2 * Math.PI);
            pen.stroke();
        }
    }
    /** What each behavior contributes. */
    private drawForces(world: World, type: number, pixel: number): void {
        const agents = world.agents(type),
            all = Array.from({ length: Math.min(agents.count, mostForces) }, (_, i) => agents.agent(i));
        for (const agent of all)
            this.strokes(
                world.draw(agent).filter(({ what }) => what === 2),
                pixel
            );
    }

    private drawOverlays(look: Look, world: World, type: number, pixel: number): void {
        const { radii, velocity, desired, steering, forces: each } = this.overlays;
        if (radii) this.drawBodies(world, type, pixel);
        if (each) this.drawForces(world, type, pixel);
        if (!velocity && !desired && !steering) return;
        // What the library computes may move what it gave before.
        const { x, y } = desired || steering ? copied(world.smoothPlaces(type)) : world.smoothPlaces(type);
        const forces = desired || steering ? world.forces(type) : undefined;
        const agents: Agents = world.agents(type),
            { count, rank } = agents,
            full = Math.min(fullArrow * pixel, this.project.world.width / 18);
        const perSpeed = full / look.maxSpeed,
            perForce = full / look.maxForce;
        if (desired && forces)
            this.lines(
                color("desired"),
                4 * pixel,
                count,
                x,
                y,
                (i) => forces.desiredX[rank[i]!]! * perSpeed,
                (i) => forces.desiredY[rank[i]!]! * perSpeed,
                2 * full
            );
        if (velocity)
            this.lines(
                color("velocity"),
                2 * pixel,
                count,
                x,
                y,
                (i) => agents.vx[i]! * perSpeed,
                (i) => agents.vy[i]! * perSpeed,
                2 * full
            );
        if (steering && forces)
            this.lines(
                color("steering"),
                2 * pixel,
                count,
                x,
                y,
                (i) => forces.steeringX[rank[i]!]! * perForce,
                (i) => forces.steeringY[rank[i]!]! * perForce,
                2 * full
            );
    }

    private drawPicked(world: World, picked: Agent, pixel: number): void {
        this.strokes(world.draw(picked), pixel);
    }
    private strokes(drawn: readonly Drawn[], pixel: number): void {
        const { pen } = this;
        for (const { what, from, to, center, radius } of drawn) {
            pen.strokeStyle = color(strokeColors[what] ?? "muted");
            pen.lineWidth = (what === 2 || what === 3 ? 3 : 1.5) * pixel;
            pen.setLineDash(what === 4 || what === 5 ? [4 * pixel, 4 * pixel] : []);
            pen.beginPath();
            if (from && to) {
                pen.moveTo(from[0], from[1]);
                pen.lineTo(to[0], to[1]);
            } else if (center) {
                pen.arc(center[0], center[1], (radius ?? 0) + (what === 0 ? 3 * pixel : 0), 0, 2 * Math.PI);
            }
            pen.stroke();
        }
        pen.setLineDash([]);
    }
}

/** The place of the agent or the item in the light; null if there is none now. */
function placeOfLight(world: World, project: ProjectFile, light: string): Pair | null {
    const item = light === "" ? undefined : (project.scene ?? []).find(({ id }) => id === light);
    if (item) return middleOf(item, project);
    const agent = agentNamed(world, project, light);
    if (!agent) return null;
    const { x, y } = world.smoothPlaces(agent.type),
        index = world.agents(agent.type).ordinal.indexOf(agent.ordinal);
    return [x[index]!, y[index]!];
}

function middleOf(item: Item, project: ProjectFile): Pair {
    if (item.type === "ground" && item.shape !== "box") return [project.world.width / 2, project.world.height / 2];
    const line = points(item.points),
        xs = line.filter((_, i) => i % 2 === 0),
        ys = line.filter((_, i) => i % 2 === 1);
    if (item.type === "path" || item.shape === "polygon" || item.shape === "wall")
        return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const hasBox = item.shape === "box" || item.type === "region";
    return [number(item.x) + (hasBox ? number(item.width) / 2 : 0), number(item.y) + (hasBox ? number(item.height) / 2 : 0)];
}

/** The looks of agents by what they do now. It asks before anything is drawn: what the library computes may move columns. */
function looksNow(world: World, type: number, look: Look, inModes: ReadonlyMap<string, Look>): (i: number) => Look {
    const agents = world.agents(type),
        all = Array.from({ length: agents.count }, (_, i) => agents.agent(i)),
        looks = all.map((agent) => inModes.get(world.mode(agent)) ?? look);
    return (i) => looks[i] ?? look;
}

const copied = ({ x, y }: { x: Float64Array; y: Float64Array }) => ({ x: x.slice(), y: y.slice() });

function lookOf(node: Item): Look {
    const limit = (value: number) => (value > 0 && value < noLimit ? value : 1);
    return {
        color: text(node.color) || "#5b8def",
        shape: text(node.shape) || "arrow",
        maxSpeed: limit(number(node.maxSpeed, 1)),
        maxForce: limit(number(node.maxForce, 1)),
        picture: text(node.picture),
        pictureSize: number(node.pictureSize)
    };
}

function lookInMode(look: Look, mode: Item): Look {
    const shape = text(mode.shape);
    const hasShape = shape !== "" && shape !== "as-type";
    return {
        ...look,
        color: text(mode.color) || look.color,
        shape: hasShape ? shape : look.shape,
        picture: text(mode.picture) || (hasShape ? "" : look.picture)
    };
}
