#include "app/editor/document/app_settings.h"
#include "app/editor/document/autosave.h"
#include "app/editor/document/document.h"
#include "app/editor/document/file_session.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/shared_file.h"
#include "core/io/files.h"
#include "core/io/project_io.h"
#include "tests/app/editor/test_home.h"

#include <QApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <sys/stat.h>

using namespace tiller;

namespace {

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

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

void renameHunter(Document& document, const char* name) {
    document.push(rename(document.project(), "hunter", name), "Rename");
}

/// An editor that is going to be killed: opens a file, edits it, and prints when the autosave is
/// written.
int editAndWait(const QString& file) {
    Document document;
    AppSettings settings;
    FileSession session(document, settings);
    session.autosave().setDelay(0);
    if (file.isEmpty())
        document.newProject();
    else if (!document.open(file))
        return 1;
    QObject::connect(&session.autosave(), &Autosave::written, [](const QString& path) {
        std::printf("%s\n", qPrintable(path));
        std::fflush(stdout);
    });
    if (file.isEmpty())
        document.editNotes({{"whatItIs", "never saved"}});
    else
        renameHunter(document, "Edited");
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

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("hunt.tiller");
        m_unsaved = m_folder->filePath("unsaved");
        QVERIFY(QFile::copy(example, m_file));
        QDir(FileSession::folder()).removeRecursively();
    }

    void unsavedChanges_areAutosavedBesideTheFile() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.open(m_file));
        const QByteArray before = read(m_file);
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(autosave.path(), m_folder->filePath(".hunt.tiller-autosave"));
        QCOMPARE(read(autosave.path()).toStdString(), writeProject(document.project()));
        QCOMPARE(read(m_file), before);
    }

    void manyEdits_areOneAutosaveWithTheLast() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QVERIFY(document.open(m_file));
        for (int i = 0; i < 20; ++i) {
            renameHunter(document, qPrintable(QString("Hunter %1").arg(i)));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(read(autosave.path()).toStdString(), writeProject(document.project()));
        QCOMPARE(filesIn(m_folder->path())
                     .filter("autosave")
                     .filter(QRegularExpression("autosave$"))
                     .size(),
                 1);
    }

    void saved_leavesNoAutosave() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.open(m_file));
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(document.save());
        QTRY_COMPARE(filesIn(m_folder->path()), QStringList{"hunt.tiller"});
    }

    void undoneToTheSavedProject_leavesNoAutosave() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.open(m_file));
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        document.undo();
        QTRY_COMPARE(filesIn(m_folder->path()), QStringList{"hunt.tiller"});
    }

    void cleanEnd_leavesNoAutosave() {
        {
            Document document;
            Autosave autosave(document, m_unsaved);
            autosave.setDelay(0);
            QSignalSpy written(&autosave, &Autosave::written);
            QVERIFY(document.open(m_file));
            renameHunter(document, "Edited");
            QTRY_COMPARE(written.count(), 1);
            renameHunter(document, "Edited again");
            QCoreApplication::processEvents(); // also while one is being written
        }
        QCOMPARE(filesIn(m_folder->path()), QStringList{"hunt.tiller"});
    }

    void otherProject_leavesNoAutosave() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.open(m_file));
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        document.newProject(); // the person has discarded the changes
        QTRY_COMPARE(filesIn(m_folder->path()), QStringList{"hunt.tiller"});
    }

    void withoutAFile_autosaveIsInTheFolder() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.openCopy(example));
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(autosave.path(), QDir(m_unsaved).filePath("hunter-and-prey.tiller-autosave"));
    }

    void readOnlyFolder_losesNothing() {
        Document document;
        Autosave autosave(document, m_unsaved);
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        const QString gone = m_folder->filePath("gone");
        QVERIFY(QDir().mkpath(gone) && QFile::copy(example, gone + "/hunt.tiller"));
        QVERIFY(document.open(gone + "/hunt.tiller"));
        QVERIFY(QDir(gone).removeRecursively());
        renameHunter(document, "Edited");
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(autosave.path(), QDir(m_unsaved).filePath("hunt.tiller-autosave"));
        QCOMPARE(read(autosave.path()).toStdString(), writeProject(document.project()));
    }

    void killed_isOfferedAndRestored() {
        const QByteArray before = read(m_file);
        OtherEditor other(m_file);
        QVERIFY(!other.kept.isEmpty());
        other.kill();
        QCOMPARE(read(m_file), before);

        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        QCOMPARE(session.otherUser(m_file), QString()); // its lock is stale
        const QVariantMap kept = session.recoverable(m_file);
        QCOMPARE(kept["path"].toString(), other.kept);
        QCOMPARE(kept["title"].toString(), "hunt");
        QVERIFY(kept["when"].toString().startsWith("today at "));

        QVERIFY(session.restore(other.kept, m_file, kept["title"].toString()));
        QCOMPARE(document.project().node("hunter")->name, "Edited");
        QCOMPARE(document.file(), m_file);
        QVERIFY(document.modified());
        QVERIFY(!document.canUndo());
        QCOMPARE(read(m_file), before);
        QVERIFY2(QFile::exists(other.kept), "a second crash must not lose it");

        QVERIFY(document.save());
        QVERIFY(!document.modified());
        QTRY_COMPARE(filesIn(m_folder->path()).filter("autosave"), QStringList());
        QCOMPARE(read(m_file).toStdString(), writeProject(document.project()));
    }

    void killedWithoutAFile_isOfferedAndRestored() {
        OtherEditor other{QString()};
        QVERIFY(!other.kept.isEmpty());
        other.kill();

        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        const RecoveryModel& recovered = *session.recovered();
        QCOMPARE(recovered.rowCount(), 1);
        QCOMPARE(recovered.value(0, "path").toString(), other.kept);
        QCOMPARE(recovered.value(0, "title").toString(), "Untitled");
        QVERIFY(session.restore(other.kept, {}, "Untitled"));
        QCOMPARE(document.project().notes.whatItIs, "never saved");
        QVERIFY(document.file().isEmpty());
        QVERIFY(document.modified());
        QCOMPARE(recovered.rowCount(), 0);
    }

    void autosaveKeptForLater_isNotOverwritten() {
        OtherEditor other(m_file);
        other.kill();
        const QByteArray kept = read(other.kept);

        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        session.autosave().setDelay(0);
        QSignalSpy written(&session.autosave(), &Autosave::written);
        QVERIFY(document.open(m_file));
        renameHunter(document, "Another edit");
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(session.autosave().path() != other.kept);
        QCOMPARE(read(other.kept), kept);
        QVERIFY(document.save());
        QCOMPARE(session.recoverable(m_file)["path"].toString(), other.kept);
    }

    void autosaveOfARunningEditor_isNotOffered() {
        OtherEditor other(m_file);
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        QVERIFY(session.recoverable(m_file).isEmpty());
        QVERIFY(session.otherUser(m_file).contains("another Tiller window"));
        other.kill();
        QVERIFY(!session.recoverable(m_file).isEmpty());
        QCOMPARE(session.otherUser(m_file), QString());
    }

    void autosaveEqualToTheFile_isNotOffered() {
        const QString kept = autosaveBeside(m_file);
        QVERIFY(QFile::copy(m_file, kept)); // killed between saving and removing the autosave
        QVERIFY(recoveredBeside(m_file).empty());
        QVERIFY(!QFile::exists(kept));
    }

    void lockOfAnotherMachine_isOfferedWithItsName() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        const QVariantMap kept = session.recoverable(m_file);
        QCOMPARE(kept["path"].toString(), path);
        QCOMPARE(kept["holder"].toString(), "a Tiller window on the machine “attic”");
        session.discard(path);
        QCOMPARE(filesIn(m_folder->path()), QStringList{"hunt.tiller"});
    }

    void lockOfAnotherMachine_restored_leavesItAlone() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        const QByteArray kept = read(path);
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        QVERIFY(session.restore(path, m_file, "hunt"));
        const QString own = session.autosave().path();
        QCOMPARE(document.folder(), QFileInfo(m_file).absolutePath()); // of its pictures
        QVERIFY2(own != path, "the other machine may still write this one");
        QCOMPARE(read(own), kept);
        QVERIFY(recoveredBeside(m_file).empty()); // ours
        QVERIFY(document.save());
        QTRY_COMPARE(filesIn(m_folder->path()).filter("autosave"), QStringList());
    }

    void lockOfADeadProcessWithOurNumber_isOffered() {
        const QString path = leaveAutosave(m_file, QCoreApplication::applicationPid(),
                                           QSysInfo::machineHostName()); // as in a new container
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        QCOMPARE(session.recoverable(m_file)["path"].toString(), path);
        QCOMPARE(session.recoverable(m_file)["holder"].toString(), QString());
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
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        QCOMPARE(session.recoverable(m_file)["path"].toString(), path);
        QVERIFY(session.restore(path, m_file, "hunt"));
        session.discard(path);
        QVERIFY(document.save());

        const QString lock = m_folder->filePath(".other.tiller-lock");
        QCOMPARE(::mkfifo(qPrintable(lock), 0666), 0);
        const QString other = m_folder->filePath("other.tiller");
        QCOMPARE(FileLock::holder(other), "another program");
        QVERIFY(!FileLock().take(other));
    }

    void autosaveOfADeletedFile_isOffered() {
        const QString path = leaveAutosave(m_file, 4711, "attic");
        QVERIFY(QFile::remove(m_file));
        Document document;
        AppSettings settings;
        settings.addRecentFile(m_file);
        FileSession session(document, settings);
        QTRY_COMPARE(session.recovered()->rowCount(), 1);
        QCOMPARE(session.recovered()->value(0, "path").toString(), path);
        QVERIFY(settings.recentFiles().isEmpty());
    }

private:
    /// A fresh folder with a copy of the example.
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_unsaved;
};

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    const TestHome home;
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--edit")
        return editAndWait(arguments.value(2));
    TestAutosave test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_autosave.moc"
