#include "core/io/project_io.h"
#include "tests/core/support/all_simd.h"
#include "tests/core/support/forces.h"
#include "tests/core/support/full_or_daily.h"

#include <QTest>

#include <map>
#include <set>

using namespace tiller;

namespace {

#ifdef TILLER_CORE_IS_FAST
const int manyTicks = fullOrDaily(3000, 1000);
#else
constexpr int manyTicks = 150; // an unoptimized build is ten times slower
#endif

/// Chiefs wander and look at the player. Each has a formation of guards, wingmen beside it, and a
/// tail that follows. Walkers avoid others, queue, and orbit a random chief. Chiefs and walkers do
/// not always look where they go.
Project parade(const std::string& edges) {
    ProjectBuilder builder;
    builder.world("tick", 1.0 / 60)
        .world("edges", edges)
        .world("width", 500.0)
        .world("height", 400.0);
    const auto type = [&](const Id& id, double count, double speed) {
        builder.node(id, "agent-type",
                     {{"count", count},
                      {"radius", 2.0},
                      {"maxSpeed", speed},
                      {"maxSpeedSpread", 0.2},
                      {"maxForce", 900.0},
                      {"start", std::string("region")},
                      {"startSpeedMax", speed}});
    };
    type("chief", 5, 50);
    type("guard", 70, 90);
    type("wing", 30, 90);
    type("tail", 40, 90);
    type("walker", 60, 60);
    const auto choice = [](const char* name) { return std::string(name); };
    builder.node("player", "external")
        .node("roam", "wander", {{"circleDistance", 40.0}, {"circleRadius", 30.0}})
        .node("watch", "face", {{"maxTurnRate", 200.0}})
        .node("ahead", "look-where-you-go", {{"maxTurnRate", 90.0}})
        .node("chief-of", "nearest", {{"keep", true}})
        .node("next-chief", "nearest")
        .node("any-chief", "nearest", {{"choose", choice("random")}, {"keep", true}})
        .node("far-chief", "nearest", {{"choose", choice("farthest")}, {"range", 300.0}})
        .node("guards", "formation", {{"pattern", choice("circle")}, {"spacing", 12.0}})
        .node("beside", "offset-pursuit", {{"left", 25.0}})
        .node("behind", "leader-following", {{"distance", 30.0}})
        .node("around", "orbit", {{"radius", 60.0}})
        .node("off", "collision-avoidance")
        .node("wait", "queue")
        .node("middle", "centroid", {{"range", 90.0}})
        .node("as-they", "match-velocity")
        .node("guard-of-two", "interpose")
        .node("see", "separation", {{"radius", 15.0}, {"viewAngle", 120.0}})
        .node("some", "dither", {{"leak", 0.3}, {"interval", 0.1}})
        .node("spend", "budget")
        .link("player.agent", "watch.target")
        .link("watch.heading", "chief.facing")
        .link("roam.force", "chief.steering")
        .link("ahead.heading", "walker.facing");
    for (const char* look : {"chief-of", "next-chief", "any-chief", "far-chief"})
        builder.link("chief.agents", std::string(look) + ".agents");
    builder.link("chief-of.agent", "guards.leader")
        .link("guards.force", "guard.steering")
        .link("next-chief.agent", "beside.leader")
        .link("beside.force", "wing.steering")
        .link("chief-of.agent", "behind.leader")
        .link("tail.agents", "behind.others")
        .link("behind.force", "tail.steering")
        .link("any-chief.agent", "around.target")
        .link("walker.agents", "off.agents")
        .link("tail.agents", "off.agents")
        .link("walker.agents", "wait.agents")
        .link("walker.agents", "see.agents")
        .link("guard.agents", "middle.agents")
        .link("middle.agent", "as-they.target")
        .link("far-chief.agent", "guard-of-two.first")
        .link("player.agent", "guard-of-two.second")
        .link("off.force", "spend.forces", 2)
        .link("see.force", "spend.forces")
        .link("around.force", "spend.forces")
        .link("wait.force", "some.forces")
        .link("as-they.force", "some.forces")
        .link("guard-of-two.force", "some.forces")
        .link("spend.force", "walker.steering")
        .link("some.force", "walker.steering", 0.5);
    return builder.build();
}

/// Runs a world in which the player moves, stops, and is away for a while.
void runUntil(Simulation& simulation, int until) {
    while (static_cast<int>(simulation.tick()) < until) {
        const auto tick = static_cast<int>(simulation.tick());
        if (tick % 97 == 80)
            simulation.clearExternal("player");
        else if (tick % 97 < 80)
            simulation.setExternal("player", {100.0 + tick % 211, 80.0 + tick % 173},
                                   tick % 97 < 40 ? Vec2{60, 40} : Vec2{});
        simulation.step();
    }
}

std::uint64_t hashAfter(const Project& project, const SimulationOptions& options) {
    Simulation simulation(project, options);
    runUntil(simulation, manyTicks);
    return hashOf(simulation.snapshot());
}

} // namespace

/// A project has one trajectory, also for agents that use headings and places of others.
class TestExactnessOfFollowers : public QObject {
    Q_OBJECT

private slots:
    void edges_data();
    void hash_isTheSame_withAllOptionsAndInstructionSets_data() { edges_data(); }
    void hash_isTheSame_withAllOptionsAndInstructionSets();
    void snapshotAndFile_continueBitForBit_data() { edges_data(); }
    void snapshotAndFile_continueBitForBit();
    void everyNode_isUsed();
    void formation_givesEachFollowerItsOwnPlace();
};

void TestExactnessOfFollowers::edges_data() {
    if (QTest::currentTestFunction() == QByteArray("edges_data"))
        return;
    QTest::addColumn<std::string>("edges");
    for (const char* edges : {"wrap", "open", "wall", "bounce"})
        QTest::newRow(edges) << std::string(edges);
}

void TestExactnessOfFollowers::hash_isTheSame_withAllOptionsAndInstructionSets() {
    QFETCH(std::string, edges);
    const Project project = parade(edges);
    const std::uint64_t expected = hashAfter(project, {.threads = 1});
    const SimulationOptions ways[] = {
        {.threads = 2, .fewAgents = 0, .sortPeriod = 1},
        {.threads = 3, .fewAgents = 0, .sortPeriod = 5, .cellShare = 0.3},
        {.threads = 1, .sortPeriod = 97}};
    for (const SimulationOptions& way : ways)
        QCOMPARE(hashAfter(project, way), expected);
    for (const Simd simd : allSimd()) {
        const UseSimd use(simd);
        QCOMPARE(hashAfter(project, {.threads = 1}), expected);
    }
}

void TestExactnessOfFollowers::snapshotAndFile_continueBitForBit() {
    QFETCH(std::string, edges);
    const Project project = parade(edges);
    Simulation simulation(project, {.threads = 1});
    std::vector<Snapshot> snapshots;
    for (const int at : {0, 1, 2, manyTicks / 3, manyTicks / 2}) {
        runUntil(simulation, at);
        snapshots.push_back(simulation.snapshot());
    }
    runUntil(simulation, manyTicks);
    const std::uint64_t expected = hashOf(simulation.snapshot());
    for (const Snapshot& snapshot : snapshots) {
        Simulation again(project, {.threads = 2, .fewAgents = 0, .sortPeriod = 3});
        QVERIFY(again.restore(snapshot));
        runUntil(again, manyTicks);
        QCOMPARE(hashOf(again.snapshot()), expected);
    }
    for (const std::string& text : {writeProject(project), writeExport(project).value()}) {
        const auto read = readProject(text);
        QVERIFY(read);
        QCOMPARE(hashAfter(read.value().project, {}), expected);
    }
}

/// Otherwise the other tests would show nothing.
void TestExactnessOfFollowers::everyNode_isUsed() {
    const Project project = parade("wrap");
    Simulation simulation(project);
    std::set<Id> used;
    for (int i = 0; i < 60; i += 3) {
        runUntil(simulation, i);
        for (const Population& of : simulation.populations())
            for (std::uint32_t k = 0; k < of.size(); k += 3) {
                const Explanation now = simulation.explain({of.type, k}).value();
                for (const NodeExplanation& node : now.nodes)
                    if (node.used)
                        used.insert(node.node);
            }
    }
    for (const Node& node : project.nodes)
        QVERIFY2(node.type == "agent-type" || used.contains(node.id), node.id.c_str());
}

/// The formation remembers the leader, the place and the number of places.
void TestExactnessOfFollowers::formation_givesEachFollowerItsOwnPlace() {
    Simulation simulation(parade("wrap"));
    runUntil(simulation, 100);
    std::map<double, std::set<double>> places;
    std::map<double, double> sizes;
    for (std::uint32_t k = 0; k < 70; ++k) {
        const std::vector<double> memory = explained(simulation, "guards", {"guard", k}).memory;
        QVERIFY(memory.at(1) >= 0 && memory.at(1) < memory.at(2));
        QVERIFY(places[memory.at(0)].insert(memory.at(1)).second);
        sizes[memory.at(0)] = memory.at(2);
    }
    QVERIFY(places.size() > 1);
    for (const auto& [leader, taken] : places)
        QCOMPARE(static_cast<double>(taken.size()), sizes.at(leader));
}

QTEST_APPLESS_MAIN(TestExactnessOfFollowers)
#include "tst_exactness_of_followers.moc"
