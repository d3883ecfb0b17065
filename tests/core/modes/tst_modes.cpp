#include "core/io/project_io.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"
#include "tests/core/support/forces.h"

#include <QTest>

using namespace tiller;

namespace {

/// The tutorials' hunter with modes: two ticks of Hunt, three of Rest.
ProjectBuilder hunt() {
    return ProjectBuilder()
        .agents("hunter", {{"", {0, 0}, {3, 0}}}, 20)
        .agents("prey", {{"", {150, 0}, {3, 0}}}, 20)
        .node("chase", "pursue")
        .node("roam", "wander")
        .node("hunting", "agent-mode")
        .node("resting", "agent-mode")
        .node("tired", "transition", {{"after", 2.0}})
        .node("rested", "transition", {{"after", 3.0}})
        .node("drift", "brake")
        .link("prey.agents", "chase.target")
        .link("chase.force", "hunting.forces")
        .link("roam.force", "resting.forces")
        .link("hunting.mode", "tired.from")
        .link("tired.transition", "resting.enter")
        .link("resting.mode", "rested.from")
        .link("rested.transition", "hunting.enter")
        .link("hunting.mode", "hunter.modes")
        .link("resting.mode", "hunter.modes")
        .link("drift.force", "prey.steering");
}

std::string modeNow(const Simulation& simulation) {
    return simulation.explain({"hunter", 0})->mode;
}

bool isUsed(const Simulation& simulation, const Id& node) {
    const Explanation now = *simulation.explain({"hunter", 0});
    const auto found = std::ranges::find(now.nodes, node, &NodeExplanation::node);
    return found != now.nodes.end() && found->used;
}

std::uint64_t enteredByAnyone(const Simulation& simulation, const Id& mode) {
    for (const EventCount& event : simulation.events())
        if (event.node == mode)
            return event.count;
    return 0;
}

} // namespace

class TestModes : public QObject {
    Q_OBJECT

private slots:
    void oneModeAfterTheOther_eachWithItsOwnSteering();
    void theHunterWithAMeter_huntsLikeTheOneWithModes();
    void aTransitionWaitsForItsCondition();
    void severalOpenTransitions_takeTheLowestOrder();
    void withoutFrom_itLeadsOutOfAnyMode();
    void theConditionMode_knowsTheTimeInTheMode();
    void aDeletedMode_leavesTheFirst();
    void snapshotsAndExports_keepModes();
    void moreThan64Modes_areRefused();
};

void TestModes::oneModeAfterTheOther_eachWithItsOwnSteering() {
    Simulation simulation(hunt().build());
    const std::vector<std::string> expected{"hunting", "hunting", "resting", "resting",
                                            "resting", "hunting", "hunting", "resting"};
    for (const std::string& mode : expected) {
        QCOMPARE(modeNow(simulation), mode);
        QCOMPARE(isUsed(simulation, "chase"), mode == "hunting");
        QCOMPARE(isUsed(simulation, "roam"), mode == "resting");
        simulation.step();
    }
    QCOMPARE(enteredByAnyone(simulation, "resting"), std::uint64_t{2});
    QCOMPARE(enteredByAnyone(simulation, "hunting"), std::uint64_t{1});
}

/// The tutorials' numbers: a full meter holds 2, and each tick of hunting takes 2. From the fourth
/// tick on the hunter hunts for two ticks and rests for three.
void TestModes::theHunterWithAMeter_huntsLikeTheOneWithModes() {
    Simulation modes(hunt().build());
    Simulation meter(ProjectBuilder()
                         .agents("hunter", {{"", {0, 0}, {3, 0}}}, 20)
                         .agents("prey", {{"", {150, 0}, {3, 0}}}, 20)
                         .node("chase", "pursue")
                         .node("roam", "wander")
                         .node("stamina", "meter", {{"capacity", 2.0}, {"drain", 2.0}})
                         .node("either", "priority")
                         .node("drift", "brake")
                         .link("prey.agents", "chase.target")
                         .link("stamina.condition", "chase.when")
                         .link("chase.force", "either.forces")
                         .link("roam.force", "either.forces")
                         .link("either.force", "hunter.steering")
                         .link("drift.force", "prey.steering")
                         .build());
    std::string withModes;
    std::string withMeter;
    for (int tick = 0; tick < 40; ++tick) {
        withModes += isUsed(modes, "chase") ? 'h' : 'r';
        withMeter += isUsed(meter, "chase") ? 'h' : 'r';
        modes.step();
        meter.step();
    }
    QCOMPARE(withModes.substr(0, 10), std::string("hhrrrhhrrr"));
    QCOMPARE(withMeter.substr(0, 3), std::string("hrr"));
    QCOMPARE(withMeter.substr(3, 30), withModes.substr(0, 30));
}

void TestModes::aTransitionWaitsForItsCondition() {
    Simulation simulation(hunt()
                              .node("near", "within-range", {{"max", 100.0}})
                              .link("prey.agents", "near.target")
                              .link("near.condition", "tired.when")
                              .build());
    for (int tick = 0; tick < 20; ++tick)
        simulation.step();
    QCOMPARE(modeNow(simulation), std::string("hunting"));
    simulation.moveAgent({"prey", 0}, {60, 0});
    simulation.step();
    QCOMPARE(modeNow(simulation), std::string("resting"));
}

void TestModes::severalOpenTransitions_takeTheLowestOrder() {
    for (const double order : {0.0, 5.0}) {
        Simulation simulation(hunt()
                                  .node("sleeping", "agent-mode")
                                  .node("sleepy", "transition", {{"after", 2.0}, {"order", order}})
                                  .link("sleeping.mode", "hunter.modes")
                                  .link("hunting.mode", "sleepy.from")
                                  .link("sleepy.transition", "sleeping.enter")
                                  .build());
        simulation.step();
        simulation.step();
        QCOMPARE(modeNow(simulation), std::string(order < 1 ? "sleeping" : "resting"));
    }
}

void TestModes::withoutFrom_itLeadsOutOfAnyMode() {
    Simulation simulation(hunt()
                              .node("fright", "agent-mode")
                              .node("alarm", "transition")
                              .node("near", "within-range", {{"max", 40.0}})
                              .link("prey.agents", "near.target")
                              .link("near.condition", "alarm.when")
                              .link("alarm.transition", "fright.enter")
                              .link("fright.mode", "hunter.modes")
                              .build());
    for (int tick = 0; tick < 3; ++tick)
        simulation.step();
    QCOMPARE(modeNow(simulation), std::string("resting"));
    simulation.moveAgent({"prey", 0}, {20, 0});
    simulation.step();
    QCOMPARE(modeNow(simulation), std::string("fright"));
    simulation.step(); // it is there already: no transition leads out or in again
    QCOMPARE(modeNow(simulation), std::string("fright"));
    QCOMPARE(enteredByAnyone(simulation, "fright"), std::uint64_t{1});
}

void TestModes::theConditionMode_knowsTheTimeInTheMode() {
    Simulation simulation(hunt()
                              .node("late", "mode", {{"min", 1.0}, {"max", 1.0}})
                              .node("dash", "seek")
                              .point("goal", {500, 0})
                              .link("resting.mode", "late.mode")
                              .link("late.condition", "dash.when")
                              .link("goal.point", "dash.target")
                              .link("dash.force", "hunter.steering")
                              .build());
    std::string used;
    for (int tick = 0; tick < 10; ++tick) {
        used += isUsed(simulation, "dash") ? 'x' : '.';
        simulation.step();
    }
    QCOMPARE(used, std::string("...x....x."));
}

void TestModes::aDeletedMode_leavesTheFirst() {
    const Project before = hunt().build();
    Simulation simulation(before);
    for (int tick = 0; tick < 3; ++tick)
        simulation.step();
    QCOMPARE(modeNow(simulation), std::string("resting"));
    const std::vector<Id> gone{"resting"};
    Project after = before;
    apply(remove(before, gone), after);
    simulation.setProject(after);
    simulation.step();
    QCOMPARE(modeNow(simulation), std::string("hunting"));
}

void TestModes::snapshotsAndExports_keepModes() {
    const Project project = hunt().build();
    Simulation simulation(project);
    for (int tick = 0; tick < 7; ++tick)
        simulation.step();
    const Snapshot snapshot = simulation.snapshot();
    for (int tick = 0; tick < 20; ++tick)
        simulation.step();
    const auto exported = readProject(writeExport(project).value());
    QVERIFY(exported.ok());
    Simulation other(exported.value().project);
    for (int tick = 0; tick < 27; ++tick)
        other.step();
    QCOMPARE(other.stateHash(), simulation.stateHash());
    QVERIFY(other.events() == simulation.events());

    Simulation again(project);
    QVERIFY(again.restore(snapshot));
    for (int tick = 0; tick < 20; ++tick)
        again.step();
    QCOMPARE(again.stateHash(), simulation.stateHash());
    QVERIFY(again.events() == simulation.events());
}

void TestModes::moreThan64Modes_areRefused() {
    ProjectBuilder builder = hunt();
    for (int i = 0; i < 63; ++i) {
        const Id id = "mode-" + std::to_string(i);
        builder.node(id, "agent-mode").link(id + ".mode", "hunter.modes");
    }
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)builder.build());
}

QTEST_APPLESS_MAIN(TestModes)
#include "tst_modes.moc"
