#include "tests/core/game/game_testing.h"
#include "tests/core/support/testing.h"

using namespace tiller::game;

/// What a game shows of a project: its plots, and the forces on a type's agents.
class TestPlots : public QObject {
    Q_OBJECT

private slots:
    void plots_haveWords_andTheNumbersOfMeasure() {
        World world = exampleWorld("hunter-and-prey");
        QCOMPARE(world.plots().size(), std::size_t(1));
        const World::Plot& plot = world.plots().front();
        QCOMPARE(plot.id, "counter-catches"s);
        QCOMPARE(plot.name, "Hunter caught prey"s);
        QCOMPARE(plot.quantity, "Contacts"s);
        QCOMPARE(plot.whose, "Hunter and Prey"s);
        QCOMPARE(world.measure(0), std::optional(0.0));

        Simulation simulation(world.project());
        stepTimes(world, 600);
        run(simulation, 600);
        QVERIFY(*world.measure(0) > 0);
        QCOMPARE(*world.measure(0),
                 static_cast<double>(simulation.contactsOf("hunter", "prey").count));
    }

    void plots_followAReload() {
        World world = exampleWorld("hunter-and-prey");
        Project without = world.project();
        without.annotations.clear();
        QVERIFY(world.reloadText(writeProject(without)).ok());
        QVERIFY(world.plots().empty());
        QVERIFY(!world.measure(0));
        QVERIFY(world.reloadText(exampleText("hunter-and-prey")).ok());
        QCOMPARE(world.plots().size(), std::size_t(1));
        QVERIFY(world.measure(0).has_value());
    }

    void unknownPlot_hasNoNumber() {
        World world = coastingWorld();
        QVERIFY(world.plots().empty());
        QVERIFY(!world.measure(0));
    }

    void forces_areThoseOfExplain() {
        World world = exampleWorld("hunter-and-prey");
        stepTimes(world, 50);
        for (Type type = 0; type < world.typeCount(); ++type) {
            const PopulationForces forces = world.forces(type);
            const Columns agents = world.agents(type);
            QCOMPARE(forces.steeringX.size(), agents.count);
            for (std::size_t i = 0; i < agents.count; ++i) {
                const Vec2 steering = world.explain(agents.agent(i))->steering;
                QCOMPARE(forces.steeringX[agents.rank[i]], steering.x);
                QCOMPARE(forces.steeringY[agents.rank[i]], steering.y);
            }
        }
    }

    void forces_ofNoType_areNobodys() {
        QVERIFY(exampleWorld("hunter-and-prey").forces(anyType).steeringX.empty());
    }
};
