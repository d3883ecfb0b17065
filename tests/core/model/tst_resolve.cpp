#include "core/model/resolve.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

class TestResolve : public QObject {
    Q_OBJECT

private slots:
    void nothingToResolve_isUnchanged() {
        const Project project = world("agent:agent-type; goal:point (1,2); seek; "
                                      "goal > seek > agent");
        QVERIFY(resolve(project) == project);
    }

    void weight0_isDropped_withItsSources() {
        const Project project = world("agent:agent-type; goal:point (1,2); seek; roam:wander; "
                                      "goal > seek >0 agent; roam >5e-324 agent");
        const Project resolved = resolve(project);
        QCOMPARE(idsOf(resolved.nodes), (Ids{"agent", "roam"}));
        QCOMPARE(idsOf(resolved.links), Ids{"link-2"});
        QVERIFY(resolved.scene.empty());
    }

    void unusedNodes_areDropped_withTheirLinks() {
        const Project project = world("agent:agent-type; roam:wander; mouse:cursor; seek; "
                                      "wait:timer; mouse > seek; wait > seek; wait > roam > agent");
        const Project resolved = resolve(project);
        QCOMPARE(idsOf(resolved.nodes), (Ids{"agent", "roam", "wait"}));
        QCOMPARE(idsOf(resolved.links), (Ids{"link-2", "link-3"}));
    }

    void agentTypes_stay() {
        const Project project = world("rock (1,2); bird:agent-type");
        QVERIFY(resolve(project) == project);
    }

    void unusedGeometry_isDropped() {
        Project project = world("agent:agent-type; unused:point (1,2); used:point (3,4); seek; "
                                "used > seek > agent");
        project.scene.push_back(
            {.id = "box", .type = "region", .values = findSceneType("region")->defaults()});
        QCOMPARE(idsOf(resolve(project).scene), Ids{"used-at"});
    }

    void startRegion_stays() {
        Project project = world("agent:agent-type");
        project.scene.push_back(
            {.id = "box", .type = "region", .values = findSceneType("region")->defaults()});
        edit(project, setValue(project, "agent", "startRegion", std::string("box")));
        QVERIFY(resolve(project) == project);
    }

    void agentsWired_getANearest_data() {
        QTest::addColumn<QString>("type");
        QTest::newRow("agents to point") << "seek";
        QTest::newRow("agents to agent") << "pursue";
    }

    void agentsWired_getANearest() {
        QFETCH(QString, type);
        const Project project = world("agent:agent-type; other:agent-type; move:{}; "
                                      "other > move.target >3 agent.steering",
                                      type.toStdString());
        const Project resolved = resolve(project);
        QCOMPARE(resolved.nodes.size(), project.nodes.size() + 1);
        const Node& nearest = resolved.nodes.back();
        QCOMPARE(nearest.type, "nearest"s);
        QVERIFY(nearest.values == findNodeType("nearest")->defaults());

        const auto into = resolved.linksInto("move", "target");
        QCOMPARE(into.size(), 1U);
        QCOMPARE(into.front()->id, Id("link-0"));
        QVERIFY(into.front()->from == (PortRef{nearest.id, "agent"}));
        const auto before = resolved.linksInto(nearest.id, "agents");
        QCOMPARE(before.size(), 1U);
        QVERIFY(before.front()->from == port("other.agents"));
        QCOMPARE(resolved.links.size(), 3U);
        QVERIFY(*resolved.link("link-1") == *project.link("link-1"));
    }

    void agentsToAgents_getNone() {
        const Project project = world("agent:agent-type; near:nearest; pursue; "
                                      "agent > near > pursue > agent");
        QVERIFY(resolve(project) == project);
    }

    void everyLink_getsItsOwnNearest() {
        const Project project = world("agent:agent-type; seek; flee; agent > seek; agent > flee; "
                                      "seek > agent; flee > agent");
        const Project resolved = resolve(project);
        QCOMPARE(resolved.nodes.size(), 5U);
        QVERIFY(resolved.nodes[3].id != resolved.nodes[4].id);
        QVERIFY(resolved.linksInto("seek", "target").front()->from.node !=
                resolved.linksInto("flee", "target").front()->from.node);
    }

    void longOrTakenIds_becomeUnique() {
        const Id longId(64, 'x');
        Project project = world("nearest-link-0:agent-type; seek; flee; nearest-link-0 > seek; "
                                "nearest-link-0 > flee; seek > nearest-link-0; "
                                "flee > nearest-link-0");
        project.links[1].id = longId;
        const Project resolved = resolve(project);
        QVERIFY(!hasErrors(check(resolved)));
        QCOMPARE(resolved.nodes.size(), 5U);
        QVERIFY(resolve(project) == resolved);
    }

    void resolvingTwice_changesNothing_random() {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const Project resolved = resolve(RandomProject(seed).make(20));
            const Problems problems = check(resolved);
            QVERIFY2(!hasErrors(problems), problems.empty() ? "" : problems.front().text.c_str());
            QVERIFY2(resolve(resolved) == resolved, std::to_string(seed).c_str());
            const auto driven = nodesWithDrivenWeight(resolved);
            for (const Link& link : resolved.links) {
                QVERIFY(link.weight > 0 || driven.contains(link.from.node));
                const Port* to =
                    findNodeType(resolved.node(link.to.node)->type)->port(link.to.port);
                if (resolved.node(link.from.node)->type == "agent-type" && !to->several)
                    QCOMPARE(toString(to->type), "agents"s);
            }
        }
    }
};
