#include "app/cli/command_line.h"
#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"
#include "tests/faults/faults.h"
#include "tests/faults/kills.h"

#include <QStandardPaths>

#include <cstdio>
#include <fcntl.h>

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

/// Silences standard error, which many commands write to that fail on purpose.
class Silence {
public:
    Silence() : m_old(::dup(STDERR_FILENO)) {
        const int none = ::open("/dev/null", O_WRONLY);
        ::dup2(none, STDERR_FILENO);
        ::close(none);
    }
    ~Silence() {
        ::dup2(m_old, STDERR_FILENO);
        ::close(m_old);
    }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

private:
    int m_old;
};

int exported(const QString& project, const QString& to) {
    return cli::CommandLine().run(
        {"tiller", "export", project.toStdString(), "--output", to.toStdString()});
}

/// Exports two projects in turn, to one file, until the process is killed, or that many times.
int exportInTurn(const QStringList& arguments) {
    const int times = arguments.value(4).toInt();
    for (int i = 0; times == 0 || i < times; ++i) {
        if (exported(arguments[1 + i % 2], arguments[3]) != 0)
            return 1;
        if (i == 0) {
            std::puts("saves");
            std::fflush(stdout);
        }
    }
    return 0;
}

/// What the command line writes is the old or the new file, whatever fails.
class TestFaults : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_first = writeFile(*m_folder, "first.tiller", huntProject);
        m_second = writeFile(*m_folder, "second.tiller", readFile(example));
        QVERIFY(QDir(m_folder->path()).mkdir("out"));
        QCOMPARE(exported(m_first, path("first.json")), 0);
        QCOMPARE(exported(m_second, path("second.json")), 0);
        m_firstExport = readFile(path("first.json"));
        m_secondExport = readFile(path("second.json"));
    }

    void everyFailedCall_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("tiller export") << "export";
        QTest::newRow("tiller run --trace") << "trace";
        QTest::newRow("tiller run --plots") << "plots";
    }

    void everyFailedCall() {
        QFETCH(QString, command);
        const QString out = path("out/a");
        const auto work = [&] {
            if (command == "export")
                return exported(m_first, out) == 0;
            return cli::CommandLine().run({"tiller", "run", m_first.toStdString(), "--ticks", "3",
                                           "--threads", "1", "--hash", "--" + command.toStdString(),
                                           out.toStdString()}) == 0;
        };
        const int standardOutput = ::dup(STDOUT_FILENO);
        const int none = ::open("/dev/null", O_WRONLY);
        faults::Tally tally;
        std::string wrong;
        {
            const Silence silence;
            std::fflush(stdout);
            ::dup2(none, STDOUT_FILENO); // the hash of each run
            const bool works = work();
            const QByteArray written = readFile(out);
            const auto prepare = [&] {
                QDir folder(path("out"));
                for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
                    folder.remove(name);
                writeFile(*m_folder, "out/a", "old");
            };
            const auto state = [&]() -> std::string {
                if (!faults::leftIn(path("out")).isEmpty())
                    return "a temporary file is left";
                const QByteArray found = readFile(out);
                return found == written ? "new" : found == "old" ? "old" : "the file is torn";
            };
            wrong = works
                        ? faults::failEveryCall(prepare, work, state, std::size(faults::all), tally)
                        : "it fails without a fault";
            std::fflush(stdout);
            ::dup2(standardOutput, STDOUT_FILENO);
        }
        ::close(none);
        ::close(standardOutput);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(tally.runs > 50 && tally.oldFile > 0 && tally.newFile > 0);
        faults::print(QTest::currentDataTag(), tally);
    }

    void kills_leaveTheOldOrTheNewFile() {
        faults::Kills kills;
        const auto wrong = faults::killOften(
            fullOrDaily(500, 25), {"tst_faults", "--export", m_first, m_second, path("out/a")},
            path("out"), [&] { return look(m_firstExport, m_secondExport); }, kills);
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        QCOMPARE(exported(m_first, path("out/a")), 0);
        QCOMPARE(faults::leftIn(path("out")), QStringList());
        std::printf(
            "faults | tiller export, killed          | %5d kills | %5d left a file, which the "
            "next save removed | 0 torn\n",
            kills.kills, kills.left);
    }

    void twoProcesses_writeOneFile() {
        const QString times = QString::number(100);
        QProcess one;
        QProcess other;
        const QString self = QCoreApplication::applicationFilePath();
        one.start(self, {"tst_faults", "--export", m_first, m_second, path("out/a"), times});
        other.start(self, {"tst_faults", "--export", m_second, m_first, path("out/a"), times});
        int looks = 0;
        while (one.state() != QProcess::NotRunning || other.state() != QProcess::NotRunning) {
            if (QFile::exists(path("out/a"))) {
                QCOMPARE(look(m_firstExport, m_secondExport), QString());
                ++looks;
            }
            QCoreApplication::processEvents();
            one.waitForFinished(1);
            other.waitForFinished(1);
        }
        QCOMPARE(one.exitCode(), 0);
        QCOMPARE(other.exitCode(), 0);
        QCOMPARE(look(m_firstExport, m_secondExport), QString());
        QCOMPARE(faults::leftIn(path("out")), QStringList());
        std::printf("faults | two processes, one file        |   200 saves | %5d looks | 0 torn | "
                    "0 left\n",
                    looks);
    }

    /// Exports, tables and films on a disk of 4 MB that is full.
    void aFullDisk_keepsWhatWasThere() {
        const QString film = QStandardPaths::findExecutable("ffmpeg").isEmpty() ? "0" : "1";
        const QString script = QString("tiller='%1' project='%2' films=%3\n. '%4'")
                                   .arg(TILLER_BINARY, m_second, film,
                                        TILLER_SOURCE_DIR "/tests/faults/cli_on_small_disk.sh");
        const auto ran = faults::onSmallDisk(path("out"), script);
        if (!ran)
            QSKIP("this system does not let us mount a small disk (unshare -m)");
        QVERIFY2(ran->first == 0, qPrintable(QString::number(ran->first) + ": " + ran->second));
        QVERIFY_HAS(ran->second, "No space left on device");
        QVERIFY_HAS(ran->second, film == "1" ? "refused 7" : "refused 5");
        std::printf("faults | a disk of 4 MB                 | %5s refused | 0 torn | 0 left%s\n",
                    film == "1" ? "7" : "5", film == "1" ? "" : " | no films: ffmpeg is missing");
    }

    void aLimitForFiles_isAMessage_data() {
        QTest::addColumn<QString>("call");
        QTest::newRow("export") << "export %1 -o %2";
        QTest::newRow("trace") << "run %1 --trace %2";
        QTest::newRow("plots") << "run %1 --ticks 3000 --plots %2";
        QTest::newRow("picture") << "render %1 --ticks 2 -o %2.png";
    }

    void aLimitForFiles_isAMessage() {
        QFETCH(QString, call);
        const QString out = writeFile(*m_folder, "out/a", "old");
        writeFile(*m_folder, "out/a.png", "old");
        const Ran ran = tillerRun(
            {"-c", "ulimit -f 2; exec " TILLER_BINARY " " + call.arg(m_second, out)}, "bash");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY_HAS(ran.err, "File too large. The old file is unchanged");
        QCOMPARE(readFile(out), QByteArray("old"));
        QCOMPARE(readFile(out + ".png"), QByteArray("old"));
        QCOMPARE(faults::leftIn(path("out")), QStringList());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    [[nodiscard]] QString look(const QByteArray& one, const QByteArray& other) const {
        const QByteArray found = readFile(path("out/a"));
        return found == one || found == other ? QString() : "the file is torn";
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_first; ///< two projects
    QString m_second;
    QByteArray m_firstExport;
    QByteArray m_secondExport;
};

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--export") {
        arguments.removeFirst();
        return exportInTurn(arguments);
    }
    TestFaults test;
    return QTest::qExec(&test, argc, argv);
}
