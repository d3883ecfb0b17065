#include "app/editor/viewmodels/inspector_lists.h"
#include "app/editor/viewmodels/inspector_model.h"
#include "tests/app/editor/window.h"

bool isInside(const QQuickItem* item, const QQuickWindow* window) {
    const QRectF area = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    return item->isVisible() && area.width() > 0 && area.height() > 0 &&
           QRectF(0, 0, window->width(), window->height()).contains(area);
}

/// The parts of a lesson in the window. Names of items: notesPane, closeNotes, noteLink-TARGET,
/// experiment-ID, start-ID, goBack, makeExperiment; sliderPanel, panel-ID, panelSlider-ID,
/// panelField-ID, restore-ID, restoreAll, pin-SETTING; presentation, presentedViewport, stageBar,
/// stagePlay, stageReset, leavePresentation; variantPane, nowTitle, variantTitle, stopComparing
class TestTeaching : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void initTestCase() { QmlWarnings::start(); }

    void notesPane_byItsKey() {
        QVERIFY(!isShown("notesPane"));
        key(Qt::Key_F7);
        QTRY_VERIFY(isShown("notesPane"));
        QTRY_VERIFY(item("notesPane")->width() >= 224);
        click("closeNotes");
        QTRY_VERIFY(!isShown("notesPane"));
    }

    void link_byKeyboard_selects() {
        key(Qt::Key_F7);
        QTRY_VERIFY(item("noteLink-node:pursue"));
        QQuickItem* link = item("noteLink-node:pursue");
        QTRY_VERIFY(link->width() > 20 && link->height() > 10);
        QVERIFY(link->activeFocusOnTab());
        link->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        QCOMPARE(document().selection()->ids(), QStringList("pursue"));
        // Also by the mouse, on the text itself.
        mouseClick(center("noteLink-node:stamina"));
        QTRY_COMPARE(document().selection()->ids(), QStringList("stamina"));
    }

    void experiment_startsOver_andEnds() {
        restart("hunter-and-prey");
        simulation().setSpeed(4);
        simulation().runToTick(50);
        QTRY_COMPARE(simulation().tick(), 50.0);
        editor().teaching.follow("experiment:experiment-careless");
        QCOMPARE(weight(), 0.2);
        QTRY_COMPARE(simulation().tick(), 0.0);
        QCOMPARE(simulation().speed(), 1.0);
        key(Qt::Key_F7);
        QTRY_VERIFY(isShown("goBack"));
        item("goBack")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Space);
        QCOMPARE(weight(), 1.0);
        QTRY_VERIFY(!isShown("goBack"));
    }

    void brokenLink_isRefused() {
        QSignalSpy refused(&document(), &Document::refused);
        for (const char* link : {"node:gone", "experiment:gone", "file:///etc/passwd", "evade"})
            editor().teaching.follow(link);
        QCOMPARE(refused.count(), 4);
        QVERIFY(!document().modified());
    }

    void panelSlider_isOneStep() {
        QTRY_VERIFY(item("panelSlider-fear"));
        const QQuickItem* slider = item("panelSlider-fear");
        QTRY_VERIFY(isInside(slider, window));
        const QPoint middle =
            slider->mapToScene({slider->width() / 2, slider->height() / 2}).toPoint();
        drag(middle, middle + QPoint(static_cast<int>(slider->width() * 0.3), 0));
        QVERIFY(weight() > 1.2);
        QTRY_VERIFY(isShown("restore-fear"));
        document().undo();
        QCOMPARE(weight(), 1.0);
        QVERIFY(!document().canUndo());
    }

    void setting_isAddedToThePanelByKeyboard() {
        document().selection()->select("hunter");
        QTRY_VERIFY(item("field-mass"));
        QQuickItem* pin = item("pin-mass");
        QVERIFY(!pin->isVisible());
        item("field-mass")->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(pin->isVisible());
        pin->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Space);
        QTRY_COMPARE(editor().teaching.sliders()->rowCount(), 4);
        key(Qt::Key_Space);
        QTRY_COMPARE(editor().teaching.sliders()->rowCount(), 3);
    }

    void editingTheNotes_hasTheCaret() {
        restart("hunter-and-prey");
        key(Qt::Key_F7);
        QTRY_VERIFY(item("notesPane")->width() >= 224);
        QTRY_VERIFY(isInside(item("editNotes"), window));
        waitForFrame();
        document().selection()->select("prey");
        click("editNotes");
        const QQuickItem* first = item("noteEdit-whatItIs");
        QTRY_VERIFY(first->hasActiveFocus());
        click("insertLink");
        QTRY_VERIFY(first->property("text").toString().contains("](node:prey)"));
        QVERIFY(first->hasActiveFocus());
        key(Qt::Key_R); // a letter, not a command
        QTRY_VERIFY(first->property("text").toString().contains("](node:prey)r"));

        // Of selected words it makes a link; where none is possible, it says so.
        QQuickItem* field = item("noteEdit-whatItIs");
        field->setProperty("text", "See the prey.");
        QMetaObject::invokeMethod(field, "select", Q_ARG(int, 4), Q_ARG(int, 12));
        click("insertLink");
        QCOMPARE(field->property("text").toString(), "See [the prey](node:prey).");
        QSignalSpy refused(&document(), &Document::refused);
        select("world");
        QCOMPARE(editor().teaching.linkToSelected(), QString());
        QCOMPARE(refused.count(), 1);
    }

    void presentation_isAsLargeAsTheWindowAllows() {
        restart("arrival");
        editor().settings.setStageSize(300);
        window->resize(1280, 720);
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentation"));
        QTRY_VERIFY(isInside(item("leavePresentation"), window));
        QTRY_VERIFY(rect("leavePresentation").right() <= rect("stageBar").right());
        QVERIFY(item("presentedViewport")->height() > 0.45 * window->height());
        key(Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(editor().settings.stageSize(), 190);
        const double speed = simulation().speed();
        find(item("presentation"), "beginLesson")->forceActiveFocus();
        key(Qt::Key_BracketRight); // nothing is written in these notes
        QTRY_VERIFY(simulation().speed() > speed);
        editor().settings.setStageSize(150);
    }

    void presentation_showsOnlyTheLesson() {
        restart("hunter-and-prey");
        window->resize(1024, 768);
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentation"));
        QTRY_VERIFY(!isShown("canvas"));
        QVERIFY(!isShown("palette"));
        QTRY_VERIFY(isInside(item("presentedViewport"), window));
        for (const char* part : {"stagePlay", "stageReset", "leavePresentation"})
            QTRY_VERIFY2(isInside(item(part), window), part);
        const QQuickItem* shown = item("presentation");
        QVERIFY(item("presentedViewport")->width() > 0.5 * shown->width());
        QVERIFY(item("presentedViewport")->height() > 0.45 * shown->height());
        key(Qt::Key_Space);
        QTRY_VERIFY(simulation().playing());
        key(Qt::Key_Delete); // edits of the canvas are disabled
        QVERIFY(!document().modified());
        key(Qt::Key_Escape);
        QTRY_VERIFY(isShown("canvas"));
        QVERIFY(!item("presentation"));
    }

    void presentation_highlightsTheTargetOfALink() {
        simulation().runToTick(60);
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentation"));
        auto* world = qobject_cast<AgentsItem*>(
            item("presentedViewport")->property("world").value<QObject*>());
        QVERIFY(world->lit()->text().isEmpty());
        QQuickItem* link = nullptr;
        const auto isThere = [&] {
            link = EditorWindow::find(item("presentation"), "noteLink-node:evade");
            return link != nullptr;
        };
        QTRY_VERIFY(isThere());
        link->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        QTRY_VERIFY2(world->lit()->text().startsWith("Evade acts on"),
                     qPrintable(world->lit()->text()));
        key(Qt::Key_Return);
        QTRY_VERIFY(world->lit()->text().isEmpty());
    }

    void presentation_goesBackFromAnExperiment() {
        restart("hunter-and-prey");
        const Project before = project();
        key(Qt::Key_F5);
        QTRY_VERIFY(item("stageBack"));
        QVERIFY(!isShown("stageBack"));
        editor().teaching.experiments()->start("experiment-watchful");
        QTRY_VERIFY(isInside(item("stageBack"), window));
        click("stageBack");
        QVERIFY(project() == before);
        QTRY_VERIFY(!isShown("stageBack"));
    }

    void presentation_removesTheMouseWhenItEnds() {
        const auto lastCursor = [&](double tick) {
            simulation().runToTick(tick);
            [[maybe_unused]] const bool there =
                QTest::qWaitFor([&] { return simulation().tick() == tick; }, 10'000);
            std::optional<CursorMoved> last;
            for (const InputEvent& event : simulation().record().log.events)
                if (const auto* moved = std::get_if<CursorMoved>(&event.input))
                    last = *moved;
            return last;
        };
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentedViewport"));
        QTRY_VERIFY(isInside(item("presentedViewport"), window));
        waitForFrame();
        QTest::mouseMove(window, {300, 300});
        QTest::mouseMove(window, {320, 310});
        const auto inside = lastCursor(5);
        QVERIFY(inside && inside->to);
        key(Qt::Key_Escape);
        QTRY_VERIFY(!item("presentation"));
        const auto after = lastCursor(10);
        QVERIFY(after && !after->to);
    }

    void resetAll_resetsAll() {
        const Project saved = project();
        editor().teaching.experiments()->start("experiment-watchful");
        editor().teaching.sliders()->edit("fear", 0.5);
        simulation().setSpeed(2);
        simulation().pick(AgentName{"prey", 1});
        simulation().runToTick(20);
        QTRY_COMPARE(simulation().tick(), 20.0);
        key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(simulation().tick(), 0.0);
        QCOMPARE(project(), saved);
        QCOMPARE(simulation().speed(), 1.0);
        QVERIFY(!simulation().hasPicked());
        document().undo(); // one step
        QCOMPARE(weight(), 0.5);
        QVERIFY(editor().teaching.experiments()->canGoBack());
    }

    void comparison_showsTheVariantBeside() {
        editor().teaching.comparison()->compareWithout("evade");
        QTRY_VERIFY(item("variantPane"));
        QTRY_VERIFY(isInside(item("variantWorld"), window));
        const QQuickItem* mine = item("world");
        const QQuickItem* other = item("variantWorld");
        QTRY_VERIFY(std::abs(mine->mapToScene({}).x() - other->mapToScene({}).x()) > 100);
        QVERIFY(isShown("nowTitle"));
        QTRY_COMPARE(mine->height(), other->height());
        QTRY_VERIFY(std::abs(mine->width() - other->width()) <= 1);
        QTRY_VERIFY(isShown("toast")); // both runs start again
        simulation().runToTick(30);
        QTRY_COMPARE(editor().teaching.comparison()->simulation()->tick(), 30.0);
        key(Qt::Key_F5);
        QTRY_VERIFY(item("presentation"));
        const auto presented = [&](const char* name) {
            return EditorWindow::find(item("presentation"), name);
        };
        QTRY_VERIFY(presented("variantTitle") && presented("variantTitle")->height() > 0);
        QTRY_COMPARE(presented("nowTitle")->height(), presented("variantTitle")->height());
        QTRY_COMPARE(presented("world")->height(), presented("variantWorld")->height());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!item("presentation"));
        click("stopComparing");
        QTRY_VERIFY(!item("variantPane"));
        QVERIFY(!isShown("nowTitle"));
    }

    void comparedWorld_showsTheScene() {
        open("arrival");
        editor().teaching.comparison()->compareWithout("arrive");
        QTRY_VERIFY(item("variantWorld"));
        QTRY_VERIFY(item("variantWorld")->width() > 100);
        auto* other = qobject_cast<AgentsItem*>(item("variantWorld"));
        const QImage shown = other->snapshot();
        const QPointF goal = other->view().toView(Vec2{560, 300});
        const double ratio = shown.devicePixelRatio();
        QVERIFY(shown.pixelColor((goal * ratio).toPoint()) !=
                shown.pixelColor(((goal + QPointF(20, 20)) * ratio).toPoint()));
    }

    void comparedWorlds_showTheSamePlace() {
        editor().teaching.comparison()->compareWithout("evade");
        QTRY_VERIFY(item("variantWorld"));
        auto* mine = qobject_cast<AgentsItem*>(item("world"));
        auto* other = qobject_cast<AgentsItem*>(item("variantWorld"));
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
            const QPointF at = center(over) + off;
            QWheelEvent event(at, at, {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(window, &event);
        };
        wheel("variantWorld", QPoint(40, 20), 3);
        QTRY_VERIFY(other->camera()->zoom() > 1.1 * fitted);
        QVERIFY(isSame());
        wheel("world", QPoint(-30, -10), -1);
        QVERIFY(isSame());
        const Vec2 before = middleOf(other);
        const QPoint ground = item("world")->mapToScene({120, 110}).toPoint();
        drag(ground, ground + QPoint(60, 30), Qt::MiddleButton);
        QVERIFY(middleOf(other) != before);
        QVERIFY(isSame());

        simulation().pick(AgentName{"prey", 1}); // each viewport follows its own
        simulation().runToTick(600);
        QTRY_COMPARE(editor().teaching.comparison()->simulation()->tick(), 600.0);
        key(Qt::Key_F);
        QTRY_VERIFY(mine->camera()->following() && other->camera()->following());
        const auto picked = [](const SimulationController& run) {
            const FrameAgents& prey = *run.frame().agentsOf("prey");
            return Vec2{prey.x[1], prey.y[1]};
        };
        const SimulationController& now = simulation();
        const SimulationController& variant = *editor().teaching.comparison()->simulation();
        QVERIFY(picked(now) != picked(variant));
        QTRY_VERIFY(length(middleOf(mine) - picked(now)) < 1e-6);
        QTRY_VERIFY(length(middleOf(other) - picked(variant)) < 1e-6);
        key(Qt::Key_F);
        QVERIFY(!mine->camera()->following() && !other->camera()->following());
        QVERIFY(isSame());

        item("variantWorld")->forceActiveFocus();
        key(Qt::Key_F);
        QTRY_VERIFY(mine->camera()->following() && other->camera()->following());
        QTRY_VERIFY(length(middleOf(mine) - picked(now)) < 1e-6);
        key(Qt::Key_F);
        QVERIFY(!mine->camera()->following() && !other->camera()->following());
        QVERIFY(length(middleOf(mine) - picked(now)) <
                1e-6); // it does not follow the other run's agent
        QVERIFY(isSame());
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

    void drivenField_namesTheParameter_andLeadsToIt() {
        select("hunter");
        QTRY_VERIFY(item("driver-count"));
        QTRY_VERIFY(isShown("driver-count"));
        QVERIFY(!isShown("driver-mass"));
        QCOMPARE(text("driver-count"), "driven by Hunters");
        click("driver-count");
        QTRY_COMPARE(document().selection()->ids(), QStringList("hunters"));
        QTRY_VERIFY(isShown("setting-max"));
        QTRY_VERIFY(isShown("driven-0"));
        QCOMPARE(text("driven-0"), "Count of Hunter");
    }

    void menu_drivesASettingByAParameter_andTakesItOut() {
        select("nearest-prey");
        QTRY_VERIFY(isShown("field-range"));
        const SettingRef ref{"nearest-prey", "range"};
        const auto openMenu = [&] {
            item("field-range")->forceActiveFocus(Qt::TabFocusReason);
            key(Qt::Key_Menu);
        };
        openMenu();
        QVERIFY(chooseEntry("Link to a parameter"));
        QVERIFY(chooseEntry("How far prey see hunters"));
        QTRY_VERIFY(drives("sight", ref));
        QTRY_COMPARE(number("nearest-prey", "range"), numberOf(parameter("sight").value));
        QTRY_VERIFY(isShown("driver-range"));
        openMenu();
        QVERIFY(chooseEntry("No longer drive by “How far prey see hunters”"));
        QTRY_VERIFY(!drives("sight", ref));
        QVERIFY(!parameter("sight").drives.empty()); // it still drives the other
        openMenu();
        QVERIFY(chooseEntry("Link to a parameter"));
        QVERIFY(chooseEntry("A new parameter"));
        QTRY_COMPARE(project().parameters.size(), std::size_t{4});
        document().undo();
        document().undo();
        QVERIFY(drives("sight", ref));
        document().undo();
        QVERIFY(!document().canUndo());
    }

    void nameRangeAndStep_areEdited_andUndone() {
        const Project before = project();
        select("sight");
        QTRY_VERIFY(isShown("field-max"));
        QCOMPARE(text("name"), "How far prey see hunters");
        enter("name", "Eyes");
        enter("field-max", "400");
        enter("field-min", "10");
        enter("field-step", "5");
        enter("field-value", "200");
        const Parameter& after = parameter("sight");
        QCOMPARE(after.name, "Eyes");
        QCOMPARE(after.max, 400.0);
        QCOMPARE(after.min, 10.0);
        QCOMPARE(after.step, 5.0);
        QCOMPARE(numberOf(after.value), 200.0);
        for (const SettingRef& ref : after.drives)
            QVERIFY(findDrivable(project(), ref)->value == after.value);
        for (int i = 0; i < 5; ++i)
            document().undo();
        QVERIFY(project() == before);
    }

    void wrongRange_isRefused() {
        const Parameter before = parameter("sight");
        QSignalSpy refused(&document(), &Document::refused);
        select("sight");
        QTRY_VERIFY(isShown("field-max"));
        enter("field-max", "1"); // below the value
        enter("field-step", "-2");
        enter("field-value", "100000");
        QCOMPARE(refused.size(), 3);
        QVERIFY(parameter("sight") == before);
    }

    void drivenList_leadsToTheSetting() {
        select("sight");
        QTRY_VERIFY(isShown("driven-0"));
        item("driven-0")->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        QTRY_COMPARE(document().selection()->ids(),
                     QStringList(QString::fromStdString(parameter("sight").drives[0].item)));
        QTRY_VERIFY(isShown("markOf-range"));
        select("hunters");
        QTRY_VERIFY(isShown("release-0"));
        click("release-0");
        QTRY_VERIFY(!project().parameter("hunters"));
        document().undo();
        QVERIFY(project().parameter("hunters"));
    }

    void parameterOfTheWorld_leadsToTheWorldTab() {
        QVERIFY(document().push(makeParameter(project(), document().ids(), {"world", "width"}),
                                "Make"));
        const QString made = QString::fromStdString(project().parameters.back().id);
        select(made);
        QTRY_VERIFY(isShown("driven-0"));
        click("driven-0");
        QTRY_VERIFY(isShown("worldSettings"));
    }

private:
    double weight() { return project().link("evade-to-prey-choice")->weight; }

    const Parameter& parameter(const char* id) { return *project().parameter(id); }

    void enter(const QString& field, const char* text) {
        item(field)->forceActiveFocus(Qt::TabFocusReason);
        key(Qt::Key_A, Qt::ControlModifier);
        type(text);
        key(Qt::Key_Return);
    }

    /// An entry of an open menu, by its text.
    QQuickItem* entry(const QString& text) {
        std::vector<QQuickItem*> open{window->contentItem()};
        while (!open.empty()) {
            QQuickItem* item = open.back();
            open.pop_back();
            if (item->isVisible() && item->inherits("QQuickMenuItem") &&
                item->property("text").toString() == text)
                return item;
            for (QQuickItem* child : item->childItems())
                open.push_back(child);
        }
        return nullptr;
    }

    bool chooseEntry(const QString& text) {
        if (!QTest::qWaitFor([&] { return entry(text) != nullptr; }))
            return false;
        const QQuickItem* found = entry(text);
        mouseClick(found->mapToScene({found->width() / 2, found->height() / 2}).toPoint());
        return true;
    }

    bool drives(const char* id, const SettingRef& ref) {
        const auto& all = parameter(id).drives;
        return std::ranges::find(all, ref) != all.end();
    }
};
