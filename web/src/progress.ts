// What the browser remembers of a lesson in a folder of lessons. Without storage it counts for this visit.
import type { Saved } from "./lesson";
import type { Guess } from "./step";

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** A guess without what is not one: others may write into the storage. */
function guessOf(value: unknown): Guess | null {
    if (typeof value !== "object" || value === null) return null;
    const { choice, number, curve, off } = value as Record<string, unknown>;
    const isCurve = Array.isArray(curve) && curve.length > 1 && curve.every(isNumber);
    return {
        ...(isNumber(choice) && { choice }),
        ...(isNumber(number) && { number }),
        ...(isCurve && { curve: curve as number[] }),
        ...(isNumber(off) && { off })
    };
}

/** Reads what was kept; nothing for another text. */
export function readSaved(text: string | null): Saved | null {
    let data: unknown = null;
    try {
        data = JSON.parse(text ?? "null");
    } catch {
        return null; // not written by a lesson
    }
    if (typeof data !== "object" || data === null) return null;
    const { guesses, seen, isDone } = data as Record<string, unknown>,
        kept: Record<string, Guess> = {};
    for (const [id, value] of Object.entries((guesses ?? {}) as object)) {
        const guess = guessOf(value);
        if (guess) kept[id] = guess;
    }
    return {
        guesses: kept,
        seen: Array.isArray(seen) ? seen.filter((each): each is string => typeof each === "string") : [],
        isDone: isDone === true
    };
}

export class Progress {
    /** @param key "": nothing is kept */
    constructor(private readonly key: string) {}

    load(): Saved | null {
        try {
            return this.key === "" ? null : readSaved(localStorage.getItem(this.key));
        } catch {
            return null; // a frame without storage: it counts for this visit
        }
    }
    /** Returns whether the browser keeps it. */
    save(saved: Saved): boolean {
        try {
            if (this.key !== "") localStorage.setItem(this.key, JSON.stringify(saved));
            return this.key !== "";
        } catch {
            return false;
        }
    }
    forget(): void {
        try {
            localStorage.removeItem(this.key);
        } catch {
            return; // there is nothing to forget
        }
    }
    /** Whether the browser keeps anything. */
    get works(): boolean {
        try {
            localStorage.getItem(this.key);
            return true;
        } catch {
            return false;
        }
    }
}
