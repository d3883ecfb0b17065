#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/document/file_session.h"
#include "app/editor/document/versions.h"
#include "core/io/project_io.h"
#include "core/model/scene_layers.h"
#include "tests/app/editor/test_home.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tiller;

namespace {

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// The parts of a window that deal with files.
struct SavingSession {
    Document document;
    AppSettings settings;
    FileSession files{document, settings};

    bool saveRenamed(const char* name) {
        document.push(rename(document.project(), "hunter", name), "Rename");
        return document.save();
    }
    [[nodiscard]] std::string hunter() const { return document.project().node("hunter")->name; }
};

} // namespace

class TestVersions : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("hunt.tiller");
        QVERIFY(QFile::copy(example, m_file));
        QDir(versionsFolder()).removeRecursively();
    }

    void save_keepsTheVersionBefore() {
        const QByteArray before = contentOf(m_file);
        const QDateTime saved = QFileInfo(m_file).lastModified();
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.saveRenamed("One"));
        const QByteArray one = contentOf(m_file);
        QVERIFY(session.saveRenamed("Two"));
        const std::vector<Version> versions = earlierVersions(m_file);
        QCOMPARE(versions.size(), 2U);
        QCOMPARE(contentOf(versions[0].path), one);
        QCOMPARE(contentOf(versions[1].path), before);
        QCOMPARE(versions[1].time, saved);
    }

    void sameContent_isKeptOnce() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.document.save());
        QVERIFY(session.document.save()); // nothing was edited
        QVERIFY(earlierVersions(m_file).size() <= 1);
        QVERIFY(keepVersion(m_file, "next"));
        QVERIFY(keepVersion(m_file, "next"));
        QVERIFY(earlierVersions(m_file).size() <= 2);
        QVERIFY(keepVersion(m_folder->filePath("none.tiller"), "next"));
        QVERIFY(earlierVersions(m_folder->filePath("none.tiller")).empty());
    }

    void link_sharesTheVersionsOfItsFile() {
        const QString link = m_folder->filePath("link.tiller");
        QVERIFY(QFile::link(m_file, link));
        QVERIFY(keepVersion(link, "next"));
        QCOMPARE(earlierVersions(m_file).size(), 1U);
        QCOMPARE(earlierVersions(link), earlierVersions(m_file));
    }

    void permissions_areThoseOfTheFile() {
        const auto own = QFile::ReadOwner | QFile::WriteOwner;
        QVERIFY(QFile::setPermissions(m_file, own));
        QVERIFY(keepVersion(m_file, "next"));
        const QString path = earlierVersions(m_file).front().path;
        const auto onlyOwn =
            QFile::ReadOwner | QFile::ReadUser | QFile::WriteOwner | QFile::WriteUser;
        QCOMPARE(QFile::permissions(path), onlyOwn);
        QCOMPARE(QFile::permissions(QFileInfo(path).path()),
                 onlyOwn | QFile::ExeOwner | QFile::ExeUser);
    }

    void lastTen_andOnePerDay_remain() {
        const QDate today(2026, 5, 31);
        std::vector<Version> versions; // three a day for 40 days
        for (int i = 0; i < 120; ++i)
            versions.push_back({QString::number(i),
                                QDateTime(today.addDays(-(i / 3)), QTime(20 - i % 3, 0)), 120 - i});
        std::set<int> kept;
        for (const Version& version : versions)
            kept.insert(version.number);
        for (const Version& version : outdated(versions, today))
            kept.erase(version.number);
        QCOMPARE(kept.size(), std::size_t(10 + 26)); // of 30 days, the ten cover four
        for (int i = 0; i < 10; ++i)
            QVERIFY(kept.contains(120 - i));
        QVERIFY2(kept.contains(120 - 12), "the last one of a day");
        QVERIFY(!kept.contains(120 - 13));
        QVERIFY(!kept.contains(120 - 90)); // 30 days ago
    }

    void twelveSaves_leaveTen() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        for (int i = 0; i < 12; ++i)
            QVERIFY(session.saveRenamed(qPrintable(QString("Hunter %1").arg(i))));
        const std::vector<Version> versions = earlierVersions(m_file);
        QVERIFY2(versions.size() <= 11, "ten, and the last one of the day of the example");
        QVERIFY(contentOf(versions[0].path).contains("Hunter 10"));
        QVERIFY(contentOf(versions[9].path).contains("Hunter 1\""));
    }

    void size_isLimited_overAllFiles() {
        const QString other = m_folder->filePath("other.tiller");
        QVERIFY(write(other, QByteArray(5000, 'o')));
        QVERIFY(keepVersion(other, "next"));
        QFile oldest(earlierVersions(other).front().path);
        QVERIFY(oldest.open(QIODevice::ReadWrite) &&
                oldest.setFileTime(QDateTime::currentDateTime().addDays(-3),
                                   QFileDevice::FileModificationTime));
        oldest.close();
        QVERIFY(write(m_file, QByteArray(3000, 'a')));
        QVERIFY(keepVersion(m_file, "next"));
        QVERIFY(write(m_file, QByteArray(4000, 'b')));
        QVERIFY(keepVersion(m_file, "next"));
        limitVersions({}, 12000);
        QCOMPARE(earlierVersions(other).size(), 1U);
        limitVersions({}, 11999);
        QCOMPARE(earlierVersions(other).size(), 0U);
        QCOMPARE(earlierVersions(m_file).size(), 2U);
        const QString exempt = earlierVersions(m_file)[1].path;
        limitVersions(exempt, 0);
        QCOMPARE(earlierVersions(m_file).size(), 1U);
        QCOMPARE(earlierVersions(m_file).front().path, exempt);
    }

    void notKept_savesAnyway_andSaysSoOnce() {
        const QString folder = versionsFolder();
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(write(folder, "a file where the folder of versions would be"));
        SavingSession session;
        QSignalSpy notKept(&session.files, &FileSession::versionNotKept);
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.saveRenamed("One"));
        QVERIFY(session.saveRenamed("Two"));
        QVERIFY(contentOf(m_file).contains("Two"));
        QTRY_COMPARE(notKept.count(), 1);
        QVERIFY(
            notKept.front().front().toString().startsWith("The version before this save was not"));

        QVERIFY(QFile::remove(folder));
        QVERIFY(session.saveRenamed("Three"));
        QCOMPARE(earlierVersions(m_file).size(), 1U);
        QCoreApplication::processEvents();
        QCOMPARE(notKept.count(), 1);
    }

    void restore_isOneUndoStep() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        session.document.push(remove(session.document.project(), std::vector<Id>{"prey"}),
                              "Remove");
        QVERIFY(session.saveRenamed("One"));
        const Project project = session.document.project();
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QCOMPARE(session.hunter(), "Hunter");
        QVERIFY(session.document.project().node("prey"));
        QVERIFY(session.document.modified());
        QCOMPARE(session.document.file(), m_file);
        session.document.undo();
        QVERIFY(session.document.project() == project);
        QVERIFY(!session.document.modified());
    }

    void restore_bringsBackTheOrder_andPassesLocks() {
        SavingSession session;
        Document& document = session.document;
        QVERIFY(document.open(m_file));
        document.push(addLayer(document.project(), document.ids(), "One"), "Add");
        document.push(addLayer(document.project(), document.ids(), "Two"), "Add");
        QVERIFY(document.save());
        const Project before = document.project();
        const Id layer = Layers(before).all().back().id;
        document.push(moveLayer(before, document.ids(), layer, -1), "Move");
        QVERIFY(document.project() != before);
        QVERIFY(document.save());
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QVERIFY(document.project() == before);
        document.undo();
        QVERIFY(document.project() != before);

        document.undo();
        document.push(remove(before, std::vector{before.nodes.front().id}), "Remove");
        document.push(setLayerValue(document.project(), document.ids(), layer, "locked", true),
                      "Lock");
        QVERIFY(document.save());
        const Project locked = document.project();
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file)[1].path));
        QVERIFY(document.project() == before);
        document.undo();
        QVERIFY(document.project() == locked);
    }

    void restored_thenSaved_keepsWhatWasThere() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.saveRenamed("One"));
        const QByteArray one = contentOf(m_file);
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QVERIFY(session.document.save());
        QCOMPARE(contentOf(earlierVersions(m_file).front().path), one);
    }

    void restored_keepsUnsavedChanges() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.saveRenamed("One"));
        session.document.push(rename(session.document.project(), "hunter", "Unsaved"), "Rename");
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QVERIFY(contentOf(earlierVersions(m_file).front().path).contains("Unsaved"));
        QVERIFY(session.document.save()); // "One" is kept, too
        QCOMPARE(earlierVersions(m_file).size(), 3U);
    }

    void open_isACopy_andTheFileStays() {
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QVERIFY(session.saveRenamed("One"));
        const QByteArray one = contentOf(m_file);
        const QString folder = session.document.folder();
        QVERIFY(session.document.openVersion(earlierVersions(m_file).front().path));
        QCOMPARE(session.hunter(), "Hunter");
        QCOMPARE(session.document.file(), QString());
        QCOMPARE(session.document.name(), "hunt (earlier version)");
        QCOMPARE(session.document.folder(), folder); // of its pictures
        QCOMPARE(contentOf(m_file), one);
    }

    void brokenVersion_isReported() {
        QVERIFY(keepVersion(m_file, "next"));
        const QString version = earlierVersions(m_file).front().path;
        QVERIFY(write(version, "not a project"));
        SavingSession session;
        QVERIFY(session.document.open(m_file));
        QSignalSpy failed(&session.document, &Document::failed);
        QVERIFY(!session.files.restoreVersion(version));
        QVERIFY(!session.document.openVersion(version));
        QCOMPARE(failed.count(), 2);
        QCOMPARE(session.document.file(), m_file);
        QCOMPARE(session.hunter(), "Hunter");
    }

private:
    TestHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};
