#include "app/editor/document/folder_path.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tiller;

class TestFolderPath : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(QDir(m_folder.path()).mkpath("town/maps"));
        const auto link = [this](const QString& target, const QString& name) {
            QVERIFY(QFile::link(target, outside("town/" + name)));
        };
        QVERIFY(QFile(outside("town/maps/red.png")).open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(outside("town"), outside("alias")));
        link("maps/red.png", "within");
        link(outside("town/maps/red.png"), "absolute");
        link(outside("alias/maps"), "byAlias");
        link("../elsewhere", "out");
        link("/nowhere/at/all", "far");
        link("maps/../../town/maps", "outAndBack");
        link("ring", "ring");
        link("../out", "maps/chain");
    }

    void name_leadsIntoTheFolder_orNowhere_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("path"); // from the folder
        QTest::newRow("file") << "maps/red.png"
                              << "maps/red.png";
        QTest::newRow("dots") << "./maps//../maps/./red.png"
                              << "maps/red.png";
        QTest::newRow("missing") << "maps/blue.png"
                                 << "maps/blue.png";
        QTest::newRow("link within") << "within"
                                     << "maps/red.png";
        QTest::newRow("absolute link within") << "absolute"
                                              << "maps/red.png";
        QTest::newRow("link by another name of the folder") << "byAlias/red.png"
                                                            << "maps/red.png";
        for (const char* name : {"/etc/passwd", "/nowhere/at/all", "..", "../town/maps/red.png",
                                 "maps/../../town/within", "out", "out/x", "far/x",
                                 "outAndBack/red.png", "ring", "maps/chain/x"})
            QTest::newRow(name) << name << QString();
    }

    /// The folder has two names.
    void name_leadsIntoTheFolder_orNowhere() {
        QFETCH(QString, name);
        QFETCH(QString, path);
        const QString root = QDir(m_folder.path()).canonicalPath() + "/town";
        QCOMPARE(pathInFolder(outside("alias"), name), path.isEmpty() ? path : root + '/' + path);
        if (name != "byAlias/red.png")
            QCOMPARE(pathInFolder(outside("town"), name),
                     path.isEmpty() ? path : root + '/' + path);
        QCOMPARE(pathInFolder({}, name), QString());
    }

private:
    [[nodiscard]] QString outside(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestFolderPath)
#include "tst_folder_path.moc"
