#include "app/editor/document/versions.h"
#include "core/model/scene_layers.h"
#include "tests/app/editor/document/file_test.h"

class TestVersions : public QObject, public FileTest {
    Q_OBJECT

private slots:
    void init() {
        begin();
        QDir(versionsFolder()).removeRecursively();
    }

    void save_keepsTheVersionBefore() {
        const QByteArray before = contentOf(m_file);
        const QDateTime saved = QFileInfo(m_file).lastModified();
        Session session(m_file);
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
        Session session(m_file);
        QVERIFY(session.document.save());
        QVERIFY(session.document.save()); // nothing was edited
        const std::size_t atFirst = contentOf(m_file) == contentOf(example) ? 0 : 1;
        QCOMPARE(earlierVersions(m_file).size(), atFirst);
        QVERIFY(keepVersion(m_file, "next"));
        QVERIFY(keepVersion(m_file, "next"));
        QCOMPARE(earlierVersions(m_file).size(), atFirst + 1);
        QVERIFY(keepVersion(inFolder("none.tiller"), "next"));
        QVERIFY(earlierVersions(inFolder("none.tiller")).empty());
    }

    void link_sharesTheVersionsOfItsFile() {
        const QString link = inFolder("link.tiller");
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
        Session session(m_file);
        for (int i = 0; i < 12; ++i)
            QVERIFY(session.saveRenamed(qPrintable(QString("Hunter %1").arg(i))));
        const std::vector<Version> versions = earlierVersions(m_file);
        QVERIFY2(versions.size() <= 11, "ten, and the last one of the day of the example");
        QVERIFY(contentOf(versions[0].path).contains("Hunter 10"));
        QVERIFY(contentOf(versions[9].path).contains("Hunter 1\""));
    }

    void size_isLimited_overAllFiles() {
        const QString other = inFolder("other.tiller");
        QVERIFY(writeContent(other, QByteArray(5000, 'o')));
        QVERIFY(keepVersion(other, "next"));
        QVERIFY(setAge(earlierVersions(other).front().path, 3));
        QVERIFY(writeContent(m_file, QByteArray(3000, 'a')));
        QVERIFY(keepVersion(m_file, "next"));
        QVERIFY(writeContent(m_file, QByteArray(4000, 'b')));
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
        QVERIFY(writeContent(folder, "a file where the folder of versions would be"));
        Session session(m_file);
        QSignalSpy notKept(&session.files, &FileSession::versionNotKept);
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
        Session session(m_file);
        session.document.push(remove(session.project(), std::vector<Id>{"prey"}), "Remove");
        QVERIFY(session.saveRenamed("One"));
        const Project project = session.project();
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QCOMPARE(session.hunter(), "Hunter");
        QVERIFY(session.project().node("prey"));
        QVERIFY(session.document.modified());
        QCOMPARE(session.document.file(), m_file);
        session.document.undo();
        QVERIFY(session.project() == project);
        QVERIFY(!session.document.modified());
    }

    void restore_bringsBackTheOrder_andPassesLocks() {
        Session session(m_file);
        Document& document = session.document;
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
        Session session(m_file);
        QVERIFY(session.saveRenamed("One"));
        const QByteArray one = contentOf(m_file);
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QVERIFY(session.document.save());
        QCOMPARE(contentOf(earlierVersions(m_file).front().path), one);
    }

    void restored_keepsUnsavedChanges() {
        Session session(m_file);
        QVERIFY(session.saveRenamed("One"));
        session.renameHunter("Unsaved");
        QVERIFY(session.files.restoreVersion(earlierVersions(m_file).front().path));
        QVERIFY(contentOf(earlierVersions(m_file).front().path).contains("Unsaved"));
        QVERIFY(session.document.save()); // "One" is kept, too
        QCOMPARE(earlierVersions(m_file).size(), 3U);
    }

    void open_isACopy_andTheFileStays() {
        Session session(m_file);
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
        QVERIFY(writeContent(version, "not a project"));
        Session session(m_file);
        QSignalSpy failed(&session.document, &Document::failed);
        QVERIFY(!session.files.restoreVersion(version));
        QVERIFY(!session.document.openVersion(version));
        QCOMPARE(failed.count(), 2);
        QCOMPARE(session.document.file(), m_file);
        QCOMPARE(session.hunter(), "Hunter");
    }
};
