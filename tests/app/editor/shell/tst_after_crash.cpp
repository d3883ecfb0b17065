#include "app/editor/document/crash_handler.h"
#include "tests/app/editor/window.h"

#include <QApplication>
#include <QJSValue>
#include <QProcess>

#include <csignal>
#include <cstdio>
#include <sys/resource.h>

/// An editor that is going to be killed: edits a file, and prints when the autosave is written.
int editAndWait(const QString& file) {
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    QStandardPaths::setTestModeEnabled(true);
    installCrashHandler(CrashReports::folder(), QStringLiteral("test"));
    Editor editor;
    if (!editor.show(true))
        return 1;
    editor.session.autosave().setDelay(0);
    QObject::connect(&editor.session.autosave(), &Autosave::written, [] {
        std::puts("written");
        std::fflush(stdout);
    });
    editor.openFile(file);
    editor.document.push(rename(editor.document.project(), "hunter", "Edited"), "Rename");
    return QApplication::exec();
}

/// What the editor shows at its start after it was killed.
class TestAfterCrash : public QObject {
    Q_OBJECT

private slots:
    void nextStart_showsWhatWasLost_andTheReport() {
        const TestHome home;
        const QString file = home.filePath("hunt.tiller");
        QVERIFY(QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", file));
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {"tst_after_crash", "--edit", file});
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead());
        ::kill(static_cast<pid_t>(process.processId()), SIGSEGV);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        AppSettings().addRecentFile(file);
        {
            EditorWindow window;
            QVERIFY(window.isShown("crashNotice"));
            QTRY_VERIFY(window.isShown("recovered-0"));
            QTRY_COMPARE(window.text("recoveryWords"),
                         QString("Unsaved: 1 setting changed: Hunter renamed Edited"));
            window.click("showCrashReport");
            const auto* dialog = window.window->findChild<QObject*>("failure");
            QTRY_VERIFY(dialog->property("opened").toBool());
            const QString report =
                dialog->property("reasons").value<QJSValue>().toVariant().toStringList().value(1);
            QVERIFY2(report.contains("signal: SIGSEGV") && report.contains("  Rename\n"),
                     qPrintable(report));
            window.key(Qt::Key_Escape);
            QTRY_VERIFY(!dialog->property("visible").toBool());
            QVERIFY(!window.isShown("crashNotice"));
            window.click("restore-0");
            QTRY_COMPARE(window.editor.document.project().node("hunter")->name,
                         std::string("Edited"));
        }
        const EditorWindow next;
        QVERIFY(!next.isShown("crashNotice"));
        QVERIFY(next.command("actionCrashReport").enabled());
    }
};

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    if (argc > 2 && QByteArray(argv[1]) == "--edit")
        return editAndWait(QString::fromLocal8Bit(argv[2]));
    TestAfterCrash test;
    return QTest::qExec(&test, argc, argv);
}
