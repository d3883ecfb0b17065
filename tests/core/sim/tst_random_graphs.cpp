#include "core/nodes/world.h"
#include "core/sim/running_world.h"
#include "tests/core/support/random_project.h"
#include "tests/core/support/testing.h"

#include <bit>

#ifdef __SANITIZE_ADDRESS__
const int seeds = 80; // slow there
#else
const int seeds = fullOrDaily(400, 150);
#endif
const bool runsAll = seeds == 400;
const std::uint64_t leastLives = runsAll ? 1000 : 40;
constexpr int graphTicks = 40;
constexpr std::size_t mostNodes = 50;

Project graph(int seed, double mostAgents) {
    return RandomProject(static_cast<std::uint64_t>(seed)).make(mostNodes, mostAgents);
}

bool finite(const std::vector<double>& column) {
    return std::ranges::all_of(column, [](double x) { return std::isfinite(x); });
}

/// A number that is often at the end of a range, or none at all.
double randomMemory(std::mt19937_64& random) {
    constexpr double inf = std::numeric_limits<double>::infinity();
    static constexpr std::array numbers{
        -inf,       -1e300, -1e9,
        -2.0,       -1.0,   -0.5,
        0.0,        0.5,    1.0,
        2.0,        3.0,    7.0,
        64.0,       360.0,  1e6,
        16777217.0, 1e16,   17592186044417.0,
        1e300,      inf,    std::numeric_limits<double>::quiet_NaN()};
    const std::size_t which = random() % (numbers.size() + 4);
    return which < numbers.size() ? numbers[which] : std::bit_cast<double>(random());
}

/// Rules that hold for every project, tried on random ones.
class TestRandomGraphs : public QObject {
    Q_OBJECT

private slots:
    void allNumbers_areFinite_andWithinTheirLimits() {
        int moved = 0;
        std::uint64_t lived = 0; // births, deaths and becomings
        for (int seed = 0; seed < seeds; ++seed) {
            const Project project = graph(seed, 60);
            const auto world =
                settingsFrom<WorldSettings>(worldDescription().settings, project.world);
            Simulation simulation(project);
            const std::vector<Population> authored = simulation.populations();
            simulation.setCursor(Vec2{100, 100});
            for (int tick = 0; tick < graphTicks; ++tick) {
                for (const Node& node : project.nodes) // as a game would
                    if (node.type == "external" && tick == graphTicks / 2)
                        simulation.setExternal(textOf(valueOf(node, "externalName")), {300, 200},
                                               {seed % 3 * 20.0, 0});
                if (tick == graphTicks / 3)
                    simulation.click({-50, 1e6});
                simulation.step();
            }
            for (std::size_t i = 0; i < authored.size(); ++i) { // nobody is lost
                const LifeCounts counts = simulation.lifeCounts(i);
                QCOMPARE(simulation.populations()[i].size(),
                         authored[i].size() + counts.came - counts.left);
                lived += counts.came + counts.left;
            }
            for (const Population& of : simulation.populations()) {
                for (const auto* column : {&of.x, &of.y, &of.vx, &of.vy, &of.headingX, &of.headingY,
                                           &of.facingX, &of.facingY})
                    QVERIFY2(finite(*column), qPrintable(QString("seed %1").arg(seed)));
                for (std::size_t i = 0; i < of.size(); ++i) {
                    const double speed = length(Vec2{of.vx[i], of.vy[i]});
                    QVERIFY2(speed <= of.maxSpeed[i] + 2 * latticeStep,
                             qPrintable(QString("seed %1: %2").arg(seed).arg(speed)));
                    if (world.edges != Edges::open)
                        QVERIFY2(of.x[i] >= 0 && of.x[i] <= world.width + latticeStep &&
                                     of.y[i] >= 0 && of.y[i] <= world.height + latticeStep,
                                 qPrintable(QString("seed %1: outside").arg(seed)));
                    moved += speed > 0;
                }
            }
            for (const auto& memory : simulation.snapshot().memory)
                for (const auto& column : memory)
                    QVERIFY2(finite(column), qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(moved > 1000); // otherwise this test would show nothing
        QVERIFY2(lived >= leastLives, qPrintable(QString::number(lived)));
    }

    void restore_goesBackBitForBit() {
        for (int seed = 0; seed < seeds; seed += 4) {
            Simulation simulation = afterTicks(seed % 30, graph(seed, 40));
            const Snapshot snapshot = simulation.snapshot();
            run(simulation, 15);
            const std::uint64_t later = hashOf(simulation.snapshot());
            QVERIFY(simulation.restore(snapshot));
            QCOMPARE(hashOf(simulation.snapshot()), hashOf(snapshot));
            run(simulation, 15);
            QCOMPARE(hashOf(simulation.snapshot()), later);
        }
    }

    /// Nodes may do anything with a value in its range: no step fails, and no value leaves its
    /// range.
    void memory_isTakenIfItIsInItsRange() {
        std::mt19937_64 random(1);
        std::set<std::string_view> seen;
        int taken = 0, refused = 0;
        /// Puts a value into the memory of a node, and restores that.
        const auto tryValue = [&](Simulation& simulation, Snapshot changed, std::size_t population,
                                  const CompiledNode& node, std::size_t k) {
            const MemoryValue& of = node.code->memory[k];
            std::vector<double>& column = changed.memory[population][node.memory + k];
            const double value = randomMemory(random);
            column[random() % column.size()] = value;
            const auto restored = simulation.restore(changed);
            QCOMPARE(restored.ok(), of.takes(value, changed.populations.size()));
            if (!restored) {
                const std::string& text = restored.problems().front().text;
                for (const std::string& part : {std::string(of.name), node.id})
                    QVERIFY_HAS(text, '"' + part + '"');
                ++refused;
                return;
            }
            ++taken;
            simulation.step();
            simulation.step();
            const auto again = simulation.restore(simulation.snapshot());
            QVERIFY_OK(again);
        };
        for (int seed = 1; seed < seeds; seed += 2) {
            Project project = graph(seed, 40);
            for (Node& node : project.nodes) // only the variants of some codes remember
                if (const auto& code = findNodeType(node.type)->code;
                    code && code->variant && !code->variantFlag.empty())
                    node.values[*findNodeType(node.type)->settingIndex(code->variantFlag)] = true;
            dropNumbersOfAgents(project);
            const RunningWorld layout(project, {});
            Simulation simulation = afterTicks(seed % 20, project);
            const Snapshot snapshot = simulation.snapshot();
            for (std::size_t i = 0; i < layout.programs.size(); ++i)
                for (const CompiledNode& node : layout.programs[i].nodes)
                    for (std::size_t k = 0; k < 4 * node.code->memory.size(); ++k)
                        if (snapshot.populations[i].size() > 0) {
                            seen.insert(node.type->id);
                            tryValue(simulation, snapshot, i, node, k / 4);
                            if (QTest::currentTestFailed())
                                return;
                        }
        }
        QVERIFY2(taken >= 2 * seeds && refused >= 2 * seeds,
                 qPrintable(QString("%1 %2").arg(taken).arg(refused)));
        // Ways remember only with many goals: tst_way_paths anyMemoryInTheRange_isSafe.
        for (const NodeType& type : nodeTypes())
            QVERIFY2(!runsAll || !type.code || seen.contains(type.id) ||
                         (type.code->memory.empty() && type.code->variantFlag.empty()),
                     type.id.c_str());
    }

    void export_runsBitForBitAsTheProject() {
        for (int seed = 0; seed < seeds; seed += 4) {
            const Project project = graph(seed, 40);
            Simulation a(project), b(require(readProject(writeExport(project).value())).project);
            run(a, graphTicks);
            run(b, graphTicks);
            QCOMPARE(b.stateHash(), a.stateHash());
        }
    }

    void explain_andForces_giveTheSameSteering() {
        int checked = 0;
        for (int seed = 0; seed < seeds; ++seed) {
            Simulation simulation = afterTicks(10, graph(seed, 20));
            for (std::size_t i = 0; i < simulation.populations().size(); ++i) {
                const PopulationForces forces = simulation.forces(i);
                const Population& of = simulation.populations()[i];
                for (std::size_t rank = 0; rank < of.size(); ++rank) {
                    const Explanation now = simulation.explain({of.type, of.ordinal[rank]}).value();
                    QCOMPARE(forces.steeringX.at(rank), now.steering.x);
                    QCOMPARE(forces.steeringY.at(rank), now.steering.y);
                    QVERIFY(length(now.steering) <= now.maxForce * (1 + 1e-12));
                    ++checked;
                }
            }
        }
        QVERIFY(checked > 500);
    }

    /// Otherwise the other tests would show little.
    void everyNodeType_runsInSomeProject() {
        std::set<std::string> used;
        const auto missing = [&] {
            QStringList types;
            for (const NodeType& type : nodeTypes())
                if (type.kind != NodeKind::agentType && !used.contains(type.id))
                    types.append(QString::fromStdString(type.id));
            return types;
        };
        for (int seed = 0; seed < 4000 && !missing().isEmpty(); ++seed) {
            const Project project = graph(seed, 20);
            Simulation simulation(project);
            simulation.setCursor(Vec2{100, 100});
            run(simulation, 3);
            for (const EventCount& event : simulation.events()) // of a source, which steers nobody
                used.insert(project.node(event.node)->type);
            for (const Population& of : simulation.populations())
                for (std::size_t i = 0; i < std::min<std::size_t>(of.size(), 2); ++i) {
                    const Explanation now = simulation.explain({of.type, of.ordinal[i]}).value();
                    for (const NodeExplanation& explained : now.nodes) {
                        // Null for the Nearest that stands for a wire from agents to a target.
                        const Node* node = project.node(explained.node);
                        if (node)
                            used.insert(node->type);
                    }
                }
        }
        QVERIFY2(missing().isEmpty(), qPrintable(missing().join(", ")));
    }
};
