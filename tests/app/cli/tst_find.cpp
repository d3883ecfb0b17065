#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

/// Finds values by the command line.
class TestFind : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_file = writeFile(m_folder, "hunt.tiller", huntProject); }

    void aBetterValue_isPrintedAndWritten() {
        const QString out = m_folder.filePath("out.tiller");
        const Ran ran = tillerRun(
            call({"--vary", "hunter.maxSpeed=20..200", "--large",
                  "quantity=speed,of=hunter,take=mean,weight=2", "--points", "8", "-o", out}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.err));
        QVERIFY_STARTS(ran.out, "8 points of 2 seeds, ");
        QVERIFY(ran.out.contains("Result 1 is better than the project: score "));
        QVERIFY(ran.out.contains("Speed, mean over time, large, weight 2\thunter.maxSpeed\n"));
        const QJsonArray nodes =
            QJsonDocument::fromJson(readFile(out)).object().value("nodes").toArray();
        QVERIFY(nodes.first().toObject().value("maxSpeed").toDouble() > 150);
    }

    void sameCall_printsTheSameValues() {
        const auto tableOf = [this](const QString& threads) {
            const Ran ran =
                tillerRun(call({"--vary", "hunter.maxSpeed=20..200", "--vary", "c2.weight=0..2",
                                "--small", "quantity=contacts-with,of=hunter,with=prey", "--points",
                                "9", "--threads", threads}));
            return ran.out.mid(ran.out.indexOf("\n\n"));
        };
        const QString table = tableOf("1");
        QVERIFY_HAS(table, "\nproject\t");
        QCOMPARE(tableOf("2"), table);
    }

    void wrongCalls_data() {
        const TestRows<QStringList, QString> row;
        const QString speed = "hunter.maxSpeed=20..200";
        row("nothing varies", {"--small", "quantity=speed,of=hunter"}, "--vary is required");
        row("no goal", {"--vary", speed}, "The search has no goal.");
        row("no range", {"--vary", "hunter.maxSpeed=20,30", "--small", "quantity=speed,of=hunter"},
            "Write PATH=FROM..TO");
        row("no target", {"--vary", speed, "--near", "quantity=speed,of=hunter"}, "Add ,target=X.");
        row("a target", {"--vary", speed, "--small", "quantity=speed,of=hunter,target=3"},
            "target requires --near.");
        row("take", {"--vary", speed, "--small", "quantity=speed,of=hunter,take=max"},
            "take is \"max\"");
        row("weight", {"--vary", speed, "--small", "quantity=speed,of=hunter,weight=much"},
            "weight is \"much\"");
        row("over its input",
            {"--vary", speed, "--small", "quantity=speed,of=hunter", "-o", m_file}, "overwrite");
        row("measure", {"--vary", speed, "--small", "Catches"}, "neither a plot of the project");
    }

    void wrongCalls() {
        const auto [more, message] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(call(more));
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
    }

private:
    [[nodiscard]] QStringList call(const QStringList& more) const {
        return QStringList{"find", m_file, "--seeds", "2", "--ticks", "60"} + more;
    }

    QTemporaryDir m_folder;
    QString m_file;
};
