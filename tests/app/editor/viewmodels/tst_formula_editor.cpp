#include "tests/app/editor/window.h"

/// The field of a Formula force in the inspector: typing, completion, problems, and the run.
class TestFormulaEditor : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }
    void cleanupTestCase() { QCOMPARE(QmlWarnings::all(), QStringList()); }
    void init() {
        open("arrival");
        m_formula = addFormula();
        select(QString::fromStdString(m_formula));
        QTRY_VERIFY(isShown("field-formula"));
    }

    void text_actsWhileItIsTyped_andIsOneUndoStep() {
        const std::string before = formula();
        pick(agentType());
        write("force = heading * 3");
        QTRY_COMPARE(formula(), "force = heading * 3");
        QVERIFY(hasFocus("field-formula"));
        QTRY_COMPARE_WITH_TIMEOUT(length(force()), 3.0, 20000);
        type("0");
        QTRY_COMPARE(formula(), "force = heading * 30");
        item("canvas")->forceActiveFocus();
        document().undo();
        QCOMPARE(formula(), before);
        QTRY_COMPARE(text("field-formula").toStdString(), before);
    }

    void wrongText_isUnderlined_said_kept_andFixedByAClick() {
        write("force = (targt - position) * response");
        key(Qt::Key_Escape);
        QTRY_VERIFY(isShown("formulaProblem-0"));
        QVERIFY(text("formulaProblem-0").startsWith("Line 1, column 10: \"targt\""));
        QVERIFY(isShown("formulaUnderline-0"));
        QTRY_VERIFY(isShown("formulaUnderline-0-line"));
        const QQuickItem* line = item("formulaUnderline-0-line");
        const QPointF at = line->mapToItem(item("field-formula"), {0, 0});
        QCOMPARE(at, placeOf(9).bottomLeft());
        QCOMPARE(line->width(), placeOf(14).x() - placeOf(9).x());
        QVERIFY(isShown("formulaWrong"));
        item("canvas")->forceActiveFocus(); // what is typed is kept
        QCOMPARE(formula(), "force = (targt - position) * response");
        QTRY_VERIFY(isShown("problem-" + QString::fromStdString(m_formula)));
        click("formulaFix-0");
        QCOMPARE(text("field-formula"), "force = (target - position) * response");
        QTRY_COMPARE(formula(), "force = (target - position) * response");
        QTRY_VERIFY(!isShown("formulaProblem-0"));
        QVERIFY(!isShown("formulaUnderline-0"));
        QVERIFY(!isShown("formulaWrong"));
    }

    void fieldsStayStill_whileATextIsWrong() {
        write("force = heading");
        key(Qt::Key_Escape);
        QTRY_COMPARE(formula(), "force = heading");
        waitForFrame();
        const QRectF before = rect("setting-formula");
        write("force =");
        item("canvas")->forceActiveFocus();
        QCOMPARE(formula(), "force =");
        waitForFrame();
        QCOMPARE(rect("setting-formula").topLeft(), before.topLeft());
    }

    void words_areChosenByKeys() {
        write("force = norm");
        QTRY_VERIFY(isShown("formulaCompletion"));
        QVERIFY(isShown("formulaWord-normalize"));
        QVERIFY(hasFocus("field-formula"));
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QCOMPARE(text("field-formula"), "force = normalize(");
        QTRY_VERIFY(!isShown("formulaCompletion"));
        type("targ");
        QTRY_VERIFY(isShown("formulaCompletion"));
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        key(Qt::Key_Up);
        key(Qt::Key_Tab);
        QCOMPARE(text("field-formula"), "force = normalize(target");
        type(" - pos");
        QTRY_VERIFY(isShown("formulaCompletion"));
        key(Qt::Key_Tab); // the first
        type(")");
        QCOMPARE(text("field-formula"), "force = normalize(target - position)");
        QVERIFY(hasFocus("field-formula"));
    }

    void enterWithoutAChoice_isANewLine() {
        write("force = tar");
        QTRY_VERIFY(isShown("formulaCompletion"));
        key(Qt::Key_Return);
        QCOMPARE(text("field-formula"), "force = tar\n");
        QTRY_VERIFY(!isShown("formulaCompletion"));
    }

    void escape_closesTheWords_thenLeavesTheField() {
        write("force = tar");
        QTRY_VERIFY(isShown("formulaCompletion"));
        key(Qt::Key_Escape);
        QVERIFY(!isShown("formulaCompletion"));
        QVERIFY(hasFocus("field-formula"));
        key('g');
        QTRY_VERIFY(isShown("formulaCompletion")); // another letter asks again
        key(Qt::Key_Escape);
        key(Qt::Key_Escape);
        QVERIFY(!hasFocus("field-formula"));
        QCOMPARE(text("field-formula"), "force = targ");
        QCOMPARE(formula(), "force = targ");
    }

    void wordsOnDemand_comeWithTheirFirstChosen() {
        write("force = ");
        QVERIFY(!isShown("formulaCompletion"));
        key(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(isShown("formulaCompletion"));
        QCOMPARE(text("field-formula"), "force = ");
        key(Qt::Key_Return);
        QCOMPARE(text("field-formula"), "force = target");
    }

    void word_isTakenByAClick() {
        write("force = norm");
        QTRY_VERIFY(isShown("formulaCompletion"));
        click("formulaWord-normalize");
        QCOMPARE(text("field-formula"), "force = normalize(");
        QVERIFY(hasFocus("field-formula"));
    }

    void words_fitInASmallWindow_besideTheirLine() {
        window->resize(1280, 720);
        std::string text;
        for (int line = 0; line < 14; ++line) {
            text += "a" + std::to_string(line) + " = heading\n";
            write(text + "n");
            QTRY_VERIFY(isShown("formulaCompletion"));
            waitForFrame();
            const QQuickItem* list = item("formulaWord-normalize")->parentItem()->parentItem();
            const QRectF words = list->mapRectToScene(list->boundingRect());
            QVERIFY(QRectF(0, 0, 1280, 720).contains(words));
            const QQuickItem* field = item("field-formula");
            const QRectF cursor = field->property("cursorRectangle").toRectF();
            QVERIFY2(!words.intersects(field->mapRectToScene(cursor)), text.c_str());
            key(Qt::Key_Escape);
        }
        window->resize(1600, 1000);
    }

    void allWords_areListed_andInserted() {
        write("force = ");
        click("formulaHelp");
        QTRY_VERIFY(isShown("formulaWords"));
        QTRY_VERIFY(isShown("formulaHelp-maxSpeed"));
        click("formulaHelp-heading");
        QTRY_VERIFY(!isShown("formulaWords"));
        QCOMPARE(text("field-formula"), "force = heading");
        QVERIFY(hasFocus("field-formula"));
        QTRY_COMPARE(formula(), "force = heading");
    }

    void lineThatIsNotFinite_isNamed() {
        pick(agentType());
        write("far = 1 / (speed - speed)\nforce = heading * far");
        QTRY_VERIFY(isBelow("liveFormulaTrouble"));
        QVERIFY(below("liveFormulaTrouble")->property("text").toString().contains("far"));
        QTRY_VERIFY(texts(item("liveCard-" + QString::fromStdString(m_formula)))
                        .contains("far = ∞  inactive"));
        write("far = 1 / (speed - speed)\nforce = heading * min(far, 2)");
        QTRY_VERIFY(!isBelow("liveFormulaTrouble"));
    }

    void tutorialsForce_isOfferedTheResponse() {
        document().push(setValue(project(), agentType(), "responseTime", 4.0), "Set");
        write(
            "desired = normalize(target - position) * max_velocity\nsteering = desired - velocity");
        key(Qt::Key_Escape);
        QTRY_VERIFY(isShown("formulaResponse"));
        click("formulaResponse");
        QVERIFY(text("field-formula").endsWith("steering = (desired - velocity) * response"));
        QTRY_VERIFY(!isShown("formulaResponse"));
    }

    void behavior_becomesAFormula_andUndoBringsItBack() {
        pick("early-braker");
        select("arrive-early");
        const Project before = project();
        QTRY_VERIFY(isBelow("liveShowAsFormula"));
        QVERIFY(isShown("field-slowingRadius"));
        const QQuickItem* button = below("liveShowAsFormula");
        QVERIFY(QQuickTest::qWaitForPolish(window));
        mouseClick(button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        QCOMPARE(project().node("arrive-early")->type, "formula-force");
        QTRY_VERIFY(isShown("field-formula"));
        QVERIFY(text("field-formula").contains("share"));
        QTRY_VERIFY(!isBelow("liveShowAsFormula"));
        QVERIFY(!command("actionShowAsFormula").enabled());
        document().undo();
        QVERIFY(project() == before);
        QTRY_VERIFY(isShown("field-slowingRadius"));
        QVERIFY(!isShown("field-formula"));
    }

    void behaviorWithMemory_saysWhyItIsNoFormula() {
        const auto change = addNode(project(), document().ids(), "wander", {40, 600}, {}).value();
        document().push(change, "Add");
        const Project before = project();
        select(QString::fromStdString(change.nodes.front().id()));
        command("actionShowAsFormula").trigger();
        QVERIFY(project() == before);
        QTRY_VERIFY(text("toast").contains("which a formula cannot"));
        select("arriver"); // an agent type has none
        QVERIFY(!command("actionShowAsFormula").enabled());
    }

private:
    /// Picks an agent, which opens its panel, and goes back to the selection.
    void pick(const Id& type) {
        simulation().pick(AgentName{type, 0});
        QTRY_VERIFY(simulation().explanation());
        click("tab-selection");
        QTRY_VERIFY(isShown("selectionSettings"));
    }
    /// A Formula force that replaces the Seek of the example.
    Id addFormula() {
        Project after = project();
        const Id seek = std::ranges::find(after.nodes, "seek", &Node::type)->id;
        apply(addNode(after, document().ids(), "formula-force", {40, 400}, {}).value(), after);
        const Id id = after.nodes.back().id;
        for (const Link& link : project().links) {
            if (link.to == PortRef{seek, "target"})
                apply(tiller::connect(after, document().ids(), link.from, {id, "target"}).value(),
                      after);
            if (link.from.node == seek)
                apply(tiller::connect(after, document().ids(), {id, "force"}, link.to).value(),
                      after);
        }
        apply(remove(after, std::array{seek}), after);
        document().push(difference(project(), after), "Prepare");
        return id;
    }
    [[nodiscard]] Id agentType() const {
        for (const Link& link : project().links)
            if (link.from.node == m_formula)
                return link.to.node;
        return {};
    }
    [[nodiscard]] std::string formula() const {
        return textOf(valueOf(*project().node(m_formula), "formula"));
    }
    /// An item below the settings of the selection: those of the world have one, too.
    [[nodiscard]] QQuickItem* below(const QString& name) const {
        return find(item("selectionSettings"), name);
    }
    [[nodiscard]] bool isBelow(const QString& name) const {
        const QQuickItem* found = below(name);
        return found && found->isVisible();
    }
    /// The force on the picked agent, before its limit.
    [[nodiscard]] Vec2 force() const {
        const Explanation* explanation = simulation().explanation();
        const NodeExplanation* own = explanation ? tiller::find(*explanation, m_formula) : nullptr;
        return own ? own->force : Vec2();
    }
    /// Types a text in the place of the one before.
    void write(const std::string& text) {
        item("field-formula")->forceActiveFocus();
        key(Qt::Key_A, Qt::ControlModifier);
        for (const char letter : text)
            if (letter == '\n') {
                QTest::qWait(0);
                if (isShown("formulaCompletion"))
                    key(Qt::Key_Escape);
                key(Qt::Key_Return);
            } else {
                key(letter);
            }
    }
    [[nodiscard]] QRectF placeOf(int letter) const {
        QRectF place;
        QMetaObject::invokeMethod(item("field-formula"), "positionToRectangle",
                                  Q_RETURN_ARG(QRectF, place), Q_ARG(int, letter));
        return place;
    }
    static QStringList texts(const QQuickItem* root) {
        QStringList all;
        if (root) {
            all.append(root->property("text").toString());
            for (const QQuickItem* child : root->childItems())
                all += texts(child);
        }
        return all;
    }

    Id m_formula;
};
