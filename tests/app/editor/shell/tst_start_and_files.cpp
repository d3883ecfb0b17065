#include "app/editor/document/recovery.h"
#include "core/base/text.h"
#include "tests/app/editor/window.h"

#include <QDesktopServices>
#include <QMimeData>

#include <future>

/// The start page, and the questions around files, in the window.
class TestStartAndFiles : public QObject, public EditorTest {
    Q_OBJECT

public slots:
    void noteOpened(const QUrl& url) { m_opened = url; } ///< in place of the desktop's program

private slots:
    void init() {
        QSettings().clear();
        QDir(FileSession::folder()).removeRecursively();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void example_opensTheSame_fromThePageAndTheCommandLine_data() {
        const TestRows<bool> row;
        row("start page", true);
        row("command line", false);
    }

    void example_opensTheSame_fromThePageAndTheCommandLine() {
        const auto [fromThePage] = fetched<bool>();
        restart();
        if (fromThePage)
            click("example-arrival");
        else
            editor().openFile(QString(TILLER_SOURCE_DIR "/examples/arrival.tiller"));
        QTRY_VERIFY(!isShown("startPage"));
        QCOMPARE(document().name(), "arrival");
        QCOMPARE(document().file(), QString()); // the example stays as it is
        QVERIFY(!document().modified());
        QTRY_VERIFY(simulation().playing());
        const QQuickItem* notes = find(item("inspector"), "notesView");
        QTRY_VERIFY(notes && notes->isVisible());
        QVERIFY(editor().settings.recentFiles().isEmpty());
    }

    void examples_standInGroups() {
        restart();
        QStringList titles;
        int examples = 0;
        for (const QVariant& each : editor().examples.groups()) {
            const QVariantMap group = each.toMap();
            titles.append(group["title"].toString());
            for (const QVariant& example : group["examples"].toList()) {
                ++examples;
                QVERIFY2(QFile::exists(example.toMap()["moves"].toString()),
                         qPrintable(example.toMap()["file"].toString()));
            }
        }
        QCOMPARE(titles, (QStringList{"First steps", "Groups", "Worlds that live",
                                      "Worlds with numbers", "Crowds"}));
        QCOMPARE(examples, editor().examples.rowCount());
        const auto place = [&](const char* name) { return item(name)->mapToScene({}); };
        QCOMPARE(place("example-hunter-and-prey").y(), place("example-flee-the-mouse").y());
        QVERIFY(place("example-hunter-and-prey").x() < place("example-flee-the-mouse").x());
        QVERIFY(place("example-maze").y() > place("example-flock").y());
    }

    void examples_move_thenRest() {
        restart();
        QQuickItem* card = item("example-hunter-and-prey");
        const QQuickItem* moves = find(card, "moves");
        QVERIFY(moves);
        const QMetaObject& type = *moves->metaObject();
        const QMetaProperty position = type.property(type.indexOfProperty("position"));
        QSignalSpy moved(moves, position.notifySignal());
        const auto picture = [&] {
            return window->grabWindow().copy(moves->mapRectToScene(moves->boundingRect()).toRect());
        };
        QTRY_VERIFY(moved.count() > 2);
        QTRY_COMPARE_WITH_TIMEOUT(position.read(moves).toDouble(), 1.0, 20'000);
        const QImage rest = picture();
        waitForFrame();
        QCOMPARE(picture(), rest);
        moved.clear();
        QTest::mouseMove(window, center("example-hunter-and-prey"));
        QTRY_VERIFY(moved.count() > 2);
        QTRY_VERIFY(picture() != rest);
    }

    void recovery_isOfferedWhenTheFileOpens_data() {
        const TestRows<QString, QString, bool, bool> row;
        row("restore", "restoreKept", "Edited", true, true);
        row("show the saved", "showSaved", "Hunter", false, false);
        row("keep for later", "keepForLater", "Hunter", false, true);
        row("Esc keeps the changes, too", "Esc", "Hunter", false, true);
    }

    void recovery_isOfferedWhenTheFileOpens() {
        const auto [button, shown, modified, isStillSaved] =
            fetched<QString, QString, bool, bool>();
        restart();
        const QString file = copyOfExample("hunt.tiller");
        const QString unsaved = leaveUnsavedChanges(file);
        QVERIFY(!unsaved.isEmpty());
        editor().openFile(file);
        QTRY_VERIFY(isShown("showSaved"));
        QVERIFY2(document().file().isEmpty(), "a file opened before the answer");
        if (button == "Esc")
            key(Qt::Key_Escape);
        else
            click(button);
        if (button == "showSaved") { // no undo: it needs a second press
            QVERIFY(item(button)->property("armed").toBool());
            QTRY_VERIFY(item(button)->property("listens").toBool());
            click(button);
        }
        QTRY_COMPARE(document().file(), file);
        QCOMPARE(hunter(), shown);
        QCOMPARE(document().modified(), modified);
        QCOMPARE(QFile::exists(unsaved), isStillSaved);
        QVERIFY(!document().canUndo());
    }

    void recovery_isListedOnTheStartPage() {
        const QString file = copyOfExample("hunt.tiller");
        const QString unsaved = leaveUnsavedChanges(file);
        AppSettings().addRecentFile(file);
        restart();
        QVERIFY(isShown("startPage"));
        QTRY_VERIFY(isShown("recovered-0"));
        waitForFrame();
        click("restore-0");
        QTRY_VERIFY(!isShown("startPage"));
        QCOMPARE(hunter(), "Edited");
        QCOMPARE(document().file(), file);
        QVERIFY(document().modified());
        QVERIFY(document().save());
        QTRY_VERIFY(!QFile::exists(unsaved));
    }

    void recovery_isRemovedByTwoPresses_notByADoubleClick() {
        const QString file = copyOfExample("hunt.tiller");
        const QString unsaved = leaveUnsavedChanges(file);
        AppSettings().addRecentFile(file);
        restart();
        QTRY_VERIFY(item("discard-0"));
        waitForFrame();
        QQuickItem* button = item("discard-0");
        QTest::mouseDClick(window, Qt::LeftButton, {}, center("discard-0"));
        QVERIFY(button->property("armed").toBool());
        QVERIFY(QFile::exists(unsaved));
        QTest::mouseMove(window, center("startNew"));
        QTRY_VERIFY2(!button->property("armed").toBool(), "the mouse has left it");

        click("discard-0");
        QTRY_VERIFY(button->property("listens").toBool());
        click("discard-0");
        QTRY_VERIFY(!QFile::exists(unsaved));
    }

    /// As with recent files on a server that is gone.
    void noFileSystemAnswers_thePageIsThere() {
        const QString file = copyOfExample("hunt.tiller");
        leaveUnsavedChanges(file);
        AppSettings().addRecentFile(m_folder->filePath("gone.tiller"));
        AppSettings().addRecentFile(file);
        auto held = FileLook::holdBack();
        restart();
        QVERIFY(isShown("startPage"));
        QVERIFY(isShown("recent-hunt.tiller"));
        QVERIFY(isShown("recent-gone.tiller"));
        QVERIFY(!isShown("recovered-0"));
        held.unlock();
        QTRY_VERIFY(!isShown("recent-gone.tiller"));
        QVERIFY(isShown("recent-hunt.tiller"));
        QTRY_VERIFY(isShown("recovered-0"));
    }

    void fileThatDoesNotAnswer_canBeCanceled() {
        const QString file = copyOfExample("hunt.tiller");
        restart();
        LongWork& work = *document().work();
        auto held = work.holdBack();
        {
            const NoPatience noPatience;
            editor().openFile(file);
            QTRY_COMPARE(work.what(), "Opening “hunt.tiller”");
            work.cancel();
        }
        QVERIFY(work.what().isEmpty());
        QVERIFY(isShown("startPage"));
        QVERIFY(document().file().isEmpty());
        held.unlock();
        editor().openFile(file);
        QTRY_COMPARE(document().file(), file);
    }

    void reopens_theLatestThatExists_data() {
        const TestRows<bool> row;
        row("at the start", false);
        row("too late: another project is open", true);
    }

    void reopens_theLatestThatExists() {
        const auto [isOtherOpen] = fetched<bool>();
        const QString file = copyOfExample("hunt.tiller");
        AppSettings().addRecentFile(file);
        AppSettings().addRecentFile(m_folder->filePath("gone.tiller"));
        auto held = FileLook::holdBack();
        restart();
        editor().reopenLatest();
        QVERIFY(isShown("startPage"));
        if (isOtherOpen)
            click("startNew");
        held.unlock();
        const auto hasLooked = [&] { return editor().settings.latestFound() == file; };
        QTRY_VERIFY(hasLooked());
        QTRY_COMPARE(document().file(), isOtherOpen ? QString() : file);
        QTRY_COMPARE(simulation().playing(), !isOtherOpen);
    }

    void startPage_returnsToTheProject() {
        restart("hunter-and-prey");
        QQuickItem* page = item("startPage");
        const auto home = [&] { key(Qt::Key_Home, Qt::ControlModifier); };
        home();
        QTRY_VERIFY(page->isVisible());
        QVERIFY(hasFocus("startBack"));
        QVERIFY(command("actionSave").enabled());
        home();
        QTRY_VERIFY(!page->isVisible());
        home();
        QTRY_VERIFY(page->isVisible());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!page->isVisible());
        const bool playing = simulation().playing();
        key(Qt::Key_Space); // the pane has the keyboard again
        QTRY_COMPARE(simulation().playing(), !playing);
        home();
        QTRY_VERIFY(page->isVisible());
        click("startBack");
        QTRY_VERIFY(!page->isVisible());
        QCOMPARE(hunter(), "Hunter");
    }

    void startPage_pausesTheSimulation() {
        restart("hunter-and-prey");
        simulation().play();
        QTRY_VERIFY(simulation().tick() > 2);
        key(Qt::Key_Home, Qt::ControlModifier);
        QTRY_VERIFY(isShown("startPage"));
        QVERIFY(!simulation().playing());
    }

    void recentFiles_standFirst() {
        const QString file = copyOfExample("mine.tiller");
        AppSettings().addRecentFile(file);
        restart();
        const auto top = [&](const QString& name) { return item(name)->mapToScene({0, 0}).y(); };
        QTRY_VERIFY(isShown("recent-mine.tiller"));
        QVERIFY(top("recent-mine.tiller") < 400);
        QVERIFY(top("recent-mine.tiller") < top("example-hunter-and-prey"));
        QVERIFY(top("recent-mine.tiller") < item("course")->mapToScene({0, 0}).y());
    }

    void export_saysWhereTheFileIs_andOpensItsFolder() {
        restart("hunter-and-prey");
        QDesktopServices::setUrlHandler("file", this, "noteOpened");
        for (const char* name : {"hunt.json", "hunt.html"}) {
            const bool isPage = QByteArray(name).endsWith("html");
            if (isPage && !editor().dialogs.canExportPages())
                continue;
            const QString file = m_folder->filePath(name);
            editor().dialogs.answerWith(file);
            command("actionExport").trigger();
            const QObject* dialog = object("exported");
            QTRY_VERIFY(dialog->property("opened").toBool());
            QVERIFY(QFileInfo::exists(file));
            QCOMPARE(text("exportedFile"), file);
            QCOMPARE(text("exportedUse").contains("World::load"), !isPage);
            // Where no page can be made, it says what to do.
            QCOMPARE(isShown("exportedPages"), !isPage && !editor().dialogs.canExportPages());
            click("openExportFolder");
            QCOMPARE(m_opened, QUrl::fromLocalFile(m_folder->path()));
            key(Qt::Key_Escape);
            QTRY_VERIFY(!dialog->property("visible").toBool());
        }
        QDesktopServices::unsetUrlHandler("file");
    }

    /// Whatever language it was opened in, and shows in now.
    void exportedExample_isInAllLanguages() {
        restart();
        if (!editor().dialogs.canExportPages())
            QSKIP("no page can be written here");
        editor().settings.setLanguage("de");
        QTRY_VERIFY(isShown("example-hunter-and-prey"));
        click("example-hunter-and-prey");
        QTRY_COMPARE(document().name(), "hunter-and-prey");
        editor().settings.setLanguage("fr");
        const QString file = m_folder->filePath("hunt.html");
        editor().dialogs.answerWith(file);
        command("actionExport").trigger();
        QTRY_VERIFY(QFileInfo::exists(file));
        editor().settings.setLanguage("en");
        QFile page(file);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray text = page.readAll();
        for (const std::string_view language : {"en", "de", "zh"}) {
            const InLanguage shown(language);
            const std::string name = Text(std::string_view("Careless prey")).shown();
            QVERIFY2(text.contains(name.c_str()), name.c_str());
        }
    }

    void courseExport_saysFirstThatPagesAreMissing() {
        restart("hunter-and-prey");
        if (editor().dialogs.canExportPages())
            QSKIP("pages can be written here");
        QVERIFY(!command("actionExport").text().contains("browser"));
        command("actionExportCourse").trigger();
        const QObject* dialog = object("failure");
        QTRY_VERIFY(dialog->property("opened").toBool());
        QVERIFY(dialog->property("reasons").toStringList().join("").contains("./dev page"));
    }

    void droppedFile_opens_orIsRefused() {
        restart("hunter-and-prey");
        const auto drop = [&](const QString& file) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            const QPoint at(800, 500);
            QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(window, &enter);
            if (!enter.isAccepted())
                return false;
            QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(window, &dropped);
            return dropped.isAccepted();
        };
        const QString file = m_folder->filePath("a b.tiller");
        QFile::copy(TILLER_SOURCE_DIR "/examples/arrival.tiller", file);
        const QString other = m_folder->filePath("picture.png");
        QFile::copy(file, other);
        QVERIFY(!drop(other));
        QCOMPARE(hunter(), "Hunter");

        key(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(item("commandSearch"));
        QVERIFY(!drop(file)); // a question is open
        key(Qt::Key_Escape);
        QTRY_VERIFY(drop(file));
        QTRY_COMPARE(document().name(), QString("a b"));
    }

    void droppedFiles_openInTurn_data() {
        const TestRows<QString, QStringList> row;
        row("unchanged", QString(), QStringList{"a", "b"});
        row("each asks", QString("discardChanges"), QStringList{"a", "b"});
        row("cancel drops the rest", QString("cancelChanges"), QStringList{});
    }

    void droppedFiles_openInTurn() {
        const auto [answer, names] = fetched<QString, QStringList>();
        restart("hunter-and-prey");
        QStringList opened;
        QObject thisTest;
        connect(&document(), &Document::opened, &thisTest, [&] {
            opened.append(document().name());
            if (!answer.isEmpty()) // the next one has to ask, too
                document().push(rename(project(), project().nodes[0].id, "Edited"), "Rename");
        });
        if (!answer.isEmpty())
            document().push(rename(project(), "hunter", "Edited"), "Rename");
        QMimeData data;
        QList<QUrl> urls{QUrl::fromLocalFile(m_folder->filePath("picture.png"))};
        for (const char* name : {"a", "b"}) {
            const QString file = m_folder->filePath(QString(name) + ".tiller");
            QVERIFY(QFile::copy(TILLER_SOURCE_DIR "/examples/arrival.tiller", file));
            urls.append(QUrl::fromLocalFile(file));
        }
        data.setUrls(urls);
        QDragEnterEvent enter({800, 500}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &enter);
        QDropEvent drop({800, 500}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window, &drop);
        QVERIFY(drop.isAccepted());
        for (int asked = 0; !answer.isEmpty() && asked < std::max(1, int(names.size())); ++asked) {
            QTRY_VERIFY(isShown(answer));
            click(answer);
            QTRY_COMPARE(opened, names.mid(0, asked + 1));
        }
        QTRY_COMPARE(opened, names);
        QCoreApplication::processEvents();
        QVERIFY(!isShown("saveChangesButton")); // nothing else is to open
    }

    void fileOfAnotherCall_opensHere_ifThePersonWants_data() {
        const TestRows<bool> row;
        row("saved", false);
        row("unsaved changes", true);
    }

    void fileOfAnotherCall_opensHere_ifThePersonWants() {
        const auto [isModified] = fetched<bool>();
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder->path()));
        const QString file = m_folder->filePath("a b.tiller");
        QFile::copy(TILLER_SOURCE_DIR "/examples/arrival.tiller", file);
        restart("hunter-and-prey");
        const auto handedOver = [&] { // as another process would: this thread answers meanwhile
            auto taken = std::async(std::launch::async, [&] { return Editor::handOver(file); });
            while (taken.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
                QCoreApplication::processEvents();
            return taken.get();
        };
        QVERIFY(!handedOver());
        editor().settings.setOneWindow(true);
        if (isModified)
            document().push(rename(project(), "hunter", "Edited"), "Rename");
        QVERIFY(handedOver());
        if (isModified) {
            QTRY_VERIFY(isShown("saveChangesButton"));
            QVERIFY(handedOver()); // it waits for the answer
            click("discardChanges");
        }
        QTRY_COMPARE(document().file(), file);
        editor().settings.setOneWindow(false);
        QVERIFY(!handedOver());
    }

    void enter_pressesTheFocusedButton() {
        restart();
        QTRY_VERIFY(hasFocus("startNew"));
        key(Qt::Key_Return);
        QTRY_VERIFY(!isShown("startPage"));
    }

    void fileInUse_isReported() {
        const QString file = copyOfExample("hunt.tiller");
        FileLock other;
        QVERIFY(other.take(file));
        restart();
        editor().openFile(file);
        QTRY_VERIFY(isShown("openCopy"));
        click("openCopy");
        QTRY_VERIFY(!isShown("startPage"));
        QVERIFY(document().file().isEmpty());
        QCOMPARE(document().name(), "hunt (copy)");

        editor().openFile(file);
        QTRY_VERIFY(isShown("openAnyway"));
        click("openAnyway");
        QTRY_COMPARE(document().file(), file);
        QTRY_VERIFY(isShown("projectWarning"));
    }

    void versions_areListed_andRestored() {
        restart();
        saveRenamed(copyOfExample("hunt.tiller"));
        document().push(rename(project(), "hunter", "Later"), "Rename");
        QVERIFY(document().save());
        command("actionVersions").trigger();
        QTRY_VERIFY(isShown("version-1"));
        QVERIFY(!item("version-2"));
        QTRY_COMPARE(text("versionWords-0"),
                     QString("Since then: 1 setting changed: Edited renamed Later"));
        QTRY_COMPARE(text("versionWords-1"),
                     QString("Since then: 1 setting changed: Hunter renamed Later"));
        QTRY_VERIFY(hasFocus("restoreVersion"));
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_COMPARE(hunter(), QString("Hunter"));
        QTRY_VERIFY(!isShown("versionList"));
        document().undo();
        QCOMPARE(hunter(), "Later");
    }

    void versions_openAsACopy() {
        restart();
        const QString file = copyOfExample("hunt.tiller");
        saveRenamed(file);
        command("actionVersions").trigger();
        QTRY_VERIFY(isShown("version-0"));
        waitForFrame(); // the buttons have their places
        click("openVersion");
        QTRY_COMPARE(hunter(), QString("Hunter"));
        QCOMPARE(document().file(), QString());
        QVERIFY(loadText(file.toStdString()).value().find("Edited") != std::string::npos);
    }

    void noVersions_saysSo() {
        restart("hunter-and-prey");
        command("actionVersions").trigger();
        QTRY_VERIFY(isShown("closeVersions"));
        QVERIFY(!isShown("restoreVersion"));
        const QObject* dialog = object("versionsDialog");
        QCOMPARE(dialog->property("text").toString(),
                 "No earlier versions yet. Each save keeps one.");
        key(Qt::Key_Return);
        QTRY_VERIFY(!isShown("closeVersions"));
    }

    void fileChangedOutside_asksWhichVersion() {
        restart();
        const QString file = copyOfExample("hunt.tiller");
        editor().openFile(file);
        QTRY_COMPARE(document().file(), file);
        QTRY_VERIFY(canvas().view()->pan() != QPointF()); // the view fits the project
        document().selection()->select("prey");
        const QPointF pan = canvas().view()->pan();
        const QString changed =
            leaveUnsavedChanges(file); // the file with another name for the hunter
        QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
        QTRY_VERIFY(isShown("reloadFile"));
        QCOMPARE(hunter(), "Hunter");
        click("reloadFile");
        QTRY_COMPARE(hunter(), QString("Edited"));
        QCOMPARE(document().selection()->ids(), QStringList{"prey"});
        QCOMPARE(canvas().view()->pan(), pan);
        QVERIFY(!document().modified());
    }

    void fileChangedOutside_waitsForAnOpenQuestion() {
        restart();
        const QString file = copyOfExample("hunt.tiller");
        editor().openFile(file);
        QTRY_COMPARE(document().file(), file);
        document().push(rename(project(), "prey", "Mine"), "Rename");
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(isShown("cancelChanges"));
        const QString changed = leaveUnsavedChanges(file);
        QSignalSpy changes(&editor().session, &FileSession::changedOutside);
        QVERIFY(QFile::remove(file) && QFile::rename(changed, file));
        QVERIFY(changes.wait());
        waitForFrame();
        QVERIFY(!isShown("keepMine"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(isShown("keepMine"));
        QTRY_VERIFY(hasFocus("keepMine"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("keepMine"));
        QVERIFY(document().modified());
        QCOMPARE(hunter(), "Hunter");
    }

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
        if (!document.open(file))
            qFatal("the file cannot be opened");
        document.push(rename(document.project(), "hunter", "Edited"), "Rename");
        const QString unsaved = autosaveBeside(file);
        return saveText(unsaved.toStdString(), writeProject(document.project())) ? unsaved
                                                                                 : QString();
    }
    /// Opens a file, and saves it with another name for the hunter.
    void saveRenamed(const QString& file) {
        editor().openFile(file);
        QTRY_COMPARE(document().file(), file);
        document().push(rename(project(), "hunter", "Edited"), "Rename");
        QVERIFY(document().save());
    }

    [[nodiscard]] QString hunter() const {
        return QString::fromStdString(project().node("hunter")->name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QUrl m_opened;
};
