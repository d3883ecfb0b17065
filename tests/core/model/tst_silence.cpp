#include "core/model/resolve.h"
#include "tests/core/support/testing.h"

ProjectBuilder hunt() {
    return world("hunter (100,100)+(1,0) mass=20; prey (300,100)+(0,1) mass=20; "
                 "goal:point (400,300); fire:point (200,200); seek; flee; both:sum; roam:wander; "
                 "graze:wander; goal > seek; fire > flee; seek > both; flee > both > hunter; "
                 "roam > hunter; graze > prey; flee > prey");
}

Project with(Project project, bool Node::*flag, const std::vector<Id>& nodes) {
    for (Node& node : project.nodes)
        if (std::ranges::find(nodes, node.id) != nodes.end())
            node.*flag = true;
    return project;
}

/// Hunters seek a point, flee another through a Sum, and wander; prey wander by a node of their own
/// and share the Flee.
class TestSilence : public QObject {
    Q_OBJECT
private slots:
    void nothingMuted_noNodeIsSilent() {
        QVERIFY(silentNodes(hunt().build()).empty());
        QVERIFY(withoutSilent(hunt().build()) == hunt().build());
    }

    void aMutedNode_runsAsIfRemoved() {
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

    void aMutedCondition_runsAsIfUnwired() {
        const Project never = hunt().add("never:timer on=0 off=5; never > seek").build();
        QVERIFY(hashAfter(never, 20) != hashAfter(hunt().build(), 20));
        QCOMPARE(hashAfter(with(never, &Node::muted, {"never"}), 20),
                 hashAfter(hunt().build(), 20));
    }

    void aMutedAgentType_coasts_andIsStillSeen() {
        Simulation simulation = afterTicks(10, with(hunt().build(), &Node::muted, {"prey"}));
        const Population& prey = simulation.populations().at(1);
        QCOMPARE(prey.x.at(0), 300.0);
        QCOMPARE(prey.y.at(0), 110.0);
    }

    void solo_silencesOthers_onlyOfItsAgentTypes() {
        QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"roam"})), std::set<Id>{"seek"});
        QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"graze", "roam"})),
                 (std::set<Id>{"flee", "seek"}));
    }

    void solo_ofACombiner_includesItsSources() {
        QCOMPARE(silentNodes(with(hunt().build(), &Node::solo, {"both"})), std::set<Id>{"roam"});
    }

    void solo_keepsNodesThatAlsoSteerOthers() {
        QVERIFY(!silentNodes(with(hunt().build(), &Node::solo, {"seek"})).contains("flee"));
        QVERIFY(silentNodes(with(hunt().build(), &Node::solo, {"seek"})).contains("roam"));
    }

    void aMutedSolo_silencesNoNode() {
        const Project project = with(hunt().build(), &Node::solo, {"seek"});
        QCOMPARE(silentNodes(with(project, &Node::muted, {"seek"})), std::set<Id>{"seek"});
    }

    void check_hasNoProblemsWithMutedNodes() {
        QVERIFY(check(hunt().build()).empty());
        for (const Node& node : hunt().build().nodes) {
            QVERIFY(check(with(hunt().build(), &Node::muted, {node.id})).empty());
            QVERIFY(check(with(hunt().build(), &Node::solo, {node.id})).empty());
        }
    }

    void edits_setAndUndo() {
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
        QCOMPARE(solo.nodes.size(), 1U); // the others have no force output
        QCOMPARE(solo.nodes.front().id(), Id("seek"));
    }
};
