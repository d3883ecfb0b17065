#include "app/editor/viewport/agents_item.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QDesktopServices>
#include <QSignalSpy>

#include <cmath>

using namespace tiller;

namespace {

/// The arrival example with the node "arrive" selected. It steers "arriver" to a goal, and slows it
/// down around the goal.
struct ArrivalWindow : EditorWindow {
    AgentsItem* world = nullptr;

    ArrivalWindow() : EditorWindow("arrival") {
        world = qobject_cast<AgentsItem*>(item("world"));
        select("arrive");
        [[maybe_unused]] const bool isThere =
            QTest::qWaitFor([this] { return !world->handles()->all().empty(); });
    }
    void pick(const char* type) {
        editor.simulation.pick(AgentName{type, 0});
        [[maybe_unused]] const bool isThere =
            QTest::qWaitFor([this] { return editor.simulation.explanation() != nullptr; });
    }
    [[nodiscard]] double setting(const char* node, const char* id) const {
        return numberOf(valueOf(*editor.document.project().node(node), id));
    }
    [[nodiscard]] const PlacedHandle* handle(const std::string& id) const {
        for (const PlacedHandle& each : world->handles()->all())
            if (each.setting == id)
                return &each;
        return nullptr;
    }
    [[nodiscard]] QPoint grip(const std::string& id) const {
        return world->mapToScene(gripsOf(*handle(id), world->view()).front()).toPoint();
    }
    /// The grip of a circle, moved outward by a distance in world units.
    [[nodiscard]] QPoint outward(const std::string& id, double by) const {
        const QPointF center = world->mapToScene(world->view().toView(handle(id)->from));
        const QPointF out = QPointF(grip(id)) - center;
        return (QPointF(grip(id)) +
                out / std::hypot(out.x(), out.y()) * by * world->camera()->zoom())
            .toPoint();
    }
    /// Drags without dropping.
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseMove(window, from);
        QTest::mousePress(window, Qt::LeftButton, keys, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(window, from + (to - from) * step / 4);
    }
    void drop(QPoint at) { QTest::mouseRelease(window, Qt::LeftButton, {}, at); }
    /// The value of a line of the formula.
    [[nodiscard]] QString formula(const QString& symbol) const {
        const QQuickItem* line = item("formula-" + symbol);
        return line ? line->property("value").toString() : QString();
    }
    [[nodiscard]] QString written(const QString& symbol) const {
        const QQuickItem* line = item("formula-" + symbol);
        return line ? line->property("written").toString() : QString();
    }
};

} // namespace

/// The window explains an agent on the wires, on the cards, in the formula and in the world.
class TestExplain : public QObject {
    Q_OBJECT

public slots:
    void noteAddress(const QUrl& address) { m_opened = address; } ///< as a browser

private slots:
    void handle_isDrawnWithoutAPickedAgent() {
        ArrivalWindow stage;
        QVERIFY(!stage.editor.simulation.hasPicked());
        QVERIFY(stage.handle("slowingRadius"));
        QVERIFY(stage.handle("stopRadius"));
        QTRY_COMPARE(stage.text("liveFormulaAgent"), QString("For Arriver 0, just now: used"));
        stage.editor.document.selection()->clear();
        QTRY_VERIFY(stage.world->handles()->all().empty());
    }

    void drag_fieldAndFormulaAgree_oneUndoStep() {
        ArrivalWindow stage;
        stage.pick("arriver");
        const double before = stage.setting("arrive", "slowingRadius");
        const QPoint from = stage.grip("slowingRadius");
        const QPoint to = stage.outward("slowingRadius", 60);
        stage.drag(from, to);

        // Node, field, handle and formula agree at once, before the next frame.
        const double radius = stage.setting("arrive", "slowingRadius");
        QVERIFY2(std::abs(radius - before - 60) < 6, qPrintable(QString::number(radius)));
        QCOMPARE(stage.handle("slowingRadius")->value, radius);
        QCOMPARE(stage.text("field-slowingRadius").toDouble(), radius);
        const double d = stage.formula("d").toDouble();
        QVERIFY(d > radius);
        QVERIFY2(stage.written("share").contains(QString::number(radius, 'f', 0)),
                 qPrintable(stage.written("share")));
        stage.drop(to);

        QCOMPARE(stage.editor.document.undoText(), QString("Set slowing radius of Arrive"));
        stage.editor.document.undo();
        QCOMPARE(stage.setting("arrive", "slowingRadius"), before);
        QCOMPARE(stage.handle("slowingRadius")->value, before);
        QVERIFY(!stage.editor.document.canUndo());
    }

    /// The number on the wire follows with the next frame.
    void drag_whileItRuns_agreesWithinAFrame() {
        ArrivalWindow stage;
        stage.pick("arriver");
        QVERIFY(stage.runTo(120));
        const QPoint from = stage.grip("slowingRadius");
        const QPoint to = stage.outward("slowingRadius", 250);
        const QString before = stage.text("liveLink-arrive-to-arriver");
        QVERIFY(!before.isEmpty());
        stage.drag(from, to);
        stage.drop(to);
        const auto forceInFormula = [&] {
            const QString text = stage.formula("force"); // "(x, y)   |length|"
            return text.section('|', 1, 1);
        };
        // The first frames may still show the middle of the drag; the last one shows its end.
        QTRY_COMPARE(stage.text("liveLink-arrive-to-arriver"), forceInFormula());
        QVERIFY(!forceInFormula().isEmpty());
        QVERIFY(stage.text("liveLink-arrive-to-arriver") != before);
        QCOMPARE(stage.handle("slowingRadius")->value, stage.setting("arrive", "slowingRadius"));
    }

    void settingOf0_isNotDividedBy() {
        ArrivalWindow stage;
        stage.pick("arriver");
        QVERIFY(stage.written("share").contains(" / "));
        Document& document = stage.editor.document;
        document.push(setValue(document.project(), "arrive", "slowingRadius", 0.0), "Set");
        QTRY_VERIFY(stage.formula("share") == "1.00");
        QCOMPARE(stage.written("share"), QString());
        QVERIFY2(stage.written("desired").endsWith(" * 1.00"),
                 qPrintable(stage.written("desired")));
    }

    void drag_gripFollowsTheMouse() {
        ArrivalWindow stage;
        const QPoint from = stage.grip("slowingRadius");
        const QPointF center = stage.world->mapToScene(
            stage.world->view().toView(stage.handle("slowingRadius")->from));
        const QPointF out = QPointF(from) - center;
        const QPoint across = (center + QPointF(out.y(), -out.x())).toPoint();
        stage.drag(from, across); // a quarter of the circle
        const QPoint grip = stage.grip("slowingRadius");
        QVERIFY2((grip - across).manhattanLength() <= 6, qPrintable(QString("%1").arg(grip.x())));
        QTest::keyClick(stage.window, Qt::Key_Escape);
        QCOMPARE(stage.grip("slowingRadius"), from);
        stage.drag(from, across);
        stage.drop(across);
        QVERIFY((stage.grip("slowingRadius") - from).manhattanLength() <= 12); // at its usual place
    }

    void drag_escRestoresTheValue() {
        ArrivalWindow stage;
        const double before = stage.setting("arrive", "slowingRadius");
        const QPoint from = stage.grip("slowingRadius");
        stage.drag(from, stage.outward("slowingRadius", 40));
        QVERIFY(stage.setting("arrive", "slowingRadius") > before);
        QTest::keyClick(stage.window, Qt::Key_Escape);
        QCOMPARE(stage.setting("arrive", "slowingRadius"), before);
        QVERIFY(!stage.editor.document.canUndo());
        stage.drop(from);
    }

    void drag_shiftIsFine() {
        ArrivalWindow stage;
        const double before = stage.setting("arrive", "slowingRadius");
        const QPoint from = stage.grip("slowingRadius");
        const QPoint to = stage.outward("slowingRadius", 40);
        QTest::mouseMove(stage.window, from);
        QTest::mousePress(stage.window, Qt::LeftButton, Qt::ShiftModifier, from);
        QMouseEvent move(QEvent::MouseMove, to, stage.window->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, Qt::ShiftModifier);
        QCoreApplication::sendEvent(stage.window, &move);
        QTest::mouseRelease(stage.window, Qt::LeftButton, Qt::ShiftModifier, to);
        const double by = stage.setting("arrive", "slowingRadius") - before;
        QVERIFY2(by > 3 && by < 5, qPrintable(QString::number(by)));
    }

    void tip_showsNameAndValue() {
        ArrivalWindow stage;
        QVERIFY(!stage.item("handleTip")->isVisible());
        QTest::mouseMove(stage.window, stage.grip("slowingRadius"));
        QTRY_VERIFY(stage.item("handleTip")->isVisible());
        QVERIFY(stage.world->handles()->tip().startsWith("Slowing radius"));
    }

    void slider_movesTheHandle() {
        ArrivalWindow stage;
        const auto change =
            setValue(stage.editor.document.project(), "arrive", "slowingRadius", 33.0);
        stage.editor.document.push(change, "test");
        QCOMPARE(stage.handle("slowingRadius")->value, 33.0);
    }

    void pick_wiresShowItsNumbers() {
        ArrivalWindow stage;
        QVERIFY(!stage.item("liveLink-arrive-to-arriver"));
        stage.pick("arriver");
        QTRY_VERIFY(stage.item("liveLink-arrive-to-arriver"));
        QVERIFY(stage.text("liveLink-arrive-to-arriver").toDouble() > 0);
        QVERIFY(!stage.item("liveLink-seek-to-seeker")); // it steers another agent
        stage.editor.simulation.unpick();
        QTRY_VERIFY(!stage.item("liveLink-arrive-to-arriver"));
    }

    void pick_cardsShowTheirState() {
        ArrivalWindow stage;
        stage.pick("arriver");
        QTRY_VERIFY(stage.item("liveCard-arrive"));
        QCOMPARE(stage.item("liveCard-arrive")->property("liveState").toString(), QString("used"));
        QVERIFY(!stage.item("liveCard-seek")); // it steers another agent
        QCOMPARE(stage.item("liveCard-goal")->property("liveState").toString(), QString("used"));
    }

    void pickNext_startsAgainAfterTheLast() {
        ArrivalWindow stage;
        QStringList picked;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(stage.window, Qt::Key_J, Qt::ControlModifier);
            picked << stage.editor.simulation.pickedType();
        }
        QCOMPARE(picked, (QStringList{"arriver", "early-braker", "seeker", "arriver"}));
        QTest::keyClick(stage.window, Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(stage.editor.simulation.pickedType(), QString("seeker"));
    }

    void pointAtACard_lightsItsForce() {
        ArrivalWindow stage;
        stage.editor.document.selection()->clear();
        QTest::mouseMove(stage.window, stage.header("arrive"));
        QTRY_COMPARE(stage.world->lit()->node(), QString("arrive"));
        QTRY_COMPARE(stage.world->lit()->text(), QString("Arrive acts on 1 of 1"));
        QTest::mouseMove(stage.window, stage.header("goal"));
        QTRY_COMPARE(stage.world->lit()->text(), QString("Goal exists for 3 of 3"));
        QTest::mouseMove(stage.window, stage.center("world"));
        QTRY_COMPARE(stage.world->lit()->node(), QString());
        QTRY_COMPARE(stage.world->lit()->text(), QString());
        QTRY_VERIFY(stage.editor.simulation.frame().agents.front().forces.behaviors.empty());
    }

    void showSelected_keepsTheLight() {
        ArrivalWindow stage;
        QTest::mouseMove(stage.window, stage.center("world"));
        QTest::keyClick(stage.window, Qt::Key_J, Qt::ShiftModifier);
        QTRY_COMPARE(stage.world->lit()->text(), QString("Arrive acts on 1 of 1"));
        stage.select("seek");
        QTRY_COMPARE(stage.world->lit()->text(), QString("Seek acts on 1 of 1"));
        QTest::keyClick(stage.window, Qt::Key_J, Qt::ShiftModifier);
        QTRY_COMPARE(stage.world->lit()->text(), QString());
    }

    void formula_isOfThePickedAgent() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(window.runTo(60));
        window.editor.simulation.pick(AgentName{"prey", 3});
        window.select("evade");
        QTRY_VERIFY(window.editor.simulation.explanation());
        QTRY_VERIFY(window.isShown("tab-selection"));
        window.click("tab-selection");
        QTRY_VERIFY(window.isShown("liveFormula"));
        QTRY_VERIFY(window.text("liveFormulaAgent").startsWith("For Prey 3"));
    }

    void formulaWithValues_isNotShownTwice() {
        EditorWindow window("hunter-and-prey");
        window.select("evade");
        QTRY_VERIFY(window.text("formula").contains("force ="));
        QVERIFY(window.runTo(60));
        window.editor.simulation.pick(AgentName{"prey", 3});
        QTRY_VERIFY(window.editor.simulation.explanation());
        window.click("tab-selection");
        QTRY_VERIFY(window.isShown("liveFormula"));
        QTRY_VERIFY(!window.text("formula").contains("force ="));
        QVERIFY(window.text("formula").startsWith("Source: Reynolds 1999"));
    }

    void sources_leadToTheirPages() {
        EditorWindow window("hunter-and-prey");
        window.select("evade");
        QTRY_VERIFY(window.isShown("howItWorks"));
        if (!window.isShown("sourceWork-0"))
            window.click("howItWorks");
        QTRY_VERIFY(window.isShown("sourceWork-0"));
        QVERIFY(window.text("sourceWork-0").startsWith("Craig W. Reynolds: Steering Behaviors"));
        QVERIFY(window.text("sourceWork-1").contains("Pursuit and Evade"));
        QDesktopServices::setUrlHandler("https", this, "noteAddress");
        window.waitForFrame();
        window.click("sourceWork-0");
        QDesktopServices::unsetUrlHandler("https");
        QCOMPARE(m_opened, QUrl("https://www.red3d.com/cwr/steer/gdc99/"));
    }

private:
    TestHome m_home;
    QUrl m_opened;
};

QTEST_MAIN(TestExplain)
#include "tst_explain.moc"
