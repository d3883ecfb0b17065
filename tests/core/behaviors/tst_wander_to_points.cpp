#include "tests/core/support/testing.h"

Project hopper(double interval, double arrivalDistance) {
    Project project = world("a (150,150); meadow:region; "
                            "hop:wander-to-points interval={} arrivalDistance={}; meadow > hop > a",
                            interval, arrivalDistance);
    project.scene.push_back(
        {.id = "box", .type = "region", .values = findSceneType("region")->defaults()});
    for (const auto& [setting, value] :
         {std::pair("x", 100.0), {"y", 120.0}, {"width", 80.0}, {"height", 60.0}})
        apply(setValue(project, "box", setting, value).value(), project);
    apply(setValue(project, "meadow", "region", std::string("box")).value(), project);
    return project;
}

Vec2 goal(const Simulation& simulation) {
    const auto memory = simulation.snapshot().memory[0];
    return {memory.at(0).at(0), memory.at(1).at(0)};
}

class TestWanderToPoints : public QObject {
    Q_OBJECT

private slots:
    void goals_areInTheRegion_andNewEveryInterval() {
        Simulation simulation(hopper(5, 0));
        std::set<double> goals;
        for (int tick = 0; tick < 100; ++tick) {
            const Vec2 at = goal(simulation);
            QVERIFY(at.x >= 100 && at.x <= 180 && at.y >= 120 && at.y <= 180);
            goals.insert(at.x);
            simulation.step();
        }
        QCOMPARE(goals.size(), 20U);
    }

    void arrival_choosesAnotherGoal() {
        Simulation simulation(hopper(noLimit, 6));
        int changes = 0;
        for (int tick = 0; tick < 2000; ++tick) {
            const Vec2 before = goal(simulation);
            const Population& of = simulation.populations()[0];
            const double distance = length(before - Vec2{of.x[0], of.y[0]});
            simulation.step();
            QCOMPARE(goal(simulation) != before, distance <= 6);
            changes += goal(simulation) != before;
        }
        QVERIFY(changes > 20);
    }

    void noRegion_isInactive() {
        Project project = hopper(5, 0);
        project.links.erase(project.links.begin());
        Simulation simulation = afterTicks(1, project);
        QCOMPARE(simulation.populations()[0].vx[0], 0.0);
        QVERIFY(!simulation.explain({"a", 0})->nodes.at(0).active);
    }
};
