import assert from "node:assert/strict";
import { test } from "node:test";
import { parseInline, parseNote, targetOf } from "../src/notes";

test("paragraphs, lists and headings", () => {
    const blocks = parseNote("# Title\nOne\ntwo.\n\n- a\n- b\n  more\n\n1. x\n2. y");
    assert.deepEqual(
        blocks.map((each) => each.kind),
        ["heading", "paragraph", "list", "list"]
    );
    assert.deepEqual(blocks[1], { kind: "paragraph", parts: [{ kind: "text", text: "One two." }] });
    assert.deepEqual(blocks[2], {
        kind: "list",
        isOrdered: false,
        items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b more" }]]
    });
    assert.equal(blocks[3]!.kind === "list" && blocks[3]!.isOrdered, true);
});

test("marks within marks", () => {
    assert.deepEqual(parseInline("a **b *c*** `d*e`"), [
        { kind: "text", text: "a " },
        {
            kind: "strong",
            parts: [
                { kind: "text", text: "b " },
                { kind: "emphasis", parts: [{ kind: "text", text: "c" }] }
            ]
        },
        { kind: "text", text: " " },
        { kind: "code", text: "d*e" }
    ]);
});

test("links lead into the project or to web pages, and nowhere else", () => {
    assert.deepEqual(targetOf("node:pursue"), { kind: "node", id: "pursue" });
    assert.deepEqual(targetOf("agent:prey-3"), { kind: "agent", id: "prey-3" });
    assert.deepEqual(targetOf("experiment:x"), { kind: "experiment", id: "x" });
    assert.deepEqual(targetOf("https://a.org/b?c"), { kind: "web", address: "https://a.org/b?c" });
    for (const address of [
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        " javascript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "//a.org",
        "vbscript:x",
        "blob:x",
        "/x",
        ""
    ])
        assert.equal(targetOf(address), undefined, address);
    assert.deepEqual(parseInline("[x](javascript:alert(1))")[0], { kind: "text", text: "[x](javascript:alert(1))" });
    assert.deepEqual(parseInline("[x](data:text)"), [{ kind: "text", text: "x" }]);
    assert.deepEqual(parseInline("![a picture](x.png)"), [{ kind: "picture", name: "x.png", text: "a picture" }]);
});

test("HTML stays text", () => {
    const text = "<img src=x onerror=alert(1)> <!-- </script> &lt;";
    assert.deepEqual(parseInline(text), [{ kind: "text", text }]);
});

test("marks without an end, and very many of them, end in time", () => {
    const begun = Date.now();
    for (const text of ["**".repeat(5000), "[".repeat(20000), "*a".repeat(5000), "`".repeat(9999), "[a](".repeat(3000)]) parseNote(text);
    assert.ok(Date.now() - begun < 4000, `${Date.now() - begun} ms`);
});
