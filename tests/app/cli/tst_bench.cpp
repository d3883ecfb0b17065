#include "app/cli/console.h"
#include "tests/app/cli/tiller_process.h"
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

/// Calls `tiller bench` and checks its output; and scales projects to more agents at the same
/// density.
class TestBench : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_file = writeFile(m_folder, "hunt.tiller", huntProject); }

    void json_hasTheFields() {
        const Ran ran = tillerRun({"bench", m_file, "--ticks", "50", "--threads", "2", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject object = ran.json();
        QCOMPARE(object["agents"].toInt(), 15);
        QCOMPARE(object["ticks"].toInt(), 50);
        QCOMPARE(object["threads"].toInt(), 1); // a small world uses one thread
        QVERIFY(object["nsPerAgentStep"].toDouble() > 0);
        QVERIFY(object["neighbors"].toDouble() > 0);
        QVERIFY(object["bytesPerAgent"].toDouble() > 8 * 4);
        QCOMPARE(object["hash"].toString(),
                 tillerRun({"run", m_file, "--ticks", "50", "--hash"}).out.trimmed());
    }

    void agents_haveTheAskedNumber_data() {
        QTest::addColumn<int>("agents");
        QTest::newRow("one") << 1;
        QTest::newRow("seven") << 7;
        QTest::newRow("a thousand and one") << 1001;
    }

    void agents_haveTheAskedNumber() {
        QFETCH(int, agents);
        const Ran ran = tillerRun(
            {"bench", m_file, "--agents", QString::number(agents), "--ticks", "2", "--json"});
        QCOMPARE(ran.json()["agents"].toInt(), agents);
    }

    void theSameNumberOfAgents_changesNothing() {
        const Ran ran = tillerRun({"bench", m_file, "--agents", "15", "--ticks", "50", "--json"});
        QCOMPARE(ran.json()["hash"].toString(),
                 tillerRun({"run", m_file, "--ticks", "50", "--hash"}).out.trimmed());
    }

    void text_hasTheSameNumbers() {
        const Ran ran = tillerRun({"bench", m_file, "--ticks", "20"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("15 agents, 20 ticks on 1 thread"));
        QVERIFY(ran.out.contains("ns per agent and tick"));
    }

    void profile_namesEveryNode() {
        const Ran ran = tillerRun({"bench", m_file, "--ticks", "50", "--profile", "--json"});
        QStringList nodes;
        double sum = 0;
        for (const QJsonValue& part : ran.json()["profile"].toArray()) {
            nodes += part["node"].toString();
            sum += part["nsPerAgentStep"].toDouble();
        }
        for (const char* node : {"evade", "pursue"})
            QVERIFY2(nodes.contains(node), node);
        QVERIFY(sum > 0);
        QVERIFY(!tillerRun({"bench", m_file, "--json"}).json().contains("profile"));
    }

    void engine_doesNotChangeTheHash() {
        const auto hash = [&](const QStringList& options) {
            const QStringList all =
                QStringList{"bench", m_file, "--agents", "3000", "--json"} + options;
            return tillerRun(all + QStringList{"--ticks", "20"}).json()["hash"].toString();
        };
        const QString expected = hash({});
        QVERIFY(!expected.isEmpty());
        QCOMPARE(hash({"--threads", "3", "--sort-period", "1"}), expected);
        QCOMPARE(hash({"--simd", "scalar", "--sort-period", "50"}), expected);
        QVERIFY(hash({"--warm", "1"}) != expected);
    }

    void missingSimd_isRefused() {
#ifdef __x86_64__
        const char* missing = "neon";
#else
        const char* missing = "avx2";
#endif
        const Ran ran = tillerRun({"bench", m_file, "--simd", missing});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY(ran.err.contains("this machine has no"));
    }

    void refusals() {
        QCOMPARE(tillerRun({"bench", m_file, "--agents", "0"}).exitCode, 2);
        QCOMPARE(tillerRun({"bench", m_file, "--agents", "1000001"}).exitCode, 2);
        QCOMPARE(tillerRun({"bench", badFile("ring.tiller")}).exitCode, 1);
        QCOMPARE(tillerRun({"bench", "/nowhere.tiller"}).exitCode, 3);
        const QString empty =
            writeFile(m_folder, "empty.tiller", R"({"format": "tiller-project", "version": 2})");
        const Ran none = tillerRun({"bench", empty, "--agents", "10"});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.err.contains("The project has no agents"));
        const QString wide = writeFile(m_folder, "wide.tiller", R"({"format": "tiller-project",
        "version": 2, "world": {"width": 1000000},
        "nodes": [{"id": "prey", "type": "agent-type"}]})");
        const Ran large = tillerRun({"bench", wide, "--agents", "100"});
        QCOMPARE(large.exitCode, 2);
        QVERIFY_HAS(large.err, "need a world of 10000000; the limit is 1000000");
    }

    void counts_growInProportion_andAddUp_data() {
        const TestRows<int, double> row;
        row("one", 1, 0.0);
        row("half", 50, 2.0);
        row("as many", 100, 3.0);
        row("a thousand and one", 1001, 30.0);
        row("a million", 1'000'000, 30'000.0);
    }

    void counts_growInProportion_andAddUp() {
        const auto [agents, hunters] = fetched<int, double>();
        const auto scaled = require(scaledTo(crowd(), static_cast<std::uint64_t>(agents)));
        QCOMPARE(numberIn(scaled, "hunter", "count"), hunters);
        QCOMPARE(numberIn(scaled, "prey", "count"), agents - hunters);
    }

    void areas_growWithTheAgents() {
        const Project scaled = scaledTo(crowd(), 400).value();
        QCOMPARE(scaled.worldNumber("width"), 1600.0);
        QCOMPARE(scaled.worldNumber("height"), 800.0);
        QCOMPARE(scaled.worldNumber("tick"), crowd().worldNumber("tick"));
        QCOMPARE(numberIn(scaled, "box", "x"), 200.0);
        QCOMPARE(numberIn(scaled, "box", "y"), 100.0);
        QCOMPARE(numberIn(scaled, "box", "width"), 400.0);
        QCOMPARE(numberIn(scaled, "box", "height"), 200.0);
    }

    void theSameNumber_givesTheSameProject() {
        QVERIFY(scaledTo(crowd(), 100).value() == crowd());
    }

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

private:
    QTemporaryDir m_folder;
    QString m_file;
};
