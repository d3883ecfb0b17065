// The words of an explanation (tiller_explain), as rows, and the formula of a node.
import type { Item } from "./project";

export interface Row {
    readonly title: string;
    readonly id: string;
    readonly force: readonly [number, number] | null;
    readonly weight: number | null;
    readonly note: string; ///< "true" of a condition, a place of a target
}

export interface Explanation {
    readonly motion: string;
    readonly rows: readonly Row[];
    readonly steering: string;
}

const pair = /\(([-\d.e+]+), ([-\d.e+]+)\)/;

export function parseExplanation(words: string): Explanation {
    const lines = words.trimEnd().split("\n"),
        rows: Row[] = [];
    let motion = "",
        steering = "";
    for (const line of lines) {
        const row = /^(.+?) \(([^()\s]+)\)(?:: (.*))?$/.exec(line);
        if (line.startsWith("position ")) motion = line;
        else if (line.startsWith("steering ")) steering = line;
        else if (row && !line.startsWith("mode ")) {
            const rest = row[3] ?? "",
                force = /^force /.test(rest) ? pair.exec(rest) : null;
            const weight = /weight ([-\d.e+]+)/.exec(rest);
            rows.push({
                title: row[1]!,
                id: row[2]!,
                force: force ? [Number(force[1]), Number(force[2])] : null,
                weight: weight ? Number(weight[1]) : null,
                note: force ? "" : rest
            });
        } else if (line.startsWith("mode ")) {
            motion += `; ${line}`;
        }
    }
    return { motion, rows, steering };
}

/** The lines that apply: not those for another choice of a setting (`..., if prediction = "fixed"`). */
export function formulaOf(formula: string, node: Item | undefined): string {
    return formula
        .split("\n")
        .flatMap((line) => {
            const when = /^(.*), if (\w+) = "([^"]*)"$/.exec(line),
                value = when ? node?.[when[2]!] : undefined;
            if (!when || typeof value !== "string") return [line];
            return value === when[3] ? [when[1]!] : [];
        })
        .join("\n");
}
