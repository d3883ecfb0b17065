#include "app/editor/document/app_settings.h"
#include "app/editor/editor_parts.h"
#include "app/editor/teach/teaching.h"
#include "app/editor/viewport/agents_item.h"
#include "app/editor/watch/watch.h"
#include "tests/app/editor/qml_plugins.h"
#include "tests/app/editor/sim/hunt.h"

#include <QApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlProperty>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

constexpr const char* windowSource = R"(
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App
import Tiller.Ui

ApplicationWindow {
    visible: true
    width: 1200
    height: 700

    ViewportPane {
        id: viewport
        anchors.fill: parent
        anchors.bottomMargin: bar.height
    }
    TransportBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        actions: actions
        time: times
    }
    TimelineActions {
        id: times
        window: WindowState {}
    }
    SimulationActions {
        id: actions
        window: WindowState {}
    }
    AgentPanel {
        width: 240
        world: viewport.world
    }
}
)";

/// A window with a running world. Tests use the mouse and the keys as a person does.
class Stage {
public:
    Hunt hunt;
    Document document;
    SimulationController simulation{document.projectModel()};
    Teaching teaching{document, simulation};
    AppSettings settings;
    Watch watch;
    QQmlEngine engine;
    std::unique_ptr<QQuickWindow> window;
    AgentsItem* world = nullptr;

    explicit Stage(double hunters = 2, double prey = 3) : hunt(hunters, prey) {
        hunt.addPoint();
        document.projectModel().replace(hunt.project);
        engine.addImportPath("qrc:/qt/qml");
        QQmlComponent component(&engine);
        component.setData(windowSource, {});
        watch.setDocument(&document);
        watch.setSimulation(&simulation);
        window.reset(
            qobject_cast<QQuickWindow*>(EditorParts::create(component, {.document = &document,
                                                                        .settings = &settings,
                                                                        .simulation = &simulation,
                                                                        .watch = &watch,
                                                                        .teaching = &teaching})));
        if (!window)
            qFatal("%s", qPrintable(component.errorString()));
        world = window->findChild<AgentsItem*>("world");
        window->requestActivate();
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window got no focus");
        runTo(0);
    }

    void runTo(double tick) {
        QSignalSpy stopped(&simulation, &SimulationController::stopped);
        simulation.runToTick(tick);
        if (stopped.isEmpty())
            stopped.wait();
    }

    [[nodiscard]] QPoint pixel(Vec2 place) const {
        return world->mapToScene(world->view().toView(place)).toPoint();
    }
    [[nodiscard]] Vec2 pointPlace() const {
        return shapeOf(*document.project().sceneItem(hunt.point), 1).center;
    }
    [[nodiscard]] Vec2 agentPlace(const Id& type, std::size_t i) const {
        const FrameAgents& agents = *simulation.frame().agentsOf(type);
        return {agents.x[i], agents.y[i]};
    }
    void drag(QPoint from, QPoint to) {
        QTest::mouseMove(window.get(), from);
        QTest::mousePress(window.get(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(window.get(), from + (to - from) * i / 4);
    }
    void drop(QPoint at) { QTest::mouseRelease(window.get(), Qt::LeftButton, {}, at); }
    void click(QPoint at) { QTest::mouseClick(window.get(), Qt::LeftButton, {}, at); }
    /// Searches the items as they are on the screen: the items of a repeater have no QObject
    /// parent.
    [[nodiscard]] QQuickItem* item(const char* name) const {
        QQuickItem* found = find(*window->contentItem(), QLatin1String(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }
    void click(const char* name) {
        const QQuickItem* item = this->item(name);
        click(item->mapToScene(item->boundingRect().center()).toPoint());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.get(), key, modifiers);
    }
    void wheel(QPoint at, int angle) {
        QWheelEvent event(at, window->mapToGlobal(at), {}, {0, angle}, {}, {}, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(window.get(), &event);
    }
    [[nodiscard]] int pixelsOf(QRgb color) {
        const QImage image = window->grabWindow();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += (image.pixel(x, y) & RGB_MASK) == (color & RGB_MASK) ? 1 : 0;
        return count;
    }

private:
    static QQuickItem* find(QQuickItem& in, QLatin1String name) {
        if (in.objectName() == name)
            return &in;
        for (QQuickItem* child : in.childItems())
            if (QQuickItem* found = find(*child, name))
                return found;
        return nullptr;
    }
};

} // namespace

class TestViewportPane : public QObject {
    Q_OBJECT

private slots:
    void agentsAreDrawnInTheirColors() {
        Stage stage;
        QTRY_VERIFY(stage.pixelsOf(qRgb(255, 0, 0)) > 20);
        QVERIFY(stage.pixelsOf(qRgb(0, 255, 0)) > 30);
        stage.world->setOverlays({.colorByBehavior = true});
        stage.runTo(3);
        QTRY_COMPARE(stage.pixelsOf(qRgb(255, 0, 0)), 0);
        QVERIFY(stage.world->legend().size() >= 4);
    }

    void emptyProject_showsAdvice() {
        Stage stage;
        auto* advice = stage.item("emptyWorld");
        QVERIFY(!advice->isVisible());
        stage.document.newProject();
        QVERIFY(advice->isVisible());
    }

    void dragOfAPoint_isOneUndoStep() {
        Stage stage;
        const Project before = stage.document.project();
        const QPoint from = stage.pixel(stage.pointPlace());
        stage.drag(from, from + QPoint(80, 40));
        stage.drop(from + QPoint(80, 40));
        const Vec2 moved = stage.pointPlace();
        const Vec2 wanted =
            stage.world->view().toWorld(stage.world->mapFromScene(from + QPoint(80, 40)));
        QVERIFY(length(moved - wanted) < 3);
        QVERIFY(stage.document.canUndo());
        stage.document.undo();
        QCOMPARE(stage.document.project(), before);
        QVERIFY(!stage.document.canUndo());
    }

    void dragOfAPoint_escCancelsIt() {
        Stage stage;
        const Project before = stage.document.project();
        const QPoint from = stage.pixel(stage.pointPlace());
        stage.drag(from, from + QPoint(60, 0));
        QVERIFY(stage.document.project() != before);
        stage.key(Qt::Key_Escape);
        QCOMPARE(stage.document.project(), before);
        QVERIFY(!stage.document.canUndo());
        stage.drop(from);
        QCOMPARE(stage.document.project(), before);
    }

    void clickOnAPoint_selectsItsNode() {
        Stage stage;
        stage.click(stage.pixel(stage.pointPlace()));
        QCOMPARE(stage.document.selection()->asIds(), std::vector{stage.hunt.pointNode});
        QVERIFY(!stage.document.canUndo());
    }

    void arrowKeys_moveTheSelectedItem() {
        Stage stage;
        const Vec2 before = stage.pointPlace();
        stage.click(stage.pixel(before));
        stage.key(Qt::Key_Right);
        QVERIFY(stage.pointPlace().x > before.x);
        stage.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(stage.pointPlace().y - before.y > 5 * (stage.pointPlace().x - before.x));
        stage.document.undo();
        stage.document.undo();
        QCOMPARE(stage.pointPlace(), before);
    }

    void clickOnAnAgent_picksIt_escUnpicks() {
        Stage stage;
        stage.runTo(5);
        stage.click(stage.pixel(stage.agentPlace(stage.hunt.prey, 1)));
        QVERIFY(stage.simulation.picked() == AgentName({stage.hunt.prey, 1}));
        QTRY_COMPARE(stage.simulation.pickedAgent(), "Agent type 1");
        QVERIFY(stage.simulation.pickedValues()->rowCount() >= 3);
        QVERIFY(stage.item("agentPanel")->isVisible());
        QCOMPARE(stage.simulation.pickedPosition().x(), stage.agentPlace(stage.hunt.prey, 1).x);
        stage.key(Qt::Key_Escape);
        QVERIFY(!stage.simulation.hasPicked());
    }

    void dragOfAnAgent_movesIt() {
        Stage stage;
        stage.runTo(5);
        const QPoint from = stage.pixel(stage.agentPlace(stage.hunt.prey, 1));
        const QPoint to = stage.pixel({200, 100});
        stage.drag(from, to);
        const Vec2 wanted = stage.world->view().toWorld(stage.world->mapFromScene(to));
        QTRY_VERIFY(length(stage.agentPlace(stage.hunt.prey, 1) - wanted) < 1);
        stage.drop(to);
        QVERIFY(!stage.simulation.hasPicked());
        const RunRecord record = stage.simulation.record();
        QVERIFY(
            std::any_of(record.log.events.begin(), record.log.events.end(), [](const auto& each) {
                return std::holds_alternative<AgentMoved>(each.input);
            }));
    }

    void mouse_isTheCursor_andTheLogReplaysBitForBit() {
        Stage stage(2, 12);
        stage.runTo(10);
        QTest::mouseMove(stage.window.get(), stage.pixel({150, 120}));
        stage.runTo(40);
        const QPoint point = stage.pixel(stage.pointPlace());
        stage.drag(point, stage.pixel({600, 450}));
        stage.drop(stage.pixel({600, 450}));
        stage.runTo(90);
        const RunRecord record = stage.simulation.record();
        QCOMPARE(record.tick, 90U);

        Replay replay(record.log);
        while (replay.simulation().tick() < record.log.ticks)
            replay.step();
        replay.finish();
        QCOMPARE(replay.simulation().stateHash(), record.stateHash);
        int cursors = 0, edits = 0;
        for (const InputEvent& event : record.log.events) {
            cursors += std::holds_alternative<CursorMoved>(event.input) ? 1 : 0;
            edits += std::holds_alternative<Edited>(event.input) ? 1 : 0;
        }
        QVERIFY(cursors > 0);
        QVERIFY(edits > 0);
    }

    void mouseOutsideAWorldThatWraps_isNoCursor() {
        Stage stage;
        const auto moves = [&](Vec2 to) { // the number of places of the cursor so far
            QTest::mouseMove(stage.window.get(), stage.pixel(to));
            stage.runTo(stage.simulation.tick() + 2);
            int places = 0;
            for (const InputEvent& event : stage.simulation.record().log.events)
                if (const auto* moved = std::get_if<CursorMoved>(&event.input))
                    places += moved->to ? 1 : 0;
            return places;
        };
        QCOMPARE(stage.document.project().worldText("edges"), "wrap");
        const double width = stage.document.project().worldNumber("width");
        const int none = moves({width + 4, 100});
        QCOMPARE(moves({width + 8, 120}), none);
        QVERIFY(moves({width - 20, 100}) > none);
    }

    void clickOnTheGround_isAClickInTheWorld() {
        Stage stage(0, 0);
        stage.click(stage.pixel({120, 80}));
        const InputLog log = stage.simulation.record().log;
        const auto found = std::find_if(log.events.begin(), log.events.end(), [](const auto& each) {
            return std::holds_alternative<Clicked>(each.input);
        });
        QVERIFY(found != log.events.end());
        QVERIFY(length(std::get<Clicked>(found->input).at - Vec2{120, 80}) < 2);
    }

    void rightButton_pans() {
        Stage stage(0, 0);
        const QPointF before = stage.world->camera()->origin();
        const QPoint from = stage.pixel({120, 80});
        QTest::mousePress(stage.window.get(), Qt::RightButton, {}, from);
        for (int i = 1; i <= 4; ++i)
            QTest::mouseMove(stage.window.get(), from + QPoint(15, 8) * i);
        QTest::mouseRelease(stage.window.get(), Qt::RightButton, {}, from + QPoint(60, 32));
        QVERIFY(QLineF(stage.world->camera()->origin(), before + QPointF(60, 32)).length() < 1);
        QVERIFY(stage.simulation.record().log.events.size() <= 1); // no click; at most the mouse
        stage.click("fitButton");
        QCOMPARE(stage.world->camera()->origin(), before);
    }

    void wheel_zoomsAtTheMouse() {
        Stage stage;
        const QPoint mouse = stage.pixel({210, 330});
        const double before = stage.world->camera()->zoom();
        stage.wheel(mouse, 240);
        QVERIFY(std::abs(stage.world->camera()->zoom() / before - 1.44) < 1e-9);
        QVERIFY((stage.pixel({210, 330}) - mouse).manhattanLength() <= 1);
    }

    void space_plays_dot_steps_ctrlR_resets() {
        Stage stage;
        stage.key(Qt::Key_Period);
        QTRY_COMPARE(stage.simulation.tick(), 1.0);
        stage.key(Qt::Key_Space);
        QVERIFY(stage.simulation.playing());
        QTRY_VERIFY(stage.simulation.tick() > 4);
        stage.key(Qt::Key_Space);
        QVERIFY(!stage.simulation.playing());
        stage.key(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(stage.simulation.tick(), 0.0);
        stage.click("playButton");
        QVERIFY(stage.simulation.playing());
        stage.click("stepButton"); // it pauses, too
        QVERIFY(!stage.simulation.playing());
    }

    void bracketKeys_changeTheSpeed() {
        Stage stage;
        stage.key(Qt::Key_BracketRight);
        QCOMPARE(stage.simulation.speed(), 2.0);
        stage.key(Qt::Key_BracketLeft);
        stage.key(Qt::Key_BracketLeft);
        QCOMPARE(stage.simulation.speed(), 0.5);
        QCOMPARE(stage.simulation.wantedTicksPerSecond(), 30.0);
    }

    void overlayButtons_switchTheOverlays() {
        Stage stage(3, 20);
        stage.runTo(20);
        const auto isOn = [&stage](const char* name) {
            return QQmlProperty::read(stage.world, QString("overlays.") + name).toBool();
        };
        for (const char* name :
             {"showVelocity", "showDesired", "showSteering", "showForces", "showRadii"}) {
            QVERIFY(!isOn(name));
            const QImage before = stage.window->grabWindow();
            stage.click(name);
            QVERIFY(isOn(name));
            const int bar = stage.world->mapToScene({0, 0}).toPoint().y();
            const QRect world(0, bar, before.width(), before.height() - bar - 60);
            QTRY_VERIFY(stage.window->grabWindow().copy(world) != before.copy(world));
            stage.click(name);
            QVERIFY(!isOn(name));
        }
    }

    void seedField_isAnUndoStep() {
        Stage stage;
        auto* field = stage.item("seedField");
        QCOMPARE(field->property("text").toString(), "1");
        stage.click("seedField");
        stage.key(Qt::Key_A, Qt::ControlModifier);
        stage.key(Qt::Key_4);
        stage.key(Qt::Key_2);
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.document.project().worldNumber("seed"), 42.0);
        stage.document.undo();
        QCOMPARE(field->property("text").toString(), "1");
        stage.click("rollSeed");
        QVERIFY(stage.document.project().worldNumber("seed") != 1.0);
    }

    void anotherProject_resets() {
        Stage stage;
        stage.runTo(30);
        stage.simulation.pick(AgentName{stage.hunt.prey, 0});
        stage.document.projectModel().replace(Hunt(1, 6).project);
        QTRY_COMPARE(stage.simulation.agentCount(), 7);
        QCOMPARE(stage.simulation.tick(), 0.0);
        QVERIFY(!stage.simulation.hasPicked());
    }

    void editThatBreaksTheProject_isReported() {
        Stage stage;
        auto* note = stage.item("heldBackNote");
        QVERIFY(!note->isVisible());
        const SceneItem point = *stage.document.project().sceneItem(stage.hunt.point);
        const Change breaks{.scene = {{point, {}, 0}}};
        stage.document.push(breaks, "Break");
        QTRY_VERIFY(note->isVisible());
        stage.document.undo();
        QTRY_VERIFY(!note->isVisible());
    }

    void narrowPane_hasAMenu() {
        Stage stage;
        stage.window->resize(500, 500);
        QTRY_VERIFY(stage.item("showButton")->isVisible());
        stage.click("showButton");
        auto* menu = stage.window->findChild<QObject*>("overlayMenu");
        QTRY_VERIFY(menu->property("opened").toBool());
    }
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestViewportPane test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_viewport_pane.moc"
