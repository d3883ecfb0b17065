#include "core/io/input_log_io.h"
#include "core/model/project_index.h"
#include "tests/app/cli/tiller_process.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/core/support/testing.h"

#include <QElapsedTimer>

#include <climits>
#include <csignal>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

QString hex(std::uint64_t hash) {
    return QString("%1").arg(static_cast<qulonglong>(hash), 16, 16, QChar('0'));
}

/// Calls `tiller run` and checks its output.
class TestRun : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_file = writeFile(m_folder, "hunt.tiller", huntProject);
        const auto loaded = require(readProject(huntProject));
        m_project = loaded.project;
    }

    void hash_isOneLine_theSameTwice_andThatOfTheLibrary() {
        const Ran ran = tillerRun({"run", m_file, "--ticks", "200", "--hash"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
        Simulation simulation(m_project);
        run(simulation, 200);
        QCOMPARE(ran.out, hex(simulation.stateHash()) + "\n");
        QCOMPARE(tillerRun({"run", m_file, "--ticks", "200", "--hash"}).out, ran.out);
    }

    void anExport_hasTheSameHash() {
        const QString config = m_folder.filePath("hunt.json");
        QCOMPARE(tillerRun({"export", m_file, "--to", "json", "-o", config}).exitCode, 0);
        const Ran ran = tillerRun({"run", config, "--ticks", "300", "--hash", "--cursor", "50,60"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out.trimmed(), hashOf({"--ticks", "300", "--cursor", "50,60"}));
    }

    void optionsThatMatter_changeTheHash_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("ticks") << QStringList{"--ticks", "601"};
        QTest::newRow("seed") << QStringList{"--seed", "6"};
        QTest::newRow("cursor") << QStringList{"--cursor", "-10,20.5"};
        QTest::newRow("world") << QStringList{"--set", "world.edges=bounce"};
        QTest::newRow("node") << QStringList{"--set", "pursue.speed=0.5"};
        QTest::newRow("count") << QStringList{"--set", "prey.count=11"};
        QTest::newRow("weight") << QStringList{"--set", "p2.weight=0.25"};
    }

    void optionsThatMatter_changeTheHash() {
        QFETCH(QStringList, options);
        const Ran ran = tillerRun(QStringList{"run", m_file, "--hash"} + options);
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.out.size(), 17);
        QVERIFY(ran.out.trimmed() != hashOf({}));
        QCOMPARE(hashOf({"--ticks", "600"}), hashOf({}));
    }

    void threads_doNotChangeTheHash() { QCOMPARE(hashOf({"--threads", "4"}), hashOf({})); }

    void seed_replacesTheSeedOfTheWorld() {
        QCOMPARE(hashOf({"--seed", "77"}), hashOf({"--set", "world.seed=77"}));
        QCOMPARE(hashOf({"--seed", "5"}), hashOf({}));
    }

    void trace_hasARowPerAgentAndTick() {
        const QString trace = m_folder.filePath("trace.csv");
        QCOMPARE(tillerRun({"run", m_file, "--ticks", "20", "--trace", trace}).exitCode, 0);
        const QStringList rows = QString::fromUtf8(readFile(trace)).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 1 + 21 * 15);
        QCOMPARE(rows.front(), QString("tick,agent,type,x,y,vx,vy"));

        Simulation simulation(m_project);
        run(simulation, 20);
        const Population& prey = simulation.populations().back();
        const QStringList last = rows.back().split(',');
        QCOMPARE(last[0], QString("20"));
        QCOMPARE(last[1], QString::fromStdString(agentLabel(prey, 11)));
        QCOMPARE(last[2], QString("prey"));
        QCOMPARE(last[3].toDouble(), prey.x[11]); // bit for bit
        QCOMPARE(last[4].toDouble(), prey.y[11]);
        QCOMPARE(last[5].toDouble(), prey.vx[11]);
        QCOMPARE(last[6].toDouble(), prey.vy[11]);

        QCOMPARE(
            tillerRun({"run", m_file, "--ticks", "20", "--every", "8", "--trace", trace}).exitCode,
            0);
        QCOMPARE(readFile(trace).count('\n'), 1 + 3 * 15);
    }

    void decimals_roundTables() {
        const Ran ran =
            tillerRun({"run", m_file, "--ticks", "5", "--trace", "-", "--decimals", "2"});
        QCOMPARE(ran.exitCode, 0);
        const QStringList last = ran.lines().back().split(',');
        QVERIFY2(last[3].section('.', 1).size() <= 2, qPrintable(last[3]));
        QVERIFY(tillerRun({"run", m_file, "--decimals", "2"}).exitCode != 0);
    }

    void trace_namesPlacedAgents();

    void plots_haveTheNumbersOfTheirMonitors();

    void trace_toStandardOutput_leavesTheHashLast() {
        const Ran ran = tillerRun({"run", m_file, "--ticks", "3", "--trace", "-", "--hash"});
        QCOMPARE(ran.lines().size(), 1 + 4 * 15 + 1);
        QCOMPARE(ran.lines().back(), hashOf({"--ticks", "3"}));

        const QString call =
            TILLER_BINARY " run " + m_file + " --ticks 3 --trace /dev/stdout | cat";
        QCOMPARE(tillerRun({"-c", call}, "sh").lines().size(), 1 + 4 * 15); // an open pipe
    }

    void json_isOneObject() {
        const Ran ran = tillerRun({"run", m_file, "--ticks", "2000", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const QJsonObject object = ran.json();
        QCOMPARE(object["ticks"].toInt(), 2000);
        QCOMPARE(object["agents"].toInt(), 15);
        QCOMPARE(object["hash"].toString(), hashOf({"--ticks", "2000"}));
        QVERIFY(object["seconds"].toDouble() > 0);
        Simulation simulation(m_project);
        run(simulation, 2000);
        const QJsonArray contacts = object["contacts"].toArray();
        QVERIFY(simulation.contactTotal() > 0);
        QCOMPARE(contacts.size(), static_cast<qsizetype>(simulation.contacts().size()));
        std::uint64_t total = 0;
        for (const QJsonValue& pair : contacts)
            total += static_cast<std::uint64_t>(pair["count"].toInt());
        QCOMPARE(total, simulation.contactTotal());
    }

    void result_hasTheNamesOfThings() {
        const Ran ran =
            tillerRun({"run", TILLER_SOURCE_DIR "/examples/tower-defence.tiller", "--ticks", "99"});
        QVERIFY_HAS(ran.out, "\ndid Creeps - Gets its health: ");
        QVERIFY_HAS(ran.out, "\nvariable Lives: 10\n");
    }

    void events_areCounted_inJsonAndText() {
        const HuntByModes hunt;
        const QString file = writeFile(m_folder, "modes.tiller",
                                       QByteArray::fromStdString(writeProject(hunt.project)));
        Simulation simulation(hunt.project);
        run(simulation, 400);
        const auto expected = simulation.events();
        QCOMPARE(expected.size(), 3U); // an arrival, and both modes entered again
        const QJsonArray events =
            tillerRun({"run", file, "--ticks", "400", "--json"}).json()["events"].toArray();
        const QByteArray text = tillerRun({"run", file, "--ticks", "400"}).out.toUtf8();
        QCOMPARE(events.size(), 3);
        for (int i = 0; i < events.size(); ++i) {
            const EventCount& event = expected[static_cast<std::size_t>(i)];
            const QJsonObject object = events[i].toObject();
            const QString node = QString::fromStdString(event.node);
            QCOMPARE(object["agentType"].toString(), QString("hunter"));
            QCOMPARE(object["node"].toString(), node);
            QCOMPARE(object["kind"].toString(), QString(node == "there" ? "arrival" : "mode"));
            QCOMPARE(object["count"].toInt(), static_cast<int>(event.count));
            const auto nameOf = [&hunt](const Id& id) {
                const Node& node = *hunt.project.node(id);
                return QString::fromStdString(ProjectIndex(hunt.project).nameOf(node));
            };
            const QString line = QString("\n%1 %2 - %3: %4\n")
                                     .arg(node == "there" ? "arrived" : "entered", nameOf("hunter"),
                                          nameOf(event.node))
                                     .arg(event.count);
            QVERIFY2(text.contains(line.toUtf8()), qPrintable(line));
        }
        QVERIFY(tillerRun({"run", m_file, "--json"}).json()["events"].toArray().isEmpty());
    }

    void anEnd_stopsTheRun_andIsSaid() {
        const QString file = TILLER_SOURCE_DIR "/tests/data/behaviors/end.tiller";
        const Ran ran = tillerRun({"run", file, "--ticks", "100000"});
        QCOMPARE(ran.exitCode, 0);
        const QString said = ran.lines().at(ran.lines().size() - 2);
        QVERIFY_STARTS(said, "Won: A walker is in the region, at tick ");
        const QJsonObject json = tillerRun({"run", file, "--ticks", "100000", "--json"}).json();
        QCOMPARE(json["end"]["node"].toString(), "end");
        QCOMPARE(json["end"]["tick"], json["ticks"]);
        QCOMPARE(json["end"]["text"].toString(), "Won: A walker is in the region");
        QVERIFY(json["ticks"].toInt() < 100000);
        QVERIFY(!tillerRun({"run", m_file, "--json"}).json().contains("end"));
    }

    void eventsOfARemovedNode_areLeftOut() {
        const HuntByModes hunt;
        InputLog log{.start = hunt.project, .ticks = 400, .events = {}};
        const std::vector<Id> gone{"there"};
        log.events = {{399, Edited{remove(hunt.project, gone)}}};
        const QString name =
            writeFile(m_folder, "removed.json", QByteArray::fromStdString(writeInputLog(log)));
        const QString file = writeFile(m_folder, "modes.tiller",
                                       QByteArray::fromStdString(writeProject(hunt.project)));
        const QJsonArray events =
            tillerRun({"run", file, "--inputs", name, "--json"}).json()["events"].toArray();
        QCOMPARE(events.size(), 2);
        for (const QJsonValue& event : events)
            QCOMPARE(event["kind"].toString(), QString("mode"));
    }

    void text_hasAgentsTicksAndHash() {
        const Ran ran = tillerRun({"run", m_file});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("15 agents, 600 ticks"));
        QCOMPARE(ran.lines().back(), "hash " + hashOf({}));
    }

    void aLog_isReplayed_toTheSameHash() {
        InputLog log{.start = m_project, .ticks = 120, .events = {}};
        const Change slower = setValue(m_project, "prey", "maxSpeed", 40.0).value();
        log.events = {{0, CursorMoved{Vec2{30, 40}}},
                      {50, Edited{slower}},
                      {60, AgentSpawned{"prey", Vec2{100, 90}, {1, -1}}},
                      {60, AgentBecame{{"prey", 1}, "hunter"}},
                      {70, AgentRemoved{{"prey", 0}}},
                      {90, CursorMoved{}},
                      {120, AgentMoved{{"prey", 2}, {7, 8}}}};
        const QString name =
            writeFile(m_folder, "log.json", QByteArray::fromStdString(writeInputLog(log)));

        Simulation simulation(m_project); // the same run, as in the editor
        simulation.setCursor(Vec2{30, 40});
        Project edited = m_project;
        apply(slower, edited);
        for (int i = 0; i < 120; ++i) {
            if (i == 50)
                simulation.setProject(edited);
            if (i == 60) {
                QVERIFY(simulation.spawn("prey", Vec2{100, 90}, {1, -1}));
                QVERIFY(simulation.become({"prey", 1}, "hunter"));
            }
            if (i == 70)
                QVERIFY(simulation.remove({"prey", 0}));
            if (i == 90)
                simulation.setCursor({});
            simulation.step();
        }
        simulation.moveAgent({"prey", 2}, {7, 8});

        const Ran before = tillerRun({"run", m_file, "--inputs", name, "--hash"});
        QCOMPARE(before.exitCode, 0);
        QVERIFY2(before.err.isEmpty(), qPrintable(before.err));
        QCOMPARE(before.out, hex(simulation.stateHash()) + "\n");

        const QString saved =
            writeFile(m_folder, "edited.tiller", QByteArray::fromStdString(writeProject(edited)));
        const Ran after = tillerRun({"run", saved, "--inputs", name, "--hash"});
        QVERIFY2(after.err.isEmpty(), qPrintable(after.err));
        QCOMPARE(after.out, before.out);

        simulation.step();
        const Ran longer = tillerRun({"run", saved, "--inputs", name, "--hash", "--ticks", "121"});
        QCOMPARE(longer.out, hex(simulation.stateHash()) + "\n");
    }

    void aLogOfAnotherProject_givesAWarning() {
        const InputLog log{.start = Project(), .ticks = 10, .events = {}};
        const QString name =
            writeFile(m_folder, "other.json", QByteArray::fromStdString(writeInputLog(log)));
        const Ran ran = tillerRun({"run", m_file, "--inputs", name, "--hash"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.err.contains("is neither the project that"));
    }

    void outputsThatOverwriteAFile_areRefused_data() {
        const TestRows<QStringList, QString> row;
        const QString folder = m_folder.path();
        const QString table = m_folder.filePath("lost.csv");
        QVERIFY(QFile::link(m_file, m_folder.filePath("link.csv")));
        const QString overwrites = " would overwrite \"" + m_file + "\"";
        row("plots", {"--plots", m_file}, "--plots" + overwrites);
        row("trace", {"--trace", m_file}, "--trace" + overwrites);
        row("by another path", {"--trace", folder + "/./hunt.tiller"}, "--trace" + overwrites);
        row("by a link", {"--trace", m_folder.filePath("link.csv")}, "--trace" + overwrites);
        row("log", {"--inputs", table, "--trace", table}, "which is read as --inputs");
        row("the same file twice", {"--plots", table, "--trace", folder + "/./lost.csv"},
            "--trace and --plots would both write");
        row("standard output twice", {"--plots", "-", "--trace", "-"},
            "--trace and --plots would both go to standard output");
        row("plots and JSON", {"--plots", "-", "--json"},
            "--plots and --json would both go to standard output");
    }

    void outputsThatOverwriteAFile_areRefused() {
        const auto [options, message] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(QStringList{"run", m_file, "--ticks", "0"} + options);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(readFile(m_file), QByteArray(huntProject));
        QVERIFY(!QFile::exists(m_folder.filePath("lost.csv")));
    }

    void aProjectWithoutPlots_givesAWarning() {
        const Ran ran = tillerRun({"run", m_file, "--ticks", "1", "--plots", "-"});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY_HAS(ran.out, "tick,seconds\n0,0\n1,");
        QVERIFY_HAS(ran.err, "hunt.tiller has no plots");
    }

    void wrongCalls_data() {
        const TestRows<QStringList, QString> row;
        row("unknown option", {"--tick", "5"}, "Did you mean \"--ticks\"?");
        row("ticks", {"--ticks", "-1"}, "not a whole number from 0");
        row("ticks in words", {"--ticks", "many"}, "not a whole number");
        row("seed", {"--seed", "1.5"}, "not a whole number");
        row("seed beyond the range", {"--seed", "9007199254740992"}, "9007199254740991");
        row("threads", {"--threads", "0"}, "from 1 to");
        row("cursor", {"--cursor", "5"}, "Write it as X,Y");
        row("cursor NaN", {"--cursor", "nan,1"}, "Write it as X,Y");
        row("every alone", {"--every", "5"}, "requires --trace");
        row("every 0", {"--trace", "-", "--every", "0"}, "from 1 to");
        row("set without value", {"--set", "world.seed"}, "PATH=VALUE");
        row("set an unknown item", {"--set", "pray.count=5"}, "Did you mean \"prey\"?");
        row("set an unknown setting", {"--set", "prey.cuont=5"}, "Did you mean \"count\"?");
        row("set beyond the range", {"--set", "world.width=0"}, "it must be 1 to 1000000");
        row("set words as a number", {"--set", "world.width=wide"}, "must be a number");
        row("set an unknown choice", {"--set", "world.edges=warp"}, "must be one of");
        row("weight beyond the range", {"--set", "p2.weight=101"}, "0 to 100");
        row("seed with a log", {"--seed", "1", "--inputs", "x"}, "excludes");
        row("a second file", {"other.tiller"}, "unexpected argument");
    }

    void wrongCalls() {
        const auto [options, message] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(QStringList{"run", m_file} + options);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
        QVERIFY(ran.out.isEmpty());
    }

    void badFiles_exitWith1() {
        for (const QString& name : QDir(badFile("")).entryList({"*.tiller"}, QDir::Files)) {
            const Ran ran = tillerRun({"run", badFile(name), "--hash"});
            QCOMPARE(ran.exitCode, 1);
            QVERIFY_STARTS(ran.err, badFile(name) + ":");
            QVERIFY(ran.out.isEmpty());
        }
        const Ran log = tillerRun({"run", m_file, "--inputs", m_file});
        QCOMPARE(log.exitCode, 1);
        QVERIFY(log.err.contains(":2:13: error: This file is a project; here an input log"));
    }

    void unreadableFiles_exitWith3() {
        QCOMPARE(tillerRun({"run", "/nowhere.tiller"}).exitCode, 3);
        QCOMPARE(tillerRun({"run", m_folder.path()}).exitCode, 3);
        QCOMPARE(tillerRun({"run", m_file, "--inputs", "/nowhere.json"}).exitCode, 3);
        QCOMPARE(tillerRun({"run", m_file, "--trace", "/nowhere/trace.csv"}).exitCode, 3);
    }

    void aFullDisk_exitsWith3() {
        const Ran ran = tillerRun({"run", m_file, "--trace", "/dev/full", "--hash"});
        QCOMPARE(ran.exitCode, 3);
        QVERIFY(ran.err.contains("No space left on device"));
        QCOMPARE(
            tillerRun({"-c", QString(TILLER_BINARY) + " run " + m_file + " --hash > /dev/full"},
                      "sh")
                .exitCode,
            3);
    }

    /// It is interrupted in the middle of a run that would take years.
    void ctrlC_exitsWith130_andLeavesNothing() {
        const auto files = [this] {
            return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        };
        const QStringList before = files();
        QProcess process;
        process.start(TILLER_BINARY, {"run", m_file, "--ticks", "9000000000", "--trace", "-"});
        QVERIFY(process.waitForReadyRead(60'000));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(files(), before);
    }

    /// A tick that takes a minute: all agents are neighbors of all others.
    void ctrlC_endsALongTick() {
        constexpr int agents = 200'000;
        const QString file = writeFile(m_folder, "crowd.tiller", R"({
    "format": "tiller-project", "version": 2, "world": {"width": 20, "height": 20},
    "nodes": [{"id": "a", "type": "agent-type", "count": 200000, "radius": 0},
              {"id": "apart", "type": "separation", "radius": 100}],
    "links": [{"id": "l", "from": "a.agents", "to": "apart.agents"},
              {"id": "m", "from": "apart.force", "to": "a.steering"}]})");
        QProcess process;
        process.start(TILLER_BINARY, {"run", file, "--ticks", "1", "--trace", "-"});
        qsizetype rows = 0;
        while (rows < agents * 9 / 10) { // those of the start: the tick comes next
            QVERIFY2(process.waitForReadyRead(60'000), process.readAllStandardError().constData());
            rows += process.readAllStandardOutput().count('\n');
        }
        QTest::qWait(300); // by now, it is under way
        QElapsedTimer clock;
        clock.start();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }

    /// Nobody reads what it writes, so it does not notice the first signal.
    void aSecondSignal_endsItAnyway_data() {
        const TestRows<int, int> row;
        row("SIGINT", SIGINT, 130);
        row("SIGTERM", SIGTERM, 143);
    }

    void aSecondSignal_endsItAnyway() {
        const auto [signal, code] = fetched<int, int>();
        const QString pipe = m_folder.filePath(QString::number(signal));
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const int reader = ::open(qPrintable(pipe), O_RDWR | O_CLOEXEC);
        QVERIFY(reader >= 0);
        const auto waiting = [&] {
            int bytes = 0;
            return ::ioctl(reader, FIONREAD, &bytes) == 0 ? bytes : -1;
        };
        QProcess process;
        process.setStandardOutputFile(pipe);
        process.start(TILLER_BINARY, {"run", m_file, "--ticks", "9000000000", "--trace", "-"});
        const int size = ::fcntl(reader, F_GETPIPE_SZ);
        QTRY_VERIFY_WITH_TIMEOUT(waiting() > size - PIPE_BUF, 60'000);
        const auto pid = static_cast<pid_t>(process.processId());
        ::kill(pid, signal);
        QVERIFY(!process.waitForFinished(500));
        ::kill(pid, signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), code);
        ::close(reader);
    }

private:
    [[nodiscard]] QString hashOf(const QStringList& options) const {
        return tillerRun(QStringList{"run", m_file, "--hash"} + options).out.trimmed();
    }

    QTemporaryDir m_folder;
    QString m_file;
    Project m_project;
};

void TestRun::trace_namesPlacedAgents() {
    const QString file = writeFile(m_folder, "placed.tiller", R"({
    "format": "tiller-project", "version": 2, "world": {"edges": "open"},
    "nodes": [{"id": "prey", "type": "agent-type", "start": "placed", "agents": [
        {"name": "say \"hi\", you", "x": 1.5, "y": -2, "vx": 0.25, "vy": 0},
        {"name": "", "x": 3, "y": 4}]}]})");
    const Ran ran = tillerRun({"run", file, "--ticks", "0", "--trace", "-"});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QString("tick,agent,type,x,y,vx,vy\n"
                              "0,\"say \"\"hi\"\", you\",prey,1.5,-2,0.25,0\n"
                              "0,prey-1,prey,3,4,0,0\n"));
}

void TestRun::plots_haveTheNumbersOfTheirMonitors() {
    const QString file = writeFile(m_folder, "plotted.tiller", R"({
    "format": "tiller-project", "version": 2,
    "world": {"edges": "open", "tick": 1, "ticksPerSecond": 4},
    "nodes": [{"id": "prey", "type": "agent-type", "start": "placed", "agents": [
        {"name": "", "x": 0, "y": 0, "vx": 3, "vy": 4},
        {"name": "slow", "x": 3, "y": 4}]}],
    "annotations": [
        {"id": "m", "type": "monitor", "of": "prey", "quantity": "speed", "statistic": "most"},
        {"id": "n", "type": "monitor", "name": "Of \"prey-0\"", "of": "prey", "agent": "prey-0",
         "quantity": "x"},
        {"id": "o", "type": "monitor", "of": "prey", "agent": "gone", "quantity": "y"}]})");
    const Ran ran = tillerRun({"run", file, "--ticks", "4", "--every", "2", "--plots", "-"});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
    QCOMPARE(ran.out, QString("tick,seconds,\"Speed Agent type, most (units/tick)\","
                              "\"Position x Of \"\"prey-0\"\" (units)\",Position y gone (units)\n"
                              "0,0,5,0,\n"
                              "2,0.5,5,6,\n"
                              "4,1,5,12,\n"));
    QCOMPARE(tillerRun({"run", file, "--plots", "/nowhere/plots.csv"}).exitCode, 3);
}
