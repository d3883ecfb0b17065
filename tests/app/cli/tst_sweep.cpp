#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

/// Plans, runs and merges sweeps by the command line.
class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QByteArray project = huntProject;
        project.replace("\"links\"", R"("annotations": [
    {"id": "plot", "type": "monitor", "name": "Chases", "of": "hunter", "agent": "",
     "quantity": "contacts-with", "node": "", "with": "prey", "statistic": "mean", "seconds": 20},
    {"id": "kept", "type": "sweep", "name": "Kept", "varies": "hunter.maxSpeed=100, 120", "seeds": 2,
     "ticks": 50, "of": "hunter", "agent": "", "quantity": "speed", "node": "", "statistic": "mean",
     "take": "end"}
  ],
  "links")");
        m_file = writeFile(m_folder, "hunt.tiller", project);
        QCOMPARE(tillerRun({"check", m_file}).err, QString());
    }

    void chunks_giveTheTableOfOneProcess() {
        const QString one = planned("one");
        QVERIFY(tillerRun({"sweep", "run", one, "--threads", "2"}).out.startsWith("12 runs, "));
        const Ran merged = tillerRun({"sweep", "merge", one, "-o", one + ".csv"});
        QCOMPARE(merged.lines().first(), QString("12 runs"));
        const QStringList rows = QString(readFile(one + ".csv")).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(rows.size(), 13);
        QCOMPARE(rows.first(), QString("run,hunter.maxSpeed,seed,value,hash"));

        const QString parts = planned("parts");
        QCOMPARE(readFile(parts), readFile(one)); // a plan is the same each time
        for (const char* chunk : {"2/2", "1/2", "1/2"})
            QCOMPARE(tillerRun({"sweep", "run", parts, "--chunk", chunk}).exitCode, 0);
        QCOMPARE(tillerRun({"sweep", "merge", parts, "-o", parts + ".csv"}).out, merged.out);
        QVERIFY(tillerRun({"sweep", "run", parts}).out.contains("12 had a result already"));
    }

    void killedRun_goesOnWhereItWas() {
        const QStringList length{"--ticks", "6000"};
        const QString killed = planned("killed", length);
        const QDir results(killed + ".results");
        QProcess process;
        process.start(TILLER_BINARY, {"sweep", "run", killed, "--threads", "1"});
        QTRY_VERIFY(!results.entryList(QDir::Files).isEmpty());
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(tillerRun({"sweep", "run", killed}).exitCode, 0);
        const QString whole = planned("whole", length);
        QCOMPARE(tillerRun({"sweep", "run", whole}).exitCode, 0);
        QCOMPARE(tillerRun({"sweep", "merge", killed, "-o", killed + ".csv"}).out,
                 tillerRun({"sweep", "merge", whole, "-o", whole + ".csv"}).out);
        QCOMPARE(results.entryList(QDir::Files | QDir::Hidden).size(),
                 12); // nothing is left behind
    }

    void merge_reportsMissingRuns() {
        const QString part = planned("part");
        QCOMPARE(tillerRun({"sweep", "run", part, "--chunk", "1/4"}).exitCode, 0);
        const Ran merged = tillerRun({"sweep", "merge", part, "-o", "-"});
        QCOMPARE(merged.exitCode, 1);
        QCOMPARE(merged.lines().size(), 4);
        QVERIFY_HAS(merged.err, "9 runs of 12 have no result yet");
    }

    void plot_canBeTheMeasure() {
        const QString byName = m_folder.filePath("by-name");
        QCOMPARE(tillerRun({"sweep", "plan", m_file, "-o", byName, "--vary",
                            "hunter.maxSpeed=60..150 in 4", "--seeds", "3", "--ticks", "100",
                            "--measure", "Chases"})
                     .exitCode,
                 0);
        QVERIFY(tillerRun({"sweep", "show", byName}).out.contains(": Contacts\n"));
    }

    void show_hasMeansOfPlansAndProjects() {
        const QString plan = planned("shown");
        QVERIFY(tillerRun({"sweep", "show", plan}).out.contains("\n60\t0\t-\t-\n"));
        QCOMPARE(tillerRun({"sweep", "run", plan}).exitCode, 0);
        const Ran shown = tillerRun({"sweep", "show", plan});
        QCOMPARE(shown.lines().size(), 6);
        QVERIFY_HAS(shown.out, "\n60\t3\t");
        const Ran project = tillerRun({"sweep", "show", m_file});
        QVERIFY2(project.out.startsWith("kept Kept\n"), qPrintable(project.out + project.err));
        QVERIFY(project.out.contains("\n100\t0\t-\t-\n"));
        // A mean of huge values is a number, too.
        for (const QFileInfo& each : QDir(plan + ".results").entryInfoList(QDir::Files)) {
            QStringList lines = QString(readFile(each.filePath())).split('\n');
            lines[1] = lines[1].section(' ', 0, 0) + " 1e308 " + lines[1].section(' ', 2);
            writeFile(m_folder, "shown.results/" + each.fileName(), lines.join('\n').toUtf8());
        }
        QVERIFY_HAS(tillerRun({"sweep", "show", plan}).out, "\n60\t3\t1e+308\t0\n");
        // The project's own sweep is the one that is planned.
        const Ran own = tillerRun({"sweep", "plan", m_file, "-o", m_folder.filePath("own")});
        QVERIFY_STARTS(own.out, "2 combinations x 2 seeds of 50 ticks: 4 runs, about ");
    }

    void wrongCalls_data() {
        const TestRows<QStringList, QString> row;
        row("no output", {"plan", "FILE"}, "plan requires --output.");
        row("option of plan", {"run", "PLAN", "--seeds", "3"}, "require plan.");
        row("chunk", {"run", "PLAN", "--chunk", "3/2"}, "Write I/N, as in 1/8.");
        row("no engine", {"submit", "PLAN"}, "submit requires --engine.");
        row("unknown action", {"rum", "PLAN"}, "Did you mean \"run\"?");
        row("unknown sweep", {"plan", "FILE", "-o", "x", "--sweep", "Other"},
            "the project has no sweep \"Other\".");
        row("unknown setting",
            {"plan", "FILE", "-o", "x", "--sweep", "Kept", "--vary", "hunter.maxSped=1"},
            "maxSpeed");
        row("no measure", {"plan", "FILE", "-o", "x", "--vary", "hunter.mass=1"},
            "the sweep measures nothing.");
        row("unknown plot", {"plan", "FILE", "-o", "x", "--measure", "Chase"},
            "\"Chase\" is neither a plot of the project nor a setting of plots.");
        row("over its input", {"plan", "FILE", "-o", "FILE"}, "overwrite");
    }

    void wrongCalls() {
        auto [call, message] = fetched<QStringList, QString>();
        static const QString plan = planned("plan");
        call.replaceInStrings("PLAN", plan).replaceInStrings("FILE", m_file);
        const Ran ran = tillerRun(QStringList{"sweep"} + call);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
    }

private:
    /// Plans 4 speeds x 3 seeds.
    QString planned(const QString& name, const QStringList& more = {}) {
        const QString file = m_folder.filePath(name);
        const Ran ran =
            tillerRun(QStringList{"sweep", "plan", m_file, "-o", file, "--vary",
                                  "hunter.maxSpeed=60..150 in 4", "--seeds", "3", "--measure",
                                  "quantity=contacts-with,of=hunter,with=prey"} +
                      (more.isEmpty() ? QStringList{"--ticks", "100"} : more));
        if (ran.exitCode != 0 || !ran.out.contains("4 combinations x 3 seeds"))
            qFatal("%s%s", qPrintable(ran.out), qPrintable(ran.err));
        return file;
    }

    QTemporaryDir m_folder;
    QString m_file;
};
