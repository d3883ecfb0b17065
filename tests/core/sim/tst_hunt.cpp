#include "tests/core/support/testing.h"

/// The hunt of the tutorials: the hunter pursues while it has stamina.
Project hunt(Vec2 hunter, Vec2 prey, double capacity) {
    return world("hunter {}+(3,0) mass=20; prey {}+(3,0) mass=20; nearest-prey:nearest keep=true; "
                 "stamina:meter capacity={} drain=2 recover=1; pursue; "
                 "roam:wander circleDistance=0 circleRadius=0; choice:priority; "
                 "prey > nearest-prey > pursue; stamina > pursue > choice; roam > choice > hunter",
                 hunter, prey, capacity);
}

const NodeExplanation& nodeOf(const Explanation& explanation, const Id& id) {
    const auto found = std::ranges::find(explanation.nodes, id, &NodeExplanation::node);
    if (found == explanation.nodes.end())
        throw std::runtime_error("no node " + id);
    return *found;
}

class TestHunt : public QObject {
    Q_OBJECT

private slots:
    void stamina_followsTheTableComputedByHand() {
        struct Row {
            const char* wins;
            bool keptPrey;
            double storeAfter;
            bool openAfter;
        };
        const std::vector<Row> table{{"roam", false, 2, true},  {"pursue", true, 0, false},
                                     {"roam", true, 1, false},  {"roam", true, 2, false},
                                     {"pursue", true, 1, true}, {"pursue", true, -1, false}};
        Simulation simulation(hunt({0, 0}, {150, 0}, 2), {.trackLeading = true});
        const std::size_t hunterMeter = 1; // memory: nearest, meter store, meter open, wander
        for (std::size_t i = 0; i < table.size(); ++i) {
            const Explanation before = *simulation.explain({"hunter", 0});
            for (const char* behavior : {"pursue", "roam"})
                QVERIFY2(nodeOf(before, behavior).used == (behavior == std::string(table[i].wins)),
                         qPrintable(QString("tick %1: %2").arg(i + 1).arg(behavior)));
            QCOMPARE(nodeOf(before, "nearest-prey").active, table[i].keptPrey);

            simulation.step();
            const auto memory = simulation.snapshot().memory[0];
            QCOMPARE(memory.at(hunterMeter).at(0), table[i].storeAfter);
            QCOMPARE(memory.at(hunterMeter + 1).at(0) != 0, table[i].openAfter);
            const Population& hunters = simulation.populations()[0];
            QCOMPARE(hunters.behaviors.at(hunters.leading.at(0)), Id(table[i].wins));
        }
    }

    /// Until the next tick, too: a copy of the world refuses a behavior that is not there.
    void whoLeads_followsAnEdit() {
        const Project project = hunt({0, 0}, {150, 0}, 2);
        Simulation simulation = afterTicks(1, project, {.trackLeading = true});
        const auto leader = [&] {
            const Population& hunters = simulation.populations()[0];
            const std::uint16_t leading = hunters.leading.at(0);
            return leading == Population::nobody ? Id() : hunters.behaviors.at(leading);
        };
        QCOMPARE(leader(), Id("roam"));
        const auto edit = [&](const Project& edited) {
            QVERIFY(simulation.setProject(edited).empty());
            Simulation copy(edited, {.trackLeading = true});
            QVERIFY(copy.restore(simulation.snapshot()));
        };
        Project without = project;
        apply(remove(project, Ids{"pursue"}), without);
        edit(without);
        QCOMPARE(leader(), Id("roam"));
        edit(project);
        QCOMPARE(leader(), Id("roam"));
        apply(remove(without, Ids{"roam"}), without);
        edit(without);
        QCOMPARE(leader(), Id());
    }

    void pursueFromStraightBehind_isZero_andStillWins() {
        Simulation simulation = afterTicks(1, hunt({0, 0}, {150, 0}, 2));
        const Explanation now = *simulation.explain({"hunter", 0});
        QVERIFY(nodeOf(now, "pursue").used);
        QCOMPARE(nodeOf(now, "pursue").force, (Vec2{0, 0}));
        QVERIFY(!nodeOf(now, "roam").used);
    }

    void meterWithSeveralUsers_drainsOnce() {
        const Project project = world("a (0,0)+(1,0); fuel:meter capacity=10 drain=1; "
                                      "there:point (100,0); seek; flee; there > seek; "
                                      "there > flee; fuel > seek; fuel > flee; seek > a; "
                                      "flee >0.5 a");
        Simulation simulation = afterTicks(1, project);
        QCOMPARE(simulation.snapshot().memory[0].at(0).at(0), 9.0);
    }
};
