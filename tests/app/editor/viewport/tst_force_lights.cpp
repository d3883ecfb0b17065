#include "app/editor/viewport/painters.h"
#include "core/io/project_io.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"

#include <QTest>

using namespace tiller;

namespace {

Project example(const char* name) {
    auto loaded = loadProject(std::string(TILLER_SOURCE_DIR "/examples/") + name + ".tiller");
    return std::move(loaded.value().project);
}

} // namespace

class TestForceLights : public QObject {
    Q_OBJECT

private slots:
    void columns_matchTheExplanations_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"hunter-and-prey", "sheep-and-dog", "flock"})
            QTest::newRow(name) << name;
    }

    /// Compares every running node for every agent, in any order of the agents. Some running nodes
    /// have no card, such as the nearest agent of a group that is linked to a target.
    void columns_matchTheExplanations() {
        const Project project = example(QTest::currentDataTag());
        const Project running = resolve(project);
        Simulation simulation(project);
        for (int i = 0; i < 40; ++i)
            simulation.step();
        Frame frame;
        fillFrame(frame, simulation, 1, true);
        int lit = 0;
        for (const FrameAgents& agents : frame.agents)
            for (std::uint32_t i = 0; i < std::min<std::size_t>(agents.size(), 30); ++i) {
                const auto why = simulation.explain({agents.type, i});
                for (const NodeExplanation& node : why->nodes) {
                    const auto* column = contributionOf(agents, node.node);
                    const NodeKind kind = findNodeType(running.node(node.node)->type)->kind;
                    QVERIFY(column);
                    const bool isSwitch = kind == NodeKind::condition || kind == NodeKind::target;
                    QCOMPARE(isLit(column, i), isSwitch ? node.active : node.used);
                    if (!isSwitch && node.used) {
                        QCOMPARE(column->x[i], node.force.x * node.weight);
                        QCOMPARE(column->y[i], node.force.y * node.weight);
                    }
                    lit += isLit(column, i);
                }
            }
        QVERIFY(lit > 0);
        int sum = 0;
        for (const FrameAgents& agents : frame.agents)
            if (const auto* column = contributionOf(agents, project.nodes.back().id))
                for (std::size_t i = 0; i < agents.size(); ++i)
                    sum += isLit(column, i);
        QCOMPARE(litCount(frame, project.nodes.back().id), sum);
    }

    void withoutForces_nothingIsLit() {
        const Simulation simulation(example("flock"));
        Frame frame;
        fillFrame(frame, simulation, 1, false);
        for (const FrameAgents& agents : frame.agents)
            QVERIFY(!contributionOf(agents, agents.type));
        QVERIFY(!isLit(nullptr, 0));
    }
};

QTEST_GUILESS_MAIN(TestForceLights)
#include "tst_force_lights.moc"
