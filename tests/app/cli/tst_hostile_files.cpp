#include "core/base/visible.h"
#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

const QString evil = QString("\x1b]0;pwned\x07") + QChar(0x202e) + QChar(0x9b) + "\n\r";
const QString hostile = TILLER_SOURCE_DIR "/tests/data/hostile/";

/// The names of the hunt act on a terminal.
QByteArray evilProject();

/// The first character that acts on a terminal; -1 if there is none.
int actingIn(const QByteArray& output) {
    const std::string text = output.toStdString();
    return toVisibleLines(text) == text ? -1 : 1;
}

/// Cells of a table, as RFC 4180 has it.
QList<QStringList> cellsOf(const QString& table) {
    QList<QStringList> rows{{QString()}};
    bool quoted = false;
    for (qsizetype i = 0; i < table.size(); ++i) {
        const QChar c = table[i];
        if (quoted && c == '"' && i + 1 < table.size() && table[i + 1] == '"')
            rows.last().last() += table[++i];
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && c == ',')
            rows.last().append(QString());
        else if (!quoted && c == '\n')
            rows.append(QStringList{QString()});
        else
            rows.last().last() += c;
    }
    rows.removeLast(); // after the last line feed
    return rows;
}

/// Files that are made to hurt: names that act on a terminal or a spreadsheet, and what is no file.
class TestHostileFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void noCommand_printsAControlCharacter_data() {
        QTest::addColumn<QStringList>("call");
        for (const QString& name :
             {evil + ".tiller", evil + "broken.tiller", QString("warn.tiller"),
              QString("name_esc.tiller"), evil + "none.tiller"}) {
            const QString file = path(name);
            const QString shown = QString::fromStdString(toVisible(name.toStdString()));
            const auto row = [&](const char* what, const QStringList& call) {
                QTest::newRow(qPrintable(shown + ": " + what)) << call;
            };
            row("check", {"check", file});
            row("run", {"run", file, "--ticks", "200"});
            row("run --json", {"run", file, "--ticks", "3", "--json"});
            row("run --trace", {"run", file, "--ticks", "3", "--trace", "-"});
            row("run --plots", {"run", file, "--ticks", "3", "--plots", "-"});
            row("run --set", {"run", file, "--set", evil + "=1"});
            row("run --set value", {"run", file, "--set", "world.width=" + evil});
            row("run --inputs", {"run", file, "--inputs", file});
            row("run --trace to it", {"run", file, "--trace", file});
            row("run --trace nowhere", {"run", file, "--trace", "/nowhere/" + evil});
            row("export", {"export", file, "-o", "-"});
            row("export to it", {"export", file, "-o", file});
            row("export nowhere", {"export", file, "-o", "/nowhere/" + evil});
            row("bench", {"bench", file, "--ticks", "2", "--profile"});
            row("bench --json", {"bench", file, "--ticks", "2", "--profile", "--json"});
            row("bench --agents", {"bench", file, "--ticks", "2", "--agents", "40"});
            row("render", {"render", file, "--ticks", "1", "-o", "/nowhere/" + evil + ".png"});
            row("render a film",
                {"render", file, "--ticks", "1", "-o", "/nowhere/" + evil + ".gif"});
        }
        const auto row = [&](const char* what, const QStringList& call) {
            QTest::newRow(what) << call;
        };
        row("a command", {evil});
        row("an option", {"run", "x", "--" + evil});
        row("an argument", {"list", evil});
        row("a format", {"export", "x", "--to", evil, "-o", "-"});
        row("a number", {"run", "x", "--ticks", evil});
        row("a point", {"run", "x", "--cursor", evil});
        row("a width of vectors", {"run", "x", "--simd", evil});
        row("a size", {"render", "x", "-o", "x.png", "--size", evil});
        row("a suffix", {"render", "x", "-o", evil});
        row("a schema", {"schema", evil});
        row("a shell", {"completion", evil});
        row("help", {evil, "--help"});
        row("list", {"list"});
        row("list --json", {"list", "--json"});
        row("schema", {"schema", "project"});
        row("man", {"man"});
    }

    void noCommand_printsAControlCharacter() {
        QFETCH(QStringList, call);
        QProcess process;
        process.start(TILLER_BINARY, call);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray out = process.readAllStandardOutput();
        const QByteArray err = process.readAllStandardError();
        QVERIFY(!out.isEmpty() || !err.isEmpty() || call.front() == "check");
        QVERIFY2(actingIn(out) < 0, out.toPercentEncoding(" :/\"").constData());
        QVERIFY2(actingIn(err) < 0, err.toPercentEncoding(" :/\"").constData());
        for (const QByteArray& line : (out + err).split('\n')) // nor does a name begin a line
            QVERIFY2(!line.startsWith("prey") && !line.startsWith(".tiller"), line.constData());
    }

    /// JSON stays JSON: characters are escaped as in its texts.
    void standardOutput_isVisibleJson() {
        const Ran ran = tillerRun({"export", m_evil, "-o", "-"});
        QCOMPARE(ran.exitCode, 0);
        const QString file = path("out.json");
        QCOMPARE(tillerRun({"export", m_evil, "-o", file}).exitCode, 0);
        QVERIFY(!ran.json().isEmpty());
        QCOMPARE(ran.json(), QJsonDocument::fromJson(readFile(file)).object());
    }

    void tables_haveNoFormulas() {
        const QString file = hostile + "csv.tiller";
        int texts = 0;
        for (const char* table : {"--trace", "--plots"}) {
            const Ran ran = tillerRun({"run", file, "--ticks", "2", table, "-"});
            QCOMPARE(ran.exitCode, 0);
            const QString out = path("table.csv");
            QCOMPARE(tillerRun({"run", file, "--ticks", "2", table, out}).exitCode, 0);
            QCOMPARE(QString::fromUtf8(readFile(out)), ran.out);
            const QList<QStringList> rows = cellsOf(ran.out);
            for (const QStringList& row : rows) {
                QCOMPARE(row.size(), rows.front().size());
                for (const QString& cell : row) {
                    bool isNumber = false;
                    cell.toDouble(&isNumber);
                    texts += isNumber ? 0 : 1;
                    QVERIFY2(isNumber || cell.isEmpty() || !QString("=+-@\t\r").contains(cell[0]),
                             qPrintable(cell));
                }
            }
            if (QString(table) == "--trace")
                QVERIFY_HAS(ran.out, "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
        }
        QVERIFY(texts > 100);
    }

    void whatIsNoFile_isRefused_data() {
        const TestRows<QString, QString> row;
        row("pipe", path("pipe"), "a pipe");
        row("link to a pipe", path("link"), "a pipe");
        row("folder", m_folder.path(), "a folder");
        row("device", "/dev/zero", "a device");
        row("socket", path("socket"), "a socket");
    }

    void whatIsNoFile_isRefused() {
        const auto [name, kind] = fetched<QString, QString>();
        ::mkfifo(qPrintable(path("pipe")), 0600);
        QFile::link(path("pipe"), path("link"));
        QFile::remove(path("socket"));
        const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        path("socket").toStdString().copy(address.sun_path, sizeof address.sun_path - 1);
        QCOMPARE(::bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        const QString good = writeFile(m_folder, "hunt.tiller", huntProject);
        for (const QStringList& call :
             {QStringList{"check", name}, QStringList{"run", name}, QStringList{"bench", name},
              QStringList{"export", name, "-o", "-"}, QStringList{"run", good, "--inputs", name},
              QStringList{"render", name, "-o", path("x.png")}}) {
            const Ran ran = tillerRun(call);
            QCOMPARE(ran.exitCode, 3);
            QVERIFY_HAS(ran.err, "it is " + kind + ", not a file");
        }
        ::close(made);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    QString m_evil; ///< a project whose path, names and ids act on a terminal
};

void TestHostileFiles::initTestCase() {
    const auto read = readProject(evilProject().toStdString());
    QVERIFY_OK(read);
    m_evil = writeFile(m_folder, evil + ".tiller", evilProject());
    writeFile(m_folder, evil + "broken.tiller",
              QByteArray(evilProject()).replace("\"seed", R"("\u001b\u202e\nseed)"));
    writeFile(m_folder, "warn.tiller", readFile(hostile + "warn.tiller"));
    writeFile(m_folder, "name_esc.tiller", readFile(hostile + "name_esc.tiller"));
}

QByteArray evilProject() {
    const QByteArray name = R"(\u001b]0;pwned\u0007\u202e\u009b\n\r)";
    QByteArray text = huntProject;
    text.replace(R"("to": "prey.steering", "weight": 0.5)",
                 R"("to": "prey.steering", "weight": 0)");
    text.replace(R"({"id": "c1", "from": "cursor.point", "to": "seek.target"},)", "");
    for (const char* each : {"hunter", "prey", "pursue", "evade", "seek"}) // of seek it warns
        text.replace(R"("id": ")" + QByteArray(each) + '"',
                     R"("id": ")" + QByteArray(each) + R"(", "name": ")" + name + each + '"');
    text.replace(R"("links": [)", R"("annotations": [
        {"id": "m", "type": "monitor", "name": ")" +
                                      name + R"(", "of": "prey"}],
  "links": [)");
    return text;
}
