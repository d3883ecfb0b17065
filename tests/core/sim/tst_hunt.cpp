#include "core/model/edits.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

namespace {

/// The hunt of the tutorials: the hunter pursues while it has stamina.
Project hunt(Vec2 hunter, Vec2 prey, double capacity) {
    return ProjectBuilder()
        .agents("hunter", {{"", hunter, {3, 0}}}, 20)
        .agents("prey", {{"", prey, {3, 0}}}, 20)
        .node("nearest-prey", "nearest", {{"keep", true}})
        .node("stamina", "meter", {{"capacity", capacity}, {"drain", 2.0}, {"recover", 1.0}})
        .node("pursue", "pursue")
        .node("roam", "wander", {{"circleDistance", 0.0}, {"circleRadius", 0.0}})
        .node("choice", "priority")
        .link("prey.agents", "nearest-prey.agents")
        .link("nearest-prey.agent", "pursue.target")
        .link("stamina.condition", "pursue.when")
        .link("pursue.force", "choice.forces")
        .link("roam.force", "choice.forces")
        .link("choice.force", "hunter.steering")
        .build();
}

const NodeExplanation& nodeOf(const Explanation& explanation, const Id& id) {
    const auto found = std::ranges::find(explanation.nodes, id, &NodeExplanation::node);
    if (found == explanation.nodes.end())
        throw std::runtime_error("no node " + id);
    return *found;
}

} // namespace

class TestHunt : public QObject {
    Q_OBJECT

private slots:
    void stamina_followsTheTableComputedByHand();
    void whoLeads_followsAnEdit();
    void pursueFromStraightBehind_isZero_andStillWins();
    void meterWithSeveralUsers_drainsOnce();
};

void TestHunt::stamina_followsTheTableComputedByHand() {
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
void TestHunt::whoLeads_followsAnEdit() {
    const Project project = hunt({0, 0}, {150, 0}, 2);
    Simulation simulation(project, {.trackLeading = true});
    simulation.step();
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
    apply(remove(project, std::vector<Id>{"pursue"}), without);
    edit(without);
    QCOMPARE(leader(), Id("roam"));
    edit(project);
    QCOMPARE(leader(), Id("roam"));
    apply(remove(without, std::vector<Id>{"roam"}), without);
    edit(without);
    QCOMPARE(leader(), Id());
}

void TestHunt::pursueFromStraightBehind_isZero_andStillWins() {
    Simulation simulation(hunt({0, 0}, {150, 0}, 2));
    simulation.step();
    const Explanation now = *simulation.explain({"hunter", 0});
    QVERIFY(nodeOf(now, "pursue").used);
    QCOMPARE(nodeOf(now, "pursue").force, (Vec2{0, 0}));
    QVERIFY(!nodeOf(now, "roam").used);
}

void TestHunt::meterWithSeveralUsers_drainsOnce() {
    const Project project = ProjectBuilder()
                                .agents("a", {{"", {0, 0}, {1, 0}}})
                                .node("fuel", "meter", {{"capacity", 10.0}, {"drain", 1.0}})
                                .point("there", {100, 0})
                                .node("seek", "seek")
                                .node("flee", "flee")
                                .link("there.point", "seek.target")
                                .link("there.point", "flee.target")
                                .link("fuel.condition", "seek.when")
                                .link("fuel.condition", "flee.when")
                                .link("seek.force", "a.steering")
                                .link("flee.force", "a.steering", 0.5)
                                .build();
    Simulation simulation(project);
    simulation.step();
    QCOMPARE(simulation.snapshot().memory[0].at(0).at(0), 9.0);
}

QTEST_APPLESS_MAIN(TestHunt)
#include "tst_hunt.moc"
