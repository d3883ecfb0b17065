#include "app/editor/document/recovery.h"
#include "core/io/files.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QDesktopServices>
#include <QMimeData>
#include <QTemporaryDir>

using namespace tiller;

/// In place of the desktop's program for folders.
class FolderOpener : public QObject {
    Q_OBJECT

public:
    FolderOpener() { QDesktopServices::setUrlHandler("file", this, "open"); }
    ~FolderOpener() override { QDesktopServices::unsetUrlHandler("file"); }
    QUrl opened;

public slots:
    void open(const QUrl& url) { opened = url; }
};

/// The start page, and the questions around files, in the window.
class TestStartAndFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void example_opensTheSame_fromThePageAndTheCommandLine_data();
    void example_opensTheSame_fromThePageAndTheCommandLine();
    void examples_standInGroups();
    void examples_move_thenRest();
    void recovery_isOfferedWhenTheFileOpens_data();
    void recovery_isOfferedWhenTheFileOpens();
    void recovery_isListedOnTheStartPage();
    void recovery_isRemovedByTwoPresses_notByADoubleClick();
    void noFileSystemAnswers_thePageIsThere();
    void fileThatDoesNotAnswer_canBeCanceled();
    void reopens_theLatestThatExists_data();
    void reopens_theLatestThatExists();
    void startPage_returnsToTheProject();
    void startPage_pausesTheSimulation();
    void recentFiles_standFirst();
    void export_saysWhereTheFileIs_andOpensItsFolder();
    void courseExport_saysFirstThatPagesAreMissing();
    void droppedFile_opens_orIsRefused();
    void enter_pressesTheFocusedButton();
    void fileInUse_isReported();
    void versions_areListed_andRestored();
    void versions_openAsACopy();
    void noVersions_saysSo();
    void fileChangedOutside_asksWhichVersion();
    void fileChangedOutside_waitsForAnOpenQuestion();

private:
    [[nodiscard]] QString copyOfExample(const char* name) const {
        const QString file = m_folder->filePath(name);
        QFile::copy(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller", file);
        return file;
    }
    /// Leaves unsaved changes of a file, as a killed editor does: the hunter has another name.
    /// Returns their file.
    static QString leaveUnsavedChanges(const QString& file) {
        Document document;
        document.open(file);
        document.push(rename(document.project(), "hunter", "Edited"), "Rename");
        const QString unsaved = autosaveBeside(file);
        return saveText(unsaved.toStdString(), writeProject(document.project())) ? unsaved
                                                                                 : QString();
    }
    /// Opens a file, and saves it with another name for the hunter.
    static void saveRenamed(EditorWindow& window, const QString& file) {
        Document& document = window.editor.document;
        window.editor.openFile(file);
        QTRY_COMPARE(document.file(), file);
        document.push(rename(document.project(), "hunter", "Edited"), "Rename");
        QVERIFY(document.save());
    }
    static void trigger(const EditorWindow& window, const char* action) {
        QMetaObject::invokeMethod(window.window->findChild<QObject*>(action), "trigger");
    }
    static QString hunter(const EditorWindow& window) {
        return QString::fromStdString(window.editor.document.project().node("hunter")->name);
    }

    TestHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestStartAndFiles::init() {
    QSettings().clear();
    QDir(FileSession::folder()).removeRecursively();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestStartAndFiles::example_opensTheSame_fromThePageAndTheCommandLine_data() {
    QTest::addColumn<bool>("fromThePage");
    QTest::newRow("start page") << true;
    QTest::newRow("command line") << false;
}

void TestStartAndFiles::example_opensTheSame_fromThePageAndTheCommandLine() {
    QFETCH(bool, fromThePage);
    EditorWindow window;
    if (fromThePage)
        window.click("example-arrival");
    else
        window.editor.openFile(QString(TILLER_SOURCE_DIR "/examples/arrival.tiller"));
    QTRY_VERIFY(!window.isShown("startPage"));
    QCOMPARE(window.editor.document.name(), QString("arrival"));
    QCOMPARE(window.editor.document.file(), QString()); // the example stays as it is
    QVERIFY(!window.editor.document.modified());
    QTRY_VERIFY(window.editor.simulation.playing());
    const QQuickItem* notes = EditorWindow::find(window.item("inspector"), "notesView");
    QTRY_VERIFY(notes && notes->isVisible());
    QVERIFY(window.editor.settings.recentFiles().isEmpty());
}

void TestStartAndFiles::examples_standInGroups() {
    EditorWindow window;
    QStringList titles;
    int examples = 0;
    for (const QVariant& each : window.editor.examples.groups()) {
        const QVariantMap group = each.toMap();
        titles.append(group["title"].toString());
        for (const QVariant& example : group["examples"].toList()) {
            ++examples;
            QVERIFY2(QFile::exists(example.toMap()["moves"].toString()),
                     qPrintable(example.toMap()["file"].toString()));
        }
    }
    QCOMPARE(titles, (QStringList{"First steps", "Groups", "Worlds that live", "Crowds"}));
    QCOMPARE(examples, window.editor.examples.rowCount());
    const auto place = [&](const char* name) { return window.item(name)->mapToScene({}); };
    QCOMPARE(place("example-hunter-and-prey").y(), place("example-flee-the-mouse").y());
    QVERIFY(place("example-hunter-and-prey").x() < place("example-flee-the-mouse").x());
    QVERIFY(place("example-maze").y() > place("example-flock").y());
}

void TestStartAndFiles::examples_move_thenRest() {
    EditorWindow window;
    QQuickItem* card = window.item("example-hunter-and-prey");
    const QQuickItem* moves = EditorWindow::find(card, "moves");
    QVERIFY(moves);
    const auto position = [moves] { return moves->property("position").toDouble(); };
    const auto picture = [&] {
        return window.window->grabWindow().copy(
            moves->mapRectToScene(moves->boundingRect()).toRect());
    };
    QTRY_VERIFY(position() > 0.1 && position() < 1);
    const QImage early = picture();
    QTRY_VERIFY(picture() != early);
    QTRY_COMPARE_WITH_TIMEOUT(position(), 1.0, 20'000);
    const QImage rest = picture();
    QTest::mouseMove(window.window, window.center("example-hunter-and-prey"));
    QTRY_VERIFY(position() > 0.1 && position() < 0.9);
    QVERIFY(picture() != rest);
}

void TestStartAndFiles::recovery_isOfferedWhenTheFileOpens_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("modified");
    QTest::addColumn<bool>("isStillSaved");
    QTest::newRow("restore") << "restoreKept"
                             << "Edited" << true << true;
    QTest::newRow("show the saved") << "showSaved"
                                    << "Hunter" << false << false;
    QTest::newRow("keep for later") << "keepForLater"
                                    << "Hunter" << false << true;
    QTest::newRow("Esc keeps the changes, too") << "Esc"
                                                << "Hunter" << false << true;
}

void TestStartAndFiles::recovery_isOfferedWhenTheFileOpens() {
    QFETCH(QString, button);
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    const QString unsaved = leaveUnsavedChanges(file);
    QVERIFY(!unsaved.isEmpty());
    window.editor.openFile(file);
    QTRY_VERIFY(window.isShown("showSaved"));
    QVERIFY2(window.editor.document.file().isEmpty(), "a file opened before the answer");
    if (button == "Esc")
        window.key(Qt::Key_Escape);
    else
        window.click(button);
    if (button == "showSaved") { // no undo: it needs a second press
        QVERIFY(window.item(button)->property("armed").toBool());
        QTRY_VERIFY(window.item(button)->property("listens").toBool());
        window.click(button);
    }
    QTRY_COMPARE(window.editor.document.file(), file);
    QTEST(hunter(window), "shown");
    QTEST(window.editor.document.modified(), "modified");
    QTEST(QFile::exists(unsaved), "isStillSaved");
    QVERIFY(!window.editor.document.canUndo());
}

void TestStartAndFiles::recovery_isListedOnTheStartPage() {
    const QString file = copyOfExample("hunt.tiller");
    const QString unsaved = leaveUnsavedChanges(file);
    AppSettings().addRecentFile(file);
    EditorWindow window;
    QVERIFY(window.isShown("startPage"));
    QTRY_VERIFY(window.isShown("recovered-0"));
    window.waitForFrame();
    window.click("restore-0");
    QTRY_VERIFY(!window.isShown("startPage"));
    QCOMPARE(hunter(window), QString("Edited"));
    QCOMPARE(window.editor.document.file(), file);
    QVERIFY(window.editor.document.modified());
    QVERIFY(window.editor.document.save());
    QTRY_VERIFY(!QFile::exists(unsaved));
}

void TestStartAndFiles::recovery_isRemovedByTwoPresses_notByADoubleClick() {
    const QString file = copyOfExample("hunt.tiller");
    const QString unsaved = leaveUnsavedChanges(file);
    AppSettings().addRecentFile(file);
    EditorWindow window;
    QTRY_VERIFY(window.item("discard-0"));
    window.waitForFrame();
    QQuickItem* button = window.item("discard-0");
    QTest::mouseDClick(window.window, Qt::LeftButton, {}, window.center("discard-0"));
    QVERIFY(button->property("armed").toBool());
    QVERIFY(QFile::exists(unsaved));
    QTest::mouseMove(window.window, window.center("startNew"));
    QTRY_VERIFY2(!button->property("armed").toBool(), "the mouse has left it");

    window.click("discard-0");
    QTRY_VERIFY(button->property("listens").toBool());
    window.click("discard-0");
    QTRY_VERIFY(!QFile::exists(unsaved));
}

/// As with recent files on a server that is gone.
void TestStartAndFiles::noFileSystemAnswers_thePageIsThere() {
    const QString file = copyOfExample("hunt.tiller");
    leaveUnsavedChanges(file);
    AppSettings().addRecentFile(m_folder->filePath("gone.tiller"));
    AppSettings().addRecentFile(file);
    auto held = FileLook::holdBack();
    EditorWindow window;
    QVERIFY(window.isShown("startPage"));
    QVERIFY(window.isShown("recent-hunt.tiller"));
    QVERIFY(window.isShown("recent-gone.tiller"));
    QVERIFY(!window.isShown("recovered-0"));
    held.unlock();
    QTRY_VERIFY(!window.isShown("recent-gone.tiller"));
    QVERIFY(window.isShown("recent-hunt.tiller"));
    QTRY_VERIFY(window.isShown("recovered-0"));
}

void TestStartAndFiles::fileThatDoesNotAnswer_canBeCanceled() {
    const QString file = copyOfExample("hunt.tiller");
    EditorWindow window;
    LongWork& work = *window.editor.document.work();
    auto held = work.holdBack();
    QString what;
    connect(&work, &LongWork::changed, this, [&] {
        if (!work.what().isEmpty()) {
            what = work.what();
            work.cancel();
        }
    });
    window.editor.openFile(file);
    QCOMPARE(what, QString("Opening “hunt.tiller”"));
    QVERIFY(window.isShown("startPage"));
    QVERIFY(window.editor.document.file().isEmpty());
    held.unlock();
    window.editor.openFile(file);
    QTRY_COMPARE(window.editor.document.file(), file);
}

void TestStartAndFiles::reopens_theLatestThatExists_data() {
    QTest::addColumn<bool>("isOtherOpen");
    QTest::newRow("at the start") << false;
    QTest::newRow("too late: another project is open") << true;
}

void TestStartAndFiles::reopens_theLatestThatExists() {
    QFETCH(bool, isOtherOpen);
    const QString file = copyOfExample("hunt.tiller");
    AppSettings().addRecentFile(file);
    AppSettings().addRecentFile(m_folder->filePath("gone.tiller"));
    auto held = FileLook::holdBack();
    EditorWindow window;
    window.editor.reopenLatest();
    QVERIFY(window.isShown("startPage"));
    if (isOtherOpen)
        window.click("startNew");
    held.unlock();
    const auto hasLooked = [&] { return window.editor.settings.latestFound() == file; };
    QTRY_VERIFY(hasLooked());
    QTRY_COMPARE(window.editor.document.file(), isOtherOpen ? QString() : file);
    QTRY_COMPARE(window.editor.simulation.playing(), !isOtherOpen);
}

void TestStartAndFiles::startPage_returnsToTheProject() {
    EditorWindow window("hunter-and-prey");
    QQuickItem* page = window.item("startPage");
    const auto home = [&] { window.key(Qt::Key_Home, Qt::ControlModifier); };
    home();
    QTRY_VERIFY(page->isVisible());
    QVERIFY(window.hasFocus("startBack"));
    QVERIFY(window.window->findChild<QObject*>("actionSave")->property("enabled").toBool());
    home();
    QTRY_VERIFY(!page->isVisible());
    home();
    QTRY_VERIFY(page->isVisible());
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!page->isVisible());
    const bool playing = window.editor.simulation.playing();
    window.key(Qt::Key_Space); // the pane has the keyboard again
    QTRY_COMPARE(window.editor.simulation.playing(), !playing);
    home();
    QTRY_VERIFY(page->isVisible());
    window.click("startBack");
    QTRY_VERIFY(!page->isVisible());
    QCOMPARE(hunter(window), QString("Hunter"));
}

void TestStartAndFiles::startPage_pausesTheSimulation() {
    EditorWindow window("hunter-and-prey");
    window.editor.simulation.play();
    QTRY_VERIFY(window.editor.simulation.tick() > 2);
    window.key(Qt::Key_Home, Qt::ControlModifier);
    QTRY_VERIFY(window.isShown("startPage"));
    QVERIFY(!window.editor.simulation.playing());
}

void TestStartAndFiles::recentFiles_standFirst() {
    const QString file = copyOfExample("mine.tiller");
    AppSettings().addRecentFile(file);
    EditorWindow window;
    const auto top = [&](const QString& name) { return window.item(name)->mapToScene({0, 0}).y(); };
    QTRY_VERIFY(window.isShown("recent-mine.tiller"));
    QVERIFY(top("recent-mine.tiller") < 400);
    QVERIFY(top("recent-mine.tiller") < top("example-hunter-and-prey"));
    QVERIFY(top("recent-mine.tiller") < window.item("course")->mapToScene({0, 0}).y());
}

void TestStartAndFiles::export_saysWhereTheFileIs_andOpensItsFolder() {
    EditorWindow window("hunter-and-prey");
    FolderOpener opener;
    for (const char* name : {"hunt.json", "hunt.html"}) {
        const bool isPage = QByteArray(name).endsWith("html");
        if (isPage && !window.editor.dialogs.canExportPages())
            continue;
        const QString file = m_folder->filePath(name);
        window.editor.dialogs.answerWith(file);
        trigger(window, "actionExport");
        const QObject* dialog = window.window->findChild<QObject*>("exported");
        QTRY_VERIFY(dialog->property("opened").toBool());
        QVERIFY(QFileInfo::exists(file));
        QCOMPARE(window.text("exportedFile"), file);
        QCOMPARE(window.text("exportedUse").contains("World::load"), !isPage);
        // Where no page can be made, it says what to do.
        QCOMPARE(window.isShown("exportedPages"),
                 !isPage && !window.editor.dialogs.canExportPages());
        window.click("openExportFolder");
        QCOMPARE(opener.opened, QUrl::fromLocalFile(m_folder->path()));
        window.key(Qt::Key_Escape);
        QTRY_VERIFY(!dialog->property("visible").toBool());
    }
}

void TestStartAndFiles::courseExport_saysFirstThatPagesAreMissing() {
    EditorWindow window("hunter-and-prey");
    if (window.editor.dialogs.canExportPages())
        QSKIP("pages can be written here");
    const QObject* toFile = window.window->findChild<QObject*>("actionExport");
    QVERIFY(!toFile->property("text").toString().contains("browser"));
    trigger(window, "actionExportCourse");
    const QObject* dialog = window.window->findChild<QObject*>("failure");
    QTRY_VERIFY(dialog->property("opened").toBool());
    QVERIFY(dialog->property("reasons").toStringList().join("").contains("./dev page"));
}

void TestStartAndFiles::droppedFile_opens_orIsRefused() {
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

    window.key(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(window.item("commandSearch"));
    QVERIFY(!drop(file)); // a question is open
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(drop(file));
    QTRY_COMPARE(window.editor.document.name(), QString("a b"));
}

void TestStartAndFiles::enter_pressesTheFocusedButton() {
    EditorWindow window;
    QTRY_VERIFY(window.hasFocus("startNew"));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!window.isShown("startPage"));
}

void TestStartAndFiles::fileInUse_isReported() {
    const QString file = copyOfExample("hunt.tiller");
    FileLock other;
    QVERIFY(other.take(file));
    EditorWindow window;
    window.editor.openFile(file);
    QTRY_VERIFY(window.isShown("openCopy"));
    window.click("openCopy");
    QTRY_VERIFY(!window.isShown("startPage"));
    QVERIFY(window.editor.document.file().isEmpty());
    QCOMPARE(window.editor.document.name(), QString("hunt"));

    window.editor.openFile(file);
    QTRY_VERIFY(window.isShown("openAnyway"));
    window.click("openAnyway");
    QTRY_COMPARE(window.editor.document.file(), file);
    QTRY_VERIFY(window.isShown("projectWarning"));
}

void TestStartAndFiles::versions_areListed_andRestored() {
    EditorWindow window;
    saveRenamed(window, copyOfExample("hunt.tiller"));
    Document& document = window.editor.document;
    document.push(rename(document.project(), "hunter", "Later"), "Rename");
    QVERIFY(document.save());
    trigger(window, "actionVersions");
    QTRY_VERIFY(window.isShown("version-1"));
    QVERIFY(!window.item("version-2"));
    QTRY_COMPARE(window.text("versionWords-0"),
                 QString("Since then: 1 setting changed: Edited renamed Later"));
    QTRY_COMPARE(window.text("versionWords-1"),
                 QString("Since then: 1 setting changed: Hunter renamed Later"));
    QTRY_VERIFY(window.hasFocus("restoreVersion"));
    window.key(Qt::Key_Down);
    window.key(Qt::Key_Return);
    QTRY_COMPARE(hunter(window), QString("Hunter"));
    QTRY_VERIFY(!window.isShown("versionList"));
    document.undo();
    QCOMPARE(hunter(window), QString("Later"));
}

void TestStartAndFiles::versions_openAsACopy() {
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    saveRenamed(window, file);
    trigger(window, "actionVersions");
    QTRY_VERIFY(window.isShown("version-0"));
    window.waitForFrame(); // the buttons have their places
    window.click("openVersion");
    QTRY_COMPARE(hunter(window), QString("Hunter"));
    QCOMPARE(window.editor.document.file(), QString());
    QVERIFY(loadText(file.toStdString()).value().find("Edited") != std::string::npos);
}

void TestStartAndFiles::noVersions_saysSo() {
    EditorWindow window("hunter-and-prey");
    trigger(window, "actionVersions");
    QTRY_VERIFY(window.isShown("closeVersions"));
    QVERIFY(!window.isShown("restoreVersion"));
    const QObject* dialog = window.window->findChild<QObject*>("versionsDialog");
    QCOMPARE(dialog->property("text").toString(),
             QString("No earlier versions yet. Each save keeps one."));
    window.key(Qt::Key_Return);
    QTRY_VERIFY(!window.isShown("closeVersions"));
}

void TestStartAndFiles::fileChangedOutside_asksWhichVersion() {
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    window.editor.openFile(file);
    QTRY_COMPARE(window.editor.document.file(), file);
    QTRY_VERIFY(window.editor.canvas.view()->pan() != QPointF()); // the view fits the project
    window.editor.document.selection()->select("prey");
    const QPointF pan = window.editor.canvas.view()->pan();
    const QString changed = leaveUnsavedChanges(file); // the file with another name for the hunter
    QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
    QTRY_VERIFY(window.isShown("reloadFile"));
    QCOMPARE(hunter(window), QString("Hunter"));
    window.click("reloadFile");
    QTRY_COMPARE(hunter(window), QString("Edited"));
    QCOMPARE(window.editor.document.selection()->ids(), QStringList{"prey"});
    QCOMPARE(window.editor.canvas.view()->pan(), pan);
    QVERIFY(!window.editor.document.modified());
}

void TestStartAndFiles::fileChangedOutside_waitsForAnOpenQuestion() {
    EditorWindow window;
    const QString file = copyOfExample("hunt.tiller");
    window.editor.openFile(file);
    QTRY_COMPARE(window.editor.document.file(), file);
    Document& document = window.editor.document;
    document.push(rename(document.project(), "prey", "Mine"), "Rename");
    window.key(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(window.isShown("cancelChanges"));
    const QString changed = leaveUnsavedChanges(file);
    QSignalSpy changes(&window.editor.session, &FileSession::changedOutside);
    QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
    QVERIFY(changes.wait());
    window.waitForFrame();
    QVERIFY(!window.isShown("keepMine"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(window.isShown("keepMine"));
    QTRY_VERIFY(window.hasFocus("keepMine"));
    window.key(Qt::Key_Escape);
    QTRY_VERIFY(!window.isShown("keepMine"));
    QVERIFY(document.modified());
    QCOMPARE(hunter(window), QString("Hunter"));
}

QTEST_MAIN(TestStartAndFiles)
#include "tst_start_and_files.moc"
