#include "core/io/project_io.h"
#include "core/model/scene_layers.h"
#include "core/sim/simulation.h"
#include "tests/core/model/model_testing.h"

#include <QTest>

using namespace tiller;

namespace {

/// Three points, and an agent type with one placed agent.
Project withPoints() {
    return ProjectBuilder()
        .agents("prey", {{"p", {10, 10}, {}}})
        .scene("a", "point", {{"x", 10.0}, {"y", 20.0}})
        .scene("b", "point", {{"x", 30.0}, {"y", 40.0}})
        .scene("c", "point", {{"x", 50.0}, {"y", 60.0}})
        .build();
}

/// The layer "Walls" holds a and the prey, "Roads" in front of it holds b.
Project withLayers() {
    Project project = withPoints();
    IdSource ids(1);
    project = applied(project, addLayer(project, ids, "Walls", std::vector<Id>{"a", "prey"}));
    return applied(project, addLayer(project, ids, "Roads", std::vector<Id>{"b"}));
}

Id idOf(const Project& project, const std::string& name) {
    const Layers layers(project);
    for (const Layer& each : layers.all())
        if (each.name == name)
            return each.id;
    return "none";
}

/// Three prey, the second of which is in the layer "Guards".
Project withGuard() {
    Project project =
        ProjectBuilder()
            .agents("prey", {{"a", {10, 10}, {}}, {"b", {20, 10}, {}}, {"c", {30, 10}, {}}})
            .build();
    IdSource ids(1);
    return applied(project, addLayer(project, ids, "Guards", std::vector<Id>{"prey#2"}));
}

std::vector<std::string> layersOfPrey(const Project& project) {
    std::vector<std::string> names;
    const Layers layers(project);
    for (std::size_t i = 0; i < project.node("prey")->agents.size(); ++i)
        names.push_back(layers.ofAgent("prey", i).name);
    return names;
}

/// The change that removes a prey, or moves it where @p to says.
Change changeOfPrey(const Project& project, std::size_t index, std::optional<Vec2> to = {}) {
    std::vector<PlacedAgent> agents = project.node("prey")->agents;
    if (to)
        agents[index].position = *to;
    else
        agents.erase(agents.begin() + static_cast<std::ptrdiff_t>(index));
    return followAgents(project, setAgents(project, "prey", agents));
}

Project locked(const Project& project, const std::string& layer) {
    IdSource ids(2);
    return applied(project, setLayerValue(project, ids, idOf(project, layer), "locked", true));
}

std::vector<std::string> namesOf(const Project& project) {
    std::vector<std::string> names;
    const Layers layers(project);
    for (const Layer& each : layers.all())
        names.push_back(each.name);
    return names;
}

} // namespace

class TestSceneLayers : public QObject {
    Q_OBJECT

private slots:
    void projectWithoutLayers_hasTheDefaultOne();
    void items_areInOneLayer();
    void defaultLayer_canBeHiddenAndReordered();
    void removedLayer_leavesItsItemsToTheDefault();
    void edits_areUndone();
    void files_keepThem_andRunsIgnoreThem();
    void lockedItems_areNotChanged();
    void unknownLayer_isRefused();
    void placedAgent_isInALayerOfItsOwn();
    void layersOfAgents_followWhatIsRemovedAndCopied();
    void lockedAgent_isNotChanged();
};

void TestSceneLayers::projectWithoutLayers_hasTheDefaultOne() {
    const Project project = withPoints();
    const Layers layers(project);
    QVERIFY(layers.arePlain());
    QCOMPARE(layers.of("a").name, std::string("Default"));
    QVERIFY(writeProject(project).find("layer") == std::string::npos);
}

void TestSceneLayers::items_areInOneLayer() {
    Project project = withLayers();
    QCOMPARE(namesOf(project), (std::vector<std::string>{"Default", "Walls", "Roads"}));
    QCOMPARE(Layers(project).of("a").name, std::string("Walls"));
    QCOMPARE(Layers(project).of("prey").name, std::string("Walls"));
    QCOMPARE(Layers(project).of("b").name, std::string("Roads"));
    QCOMPARE(Layers(project).of("c").name, std::string("Default"));
    project =
        applied(project, moveToLayer(project, std::vector<Id>{"a", "c"}, idOf(project, "Roads")));
    QCOMPARE(Layers(project).of("a").name, std::string("Roads"));
    QCOMPARE(Layers(project).of("c").name, std::string("Roads"));
    project = applied(project, moveToLayer(project, std::vector<Id>{"a"}, ""));
    QCOMPARE(Layers(project).of("a").name, std::string("Default"));
}

void TestSceneLayers::defaultLayer_canBeHiddenAndReordered() {
    Project project = withLayers();
    IdSource ids(2);
    project = applied(project, setLayerValue(project, ids, "", "hidden", true));
    QVERIFY(Layers(project).of("c").settings.hidden);
    QVERIFY(!Layers(project).of("a").settings.hidden);
    project = applied(project, renameLayer(project, ids, "", "Rest"));
    project = applied(project, moveLayer(project, ids, idOf(project, "Rest"), 5));
    QCOMPARE(namesOf(project), (std::vector<std::string>{"Walls", "Roads", "Rest"}));
    QCOMPARE(Layers(project).of("c").name, std::string("Rest"));
    project = applied(project, moveLayer(project, ids, idOf(project, "Rest"), -1));
    QCOMPARE(namesOf(project), (std::vector<std::string>{"Walls", "Rest", "Roads"}));
    QVERIFY(!removeLayer(project, idOf(project, "Rest")));
}

void TestSceneLayers::removedLayer_leavesItsItemsToTheDefault() {
    Project project = withLayers();
    project = applied(project, removeLayer(project, idOf(project, "Walls")));
    QCOMPARE(Layers(project).of("a").name, std::string("Default"));
    QCOMPARE(project.scene.size(), std::size_t{3});
}

void TestSceneLayers::edits_areUndone() {
    const Project project = withLayers();
    IdSource ids(3);
    const Id walls = idOf(project, "Walls");
    for (const Change& change :
         {require(addLayer(project, ids, "New", std::vector<Id>{"a", "b"})),
          require(moveToLayer(project, std::vector<Id>{"a"}, "")),
          require(setLayerValue(project, ids, walls, "locked", true)),
          require(setLayerValue(project, ids, "", "locked", true)),
          require(renameLayer(project, ids, "", "Rest")),
          require(moveLayer(project, ids, walls, 1)), require(moveLayer(project, ids, "", 2)),
          require(removeLayer(project, walls))}) {
        QVERIFY(!change.empty());
        const Project after = applied(project, change);
        QVERIFY(after != project);
        QVERIFY(applied(after, inverse(change)) == project);
    }
    QVERIFY(require(moveLayer(project, ids, walls, 0)).empty());
    QVERIFY(require(renameLayer(project, ids, walls, "Walls")).empty());
}

void TestSceneLayers::files_keepThem_andRunsIgnoreThem() {
    const Project project = withLayers();
    const auto read = readProject(writeProject(project));
    QVERIFY(read);
    QVERIFY(read.value().project == project);
    Simulation with(project);
    Simulation without(withPoints());
    for (int tick = 0; tick < 20; ++tick) {
        with.step();
        without.step();
    }
    QCOMPARE(with.stateHash(), without.stateHash());
    QVERIFY(writeExport(project).value() == writeExport(withPoints()).value());
}

void TestSceneLayers::lockedItems_areNotChanged() {
    Project project = withLayers();
    IdSource ids(4);
    project = applied(project, setLayerValue(project, ids, idOf(project, "Walls"), "locked", true));
    const auto problemOf = [&](const Change& change) { return findLockProblem(project, change); };
    QVERIFY(problemOf(moveSceneItems(project, std::vector<Id>{"a"}, {1, 1})));
    QVERIFY(problemOf(remove(project, std::vector<Id>{"a"})));
    QVERIFY(problemOf(setAgents(project, "prey", {})));
    QVERIFY(problemOf(remove(project, std::vector<Id>{"prey"})));
    QVERIFY(!problemOf(moveSceneItems(project, std::vector<Id>{"b", "c"}, {1, 1})));
    QVERIFY(!problemOf(rename(project, "prey", "Deer").value()));
    QCOMPARE(problemOf(remove(project, std::vector<Id>{"a"}))->text,
             std::string("\"Point\" is in the locked layer \"Walls\". Unlock the layer first."));
}

void TestSceneLayers::unknownLayer_isRefused() {
    const Project project = withLayers();
    IdSource ids(5);
    QVERIFY(!moveToLayer(project, std::vector<Id>{"a"}, "none"));
    QVERIFY(!setLayerValue(project, ids, "none", "hidden", true));
    QVERIFY(!setLayerValue(project, ids, idOf(project, "Walls"), "opacity", 2.0));
    QVERIFY(!renameLayer(project, ids, "a", "Name"));
    QVERIFY(!moveLayer(project, ids, "none", 1));
    QVERIFY(!removeLayer(project, "none"));
}

void TestSceneLayers::placedAgent_isInALayerOfItsOwn() {
    using Names = std::vector<std::string>;
    Project project = withGuard();
    QCOMPARE(layersOfPrey(project), (Names{"Default", "Guards", "Default"}));
    QVERIFY(layersOfPrey(readProject(writeProject(project)).value().project) ==
            layersOfPrey(project));
    const Id guards = idOf(project, "Guards");
    project = applied(project, moveToLayer(project, std::vector<Id>{"prey"}, guards));
    QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Guards"}));
    const Project before = project;
    const Change out = require(moveToLayer(project, std::vector<Id>{"prey#3"}, ""));
    apply(out, project);
    QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Default"}));
    apply(inverse(out), project);
    QCOMPARE(writeProject(project), writeProject(before));
    apply(out, project);
    project = applied(project, moveToLayer(project, std::vector<Id>{"prey#3"}, guards));
    QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Guards"}));
    QVERIFY(writeProject(project).find("prey#") == std::string::npos); // the type says it
}

void TestSceneLayers::layersOfAgents_followWhatIsRemovedAndCopied() {
    using Names = std::vector<std::string>;
    Project project = withGuard();
    const Project before = project;
    const Change first = changeOfPrey(project, 0);
    apply(first, project);
    QCOMPARE(layersOfPrey(project), (Names{"Guards", "Default"}));
    apply(inverse(first), project);
    QCOMPARE(writeProject(project), writeProject(before));
    apply(copyAgent(project, "prey", 1), project);
    QCOMPARE(layersOfPrey(project), (Names{"Default", "Guards", "Default", "Guards"}));
    QCOMPARE(project.node("prey")->agents.back().position, (Vec2{20, 10}));
    QVERIFY(project.node("prey")->agents.back().name.empty());
    apply(changeOfPrey(project, 1), project);
    QCOMPARE(layersOfPrey(project), (Names{"Default", "Default", "Guards"}));
}

void TestSceneLayers::lockedAgent_isNotChanged() {
    const Project project = locked(withGuard(), "Guards");
    const auto isRefused = [&](const Change& change) {
        return findLockProblem(project, change).has_value();
    };
    QVERIFY(isRefused(changeOfPrey(project, 1)));
    QVERIFY(isRefused(changeOfPrey(project, 1, Vec2{5, 5})));
    QVERIFY(!isRefused(changeOfPrey(project, 0)));
    QVERIFY(!isRefused(changeOfPrey(project, 2, Vec2{5, 5})));
    QVERIFY(isRefused(copyAgent(project, "prey", 1)));
    QVERIFY(!isRefused(copyAgent(project, "prey", 0)));
    QVERIFY(isRefused(require(remove(project, std::vector<Id>{"prey"}))));
}

QTEST_APPLESS_MAIN(TestSceneLayers)
#include "tst_scene_layers.moc"
