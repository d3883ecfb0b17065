#include "core/model/resolve.h"
#include "core/sim/simulation.h"
#include "tests/core/sim/build_project.h"

#include <QTest>

using namespace tiller;

/// Hunters seek a point, flee another through a Sum, and wander; prey wander by a node of their own
/// and share the Flee.
class TestSilence : public QObject {
    Q_OBJECT
private slots:
    void nothingMuted_noNodeIsSilent();
    void aMutedNode_runsAsIfRemoved();
    void aMutedCondition_runsAsIfUnwired();
    void aMutedAgentType_coasts_andIsStillSeen();
    void solo_silencesOthers_onlyOfItsAgentTypes();
    void solo_ofACombiner_includesItsSources();
    void solo_keepsNodesThatAlsoSteerOthers();
    void aMutedSolo_silencesNoNode();
    void check_hasNoProblemsWithMutedNodes();
    void edits_setAndUndo();
};

namespace {

ProjectBuilder hunt() {
    return ProjectBuilder()
        .agents("hunter", {{"", {100, 100}, {1, 0}}}, 20)
        .agents("prey", {{"", {300, 100}, {0, 1}}}, 20)
        .point("goal", {400, 300})
        .point("fire", {200, 200})
        .node("seek", "seek")
        .node("flee", "flee")
        .node("both", "sum")
        .node("roam", "wander")
        .node("graze", "wander")
        .link("goal.point", "seek.target")
        .link("fire.point", "flee.target")
        .link("seek.force", "both.forces")
        .link("flee.force", "both.forces")
        .link("both.force", "hunter.steering")
        .link("roam.force", "hunter.steering")
        .link("graze.force", "prey.steering")
        .link("flee.force", "prey.steering");
}

Project with(Project project, bool Node::*flag, const std::vector<Id>& nodes) {
    for (Node& node : project.nodes)
        if (std::ranges::find(nodes, node.id) != nodes.end())
            node.*flag = true;
    return project;
}

std::uint64_t hashAfter(const Project& project, int ticks) {
    Simulation simulation(project);
    for (int i = 0; i < ticks; ++i)
        simulation.step();
    return simulation.stateHash();
}

} // namespace

void TestSilence::nothingMuted_noNodeIsSilent() {
    QVERIFY(silentNodes(hunt().build()).empty());
    QVERIFY(withoutSilent(hunt().build()) == hunt().build());
}

void TestSilence::aMutedNode_runsAsIfRemoved() {
    const Project project = hunt().build();
    for (const Node& node : project.nodes) {
        if (node.type == "agent-type")
            continue;
        const Project muted = with(project, &Node::muted, {node.id});
        Project without = project;
        apply(remove(project, std::vector{node.id}), without);
        QVERIFY2(hashAfter(muted, 20) == hashAfter(without, 20), node.id.c_str());
        if (node.id != "both") // two other nodes and their targets have no effect without it
            QVERIFY2(hashAfter(muted, 20) != hashAfter(project, 20), node.id.c_str());
    }
}

void TestSilence::aMutedCondition_runsAsIfUnwired() {
    const Project never = hunt()
                              .node("never", "timer", {{"on", 0.0}, {"off", 5.0}})
                              .link("never.condition", "seek.when")
                              .build();
    QVERIFY(hashAfter(never, 20) != hashAfter(hunt().build(), 20));
    QCOMPARE(hashAfter(with(never, &Node::muted, {"never"}), 20), hashAfter(hunt().build(), 20));
}

void TestSilence::aMutedAgentType_coasts_andIsStillSeen() {
    const Project muted = with(hunt().build(), &Node::muted, {"prey"});
    Simulation simulation(muted);
    for (int i = 0; i < 10; ++i)
        simulation.step();
    const Population& prey = simulation.populations().at(1);
    QCOMPARE(prey.x.at(0), 300.0);
    QCOMPARE(prey.y.at(0), 110.0);
}

void TestSilence::solo_silencesOthers_onlyOfItsAgentTypes() {
    QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"roam"})), std::set<Id>{"seek"});
    QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"graze", "roam"})),
             (std::set<Id>{"flee", "seek"}));
}

void TestSilence::solo_ofACombiner_includesItsSources() {
    QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"both"})), std::set<Id>{"roam"});
}

void TestSilence::solo_keepsNodesThatAlsoSteerOthers() {
    QVERIFY(!silentNodes(with(hunt().build(), &Node::solo, {"seek"})).contains("flee"));
    QVERIFY(silentNodes(with(hunt().build(), &Node::solo, {"seek"})).contains("roam"));
}

void TestSilence::aMutedSolo_silencesNoNode() {
    const Project project = with(hunt().build(), &Node::solo, {"seek"});
    QCOMPARE(silentNodes(with(project, &Node::muted, {"seek"})), std::set<Id>{"seek"});
}

void TestSilence::check_hasNoProblemsWithMutedNodes() {
    QVERIFY(check(hunt().build()).empty());
    for (const Node& node : hunt().build().nodes) {
        QVERIFY(check(with(hunt().build(), &Node::muted, {node.id})).empty());
        QVERIFY(check(with(hunt().build(), &Node::solo, {node.id})).empty());
    }
}

void TestSilence::edits_setAndUndo() {
    const Project project = hunt().build();
    Project edited = project;
    const std::vector<Id> nodes{"seek", "goal", "hunter"};
    const Change mute = setMuted(project, nodes, true);
    apply(mute, edited);
    QCOMPARE(silentNodes(edited), (std::set<Id>{"seek", "goal", "hunter"}));
    QVERIFY(setMuted(edited, nodes, true).empty());
    apply(inverse(mute), edited);
    QVERIFY(edited == project);

    const Change solo = setSolo(project, nodes, true);
    QCOMPARE(solo.nodes.size(), std::size_t{1}); // the others have no force output
    QCOMPARE(solo.nodes.front().id(), Id("seek"));
}

QTEST_APPLESS_MAIN(TestSilence)
#include "tst_silence.moc"
