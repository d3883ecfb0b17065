#include "app/editor/document/crash_handler.h"
#include "tests/app/editor/testing.h"

#include <QApplication>
#include <QProcess>

#include <csignal>
#include <sys/resource.h>

/// Fills the stack. The sum keeps the compiler from making a loop of it.
int recurse(int depth) {
    volatile int room[256] = {};
    room[depth & 255] = depth;
    return depth < 0 ? 0 : recurse(depth + 1) + room[depth & 255];
}

void throwInWords() {
    throw std::runtime_error("the reason in words");
}

void throwUncaught() noexcept {
    throwInWords();
}

/// A process that is going to crash.
int crashAs(const QString& kind, const QString& folder) {
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    installCrashHandler(folder, QStringLiteral("1.2-test"));
    for (int i = 0; i < 40; ++i)
        noteCommand("Command " + std::to_string(i));
    noteCommand(std::string(500, 'x'));
    if (kind == "terminate")
        throwUncaught();
    if (kind == "stack overflow")
        return recurse(0);
    if (kind == "abort")
        std::abort();
    int* volatile nowhere = nullptr;
    if (kind == "null pointer")
        *nowhere = 1;
    std::raise(kind.toInt());
    return 0;
}

QStringList reportsIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

class TestCrashHandler : public QObject {
    Q_OBJECT

private slots:
    void crash_leavesAReport_andEndsAsBefore_data() {
        const TestRows<int, QString> row;
        row("null pointer", SIGSEGV, "SIGSEGV");
        row("stack overflow", SIGSEGV, "SIGSEGV");
        row("abort", SIGABRT, "SIGABRT");
        row("terminate", SIGABRT, "SIGABRT");
        for (const auto& [signal, name] : {std::pair(SIGBUS, "SIGBUS"), std::pair(SIGFPE, "SIGFPE"),
                                           std::pair(SIGILL, "SIGILL")})
            row(qPrintable(QString::number(signal)), signal, name);
    }

    void crash_leavesAReport_andEndsAsBefore() {
        const auto [signal, name] = fetched<int, QString>();
        const QTemporaryDir folder;
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {"tst_crash_handler", "--crash", QTest::currentDataTag(), folder.path()});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), signal);

        const QStringList reports = reportsIn(folder.path());
        QCOMPARE(reports.size(), 1);
        QFile file(folder.filePath(reports.front()));
        QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = file.readAll();
        QVERIFY_HAS(text, "version: 1.2-test\nsignal: " + name + "\n");
        QVERIFY(text.contains("first:\n  " + QString(79, 'x') + "\n  Command 39\n"));
        QVERIFY(text.contains("  Command 9\n") && !text.contains("  Command 8\n"));
        QVERIFY2(text.section("\nstack:\n", 1).count('\n') >= 3, qPrintable(text));
        QCOMPARE(text.contains("exception: the reason in words"),
                 QByteArray(QTest::currentDataTag()) == "terminate");
    }

    void cleanEnd_leavesNoReport() {
        const QTemporaryDir folder;
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {"tst_crash_handler", "--crash", "0", folder.path()});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(reportsIn(folder.path()), QStringList());
    }

    void tenReports_remain() {
        const QTemporaryDir folder;
        for (int day = 10; day < 25; ++day) {
            QFile file(folder.filePath(QString("crash-202605%1-120000-1.txt").arg(day)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {"tst_crash_handler", "--crash", "abort", folder.path()});
        QVERIFY(process.waitForFinished());
        const QStringList reports = reportsIn(folder.path());
        QCOMPARE(reports.size(), 10);
        QCOMPARE(reports.front(), "crash-20260516-120000-1.txt");
    }

    void latestReport_isUnseenOnce() {
        const QTemporaryDir folder;
        QVERIFY(CrashReports(folder.path()).latest().isEmpty());
        QVERIFY(!CrashReports(folder.path()).unseen());
        QFile file(folder.filePath("crash-20260516-120000-1.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a report") > 0);
        file.close();
        CrashReports reports(folder.path());
        QCOMPARE(reports.latest(), file.fileName());
        QCOMPARE(reports.text(), "a report");
        QVERIFY(reports.when().startsWith("today at "));
        QVERIFY(reports.unseen());
        reports.markSeen();
        QVERIFY(!reports.unseen());
        QVERIFY(!CrashReports(folder.path()).unseen());
    }

private:
    QTemporaryDir m_folder;
};

int main(int argc, char* argv[]) {
    if (argc > 3 && QByteArray(argv[1]) == "--crash")
        return crashAs(argv[2], argv[3]);
    QApplication app(argc, argv);
    const TestHome home;
    TestCrashHandler test;
    return QTest::qExec(&test, argc, argv);
}
