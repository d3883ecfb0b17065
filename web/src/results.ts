// All questions of a lesson with a pupil's guesses, as a table, as Markdown, and on paper.
import type { Lesson } from "./lesson";
import { guessText, rightText, verdictWord } from "./step";
import { t, shown } from "./words";

export interface LessonResult {
    readonly step: string;
    readonly question: string;
    readonly guess: string; ///< empty without one
    readonly right: string; ///< empty without a guess, and for a curve
    readonly verdict: string;
}

export function resultsOf(lesson: Lesson): LessonResult[] {
    return lesson.steps
        .filter(({ ask }) => ask !== "nothing")
        .map((step) => {
            const guess = lesson.guessAt(step.id);
            return {
                step: step.title,
                question: step.question,
                guess: guess ? guessText(step, guess) : "",
                right: guess ? rightText(step) : "",
                verdict: verdictWord(step, guess)
            };
        });
}

/** A field of a table: on one line, and nothing that a spreadsheet would run. */
function field(words: string): string {
    const safe = words.replace(/[\u0000-\u001f\u007f]+/g, " ").replace(/(^|;)([=+\-@])/g, "$1'$2");
    return /[,;"]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/**
 * The pupil's name is in each row, so that a class fits into one table. A spreadsheet reads it: a mark says that it is UTF-8, and
 * semicolons are between the fields where numbers have a comma.
 */
export function toCsv(pupil: string, results: readonly LessonResult[]): string {
    const between = shown(0.5).includes(",") ? ";" : ",";
    const rows = results.map((each) => [pupil, each.step, each.question, each.guess, each.right, each.verdict]);
    const header = [t("name"), t("step"), t("question"), t("guess"), t("answer"), t("result")];
    return "\ufeff" + [header, ...rows].map((row) => row.map(field).join(between) + "\n").join("");
}

export function linesOf({ guess, right, verdict }: LessonResult): string[] {
    return [guess && t("Guess: %1", guess), right && t("Answer: %1", right), verdict].filter((line) => line !== "");
}

export function toMarkdown(title: string, pupil: string, results: readonly LessonResult[]): string {
    return `# ${t("Answers: %1", title)}\n${pupil && `\n${t("Name: %1", pupil)}\n`}${results
        .map(
            (each) =>
                `\n## ${each.step}\n\n${each.question}\n\n${linesOf(each)
                    .map((line) => `- ${line}\n`)
                    .join("")}`
        )
        .join("")}`;
}
