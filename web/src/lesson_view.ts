// The current step of a lesson: its text, its question, and after the guess its answer.
import { button, element, section, saveText } from "./dom";
import type { Lesson } from "./lesson";
import { noteBlocks, type NoteActions } from "./note_view";
import type { SiteInfo } from "./project";
import { resultsOf, toCsv, toMarkdown } from "./results";
import { SketchView } from "./sketch_view";
import { guessText, typedGuess, type Step } from "./step";
import { inLanguageOf, count, numberText, t } from "./words";

export interface LessonActions {
    readonly notes: NoteActions;
    readonly nameOfPlot: (id: string) => string;
    readonly print: () => void; ///< the pupil's answers
    readonly title: string;
    readonly language: string; ///< of the export, so that the tables of a class are alike; "": the pupil's
    readonly site?: SiteInfo | undefined;
    readonly nextTitle?: string | undefined; ///< of the next lesson of the site
}

export class LessonView {
    readonly panel = element("section", { class: "lesson", id: "lesson", "aria-label": t("Lesson") });
    private readonly outcome = element("div", { class: "outcome", "aria-live": "polite" });
    private readonly next = button(t("Next step"), () => this.goOn(), { id: "next-step" });
    private readonly back = button(t("Back"), () => this.lesson.goTo(this.lesson.current - 1), { id: "previous-step" });
    private readonly done = element("p", { class: "muted", role: "status" });
    private readonly onward = element("p", { class: "onward" });
    private readonly fold: HTMLDetailsElement;
    private shown: Step | null | undefined; ///< undefined: nothing yet
    private sketch: SketchView | null = null;
    private refresh: (() => void)[] = [];

    constructor(
        private readonly lesson: Lesson,
        private readonly actions: LessonActions
    ) {
        this.fold = section(t("Hand in the answers"), "answers", false, this.handingIn());
    }

    /** Follows the lesson. Returns whether it is at another step than before. @param unfolds the answer comes now */
    update(unfolds: boolean): boolean {
        const step = this.lesson.step ?? null,
            isNew = step !== this.shown;
        if (isNew) {
            this.shown = step;
            this.refresh = [];
            this.sketch = null;
            if (step) this.layOut(step);
            else this.layOutCard();
        }
        this.refresh.forEach((each) => each());
        this.updateSteps();
        if (step) this.updateOutcome();
        const isFlat = innerWidth > 820 && innerHeight < 500; // a phone on its side: the world would scroll away
        if (unfolds && !isFlat) this.outcome.scrollIntoView({ block: "nearest" });
        else if (isNew && step) this.panel.firstElementChild!.scrollIntoView({ block: "nearest" });
        return isNew;
    }
    /** Draws the curve of the run. */
    draw(): void {
        this.sketch?.draw();
    }

    // ---- what there is ----

    /** The lesson does not run: how it begins. */
    private layOutCard(): void {
        const steps = this.lesson.steps.length;
        this.panel.replaceChildren(
            element("h2", {}, this.lesson.isFinished ? t("The end of the lesson.") : t("Lesson")),
            element("p", {}, count(steps, "A lesson with one step.", "A lesson with %n steps.")),
            button(this.lesson.isFinished ? t("Begin again") : t("Begin the lesson"), () => this.lesson.begin(), {
                class: "main",
                id: "begin-lesson"
            }),
            this.onward,
            this.fold
        );
    }
    private layOut(step: Step): void {
        const { steps, current } = this.lesson,
            grown = element("i", {});
        grown.style.width = `${((current + 1) / steps.length) * 100}%`;
        this.outcome.replaceChildren();
        this.panel.replaceChildren(
            element(
                "div",
                { class: "place" },
                element("p", { id: "lesson-place" }, t("Step %1 of %2", current + 1, steps.length)),
                button("×", () => this.lesson.leave(), {
                    class: "close",
                    id: "leave-lesson",
                    "aria-label": t("Leave the lesson"),
                    title: t("Leave the lesson, with the settings from before it")
                })
            ),
            element("div", { class: "grown", "aria-hidden": "true" }, grown),
            element("h2", { id: "step-title" }, step.title || t("Step %1", current + 1)),
            element("div", { class: "notes" }, ...noteBlocks(step.text, this.actions.notes)),
            ...(step.ask === "nothing" ? [] : [this.question(step)]),
            this.outcome,
            element("div", { class: "steps" }, this.back, this.done, this.next),
            this.onward,
            this.fold
        );
    }
    private question(step: Step): HTMLElement {
        const box = element(
            "div",
            { class: "question", role: "group", "aria-labelledby": "lesson-question" },
            element("p", { id: "lesson-question" }, step.question)
        );
        box.append(...(step.ask === "choice" ? this.choice(step) : step.ask === "number" ? this.number(step) : this.curve(step)));
        if (step.ask !== "curve") {
            const hint = element("p", { class: "muted" }, t("Make a guess: then the world plays."));
            box.append(hint);
            this.refresh.push(() => (hint.hidden = !this.lesson.isLocked));
        }
        this.refresh.push(() => box.classList.toggle("open", this.lesson.isLocked));
        return box;
    }
    private choice(step: Step): HTMLElement[] {
        const list = element("ul", { class: "answers" });
        step.answers.forEach(({ text, isRight }, i) => {
            const mark = element("span", { class: "mark" }),
                answer = button("", () => this.lesson.choose(i), { class: "answer" });
            answer.append(element("span", {}, text), mark);
            list.append(element("li", {}, answer));
            this.refresh.push(() => {
                const isGuess = this.lesson.guess?.choice === i,
                    told = this.lesson.verdict !== "",
                    { isLocked } = this.lesson;
                mark.textContent = isGuess
                    ? told && isRight
                        ? t("your guess, right")
                        : t("your guess")
                    : told && isRight
                      ? t("right")
                      : "";
                answer.classList.toggle("right", told && isRight);
                answer.classList.toggle("guess", isGuess);
                answer.setAttribute("aria-pressed", String(isGuess));
                answer.setAttribute("aria-disabled", String(!isLocked));
            });
        });
        return [list];
    }
    private number(step: Step): HTMLElement[] {
        const wrong = element("p", { class: "wrong", role: "alert" }),
            guessed = element("p", {});
        const input = element("input", {
            id: "guess",
            inputmode: "decimal",
            autocomplete: "off",
            size: 8,
            "aria-labelledby": "lesson-question guess-unit",
            input: () => (wrong.textContent = "")
        });
        const form = element(
            "form",
            {
                class: "bar",
                submit: (event) => {
                    event.preventDefault();
                    const value = typedGuess(input.value);
                    wrong.textContent = value === undefined ? t("This is not a number.") : "";
                    if (value !== undefined) this.lesson.enter(value);
                }
            },
            input,
            element("span", { id: "guess-unit", class: "muted" }, step.unit),
            element("button", { class: "main" }, t("Guess"))
        );
        this.refresh.push(() => {
            const { guess, isLocked } = this.lesson,
                words = guess ? guessText(step, guess) : "";
            if (!isLocked && form.contains(document.activeElement)) this.next.focus({ preventScroll: true });
            form.hidden = !isLocked;
            guessed.textContent = isLocked || words === "" ? "" : t("Your guess: %1", words);
            guessed.hidden = guessed.textContent === "";
        });
        return [form, wrong, guessed];
    }
    private curve(step: Step): HTMLElement[] {
        const take = button(t("This is my curve"), () => sketch.whole && this.lesson.sketch(sketch.whole), {
            id: "take-curve",
            class: "main",
            disabled: true
        });
        const clear = button(t("Clear"), () => sketch.clear(), { hidden: true }),
            bar = element("div", { class: "bar" }, take, clear);
        const hint = element(
            "p",
            { class: "muted" },
            t("Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.")
        );
        const sketch = new SketchView(this.lesson, step, this.actions.nameOfPlot(step.plot), (isDrawn) => {
            take.disabled = !isDrawn;
            clear.hidden = !isDrawn;
            hint.hidden = isDrawn;
        });
        this.sketch = sketch;
        this.refresh.push(() => {
            const { isLocked } = this.lesson;
            if (!isLocked && bar.contains(document.activeElement)) this.next.focus({ preventScroll: true });
            bar.hidden = !isLocked;
            hint.hidden ||= !isLocked;
            sketch.describe();
            sketch.draw();
        });
        return [sketch.panel, bar, hint];
    }
    private handingIn(): HTMLElement {
        const { lesson } = this,
            { title } = this.actions,
            name = () => [title, t("answers"), ...(lesson.pupil ? [lesson.pupil] : [])].join(" - "),
            table = () => inLanguageOf(this.actions.language, () => toCsv(lesson.pupil, resultsOf(lesson)));
        const handIn = (act: () => void) => () => {
            act();
            lesson.hasNew = false;
        };
        const pupil = element("input", {
            id: "pupil",
            autocomplete: "name",
            maxlength: 100,
            input: () => (lesson.pupil = pupil.value.trim())
        });
        return element(
            "div",
            { class: "bar" },
            element("label", { for: "pupil" }, t("Your name")),
            pupil,
            button(
                t("As a table (CSV)"),
                handIn(() => saveText(name(), ".csv", "text/csv", table())),
                { id: "save-csv" }
            ),
            button(
                t("As Markdown"),
                handIn(() => saveText(name(), ".md", "text/markdown", toMarkdown(title, lesson.pupil, resultsOf(lesson)))),
                { id: "save-markdown" }
            ),
            button(
                t("Print"),
                handIn(() => this.actions.print()),
                { id: "print-answers" }
            )
        );
    }

    // ---- what changes ----

    private goOn(): void {
        const { current, steps } = this.lesson;
        if (current < steps.length - 1) this.lesson.goTo(current + 1);
        else this.lesson.leave();
    }
    private updateSteps(): void {
        const { lesson } = this,
            atEnd = lesson.current === lesson.steps.length - 1;
        if (lesson.current === 0 && document.activeElement === this.back) this.next.focus();
        this.back.hidden = lesson.current <= 0;
        this.next.textContent = atEnd ? t("End") : t("Next step");
        this.next.classList.toggle("main", atEnd ? lesson.isFinished : lesson.isOpen);
        this.done.textContent = atEnd && lesson.isFinished ? t("The end of the lesson.") : "";
        const { site } = this.actions,
            isOver = lesson.isFinished && (atEnd || !lesson.isRunning);
        const to =
            !site || !isOver
                ? []
                : site.next
                  ? [element("a", { href: site.next.file, class: "to-next" }, t("Next lesson: %1", this.actions.nextTitle ?? ""))]
                  : [element("a", { href: site.index, class: "to-next" }, t("All lessons"))];
        this.onward.replaceChildren(...to);
        this.onward.hidden = to.length === 0;
    }
    private updateOutcome(): void {
        const { waitsFor, verdict, answer, isRight } = this.lesson,
            parts: Node[] = [];
        if (waitsFor > 0)
            parts.push(
                element(
                    "p",
                    { class: "muted" },
                    t("Watch the world. The answer comes when the run pauses, at %1 s.", numberText(waitsFor))
                ),
                button(
                    t("Show the answer now"),
                    () => {
                        this.lesson.reveal();
                        this.next.focus({ preventScroll: true });
                    },
                    { id: "reveal" }
                )
            );
        if (verdict !== "") parts.push(element("p", { class: isRight ? "verdict right" : "verdict" }, verdict));
        if (answer !== "") parts.push(element("div", { class: "notes" }, ...noteBlocks(answer, this.actions.notes)));
        const whole = parts.map((each) => each.textContent).join("\n");
        if (whole !== [...this.outcome.childNodes].map((each) => each.textContent).join("\n")) this.outcome.replaceChildren(...parts);
    }
}
