#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

/// Calls `tiller bench` and checks its output.
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

private:
    QTemporaryDir m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(TestBench)
#include "tst_bench.moc"
