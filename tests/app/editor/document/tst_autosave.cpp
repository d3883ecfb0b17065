#include "app/editor/document/file_session.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/shared_file.h"
#include "tests/app/editor/document/file_test.h"

#include <QApplication>
#include <QProcess>

#include <cstdio>
#include <sys/stat.h>

/// Leaves an autosave of the file beside it, with a lock as QLockFile writes it.
QString leaveAutosave(const QString& file, qint64 process, const QString& machine) {
    const QString path = autosaveBeside(file);
    Project project = loadProject(file.toStdString()).value().project;
    apply(rename(project, "hunter", "Edited").value(), project);
    QFile lock(lockOf(path));
    const QByteArray text =
        QStringLiteral("%1\ntiller-editor\n%2\n\n\n").arg(process).arg(machine).toUtf8();
    const bool left = saveText(path.toStdString(), writeProject(project)) &&
                      lock.open(QIODevice::WriteOnly) && lock.write(text) == text.size();
    return left ? path : QString();
}

/// An editor that is going to be killed: opens a file, edits it, and prints when the autosave is
/// written.
int editAndWait(const QString& file) {
    Session session(file);
    session.files.autosave().setDelay(0);
    if (file.isEmpty())
        session.document.newProject();
    QObject::connect(&session.files.autosave(), &Autosave::written, [](const QString& path) {
        std::printf("%s\n", qPrintable(path));
        std::fflush(stdout);
    });
    if (file.isEmpty())
        session.document.editNotes({{"whatItIs", "never saved"}});
    else
        session.renameHunter("Edited");
    return QCoreApplication::exec();
}

/// Another editor, until it is killed.
class OtherEditor {
public:
    explicit OtherEditor(const QString& file) {
        m_process.start(QCoreApplication::applicationFilePath(), {"tst_autosave", "--edit", file});
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(20000))
                return;
        kept = QString::fromUtf8(m_process.readLine()).trimmed();
    }
    void kill() {
        m_process.kill(); // SIGKILL: it cannot clean up
        m_process.waitForFinished();
    }

    QString kept;

private:
    QProcess m_process;
};

/// A document whose changes are autosaved at once.
struct Autosaved {
    Document document;
    Autosave autosave;
    QSignalSpy written{&autosave, &Autosave::written};

    explicit Autosaved(const QString& unsaved) : autosave(document, unsaved) {
        autosave.setDelay(0);
    }
    void renameHunter(const QString& name = "Edited") {
        document.push(rename(document.project(), "hunter", name.toStdString()), "Rename");
    }
    /// Edits the document, and waits for the autosave.
    [[nodiscard]] bool keeps() {
        renameHunter();
        return QTest::qWaitFor([this] { return written.count() == 1; });
    }
};

using End = std::function<void(std::unique_ptr<Autosaved>&)>;

class TestAutosave : public QObject, public FileTest {
    Q_OBJECT

private slots:
    void init() {
        begin();
        m_unsaved = inFolder("unsaved");
        QDir(FileSession::folder()).removeRecursively();
    }

    void unsavedChanges_areAutosavedBesideTheFile() {
        Autosaved it(m_unsaved);
        QVERIFY(it.document.open(m_file));
        const QByteArray before = contentOf(m_file);
        QVERIFY(it.keeps());
        QCOMPARE(it.autosave.path(), inFolder(".hunt.tiller-autosave"));
        QCOMPARE(contentOf(it.autosave.path()).toStdString(), writeProject(it.document.project()));
        QCOMPARE(contentOf(m_file), before);
    }

    void manyEdits_areOneAutosaveWithTheLast() {
        Autosaved it(m_unsaved);
        QVERIFY(it.document.open(m_file));
        for (int i = 0; i < 20; ++i) {
            it.renameHunter(QString("Hunter %1").arg(i));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(contentOf(it.autosave.path()).toStdString(),
                     writeProject(it.document.project()));
        QCOMPARE(filesInFolder().filter(QRegularExpression("autosave$")).size(), 1);
    }

    void noAutosaveIsLeft_data() {
        const TestRows<End> row;
        row("saved_leavesNoAutosave", End([](auto& it) { QVERIFY(it->document.save()); }));
        row("undoneToTheSavedProject_leavesNoAutosave", End([](auto& it) { it->document.undo(); }));
        row("otherProject_leavesNoAutosave", // the changes are discarded
            End([](auto& it) { it->document.newProject(); }));
        row("cleanEnd_leavesNoAutosave", // also while one is being written
            End([](auto& it) {
                it->renameHunter("Edited again");
                QCoreApplication::processEvents();
                it.reset();
            }));
    }

    void noAutosaveIsLeft() {
        const auto [ends] = fetched<End>();
        auto it = std::make_unique<Autosaved>(m_unsaved);
        QVERIFY(it->document.open(m_file));
        QVERIFY(it->keeps());
        ends(it);
        QTRY_COMPARE(filesInFolder(), QStringList{"hunt.tiller"});
    }

    void withoutAFile_autosaveIsInTheFolder() {
        Autosaved it(m_unsaved);
        QVERIFY(it.document.openCopy(example));
        QVERIFY(it.keeps());
        QCOMPARE(it.autosave.path(), QDir(m_unsaved).filePath("hunter-and-prey.tiller-autosave"));
    }

    void readOnlyFolder_losesNothing() {
        Autosaved it(m_unsaved);
        const QString gone = inFolder("gone");
        QVERIFY(QDir().mkpath(gone) && QFile::copy(example, gone + "/hunt.tiller"));
        QVERIFY(it.document.open(gone + "/hunt.tiller"));
        QVERIFY(QDir(gone).removeRecursively());
        QVERIFY(it.keeps());
        QCOMPARE(it.autosave.path(), QDir(m_unsaved).filePath("hunt.tiller-autosave"));
        QCOMPARE(contentOf(it.autosave.path()).toStdString(), writeProject(it.document.project()));
    }

    void killed_isOfferedAndRestored() {
        const QByteArray before = contentOf(m_file);
        OtherEditor other(m_file);
        QVERIFY(!other.kept.isEmpty());
        other.kill();
        QCOMPARE(contentOf(m_file), before);

        Session session;
        QCOMPARE(session.files.otherUser(m_file), QString()); // its lock is stale
        const QVariantMap kept = session.files.recoverable(m_file);
        QCOMPARE(kept["path"].toString(), other.kept);
        QCOMPARE(kept["title"].toString(), "hunt");
        QVERIFY(kept["when"].toString().startsWith("today at "));

        QVERIFY(session.files.restore(other.kept, m_file, kept["title"].toString()));
        QCOMPARE(session.hunter(), "Edited");
        QCOMPARE(session.document.file(), m_file);
        QVERIFY(session.document.modified());
        QVERIFY(!session.document.canUndo());
        QCOMPARE(contentOf(m_file), before);
        QVERIFY2(QFile::exists(other.kept), "a second crash must not lose it");

        QVERIFY(session.document.save());
        QVERIFY(!session.document.modified());
        QTRY_COMPARE(filesInFolder().filter("autosave"), QStringList());
        QCOMPARE(contentOf(m_file).toStdString(), writeProject(session.project()));
    }

    void killedWithoutAFile_isOfferedAndRestored() {
        OtherEditor other{QString()};
        QVERIFY(!other.kept.isEmpty());
        other.kill();

        Session session;
        const RecoveryModel& recovered = *session.files.recovered();
        QCOMPARE(recovered.rowCount(), 1);
        QCOMPARE(recovered.value(0, "path").toString(), other.kept);
        QCOMPARE(recovered.value(0, "title").toString(), "Untitled");
        QVERIFY(session.files.restore(other.kept, {}, "Untitled"));
        QCOMPARE(session.project().notes.whatItIs, "never saved");
        QVERIFY(session.document.file().isEmpty());
        QVERIFY(session.document.modified());
        QCOMPARE(recovered.rowCount(), 0);
    }

    void autosaveKeptForLater_isNotOverwritten() {
        OtherEditor other(m_file);
        other.kill();
        const QByteArray kept = contentOf(other.kept);

        Session session;
        session.files.autosave().setDelay(0);
        QSignalSpy written(&session.files.autosave(), &Autosave::written);
        QVERIFY(session.document.open(m_file));
        session.renameHunter("Another edit");
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(session.files.autosave().path() != other.kept);
        QCOMPARE(contentOf(other.kept), kept);
        QVERIFY(session.document.save());
        QCOMPARE(session.files.recoverable(m_file)["path"].toString(), other.kept);
    }

    void autosaveOfARunningEditor_isNotOffered() {
        OtherEditor other(m_file);
        Session session;
        QVERIFY(session.files.recoverable(m_file).isEmpty());
        QVERIFY(session.files.otherUser(m_file).contains("another Tiller window"));
        other.kill();
        QVERIFY(!session.files.recoverable(m_file).isEmpty());
        QCOMPARE(session.files.otherUser(m_file), QString());
    }

    void autosaveEqualToTheFile_isNotOffered() {
        const QString kept = autosaveBeside(m_file);
        QVERIFY(QFile::copy(m_file, kept)); // killed between saving and removing the autosave
        QVERIFY(recoveredBeside(m_file).empty());
        QVERIFY(!QFile::exists(kept));
    }

    void lockOfAnotherMachine_isOfferedWithItsName() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        Session session;
        const QVariantMap kept = session.files.recoverable(m_file);
        QCOMPARE(kept["path"].toString(), path);
        QCOMPARE(kept["holder"].toString(), "a Tiller window on the machine “attic”");
        session.files.discard(path);
        QCOMPARE(filesInFolder(), QStringList{"hunt.tiller"});
    }

    void lockOfAnotherMachine_restored_leavesItAlone() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        const QByteArray kept = contentOf(path);
        Session session;
        QVERIFY(session.files.restore(path, m_file, "hunt"));
        const QString own = session.files.autosave().path();
        QCOMPARE(session.document.folder(), QFileInfo(m_file).absolutePath()); // of its pictures
        QVERIFY2(own != path, "the other machine may still write this one");
        QCOMPARE(contentOf(own), kept);
        QVERIFY(recoveredBeside(m_file).empty()); // ours
        QVERIFY(session.document.save());
        QTRY_COMPARE(filesInFolder().filter("autosave"), QStringList());
    }

    void lockOfADeadProcessWithOurNumber_isOffered() {
        const QString path = leaveAutosave(m_file, QCoreApplication::applicationPid(),
                                           QSysInfo::machineHostName()); // as in a new container
        Session session;
        QCOMPARE(session.files.recoverable(m_file)["path"].toString(), path);
        QCOMPARE(session.files.recoverable(m_file)["holder"].toString(), QString());
        QVERIFY(!QFile::exists(lockOf(path)));
    }

    /// To open a pipe for reading waits until somebody writes.
    void pipeInPlaceOfALock_isNotWaitedFor() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        QVERIFY(QFile::remove(lockOf(path)));
        QCOMPARE(::mkfifo(qPrintable(lockOf(path)), 0666), 0);
        const auto holder = holderOfLock(lockOf(path));
        QVERIFY(holder && !holder->isRunning);
        QCOMPARE(holder->name, "another program");
        Session session;
        QCOMPARE(session.files.recoverable(m_file)["path"].toString(), path);
        QVERIFY(session.files.restore(path, m_file, "hunt"));
        session.files.discard(path);
        QVERIFY(session.document.save());

        const QString lock = inFolder(".other.tiller-lock");
        QCOMPARE(::mkfifo(qPrintable(lock), 0666), 0);
        const QString other = inFolder("other.tiller");
        QCOMPARE(FileLock::holder(other), "another program");
        QVERIFY(!FileLock().take(other));
    }

    void autosaveOfADeletedFile_isOffered() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        QVERIFY(QFile::remove(m_file));
        AppSettings().addRecentFile(m_file);
        Session session;
        QTRY_COMPARE(session.files.recovered()->rowCount(), 1);
        QCOMPARE(session.files.recovered()->value(0, "path").toString(), path);
        QVERIFY(session.settings.recentFiles().isEmpty());
    }

private:
    QString m_unsaved;
};

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--edit") { // in the home of the test that started it
        QStandardPaths::setTestModeEnabled(true);
        return editAndWait(arguments.value(2));
    }
    const TestHome home;
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}
