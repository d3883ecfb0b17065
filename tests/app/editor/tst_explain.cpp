#include "tests/app/editor/window.h"

#include <QDesktopServices>

/// The arrival example with the node "arrive" selected. It steers "arriver" to a goal, and slows it
/// down around the goal.
struct ArrivalWindow : EditorTest {
    AgentsItem* world = nullptr;

    void begin() {
        open("arrival");
        world = qobject_cast<AgentsItem*>(item("world"));
        select("arrive");
        [[maybe_unused]] const bool isThere =
            QTest::qWaitFor([this] { return !world->handles()->all().empty(); });
    }
    void pick(const char* type) {
        simulation().pick(AgentName{type, 0});
        [[maybe_unused]] const bool isThere =
            QTest::qWaitFor([this] { return simulation().explanation() != nullptr; });
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

/// The window explains an agent on the wires, on the cards, in the formula and in the world.
class TestExplain : public QObject, public ArrivalWindow {
    Q_OBJECT

public slots:
    void noteAddress(const QUrl& address) { m_opened = address; } ///< as a browser

private slots:
    void init() { begin(); }

    void handle_isDrawnWithoutAPickedAgent() {
        QVERIFY(!simulation().hasPicked());
        QVERIFY(handle("slowingRadius"));
        QVERIFY(handle("stopRadius"));
        QTRY_COMPARE(text("liveFormulaAgent"), QString("For Arriver 0, just now: used"));
        document().selection()->clear();
        QTRY_VERIFY(world->handles()->all().empty());
    }

    void drag_fieldAndFormulaAgree_oneUndoStep() {
        pick("arriver");
        const double before = number("arrive", "slowingRadius");
        const QPoint from = grip("slowingRadius");
        const QPoint to = outward("slowingRadius", 60);
        drag(from, to);

        // Node, field, handle and formula agree at once, before the next frame.
        const double radius = number("arrive", "slowingRadius");
        QVERIFY2(std::abs(radius - before - 60) < 6, qPrintable(QString::number(radius)));
        QCOMPARE(handle("slowingRadius")->value, radius);
        QCOMPARE(text("field-slowingRadius").toDouble(), radius);
        const double d = formula("d").toDouble();
        QVERIFY(d > radius);
        QVERIFY_HAS(written("share"), QString::number(radius, 'f', 0));
        drop(to);

        QCOMPARE(document().undoText(), "Set slowing radius of Arrive");
        document().undo();
        QCOMPARE(number("arrive", "slowingRadius"), before);
        QCOMPARE(handle("slowingRadius")->value, before);
        QVERIFY(!document().canUndo());
    }

    /// The number on the wire follows with the next frame.
    void drag_whileItRuns_agreesWithinAFrame() {
        pick("arriver");
        QVERIFY(runTo(120));
        const QPoint from = grip("slowingRadius");
        const QPoint to = outward("slowingRadius", 250);
        const QString before = text("liveLink-arrive-to-arriver");
        QVERIFY(!before.isEmpty());
        drag(from, to);
        drop(to);
        const auto forceInFormula = [&] {
            const QString text = formula("force"); // "(x, y)   |length|"
            return text.section('|', 1, 1);
        };
        // The first frames may still show the middle of the drag; the last one shows its end.
        QTRY_COMPARE(text("liveLink-arrive-to-arriver"), forceInFormula());
        QVERIFY(!forceInFormula().isEmpty());
        QVERIFY(text("liveLink-arrive-to-arriver") != before);
        QCOMPARE(handle("slowingRadius")->value, number("arrive", "slowingRadius"));
    }

    void settingOf0_isNotDividedBy() {
        pick("arriver");
        QVERIFY(written("share").contains(" / "));
        set("arrive", "slowingRadius", 0.0);
        QTRY_VERIFY(formula("share") == "1.00");
        QCOMPARE(written("share"), QString());
        QVERIFY2(written("desired").endsWith(" * 1.00"), qPrintable(written("desired")));
    }

    void drag_gripFollowsTheMouse() {
        const QPoint from = grip("slowingRadius");
        const QPointF center =
            world->mapToScene(world->view().toView(handle("slowingRadius")->from));
        const QPointF out = QPointF(from) - center;
        const QPoint across = (center + QPointF(out.y(), -out.x())).toPoint();
        drag(from, across); // a quarter of the circle
        const QPoint dragged = grip("slowingRadius");
        QCOMPARE_LE((dragged - across).manhattanLength(), 6);
        key(Qt::Key_Escape);
        QCOMPARE(grip("slowingRadius"), from);
        drag(from, across);
        drop(across);
        QVERIFY((grip("slowingRadius") - from).manhattanLength() <= 12); // at its usual place
    }

    void drag_escRestoresTheValue() {
        const double before = number("arrive", "slowingRadius");
        const QPoint from = grip("slowingRadius");
        drag(from, outward("slowingRadius", 40));
        QVERIFY(number("arrive", "slowingRadius") > before);
        key(Qt::Key_Escape);
        QCOMPARE(number("arrive", "slowingRadius"), before);
        QVERIFY(!document().canUndo());
        drop(from);
    }

    void drag_shiftIsFine() {
        const double before = number("arrive", "slowingRadius");
        const QPoint from = grip("slowingRadius");
        const QPoint to = outward("slowingRadius", 40);
        QTest::mouseMove(window, from);
        QTest::mousePress(window, Qt::LeftButton, Qt::ShiftModifier, from);
        QMouseEvent move(QEvent::MouseMove, to, window->mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, Qt::ShiftModifier);
        QCoreApplication::sendEvent(window, &move);
        QTest::mouseRelease(window, Qt::LeftButton, Qt::ShiftModifier, to);
        const double by = number("arrive", "slowingRadius") - before;
        QVERIFY2(by > 3 && by < 5, qPrintable(QString::number(by)));
    }

    void tip_showsNameAndValue() {
        close(); // whatever the mouse held before
        begin();
        QVERIFY(!isShown("handleTip"));
        QTest::mouseMove(window, grip("slowingRadius"));
        QTRY_VERIFY(isShown("handleTip"));
        QVERIFY(world->handles()->tip().startsWith("Slowing radius"));
    }

    void slider_movesTheHandle() {
        const auto change = setValue(project(), "arrive", "slowingRadius", 33.0);
        document().push(change, "test");
        QCOMPARE(handle("slowingRadius")->value, 33.0);
    }

    void pick_wiresShowItsNumbers() {
        QVERIFY(!item("liveLink-arrive-to-arriver"));
        pick("arriver");
        QTRY_VERIFY(item("liveLink-arrive-to-arriver"));
        QVERIFY(text("liveLink-arrive-to-arriver").toDouble() > 0);
        QVERIFY(!item("liveLink-seek-to-seeker")); // it steers another agent
        simulation().unpick();
        QTRY_VERIFY(!item("liveLink-arrive-to-arriver"));
    }

    void pick_cardsShowTheirState() {
        pick("arriver");
        QTRY_VERIFY(item("liveCard-arrive"));
        QCOMPARE(item("liveCard-arrive")->property("liveState").toString(), "used");
        QVERIFY(!item("liveCard-seek")); // it steers another agent
        QCOMPARE(item("liveCard-goal")->property("liveState").toString(), "used");
    }

    void pickNext_startsAgainAfterTheLast() {
        QStringList picked;
        for (int i = 0; i < 4; ++i) {
            key(Qt::Key_J, Qt::ControlModifier);
            picked << simulation().pickedType();
        }
        QCOMPARE(picked, (QStringList{"arriver", "early-braker", "seeker", "arriver"}));
        key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(simulation().pickedType(), "seeker");
    }

    void pointAtACard_lightsItsForce() {
        document().selection()->clear();
        QTest::mouseMove(window, header("arrive"));
        QTRY_COMPARE(world->lit()->node(), QString("arrive"));
        QTRY_COMPARE(world->lit()->text(), QString("Arrive acts on 1 of 1"));
        QTest::mouseMove(window, header("goal"));
        QTRY_COMPARE(world->lit()->text(), QString("Goal exists for 3 of 3"));
        QTest::mouseMove(window, center("world"));
        QTRY_COMPARE(world->lit()->node(), QString());
        QTRY_COMPARE(world->lit()->text(), QString());
        QTRY_VERIFY(simulation().frame().agents.front().forces.behaviors.empty());
    }

    void showSelected_keepsTheLight() {
        QTest::mouseMove(window, center("world"));
        key(Qt::Key_J, Qt::ShiftModifier);
        QTRY_COMPARE(world->lit()->text(), QString("Arrive acts on 1 of 1"));
        select("seek");
        QTRY_COMPARE(world->lit()->text(), QString("Seek acts on 1 of 1"));
        key(Qt::Key_J, Qt::ShiftModifier);
        QTRY_COMPARE(world->lit()->text(), QString());
    }

    void formula_isOfThePickedAgent() {
        open("hunter-and-prey");
        QVERIFY(runTo(60));
        simulation().pick(AgentName{"prey", 3});
        select("evade");
        QTRY_VERIFY(simulation().explanation());
        QTRY_VERIFY(isShown("tab-selection"));
        click("tab-selection");
        QTRY_VERIFY(isShown("liveFormula"));
        QTRY_VERIFY(text("liveFormulaAgent").startsWith("For Prey 3"));
    }

    void formulaWithValues_isNotShownTwice() {
        open("hunter-and-prey");
        select("evade");
        QTRY_VERIFY(text("formula").contains("force ="));
        QVERIFY(runTo(60));
        simulation().pick(AgentName{"prey", 3});
        QTRY_VERIFY(simulation().explanation());
        click("tab-selection");
        QTRY_VERIFY(isShown("liveFormula"));
        QTRY_VERIFY(!text("formula").contains("force ="));
        QVERIFY(text("formula").startsWith("Source: Reynolds 1999"));
    }

    void sources_leadToTheirPages() {
        restart("hunter-and-prey");
        select("evade");
        QTRY_VERIFY(isShown("howItWorks"));
        if (!isShown("sourceWork-0"))
            click("howItWorks");
        QTRY_VERIFY(isShown("sourceWork-0"));
        QVERIFY(text("sourceWork-0").startsWith("Craig W. Reynolds: Steering Behaviors"));
        QVERIFY(text("sourceWork-1").contains("Pursuit and Evade"));
        QDesktopServices::setUrlHandler("https", this, "noteAddress");
        waitForFrame();
        click("sourceWork-0");
        QDesktopServices::unsetUrlHandler("https");
        QCOMPARE(m_opened, QUrl("https://www.red3d.com/cwr/steer/gdc99/"));
    }

private:
    QUrl m_opened;
};
