// What the mouse and the finger do in the world: they lead agents that follow the mouse, pick agents, and drag agents
// and points of the scene.
import type { Agent, Pair } from "tiller";
import type { Player } from "./player";
import { number, type ProjectFile } from "./project";
import type { Worlds } from "./worlds";

const reach = 12; // pixels, around what is picked
const fingerReach = 22;
const steady = 4; // pixels that a click may move

export interface HandActions {
    readonly pick: (agent: Agent | null) => void;
    readonly changed: () => void;
    readonly isLocked: () => boolean;
}

type Held = { readonly item: string } | { readonly agent: Agent };

export class Hand {
    private readonly usesMouse: boolean;
    private held: Held | null = null;
    private from: Pair = [0, 0]; ///< on the screen
    private hasMoved = false;
    private to: Pair | null = null; ///< where the held one goes with the next frame

    constructor(
        private readonly worlds: Worlds,
        private readonly player: Player,
        project: ProjectFile,
        private readonly acts: HandActions
    ) {
        this.usesMouse = project.nodes.some((node) => node.type === "cursor");
        const { canvas } = worlds;
        canvas.addEventListener("pointerdown", (event) => this.press(event));
        canvas.addEventListener("pointermove", (event) => this.move(event));
        canvas.addEventListener("pointerup", (event) => this.release(event));
        canvas.addEventListener("pointercancel", () => this.drop());
        canvas.addEventListener("pointerleave", () => this.usesMouse && !this.acts.isLocked() && this.player.setCursor(null));
        // A finger that holds something, or leads agents, does not scroll the page.
        canvas.addEventListener(
            "touchstart",
            (event) => {
                const touch = event.changedTouches[0]!,
                    at = this.worlds.view.placeOf(touch);
                if (event.touches.length === 1 && !this.acts.isLocked() && (this.usesMouse || this.find(at, fingerReach)))
                    event.preventDefault();
            },
            { passive: false }
        );
    }

    /** Moves what is held; once for each frame. */
    carry(): void {
        const { held, to, player } = this;
        if (!held || !to) return;
        if ("item" in held) {
            this.to = null;
            player.moveItem(held.item, to);
        } else if (player.world.lives(held.agent)) {
            player.placeAgent(held.agent, to); // it stays in the hand while the world plays
        } else {
            this.drop();
        }
        this.acts.changed();
    }

    private find(at: Pair, pixels: number): Held | null {
        const { view } = this.worlds,
            { world, main } = this.player,
            near = view.reach(pixels);
        const agent = world.pick(at, near / 2);
        if (agent) return { agent };
        const item = (main.project.scene ?? []).find(
            (each) =>
                each.type === "point" && !view.hidden.has(each.id) && Math.hypot(number(each.x) - at[0], number(each.y) - at[1]) <= near
        );
        return item ? { item: item.id } : null;
    }
    private press(event: PointerEvent): void {
        if (this.acts.isLocked() || !event.isPrimary || event.button !== 0) return;
        this.held = this.find(this.worlds.view.placeOf(event), event.pointerType === "touch" ? fingerReach : reach);
        this.from = [event.clientX, event.clientY];
        this.hasMoved = false;
        this.worlds.canvas.setPointerCapture(event.pointerId);
    }
    private move(event: PointerEvent): void {
        const { worlds, player } = this,
            at = worlds.view.placeOf(event);
        if (this.acts.isLocked()) return;
        this.hasMoved ||= event.buttons !== 0 && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > steady;
        if (this.held && this.hasMoved) {
            const { width, height } = player.main.project.world;
            this.to = [Math.min(width, Math.max(0, at[0])), Math.min(height, Math.max(0, at[1]))];
        } else if (this.usesMouse) {
            player.setCursor(at);
        }
        if (event.pointerType === "mouse" && event.buttons === 0) worlds.canvas.style.cursor = this.find(at, reach) ? "grab" : "";
    }
    private release(event: PointerEvent): void {
        const wasDrag = this.held !== null && this.hasMoved,
            at = this.worlds.view.placeOf(event);
        this.carry();
        this.drop();
        if (wasDrag || event.button !== 0) return;
        if (this.usesMouse && !this.acts.isLocked()) this.player.click(at);
        this.acts.pick(this.player.world.pick(at, this.worlds.view.reach(event.pointerType === "touch" ? fingerReach : reach)));
    }
    private drop(): void {
        this.held = null;
        this.to = null;
    }
}
