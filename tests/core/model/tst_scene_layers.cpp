#include "core/model/scene_layers.h"
#include "tests/core/support/testing.h"

/// Three points, and an agent type with one placed agent.
Project withPoints() {
    return world("prey p(10,10); scene a:point x=10 y=20; scene b:point x=30 y=40; "
                 "scene c:point x=50 y=60");
}

/// The layer "Walls" holds a and the prey, "Roads" in front of it holds b.
Project withLayers() {
    Project project = withPoints();
    IdSource ids(1);
    edit(project, addLayer(project, ids, "Walls", Ids{"a", "prey"}));
    return applied(project, addLayer(project, ids, "Roads", Ids{"b"}));
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
    Project project = world("prey a(10,10) b(20,10) c(30,10)");
    IdSource ids(1);
    return applied(project, addLayer(project, ids, "Guards", Ids{"prey#2"}));
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

class TestSceneLayers : public QObject {
    Q_OBJECT

private slots:
    void projectWithoutLayers_hasTheDefaultOne() {
        const Project project = withPoints();
        const Layers layers(project);
        QVERIFY(layers.arePlain());
        QCOMPARE(layers.of("a").name, "Default"s);
        QVERIFY(writeProject(project).find("layer") == std::string::npos);
    }

    void items_areInOneLayer() {
        Project project = withLayers();
        QCOMPARE(namesOf(project), (std::vector<std::string>{"Default", "Walls", "Roads"}));
        QCOMPARE(Layers(project).of("a").name, "Walls"s);
        QCOMPARE(Layers(project).of("prey").name, "Walls"s);
        QCOMPARE(Layers(project).of("b").name, "Roads"s);
        QCOMPARE(Layers(project).of("c").name, "Default"s);
        edit(project, moveToLayer(project, Ids{"a", "c"}, idOf(project, "Roads")));
        QCOMPARE(Layers(project).of("a").name, "Roads"s);
        QCOMPARE(Layers(project).of("c").name, "Roads"s);
        edit(project, moveToLayer(project, Ids{"a"}, ""));
        QCOMPARE(Layers(project).of("a").name, "Default"s);
    }

    void defaultLayer_canBeHiddenAndReordered() {
        Project project = withLayers();
        IdSource ids(2);
        edit(project, setLayerValue(project, ids, "", "hidden", true));
        QVERIFY(Layers(project).of("c").settings.hidden);
        QVERIFY(!Layers(project).of("a").settings.hidden);
        edit(project, renameLayer(project, ids, "", "Rest"));
        edit(project, moveLayer(project, ids, idOf(project, "Rest"), 5));
        QCOMPARE(namesOf(project), (std::vector<std::string>{"Walls", "Roads", "Rest"}));
        QCOMPARE(Layers(project).of("c").name, "Rest"s);
        edit(project, moveLayer(project, ids, idOf(project, "Rest"), -1));
        QCOMPARE(namesOf(project), (std::vector<std::string>{"Walls", "Rest", "Roads"}));
        QVERIFY(!removeLayer(project, idOf(project, "Rest")));
    }

    void removedLayer_leavesItsItemsToTheDefault() {
        Project project = withLayers();
        edit(project, removeLayer(project, idOf(project, "Walls")));
        QCOMPARE(Layers(project).of("a").name, "Default"s);
        QCOMPARE(project.scene.size(), 3U);
    }

    void edits_areUndone() {
        const Project project = withLayers();
        IdSource ids(3);
        const Id walls = idOf(project, "Walls");
        for (const Change& change :
             {require(addLayer(project, ids, "New", Ids{"a", "b"})),
              require(moveToLayer(project, Ids{"a"}, "")),
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

    void files_keepThem_andRunsIgnoreThem() {
        const Project project = withLayers();
        QVERIFY(require(readProject(writeProject(project))).project == project);
        Simulation with(project), without(withPoints());
        run(with, 20);
        run(without, 20);
        QCOMPARE(with.stateHash(), without.stateHash());
        QVERIFY(writeExport(project).value() == writeExport(withPoints()).value());
    }

    void lockedItems_areNotChanged() {
        Project project = withLayers();
        IdSource ids(4);
        edit(project, setLayerValue(project, ids, idOf(project, "Walls"), "locked", true));
        const auto problemOf = [&](const Change& change) {
            return findLockProblem(project, change);
        };
        QVERIFY(problemOf(moveSceneItems(project, Ids{"a"}, {1, 1})));
        QVERIFY(problemOf(remove(project, Ids{"a"})));
        QVERIFY(problemOf(setAgents(project, "prey", {})));
        QVERIFY(problemOf(remove(project, Ids{"prey"})));
        QVERIFY(!problemOf(moveSceneItems(project, Ids{"b", "c"}, {1, 1})));
        QVERIFY(!problemOf(rename(project, "prey", "Deer").value()));
        QCOMPARE(problemOf(remove(project, Ids{"a"}))->text,
                 "\"Point\" is in the locked layer \"Walls\". Unlock the layer first."s);
    }

    void unknownLayer_isRefused() {
        const Project project = withLayers();
        IdSource ids(5);
        QVERIFY(!moveToLayer(project, Ids{"a"}, "none"));
        QVERIFY(!setLayerValue(project, ids, "none", "hidden", true));
        QVERIFY(!setLayerValue(project, ids, idOf(project, "Walls"), "opacity", 2.0));
        QVERIFY(!renameLayer(project, ids, "a", "Name"));
        QVERIFY(!moveLayer(project, ids, "none", 1));
        QVERIFY(!removeLayer(project, "none"));
    }

    void placedAgent_isInALayerOfItsOwn() {
        using Names = std::vector<std::string>;
        Project project = withGuard();
        QCOMPARE(layersOfPrey(project), (Names{"Default", "Guards", "Default"}));
        QVERIFY(layersOfPrey(readProject(writeProject(project)).value().project) ==
                layersOfPrey(project));
        const Id guards = idOf(project, "Guards");
        edit(project, moveToLayer(project, Ids{"prey"}, guards));
        QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Guards"}));
        const Project before = project;
        const Change out = require(moveToLayer(project, Ids{"prey#3"}, ""));
        apply(out, project);
        QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Default"}));
        apply(inverse(out), project);
        QCOMPARE(writeProject(project), writeProject(before));
        apply(out, project);
        edit(project, moveToLayer(project, Ids{"prey#3"}, guards));
        QCOMPARE(layersOfPrey(project), (Names{"Guards", "Guards", "Guards"}));
        QVERIFY(writeProject(project).find("prey#") == std::string::npos); // the type says it
    }

    void layersOfAgents_followWhatIsRemovedAndCopied() {
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

    void lockedAgent_isNotChanged() {
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
        QVERIFY(isRefused(remove(project, Ids{"prey"})));
    }
};
