#include "tests/app/editor/window.h"

#include <QQmlEngine>

/// The parts of the editor together, in a window.
class TestEditor : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { restart("hunter-and-prey"); }

    void initTestCase() { QmlWarnings::start(); }

    void startPage_offersEveryExample() {
        restart();
        QVERIFY(isShown("startPage"));
        QVERIFY(editor().examples.rowCount() >= 8);
        QVERIFY(isShown("example-hunter-and-prey"));
        QCOMPARE(window->title(), "Tiller");
    }

    void exampleOpens_andCanvasShowsIt() {
        restart();
        click("example-hunter-and-prey");
        QTRY_VERIFY(!isShown("startPage"));
        for (const Node& node : project().nodes)
            QVERIFY2(item("node-" + QString::fromStdString(node.id)), node.id.c_str());
        QCOMPARE(window->title(), "Hunter and prey - Tiller");
        canvas().adder()->addNodeInView("seek");
        QCOMPARE(window->title(), "Hunter and prey* - Tiller");
    }

    void wireByMouse() {
        const std::size_t before = project().links.size();
        drag(port("evade", "force"), port("hunter-choice", "forces"));
        QTRY_COMPARE(project().links.size(), before + 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(project().links.size(), before);
    }

    void addByPalettePopup() {
        const std::size_t before = project().nodes.size();
        const QQuickItem* canvas = item("canvas");
        mouseClick(canvas->mapToScene({30, canvas->height() - 30}).toPoint(), Qt::RightButton);
        QTRY_VERIFY(isShown("palettePopupSearch"));
        QTRY_VERIFY(hasFocus("palettePopupSearch"));
        type("seek");
        key(Qt::Key_Return);
        QTRY_COMPARE(project().nodes.size(), before + 1);
        QCOMPARE(project().nodes.back().type, "seek");
    }

    void numberDrag_isOneStep_data() {
        const TestRows<QPoint, bool> row;
        row("right", QPoint(20, 0), true);
        row("left", QPoint(-20, 0), false);
        row("up", QPoint(0, -20), true);
        row("down", QPoint(3, 20), false);
    }

    void numberDrag_isOneStep() {
        const auto [by, more] = fetched<QPoint, bool>();
        mouseClick(header("hunter"));
        QTRY_VERIFY(item("field-mass"));
        waitForFrame(); // the slider beside the field gets its width later
        const QPoint from = center("field-mass");
        drag(from, from + by);
        const double mass = number("hunter", "mass");
        QVERIFY2(more ? mass > 10 : mass < 10, qPrintable(QString::number(mass)));
        document().undo();
        QCOMPARE(number("hunter", "mass"), 10.0);
        QVERIFY(!document().canUndo());
    }

    void narrowField_showsTheHeadOfItsNumber() {
        QVERIFY(document().push(setValue(project(), "hunter", "mass", 12.51616516161616), {}));
        select("hunter");
        QTRY_VERIFY(item("field-mass"));
        waitForFrame();
        QQuickItem* field = item("field-mass");
        field->parentItem()->setWidth(48);
        waitForFrame();
        QVERIFY(field->property("contentWidth").toDouble() > field->width());
        const auto head = [&] {
            QRectF first;
            QMetaObject::invokeMethod(field, "positionToRectangle", Q_RETURN_ARG(QRectF, first),
                                      Q_ARG(int, 0));
            return first.x();
        };
        QVERIFY2(head() >= 0, qPrintable(QString::number(head())));
        field->forceActiveFocus(); // the end is in view while one types
        item("canvas")->forceActiveFocus();
        QTRY_VERIFY(head() >= 0);
    }

    /// A warning in the head of the inspector.
    void warning_movesNoFieldWhileOneTypes() {
        select("evade");
        QTRY_VERIFY(item("field-radius"));
        waitForFrame();
        const QPoint before = center("field-radius");
        item("field-radius")->forceActiveFocus();
        type("7");
        QVERIFY(document().push(tiller::remove(project(), std::vector<Id>{"evade-to-prey-choice"}),
                                {}));
        QTRY_VERIFY(!document().problems().empty());
        waitForFrame();
        QCOMPARE(center("field-radius"), before);
        item("canvas")->forceActiveFocus();
        QTRY_VERIFY(center("field-radius").y() > before.y()); // below the warning
    }

    void unsavedChanges_askBeforeTheyAreLost() {
        canvas().adder()->addNodeInView("seek");
        const Project changed = project();
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(isShown("cancelChanges"));
        click("cancelChanges");
        QVERIFY(project() == changed);

        window->close();
        QVERIFY(window->isVisible());
        QTRY_VERIFY(isShown("discardChanges"));
        click("discardChanges");
        QTRY_VERIFY(!window->isVisible());
    }

    void canceledQuestion_dropsItsStep_data() {
        const TestRows<bool> row;
        row("Esc", true);
        row("Cancel", false);
    }

    /// A later question, of a file that was changed outside, must not close the window.
    void canceledQuestion_dropsItsStep() {
        const auto [byKey] = fetched<bool>();
        canvas().adder()->addNodeInView("seek");
        window->close();
        QTRY_VERIFY(isShown("cancelChanges"));
        if (byKey)
            key(Qt::Key_Escape);
        else
            click("cancelChanges");
        QTRY_VERIFY(!isShown("cancelChanges"));

        QFile file(document().file());
        QVERIFY(file.open(QIODevice::Append));
        file.write("\n");
        file.close();
        QTRY_VERIFY(isShown("keepMine"));
        click("keepMine");
        QTRY_VERIFY(!isShown("keepMine"));
        QTest::qWait(50); // the question would come after this one is closed
        QVERIFY(!isShown("saveChangesButton"));
        QVERIFY(window->isVisible());
        QVERIFY(document().modified());
    }

    void openQuestion_keepsItsStep() {
        canvas().adder()->addNodeInView("seek");
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(isShown("discardChanges"));
        window->close(); // refused: the question about the new project is open
        QVERIFY(window->isVisible());
        click("discardChanges");
        QTRY_VERIFY(project().nodes.empty());
        QVERIFY(window->isVisible());
    }

    /// As with results of a sweep.
    void changedWhileItIsSaved_asksAgain() {
        canvas().adder()->addNodeInView("seek");
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(isShown("saveChangesButton"));
        const NoPatience noPatience;
        auto held = document().work()->holdBack();
        click("saveChangesButton");
        QTRY_VERIFY(!document().work()->what().isEmpty());
        QVERIFY(document().push(setValue(project(), "world", "seed", 77.0), "Seed"));
        held.unlock();
        QTRY_VERIFY(isShown("saveChangesButton"));
        QCOMPARE(project().worldNumber("seed"), 77.0);
        click("discardChanges");
        QTRY_VERIFY(project().nodes.empty());
    }

    void badFile_isReported() {
        QVERIFY(!document().open(TILLER_SOURCE_DIR "/tests/data/bad/cut.tiller"));
        QTRY_VERIFY(isShown("closeFailure"));
        click("closeFailure");
        QCOMPARE(document().name(), "hunter-and-prey");
    }

    void keysReachTheCanvas() {
        mouseClick(header("evade"));
        QTRY_COMPARE(document().selection()->ids(), QStringList({"evade"}));
        key(Qt::Key_Delete);
        QTRY_VERIFY(!project().node("evade"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(project().node("evade"));
        const bool playing = simulation().playing();
        key(Qt::Key_Space);
        QTRY_COMPARE(simulation().playing(), !playing);
    }

    void spaceHeld_pansTheCanvas() {
        QTRY_VERIFY(window->isActive()); // otherwise shortcuts do not work
        const Project before = project();
        const bool playing = simulation().playing();
        item("canvas")->forceActiveFocus();
        const QPointF pan = canvas().view()->pan();
        const QPoint from = header("evade");
        QTest::keyPress(window, Qt::Key_Space);
        drag(from, from + QPoint(60, 40));
        QCOMPARE(canvas().view()->pan(), pan + QPointF(60, 40));
        QTest::keyRelease(window, Qt::Key_Space);
        QVERIFY(project() == before);
        QVERIFY(document().selection()->ids().isEmpty());
        QCOMPARE(simulation().playing(), playing); // panning used up the key

        QTest::keyPress(window, Qt::Key_Space);
        QCOMPARE(simulation().playing(), playing);
        QTest::keyRelease(window, Qt::Key_Space);
        QCOMPARE(simulation().playing(), !playing);

        QTest::keyPress(window, Qt::Key_Space); // the focus moves while the key is held
        item("seedField")->forceActiveFocus();
        QTest::keyRelease(window, Qt::Key_Space);
        QVERIFY(!item("canvas")->property("panKey").toBool());
    }

    void space_triggersTheActionThatHasIt() {
        QTRY_VERIFY(window->isActive());
        Shortcuts& shortcuts = *editor().settings.shortcuts();
        shortcuts.set("actionPlay", "");
        shortcuts.set("actionMute", "Space");
        mouseClick(header("evade"));
        const bool playing = simulation().playing();
        key(Qt::Key_Space);
        QTRY_VERIFY(project().node("evade")->muted);
        QCOMPARE(simulation().playing(), playing);
        shortcuts.resetAll();
    }

    void afterADragFromThePalette_keysReachTheCanvas() {
        QTRY_VERIFY(window->isActive());
        const std::size_t before = project().nodes.size();
        openPalette();
        key(Qt::Key_S);
        QTRY_VERIFY(item("palette-seek"));
        const QQuickItem* canvas = item("canvas");
        drag(center("palette-seek"), canvas->mapToScene({60, canvas->height() - 60}).toPoint());
        QTRY_COMPARE(project().nodes.size(), before + 1);
        QVERIFY(hasFocus("canvas"));
        key(Qt::Key_Delete);
        QTRY_COMPARE(project().nodes.size(), before);
    }

    void enterWithNothingSelected_staysOnTheCanvas() {
        item("canvas")->forceActiveFocus();
        for (const Qt::Key each : {Qt::Key_Return, Qt::Key_F2}) {
            key(each);
            QVERIFY(hasFocus("canvas"));
        }
    }

    void wireByKeysAlone() {
        const std::size_t links = project().links.size();
        item("canvas")->forceActiveFocus();
        const auto add = [&](const char* letters) {
            key(Qt::Key_A, Qt::ShiftModifier);
            QTRY_VERIFY(hasFocus("paletteSearch"));
            key(Qt::Key_A, Qt::ControlModifier);
            type(letters);
            key(Qt::Key_Return);
        };
        add("seek");
        QTRY_COMPARE(project().nodes.back().type, std::string("seek"));
        document().selection()->set({"cursor", QString::fromStdString(project().nodes.back().id)});
        key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(project().links.size(), links + 1);
        QCOMPARE(project().links.back().to.port, "target");

        // Nodes that do not fit are refused with a message, and nothing changes.
        QSignalSpy refused(&document(), &Document::refused);
        document().selection()->set({"cursor", "hunter"});
        key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(project().links.size(), links + 1);

        // Shift with an arrow key adds to the selection.
        item("canvas")->forceActiveFocus();
        document().selection()->select("pursue");
        key(Qt::Key_Right, Qt::ShiftModifier);
        QTRY_COMPARE(document().selection()->ids().size(), 2);
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }
};
