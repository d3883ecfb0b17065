// The words of the page in the pupil's language. Sources are English; build.mjs brings the translations of app/words.

/** The English texts of the page, and what they are in each language: "" if it is not translated. Counts have a list. */
export interface Words {
    readonly texts: readonly string[];
    readonly languages: Readonly<Record<string, readonly (string | readonly string[])[]>>;
}

/** As people call their own language. */
export const languages: Readonly<Record<string, string>> = {
    en: "English",
    de: "Deutsch",
    es: "Español",
    fr: "Français",
    ru: "Русский",
    zh: "简体中文"
};

let words: Words = { texts: [], languages: {} };
let places = new Map<string, number>();
let spoken = "en";
let numbers: readonly Intl.NumberFormat[] = [];

export function learn(all: Words): void {
    words = all;
    places = new Map(all.texts.map((each, i) => [each, i]));
}
declare const LETTERS: string; ///< of build.mjs

/** A part of the page that stands there as gzip in 85 letters. */
export async function unpacked(id: string): Promise<Response> {
    const text = document.getElementById(id)!.textContent!,
        digits = new Uint8Array(128),
        bytes = new DataView(new ArrayBuffer(((text.length - 1) / 5) * 4));
    [...LETTERS].forEach((each, i) => (digits[each.charCodeAt(0)] = i));
    const digitAt = (place: number) => digits[text.charCodeAt(place)]!;
    for (let at = 0; at < bytes.byteLength; at += 4) {
        let value = 0;
        for (let k = 1; k <= 5; ++k) value = value * 85 + digitAt((at / 4) * 5 + k);
        bytes.setUint32(at, value);
    }
    const packed = bytes.buffer.slice(0, bytes.byteLength - digitAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** From now on words and numbers are in this language. */
export function speak(language: string): void {
    spoken = language in languages ? language : "en";
    numbers = [3, 1, 12].map((digits) => new Intl.NumberFormat(spoken, { maximumFractionDigits: digits, useGrouping: false }));
}
speak(spoken);
/** What `make` makes in another language; "": in this one. */
export function inLanguageOf<T>(language: string, make: () => T): T {
    const before = spoken;
    speak(language || before);
    try {
        return make();
    } finally {
        speak(before);
    }
}
export const spokenLanguage = (): string => spoken;

const found = (english: string) => words.languages[spoken]?.[places.get(english) ?? -1] ?? "";
const filled = (text: string, given: readonly (string | number)[]) =>
    text.replace(/%([1-9])/g, (mark, at: string) => String(given[Number(at) - 1] ?? mark));

/** A text of the page. `%1` to `%9` stand for what is given. */
export function t(english: string, ...given: readonly (string | number)[]): string {
    const text = found(english);
    return filled(typeof text === "string" && text !== "" ? text : english, given);
}

/** A text about a number of things, which is `%n`. @param one for 1, in English */
export function count(number: number, one: string, many: string): string {
    const forms = found(many),
        kind = ["one", "few"].indexOf(new Intl.PluralRules(spoken).select(number));
    const english = number === 1 ? one : many,
        form = typeof forms === "string" ? forms : forms[kind < 0 ? forms.length - 1 : Math.min(kind, forms.length - 1)];
    return (form || english).replace("%n", numbers[2]!.format(number));
}

/** A number as it is, with the decimal point of the language. */
export const numberText = (value: number): string => numbers[2]!.format(value);

/** A number as people read it: at most three digits after the point. */
export function shown(value: number): string {
    const isSmall = Math.abs(value) < 10,
        rounded = Number(value.toFixed(isSmall ? 3 : 1)) + 0; // + 0: not "-0"
    return numbers[isSmall ? 0 : 1]!.format(rounded);
}

/** A language of the page that one of these is, such as "de-CH"; "" if there is none. */
export function known(wanted: readonly string[]): string {
    return wanted.map((each) => each.toLowerCase().split(/[-_]/)[0]!).find((each) => each in languages) ?? "";
}

const key = "tiller/language";

/** The language that the pupil chose before, on any page; else that of the page; else that of the browser. */
export function firstLanguage(given: string): string {
    let chosen = "";
    try {
        chosen = localStorage.getItem(key) ?? "";
    } catch {
        chosen = ""; // a frame without storage
    }
    return known([chosen, given, ...navigator.languages]) || "en";
}
/** Remembers what the pupil chose, where the browser does. */
export function keepLanguage(language: string): void {
    try {
        localStorage.setItem(key, language);
    } catch {
        return; // it counts for this visit
    }
}
