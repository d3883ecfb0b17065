#include "app/cli/scaling.h"
#include "core/io/project_io.h"
#include "core/sim/simulation.h"

#include <QTest>

using namespace tiller;
using namespace tiller::cli;

/// Scales projects to more agents at the same density.
class TestScaling : public QObject {
    Q_OBJECT

private slots:
    void counts_growInProportion_andAddUp_data();
    void counts_growInProportion_andAddUp();
    void areas_growWithTheAgents();
    void theSameNumber_givesTheSameProject();
    void placedAgents_startAtRandomPlaces();
    void contactsPerAgent_stayNearlyTheSame();
};

namespace {

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

} // namespace

void TestScaling::counts_growInProportion_andAddUp_data() {
    QTest::addColumn<int>("agents");
    QTest::addColumn<double>("hunters");
    QTest::newRow("one") << 1 << 0.0;
    QTest::newRow("half") << 50 << 2.0;
    QTest::newRow("as many") << 100 << 3.0;
    QTest::newRow("a thousand and one") << 1001 << 30.0;
    QTest::newRow("a million") << 1'000'000 << 30'000.0;
}

void TestScaling::counts_growInProportion_andAddUp() {
    QFETCH(int, agents);
    QFETCH(double, hunters);
    const auto scaled = scaledTo(crowd(), static_cast<std::uint64_t>(agents));
    QVERIFY(scaled.ok());
    QCOMPARE(countOf(scaled.value(), "hunter"), hunters);
    QCOMPARE(countOf(scaled.value(), "prey"), agents - hunters);
}

void TestScaling::areas_growWithTheAgents() {
    const Project scaled = scaledTo(crowd(), 400).value();
    QCOMPARE(scaled.worldNumber("width"), 1600.0);
    QCOMPARE(scaled.worldNumber("height"), 800.0);
    QCOMPARE(scaled.worldNumber("tick"), crowd().worldNumber("tick"));
    QCOMPARE(numberIn(scaled, "x"), 200.0);
    QCOMPARE(numberIn(scaled, "y"), 100.0);
    QCOMPARE(numberIn(scaled, "width"), 400.0);
    QCOMPARE(numberIn(scaled, "height"), 200.0);
}

void TestScaling::theSameNumber_givesTheSameProject() {
    QVERIFY(scaledTo(crowd(), 100).value() == crowd());
}

void TestScaling::placedAgents_startAtRandomPlaces() {
    const auto loaded = readProject(R"({"format": "tiller-project", "version": 2,
        "nodes": [{"id": "prey", "type": "agent-type", "start": "placed",
                   "agents": [{"x": 1, "y": 1}, {"x": 2, "y": 2}]}]})");
    const Project scaled = scaledTo(loaded.value().project, 500).value();
    QCOMPARE(Simulation(scaled).agentCount(), std::size_t{500});
}

void TestScaling::contactsPerAgent_stayNearlyTheSame() {
    const auto contactsPerAgent = [](std::uint64_t agents) {
        Simulation simulation(scaledTo(crowd(), agents).value());
        for (int i = 0; i < 60; ++i)
            simulation.step();
        return static_cast<double>(simulation.contactTotal()) / static_cast<double>(agents);
    };
    const double few = contactsPerAgent(1000);
    const double many = contactsPerAgent(16'000);
    QVERIFY(few > 0.3);
    QVERIFY2(many > 0.8 * few && many < 1.2 * few, qPrintable(QString("%1 %2").arg(few).arg(many)));
}

QTEST_APPLESS_MAIN(TestScaling)
#include "tst_scaling.moc"
