#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/support/random_project.h"

using namespace tiller;

class TestResolve : public QObject {
    Q_OBJECT

private slots:
    void nothingToResolve_isUnchanged();
    void weight0_isDropped_withItsSources();
    void unusedNodes_areDropped_withTheirLinks();
    void agentTypes_stay();
    void unusedGeometry_isDropped();
    void startRegion_stays();
    void agentsWired_getANearest_data();
    void agentsWired_getANearest();
    void agentsToAgents_getNone();
    void everyLink_getsItsOwnNearest();
    void longOrTakenIds_becomeUnique();
    void resolvingTwice_changesNothing_random();
};

void TestResolve::nothingToResolve_isUnchanged() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .point("goal", {1, 2})
                                .node("seek", "seek")
                                .link("goal.point", "seek.target")
                                .link("seek.force", "agent.steering")
                                .build();
    QVERIFY(resolve(project) == project);
}

void TestResolve::weight0_isDropped_withItsSources() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .point("goal", {1, 2})
                                .node("seek", "seek")
                                .node("roam", "wander")
                                .link("goal.point", "seek.target")
                                .link("seek.force", "agent.steering", 0)
                                .link("roam.force", "agent.steering", 5e-324)
                                .build();
    const Project resolved = resolve(project);
    QCOMPARE(idsOf(resolved.nodes), (std::vector<Id>{"agent", "roam"}));
    QCOMPARE(idsOf(resolved.links), std::vector<Id>{"link-2"});
    QVERIFY(resolved.scene.empty());
}

void TestResolve::unusedNodes_areDropped_withTheirLinks() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("roam", "wander")
                                .node("mouse", "cursor")
                                .node("seek", "seek")
                                .node("wait", "timer")
                                .link("mouse.point", "seek.target")
                                .link("wait.condition", "seek.when")
                                .link("wait.condition", "roam.when")
                                .link("roam.force", "agent.steering")
                                .build();
    const Project resolved = resolve(project);
    QCOMPARE(idsOf(resolved.nodes), (std::vector<Id>{"agent", "roam", "wait"}));
    QCOMPARE(idsOf(resolved.links), (std::vector<Id>{"link-2", "link-3"}));
}

void TestResolve::agentTypes_stay() {
    const Project project =
        ProjectBuilder().agents("rock", {{"", {1, 2}, {}}}).node("bird", "agent-type").build();
    QVERIFY(resolve(project) == project);
}

void TestResolve::unusedGeometry_isDropped() {
    Project project = ProjectBuilder()
                          .node("agent", "agent-type")
                          .point("unused", {1, 2})
                          .point("used", {3, 4})
                          .node("seek", "seek")
                          .link("used.point", "seek.target")
                          .link("seek.force", "agent.steering")
                          .build();
    project.scene.push_back(
        {.id = "box", .type = "region", .values = findSceneType("region")->defaults()});
    QCOMPARE(idsOf(resolve(project).scene), std::vector<Id>{"used-at"});
}

void TestResolve::startRegion_stays() {
    Project project = ProjectBuilder().node("agent", "agent-type").build();
    project.scene.push_back(
        {.id = "box", .type = "region", .values = findSceneType("region")->defaults()});
    project = applied(project, setValue(project, "agent", "startRegion", std::string("box")));
    QVERIFY(resolve(project) == project);
}

void TestResolve::agentsWired_getANearest_data() {
    QTest::addColumn<QString>("type");
    QTest::newRow("agents to point") << "seek";
    QTest::newRow("agents to agent") << "pursue";
}

void TestResolve::agentsWired_getANearest() {
    QFETCH(QString, type);
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("other", "agent-type")
                                .node("move", type.toStdString())
                                .link("other.agents", "move.target")
                                .link("move.force", "agent.steering", 3)
                                .build();
    const Project resolved = resolve(project);
    QCOMPARE(resolved.nodes.size(), project.nodes.size() + 1);
    const Node& nearest = resolved.nodes.back();
    QCOMPARE(nearest.type, std::string("nearest"));
    QVERIFY(nearest.values == findNodeType("nearest")->defaults());

    const auto into = resolved.linksInto("move", "target");
    QCOMPARE(into.size(), std::size_t{1});
    QCOMPARE(into.front()->id, Id("link-0"));
    QVERIFY(into.front()->from == (PortRef{nearest.id, "agent"}));
    const auto before = resolved.linksInto(nearest.id, "agents");
    QCOMPARE(before.size(), std::size_t{1});
    QVERIFY(before.front()->from == port("other.agents"));
    QCOMPARE(resolved.links.size(), std::size_t{3});
    QVERIFY(*resolved.link("link-1") == *project.link("link-1"));
}

void TestResolve::agentsToAgents_getNone() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("near", "nearest")
                                .node("pursue", "pursue")
                                .link("agent.agents", "near.agents")
                                .link("near.agent", "pursue.target")
                                .link("pursue.force", "agent.steering")
                                .build();
    QVERIFY(resolve(project) == project);
}

void TestResolve::everyLink_getsItsOwnNearest() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("seek", "seek")
                                .node("flee", "flee")
                                .link("agent.agents", "seek.target")
                                .link("agent.agents", "flee.target")
                                .link("seek.force", "agent.steering")
                                .link("flee.force", "agent.steering")
                                .build();
    const Project resolved = resolve(project);
    QCOMPARE(resolved.nodes.size(), std::size_t{5});
    QVERIFY(resolved.nodes[3].id != resolved.nodes[4].id);
    QVERIFY(resolved.linksInto("seek", "target").front()->from.node !=
            resolved.linksInto("flee", "target").front()->from.node);
}

void TestResolve::longOrTakenIds_becomeUnique() {
    const Id longId(64, 'x');
    Project project = ProjectBuilder()
                          .node("nearest-link-0", "agent-type")
                          .node("seek", "seek")
                          .node("flee", "flee")
                          .link("nearest-link-0.agents", "seek.target")
                          .link("nearest-link-0.agents", "flee.target")
                          .link("seek.force", "nearest-link-0.steering")
                          .link("flee.force", "nearest-link-0.steering")
                          .build();
    project.links[1].id = longId;
    const Project resolved = resolve(project);
    QVERIFY(!hasErrors(check(resolved)));
    QCOMPARE(resolved.nodes.size(), std::size_t{5});
    QVERIFY(resolve(project) == resolved);
}

void TestResolve::resolvingTwice_changesNothing_random() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Project resolved = resolve(RandomProject(seed).make(20));
        const Problems problems = check(resolved);
        QVERIFY2(!hasErrors(problems), problems.empty() ? "" : problems.front().text.c_str());
        QVERIFY2(resolve(resolved) == resolved, std::to_string(seed).c_str());
        for (const Link& link : resolved.links) {
            QVERIFY(link.weight > 0);
            const Port* to = findNodeType(resolved.node(link.to.node)->type)->port(link.to.port);
            if (resolved.node(link.from.node)->type == "agent-type" && !to->several)
                QCOMPARE(toString(to->type), std::string("agents"));
        }
    }
}

QTEST_APPLESS_MAIN(TestResolve)
#include "tst_resolve.moc"
