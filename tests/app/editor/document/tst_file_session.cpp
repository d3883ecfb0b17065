#include "tests/app/editor/document/file_test.h"

#include <sys/inotify.h>
#include <unistd.h>

/// Writes the file like another program.
void writeRenamed(const QString& file, const char* name) {
    Project project = loadProject(file.toStdString()).value().project;
    apply(rename(project, "hunter", name).value(), project);
    QVERIFY(saveText(file.toStdString(), writeProject(project)));
}

/// Counts how often any process opens a file, by the count of the kernel.
class OpenCount {
public:
    explicit OpenCount(const QString& file) : m_events(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
        ::inotify_add_watch(m_events, QFile::encodeName(file).constData(), IN_OPEN);
    }
    ~OpenCount() { ::close(m_events); }
    Q_DISABLE_COPY_MOVE(OpenCount)

    /// Since the last call.
    [[nodiscard]] int take() const {
        int count = 0;
        alignas(inotify_event) std::array<char, 4096> buffer;
        ssize_t size = 0;
        while ((size = ::read(m_events, buffer.data(), buffer.size())) > 0)
            count += static_cast<int>(size / ssize_t(sizeof(inotify_event)));
        return count;
    }

private:
    int m_events;
};

class TestFileSession : public QObject, public FileTest {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void secondWindow_seesTheLock() {
        Session second;
        {
            Session first(m_file);
            QCOMPARE(second.files.otherUser(m_file), "another Tiller window");
            first.document.newProject();
            QCOMPARE(second.files.otherUser(m_file), QString());
            QVERIFY(first.document.open(m_file));
        }
        QCOMPARE(second.files.otherUser(m_file), QString());
        QCOMPARE(filesInFolder(), QStringList{"hunt.tiller"});
    }

    void sameWindow_ignoresItsOwnLock() {
        Session only(m_file);
        QCOMPARE(only.files.otherUser(m_file), QString());
        QVERIFY(!only.files.shared());
    }

    void openedAnyway_isShared() {
        const Session first(m_file);
        Session second(m_file);
        QVERIFY(!first.files.shared());
        QVERIFY(second.files.shared());
        QVERIFY(second.document.saveAs(inFolder("mine.tiller")));
        QVERIFY(!second.files.shared());
    }

    void changedOutside_isAnnounced_data() {
        const TestRows<bool> row;
        row("replaced by a new file", true);
        row("written in place", false);
    }

    void changedOutside_isAnnounced() {
        const auto [replaced] = fetched<bool>();
        Session session(m_file);
        QSignalSpy changed(&session.files, &FileSession::changedOutside);
        if (replaced)
            writeRenamed(m_file, "Outside");
        else
            QVERIFY(writeContent(m_file, "\n", QIODevice::Append));
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(session.files.differs());
        writeRenamed(m_file, "Once more"); // the new file is watched, too
        QTRY_VERIFY(changed.count() >= 2);
    }

    void savedHere_isNotAnnounced() {
        Session session(m_file);
        QSignalSpy changed(&session.files, &FileSession::changedOutside);
        QVERIFY(session.saveRenamed("Mine"));
        QVERIFY(!session.files.differs());
        writeRenamed(m_file, "Outside"); // the first change that is announced
        QTRY_COMPARE(changed.count(), 1);
    }

    void touched_isNotAnnounced() {
        Session session(m_file);
        QSignalSpy changed(&session.files, &FileSession::changedOutside);
        const QSignalSpy checked(&session.files.watch(), &FileWatch::checked);
        QVERIFY(saveText(m_file.toStdString(), contentOf(m_file).toStdString()));
        QVERIFY(!session.files.differs());
        QTRY_VERIFY(!checked.isEmpty());
        QCOMPARE(changed.count(), 0);
    }

    void unchangedFile_isNotRead() {
        QVERIFY(setAge(m_file, 1)); // its time alone says whether it is the same
        Session session(m_file);
        const OpenCount opened(m_file);
        QSignalSpy checked(&session.files.watch(), &FileWatch::checked);
        for (int i = 1; i <= 3; ++i) {
            QVERIFY(saveText(inFolder("other.txt").toStdString(), "something else"));
            QTRY_VERIFY(checked.count() >= i);
        }
        QVERIFY(!session.files.differs());
        QCOMPARE(opened.take(), 0);

        QSignalSpy changed(&session.files, &FileSession::changedOutside);
        QVERIFY(writeContent(m_file, "\n", QIODevice::Append));
        QCOMPARE(opened.take(), 1); // by this test
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY2(opened.take() > 0, "now it has to be read");
    }

    void busyFolder_doesNotPutTheCheckOff() {
        Session session(m_file);
        QSignalSpy checked(&session.files.watch(), &FileWatch::checked);
        int written = 0;
        QTimer busy; // more often than the watch waits for the folder to settle
        QObject::connect(&busy, &QTimer::timeout, this, [&] {
            ++written;
            QVERIFY(saveText(inFolder("log.txt").toStdString(), "busy"));
        });
        busy.start(20);
        QTRY_VERIFY(checked.count() >= 2);
        QVERIFY(written >= 2);
    }

    void removed_isAnnounced_andModified() {
        Session session(m_file);
        QSignalSpy removed(&session.files, &FileSession::removedOutside);
        QVERIFY(QFile::remove(m_file));
        QTRY_COMPARE(removed.count(), 1);
        QVERIFY(session.document.modified());
        QVERIFY(session.document.save());
        QVERIFY(QFile::exists(m_file));
    }

    void reload_keepsTheSelection_andCanBeUndone() {
        Session session(m_file);
        Document& document = session.document;
        document.push(rename(document.project(), "prey", "Mine"), "Rename");
        const Project mine = document.project();
        document.selection()->select("hunter");
        writeRenamed(m_file, "Outside");
        QVERIFY(document.reload());
        QVERIFY(document.project() == loadProject(m_file.toStdString()).value().project);
        QVERIFY(!document.modified());
        QCOMPARE(document.selection()->ids(), QStringList{"hunter"});
        document.undo();
        QVERIFY(document.project() == mine);
        QVERIFY(document.modified());
    }

    void keepMine_isModified_andNotAnnouncedAgain() {
        Session session(m_file);
        writeRenamed(m_file, "Outside");
        QVERIFY(session.files.differs());
        session.document.keepMine();
        QVERIFY(!session.files.differs());
        QVERIFY(session.document.modified());
        QCOMPARE(session.hunter(), "Hunter");
    }

    void nothingAnswers_holdsNothingUp() {
        AppSettings().clearRecentFiles();
        AppSettings().addRecentFile(inFolder("gone.tiller"));
        AppSettings().addRecentFile(m_file);
        auto held = FileLook::holdBack();
        {
            const Session session;
            QCOMPARE(session.settings.recentFiles().size(), 2);
            QCOMPARE(session.settings.latestFound(), QString());
        }
        Session session;
        const QSignalSpy changed(&session.settings, &AppSettings::recentFilesChanged);
        session.files.recovered()->refresh(); // looks once more after the look that goes on
        held.unlock();
        QTRY_COMPARE(session.settings.recentFiles(), QStringList{m_file});
        QTRY_COMPARE(session.settings.latestFound(), m_file);
        QCOMPARE(changed.count(), 1);
    }

    void usedTheme_isNotStored() {
        AppSettings().setTheme("light");
        {
            AppSettings settings;
            settings.useTheme("dark");
            QVERIFY(settings.dark());
            QCOMPARE(AppSettings().theme(), "light");
        }
        QCOMPARE(AppSettings().theme(), "light");
    }
};
