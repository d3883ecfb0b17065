#include "tests/core/support/testing.h"

/// The text form of worlds (build_project.h), on which the other tests of core build.
class TestWorldText : public QObject {
    Q_OBJECT

private slots:
    void text_saysTheSameAsCalls() {
        const std::vector<PlacedAgent> placed{{"", {1, 2}, {}}, {"one", {3, 4}, {5, 0.1}}};
        const Project expected =
            ProjectBuilder()
                .world("tick", 1.0 / 60)
                .world("edges", text("wrap"))
                .agents("a", placed, 2)
                .agents("none", {})
                .point("goal", {-1.5, 2e6 / 4})
                .path("road", {{1, 2}, {3, 4}}, true)
                .scene("rock", "obstacle", {{"radius", 7.0}})
                .node("near", "nearest", {{"choose", text("each")}, {"keep", true}})
                .node("seek", "seek")
                .node("it", "leader-following")
                .set("a", "color", text("#ff0000"))
                .link("goal.point", "seek.target")
                .link("seek.force", "a.steering", 0.5)
                .link("near.agent", "it.leader")
                .build();
        const Project project = world(
            "world tick=1/60 edges=wrap; a (1,2) one(3,4)+(5,0.1) mass=2; none (); "
            "goal:point (-1.5,5e5); road:path (1,2)(3,4) closed; scene rock:obstacle radius=7; "
            "near:nearest choose=each keep=true; seek; it:leader-following; set a color=#ff0000; "
            "goal > seek >0.5 a; near > it.leader");
        QVERIFY(project == expected);
        const Project filled = world(
            "world tick={} edges={}; a {} mass={}; none {}; goal:point {}; road:path {} closed; "
            "scene rock:obstacle radius={}; near:nearest choose={} keep={}; {10}; "
            "it:leader-following; set a color={11}; goal > {10} >{12} a; near > it.leader",
            1.0 / 60, "wrap", placed, 2, std::vector<PlacedAgent>(), Vec2{-1.5, 5e5},
            Points{{1, 2}, {3, 4}}, Value(7.0), std::string("each"), true, "seek", "#ff0000", 0.5);
        QVERIFY(filled == expected);
    }

    void nonsense_isRefused_data() {
        const TestRows<std::string, QString> row;
        row("unknown type", "a:foo", "There is no node type \"foo\".");
        row("unknown geometry", "scene a:foo", "There is no geometry \"foo\".");
        row("unknown setting", "seek x=1", "\"x=1\" in a world: it is no setting of \"seek\".");
        row("unknown setting of the world", "world widht=3", "it is no setting of \"world\"");
        row("setting of nobody", "set b mass=1", "it is no setting of \"b\"");
        row("setting without a value", "seek speed", "it is no setting of \"seek\"");
        row("value out of range", "a (1,2) mass=-1", "Mass is -1; it must be");
        row("text for a number", "a (1,2) mass=x", "a number is missing");
        row("more than a number", "a (1,2) mass=2x", "\"x\" is left over");
        row("number for a flag", "nearest keep=1", "it is neither true nor false");
        row("place that does not end", "a (1,2", "\")\" is missing");
        row("two places of a point", "goal:point (1,2)(3,4)", "a point has one place");
        row("place of a behavior", "x:seek (1,2)", "a node of the type \"seek\" has no place");
        row("link from nowhere", "seek; goal > seek", "there is no such node");
        row("link to nowhere", "seek; seek > a", "there is no such node");
        row("link that ends nowhere", "seek; seek >", "a link ends at a node");
        row("link that no input takes", "seek; flee; seek > flee", "no input fits");
        row("input to choose", "a:agent-type; interpose; a > interpose", "several inputs fit");
        row("weight that is none", "seek; a:agent-type; seek >x a", "a number is missing");
        row("open quote", "seek 'a", "A quote does not end");
        row("argument that is missing", "seek; {}", "An argument is missing");
        row("open brace", "seek; {", "{ without }");
    }

    void nonsense_isRefused() {
        const auto [text, says] = fetched<std::string, QString>();
        QString found = "It was accepted.";
        try {
            static_cast<void>(world(text));
        } catch (const std::runtime_error& error) {
            found = error.what();
        }
        QVERIFY_HAS(found, says);
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, world("seek", 1));
    }
};
