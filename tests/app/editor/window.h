#pragma once

#include "app/editor/editor.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

/// The editor in a window, driven by real events. Items are found by their objectName:
///   menuBar, startPage, startBack, startNew, startOpen, example-FILE (without .tiller),
///   recent-FILE palette, paletteSearch, palette-TYPE; in the popup palettePopupSearch, add-TYPE
///   canvas, canvasMouse (takes all mouse events of the canvas), node-ID, port-NODE-PORT,
///   link-ID (at the middle of the wire), weight-ID, place-ID, problem-ID (a card's badge),
///   frame-ID, frameTitle-ID, comment-ID, boxTextEditor, boxText, boxMenu, mute-ID, solo-ID,
///   buttonTip, alignLine, rubberBand, refusal, canvasHint, toast, emptyCanvas, weightField,
///   nodeMenu, linkMenu inspector, tab-selection, tab-world, tab-agent, tab-notes, tab-problems,
///   name, formula, setting-ID, slider-ID, field-ID, reset-ID, flag-ID, choices-ID, segments-ID,
///   choice-ID, swatch-ID, color-#RRGGBB, geometry-x/y/width/height, agent-N, agentName-N,
///   agent-x-N (y, vx, vy), removeAgent-N, placeAgent, note-FIELD, noteEdit-FIELD, editNotes,
///   problem-row-N layoutSwitch (choice-canvas, choice-both, choice-viewport), themeToggle,
///   button-undo, -redo, -save, -fit; actionNew, actionOpen, actionSave, actionSaveAs,
///   actionExport, actionSaveLog, actionUndo, actionRedo, ... (objects, no items) saveChanges:
///   saveChangesButton, discardChanges, cancelChanges; failure: closeFailure orderList, order-LINK,
///   orderUp-LINK, orderDown-LINK world (the viewport), transport, events, eventsHead, eventsList,
///   event-NODE, toolStrip, tool-TOOL, drawHint; points-SETTING, point-N, point-x-N, point-y-N,
///   addPoint-N, removePoint-N plotPanel, addPlot, exportPlots, hidePlots, noPlots, plot-N,
///   plotItem, series-MONITOR; monitorDialog: plotQuantity, plotNode, plotType, plotAgent,
///   plotStatistic, plotSeconds, plotName, cancelPlot, acceptPlot; filmDialog: filmPart,
///   filmSeconds, cancelFilm, acceptFilm; filmProgress, stopFilm; toast; plotPicked,
///   followPicked liveLink-LINK and liveCard-NODE (what a wire and a card are for the picked
///   agent), cut-TYPE (what maxForce cuts); liveFormula, liveFormulaAgent, formula-SYMBOL (its
///   lines); handleTip, litNote; actionPickNext, actionPickPrevious, actionUnpick,
///   actionShowSelected commandSearch, command-TITLE; projectSearch, projectSearchField, found-N;
///   recovered-N, restore-N, discard-N; restoreKept, showSaved, keepForLater; openCopy, openAnyway,
///   cancelInUse; reloadFile, keepMine; projectTitle, projectWarning; shortcutSearch, keys-ACTION,
///   resetShortcut-ACTION; themeChoice, startChoice; live-NODE (the mark of the mode that the
///   picked agent is in), pickedMode
///   timeline, scrubBar, toStartButton, stepBackButton, toNowButton, mark-N, timeLabel, reachLabel,
///   futureNote, dismissFuture, ghostButton
class EditorWindow {
public:
    /// On the start page, or with an example open as a file (a copy of it, in a folder of its own).
    explicit EditorWindow(const QString& example = {})
        : editor(QStringLiteral(TILLER_SOURCE_DIR "/examples")) {
        window = editor.show(example.isEmpty());
        window->resize(1600, 1000);
        window->show();
        [[maybe_unused]] const bool shown = QTest::qWaitForWindowExposed(window);
        window->requestActivate();
        if (!example.isEmpty()) {
            const QString file = m_folder.filePath(example + ".tiller");
            QFile::copy(QStringLiteral(TILLER_SOURCE_DIR "/examples/%1.tiller").arg(example), file);
            editor.document.open(file);
        }
        QTest::qWait(50);
    }

    /// Null if there is none.
    [[nodiscard]] QQuickItem* item(const QString& name) const {
        return find(window->contentItem(), name);
    }
    [[nodiscard]] QPoint center(const QString& name) const {
        const QQuickItem* found = item(name);
        return found->mapToScene({found->width() / 2, found->height() / 2}).toPoint();
    }
    /// A place on a card where a drag moves it.
    [[nodiscard]] QPoint header(const QString& node) const {
        return item("node-" + node)->mapToScene({60, 12}).toPoint();
    }
    /// Where a port is, also while the canvas is too far away to draw ports.
    [[nodiscard]] QPoint port(const QString& node, const QString& port) const {
        return item("canvas")->mapToScene(editor.canvas.portPlace(node, port)).toPoint();
    }
    /// Where a wire's weight is.
    [[nodiscard]] QPoint weight(const QString& link) const {
        return item("canvas")->mapToScene(editor.canvas.weightPlace(link)).toPoint();
    }

    void click(const QString& name) const {
        QTest::mouseClick(window, Qt::LeftButton, {}, center(name));
    }
    void drag(QPoint from, QPoint to) const {
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(window, from + (to - from) * step / 4);
        QTest::mouseRelease(window, Qt::LeftButton, {}, to);
    }

    /// Below an item, or itself; null if there is none.
    static QQuickItem* find(QQuickItem* root, const QString& name) {
        if (root->objectName() == name)
            return root;
        for (QQuickItem* child : root->childItems())
            if (QQuickItem* found = find(child, name))
                return found;
        return nullptr;
    }

private:
    QTemporaryDir m_folder; // goes after the editor that has a file in it

public:
    tiller::Editor editor;
    QQuickWindow* window = nullptr;
};
