#include "tests/core/support/testing.h"

#ifdef TILLER_CORE_IS_FAST
const int manyTicks = fullOrDaily(3000, 1000);
#else
constexpr int manyTicks = 150; // an unoptimized build is ten times slower
#endif

/// Chiefs wander and look at the player. Each has a formation of guards, wingmen beside it, and a
/// tail that follows. Walkers avoid others, queue, and orbit a random chief. Chiefs and walkers do
/// not always look where they go.
Project parade(const std::string& edges) {
    ProjectBuilder builder = world("world tick=1/60 edges={} width=500 height=400", edges);
    const auto type = [&](const Id& id, double count, double speed) {
        builder.add("{0}:agent-type count={1} radius=2 maxSpeed={2} maxSpeedSpread=0.2 "
                    "maxForce=900 start=region startSpeedMax={2}",
                    id, count, speed);
    };
    type("chief", 5, 50);
    type("guard", 70, 90);
    type("wing", 30, 90);
    type("tail", 40, 90);
    type("walker", 60, 60);
    const auto choice = [](const char* name) { return std::string(name); };
    builder.add("player:external; roam:wander circleDistance=40 circleRadius=30; "
                "watch:face maxTurnRate=200; ahead:look-where-you-go maxTurnRate=90; "
                "chief-of:nearest keep=true; next-chief:nearest; "
                "any-chief:nearest choose={} keep=true; far-chief:nearest choose={} range=300; "
                "guards:formation pattern={} spacing=12; beside:offset-pursuit left=25; "
                "behind:leader-following distance=30; around:orbit radius=60; "
                "off:collision-avoidance; wait:queue; middle:centroid range=90; "
                "as-they:match-velocity; guard-of-two:interpose; "
                "see:separation radius=15 viewAngle=120; some:dither leak=0.3 interval=0.1; "
                "spend:budget; player > watch > chief.facing; roam > chief.steering; "
                "ahead > walker.facing",
                choice("random"), choice("farthest"), choice("circle"));
    for (const char* look : {"chief-of", "next-chief", "any-chief", "far-chief"})
        builder.add("chief > {}.agents", look);
    builder.add("chief-of > guards > guard.steering; next-chief > beside > wing.steering; "
                "chief-of > behind; tail > behind.others > tail.steering; any-chief > around; "
                "walker > off.agents; tail > off.agents; walker > wait.agents; "
                "walker > see.agents; guard > middle.agents > as-they; "
                "far-chief > guard-of-two.first; player > guard-of-two.second; off >2 spend; "
                "see > spend; around > spend; wait > some; as-they > some; guard-of-two > some; "
                "spend > walker.steering; some >0.5 walker.steering");
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

std::uint64_t hashAtTheEnd(const Project& project, const SimulationOptions& options) {
    Simulation simulation(project, options);
    runUntil(simulation, manyTicks);
    return hashOf(simulation.snapshot());
}

/// A project has one trajectory, also for agents that use headings and places of others.
class TestExactnessOfFollowers : public QObject {
    Q_OBJECT

private slots:
    void edges_data() {
        if (QTest::currentTestFunction() == QByteArray("edges_data"))
            return;
        rowsOf({"wrap", "open", "wall", "bounce"});
    }

    void hash_isTheSame_withAllOptionsAndInstructionSets_data() { edges_data(); }

    void hash_isTheSame_withAllOptionsAndInstructionSets() {
        const auto [edges] = fetched<std::string>();
        const Project project = parade(edges);
        const auto hashWith = [&](const SimulationOptions& way) {
            return hashAtTheEnd(project, way);
        };
        QCOMPARE(withAllOptions(hashWith), std::set{hashWith({.threads = 1})});
    }

    void snapshotAndFile_continueBitForBit_data() { edges_data(); }

    void snapshotAndFile_continueBitForBit() {
        const auto [edges] = fetched<std::string>();
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
            QCOMPARE(hashAtTheEnd(require(readProject(text)).project, {}), expected);
        }
    }

    /// Otherwise the other tests would show nothing.
    void everyNode_isUsed() {
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
    void formation_givesEachFollowerItsOwnPlace() {
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
};
