// The words of an explanation (tiller_explain), as rows, and what is wrong with a formula.
import type { CardInfo, Item } from "./project";
import { numberText, t } from "./words";

export interface Row {
    readonly title: string;
    readonly id: string;
    readonly force: readonly [number, number] | null;
    readonly weight: number | null;
    readonly note: string; ///< "true" of a condition, "12" of a number, "at (3, 4)" of a target
}

export interface Explanation {
    readonly position: Place;
    readonly velocity: Place;
    readonly mode: string; ///< the id of its node; "" without modes
    readonly rows: readonly Row[];
    readonly steering: Place;
    readonly cut: number; ///< how much the max force has cut off
}
type Place = readonly [number, number];

const none: Place = [0, 0];
const pair = /\(([-\d.e+]+), ([-\d.e+]+)\)/;

/** The place or the arrow that a text names first. */
export function placeOf(words: string): Place | null {
    const found = pair.exec(words);
    return found ? [Number(found[1]), Number(found[2])] : null;
}

export function parseExplanation(words: string): Explanation {
    const lines = words.trimEnd().split("\n"),
        rows: Row[] = [];
    let [position, velocity, steering]: Place[] = [none, none, none],
        mode = "",
        cut = 0;
    for (const line of lines) {
        const row = /^(.+?) \(([^()\s]+)\)(?:: (.*))?$/.exec(line);
        if (line.startsWith("position ")) {
            [position = none, velocity = none] = line.split("velocity").map((each) => placeOf(each) ?? none);
        } else if (line.startsWith("steering ")) {
            steering = placeOf(line) ?? none;
            cut = Number(/, ([-\d.e+]+) cut off/.exec(line)?.[1] ?? 0);
        } else if (line.startsWith("mode ")) {
            mode = row?.[2] ?? line.slice(5);
        } else if (row) {
            const rest = row[3] ?? "",
                force = /^force /.test(rest) ? placeOf(rest) : null;
            const weight = /weight ([-\d.e+]+)/.exec(rest);
            rows.push({
                title: row[1]!,
                id: row[2]!,
                force,
                weight: weight ? Number(weight[1]) : null,
                note: force ? "" : rest
            });
        }
    }
    return { position, velocity, mode, rows, steering, cut };
}

/** Sentences of the library that pupils meet, in English: their beginnings or the whole. */
const problems = (): readonly (readonly [RegExp, (...parts: string[]) => string])[] => [
    [/^Line (\d+), column (\d+): (.*)$/s, (line, column, what) => t("Line %1, column %2: %3", line, column, saidProblem(what))],
    [/^"(.+?)" is not known\. Choose one of: (.*)\.$/, (name, list) => t("“%1” is not known. Known are: %2.", name, list)],
    [/^"(.+?)" is not known\.(.*)$/, (name) => t("“%1” is not known.", name)],
    [/^A value is missing at the end\..*$/, () => t("A value is missing at the end. Add one, or remove the operator before it.")],
    [/^A "\)" is missing: write (.*)\.$/, (what) => t("A “)” is missing: write %1.", what)],
    [/^"(.+?)" is not expected here\..*$/, (what) => t("“%1” is not expected here.", what)],
    [/^The formula is empty\..*$/, () => t("The formula is empty.")],
    [/^The result must be an arrow, .*$/, () => t("The result must be an arrow, not a number.")],
    [/must be (\S+) to \S+ \(\d+ means no limit\)\.$/, (low) => t("It must be at least %1.", inLanguage(low))],
    [/must be (?:a number, )?(\S+) to (\S+?)\.?$/, (low, high) => t("It must be from %1 to %2.", inLanguage(low), inLanguage(high))],
    [/must be a whole number\.$/, () => t("It must be a whole number.")]
];

const inLanguage = (number: string) => (Number.isFinite(Number(number)) ? numberText(Number(number)) : number);

/** A problem of the library in the language of the page, as far as the page knows it. */
export function saidProblem(english: string): string {
    for (const [pattern, say] of problems()) {
        const found = pattern.exec(english);
        if (found) return say(...found.slice(1));
    }
    return english.replace(/^\d+:\d+: /, "");
}

/** What is wrong with the formula of a card. The library names it, with its id if others have the name; a card without a
    name it calls by its type, in English. @param cards all of them, as the exporter calls them */
export function formulaProblem(
    warnings: readonly string[],
    { id, name }: Pick<Item, "id" | "name">,
    cards: readonly Pick<CardInfo, "id" | "title">[]
): string {
    const title = name || cards.find((each) => each.id === id)?.title,
        isOfOther = (whose: string) => whose.endsWith('"') || cards.some((each) => each.title === whose);
    const isOfCard = (whose: string) => whose === title || whose.endsWith(` "${id}"`) || (!name && !isOfOther(whose));
    const found = warnings.map((each) => /^(.*?): (Line .*)$/s.exec(each)).find((each) => each && isOfCard(each[1]!));
    return found ? saidProblem(found[2]!) : "";
}
