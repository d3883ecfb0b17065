#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/window.h"

/// The editor with the test's own project.
struct ModesWindow : EditorTest {
    void begin(const Project& shown) {
        open("wander");
        document().projectModel().replace(shown);
        canvas().fitAll();
        waitForFrame();
    }
    void runUntilIn(const QString& mode) {
        for (double tick = simulation().tick() + 4;
             tick < 1000 && simulation().motion().mode != mode; tick += 4)
            QVERIFY(runTo(tick));
    }
};

/// Agents of many types that touch each other.
Project crowdOfManyTypes() {
    ProjectBuilder builder = world("world width=200 height=200 edges=bounce");
    for (int i = 0; i < 8; ++i)
        builder.add("type-{0}:agent-type count=20 radius=10 maxSpeed=20; go-type-{0}:wander; "
                    "go-type-{0} > type-{0}",
                    i);
    return builder;
}

/// Modes, events and groups of nodes, by mouse and keys.
class TestModes : public QObject, public ModesWindow {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void pickedAgent_marksAndShowsItsMode() {
        begin(HuntByModes().project);
        QVERIFY(runTo(60));
        QVERIFY(!item("live-hunt"));
        simulation().pick(AgentName{"hunter", 0});
        QTRY_VERIFY(isShown("live-hunt"));
        QVERIFY(!item("live-rest"));
        QCOMPARE(simulation().motion().modeTime, 1.0);
        QTRY_VERIFY(isShown("pickedMode"));
        QCOMPARE(item("pickedMode")->property("value").toString(), "Mode, for 1.0 s");

        runUntilIn("rest");
        QTRY_VERIFY(isShown("live-rest"));
        QVERIFY(!item("live-hunt"));
        QVERIFY(simulation().motion().modeTime < 0.15);
        simulation().unpick();
        QTRY_VERIFY(!item("live-rest"));
    }

    void manyEvents_scrollInTheSameRoom() {
        begin(crowdOfManyTypes());
        QVERIFY(runTo(300));
        QTRY_VERIFY(simulation().events()->rowCount() > 20);
        const QQuickItem* panel = item("events");
        const QQuickItem* list = item("eventsList");
        QVERIFY(panel->isVisible());
        QVERIFY(panel->height() <= item("worldSide")->height());
        QTRY_VERIFY(list->height() >= 80);
        QVERIFY(list->property("interactive").toBool());
        QVERIFY(panel->mapToScene({0, 0}).y() >= item("world")->mapToScene({0, 0}).y());
        click("eventsHead");
        QTRY_VERIFY(panel->height() <= 24);
        click("eventsHead");
        QTRY_VERIFY(panel->height() > 80);
    }

    void clickOnAnEvent_selectsItsNode() {
        begin(HuntByModes().project);
        simulation().pick(AgentName{"hunter", 0});
        QVERIFY(runTo(2));
        QVERIFY(!isShown("events"));
        runUntilIn("rest");
        QTRY_VERIFY(isShown("events"));
        QCOMPARE(simulation().events()->rowCount(), 2);
        QTRY_VERIFY(isShown("event-rest"));
        click("event-rest");
        QCOMPARE(document().selection()->ids(), QStringList({"rest"}));
    }

    void order_isChangedInTheInspector() {
        const HuntByModes hunt;
        begin(hunt.project);
        document().selection()->select("hunt");
        QTRY_VERIFY(!isShown("orderList"));
        document().selection()->select("hunter");
        QTRY_VERIFY(isShown("orderList"));
        const auto first = [&] {
            return project().linksInto("hunter", "modes").front()->from.node;
        };
        const QString down = "orderDown-" + QString::fromStdString(hunt.huntIsMode);
        const auto hasStopped = [&, previous = QPoint(),
                                 times = 0]() mutable { // the list moves at first
            const QPoint place = item(down) ? center(down) : QPoint();
            times = place == previous && !place.isNull() ? times + 1 : 0;
            previous = place;
            return times > 5;
        };
        QVERIFY(QTest::qWaitFor(hasStopped));
        click(down);
        QTRY_COMPARE(first(), Id("rest"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(first(), Id("hunt"));
    }

    void colorOfAMode_isPickedInTheInspector() {
        begin(HuntByModes().project);
        const std::string before = writeProject(project());
        const auto color = [&] { return textOf(valueOf(*project().node("rest"), "color")); };
        document().selection()->select("rest");
        QTRY_VERIFY(isShown("field-color"));
        QCOMPARE(item("field-color")->property("placeholderText").toString(), "As its type");
        QVERIFY(!isShown("legend-rest"));
        click("field-colorSwatch");
        QTRY_VERIFY(isShown("color-#3fae5c"));
        QVERIFY(center("color-#4a4f59").x() + 12 <= window->width()); // the last one, too
        click("color-#3fae5c");
        QTRY_COMPARE(color(), std::string("#3fae5c"));
        QTRY_VERIFY(isShown("legend-rest"));
        click("legend-rest");
        QCOMPARE(document().selection()->ids(), QStringList({"rest"}));
        QTRY_VERIFY(!isShown("color-none"));
        click("field-colorSwatch");
        QTRY_VERIFY(isShown("color-none"));
        click("color-none");
        QTRY_COMPARE(color(), std::string());
        QTRY_VERIFY(!isShown("legend-rest"));
        QCOMPARE(writeProject(project()), before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(color(), std::string("#3fae5c"));
    }

    void group_bySearchAndEnter() {
        begin(Project());
        key(Qt::Key_A, Qt::ShiftModifier);
        QTRY_VERIFY(hasFocus("paletteSearch"));
        type("boids");
        key(Qt::Key_Return);
        QTRY_COMPARE(project().nodes.size(), std::size_t{6});
        QCOMPARE(document().selection()->ids().size(), 1); // its card
        QCOMPARE(NodeGroups(project()).all().size(), 1U);
        QVERIFY(check(project()).empty());
        QTRY_COMPARE(simulation().agentCount(), 60);
        document().undo();
        QVERIFY(project().nodes.empty());
        QVERIFY(!document().canUndo());
    }

    void group_byDrag_isPlacedWhereItIsDropped() {
        close(); // the palette is filtered
        begin(Project());
        editor().windowState.setLayout("canvas"); // the group needs room
        waitForFrame();
        const QQuickItem* canvas = item("canvas");
        const QPoint to = canvas->mapToScene({40, 30}).toPoint();
        openPalette();
        QTRY_VERIFY(isShown("palette-hunter"));
        drag(center("palette-hunter"), to);
        QTRY_COMPARE(project().nodes.size(), std::size_t{6});
        const NodeGroups groups(project());
        QCOMPARE(groups.all().size(), 1U);
        const QString card = "group-" + QString::fromStdString(groups.all().front().id);
        QTRY_VERIFY(isShown(qPrintable(card)));
        const QPointF corner = item(qPrintable(card))->mapToItem(canvas, QPointF(0, 0));
        QVERIFY(corner.x() >= 0 && corner.x() < 60 && corner.y() >= 0 && corner.y() < 60);
        QCOMPARE(check(project()).size(), 1U); // the hunter has no prey yet
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }
};
