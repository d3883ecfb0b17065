#pragma once

#include "app/editor/document/app_settings.h"
#include "app/editor/editor.h"
#include "app/editor/viewport/agents_item.h"
#include "tests/app/editor/qml_plugins.h"
#include "tests/app/editor/testing.h"

#include <QImage>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSet>
#include <QtQuickTest/quicktest.h>

// Twenty seconds in place of Qt's five: a busy machine is slow, and none waits longer than needed.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), 20000)
#define QTRY_VERIFY2(condition, text) QTRY_VERIFY2_WITH_TIMEOUT((condition), (text), 20000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), 20000)

/// Finds the texts of a window that would show markup: all that are not plain, shown or hidden,
/// also in popups, menus and tooltips. The notes to read are rich text on purpose.
class RichTexts {
public:
    static QStringList in(QObject* root) {
        RichTexts search;
        search.visit(root, {});
        return search.m_found;
    }

private:
    void visit(QObject* object, const QString& path) {
        if (m_seen.contains(object))
            return;
        m_seen.insert(object);
        const QString type =
            QString::fromLatin1(object->metaObject()->className()).section("_QML", 0, 0);
        const QString here =
            path + " > " + type +
            (object->objectName().isEmpty() ? QString() : " \"" + object->objectName() + "\"");
        const bool isText = object->inherits("QQuickText") || object->inherits("QQuickTextEdit");
        if (isText && object->property("textFormat").toInt() != Qt::PlainText &&
            type != "NoteReading")
            m_found.append(here);
        for (QObject* child : object->children())
            visit(child, here);
        if (const auto* item = qobject_cast<QQuickItem*>(object))
            for (QQuickItem* child : item->childItems())
                visit(child, here);
    }

    QSet<QObject*> m_seen;
    QStringList m_found;
};

/// Collects the warnings about QML. Call start() in initTestCase(): Qt Test installs its own
/// message handler before that.
class QmlWarnings {
public:
    static void start() { qInstallMessageHandler(collect); }
    [[nodiscard]] static const QStringList& all() { return list(); }

private:
    static QStringList& list() {
        static QStringList warnings;
        return warnings;
    }
    static void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type != QtDebugMsg && type != QtInfoMsg &&
            (text.contains(QStringLiteral(".qml")) || text.contains(QStringLiteral("QQml"))))
            list().append(text);
    }
};

// clang-format off
/// Drives the window of an editor by real events. Tests find items by their objectName:
///   window: menuBar, layoutSwitch (choice-canvas, choice-both, choice-stacked,
///     choice-viewport), themeToggle,
///     projectTitle, projectWarning, toast, button-undo, button-redo, button-save, button-fit
///   commands (objects, not items): actionNew, actionOpen, actionSave, actionExport, actionUndo, ...
///   start page: startPage, startBack, startNew, startOpen, example-FILE, recent-FILE,
///     recovered-N, restore-N, discard-N, recoveryWords; crashNotice: showCrashReport, dismissCrash
///   palette: palette, railSearch, rail-KIND, palettePane, pinPalette, paletteSearch, palette-TYPE;
///     in its popup palettePopupSearch, add-TYPE
///   canvas: canvas, canvasMouse (takes all mouse events), node-ID, port-NODE-PORT,
///     link-ID (in the middle of the wire), weight-ID, place-ID, problem-ID (the badge of a card),
///     frame-ID, frameTitle-ID, comment-ID, boxTextEditor, boxText, mute-ID, solo-ID, buttonTip,
///     alignLine, rubberBand, refusal, canvasHint, emptyCanvas, weightField; the menus nodeMenu,
///     linkMenu, boxMenu
///   the picked agent on the canvas: liveLink-LINK, liveCard-NODE, cut-TYPE (what maxForce cuts),
///     live-NODE (the mode that the agent is in); in its panel agentNode-NODE
///   inspector: inspector, tab-selection, tab-world, tab-agent, tab-notes, tab-problems, name,
///     formula, setting-ID, slider-ID, field-ID (of any kind), reset-ID, choice-ID,
///     field-IDSwatch, color-#RRGGBB, choices-ID and geometry-x, -y, -width, -height,
///     agent-N, agentName-N, agent-x-N (y, vx, vy), removeAgent-N, placeAgent,
///     points-SETTING, point-N, point-x-N, point-y-N, addPoint-N, removePoint-N,
///     orderList, order-LINK, orderUp-LINK, orderDown-LINK, note-FIELD, noteEdit-FIELD, editNotes,
///     problem-row-N, liveFormula, liveFormulaAgent, formula-SYMBOL (a line), pickedMode,
///     plotPicked, followPicked, ghostButton
///   viewport: viewportPane, world, toolStrip, tool-TOOL, drawHint, handleTip, litNote, events,
///     eventsHead, eventsList, event-NODE, parametersDock, parametersHead, worldSide, legend,
///     transport
///   timeline: timeline, scrubBar, toStartButton, stepBackButton, toNowButton, mark-N, timeLabel,
///     reachLabel, futureNote, dismissFuture; recordingNote, recordingText, hideRecordingText
///   attachDialog: gameList, game-N, lookAgain, cancelAttach, attachGame
///   plots: plotPanel, addPlot, exportPlots, hidePlots, noPlots, plot-N, plotItem, series-MONITOR;
///     monitorDialog: plotQuantity, plotNode, plotOf, plotAgent, plotStatistic, plotSeconds,
///     plotName, cancelPlotDraft, acceptPlot
///   films: filmDialog: filmPart, filmSeconds, cancelFilm, acceptFilm; filmProgress, stopFilm
///   search: commandSearch, command-TITLE; projectSearch, projectSearchField, found-N
///   versions: versionList, version-N, versionWords-N, closeVersions, openVersion, restoreVersion
///   dialogs: saveChangesButton, discardChanges, cancelChanges; closeFailure; restoreKept,
///     showSaved, keepForLater; openCopy, openAnyway, cancelInUse; reloadFile, keepMine;
///     shortcutSearch, keys-ACTION, resetShortcut-ACTION; themeChoice, startChoice,
///     windowChoice
// clang-format on
class EditorDriver {
public:
    [[nodiscard]] tiller::Editor& editor() const { return *m_editor; }
    [[nodiscard]] tiller::Document& document() const { return m_editor->document; }
    [[nodiscard]] tiller::SimulationController& simulation() const { return m_editor->simulation; }
    [[nodiscard]] tiller::CanvasController& canvas() const { return m_editor->canvas; }
    [[nodiscard]] const tiller::Project& project() const { return document().project(); }

    /// The number of a setting of a node or a scene item.
    [[nodiscard]] double number(const tiller::Id& id, std::string_view setting) const {
        if (const tiller::Node* node = project().node(id))
            return tiller::numberOf(tiller::valueOf(*node, setting));
        return tiller::numberOf(tiller::valueOf(*project().sceneItem(id), setting));
    }
    /// Edits a setting, as one undo step; none if it has the value.
    void set(const tiller::Id& id, std::string_view setting, const tiller::Value& value) const {
        const tiller::Result<tiller::Change> change =
            tiller::setValue(project(), id, setting, value);
        if (!change || (!change.value().empty() && !document().push(change, "Set")))
            qFatal("the setting was refused");
    }
    void move(const tiller::Id& node, tiller::Vec2 by) const {
        document().push(tiller::moveNodes(project(), std::vector{node}, by), "Move");
    }

    /// An object of the window that is no item: a menu or a dialog.
    [[nodiscard]] QObject* object(const QString& name) const {
        return window->findChild<QObject*>(name);
    }
    /// Whether a menu or a dialog is open.
    [[nodiscard]] bool isOpen(const QString& name) const {
        const QObject* popup = object(name);
        return popup && popup->property("opened").toBool();
    }
    [[nodiscard]] tiller::Command& command(const QString& id) const {
        return *m_editor->commands.find(id);
    }

    /// The visible or hidden item with a name; null if there is none.
    [[nodiscard]] QQuickItem* item(const QString& name) const {
        return find(window->contentItem(), name);
    }
    [[nodiscard]] bool isShown(const QString& name) const {
        const QQuickItem* found = item(name);
        return found && found->isVisible();
    }
    [[nodiscard]] bool hasFocus(const QString& name) const {
        const QQuickItem* found = item(name);
        return found && found->hasActiveFocus();
    }
    /// The text of an item; empty if there is none.
    [[nodiscard]] QString text(const QString& name) const {
        const QQuickItem* found = item(name);
        return found ? found->property("text").toString() : QString();
    }
    /// Where an item is in the window.
    [[nodiscard]] QRectF rect(const QString& name) const {
        const QQuickItem* found = item(name);
        return found->mapRectToScene(found->boundingRect());
    }
    [[nodiscard]] QPoint center(const QString& name) const {
        const QQuickItem* found = item(name);
        return found->mapToScene({found->width() / 2, found->height() / 2}).toPoint();
    }
    /// A place on a card where a drag moves the card.
    [[nodiscard]] QPoint header(const QString& node) const {
        return item("node-" + node)->mapToScene({60, 12}).toPoint();
    }
    /// The place of a port, also when the canvas is too far away to draw ports.
    [[nodiscard]] QPoint port(const QString& node, const QString& port) const {
        return item("canvas")->mapToScene(canvas().portPlace(node, port)).toPoint();
    }
    /// The place of a wire's weight.
    [[nodiscard]] QPoint weight(const QString& link) const {
        return item("canvas")->mapToScene(canvas().weightPlace(link)).toPoint();
    }

    /// Clicks an item where it is once rows and columns have placed it.
    void click(const QString& name) const {
        [[maybe_unused]] const bool isPlaced = QQuickTest::qWaitForPolish(window);
        QTest::mouseClick(window, Qt::LeftButton, {}, center(name));
    }
    /// Opens the palette's list, with the keyboard in its search.
    void openPalette() const {
        click("railSearch");
        if (!QTest::qWaitFor([this] { return hasFocus("paletteSearch"); }))
            qFatal("the palette has not opened");
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) const {
        QTest::mousePress(window, button, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(window, from + (to - from) * step / 4);
        QTest::mouseRelease(window, button, {}, to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window, key, modifiers);
    }
    void key(char letter) const { QTest::keyClick(window, letter); }
    void type(const char* text) const {
        for (; *text; ++text)
            QTest::keyClick(window, *text);
    }

    void select(const QString& id) const { document().selection()->select(id); }

    /// Runs to a tick as fast as possible, and pauses there. False if that takes too long.
    [[nodiscard]] bool runTo(double tick) const {
        const QSignalSpy stopped(&simulation(), &tiller::SimulationController::stopped);
        simulation().runToTick(tick);
        return QTest::qWaitFor([&] { return !stopped.isEmpty() && simulation().tick() == tick; },
                               60'000);
    }

    /// Waits until the window has drawn all that has changed so far. The first frame that comes may
    /// have begun before.
    void waitForFrame() const {
        int frames = 0;
        const QObject context;
        QObject::connect(window, &QQuickWindow::frameSwapped, &context, [&] {
            ++frames;
            window->update();
        });
        window->update();
        if (!QTest::qWaitFor([&] { return frames >= 2; }))
            qFatal("the window draws no frames");
    }

    /// The window once it looks the same three times in a row, so that animations have ended.
    [[nodiscard]] QImage stillPicture() const {
        QImage picture = window->grabWindow();
        int same = 0;
        [[maybe_unused]] const bool isStill = QTest::qWaitFor([&] {
            const QImage next = window->grabWindow();
            same = next == picture ? same + 1 : 0;
            picture = next;
            return same == 3;
        });
        return picture;
    }

    /// The item with a name below @p root, or @p root itself; null if there is none.
    static QQuickItem* find(QQuickItem* root, const QString& name) {
        if (root->objectName() == name)
            return root;
        for (QQuickItem* child : root->childItems())
            if (QQuickItem* found = find(child, name))
                return found;
        return nullptr;
    }

    void mouseClick(QPoint at, Qt::MouseButton button = Qt::LeftButton,
                    Qt::KeyboardModifiers keys = {}) const {
        QTest::mouseClick(window, button, keys, at);
    }

    QQuickWindow* window = nullptr;

protected:
    EditorDriver() = default;

    /// @param editor null: none is open
    void drive(tiller::Editor* editor, QQuickWindow* shown) {
        m_editor = editor;
        window = shown;
    }

    /// Fails the test if any text in the window is not plain: names come from files, and markup in
    /// one could load pictures.
    void checkTexts() const {
        for (const QString& rich : RichTexts::in(window))
            QTest::qFail(qPrintable("this text is not plain: " + rich), __FILE__, __LINE__);
    }

private:
    tiller::Editor* m_editor = nullptr;
};

/// An editor in a window of its own. The test fails if a text in it is not plain at the end.
class EditorWindow : public EditorDriver {
    struct Initial {
        QPointer<QObject> target;
        QByteArray property;
        QVariant value;
    };

    QTemporaryDir m_folder; // outlives the editor, which has a file in it
    int m_count = 0;
    QList<Initial> m_initial; ///< what settings keep, as it was at first

public:
    /// Opens the start page, or a copy of an example, which is then a file in a folder of its own.
    explicit EditorWindow(const QString& example = {})
        : editor(QStringLiteral(TILLER_SOURCE_DIR "/examples")) {
        drive(&editor, editor.show(example.isEmpty()));
        window->resize(1600, 1000);
        window->show();
        [[maybe_unused]] const bool isExposed = QTest::qWaitForWindowExposed(window);
        window->requestActivate();
        for (const auto* each : window->findChildren<tiller::Remembered*>())
            for (const QString& name : each->property("properties").toStringList())
                remember(each->property("target").value<QObject*>(), name.section('.', 0, 0));
        if (!example.isEmpty())
            load(example);
        waitForRun(example.isEmpty() ? 1 : 2); // the empty project has run 1
    }
    ~EditorWindow() { checkTexts(); }
    EditorWindow(const EditorWindow&) = delete;
    EditorWindow& operator=(const EditorWindow&) = delete;

    /// Makes the window like a new one that shows a copy of an example, with the settings that it
    /// had at first.
    void reopen(const QString& example) {
        checkTexts();
        for (const char* over : {"presentation", "projectSearch"})
            for (int i = 0; i < 3 && isShown(over); ++i)
                key(Qt::Key_Escape);
        closePopups(); // which may have others below them
        closePopups();
        for (const Initial& each : m_initial)
            if (each.target)
                each.target->setProperty(each.property, each.value);
        editor.settings.setTheme(m_theme);
        editor.settings.setReferencesAsWires(false);
        editor.settings.setMinimap(true);
        editor.settings.setLayersShown(false);
        editor.settings.shortcuts()->resetAll();
        editor.watch.setPlotsShown(false);
        editor.simulation.pause();
        editor.simulation.unpick();
        editor.simulation.setSpeed(1);
        if (QQuickItem* search = item("paletteSearch"))
            search->setProperty("text", QString());
        auto* world = window->findChild<tiller::AgentsItem*>("world");
        world->drawing()->dropTool();
        const std::uint64_t run = editor.simulation.frame().run;
        load(example);
        editor.windowState.setAtStart(false);
        window->resize(1600, 1000);
        QTest::mouseMove(window, {1, 999});
        editor.simulation.clearCursor();
        item("canvas")->forceActiveFocus();
        waitForRun(run + 1);
        world->camera()->fit();
    }

    tiller::Editor editor;

private:
    const QString m_theme = editor.settings.theme();

    void remember(QObject* target, const QString& name) {
        const QByteArray property = name.toLatin1();
        m_initial.append({target, property, target->property(property)});
    }
    void load(const QString& example) {
        const QString folder = m_folder.filePath(QString::number(++m_count));
        QDir().mkpath(folder);
        const QString file = folder + "/" + example + ".tiller";
        QFile::copy(QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(example), file);
        if (!editor.document.open(file))
            qFatal("the example cannot be opened");
    }
    void waitForRun(std::uint64_t run) const {
        if (!QTest::qWaitFor([&] { return editor.simulation.frame().run >= run; }))
            qFatal("no frame of the world has come");
        waitForFrame();
    }
    void closePopups() const {
        for (QObject* each : window->findChildren<QObject*>())
            if (each->property("opened").toBool())
                QMetaObject::invokeMethod(each, "close");
        [[maybe_unused]] const bool isClosed = QTest::qWaitFor([this] {
            return std::ranges::none_of(window->findChildren<QObject*>(), [](const QObject* each) {
                return each->property("visible").toBool() && each->inherits("QQuickPopup");
            });
        });
    }
};

/// A test class whose functions share a window. Each opens what it needs, in init() or by itself.
class EditorTest : protected TestHome, public EditorDriver {
public:
    /// Opens a copy of an example in the window, which then looks like a new one.
    void open(const QString& example) {
        failOnLoops();
        if (m_open && window->isVisible()) // a test may have closed it
            m_open->reopen(example);
        else
            restart(example);
    }
    /// The same in a new window; without an example, that shows the start page.
    void restart(const QString& example = {}) {
        failOnLoops();
        close();
        m_open = std::make_unique<EditorWindow>(example);
        drive(&m_open->editor, m_open->window);
    }
    /// Opens a file as the menu does, and waits until its world runs.
    void openFile(const QString& file) {
        if (!m_open)
            restart();
        editor().openFile(file);
        QTRY_COMPARE(document().file(), file);
        QTRY_VERIFY(!editor().windowState.atStart());
        waitForFrame();
    }
    void close() {
        m_open.reset();
        drive(nullptr, nullptr);
    }

private:
    /// A binding that changes what it depends on fails the test.
    static void failOnLoops() { QTest::failOnWarning(QRegularExpression("Binding loop")); }

    std::unique_ptr<EditorWindow> m_open;
};
