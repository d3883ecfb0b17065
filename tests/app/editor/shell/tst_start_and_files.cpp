#include "app/editor/document/recovery.h"
#include "core/io/files.h"
#include "tests/app/editor/window.h"

#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

/// The start page, and what is asked around files, in the window.
class TestStartAndFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void recovery_isOfferedOnOpening_data();
    void recovery_isOfferedOnOpening();
    void recovery_waitsOnTheStartPage();
    void recovered_isRemovedByTwoPresses_notByADoubleClick();
    void startPage_leadsBackToTheProject();
    void startPage_pauses();
    void droppedFile_isOpened_orRefused();
    void enter_pressesTheFocusedButton();
    void fileInUse_isTold();
    void changedOutside_isAsked();
    void changedOutside_waitsForTheQuestionThatIsOpen();

private:
    [[nodiscard]] QString copyOfExample(const char* name) const {
        const QString file = m_folder->filePath(name);
        QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", file);
        return file;
    }
    /// What an editor that was killed would have left of a file, with the hunter renamed.
    static QString leaveKept(const QString& file) {
        Document document;
        document.open(file);
        document.push(rename(document.project(), "hunter", "Edited"), "Rename");
        const QString kept = autosaveBeside(file);
        return saveText(kept.toStdString(), writeProject(document.project())) ? kept : QString();
    }
    static QString hunter(const EditorWindow& window) {
        return QString::fromStdString(window.editor.document.project().node("hunter")->name);
    }

    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStartAndFiles::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
}

void TestStartAndFiles::init() {
    QSettings().clear();
    QDir(FileSession::folder()).removeRecursively();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestStartAndFiles::recovery_isOfferedOnOpening_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("modified");
    QTest::addColumn<bool>("stillKept");
    QTest::newRow("restore") << "restoreKept"
                             << "Edited" << true << true;
    QTest::newRow("show the saved") << "showSaved"
                                    << "Hunter" << false << false;
    QTest::newRow("keep for later") << "keepForLater"
                                    << "Hunter" << false << true;
    QTest::newRow("Esc keeps them, too") << "Esc"
                                         << "Hunter" << false << true;
}

void TestStartAndFiles::recovery_isOfferedOnOpening() {
    QFETCH(QString, button);
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    const QString kept = leaveKept(file);
    QVERIFY(!kept.isEmpty());
    window.editor.openFile(file);
    QTRY_VERIFY(window.item("showSaved") && window.item("showSaved")->isVisible());
    QVERIFY2(window.editor.document.file().isEmpty(), "nothing is shown before the answer");
    if (button == "Esc")
        QTest::keyClick(window.window, Qt::Key_Escape);
    else
        window.click(button);
    if (button == "showSaved") { // it cannot be taken back
        QVERIFY(window.item(button)->property("armed").toBool());
        QTRY_VERIFY(window.item(button)->property("listens").toBool());
        window.click(button);
    }
    QTRY_COMPARE(window.editor.document.file(), file);
    QTEST(hunter(window), "shown");
    QTEST(window.editor.document.modified(), "modified");
    QTEST(QFile::exists(kept), "stillKept");
    QVERIFY(!window.editor.document.canUndo());
}

void TestStartAndFiles::recovery_waitsOnTheStartPage() {
    const QString file = copyOfExample("hunt.tiller");
    const QString kept = leaveKept(file);
    AppSettings().addRecentFile(file);
    EditorWindow window;
    QVERIFY(window.item("startPage")->isVisible());
    QVERIFY(window.item("recovered-0"));
    window.click("restore-0");
    QTRY_VERIFY(!window.item("startPage")->isVisible());
    QCOMPARE(hunter(window), QString("Edited"));
    QCOMPARE(window.editor.document.file(), file);
    QVERIFY(window.editor.document.modified());
    QVERIFY(window.editor.document.save());
    QTRY_VERIFY(!QFile::exists(kept));
}

void TestStartAndFiles::recovered_isRemovedByTwoPresses_notByADoubleClick() {
    const QString file = copyOfExample("hunt.tiller");
    const QString kept = leaveKept(file);
    AppSettings().addRecentFile(file);
    EditorWindow window;
    QTRY_VERIFY(window.item("discard-0"));
    QQuickItem* button = window.item("discard-0");
    QTest::mouseDClick(window.window, Qt::LeftButton, {}, window.center("discard-0"));
    QVERIFY(button->property("armed").toBool());
    QVERIFY(QFile::exists(kept));
    QTest::mouseMove(window.window, window.center("startNew"));
    QTRY_VERIFY2(!button->property("armed").toBool(), "the mouse has left it");

    window.click("discard-0");
    QTRY_VERIFY(button->property("listens").toBool());
    window.click("discard-0");
    QTRY_VERIFY(!QFile::exists(kept));
}

void TestStartAndFiles::startPage_leadsBackToTheProject() {
    EditorWindow window("hunter-and-prey");
    QQuickItem* page = window.item("startPage");
    const auto home = [&] { QTest::keyClick(window.window, Qt::Key_Home, Qt::ControlModifier); };
    home();
    QTRY_VERIFY(page->isVisible());
    QVERIFY(window.item("startBack")->hasActiveFocus());
    QVERIFY(window.window->findChild<QObject*>("actionSave")->property("enabled").toBool());
    home();
    QTRY_VERIFY(!page->isVisible());
    home();
    QTRY_VERIFY(page->isVisible());
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(!page->isVisible());
    const bool playing = window.editor.simulation.playing();
    QTest::keyClick(window.window, Qt::Key_Space); // keys go where they went
    QTRY_COMPARE(window.editor.simulation.playing(), !playing);
    home();
    QTRY_VERIFY(page->isVisible());
    window.click("startBack");
    QTRY_VERIFY(!page->isVisible());
    QCOMPARE(hunter(window), QString("Hunter"));
}

void TestStartAndFiles::startPage_pauses() {
    EditorWindow window("hunter-and-prey");
    window.editor.simulation.play();
    QTRY_VERIFY(window.editor.simulation.tick() > 2);
    QTest::keyClick(window.window, Qt::Key_Home, Qt::ControlModifier);
    QTRY_VERIFY(window.item("startPage")->isVisible());
    QVERIFY(!window.editor.simulation.playing());
}

void TestStartAndFiles::droppedFile_isOpened_orRefused() {
    EditorWindow window("hunter-and-prey");
    const auto drop = [&](const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPoint at(800, 500);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window.window, &dropped);
        return dropped.isAccepted();
    };
    const QString file = m_folder->filePath("a b.tiller");
    QFile::copy(TILLER_SOURCE_DIR "/examples/arrival.tiller", file);
    const QString other = m_folder->filePath("picture.png");
    QFile::copy(file, other);
    QVERIFY(!drop(other));
    QCOMPARE(hunter(window), QString("Hunter"));

    QTest::keyClick(window.window, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch"));
    QVERIFY(!drop(file)); // one thing at a time
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(drop(file));
    QTRY_COMPARE(window.editor.document.name(), QString("a b"));
}

void TestStartAndFiles::enter_pressesTheFocusedButton() {
    EditorWindow window;
    QTRY_VERIFY(window.item("startNew")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_Return);
    QTRY_VERIFY(!window.item("startPage")->isVisible());
}

void TestStartAndFiles::fileInUse_isTold() {
    const QString file = copyOfExample("hunt.tiller");
    FileLock other;
    QVERIFY(other.take(file));
    EditorWindow window;
    window.editor.openFile(file);
    QTRY_VERIFY(window.item("openCopy") && window.item("openCopy")->isVisible());
    window.click("openCopy");
    QTRY_VERIFY(!window.item("startPage")->isVisible());
    QVERIFY(window.editor.document.file().isEmpty());
    QCOMPARE(window.editor.document.name(), QString("hunt"));

    window.editor.openFile(file);
    QTRY_VERIFY(window.item("openAnyway") && window.item("openAnyway")->isVisible());
    window.click("openAnyway");
    QTRY_COMPARE(window.editor.document.file(), file);
    QTRY_VERIFY(window.item("projectWarning")->isVisible());
}

void TestStartAndFiles::changedOutside_isAsked() {
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    window.editor.openFile(file);
    QTRY_COMPARE(window.editor.document.file(), file);
    QTRY_VERIFY(window.editor.canvas.pan() != QPointF()); // fitted
    window.editor.document.selection()->select("prey");
    const QPointF pan = window.editor.canvas.pan();
    const QString changed = leaveKept(file); // the same with another name for the hunter
    QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
    QTRY_VERIFY(window.item("reloadFile") && window.item("reloadFile")->isVisible());
    QCOMPARE(hunter(window), QString("Hunter"));
    window.click("reloadFile");
    QTRY_COMPARE(hunter(window), QString("Edited"));
    QCOMPARE(window.editor.document.selection()->ids(), QStringList{"prey"});
    QCOMPARE(window.editor.canvas.pan(), pan);
    QVERIFY(!window.editor.document.modified());
}

void TestStartAndFiles::changedOutside_waitsForTheQuestionThatIsOpen() {
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    window.editor.openFile(file);
    QTRY_COMPARE(window.editor.document.file(), file);
    Document& document = window.editor.document;
    document.push(rename(document.project(), "prey", "Mine"), "Rename");
    QTest::keyClick(window.window, Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(window.item("cancelChanges") && window.item("cancelChanges")->isVisible());
    const QString changed = leaveKept(file);
    QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
    QTest::qWait(500);
    QVERIFY(!window.item("keepMine") || !window.item("keepMine")->isVisible());
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(window.item("keepMine") && window.item("keepMine")->isVisible());
    QTRY_VERIFY(window.item("keepMine")->hasActiveFocus());
    QTest::keyClick(window.window, Qt::Key_Escape);
    QTRY_VERIFY(!window.item("keepMine") || !window.item("keepMine")->isVisible());
    QVERIFY(document.modified());
    QCOMPARE(hunter(window), QString("Hunter"));
}

QTEST_MAIN(TestStartAndFiles)
#include "tst_start_and_files.moc"
