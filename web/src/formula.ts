// The formula of a node, as its settings make it.
import type { Item } from "./project";

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
