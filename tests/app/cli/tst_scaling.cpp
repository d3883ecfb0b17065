#include "app/cli/console.h"
#include "tests/core/support/testing.h"

using namespace tiller::cli;

Project crowd() {
    const auto loaded = readProject(R"({
        "format": "tiller-project", "version": 2,
        "world": {"width": 800, "height": 400},
        "scene": [{"id": "box", "type": "region", "x": 100, "y": 50, "width": 200, "height": 100}],
        "nodes": [
            {"id": "hunter", "type": "agent-type", "count": 3, "maxSpeed": 0},
            {"id": "prey", "type": "agent-type", "count": 97, "maxSpeed": 50, "startRegion": "box"}
        ]})");
    return loaded.value().project;
}

double countOf(const Project& project, const char* id) {
    return numberOf(valueOf(*project.node(id), "count"));
}

double numberIn(const Project& project, const char* setting) {
    return numberOf(valueOf(*project.sceneItem("box"), setting));
}

/// Scales projects to more agents at the same density.
class TestScaling : public QObject {
    Q_OBJECT

private slots:
    void counts_growInProportion_andAddUp_data() {
        const Rows<int, double> row;
        row("one", 1, 0.0);
        row("half", 50, 2.0);
        row("as many", 100, 3.0);
        row("a thousand and one", 1001, 30.0);
        row("a million", 1'000'000, 30'000.0);
    }

    void counts_growInProportion_andAddUp() {
        const auto [agents, hunters] = fetched<int, double>();
        const auto scaled = require(scaledTo(crowd(), static_cast<std::uint64_t>(agents)));
        QCOMPARE(countOf(scaled, "hunter"), hunters);
        QCOMPARE(countOf(scaled, "prey"), agents - hunters);
    }

    void areas_growWithTheAgents() {
        const Project scaled = scaledTo(crowd(), 400).value();
        QCOMPARE(scaled.worldNumber("width"), 1600.0);
        QCOMPARE(scaled.worldNumber("height"), 800.0);
        QCOMPARE(scaled.worldNumber("tick"), crowd().worldNumber("tick"));
        QCOMPARE(numberIn(scaled, "x"), 200.0);
        QCOMPARE(numberIn(scaled, "y"), 100.0);
        QCOMPARE(numberIn(scaled, "width"), 400.0);
        QCOMPARE(numberIn(scaled, "height"), 200.0);
    }

    void theSameNumber_givesTheSameProject() { QVERIFY(scaledTo(crowd(), 100).value() == crowd()); }

    void placedAgents_startAtRandomPlaces() {
        const auto loaded = readProject(R"({"format": "tiller-project", "version": 2,
        "nodes": [{"id": "prey", "type": "agent-type", "start": "placed",
                   "agents": [{"x": 1, "y": 1}, {"x": 2, "y": 2}]}]})");
        const Project scaled = scaledTo(loaded.value().project, 500).value();
        QCOMPARE(Simulation(scaled).agentCount(), 500U);
    }

    void contactsPerAgent_stayNearlyTheSame() {
        const auto contactsPerAgent = [](std::uint64_t agents) {
            Simulation simulation(scaledTo(crowd(), agents).value());
            run(simulation, 60);
            return static_cast<double>(simulation.contactTotal()) / static_cast<double>(agents);
        };
        const double few = contactsPerAgent(1000);
        const double many = contactsPerAgent(16'000);
        QVERIFY(few > 0.3);
        QVERIFY2(many > 0.8 * few && many < 1.2 * few,
                 qPrintable(QString("%1 %2").arg(few).arg(many)));
    }
};
