#include "core/model/groups.h"
#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

using namespace tiller;

namespace {

/// The editor with the test's own project.
struct ModesWindow : EditorWindow {
    explicit ModesWindow(const Project& project) : EditorWindow("wander") {
        editor.document.projectModel().replace(project);
        editor.canvas.fitAll();
        waitForFrame();
    }
    void runUntilIn(const QString& mode) {
        for (double tick = editor.simulation.tick() + 4;
             tick < 1000 && editor.simulation.pickedMode() != mode; tick += 4)
            QVERIFY(runTo(tick));
    }
};

/// Agents of many types that touch each other.
Project crowdOfManyTypes() {
    ProjectBuilder builder;
    builder.world("width", 200.0).world("height", 200.0).world("edges", std::string("bounce"));
    for (int i = 0; i < 8; ++i) {
        const std::string id = "type-" + std::to_string(i);
        builder.node(id, "agent-type", {{"count", 20.0}, {"radius", 10.0}, {"maxSpeed", 20.0}})
            .node("go-" + id, "wander")
            .link("go-" + id + ".force", id + ".steering");
    }
    return builder.build();
}

} // namespace

/// Modes, events and groups of nodes, by mouse and keys.
class TestModes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void pickedAgent_marksAndShowsItsMode() {
        ModesWindow stage(HuntByModes().project);
        QVERIFY(stage.runTo(60));
        QVERIFY(!stage.item("live-hunt"));
        stage.editor.simulation.pick(AgentName{"hunter", 0});
        QTRY_VERIFY(stage.isShown("live-hunt"));
        QVERIFY(!stage.item("live-rest"));
        QCOMPARE(stage.editor.simulation.pickedModeTime(), 1.0);
        QTRY_VERIFY(stage.isShown("pickedMode"));
        QCOMPARE(stage.item("pickedMode")->property("value").toString(),
                 QString("Mode, for 1.0 s"));

        stage.runUntilIn("rest");
        QTRY_VERIFY(stage.isShown("live-rest"));
        QVERIFY(!stage.item("live-hunt"));
        QVERIFY(stage.editor.simulation.pickedModeTime() < 0.15);
        stage.editor.simulation.unpick();
        QTRY_VERIFY(!stage.item("live-rest"));
    }

    void manyEvents_scrollInTheSameRoom() {
        ModesWindow stage(crowdOfManyTypes());
        QVERIFY(stage.runTo(300));
        QTRY_VERIFY(stage.editor.simulation.events()->rowCount() > 20);
        const QQuickItem* panel = stage.item("events");
        const QQuickItem* list = stage.item("eventsList");
        QVERIFY(panel->isVisible());
        QVERIFY(panel->height() <= stage.item("worldSide")->height());
        QTRY_VERIFY(list->height() >= 80);
        QVERIFY(list->property("interactive").toBool());
        QVERIFY(panel->mapToScene({0, 0}).y() >= stage.item("world")->mapToScene({0, 0}).y());
        stage.click("eventsHead");
        QTRY_VERIFY(panel->height() <= 24);
        stage.click("eventsHead");
        QTRY_VERIFY(panel->height() > 80);
    }

    void clickOnAnEvent_selectsItsNode() {
        ModesWindow stage(HuntByModes().project);
        stage.editor.simulation.pick(AgentName{"hunter", 0});
        QVERIFY(stage.runTo(2));
        QVERIFY(!stage.isShown("events"));
        stage.runUntilIn("rest");
        QTRY_VERIFY(stage.isShown("events"));
        QCOMPARE(stage.editor.simulation.events()->rowCount(), 2);
        QTRY_VERIFY(stage.isShown("event-rest"));
        stage.click("event-rest");
        QCOMPARE(stage.editor.document.selection()->ids(), QStringList({"rest"}));
    }

    void order_isChangedInTheInspector() {
        const HuntByModes hunt;
        ModesWindow stage(hunt.project);
        stage.editor.document.selection()->select("hunt");
        QTRY_VERIFY(!stage.isShown("orderList"));
        stage.editor.document.selection()->select("hunter");
        QTRY_VERIFY(stage.isShown("orderList"));
        const auto first = [&] {
            return stage.editor.document.project().linksInto("hunter", "modes").front()->from.node;
        };
        const QString down = "orderDown-" + QString::fromStdString(hunt.huntIsMode);
        const auto hasStopped = [&, previous = QPoint(),
                                 times = 0]() mutable { // the list moves at first
            const QPoint place = stage.item(down) ? stage.center(down) : QPoint();
            times = place == previous && !place.isNull() ? times + 1 : 0;
            previous = place;
            return times > 5;
        };
        QVERIFY(QTest::qWaitFor(hasStopped));
        stage.click(down);
        QTRY_COMPARE(first(), Id("rest"));
        QTest::keyClick(stage.window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(first(), Id("hunt"));
    }

    void group_bySearchAndEnter() {
        ModesWindow stage{Project()};
        Document& document = stage.editor.document;
        QTest::keyClick(stage.window, Qt::Key_A, Qt::ShiftModifier);
        QTRY_VERIFY(stage.item("paletteSearch")->hasActiveFocus());
        stage.type("boids");
        stage.key(Qt::Key_Return);
        QTRY_COMPARE(document.project().nodes.size(), std::size_t{6});
        QCOMPARE(document.selection()->ids().size(), 1); // its card
        QCOMPARE(NodeGroups(document.project()).all().size(), std::size_t{1});
        QVERIFY(check(document.project()).empty());
        QTRY_COMPARE(stage.editor.simulation.agentCount(), 60);
        document.undo();
        QVERIFY(document.project().nodes.empty());
        QVERIFY(!document.canUndo());
    }

    void group_byDrag_isPlacedWhereItIsDropped() {
        ModesWindow stage{Project()};
        stage.window->setProperty("layout", "canvas"); // the group needs room
        stage.waitForFrame();
        const QQuickItem* canvas = stage.item("canvas");
        const QPoint to = canvas->mapToScene({40, 30}).toPoint();
        stage.openPalette();
        QTRY_VERIFY(stage.isShown("palette-hunter"));
        stage.drag(stage.center("palette-hunter"), to);
        const Project& project = stage.editor.document.project();
        QTRY_COMPARE(project.nodes.size(), std::size_t{6});
        const NodeGroups groups(project);
        QCOMPARE(groups.all().size(), std::size_t{1});
        const QString card = "group-" + QString::fromStdString(groups.all().front().id);
        QTRY_VERIFY(stage.isShown(qPrintable(card)));
        const QPointF corner = stage.item(qPrintable(card))->mapToItem(canvas, QPointF(0, 0));
        QVERIFY(corner.x() >= 0 && corner.x() < 60 && corner.y() >= 0 && corner.y() < 60);
        QCOMPARE(check(project).size(), std::size_t{1}); // the hunter has no prey yet
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestModes)
#include "tst_modes.moc"
