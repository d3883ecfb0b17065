#include "core/model/project_index.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

std::vector<Id> orderOf(const Project& project) {
    std::vector<Id> ids;
    for (const Node* node : runOrder(project))
        ids.push_back(node->id);
    return ids;
}

class TestOrder : public QObject {
    Q_OBJECT

private slots:
    void sources_comeFirst() {
        const Project project = world("agent:agent-type; sum; seek; wait:timer; "
                                      "seek > sum > agent; wait > seek");
        QCOMPARE(orderOf(project), (Ids{"wait", "seek", "sum", "agent"}));
    }

    void independentNodes_keepTheirOrder() {
        const Project project = world("z:wander; m:cursor; a:sum; k:seek; z > a");
        QCOMPARE(orderOf(project), (Ids{"z", "m", "a", "k"}));
    }

    void agentsLinks_doNotCount() {
        const Project project = world("flee; agent:agent-type; agent > flee > agent");
        QCOMPARE(orderOf(project), (Ids{"flee", "agent"}));
    }

    void rings_andNodesBehindThem_areLeftOut() {
        Project project;
        for (const char* id : {"before", "a", "b", "after"})
            project.nodes.push_back(
                {.id = id, .type = "sum", .values = findNodeType("sum")->defaults()});
        project.links = {{.id = "1", .from = port("before.force"), .to = port("a.forces")},
                         {.id = "2", .from = port("a.force"), .to = port("b.forces")},
                         {.id = "3", .from = port("b.force"), .to = port("a.forces")},
                         {.id = "4", .from = port("b.force"), .to = port("after.forces")}};
        QCOMPARE(orderOf(project), Ids{"before"});
    }

    void eachNode_comesAfterItsSources_random() {
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
};
