#include "core/model/order.h"
#include "tests/core/model/model_testing.h"
#include "tests/core/support/random_project.h"

using namespace tiller;

namespace {

std::vector<Id> orderOf(const Project& project) {
    std::vector<Id> ids;
    for (const Node* node : runOrder(project))
        ids.push_back(node->id);
    return ids;
}

} // namespace

class TestOrder : public QObject {
    Q_OBJECT

private slots:
    void sources_comeFirst();
    void independentNodes_keepTheirOrder();
    void agentsLinks_doNotCount();
    void rings_andNodesBehindThem_areLeftOut();
    void eachNode_comesAfterItsSources_random();
};

void TestOrder::sources_comeFirst() {
    const Project project = ProjectBuilder()
                                .node("agent", "agent-type")
                                .node("sum", "sum")
                                .node("seek", "seek")
                                .node("wait", "timer")
                                .link("seek.force", "sum.forces")
                                .link("sum.force", "agent.steering")
                                .link("wait.condition", "seek.when")
                                .build();
    QCOMPARE(orderOf(project), (std::vector<Id>{"wait", "seek", "sum", "agent"}));
}

void TestOrder::independentNodes_keepTheirOrder() {
    const Project project = ProjectBuilder()
                                .node("z", "wander")
                                .node("m", "cursor")
                                .node("a", "sum")
                                .node("k", "seek")
                                .link("z.force", "a.forces")
                                .build();
    QCOMPARE(orderOf(project), (std::vector<Id>{"z", "m", "a", "k"}));
}

void TestOrder::agentsLinks_doNotCount() {
    const Project project = ProjectBuilder()
                                .node("flee", "flee")
                                .node("agent", "agent-type")
                                .link("agent.agents", "flee.target")
                                .link("flee.force", "agent.steering")
                                .build();
    QCOMPARE(orderOf(project), (std::vector<Id>{"flee", "agent"}));
}

void TestOrder::rings_andNodesBehindThem_areLeftOut() {
    Project project;
    for (const char* id : {"before", "a", "b", "after"})
        project.nodes.push_back(
            {.id = id, .type = "sum", .values = findNodeType("sum")->defaults()});
    project.links = {{.id = "1", .from = port("before.force"), .to = port("a.forces")},
                     {.id = "2", .from = port("a.force"), .to = port("b.forces")},
                     {.id = "3", .from = port("b.force"), .to = port("a.forces")},
                     {.id = "4", .from = port("b.force"), .to = port("after.forces")}};
    QCOMPARE(orderOf(project), std::vector<Id>{"before"});
}

void TestOrder::eachNode_comesAfterItsSources_random() {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Project project = RandomProject(seed).make(30);
        const std::vector<Id> order = orderOf(project);
        QCOMPARE(order.size(), project.nodes.size());
        for (const Link& link : project.links) {
            const NodeType& type = *findNodeType(project.node(link.from.node)->type);
            if (!flows(type.output()->type))
                continue;
            QVERIFY2(std::ranges::find(order, link.from.node) <
                         std::ranges::find(order, link.to.node),
                     link.id.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestOrder)
#include "tst_order.moc"
