// Hands a text to the browser as a file.
import { element } from "./dom";

/** A name that every system takes. */
export function fileName(words: string): string {
    return (
        words
            .replace(/[\u0000-\u001f"*/:<>?\\|]+/g, " ")
            .trim()
            .slice(0, 120) || "answers"
    );
}

export function saveText(name: string, type: string, text: string): void {
    element("a", { href: `data:${type};charset=utf-8,${encodeURIComponent(text)}`, download: fileName(name) }).click();
}
