// Axes to sketch a curve on: with the mouse, a finger or the arrow keys. The run draws its own over the sketch.
import { color, element } from "./dom";
import type { Lesson } from "./lesson";
import { withoutGaps, type Step } from "./step";
import { shown, t } from "./words";

const columns = 61; // values of a sketch
const keyColumns = 3;
const keyShare = 0.05; // of the axis
const left = 40,
    right = 12,
    top = 10,
    bottom = 22; // pixels around the axes

/** Round numbers from `low` to `high`. */
export function marksOf(low: number, high: number, most: number): number[] {
    const rough = (high - low) / Math.max(1, most),
        power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10),
        marks: number[] = [];
    for (let i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; ++i) marks.push(Number((i * step).toPrecision(12)));
    return marks;
}

export class SketchView {
    readonly panel: HTMLElement;
    private readonly canvas = element("canvas", { role: "img" });
    private readonly box = element(
        "div",
        {
            class: "sketch",
            tabindex: 0,
            role: "group",
            keydown: (event) => this.key(event as KeyboardEvent),
            focus: () => this.draw(),
            blur: () => this.draw()
        },
        this.canvas
    );
    private readonly at = element("p", { class: "muted", "aria-live": "polite" });
    private values: (number | null)[] = Array<number | null>(columns).fill(null);
    private column = 0;
    private isDown = false;

    /** @param title what the plot measures  @param drawn called when there is a sketch, or none any more */
    constructor(
        private readonly lesson: Lesson,
        private readonly step: Step,
        title: string,
        private readonly drawn: (isDrawn: boolean) => void
    ) {
        this.box.setAttribute("aria-label", t("Sketch of %1. Left and right go along the time, up and down set the value.", title));
        this.panel = element(
            "div",
            { class: "curve" },
            element("p", { class: "muted" }, title),
            element(
                "p",
                { class: "keys" },
                element("span", { class: "key sketched" }, t("your curve")),
                element("span", { class: "key ran" }, t("the run"))
            ),
            this.box,
            this.at
        );
        this.canvas.addEventListener("pointerdown", (event) => this.press(event));
        this.canvas.addEventListener("pointermove", (event) => this.isDown && this.drawTo(event, false));
        for (const end of ["pointerup", "pointercancel"]) this.canvas.addEventListener(end, () => (this.isDown = false));
    }
    private get canDraw(): boolean {
        return this.lesson.isLocked && this.lesson.step === this.step;
    }
    get whole(): number[] | null {
        return withoutGaps(this.values);
    }
    clear(): void {
        this.values = Array<number | null>(columns).fill(null);
        this.column = 0;
        this.at.textContent = "";
        this.drawn(false);
        this.draw();
    }

    private set(column: number, value: number): void {
        this.values[column] = Math.min(this.step.high, Math.max(this.step.low, value));
    }
    private press(event: PointerEvent): void {
        if (!this.canDraw) return;
        event.preventDefault();
        this.box.focus({ preventScroll: true });
        this.canvas.setPointerCapture(event.pointerId);
        this.isDown = true;
        this.drawTo(event, true);
    }
    /** A straight line from the latest place to this one. */
    private drawTo(event: PointerEvent, isFirst: boolean): void {
        const box = this.canvas.getBoundingClientRect(),
            share = (value: number) => Math.min(1, Math.max(0, value)),
            { low, high } = this.step;
        const across = share((event.clientX - box.left - left) / (box.width - left - right));
        const value = low + share((box.bottom - bottom - event.clientY) / (box.height - top - bottom)) * (high - low);
        const column = Math.round(across * (columns - 1)),
            from = isFirst ? column : this.column,
            start = isFirst ? value : (this.values[from] ?? value);
        const way = Math.abs(column - from);
        for (let i = Math.min(from, column); i <= Math.max(from, column); ++i)
            this.set(i, way === 0 ? value : start + ((value - start) * Math.abs(i - from)) / way);
        this.column = column;
        this.drawn(true);
        this.draw();
    }
    private key(event: KeyboardEvent): void {
        const { key } = event,
            { low, high } = this.step;
        if (!this.canDraw || !["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(key)) return;
        event.preventDefault();
        const value = this.values[this.column] ?? (low + high) / 2;
        this.set(this.column, value);
        if (key === "ArrowUp" || key === "ArrowDown") {
            this.set(this.column, value + (key === "ArrowUp" ? 1 : -1) * keyShare * (high - low));
        } else {
            const to = Math.min(columns - 1, Math.max(0, this.column + (key === "ArrowRight" ? keyColumns : -keyColumns)));
            for (let i = Math.min(this.column, to); i <= Math.max(this.column, to); ++i) if (this.values[i] === null) this.set(i, value);
            this.column = to;
        }
        this.at.textContent = t("At %1 s: %2", shown((this.column / (columns - 1)) * this.step.seconds), shown(this.values[this.column]!));
        this.drawn(true);
        this.draw();
    }

    /** Draws axes, the run and the sketch. */
    draw(): void {
        const ratio = window.devicePixelRatio || 1,
            width = this.canvas.clientWidth,
            height = this.canvas.clientHeight,
            { step } = this;
        if (width === 0) return;
        [this.canvas.width, this.canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
        const pen = this.canvas.getContext("2d")!;
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        const x = (seconds: number) => left + (seconds / step.seconds) * (width - left - right);
        const y = (value: number) => height - bottom - ((value - step.low) / (step.high - step.low)) * (height - top - bottom);
        pen.font = "12px system-ui, sans-serif";
        pen.lineWidth = 1;
        const line = (...ends: [number, number, number, number]) => {
            pen.beginPath();
            pen.moveTo(ends[0], ends[1]);
            pen.lineTo(ends[2], ends[3]);
            pen.stroke();
        };
        pen.strokeStyle = color("line");
        pen.fillStyle = color("muted");
        pen.textBaseline = "middle";
        pen.textAlign = "right";
        for (const mark of marksOf(step.low, step.high, (height - top - bottom) / 32)) {
            line(left, y(mark), width - right, y(mark));
            pen.fillText(shown(mark), left - 6, y(mark));
        }
        pen.textAlign = "center";
        for (const mark of marksOf(0, step.seconds, (width - left - right) / 64)) {
            line(x(mark), top, x(mark), height - bottom);
            pen.fillText(t("%1 s", shown(mark)), Math.min(x(mark), width - 16), height - bottom / 2);
        }
        const guess = this.lesson.guessAt(step.id)?.curve,
            values = guess ?? this.values;
        const curve = (of: readonly (readonly [number, number | null])[], stroke: string, thick: number) => {
            [pen.strokeStyle, pen.lineWidth, pen.lineCap, pen.lineJoin] = [color(stroke), thick, "round", "round"];
            pen.beginPath();
            let isOn = false;
            for (const [at, value] of of) {
                if (value !== null) (isOn ? pen.lineTo : pen.moveTo).call(pen, x(at), y(Math.min(step.high, Math.max(step.low, value))));
                isOn = value !== null;
            }
            pen.stroke();
        };
        if (this.lesson.step === step && !this.lesson.isLocked)
            curve(
                this.lesson.run.map(({ tick, value }) => [tick / this.lesson.ticksPerSecond, value]),
                "force",
                2
            );
        curve(
            values.map((value, i) => [(i / (values.length - 1)) * step.seconds, value]),
            "accent",
            3
        );
        if (!this.canDraw || document.activeElement !== this.box) return;
        pen.fillStyle = color("accent");
        pen.beginPath();
        pen.arc(
            x((this.column / (columns - 1)) * step.seconds),
            y(this.values[this.column] ?? (step.low + step.high) / 2),
            5,
            0,
            2 * Math.PI
        );
        pen.fill();
    }
    describe(): void {
        const { guess } = this.lesson;
        this.canvas.setAttribute("aria-label", guess?.curve ? t("Your curve, and the run’s") : t("Empty axes for your curve"));
        this.box.tabIndex = this.canDraw ? 0 : -1;
        this.canvas.style.touchAction = this.canDraw ? "none" : "auto";
    }
}
