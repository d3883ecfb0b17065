// Steps of a lesson, and guesses at them: what is right, and how it is said. The words are those of the editor.
import { number, text, type Item, type PageData, type ProjectFile } from "./project";
import { numberText, t } from "./words";

export type Ask = "nothing" | "choice" | "number" | "curve";

/** A part of the world, in the ratio of the world: its middle and its width. */
export interface Camera {
    readonly x: number;
    readonly y: number;
    readonly width: number;
}

/** See docs/format.md for its fields. */
export interface Step {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly changes: string;
    readonly speed: number;
    readonly seconds: number; ///< of watching, after which the run pauses; 0: it goes on
    readonly shown: readonly string[]; ///< overlays; empty: as the pupil has it
    readonly beside: string;
    readonly camera: Camera | null; ///< the part of the world that is seen; null: all of it
    readonly spotlight: string; ///< an agent's name in traces, or the id of an agent type or a scene item
    readonly hidden: readonly string[]; ///< parts of the page: cards, panes, values, plots
    readonly open: readonly string[]; ///< ids of cards that the pupil may change
    readonly ask: Ask;
    readonly question: string;
    readonly answers: readonly { readonly text: string; readonly isRight: boolean }[];
    readonly right: number;
    readonly tolerance: number;
    readonly unit: string;
    readonly plot: string;
    readonly low: number;
    readonly high: number;
    readonly answer: string;
}

/** Without any field: a teacher unlocked the step instead. */
export interface Guess {
    readonly choice?: number;
    readonly number?: number;
    readonly curve?: readonly number[]; ///< at equal distances from the start to the end
    off?: number; ///< of a curve: its mean distance from the run, as a share of the axis
}

const closeCurve = 0.1; // of the axis
const nearCurve = 0.25;
const asks: readonly string[] = ["choice", "number", "curve"];

const linesOf = (text: string) =>
    text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");

function answersOf(lines: string): Step["answers"] {
    return linesOf(lines).map((line) => {
        const isRight = line.startsWith("* ");
        return { text: isRight ? line.slice(2).trim() : line, isRight };
    });
}

const wordsOf = (list: unknown) =>
    text(list)
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== "");

/** Reads "X, Y, WIDTH". */
export function cameraOf(words: unknown): Camera | null {
    const numbers = wordsOf(words).map(Number),
        [x, y, width] = numbers;
    return numbers.length === 3 && numbers.every(Number.isFinite) && width! > 0 ? { x: x!, y: y!, width: width! } : null;
}

/** The right answers of a step as the exporter writes them, so that nobody reads them by chance. It is no lock. */
export interface Secret {
    readonly choices: readonly number[]; ///< hashes of right ones
    readonly number?: string; ///< encoded: the right one and the tolerance
    readonly answer: string; ///< encoded
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** FNV-1a. */
export function hashOf(text: string): number {
    return bytesOf(text).reduce((hash, each) => Math.imul(hash ^ each, 16777619) >>> 0, 2166136261);
}
/** What app/page/page.cpp:encoded has made of a text. */
export function decoded(secret: string, key: string): string {
    let state = hashOf(key) | 1;
    const bytes = Uint8Array.from(atob(secret), (each) => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return each.charCodeAt(0) ^ (state & 255);
    });
    return new TextDecoder().decode(bytes);
}

/** @param lines of its answers, without marks: what begins with "* " is text */
function withSecret(step: Step, lines: string, secret: Secret | undefined, salt: string): Step {
    if (!secret) return step;
    const key = `${salt}/${step.id}/`,
        answers = linesOf(lines).map((text) => ({ text, isRight: secret.choices.includes(hashOf(key + text)) })),
        [right = 0, tolerance = 0] = secret.number === undefined ? [] : decoded(secret.number, key).split(" ").map(Number);
    return { ...step, answers, right, tolerance, answer: decoded(secret.answer, key) };
}

function stepOf(item: Item): Step {
    return {
        id: item.id,
        title: text(item.name),
        text: text(item.text),
        changes: text(item.changes),
        speed: number(item.speed, 1),
        seconds: number(item.seconds),
        shown: wordsOf(item.shown).filter((each) => each !== "plots" && each !== "counts"), // those are of the editor
        beside: text(item.beside),
        camera: cameraOf(item.camera),
        spotlight: text(item.spotlight),
        hidden: wordsOf(item.hidden),
        open: wordsOf(item.open),
        ask: asks.includes(text(item.ask)) ? (item.ask as Ask) : "nothing",
        question: text(item.question),
        answers: answersOf(text(item.answers)),
        right: number(item.right),
        tolerance: number(item.tolerance),
        unit: text(item.unit),
        plot: text(item.plot),
        low: number(item.low),
        high: number(item.high, 1),
        answer: text(item.answer)
    };
}

/** The steps of a project, in their order. @param data with their right answers, if the project is without them */
export function stepsOf(project: ProjectFile, data: Pick<PageData, "salt" | "secrets"> = { salt: "", secrets: {} }): Step[] {
    return (project.annotations ?? [])
        .filter((each) => each.type === "step")
        .map((each) => withSecret(stepOf(each), text(each.answers), data.secrets[each.id], data.salt));
}

/** Whether a guess is right; nothing without one, and for a curve before its run has ended. */
export function isRight(step: Step, guess: Guess): boolean | undefined {
    if (step.ask === "choice" && guess.choice !== undefined) return step.answers[guess.choice]?.isRight === true;
    if (step.ask === "number" && guess.number !== undefined) return Math.abs(guess.number - step.right) <= step.tolerance;
    return step.ask === "curve" && guess.off !== undefined ? guess.off <= closeCurve : undefined;
}

const withUnit = (step: Step, value: number) => `${numberText(value)} ${step.unit}`.trim();
const percent = (share: number) => Math.round(share * 100);
export const isNone = (guess: Guess) => guess.choice === undefined && guess.number === undefined && !guess.curve?.length;

/** A curve at a few times: "a curve: 0 s: 0; 2.5 s: 80; ...". */
function curveText(step: Step, curve: readonly number[]): string {
    const places = [0, 1, 2, 3, 4].map((part) =>
        t(
            "%1 s: %2",
            numberText((step.seconds * part) / 4),
            numberText(Number(curve[Math.floor(((curve.length - 1) * part) / 4)]!.toPrecision(3)))
        )
    );
    return t("a curve: %1", places.join(t("; ")));
}

/** "12 seconds", "a curve: 0 s: 0; ..."; empty without a guess. */
export function guessText(step: Step, guess: Guess): string {
    if (step.ask === "choice") return step.answers[guess.choice ?? -1]?.text ?? "";
    if (step.ask === "number" && guess.number !== undefined) return withUnit(step, guess.number);
    return guess.curve?.length ? curveText(step, guess.curve) : "";
}

/** "about 12 seconds"; empty for a curve. */
export function rightText(step: Step): string {
    if (step.ask === "number") return step.tolerance > 0 ? t("about %1", withUnit(step, step.right)) : withUnit(step, step.right);
    return step.ask === "choice"
        ? step.answers
              .filter((each) => each.isRight)
              .map((each) => each.text)
              .join(t(", or "))
        : "";
}

function curveVerdict({ off }: Guess): string {
    if (off === undefined) return t("Your curve is drawn. The run draws its own over it.");
    const words =
        off <= closeCurve
            ? t("Well seen: your curve comes close to the run; ")
            : off <= nearCurve
              ? t("Your curve is not far from the run; ")
              : t("The run went another way than your curve; ");
    return words + t("on average it is off by %1% of the axis.", percent(off));
}

/** Says kindly whether a guess is right, with the guess and the right answer. */
export function verdictText(step: Step, guess: Guess): string {
    if (isNone(guess)) return t("Unlocked without a guess.");
    if (step.ask === "curve") return curveVerdict(guess);
    const [guessed, right] = [guessText(step, guess), rightText(step)];
    if (isRight(step, guess))
        return step.ask === "number"
            ? t("You guessed %1, and that is right: it is %2.", guessed, right)
            : t("You guessed “%1”, and that is right.", guessed);
    return step.ask === "number"
        ? t("You guessed %1. It is %2.", guessed, right)
        : t("You guessed “%1”. The run shows: “%2”.", guessed, right);
}

/** The same in a word or two, for a table. */
export function verdictWord(step: Step, guess: Guess | undefined): string {
    if (!guess) return t("not answered");
    if (isNone(guess)) return t("unlocked without a guess");
    if (guess.off !== undefined) return t("off by %1% of the axis", percent(guess.off));
    const right = isRight(step, guess);
    return right === undefined ? t("answered") : right ? t("right") : t("not right");
}

/** A number as people type it, with a point or a comma; nothing if it is none. */
export function typedNumber(typed: string): number | undefined {
    const words = typed.trim().replace(",", "."),
        value = Number(words);
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(words) && Number.isFinite(value) ? value : undefined;
}

/** The same, also with a unit after a space. "5O" is a slip, and no number. */
export const typedGuess = (typed: string): number | undefined => typedNumber(typed.replace(/(?<=\d)\s+[\p{L}%°/]+\.?\s*$/u, ""));

export interface Sample {
    readonly tick: number;
    readonly value: number | null;
}

/** The mean distance between a curve and the run, as a share of the axis; nothing if the run has no value. */
export function curveOff(step: Step, curve: readonly number[], run: readonly Sample[], ticksPerSecond: number): number | undefined {
    const end = step.seconds * ticksPerSecond;
    let sum = 0,
        count = 0;
    for (const { tick, value } of curve.length > 1 && end > 0 ? run : []) {
        if (tick > end || value === null) continue;
        const at = (tick / end) * (curve.length - 1),
            left = Math.min(Math.floor(at), curve.length - 2);
        const guessed = curve[left]! + (at - left) * (curve[left + 1]! - curve[left]!);
        sum += Math.abs(guessed - Math.min(step.high, Math.max(step.low, value)));
        ++count;
    }
    return count > 0 && step.high > step.low ? sum / count / (step.high - step.low) : undefined;
}

/** A sketch without gaps: before its first and after its last value it goes on with these. Null if nothing is drawn. */
export function withoutGaps(values: readonly (number | null)[]): number[] | null {
    const first = values.find((each) => each !== null);
    if (first === undefined || first === null) return null;
    const whole: number[] = [];
    values.forEach((value, i) => {
        const before = i > 0 ? whole[i - 1]! : first,
            next = values.findIndex((each, at) => at >= i && each !== null);
        whole.push(value ?? (i === 0 || next < 0 ? before : before + (values[next]! - before) / (next - i + 1)));
    });
    return whole;
}
