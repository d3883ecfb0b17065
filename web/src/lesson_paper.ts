// A lesson on paper: all its steps, with the answers to those that are answered, or the pupil's answers alone.
import { element } from "./dom";
import type { Lesson } from "./lesson";
import { noteBlocks, type NoteActions } from "./note_view";
import type { PageData } from "./project";
import { linesOf, resultsOf } from "./results";
import { isNone, rightText, verdictText, type Step } from "./step";
import { t } from "./words";

/** Links lead nowhere on paper. */
const still = (pictures: NoteActions["pictures"]): NoteActions => ({
    pictures,
    showNode: () => {},
    startExperiment: () => {},
    pickAgent: () => {},
    has: () => false
});

function question(step: Step): HTMLElement[] {
    if (step.ask === "nothing") return [];
    const answers = step.answers.map(({ text }) => element("li", {}, text));
    const asks = element("p", {}, element("b", {}, step.question));
    return step.ask === "choice" ? [asks, element("ul", { class: "boxes" }, ...answers)] : [asks];
}

function answer(lesson: Lesson, step: Step, actions: NoteActions): Node[] {
    const guess = lesson.guessAt(step.id),
        right = rightText(step);
    if (!guess && step.ask !== "nothing") return []; // nobody reads an answer before the guess
    const words = guess && !isNone(guess) ? verdictText(step, guess) : right === "" ? "" : t("It is: %1", right);
    return [...(words === "" ? [] : [element("p", {}, element("b", {}, words))]), ...noteBlocks(step.answer, actions)];
}

function stepsOnPaper(lesson: Lesson, actions: NoteActions): HTMLElement[] {
    return lesson.steps.map((step, i) =>
        element(
            "article",
            {},
            element("h2", {}, `${i + 1}. ${step.title}`),
            ...noteBlocks(step.text, actions),
            ...question(step),
            ...answer(lesson, step, actions)
        )
    );
}

function answersOnPaper(title: string, lesson: Lesson): HTMLElement[] {
    return [
        element("h2", {}, t("Answers: %1", title)),
        element("p", { class: "who" }, t("Name: %1", lesson.pupil)),
        ...resultsOf(lesson).map((each) =>
            element(
                "article",
                {},
                element("h3", {}, each.step),
                element("p", {}, each.question),
                ...linesOf(each).map((line) => element("p", {}, line))
            )
        )
    ];
}

/** What is printed in place of the step that the screen shows. */
export class LessonPaper {
    readonly panel = element("div", { class: "paper", "aria-hidden": "true" });
    private hasAnswersAlone = false;

    constructor(
        private readonly data: PageData,
        private readonly lesson: Lesson
    ) {}

    /** Prints the pupil's answers. */
    printAnswers(): void {
        this.hasAnswersAlone = true;
        window.print();
    }
    /** Fills the paper when printing begins, and empties it at the end. */
    fill(isPrinting: boolean): void {
        const { lesson } = this,
            isUsed = isPrinting && lesson.steps.length > 0;
        document.documentElement.classList.toggle("on-paper", isUsed);
        this.panel.replaceChildren(
            ...(!isUsed
                ? []
                : this.hasAnswersAlone
                  ? answersOnPaper(this.data.title, lesson)
                  : stepsOnPaper(lesson, still(this.data.pictures)))
        );
        this.hasAnswersAlone &&= isPrinting;
    }
}
