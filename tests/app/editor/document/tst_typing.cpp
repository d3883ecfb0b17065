#include "tests/app/editor/window.h"

/// The hunt, with the focus in a field.
class Desk : public EditorTest {
public:
    /// Puts the focus into a field, which selects its text.
    [[nodiscard]] bool enter(const QString& name) const {
        if (!QTest::qWaitFor([&] { return item(name) && item(name)->isVisible(); }))
            return false;
        item(name)->forceActiveFocus(Qt::TabFocusReason);
        return QTest::qWaitFor([&] { return item(name)->hasActiveFocus(); });
    }
    [[nodiscard]] bool enterRadius() {
        document().selection()->select("evade");
        return enter("field-radius");
    }
    [[nodiscard]] bool enterNotes() {
        key(Qt::Key_F7);
        if (!QTest::qWaitFor([&] { return isShown("editNotes"); }))
            return false;
        QMetaObject::invokeMethod(item("editNotes"), "clicked");
        return enter("noteEdit-whatItIs");
    }
    [[nodiscard]] bool enterComment() {
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        return QTest::qWaitFor(
            [&] { return item("boxText") && item("boxText")->hasActiveFocus(); });
    }
    [[nodiscard]] double radius() const { return number("evade", "radius"); }
    [[nodiscard]] std::string comment() const {
        for (const Annotation& each : project().annotations)
            if (each.type == "comment")
                return textOf(valueOf(each, "text"));
        return {};
    }
    /// The project in the file.
    [[nodiscard]] Project saved() const {
        Document other;
        if (!other.open(document().file()))
            qFatal("the file cannot be opened");
        return other.project();
    }
    [[nodiscard]] bool asksWhetherToSave() const {
        return QTest::qWaitFor([&] { return isShown("saveChangesButton"); });
    }
};

/// Typed text that is not entered yet.
class TestTyping : public QObject, public Desk {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void save_includesTypedText_data() { rowsOf<QString>({"setting", "seed", "notes", "comment"}); }

    void save_includesTypedText() {
        const auto [where] = fetched<QString>();
        if (where == "notes")
            restart("hunter-and-prey"); // the notes to read are shown
        QVERIFY(where == "setting"   ? enterRadius()
                : where == "seed"    ? enter("seedField")
                : where == "comment" ? enterComment()
                                     : enterNotes());
        key(Qt::Key_A, Qt::ControlModifier);
        type("77");
        key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!document().modified());
        const Project stored = saved();
        QVERIFY(stored == project());
        if (where == "setting")
            QCOMPARE(numberIn(stored, "evade", "radius"), 77.0);
        else if (where == "seed")
            QCOMPARE(stored.worldNumber("seed"), 77.0);
        else if (where == "comment")
            QCOMPARE(comment(), "77");
        else
            QCOMPARE(stored.notes.whatItIs, "77");
    }

    void quit_asks() {
        QVERIFY(enterRadius());
        type("77");
        key(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(asksWhetherToSave());
        QVERIFY(window->isVisible());
        QCOMPARE(radius(), 77.0);
    }

    void newProject_leavesTypedTextToThePreviousOne() {
        QVERIFY(enter("seedField"));
        key(Qt::Key_A, Qt::ControlModifier);
        type("77");
        key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(asksWhetherToSave());
        QCOMPARE(project().worldNumber("seed"), 77.0);
        click("discardChanges");
        QTRY_VERIFY(project().nodes.empty());
        QVERIFY(project().worldNumber("seed") != 77.0);
        QTRY_COMPARE(text("seedField").toDouble(), project().worldNumber("seed"));
    }

    void undo_inAField_undoesTheProject() {
        QVERIFY(enterRadius());
        const QString before = text("field-radius");
        const double was = radius();
        type("50");
        key(Qt::Key_Return);
        QCOMPARE(radius(), 50.0);
        QVERIFY(enterRadius());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(radius(), was);
        QCOMPARE(text("field-radius"), before);
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(radius(), 50.0);
        QCOMPARE(text("field-radius"), "50");
    }

    void undo_whileTyping_undoesTheField() {
        set("evade", "radius", 60.0);
        QVERIFY(enterRadius());
        type("9");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text("field-radius"), "60");
        QCOMPARE(radius(), 60.0); // the earlier edit is not undone
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(radius() != 60.0, "the typed number is lost");
        QVERIFY(text("field-radius") != "60");
    }

    void undoButton_undoesTypedText() {
        set("prey", "mass", 10.0);
        QVERIFY(enterRadius());
        const double was = radius();
        type("9");
        click("button-undo");
        QCOMPARE(radius(), was);
        QCOMPARE(number("prey", "mass"), 10.0);
        QVERIFY(text("field-radius") != "9");
    }

    void fieldWithTheFocus_followsTheProject() {
        QVERIFY(enterRadius());
        type("50");
        key(Qt::Key_Return);
        QVERIFY(enterRadius());
        document().undo(); // like the button
        QVERIFY(text("field-radius") != "50");
        const Project before = project();
        item("canvas")->forceActiveFocus();
        QVERIFY(project() == before);
    }

    void notes_areEnteredWhileTyped_inOneStep() {
        restart("hunter-and-prey"); // the notes to read are shown
        const std::string before = project().notes.whatItIs;
        QVERIFY(enterNotes());
        key(Qt::Key_A, Qt::ControlModifier);
        type("one");
        QTRY_COMPARE(project().notes.whatItIs, "one"); // a crash loses at most this
        QVERIFY(hasFocus("noteEdit-whatItIs"));
        type(" two");
        QTRY_COMPARE(project().notes.whatItIs, "one two");
        type(" three");
        item("canvas")->forceActiveFocus();
        QCOMPARE(project().notes.whatItIs, "one two three");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(project().notes.whatItIs, before);
        QVERIFY(!document().canUndo());
    }

    void esc_keepsTextWithLines() {
        restart("hunter-and-prey"); // the notes to read are shown
        QVERIFY(enterComment());
        type("mind this");
        key(Qt::Key_Escape);
        QCOMPARE(comment(), "mind this");
        QVERIFY(enterNotes());
        key(Qt::Key_A, Qt::ControlModifier);
        type("and this");
        key(Qt::Key_Escape);
        QCOMPARE(project().notes.whatItIs, "and this");
        QVERIFY(!hasFocus("noteEdit-whatItIs"));
    }

    void weight_isEnteredByAClickElsewhere() {
        const char* link = "evade-to-prey-choice";
        QVERIFY(project().link(link));
        const auto open = [&] {
            QTest::mouseDClick(window, Qt::LeftButton, {}, weight(link));
            return QTest::qWaitFor([&] { return item("weightField") && hasFocus("weightField"); });
        };
        QVERIFY(open());
        type("0.25");
        mouseClick(center("world"));
        QTRY_COMPARE(project().link(link)->weight, 0.25);
        QVERIFY(open());
        type("0.5");
        key(Qt::Key_Escape);
        QTRY_VERIFY(!isShown("weightField"));
        QCOMPARE(project().link(link)->weight, 0.25);
    }

    void afterAName_keysReachTheCanvas() {
        mouseClick(header("evade"));
        key(Qt::Key_F2);
        QTRY_VERIFY(hasFocus("name"));
        type("Run");
        key(Qt::Key_Return);
        QCOMPARE(project().node("evade")->name, "Run");
        QVERIFY(hasFocus("canvas"));
        key(Qt::Key_M);
        QVERIFY(project().node("evade")->muted);
        const bool playing = simulation().playing();
        key(Qt::Key_Space);
        QTRY_COMPARE(simulation().playing(), !playing);
    }

    void afterAField_keysReachTheCanvas_data() {
        const TestRows<QString, bool> row;
        for (const char* field : {"field-radius", "seedField", "name"}) {
            row(QTest::addRow("Enter in %s", field), field, true);
            row(QTest::addRow("Esc in %s", field), field, false);
        }
    }

    void afterAField_keysReachTheCanvas() {
        const auto [field, enters] = fetched<QString, bool>();
        document().selection()->select("evade");
        QVERIFY(enter(field));
        const Project before = project();
        key(Qt::Key_A, Qt::ControlModifier);
        type("7");
        key(enters ? Qt::Key_Return : Qt::Key_Escape);
        QVERIFY(hasFocus("canvas"));
        QCOMPARE(project() == before, !enters);
        QVERIFY(enters || text(field) != "7");
        QVERIFY(document().selection()->contains("evade"));
    }
};
