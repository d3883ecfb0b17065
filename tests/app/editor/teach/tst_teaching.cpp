#include "app/editor/viewport/agents_item.h"
#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/window.h"

#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

double weight(const EditorWindow& window) {
    return window.editor.document.project().link("evade-to-prey-choice")->weight;
}

bool isInside(const QQuickItem* item, const QQuickWindow* window) {
    const QRectF area = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    return item->isVisible() && area.width() > 0 && area.height() > 0 &&
           QRectF(0, 0, window->width(), window->height()).contains(area);
}

} // namespace

/// The parts of a lesson in the window. Names of items: notesPane, closeNotes, noteLink-TARGET,
/// experiment-ID, start-ID, goBack, makeExperiment; sliderPanel, panel-ID, panelSlider-ID,
/// panelField-ID, restore-ID, restoreAll, pin-SETTING; presentation, presentedViewport, stageBar,
/// stagePlay, stageReset, leavePresentation; variantPane, nowTitle, variantTitle, stopComparing
class TestTeaching : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void notesPane_byItsKey() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(!window.item("notesPane")->isVisible());
        QTest::keyClick(window.window, Qt::Key_F7);
        QTRY_VERIFY(window.item("notesPane")->isVisible());
        QTRY_VERIFY(window.item("notesPane")->width() >= 224);
        window.click("closeNotes");
        QTRY_VERIFY(!window.item("notesPane")->isVisible());
    }

    void link_byKeyboard_selects() {
        EditorWindow window("hunter-and-prey");
        QTest::keyClick(window.window, Qt::Key_F7);
        QTRY_VERIFY(window.item("noteLink-node:pursue"));
        QQuickItem* link = window.item("noteLink-node:pursue");
        QTRY_VERIFY(link->width() > 20 && link->height() > 10);
        QVERIFY(link->activeFocusOnTab());
        link->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window.window, Qt::Key_Return);
        QCOMPARE(window.editor.document.selection()->ids(), QStringList("pursue"));
        // Also by the mouse, on the text itself.
        QTest::mouseClick(window.window, Qt::LeftButton, {},
                          window.center("noteLink-node:stamina"));
        QTRY_COMPARE(window.editor.document.selection()->ids(), QStringList("stamina"));
    }

    void experiment_startsOver_andEnds() {
        EditorWindow window("hunter-and-prey");
        window.editor.simulation.setSpeed(4);
        window.editor.simulation.runToTick(50);
        QTRY_COMPARE(window.editor.simulation.tick(), 50.0);
        window.editor.teaching.follow("experiment:experiment-careless");
        QCOMPARE(weight(window), 0.2);
        QTRY_COMPARE(window.editor.simulation.tick(), 0.0);
        QCOMPARE(window.editor.simulation.speed(), 1.0);
        QTest::keyClick(window.window, Qt::Key_F7);
        QTRY_VERIFY(window.item("goBack")->isVisible());
        window.item("goBack")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window.window, Qt::Key_Space);
        QCOMPARE(weight(window), 1.0);
        QTRY_VERIFY(!window.item("goBack")->isVisible());
    }

    void brokenLink_isRefused() {
        EditorWindow window("hunter-and-prey");
        QSignalSpy refused(&window.editor.document, &Document::refused);
        for (const char* link : {"node:gone", "experiment:gone", "file:///etc/passwd", "evade"})
            window.editor.teaching.follow(link);
        QCOMPARE(refused.count(), 4);
        QVERIFY(!window.editor.document.modified());
    }

    void panelSlider_isOneStep() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.item("panelSlider-fear"));
        const QQuickItem* slider = window.item("panelSlider-fear");
        QTRY_VERIFY(isInside(slider, window.window));
        const QPoint middle =
            slider->mapToScene({slider->width() / 2, slider->height() / 2}).toPoint();
        window.drag(middle, middle + QPoint(static_cast<int>(slider->width() * 0.3), 0));
        QVERIFY(weight(window) > 1.2);
        QTRY_VERIFY(window.item("restore-fear")->isVisible());
        window.editor.document.undo();
        QCOMPARE(weight(window), 1.0);
        QVERIFY(!window.editor.document.canUndo());
    }

    void setting_isAddedToThePanelByKeyboard() {
        EditorWindow window("hunter-and-prey");
        window.editor.document.selection()->select("hunter");
        QTRY_VERIFY(window.item("field-mass"));
        QQuickItem* pin = window.item("pin-mass");
        QVERIFY(!pin->isVisible());
        window.item("field-mass")->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(pin->isVisible());
        pin->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window.window, Qt::Key_Space);
        QTRY_COMPARE(window.editor.teaching.sliders()->rowCount(), 4);
        QTest::keyClick(window.window, Qt::Key_Space);
        QTRY_COMPARE(window.editor.teaching.sliders()->rowCount(), 3);
    }

    void editingTheNotes_hasTheCaret() {
        EditorWindow window("hunter-and-prey");
        QTest::keyClick(window.window, Qt::Key_F7);
        QTRY_VERIFY(window.item("notesPane")->width() >= 224);
        QTRY_VERIFY(isInside(window.item("editNotes"), window.window));
        window.waitForFrame();
        window.editor.document.selection()->select("prey");
        window.click("editNotes");
        const QQuickItem* first = window.item("noteEdit-whatItIs");
        QTRY_VERIFY(first->hasActiveFocus());
        window.click("insertLink");
        QTRY_VERIFY(first->property("text").toString().contains("](node:prey)"));
        QVERIFY(first->hasActiveFocus());
        QTest::keyClick(window.window, Qt::Key_R); // a letter, not a command
        QTRY_VERIFY(first->property("text").toString().contains("](node:prey)r"));
    }

    void presentation_showsOnlyTheLesson() {
        EditorWindow window("hunter-and-prey");
        window.window->resize(1024, 768);
        QTest::keyClick(window.window, Qt::Key_F5);
        QTRY_VERIFY(window.item("presentation"));
        QTRY_VERIFY(!window.item("canvas")->isVisible());
        QVERIFY(!window.item("palette")->isVisible());
        QTRY_VERIFY(isInside(window.item("presentedViewport"), window.window));
        for (const char* part : {"stagePlay", "stageReset", "leavePresentation"})
            QTRY_VERIFY2(isInside(window.item(part), window.window), part);
        const QQuickItem* shown = window.item("presentation");
        QVERIFY(window.item("presentedViewport")->width() > 0.5 * shown->width());
        QVERIFY(window.item("presentedViewport")->height() > 0.45 * shown->height());
        QTest::keyClick(window.window, Qt::Key_Space);
        QTRY_VERIFY(window.editor.simulation.playing());
        QTest::keyClick(window.window, Qt::Key_Delete); // edits of the canvas are disabled
        QVERIFY(!window.editor.document.modified());
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(window.item("canvas")->isVisible());
        QVERIFY(!window.item("presentation"));
    }

    void presentation_highlightsTheTargetOfALink() {
        EditorWindow window("hunter-and-prey");
        window.editor.simulation.runToTick(60);
        QTest::keyClick(window.window, Qt::Key_F5);
        QTRY_VERIFY(window.item("presentation"));
        auto* world = qobject_cast<AgentsItem*>(
            window.item("presentedViewport")->property("world").value<QObject*>());
        QVERIFY(world->lit()->text().isEmpty());
        QQuickItem* link = nullptr;
        const auto isThere = [&] {
            link = EditorWindow::find(window.item("presentation"), "noteLink-node:evade");
            return link != nullptr;
        };
        QTRY_VERIFY(isThere());
        link->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window.window, Qt::Key_Return);
        QTRY_VERIFY2(world->lit()->text().startsWith("Evade acts on"),
                     qPrintable(world->lit()->text()));
        QTest::keyClick(window.window, Qt::Key_Return);
        QTRY_VERIFY(world->lit()->text().isEmpty());
    }

    void presentation_goesBackFromAnExperiment() {
        EditorWindow window("hunter-and-prey");
        const Project before = window.editor.document.project();
        QTest::keyClick(window.window, Qt::Key_F5);
        QTRY_VERIFY(window.item("stageBack"));
        QVERIFY(!window.item("stageBack")->isVisible());
        window.editor.teaching.experiments()->start("experiment-watchful");
        QTRY_VERIFY(isInside(window.item("stageBack"), window.window));
        window.click("stageBack");
        QVERIFY(window.editor.document.project() == before);
        QTRY_VERIFY(!window.item("stageBack")->isVisible());
    }

    void presentation_removesTheMouseWhenItEnds() {
        EditorWindow window("hunter-and-prey");
        SimulationController& simulation = window.editor.simulation;
        const auto lastCursor = [&](double tick) {
            simulation.runToTick(tick);
            [[maybe_unused]] const bool there =
                QTest::qWaitFor([&] { return simulation.tick() == tick; }, 10'000);
            std::optional<CursorMoved> last;
            for (const InputEvent& event : simulation.record().log.events)
                if (const auto* moved = std::get_if<CursorMoved>(&event.input))
                    last = *moved;
            return last;
        };
        QTest::keyClick(window.window, Qt::Key_F5);
        QTRY_VERIFY(window.item("presentedViewport"));
        QTRY_VERIFY(isInside(window.item("presentedViewport"), window.window));
        window.waitForFrame();
        QTest::mouseMove(window.window, {300, 300});
        QTest::mouseMove(window.window, {320, 310});
        const auto inside = lastCursor(5);
        QVERIFY(inside && inside->to);
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(!window.item("presentation"));
        const auto after = lastCursor(10);
        QVERIFY(after && !after->to);
    }

    void resetAll_resetsAll() {
        EditorWindow window("hunter-and-prey");
        const Project saved = window.editor.document.project();
        window.editor.teaching.experiments()->start("experiment-watchful");
        window.editor.teaching.sliders()->edit("fear", 0.5);
        window.editor.simulation.setSpeed(2);
        window.editor.simulation.pick(AgentName{"prey", 1});
        window.editor.simulation.runToTick(20);
        QTRY_COMPARE(window.editor.simulation.tick(), 20.0);
        QTest::keyClick(window.window, Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(window.editor.simulation.tick(), 0.0);
        QCOMPARE(window.editor.document.project(), saved);
        QCOMPARE(window.editor.simulation.speed(), 1.0);
        QVERIFY(!window.editor.simulation.hasPicked());
        window.editor.document.undo(); // one step
        QCOMPARE(weight(window), 0.5);
        QVERIFY(window.editor.teaching.experiments()->canGoBack());
    }

    void comparison_showsTheVariantBeside() {
        EditorWindow window("hunter-and-prey");
        window.editor.teaching.comparison()->compareWithout("evade");
        QTRY_VERIFY(window.item("variantPane"));
        QTRY_VERIFY(isInside(window.item("variantWorld"), window.window));
        const QQuickItem* mine = window.item("world");
        const QQuickItem* other = window.item("variantWorld");
        QTRY_VERIFY(std::abs(mine->mapToScene({}).x() - other->mapToScene({}).x()) > 100);
        QVERIFY(window.item("nowTitle")->isVisible());
        QTRY_COMPARE(mine->height(), other->height());
        QTRY_VERIFY(std::abs(mine->width() - other->width()) <= 1);
        QTRY_VERIFY(window.item("toast")->isVisible()); // both runs start again
        window.editor.simulation.runToTick(30);
        QTRY_COMPARE(window.editor.teaching.comparison()->simulation()->tick(), 30.0);
        QTest::keyClick(window.window, Qt::Key_F5);
        QTRY_VERIFY(window.item("presentation"));
        const auto presented = [&](const char* name) {
            return EditorWindow::find(window.item("presentation"), name);
        };
        QTRY_VERIFY(presented("variantTitle") && presented("variantTitle")->height() > 0);
        QTRY_COMPARE(presented("nowTitle")->height(), presented("variantTitle")->height());
        QTRY_COMPARE(presented("world")->height(), presented("variantWorld")->height());
        QTest::keyClick(window.window, Qt::Key_Escape);
        QTRY_VERIFY(!window.item("presentation"));
        window.click("stopComparing");
        QTRY_VERIFY(!window.item("variantPane"));
        QVERIFY(!window.item("nowTitle")->isVisible());
    }

    void comparedWorlds_showTheSamePlace() {
        EditorWindow window("hunter-and-prey");
        window.editor.teaching.comparison()->compareWithout("evade");
        QTRY_VERIFY(window.item("variantWorld"));
        auto* mine = qobject_cast<AgentsItem*>(window.item("world"));
        auto* other = qobject_cast<AgentsItem*>(window.item("variantWorld"));
        QTRY_VERIFY(mine->width() > 100 && std::abs(mine->width() - other->width()) <= 1);
        const auto middleOf = [](const AgentsItem* item) {
            return item->view().toWorld(item->boundingRect().center());
        };
        const auto isSame = [&] {
            return std::abs(mine->camera()->zoom() - other->camera()->zoom()) < 1e-9 &&
                   length(middleOf(mine) - middleOf(other)) < 1e-6;
        };
        QTRY_VERIFY(isSame());
        const double fitted = mine->camera()->zoom();
        const auto wheel = [&](const QString& over, QPoint off, int notches) {
            const QPointF at = window.center(over) + off;
            QWheelEvent event(at, at, {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(window.window, &event);
        };
        wheel("variantWorld", QPoint(40, 20), 3);
        QTRY_VERIFY(other->camera()->zoom() > 1.1 * fitted);
        QVERIFY(isSame());
        wheel("world", QPoint(-30, -10), -1);
        QVERIFY(isSame());
        const Vec2 before = middleOf(other);
        const QPoint ground = window.item("world")->mapToScene({120, 110}).toPoint();
        window.drag(ground, ground + QPoint(60, 30), Qt::MiddleButton);
        QVERIFY(middleOf(other) != before);
        QVERIFY(isSame());

        window.editor.simulation.pick(AgentName{"prey", 1}); // each viewport follows its own
        window.editor.simulation.runToTick(600);
        QTRY_COMPARE(window.editor.teaching.comparison()->simulation()->tick(), 600.0);
        QTest::keyClick(window.window, Qt::Key_F);
        QTRY_VERIFY(mine->camera()->following() && other->camera()->following());
        const auto picked = [](const SimulationController& run) {
            const FrameAgents& prey = *run.frame().agentsOf("prey");
            return Vec2{prey.x[1], prey.y[1]};
        };
        const SimulationController& now = window.editor.simulation;
        const SimulationController& variant = *window.editor.teaching.comparison()->simulation();
        QVERIFY(picked(now) != picked(variant));
        QTRY_VERIFY(length(middleOf(mine) - picked(now)) < 1e-6);
        QTRY_VERIFY(length(middleOf(other) - picked(variant)) < 1e-6);
        QTest::keyClick(window.window, Qt::Key_F);
        QVERIFY(!mine->camera()->following() && !other->camera()->following());
        QVERIFY(isSame());

        window.item("variantWorld")->forceActiveFocus();
        QTest::keyClick(window.window, Qt::Key_F);
        QTRY_VERIFY(mine->camera()->following() && other->camera()->following());
        QTRY_VERIFY(length(middleOf(mine) - picked(now)) < 1e-6);
        QTest::keyClick(window.window, Qt::Key_F);
        QVERIFY(!mine->camera()->following() && !other->camera()->following());
        QVERIFY(length(middleOf(mine) - picked(now)) <
                1e-6); // it does not follow the other run's agent
        QVERIFY(isSame());
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestTeaching)
#include "tst_teaching.moc"
