#include "app/editor/document/app_settings.h"
#include "app/editor/document/file_session.h"
#include "tests/app/editor/testing.h"
#include "tests/faults/faults.h"
#include "tests/faults/kills.h"

#include <QApplication>
#include <QEventLoop>

#include <csignal>
#include <cstdio>
#include <future>
#include <sys/stat.h>

const QString example = TILLER_SOURCE_DIR "/examples/flee.tiller";

unsigned modeOf(const QString& file) {
    struct stat status {};
    ::stat(qPrintable(file), &status);
    return status.st_mode & 0777;
}

/// A project without an error, as Tiller writes it; or what is wrong with the file.
QString lookAt(const QString& file) {
    const std::string text = contentOf(file).toStdString();
    const auto read = readProject(text);
    if (!read)
        return file + ": " + QString::fromStdString(read.problems().front().text);
    return writeProject(read.value().project) == text ? QString() : file + " is torn";
}

void edit(Document& document, int number) {
    document.editNotes({{"whatItIs", QString("Edit %1").arg(number)}});
}

void printTo(std::FILE* out, const Document& document) {
    QObject::connect(&document, &Document::failed,
                     [=](const QString& what, const QStringList& why) {
                         std::fputs(qPrintable(what + " " + why.join(' ') + "\n"), out);
                     });
}

/// Edits and saves, with autosaves between, until the process is killed.
int saveOften(const QString& file) {
    Document document;
    printTo(stderr, document);
    AppSettings settings;
    FileSession session(document, settings);
    session.autosave().setDelay(0);
    if (!document.open(file))
        return 1;
    for (int i = 0;; ++i) {
        edit(document, i);
        QCoreApplication::processEvents();
        if (i % 3 == 2 && !document.save())
            return 1;
        if (i == 3) {
            std::puts("saves");
            std::fflush(stdout);
        }
    }
}

/// Edits and saves once, and says what happened.
int saveOnce(const QString& file) {
    std::signal(SIGXFSZ, SIG_IGN);
    Document document;
    if (!document.open(file))
        return 1;
    printTo(stdout, document);
    edit(document, 1);
    const bool saved(document.save());
    return saved && !document.modified() ? 0 : !saved && document.modified() ? 3 : 2;
}

/// What the editor saves is the old or the new file, whatever fails.
class TestFaults : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_home = std::make_unique<TestHome>();
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = path("a.tiller");
        QVERIFY(QFile::copy(example, m_file));
    }

    void everyFailedCall_ofASave() {
        Document document;
        QVERIFY(document.open(m_file));
        const std::string old = contentOf(m_file).toStdString();
        edit(document, 1);
        const std::string content = writeProject(document.project());
        const auto prepare = [&] {
            QFile::remove(m_file);
            QVERIFY(QFile::copy(example, m_file));
            edit(document, 2); // it is modified again
            edit(document, 1);
        };
        const auto work = [&] { return document.save() && !document.modified(); };
        const auto look = [&]() -> std::string {
            if (!faults::leftIn(m_folder->path()).isEmpty())
                return "a temporary file is left";
            const std::string found = contentOf(m_file).toStdString();
            if (found == old && !document.modified())
                return "the changes count as saved";
            return found == content ? "new" : found == old ? "old" : "the file is torn";
        };
        faults::Tally tally;
        const std::string wrong =
            faults::failEveryCall(prepare, work, look, std::size(faults::all), tally);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(tally.runs > 40 && tally.oldFile > 0 && tally.newFile > 0);
        faults::print("the editor's save", tally);
    }

    /// An autosave that cannot stand beside the file goes into the editor's folder.
    void everyFailedCall_ofAnAutosave() {
        faults::Tally tally;
        const QString folder = path("unsaved");
        const QString beside = path(".a.tiller-autosave");
        const QString inFolder = folder + "/a.tiller-autosave";
        std::unique_ptr<Document> document;
        std::unique_ptr<Autosave> autosave;
        const auto prepare = [&] {
            autosave.reset();
            QFile::remove(beside);
            QDir(folder).removeRecursively();
            document = std::make_unique<Document>();
            autosave = std::make_unique<Autosave>(*document, folder);
            autosave->setDelay(0);
            QVERIFY(document->open(m_file));
        };
        const auto work = [&] {
            bool ended = false;
            bool succeeded = false;
            QObject::connect(autosave.get(), &Autosave::written, [&] { ended = succeeded = true; });
            QObject::connect(autosave.get(), &Autosave::failed, [&] { ended = true; });
            edit(*document, 1);
            while (!ended)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1000);
            QObject::disconnect(autosave.get(), nullptr, nullptr, nullptr);
            return succeeded;
        };
        const auto look = [&]() -> std::string {
            if (!faults::leftIn(m_folder->path()).isEmpty() || !faults::leftIn(folder).isEmpty())
                return "a temporary file is left";
            const QString found = QFile::exists(beside) ? beside : inFolder;
            if (!QFile::exists(found))
                return "old"; // nothing
            return contentOf(found).toStdString() == writeProject(document->project())
                       ? "new"
                       : "it is torn";
        };
        const std::string wrong =
            faults::failEveryCall(prepare, work, look, std::size(faults::all), tally);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(tally.runs > 40 && tally.newFile > 0);
        faults::print("the editor's autosave", tally);
    }

    void kills_loseAtMostTheLastSave() {
        faults::Kills kills;
        int autosaves = 0;
        const auto look = [&] {
            if (const QString wrong = lookAt(m_file); !wrong.isEmpty())
                return wrong;
            for (const Recovered& each : recoveredBeside(m_file)) {
                ++autosaves;
                if (const QString wrong = lookAt(each.path); !wrong.isEmpty())
                    return wrong;
                QFile::remove(each.path);
            }
            return QString();
        };
        const auto wrong =
            faults::killOften(fullOrDaily(500, 8), {"tst_faults", "--save-often", m_file},
                              m_folder->path(), look, kills);
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        QCOMPARE(saveOnce(m_file), 0);
        QCOMPARE(faults::leftIn(m_folder->path()), QStringList());
        std::printf(
            "faults | the editor, killed            | %5d kills | %5d left a file, which the "
            "next save removed | %5d autosaves offered | 0 torn\n",
            kills.kills, kills.left, autosaves);
    }

    void aFullDisk_keepsTheFile() {
        const QString disk = path("disk");
        QVERIFY(QDir().mkdir(disk));
        const QString script = QString("project='%1' program='%2'\n. '%3'")
                                   .arg(example, QCoreApplication::applicationFilePath(),
                                        TILLER_SOURCE_DIR "/tests/faults/editor_on_small_disk.sh");
        const auto ran = faults::onSmallDisk(disk, script);
        if (!ran)
            QSKIP("this system does not let us mount a small disk (unshare -m)");
        QVERIFY2(ran->first == 0, qPrintable(QString::number(ran->first) + ": " + ran->second));
        QVERIFY_HAS(ran->second, "No space left on device. The old file is unchanged");
        std::printf("faults | the editor on a disk of 4 MB  |     1 refused | 0 torn | 0 left\n");
    }

    /// Canceled in its first write, which goes on afterwards.
    void canceledExport_keepsTheOldFile() {
        const QString file = path("old.json");
        QVERIFY(saveText(file.toStdString(), "old"));
        std::promise<void> go;
        faults::onWrite = [goes = go.get_future().share()](int) { goes.wait(); };
        faults::arm(0, {});
        {
            Document document;
            QVERIFY(document.open(m_file));
            const QSignalSpy failed(&document, &Document::failed);
            const NoPatience noPatience;
            connect(document.work(), &LongWork::changed, document.work(), &LongWork::cancel);
            QVERIFY(!document.exportTo(file));
            QVERIFY(failed.isEmpty());
            go.set_value();
        } // waits until the write has ended
        QVERIFY(faults::disarm().calls > 1);
        faults::onWrite = {};
        QCOMPARE(contentOf(file), QByteArray("old"));
        QVERIFY(faults::leftIn(m_folder->path()).isEmpty());
    }

    void autosave_hasThePermissionsOfItsProject_data() {
        const TestRows<int, bool> row;
        row("private", 0600, true);
        row("for the group", 0640, true);
        row("never saved", 0600, false);
    }

    void autosave_hasThePermissionsOfItsProject() {
        const auto [mode, hasFile] = fetched<int, bool>();
        ::chmod(qPrintable(m_file), static_cast<mode_t>(mode));
        Document document;
        Autosave autosave(document, path("unsaved"));
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(hasFile ? document.open(m_file) : document.openCopy(m_file));
        edit(document, 1);
        QTRY_COMPARE(written.count(), 1);
        QCOMPARE(modeOf(autosave.path()), static_cast<unsigned>(mode));
        QVERIFY(!hasFile || document.save());
        QCOMPARE(modeOf(m_file), static_cast<unsigned>(mode));
    }

    /// A link with the autosave's name leads to a file of the user's.
    void plantedLink_isNotFollowedByTheAutosave() {
        const QString victim = path("victim");
        QVERIFY(QFile::link(victim, path(".a.tiller-autosave"))); // dangling: the name looks free
        Document document;
        Autosave autosave(document, path("unsaved"));
        autosave.setDelay(0);
        QSignalSpy written(&autosave, &Autosave::written);
        QVERIFY(document.open(m_file));
        edit(document, 1);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(!QFile::exists(victim));
        QVERIFY(!QFileInfo(autosave.path()).isSymLink());
    }

    /// In a shared folder, somebody makes a pipe of the name that the editor looks for.
    void plantedPipe_doesNotHoldTheWindow() {
        QCOMPARE(::mkfifo(qPrintable(path(".a.tiller-autosave")), 0666), 0);
        Document document;
        AppSettings settings;
        FileSession session(document, settings);
        session.autosave().setDelay(0);
        QSignalSpy written(&session.autosave(), &Autosave::written);
        QVERIFY(session.recoverable(m_file).isEmpty());
        QVERIFY(document.open(m_file));
        edit(document, 1);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(document.save());
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<TestHome> m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--save-often")
        return saveOften(arguments.value(2));
    if (arguments.value(1) == "--save-once")
        return saveOnce(arguments.value(2));
    TestFaults test;
    return QTest::qExec(&test, argc, argv);
}
