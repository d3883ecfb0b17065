// Follows the steps of a lesson. A step that asks locks the run until a guess is made.
import { curveOff, isRight, stepsOf, verdictText, type Guess, type Sample, type Step } from "./step";
import type { PageData, ProjectFile } from "./project";

/** What a lesson does to the run. */
export interface Stage {
    /** Sets the project with the changes of the step, at tick 0, paused. Null: the project alone. */
    prepare(step: Step | null): void;
    /** From tick 0. */
    playFromStart(): void;
    readonly ticksPerSecond: number;
}

/** What a browser keeps of a lesson. */
export interface Saved {
    readonly guesses: Readonly<Record<string, Guess>>;
    readonly seen: readonly string[]; ///< ids of steps that are finished
    readonly isDone: boolean;
}

export class Lesson {
    readonly steps: readonly Step[];
    current = -1; ///< -1: it does not run
    isFinished = false; ///< all questions have had an answer
    run: Sample[] = []; ///< what the plot of a curve has measured
    pupil = ""; ///< the name, on what is handed in
    hasNew = false; ///< guesses that are not handed in
    private readonly guesses = new Map<string, Guess>();
    private readonly seen = new Set<string>();
    private isUnfolded = false;
    private wasFinished = false; ///< in an earlier visit, or before it began again

    /** @param changed called after each change */
    constructor(
        project: ProjectFile,
        data: Pick<PageData, "salt" | "secrets"> | undefined,
        private readonly stage: Stage,
        private readonly changed: (unfolds: boolean) => void
    ) {
        this.steps = stepsOf(project, data);
    }

    get step(): Step | undefined {
        return this.steps[this.current];
    }
    get isRunning(): boolean {
        return this.current >= 0;
    }
    get isLocked(): boolean {
        return this.step !== undefined && !this.isAnswered;
    }
    get guess(): Guess | undefined {
        return this.guessAt(this.step?.id ?? "");
    }
    guessAt(step: string): Guess | undefined {
        return this.guesses.get(step);
    }
    /** Whether the answer of the step is shown. */
    get isOpen(): boolean {
        return this.step !== undefined && this.isAnswered && (this.isUnfolded || this.step.seconds === 0);
    }
    /** The seconds at which the answer unfolds; 0: it does not wait. */
    get waitsFor(): number {
        return this.step && this.isAnswered && !this.isOpen ? this.step.seconds : 0;
    }
    get verdict(): string {
        return this.isOpen && this.guess ? verdictText(this.step!, this.guess) : "";
    }
    get isRight(): boolean {
        return this.isOpen && this.guess !== undefined && isRight(this.step!, this.guess) === true;
    }
    get answer(): string {
        return this.isOpen ? this.step!.answer : "";
    }
    /** The tick at which the run pauses; 0: nowhere. */
    get lastTick(): number {
        return Math.round((this.step?.seconds ?? 0) * this.stage.ticksPerSecond);
    }
    isSeen(step: string): boolean {
        return this.seen.has(step);
    }

    /** From the first step, without guesses. */
    begin(): void {
        this.guesses.clear();
        this.hasNew = false;
        this.seen.clear();
        this.wasFinished ||= this.isFinished;
        this.isFinished = false;
        if (this.steps.length > 0) this.show(0);
    }
    /** Goes on where an earlier visit stopped. @param at the step; -1: it was left; else the first that is not finished */
    resume(saved: Saved, at?: number): void {
        for (const { id } of this.steps) {
            const guess = saved.guesses[id];
            if (guess) this.guesses.set(id, guess);
            if (saved.seen.includes(id)) this.seen.add(id);
        }
        this.wasFinished = saved.isDone;
        this.isFinished = saved.isDone && this.seen.size > 0;
        const next = this.steps.findIndex(({ id }) => !this.seen.has(id));
        if (at === -1) this.rest();
        else this.show(at ?? Math.max(0, next));
    }
    get saved(): Saved {
        return { guesses: Object.fromEntries(this.guesses), seen: [...this.seen], isDone: this.isFinished || this.wasFinished };
    }
    /** Ends it, with the project as it was. */
    leave(): void {
        if (this.isRunning) this.rest();
    }
    goTo(step: number): void {
        if (this.isRunning && step >= 0 && step < this.steps.length && step !== this.current) this.show(step);
    }

    choose(answer: number): void {
        if (this.step?.ask === "choice" && this.step.answers[answer]) this.take({ choice: answer });
    }
    enter(value: number): void {
        if (this.step?.ask === "number") this.take({ number: value });
    }
    sketch(curve: readonly number[]): void {
        if (this.step?.ask === "curve" && curve.length > 1) this.take({ curve });
    }
    /** Without a guess, as a teacher may. */
    unlock(): void {
        this.take({});
    }
    /** Unfolds the answer before the run has reached its end. */
    reveal(): void {
        if (this.waitsFor > 0) this.unfold();
    }

    /** The run begins again: its curve, too. @param value of the plot of a curve */
    onStart(value: number | null): void {
        this.run = this.step?.ask === "curve" ? [{ tick: 0, value }] : [];
    }
    /** @param value of the plot of a curve */
    onTick(tick: number, value: number | null): void {
        if (this.step?.ask === "curve" && tick <= this.lastTick) this.run.push({ tick, value });
        if (this.lastTick > 0 && tick === this.lastTick) {
            this.finishCurve();
            this.unfold();
        }
    }

    get ticksPerSecond(): number {
        return this.stage.ticksPerSecond;
    }
    private get isAnswered(): boolean {
        return this.step?.ask === "nothing" || this.guess !== undefined;
    }
    private rest(): void {
        this.current = -1;
        this.stage.prepare(null);
        this.changed(false);
    }
    private show(step: number): void {
        this.current = step;
        this.isUnfolded = this.guess !== undefined;
        this.run = [];
        this.stage.prepare(this.step!);
        this.announce(false);
    }
    private take(guess: Guess): void {
        if (!this.isLocked) return;
        this.guesses.set(this.step!.id, guess);
        this.hasNew ||= Object.keys(guess).length > 0;
        this.stage.playFromStart();
        if (this.step!.seconds === 0) this.unfold();
        else this.announce(false);
    }
    private unfold(): void {
        const isNew = !this.isUnfolded;
        this.isUnfolded = true;
        this.announce(isNew);
    }
    private finishCurve(): void {
        const { guess, step } = this;
        if (guess?.curve && step) guess.off = curveOff(step, guess.curve, this.run, this.stage.ticksPerSecond) ?? guess.off;
    }
    private announce(unfolds: boolean): void {
        if (this.isOpen) this.seen.add(this.step!.id);
        this.isFinished ||=
            this.isOpen &&
            this.current === this.steps.length - 1 &&
            this.steps.every(({ id, ask }) => ask === "nothing" || this.guesses.has(id));
        this.changed(unfolds);
    }
}
