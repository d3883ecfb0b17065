// What the index of a folder of lessons knows, and what comes next.
import type { Saved } from "./lesson";
import { parseNote, type Inline } from "./notes";
import type { ProjectFile } from "./project";
import { stepsOf } from "./step";
import { count, t } from "./words";

export interface PreviewTrack {
    readonly type: string;
    readonly begin: number; ///< the sample in which the agent came
    readonly places: readonly number[]; ///< x and y alternate
}

export interface SiteLesson {
    readonly file: string;
    readonly key: string; ///< of what the browser remembers
    readonly project: string;
    readonly tracks: readonly PreviewTrack[];
}

/** What a lesson is, in one language. */
export interface LessonWords {
    readonly title: string;
    readonly about: string; ///< a note: what it is
}

export interface SiteData {
    readonly format: string;
    readonly version: number;
    readonly title: string;
    readonly language: string; ///< as of a page
    readonly lessons: readonly SiteLesson[];
    readonly languages: Readonly<Record<string, readonly LessonWords[]>>; ///< English, and what is translated
}

export function readSite(text: string): SiteData {
    const data = JSON.parse(text) as SiteData;
    if (data.format !== "tiller-site" || data.version !== 2)
        throw new Error(t("This page was put together from parts that do not fit. Export it again."));
    return data;
}

const words = (part: Inline): string => (part.kind === "picture" ? "" : "text" in part ? part.text : part.parts.map(words).join(""));

/** The first sentence of a note. */
export function lineOf(note: string): string {
    const first = parseNote(note).find((each) => each.kind === "paragraph");
    const text = first?.kind === "paragraph" ? first.parts.map(words).join("") : "";
    return /^.*?[.!?。！？](?=\s|$|(?<=[。！？]))/su.exec(text)?.[0] ?? text;
}

export interface State {
    readonly isDone: boolean;
    readonly isNext: boolean;
    readonly words: string;
}

/** What is done, and what comes next: the first lesson with steps that is not done. */
export function statesOf(lessons: readonly { readonly steps: number; readonly saved: Saved | null }[]): State[] {
    const next = lessons.findIndex(({ steps, saved }) => steps > 0 && !saved?.isDone);
    return lessons.map(({ steps, saved }, i) => {
        const seen = Math.min(saved?.seen.length ?? 0, steps),
            isNext = i === next,
            isDone = saved?.isDone === true;
        const size = steps === 0 ? t("to explore") : count(steps, "%n step", "%n steps");
        const state = isDone ? t("done") : seen > 0 ? t("%1 done", seen) : isNext ? (i === 0 ? t("start here") : t("comes next")) : "";
        return { isDone, isNext, words: state === "" ? size : `${size} · ${state}` };
    });
}

export const stepCount = (project: ProjectFile): number => stepsOf(project).length;
