// The index of a folder of lessons: what is done, what comes next, and what a lesson is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf, readSite, statesOf } from "../src/site_data";

const saved = (seen: number, isDone: boolean) => ({ guesses: {}, seen: Array.from({ length: seen }, (_, i) => String(i)), isDone });

test("the first lesson that is not done comes next", () => {
    const all = (states: ReturnType<typeof statesOf>) => states.map(({ words }) => words);
    assert.deepEqual(
        all(
            statesOf([
                { steps: 5, saved: null },
                { steps: 1, saved: null },
                { steps: 0, saved: null }
            ])
        ),
        ["5 steps · start here", "1 step", "to explore"]
    );
    const states = statesOf([
        { steps: 5, saved: saved(5, true) },
        { steps: 0, saved: null },
        { steps: 4, saved: saved(0, false) },
        { steps: 4, saved: saved(9, false) }
    ]);
    assert.deepEqual(all(states), ["5 steps · done", "to explore", "4 steps · comes next", "4 steps · 4 done"]);
    assert.deepEqual(
        states.map(({ isNext }) => isNext),
        [false, false, true, false]
    );
    assert.ok(statesOf([{ steps: 1, saved: saved(1, true) }]).every(({ isNext, isDone }) => !isNext && isDone));
});

test("a lesson is the first sentence of its notes, without marks", () => {
    assert.equal(lineOf("# Title\n\n**Two** agents [seek](node:a) at 1.5 speed. They turn."), "Two agents seek at 1.5 speed.");
    assert.equal(lineOf("No end"), "No end");
    assert.equal(lineOf(""), "");
    assert.equal(lineOf("两个智能体互相寻找。它们会转弯。"), "两个智能体互相寻找。");
});

test("parts that do not fit are refused", () => {
    assert.throws(() => readSite('{"format": "tiller-page", "version": 1}'), /Export it again/);
});
