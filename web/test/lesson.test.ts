// Lessons: guesses and the words about them, the lock, what is kept, and what is saved.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Lesson, type Stage } from "../src/lesson";
import { readSaved } from "../src/progress";
import type { ProjectFile } from "../src/project";
import { resultsOf, toCsv, toMarkdown } from "../src/results";
import { marksOf } from "../src/sketch_view";
import {
    cameraOf,
    curveOff,
    guessText,
    hashOf,
    isRight,
    rightText,
    stepsOf,
    typedGuess,
    typedNumber,
    verdictText,
    verdictWord,
    withoutGaps,
    type Guess
} from "../src/step";
import { count as counted, inLanguageOf, known, languages, learn, shown, speak, spokenLanguage, t, type Words } from "../src/words";

const file = (name: string) => new URL(`../../../examples/${name}.tiller`, import.meta.url);
const project = JSON.parse(readFileSync(file("arrival"), "utf8")) as ProjectFile;
const [choice, curve, count] = stepsOf(project) as [
    ReturnType<typeof stepsOf>[0],
    ReturnType<typeof stepsOf>[0],
    ReturnType<typeof stepsOf>[0]
];

/** Writes down what the lesson asks of the run. */
function followed(of = project) {
    const log: string[] = [],
        stage: Stage = {
            prepare: (step) => log.push(`prepare ${step?.id ?? "nothing"}`),
            playFromStart: () => log.push("play"),
            ticksPerSecond: 60
        };
    let unfolded = 0;
    const lesson = new Lesson(of, undefined, stage, (unfolds) => (unfolded += unfolds ? 1 : 0));
    return { lesson, log, unfolded: () => unfolded };
}

test("guesses are right or not, in the words of the editor", () => {
    assert.equal(isRight(choice, { choice: 0 }), true);
    assert.equal(verdictText(choice, { choice: 0 }), "You guessed “Only the gray one”, and that is right.");
    assert.equal(verdictText(choice, { choice: 2 }), "You guessed “All three”. The run shows: “Only the gray one”.");
    const number = { ...count, right: 12, tolerance: 2, unit: "s" };
    assert.equal(verdictText(number, { number: 13.5 }), "You guessed 13.5 s, and that is right: it is about 12 s.");
    assert.equal(verdictText(number, { number: 14.5 }), "You guessed 14.5 s. It is about 12 s.");
    assert.equal(rightText({ ...number, tolerance: 0, unit: "" }), "12");
    assert.equal(verdictText(number, {}), "Unlocked without a guess.");
    assert.deepEqual(
        [{ off: 0.1 }, { off: 0.25 }, { off: 0.26 }].map((guess) => verdictText(curve, { curve: [1, 2], ...guess })),
        [
            "Well seen: your curve comes close to the run; on average it is off by 10% of the axis.",
            "Your curve is not far from the run; on average it is off by 25% of the axis.",
            "The run went another way than your curve; on average it is off by 26% of the axis."
        ]
    );
    assert.equal(
        guessText({ ...curve, seconds: 2 }, { curve: [1, 2, 3, 4, 5.0049] }),
        "a curve: 0 s: 1; 0.5 s: 2; 1 s: 3; 1.5 s: 4; 2 s: 5"
    );
    assert.equal(isRight(curve, { curve: [1, 2] }), undefined);
});

test("a guess may have a unit", () => {
    const typed = ["9,5", "9,5 s", "12 Sekunden", "1e3", "50 %", "5O", "many", "s"];
    assert.deepEqual(typed.map(typedGuess), [9.5, 9.5, 12, 1000, 50, undefined, undefined, undefined]);
});

test("guesses are new until they are handed in", () => {
    const { lesson } = followed();
    lesson.begin();
    assert.equal(lesson.hasNew, false);
    lesson.choose(0);
    assert.equal(lesson.hasNew, true);
    lesson.begin();
    assert.equal(lesson.hasNew, false);
    lesson.unlock(); // by the teacher
    assert.equal(lesson.hasNew, false);
});

test("a table is in the language of the export", () => {
    const before = spokenLanguage();
    assert.equal(
        inLanguageOf("de", () => spokenLanguage()),
        "de"
    );
    assert.equal(
        inLanguageOf("", () => spokenLanguage()),
        before
    );
    assert.equal(spokenLanguage(), before);
});

test("the words are those of the pupil's language, with its numbers and counts", () => {
    learn(
        JSON.parse(
            execFileSync("python3", [fileURLToPath(new URL("../../../app/words/texts.py", import.meta.url)), "page"], { encoding: "utf8" })
        ) as Words
    );
    try {
        speak("de");
        assert.equal(verdictText(choice, { choice: 0 }), "Du hast „Only the gray one“ vermutet, und das ist richtig.");
        assert.equal(guessText({ ...count, unit: "s" }, { number: 13.5 }), "13,5 s");
        assert.equal(shown(2.23606), "2,236");
        assert.deepEqual([-0.0004, -0, -0.0006, -12.04, 9.9996].map(shown), ["0", "0", "-0,001", "-12", "10"]);
        assert.deepEqual(
            [1, 2].map((steps) => counted(steps, "%n step", "%n steps")),
            ["1 Schritt", "2 Schritte"]
        );
        speak("ru");
        assert.deepEqual(
            [1, 3, 5, 21].map((lessons) => counted(lessons, "%n lesson", "%n lessons")),
            ["1 урок", "3 урока", "5 уроков", "21 урок"]
        );
        speak("zh");
        assert.equal(counted(1, "%n step", "%n steps"), "1 个步骤");
        assert.equal(known(["pt-BR", "zh-Hans-CN", "de"]), "zh");
        for (const language of Object.keys(languages)) {
            speak(language);
            assert.ok(language === "en" || t("Make a guess: then the world plays.") !== "Make a guess: then the world plays.", language);
        }
    } finally {
        speak("en");
    }
    assert.equal(t("a text of nobody, %1", 3), "a text of nobody, 3");
});

test("right answers are read from what the exporter has made of them", () => {
    // As app/page/page.cpp writes them for the salt "7".
    const hidden = { ...project, annotations: [{ id: "c", type: "step", ask: "choice", answers: "A\nB" }] },
        [step] = stepsOf(hidden, { salt: "7", secrets: { c: { choices: [hashOf("7/c/B")], answer: "" } } });
    assert.deepEqual(
        step!.answers.map((each) => each.isRight),
        [false, true]
    );
    const starred = { ...project, annotations: [{ id: "c", type: "step", ask: "choice", answers: "A\n* B" }] };
    assert.deepEqual(stepsOf(starred, { salt: "7", secrets: { c: { choices: [hashOf("7/c/* B")], answer: "" } } })[0]!.answers, [
        { text: "A", isRight: false },
        { text: "* B", isRight: true }
    ]);
    assert.equal(hashOf(""), 2166136261);
    assert.equal(hashOf("a"), 0xe40c292c);
});

test("a camera is three numbers, with a width above 0", () => {
    assert.deepEqual(cameraOf(" 10,-2.5 , 300"), { x: 10, y: -2.5, width: 300 });
    for (const words of ["", undefined, "1, 2", "1, 2, 3, 4", "1, x, 3", "1, 2, 0"]) assert.equal(cameraOf(words), null, String(words));
});

test("numbers as people type them", () => {
    assert.deepEqual(["12", " 12,5 ", "-3.25", "1e3", ".5"].map(typedNumber), [12, 12.5, -3.25, 1000, 0.5]);
    for (const words of ["", "12 s", "0x10", "Infinity", "NaN", "1,2,3", "--1"]) assert.equal(typedNumber(words), undefined, words);
});

test("a curve is as far off as on average; gaps are filled", () => {
    const step = { ...curve, seconds: 1, low: 0, high: 2 },
        run = [0, 30, 60].map((tick) => ({ tick, value: 1 }));
    assert.equal(curveOff(step, [1, 1, 1], run, 60), 0);
    assert.equal(curveOff(step, [0, 2], run, 60), (0.5 + 0 + 0.5) / 3);
    assert.equal(
        curveOff(
            step,
            [0, 2],
            [
                { tick: 0, value: null },
                { tick: 61, value: 1 }
            ],
            60
        ),
        undefined
    );
    assert.equal(withoutGaps([null, null]), null);
    assert.deepEqual(withoutGaps([null, 2, null, 4, null]), [2, 2, 3, 4, 4]);
    assert.deepEqual(marksOf(0, 3.5, 4), [0, 1, 2, 3]);
    assert.deepEqual(marksOf(0, 6, 3), [0, 2, 4, 6]);
});

test("a step is locked until a guess, and unfolds when its run pauses", () => {
    const { lesson, log, unfolded } = followed();
    lesson.begin();
    assert.deepEqual(log, ["prepare step-brake"]);
    assert.equal(lesson.isLocked, true);
    lesson.choose(7);
    lesson.enter(3);
    assert.equal(lesson.isLocked, true);
    lesson.choose(2);
    assert.deepEqual([lesson.isLocked, lesson.waitsFor, lesson.answer, lesson.verdict, log.at(-1)], [false, 12, "", "", "play"]);
    lesson.choose(0); // a guess stays
    assert.equal(lesson.guess!.choice, 2);
    lesson.onTick(719, null);
    assert.equal(unfolded(), 0);
    lesson.onTick(720, null);
    assert.equal(unfolded(), 1);
    assert.match(lesson.verdict, /The run shows/);
    assert.match(lesson.answer, /^Only the gray one/);
    lesson.goTo(1);
    lesson.goTo(0);
    assert.deepEqual([lesson.isLocked, lesson.waitsFor], [false, 0]);
    assert.match(lesson.answer, /^Only the gray one/);
    lesson.leave();
    assert.equal(log.at(-1), "prepare nothing");
});

test("a curve is compared with what was measured; a teacher unlocks; the end is the end", () => {
    const { lesson } = followed();
    lesson.begin();
    lesson.choose(0);
    lesson.goTo(1);
    lesson.onStart(3.5);
    lesson.sketch([3.5, 3.5]);
    for (let tick = 1; tick <= 360; ++tick) lesson.onTick(tick, 3.5);
    assert.deepEqual([lesson.run.length, lesson.guess!.off, lesson.isRight], [361, 0, true]);
    lesson.goTo(2);
    lesson.unlock();
    lesson.reveal();
    assert.equal(lesson.verdict, "Unlocked without a guess.");
    lesson.goTo(5);
    assert.equal(lesson.isFinished, false); // two were not answered
    for (const step of [3, 4]) {
        lesson.goTo(step);
        lesson.choose(0);
    }
    lesson.goTo(5);
    assert.equal(lesson.isFinished, true);
    const words = resultsOf(lesson).map((each) => each.verdict);
    assert.deepEqual(words.slice(0, 3), ["right", "off by 0% of the axis", "unlocked without a guess"]);
});

test("another visit goes on, whatever else is in the storage", () => {
    const first = followed().lesson;
    first.begin();
    first.choose(1);
    first.reveal();
    const { lesson } = followed();
    lesson.resume(readSaved(JSON.stringify(first.saved))!);
    assert.deepEqual([lesson.current, lesson.guessAt("step-brake")], [1, { choice: 1 }]);
    for (const text of [null, "", "{", "3", "null", "[]"])
        assert.ok([null, 0].includes(readSaved(text)?.seen.length ?? null), String(text));
    const odd = readSaved('{"guesses": {"a": {"choice": "x", "curve": [1, "2"]}, "b": 3}, "seen": [1, "a"], "isDone": "yes"}')!;
    assert.deepEqual(odd, { guesses: { a: {} as Guess }, seen: ["a"], isDone: false });
    lesson.begin();
    assert.equal(lesson.saved.isDone, false);
});

test("a lesson that was left stays so, and no step more is done", () => {
    const reads = { ...project, annotations: project.annotations!.map((each) => ({ ...each, ask: "nothing" })) },
        { lesson, log } = followed(reads);
    lesson.resume({ guesses: {}, seen: ["step-brake"], isDone: false }, -1);
    assert.deepEqual([lesson.isRunning, lesson.saved.seen, log], [false, ["step-brake"], ["prepare nothing"]]);
});

test("answers as a table and as Markdown", () => {
    const { lesson } = followed();
    lesson.begin();
    lesson.choose(2);
    lesson.reveal();
    const results = resultsOf(lesson);
    assert.equal(results.length, 5);
    const [header, row, second] = toCsv("Ada", results).split("\n");
    assert.equal(header, "\ufeffname,step,question,guess,answer,result");
    assert.equal(row, "Ada,Who brakes?,Who flies past the goal?,All three,Only the gray one,not right");
    assert.match(second!, /,,,not answered$/);
    assert.ok(
        toMarkdown("Arrival", "Ada", results).startsWith(
            "# Answers: Arrival\n\nName: Ada\n\n## Who brakes?\n\nWho flies past the goal?\n\n- Guess: All three\n- Answer: Only the gray one\n- not right\n\n## "
        )
    );
    assert.equal(
        toCsv("", [{ step: '=1+1;@x "y"', question: "a\nb", guess: "", right: "", verdict: "" }]).split("\n")[1],
        `,"'=1+1;'@x ""y""",a b,,,`
    );
    assert.equal(verdictWord(curve, { curve: [1, 2] }), "answered");
});
