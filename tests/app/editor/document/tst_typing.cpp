#include "core/model/registry.h"
#include "tests/app/editor/window.h"

#include <QTest>

using namespace tiller;

namespace {

/// The hunt, with the focus in a field.
class Desk : public EditorWindow {
public:
    Desk() : EditorWindow("hunter-and-prey") {}

    void key(Qt::Key key, Qt::KeyboardModifiers with = {}) const {
        QTest::keyClick(window, key, with);
    }
    void write(const char* text) const {
        for (const char* letter = text; *letter; ++letter)
            QTest::keyClick(window, *letter);
    }
    [[nodiscard]] QString text(const QString& name) const {
        return item(name)->property("text").toString();
    }
    /// Puts the focus into a field, which selects its text.
    [[nodiscard]] bool enter(const QString& name) const {
        if (!QTest::qWaitFor([&] { return item(name) && item(name)->isVisible(); }))
            return false;
        item(name)->forceActiveFocus(Qt::TabFocusReason);
        return QTest::qWaitFor([&] { return item(name)->hasActiveFocus(); });
    }
    [[nodiscard]] bool enterRadius() {
        editor.document.selection()->select("evade");
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
    [[nodiscard]] const Project& project() const { return editor.document.project(); }
    [[nodiscard]] double radius() const {
        return numberOf(valueOf(*project().node("evade"), "radius"));
    }
    [[nodiscard]] std::string comment() const {
        for (const Annotation& each : project().annotations)
            if (each.type == "comment")
                return textOf(valueOf(each, "text"));
        return {};
    }
    /// The project in the file.
    [[nodiscard]] Project saved() const {
        Document other;
        other.open(editor.document.file());
        return other.project();
    }
    [[nodiscard]] bool asksWhetherToSave() const {
        return QTest::qWaitFor([&] { return isShown("saveChangesButton"); });
    }
};

} // namespace

/// Typed text that is not entered yet.
class TestTyping : public QObject {
    Q_OBJECT

private slots:
    void save_includesTypedText_data() {
        QTest::addColumn<QString>("where");
        for (const char* where : {"setting", "seed", "notes", "comment"})
            QTest::newRow(where) << where;
    }

    void save_includesTypedText() {
        QFETCH(QString, where);
        Desk desk;
        QVERIFY(where == "setting"   ? desk.enterRadius()
                : where == "seed"    ? desk.enter("seedField")
                : where == "comment" ? desk.enterComment()
                                     : desk.enterNotes());
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.write("77");
        desk.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!desk.editor.document.modified());
        const Project saved = desk.saved();
        QVERIFY(saved == desk.project());
        if (where == "setting")
            QCOMPARE(numberOf(valueOf(*saved.node("evade"), "radius")), 77.0);
        else if (where == "seed")
            QCOMPARE(saved.worldNumber("seed"), 77.0);
        else if (where == "comment")
            QCOMPARE(desk.comment(), "77");
        else
            QCOMPARE(saved.notes.whatItIs, "77");
    }

    void quit_asks() {
        Desk desk;
        QVERIFY(desk.enterRadius());
        desk.write("77");
        desk.key(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(desk.asksWhetherToSave());
        QVERIFY(desk.window->isVisible());
        QCOMPARE(desk.radius(), 77.0);
    }

    void newProject_leavesTypedTextToThePreviousOne() {
        Desk desk;
        QVERIFY(desk.enter("seedField"));
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.write("77");
        desk.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(desk.asksWhetherToSave());
        QCOMPARE(desk.project().worldNumber("seed"), 77.0);
        desk.click("discardChanges");
        QTRY_VERIFY(desk.project().nodes.empty());
        QVERIFY(desk.project().worldNumber("seed") != 77.0);
        QTRY_COMPARE(desk.text("seedField").toDouble(), desk.project().worldNumber("seed"));
    }

    void undo_inAField_undoesTheProject() {
        Desk desk;
        QVERIFY(desk.enterRadius());
        const QString before = desk.text("field-radius");
        const double was = desk.radius();
        desk.write("50");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.radius(), 50.0);
        QVERIFY(desk.enterRadius());
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.radius(), was);
        QCOMPARE(desk.text("field-radius"), before);
        desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.radius(), 50.0);
        QCOMPARE(desk.text("field-radius"), QString("50"));
    }

    void undo_whileTyping_undoesTheField() {
        Desk desk;
        desk.editor.document.push(setValue(desk.project(), "evade", "radius", 60.0), "Before");
        QVERIFY(desk.enterRadius());
        desk.write("9");
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text("field-radius"), QString("60"));
        QCOMPARE(desk.radius(), 60.0); // the earlier edit is not undone
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(desk.radius() != 60.0, "nothing is left of what was typed");
        QVERIFY(desk.text("field-radius") != "60");
    }

    void undoButton_undoesTypedText() {
        Desk desk;
        desk.editor.document.push(setValue(desk.project(), "prey", "mass", 10.0), "Before");
        QVERIFY(desk.enterRadius());
        const double was = desk.radius();
        desk.write("9");
        desk.click("button-undo");
        QCOMPARE(desk.radius(), was);
        QCOMPARE(numberOf(valueOf(*desk.project().node("prey"), "mass")), 10.0);
        QVERIFY(desk.text("field-radius") != "9");
    }

    void fieldWithTheFocus_followsTheProject() {
        Desk desk;
        QVERIFY(desk.enterRadius());
        desk.write("50");
        desk.key(Qt::Key_Return);
        QVERIFY(desk.enterRadius());
        desk.editor.document.undo(); // like the button
        QVERIFY(desk.text("field-radius") != "50");
        const Project before = desk.project();
        desk.item("canvas")->forceActiveFocus();
        QVERIFY(desk.project() == before);
    }

    void notes_areEnteredWhileTyped_inOneStep() {
        Desk desk;
        const std::string before = desk.project().notes.whatItIs;
        QVERIFY(desk.enterNotes());
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.write("one");
        QTRY_COMPARE(desk.project().notes.whatItIs, "one"); // a crash loses at most this
        QVERIFY(desk.item("noteEdit-whatItIs")->hasActiveFocus());
        desk.write(" two");
        QTRY_COMPARE(desk.project().notes.whatItIs, "one two");
        desk.write(" three");
        desk.item("canvas")->forceActiveFocus();
        QCOMPARE(desk.project().notes.whatItIs, "one two three");
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.project().notes.whatItIs, before);
        QVERIFY(!desk.editor.document.canUndo());
    }

    void esc_keepsTextWithLines() {
        Desk desk;
        QVERIFY(desk.enterComment());
        desk.write("mind this");
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.comment(), "mind this");
        QVERIFY(desk.enterNotes());
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.write("and this");
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.project().notes.whatItIs, "and this");
        QVERIFY(!desk.item("noteEdit-whatItIs")->hasActiveFocus());
    }

    void weight_isEnteredByAClickElsewhere() {
        Desk desk;
        const char* link = "evade-to-prey-choice";
        QVERIFY(desk.project().link(link));
        const auto open = [&] {
            QTest::mouseDClick(desk.window, Qt::LeftButton, {}, desk.weight(link));
            return QTest::qWaitFor([&] {
                return desk.item("weightField") && desk.item("weightField")->hasActiveFocus();
            });
        };
        QVERIFY(open());
        desk.write("0.25");
        QTest::mouseClick(desk.window, Qt::LeftButton, {}, desk.center("world"));
        QTRY_COMPARE(desk.project().link(link)->weight, 0.25);
        QVERIFY(open());
        desk.write("0.5");
        desk.key(Qt::Key_Escape);
        QTRY_VERIFY(!desk.isShown("weightField"));
        QCOMPARE(desk.project().link(link)->weight, 0.25);
    }

    void afterAName_keysReachTheCanvas() {
        Desk desk;
        QTest::mouseClick(desk.window, Qt::LeftButton, {}, desk.header("evade"));
        desk.key(Qt::Key_F2);
        QTRY_VERIFY(desk.hasFocus("name"));
        desk.write("Run");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.project().node("evade")->name, "Run");
        QVERIFY(desk.hasFocus("canvas"));
        desk.key(Qt::Key_M);
        QVERIFY(desk.project().node("evade")->muted);
        const bool playing = desk.editor.simulation.playing();
        desk.key(Qt::Key_Space);
        QTRY_COMPARE(desk.editor.simulation.playing(), !playing);
    }

    void afterAField_keysReachTheCanvas_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("enters");
        for (const char* field : {"field-radius", "seedField", "name"}) {
            QTest::addRow("Enter in %s", field) << field << true;
            QTest::addRow("Esc in %s", field) << field << false;
        }
    }

    void afterAField_keysReachTheCanvas() {
        QFETCH(QString, field);
        QFETCH(bool, enters);
        Desk desk;
        desk.editor.document.selection()->select("evade");
        QVERIFY(desk.enter(field));
        const Project before = desk.project();
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.write("7");
        desk.key(enters ? Qt::Key_Return : Qt::Key_Escape);
        QVERIFY(desk.hasFocus("canvas"));
        QCOMPARE(desk.project() == before, !enters);
        QVERIFY(enters || desk.text(field) != "7");
        QVERIFY(desk.editor.document.selection()->contains("evade"));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestTyping)
#include "tst_typing.moc"
