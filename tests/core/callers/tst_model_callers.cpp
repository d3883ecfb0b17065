#include "core/io/input_log_io.h"
#include "core/model/annotations.h"
#include "core/model/connect.h"
#include "core/model/macros.h"
#include "core/model/project_index.h"
#include "core/model/resolve.h"
#include "tests/core/support/testing.h"

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Project with(void (*fault)(Project&)) {
    Project project = chase().build();
    fault(project);
    return project;
}

/// What the functions of the model do with a project that is wrong. Runs in the release too.
class TestModelCallers : public QObject {
    Q_OBJECT

private slots:
    void wrongProjects_breakNothing_data() {
        const TestRows<Project> row;
        row("unknown node type", with([](Project& p) { p.nodes[0].type = "nothing"; }));
        row("unknown type of the scene", with([](Project& p) { p.scene[0].type = "nothing"; }));
        row("unknown annotation",
            with([](Project& p) { p.annotations.push_back({.id = "x", .type = "nothing"}); }));
        row("no values", with([](Project& p) {
                for (Node& node : p.nodes)
                    node.values.clear();
            }));
        row("values of another kind", with([](Project& p) {
                for (Node& node : p.nodes)
                    for (Value& value : node.values)
                        value = Points{{notANumber, 1}};
            }));
        row("no world", with([](Project& p) { p.world.clear(); }));
        row("a world of texts", with([](Project& p) {
                for (Value& value : p.world)
                    value = std::string("x");
            }));
        row("not finite", with([](Project& p) {
                p.world[0] = notANumber;
                p.nodes[0].place = {notANumber, notANumber};
                p.links[0].weight = notANumber;
            }));
        row("links to nowhere", with([](Project& p) {
                p.links[0].to = {"nothing", "at-all"};
                p.links[1].from = {"", ""};
                p.links[2].to.port = "nothing";
            }));
        row("the same ids", with([](Project& p) { p.nodes[1].id = p.nodes[0].id; }));
        row("missing geometry", with([](Project& p) { p.scene.clear(); }));
        row("agents of a behavior", with([](Project& p) {
                p.nodes.back().agents.push_back({"", {notANumber, 0}, {}});
            }));
    }

    void wrongProjects_breakNothing() {
        const auto [project] = fetched<Project>();
        QVERIFY(!findErrors(project).empty());
        QCOMPARE(check(project), findErrors(project));
        QVERIFY(resolve(project) == Project());
        QVERIFY(!writeExport(project));
        for (const ExportFormat& format : exportFormats())
            QVERIFY(!format.write(project));
        QVERIFY(!writeProject(project).empty());
        QVERIFY(!writeInputLog({.start = project, .ticks = 1, .events = {}}).empty());
        static_cast<void>(readProject(writeProject(project)).ok());

        IdSource ids(1);
        std::vector<Id> all{"world", "nothing"};
        for (const auto& items : {idsOf(project.nodes), idsOf(project.links), idsOf(project.scene),
                                  idsOf(project.annotations)})
            all.insert(all.end(), items.begin(), items.end());
        static_cast<void>(silentNodes(project));
        static_cast<void>(withoutSilent(project));
        static_cast<void>(runOrder(project));
        static_cast<void>(excerpt(project, all));
        static_cast<void>(remove(project, all));
        static_cast<void>(setMuted(project, all, true));
        static_cast<void>(setSolo(project, all, true));
        static_cast<void>(moveNodes(project, all, {1, notANumber}));
        static_cast<void>(moveSceneItems(project, all, {1, notANumber}));
        static_cast<void>(moveAnnotations(project, all, {1, 1}));
        static_cast<void>(overridesBetween(project, project));
        QVERIFY(!paste(project, ids, project, {1, 1}));
        static_cast<void>(addMacro(project, ids, "flock", {0, 0}).ok());
        for (const Id& id : all) {
            static_cast<void>(setValue(project, id, "radius", 1.0).ok());
            static_cast<void>(setValue(project, id, "width", 1.0).ok());
            static_cast<void>(rename(project, id, "x").ok());
            static_cast<void>(remove(project, std::vector{id}));
            static_cast<void>(reorder(project, id, 1));
            static_cast<void>(valuesOf(project, id));
            static_cast<void>(descriptionOf(project, id));
            for (const Id& other : all) {
                static_cast<void>(connectNodes(project, ids, id, other).ok());
                static_cast<void>(wouldCloseRing(project, id, other));
            }
        }
        for (const Node& node : project.nodes)
            static_cast<void>(displayName(node));
    }

    void values_ofAnotherKind_areEmpty() {
        QCOMPARE(numberOf(Value(true)), 0.0);
        QCOMPARE(numberOf(Value(std::string("7"))), 0.0);
        QCOMPARE(flagOf(Value(1.0)), false);
        QVERIFY(textOf(Value(1.0)).empty());
        QVERIFY(pointsOf(Value(1.0)).empty());
        const Project project = chase().build();
        QCOMPARE(numberOf(valueOf(project.nodes[0], "nothing")), 0.0);
        QVERIFY(valuesOf(project, "nothing").empty());
        QCOMPARE(project.worldNumber("nothing"), 0.0);
    }

    void apply_leavesOutWhatDoesNotFit() {
        const Project project = chase().build();
        Change change;
        change.nodes.push_back({Node{.id = "gone", .type = "seek"}, {}, 3});
        change.nodes.push_back(
            {Node{.id = "gone", .type = "seek"}, Node{.id = "gone", .type = "flee"}, 99});
        change.nodes.push_back({});
        QVERIFY(applied(project, change) == project);
        Change far;
        far.nodes.push_back({{}, Node{.id = "far", .type = "brake"}, 99});
        QCOMPARE(applied(project, far).nodes.back().id, Id("far"));
    }

    void edits_ofNumbersThatAreNotFinite_areRefused() {
        const Project project = chase().build();
        const double infinite = std::numeric_limits<double>::infinity();
        for (const double bad : {notANumber, infinite, -infinite}) {
            QVERIFY(!setValue(project, "hunter", "mass", bad));
            QVERIFY(!setWeight(project, project.links[0].id, bad));
            const Project moved = applied(project, moveNodes(project, Ids{"seek"}, {bad, 0}));
            QVERIFY(findErrors(moved).empty());
        }
    }
};
