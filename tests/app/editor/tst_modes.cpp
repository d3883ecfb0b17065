#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/window.h"

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

namespace {

/// The editor with a project of the test's.
struct Stage : EditorWindow {
    explicit Stage(const Project& project) : EditorWindow("wander") {
        editor.document.projectModel().replace(project);
        editor.canvas.fitAll();
        QTest::qWait(50);
    }
    void runTo(double tick) {
        QSignalSpy stopped(&editor.simulation, &SimulationController::stopped);
        editor.simulation.runToTick(tick);
        if (stopped.isEmpty())
            stopped.wait();
    }
    void runUntilIn(const QString& mode) {
        for (double tick = editor.simulation.tick() + 4;
             tick < 1000 && editor.simulation.pickedMode() != mode; tick += 4)
            runTo(tick);
    }
    [[nodiscard]] bool isSeen(const QString& name) const {
        const QQuickItem* found = item(name);
        return found && found->isVisible();
    }
};

/// Agents of many types that bump into each other.
Project bumpers() {
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

/// Modes, events and groups in the window, by mouse and keys.
class TestModes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void pickedAgent_marksItsMode_andSaysIt();
    void manyEvents_takeNoMoreRoom();
    void clickOnAnEvent_selectsItsNode();
    void order_isChangedInTheInspector();
    void group_bySearchAndEnter();
    void group_byDrag_startsWhereItWasDropped();
    void noQmlWarnings();

private:
    QTemporaryDir m_home;
};

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg &&
        (text.contains(QStringLiteral(".qml")) || text.contains(QStringLiteral("QQml"))))
        warnings.append(text);
}

} // namespace

void TestModes::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
    qInstallMessageHandler(collect);
}

void TestModes::pickedAgent_marksItsMode_andSaysIt() {
    Stage stage(HuntByModes().project);
    stage.runTo(60);
    QVERIFY(!stage.item("live-hunt"));
    stage.editor.simulation.pick(AgentName{"hunter", 0});
    QTRY_VERIFY(stage.isSeen("live-hunt"));
    QVERIFY(!stage.item("live-rest"));
    QCOMPARE(stage.editor.simulation.pickedModeTime(), 1.0);
    QTRY_VERIFY(stage.isSeen("pickedMode"));
    QCOMPARE(stage.item("pickedMode")->property("value").toString(), QString("Mode, for 1.0 t"));

    stage.runUntilIn("rest");
    QTRY_VERIFY(stage.isSeen("live-rest"));
    QVERIFY(!stage.item("live-hunt"));
    QVERIFY(stage.editor.simulation.pickedModeTime() < 0.15);
    stage.editor.simulation.unpick();
    QTRY_VERIFY(!stage.item("live-rest"));
}

void TestModes::manyEvents_takeNoMoreRoom() {
    Stage stage(bumpers());
    stage.runTo(300);
    QTRY_VERIFY(stage.editor.simulation.events()->rowCount() > 20);
    const QQuickItem* panel = stage.item("events");
    const QQuickItem* list = stage.item("eventsList");
    QVERIFY(panel->isVisible());
    QVERIFY(panel->height() <= 180);
    QVERIFY(list->height() >= 80);
    QVERIFY(list->property("interactive").toBool());
    QVERIFY(panel->mapToScene({0, 0}).y() >= stage.item("world")->mapToScene({0, 0}).y());
    stage.click("eventsHead");
    QTRY_VERIFY(panel->height() <= 24);
    stage.click("eventsHead");
    QTRY_VERIFY(panel->height() > 80);
}

void TestModes::clickOnAnEvent_selectsItsNode() {
    Stage stage(HuntByModes().project);
    stage.editor.simulation.pick(AgentName{"hunter", 0});
    stage.runTo(2);
    QVERIFY(!stage.isSeen("events"));
    stage.runUntilIn("rest");
    QTRY_VERIFY(stage.isSeen("events"));
    QCOMPARE(stage.editor.simulation.events()->rowCount(), 2);
    QTRY_VERIFY(stage.isSeen("event-rest"));
    stage.click("event-rest");
    QCOMPARE(stage.editor.document.selection()->ids(), QStringList({"rest"}));
}

void TestModes::order_isChangedInTheInspector() {
    const HuntByModes hunt;
    Stage stage(hunt.project);
    stage.editor.document.selection()->select("hunt");
    QTRY_VERIFY(!stage.isSeen("orderList"));
    stage.editor.document.selection()->select("hunter");
    QTRY_VERIFY(stage.isSeen("orderList"));
    const auto first = [&] {
        return stage.editor.document.project().linksInto("hunter", "modes").front()->from.node;
    };
    const QString down = "orderDown-" + QString::fromStdString(hunt.huntIsMode);
    const auto stands = [&, seen = QPoint(), times = 0]() mutable { // where it stays
        const QPoint now = stage.item(down) ? stage.center(down) : QPoint();
        times = now == seen && !now.isNull() ? times + 1 : 0;
        seen = now;
        return times > 5;
    };
    QVERIFY(QTest::qWaitFor(stands));
    stage.click(down);
    QTRY_COMPARE(first(), Id("rest"));
    QTest::keyClick(stage.window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(first(), Id("hunt"));
}

void TestModes::group_bySearchAndEnter() {
    Stage stage{Project()};
    Document& document = stage.editor.document;
    QTest::keyClick(stage.window, Qt::Key_A, Qt::ShiftModifier);
    QTRY_VERIFY(stage.item("paletteSearch")->hasActiveFocus());
    for (const char letter : {'b', 'o', 'i', 'd', 's'})
        QTest::keyClick(stage.window, letter);
    QTest::keyClick(stage.window, Qt::Key_Return);
    QTRY_COMPARE(document.project().nodes.size(), std::size_t{6});
    QCOMPARE(document.selection()->ids().size(), 6);
    QVERIFY(check(document.project()).empty());
    QTRY_COMPARE(stage.editor.simulation.agentCount(), 60);
    document.undo();
    QVERIFY(document.project().nodes.empty());
    QVERIFY(!document.canUndo());
}

void TestModes::group_byDrag_startsWhereItWasDropped() {
    Stage stage{Project()};
    const QQuickItem* canvas = stage.item("canvas");
    const QPoint to = canvas->mapToScene({40, 30}).toPoint();
    stage.drag(stage.center("palette-hunter"), to);
    const Project& project = stage.editor.document.project();
    QTRY_COMPARE(project.nodes.size(), std::size_t{6});
    QPointF corner(1e9, 1e9);
    for (const Node& node : project.nodes) {
        const QPoint at = stage.item("node-" + QString::fromStdString(node.id))
                              ->mapToItem(canvas, QPointF(0, 0))
                              .toPoint();
        corner = {std::min<double>(corner.x(), at.x()), std::min<double>(corner.y(), at.y())};
    }
    QVERIFY(corner.x() >= 0 && corner.x() < 60 && corner.y() >= 0 && corner.y() < 60);
    QCOMPARE(check(project).size(), std::size_t{1}); // whom it hunts
}

void TestModes::noQmlWarnings() {
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

QTEST_MAIN(TestModes)
#include "tst_modes.moc"
