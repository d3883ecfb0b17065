import assert from "node:assert/strict";
import { test } from "node:test";
import type { World } from "tiller";
import { layOut } from "../src/graph_layout";
import { formulaProblem, parseExplanation, saidProblem } from "../src/explanation";
import { agentNamed, canHaveAgent } from "../src/agents";
import { applyChanges, valueOf, variantOf } from "../src/variant";
import { dataVersion, hiddenItems, inLanguage, itemOfLink, modesWithLook, readData, type PageData, type ProjectFile } from "../src/project";

const project = () =>
    ({
        world: { width: 800, height: 600, edges: "wrap", seed: 1, ticksPerSecond: 60 },
        nodes: [
            { id: "near", type: "nearest", range: 90, keep: true, choose: "nearest" },
            { id: "evade", type: "evade" }
        ],
        links: [{ id: "l", from: "near.agent", to: "evade.target", weight: 1 }],
        parameters: [{ id: "sight", value: 90, drives: ["near.range"] }]
    }) as ProjectFile & { nodes: Record<string, unknown>[] };

test("a note leads to an item, and to a setting of it", () => {
    const led = (to: string) => itemOfLink(project(), to);
    assert.deepEqual(["near", "near.range", "l", "gone", "gone.range", ""].map(led), ["near", "near", "l", "", "", ""]);
});

test("values are read as what they replace", () => {
    assert.equal(valueOf("12.5", 1), 12.5);
    assert.equal(valueOf("false", true), false);
    assert.equal(valueOf("5", "text"), "5");
    assert.equal(valueOf("open", undefined), "open");
});

test("changes reach settings, weights, the world, and parameters that drive a setting", () => {
    const of = project();
    assert.deepEqual(applyChanges(of, "near.keep=false\nl.weight=0.2\nworld.seed=7\nnear.range=200\nnowhere.x=1\n"), ["nowhere.x=1"]);
    assert.equal(of.nodes[0]!.keep, false);
    assert.equal(of.links![0]!.weight, 0.2);
    assert.equal(of.world.seed, 7);
    assert.equal(of.parameters![0]!.value, 200);
});

test("a layer is hidden, with what it names; the default layer has the rest", () => {
    const of = {
        ...project(),
        scene: [
            { id: "rock", type: "obstacle" },
            { id: "goal", type: "point" }
        ],
        annotations: [
            { id: "front", type: "layer", items: "rock" },
            { id: "base", type: "layer", rest: true }
        ]
    } as unknown as ProjectFile;
    const hidden = (lines: string) => [...hiddenItems(JSON.parse(variantOf(JSON.stringify(of), lines, new Map())) as ProjectFile)];
    assert.deepEqual(hidden(""), []);
    assert.deepEqual(hidden("front.hidden=true"), ["rock"]);
    assert.deepEqual(hidden("base.hidden=true"), ["goal"]);
    assert.deepEqual(applyChanges(of, "gone.hidden=true"), ["gone.hidden=true"]);
});

test("agents have the names of traces", () => {
    const of = {
        ...project(),
        nodes: [
            { id: "prey", type: "agent-type", agents: [{ name: "Anna" }, { name: "" }] },
            { id: "seek", type: "seek" }
        ]
    } as ProjectFile;
    for (const name of ["Anna", "prey-0", "prey-12"]) assert.equal(canHaveAgent(of, name), true, name);
    for (const name of ["", "prey", "prey-", "prey-01", "prey--1", "seek-0", "Otto"]) assert.equal(canHaveAgent(of, name), false, name);
    const world = {
        types: ["prey"],
        agents: () => ({ ordinal: Uint32Array.of(1, 0), agent: (index: number) => index })
    } as unknown as World;
    assert.equal(agentNamed(world, of, "Anna"), 1);
    assert.equal(agentNamed(world, of, "prey-1"), 0);
    assert.equal(agentNamed(world, of, "prey-7"), null);
});

test("without a change the text is the project's, byte for byte", () => {
    const text = ' {"x": 1.0}';
    assert.equal(variantOf(text, "", new Map()), text);
    assert.equal(JSON.parse(variantOf(JSON.stringify(project()), "", new Map([["sight", 20]]))).parameters[0].value, 20);
});

test("words of an explanation become rows", () => {
    const { position, mode, rows, steering, cut } = parseExplanation(
        "position (1, 2), velocity (0, 0)\nmode Flee (m1)\nNearest prey (near): at (3, 4.5)\nPursue (p): force (3, -4), weight 0.5\nIs (it) near (c): true\nsteering (1, 1), 2 cut off by maxForce\n"
    );
    assert.deepEqual([position, mode, steering, cut], [[1, 2], "m1", [1, 1], 2]);
    assert.deepEqual(
        rows.map((row) => row.id),
        ["near", "p", "c"]
    );
    assert.deepEqual(rows[0], { title: "Nearest prey", id: "near", force: null, weight: null, note: "at (3, 4.5)" });
    assert.deepEqual(rows[1], { title: "Pursue", id: "p", force: [3, -4], weight: 0.5, note: "" });
});

test("problems of a formula are said in words, without the name of the card", () => {
    const warnings = ["Other: Line 1, column 2: x", 'Your force: Line 1, column 12: "foo" is not known. Choose one of: target, other.'];
    const problemOf = (id: string, name?: string, title = name ?? "") =>
        formulaProblem(warnings, { id, name }, [
            { id, title },
            { id: "other", title: "Other" }
        ]);
    assert.equal(problemOf("own", "Your force"), "Line 1, column 12: “foo” is not known. Known are: target, other.");
    assert.equal(problemOf("own", "Nobody"), "");
    assert.equal(problemOf("own", "", "Your force"), problemOf("own", "Your force")); // without a name of its own
    assert.equal(problemOf("own", "", "Deine Kraft"), problemOf("own", "Your force")); // in another language
    warnings.push('Twice "a": Line 1, column 1: x', 'Twice "b": Line 2, column 1: x');
    assert.deepEqual(
        ["a", "b", "c"].map((id) => problemOf(id, "Twice")),
        ["Line 1, column 1: x", "Line 2, column 1: x", ""]
    );
    warnings.splice(1, 1);
    assert.equal(problemOf("own", "", "Deine Kraft"), "");
    assert.equal(saidProblem('1:335: In node "pupil": Max speed is -1; it must be 0 to 1000000.'), "It must be from 0 to 1000000.");
    assert.equal(saidProblem("Drag is 7; it must be 0.25 to 1.5."), "It must be from 0.25 to 1.5.");
    assert.equal(saidProblem("Max force is -1; it must be 0.5 to 4000000 (4000000 means no limit)."), "It must be at least 0.5.");
    assert.equal(saidProblem("Count is 2.5; it must be a whole number."), "It must be a whole number.");
    const text = variantOf(
        JSON.stringify(project()),
        "",
        new Map(),
        new Map<string, string | boolean>([
            ["evade.formula", "a\nb"],
            ["near.muted", true]
        ])
    );
    assert.deepEqual(
        (JSON.parse(text) as ProjectFile).nodes.map(({ muted, formula }) => muted ?? formula),
        [true, "a\nb"]
    );
});

test("data of another version is refused in words", () => {
    const data = (version: number) => JSON.stringify({ format: "tiller-page", version });
    assert.equal(readData(data(dataVersion)).version, dataVersion);
    assert.throws(() => readData(data(1)), /another version of Tiller .* \(1 and 3\)/);
    assert.throws(() => readData("{}"), /Export it again/);
});

test("a page speaks English where it does not know a language", () => {
    const file = readData(
        JSON.stringify({
            format: "tiller-page",
            version: dataVersion,
            salt: "1",
            languages: { en: { title: "Seek" }, de: { title: "Suchen" } }
        })
    );
    const titles = ["de", "ru", "en"].map((language) => inLanguage(file, language).title);
    assert.deepEqual(titles, ["Suchen", "Seek", "Seek"]);
    assert.equal(inLanguage(file, "de").salt, "1");
});

test("cards and wires of the graph", () => {
    const port = (id: string, type: string, isInput: boolean) => ({ id, title: id, type, isInput });
    const type = (id: string, kind: string, ports: ReturnType<typeof port>[]) => ({
        id,
        title: id,
        kind,
        help: "",
        dark: "#000000",
        light: "#ffffff",
        ports
    });
    const data: PageData = {
        format: "tiller-page",
        version: dataVersion,
        title: "",
        project: "",
        choices: [],
        colorings: [],
        darkScale: [],
        lightScale: [],
        pictures: {},
        language: "",
        plots: [],
        salt: "",
        secrets: {},
        cards: [{ id: "near", title: "Near", formula: "", settings: [], weights: [] }],
        types: [
            type("nearest", "target", [port("agent", "agent", false)]),
            type("evade", "behavior", [port("target", "agent", true), port("when", "condition", true)])
        ]
    };
    const { cards, wires, box } = layOut(data, project());
    assert.deepEqual(
        cards.map((card) => card.title),
        ["Near", "evade"]
    );
    assert.equal(cards[1]!.inputs.length, 1); // unwired inputs are left out
    assert.equal(wires.length, 1);
    assert.ok(box.width > 200 && Number.isFinite(box.height));
});

test("a mode has a look if it has a color or a shape of its own", () => {
    const of = {
        ...project(),
        nodes: [
            { id: "ant", type: "agent-type" },
            { id: "search", type: "agent-mode", color: "#112233" },
            { id: "carry", type: "agent-mode", shape: "circle" },
            { id: "rest", type: "agent-mode", shape: "as-type" },
            { id: "other", type: "agent-mode", color: "#445566" }
        ],
        links: ["search", "carry", "rest"].map((id) => ({ id, from: `${id}.mode`, to: "ant.modes" }))
    };
    assert.deepEqual(
        modesWithLook(of, "ant").map(({ id }) => id),
        ["search", "carry"]
    );
});
