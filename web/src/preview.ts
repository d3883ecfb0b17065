// A small picture of a lesson: where its agents go in the first seconds. It moves under the mouse.
import { color, element } from "./dom";
import { hiddenItems, text, type ProjectFile } from "./project";
import { drawScene } from "./scene_view";
import type { PreviewTrack } from "./site_data";

const samples = 48;
const perSecond = 9;
const fewTracks = 12; // they are drawn whole while the picture stands
const trail = 20; // samples

export class Preview {
    readonly canvas = element("canvas", { "aria-hidden": "true" });
    private readonly colors = new Map<string, string>();
    private begun = 0; ///< when it began to move; 0: it stands

    constructor(
        private readonly project: ProjectFile,
        private readonly tracks: readonly PreviewTrack[]
    ) {
        for (const node of project.nodes) this.colors.set(node.id, text(node.color) || "#5b8def");
        this.canvas.style.aspectRatio = "16 / 10";
    }

    /** Moves until stop(), unless the person wants no motion. */
    play(): void {
        if (this.begun > 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        this.begun = performance.now();
        const next = (now: number) => {
            if (this.begun === 0) return;
            this.draw((Math.max(0, now - this.begun) / 1000) * perSecond);
            requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
    }
    stop(): void {
        this.begun = 0;
        this.draw();
    }

    /** @param at the sample, which begins again after the last; by default the last */
    draw(at = samples - 1): void {
        const { canvas, project } = this,
            ratio = window.devicePixelRatio || 1,
            now = at % samples;
        [canvas.width, canvas.height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
        const pen = canvas.getContext("2d")!,
            { width, height } = project.world;
        const scale = Math.min(canvas.width / width, canvas.height / height),
            pixel = ratio / scale;
        pen.translate((canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2);
        pen.scale(scale, scale);
        pen.fillStyle = color("world");
        pen.fillRect(0, 0, width, height);
        drawScene(pen, { ...project, scene: (project.scene ?? []).map((each) => ({ ...each, name: "" })) }, hiddenItems(project), pixel);
        const back = this.begun === 0 && this.tracks.length <= fewTracks ? samples : trail;
        for (const track of this.tracks) this.drawTrack(pen, track, now, back, pixel);
    }

    private drawTrack(
        pen: CanvasRenderingContext2D,
        { type, begin, places }: PreviewTrack,
        now: number,
        back: number,
        pixel: number
    ): void {
        const last = Math.min(now - begin, places.length / 2 - 1),
            { width, height } = this.project.world;
        if (last < 0 || now - begin > places.length / 2) return;
        const at = (i: number): [number, number] => {
            const whole = Math.floor(i),
                share = i - whole,
                x = places[2 * whole]!,
                y = places[2 * whole + 1]!;
            const [dx, dy] = [(places[2 * whole + 2] ?? x) - x, (places[2 * whole + 3] ?? y) - y];
            return Math.abs(dx) > width / 2 || Math.abs(dy) > height / 2 ? [x, y] : [x + dx * share, y + dy * share];
        };
        pen.strokeStyle = pen.fillStyle = this.colors.get(type) ?? "#5b8def";
        [pen.lineWidth, pen.globalAlpha] = [1.5 * pixel, 0.45];
        pen.beginPath();
        for (let i = Math.max(0, Math.floor(last) - back); i <= last; ++i) {
            const [x, y] = [places[2 * i]!, places[2 * i + 1]!];
            const jumps = i > 0 && (Math.abs(x - places[2 * i - 2]!) > width / 2 || Math.abs(y - places[2 * i - 1]!) > height / 2);
            (jumps ? pen.moveTo : pen.lineTo).call(pen, x, y);
        }
        pen.lineTo(...at(last));
        pen.stroke();
        pen.globalAlpha = 1;
        pen.beginPath();
        pen.arc(...at(last), 3.2 * pixel, 0, 2 * Math.PI);
        pen.fill();
    }
}
