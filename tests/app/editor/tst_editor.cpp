#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

/// The parts of the editor together, in a window.
class TestEditor : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QmlWarnings::start(); }

    void startPage_offersEveryExample() {
        EditorWindow window;
        QVERIFY(window.item("startPage")->isVisible());
        QVERIFY(window.editor.examples.rowCount() >= 8);
        QVERIFY(window.item("example-hunter-and-prey")->isVisible());
        QCOMPARE(window.window->title(), QString("Tiller"));
    }

    void exampleOpens_andCanvasShowsIt() {
        EditorWindow window;
        window.click("example-hunter-and-prey");
        QTRY_VERIFY(!window.item("startPage")->isVisible());
        for (const Node& node : window.editor.document.project().nodes)
            QVERIFY2(window.item("node-" + QString::fromStdString(node.id)), node.id.c_str());
        QCOMPARE(window.window->title(), QString("hunter-and-prey - Tiller"));
        window.editor.canvas.adder()->addNodeInView("seek");
        QCOMPARE(window.window->title(), QString("hunter-and-prey* - Tiller"));
    }

    void wireByMouse() {
        EditorWindow window("hunter-and-prey");
        const std::size_t before = window.editor.document.project().links.size();
        window.drag(window.port("evade", "force"), window.port("hunter-choice", "forces"));
        QTRY_COMPARE(window.editor.document.project().links.size(), before + 1);
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window.editor.document.project().links.size(), before);
    }

    void addByPalettePopup() {
        EditorWindow window("hunter-and-prey");
        const std::size_t before = window.editor.document.project().nodes.size();
        const QQuickItem* canvas = window.item("canvas");
        QTest::mouseClick(window.window, Qt::RightButton, {},
                          canvas->mapToScene({30, canvas->height() - 30}).toPoint());
        QTRY_VERIFY(window.item("palettePopupSearch")->isVisible());
        QTRY_VERIFY(window.item("palettePopupSearch")->hasActiveFocus());
        window.type("seek");
        window.key(Qt::Key_Return);
        QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 1);
        QCOMPARE(window.editor.document.project().nodes.back().type, std::string("seek"));
    }

    void numberDrag_isOneStep_data() {
        QTest::addColumn<QPoint>("by");
        QTest::addColumn<bool>("more");
        QTest::newRow("right") << QPoint(20, 0) << true;
        QTest::newRow("left") << QPoint(-20, 0) << false;
        QTest::newRow("up") << QPoint(0, -20) << true;
        QTest::newRow("down") << QPoint(3, 20) << false;
    }

    void numberDrag_isOneStep() {
        QFETCH(QPoint, by);
        QFETCH(bool, more);
        EditorWindow window("hunter-and-prey");
        QTest::mouseClick(window.window, Qt::LeftButton, {}, window.header("hunter"));
        QTRY_VERIFY(window.item("field-mass"));
        window.waitForFrame(); // the slider beside the field gets its width later
        const QPoint from = window.center("field-mass");
        window.drag(from, from + by);
        const double mass =
            numberOf(valueOf(*window.editor.document.project().node("hunter"), "mass"));
        QVERIFY2(more ? mass > 10 : mass < 10, qPrintable(QString::number(mass)));
        window.editor.document.undo();
        QCOMPARE(numberOf(valueOf(*window.editor.document.project().node("hunter"), "mass")), 10.0);
        QVERIFY(!window.editor.document.canUndo());
    }

    void narrowField_showsTheHeadOfItsNumber() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        QVERIFY(
            document.push(setValue(document.project(), "hunter", "mass", 12.51616516161616), {}));
        window.select("hunter");
        QTRY_VERIFY(window.item("field-mass"));
        window.waitForFrame();
        QQuickItem* field = window.item("field-mass");
        field->parentItem()->setWidth(48);
        window.waitForFrame();
        QVERIFY(field->property("contentWidth").toDouble() > field->width());
        const auto head = [&] {
            QRectF first;
            QMetaObject::invokeMethod(field, "positionToRectangle", Q_RETURN_ARG(QRectF, first),
                                      Q_ARG(int, 0));
            return first.x();
        };
        QVERIFY2(head() >= 0, qPrintable(QString::number(head())));
        field->forceActiveFocus(); // the end is in view while one types
        window.item("canvas")->forceActiveFocus();
        QTRY_VERIFY(head() >= 0);
    }

    /// A warning in the head of the inspector.
    void warning_movesNoFieldWhileOneTypes() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        window.select("evade");
        QTRY_VERIFY(window.item("field-radius"));
        window.waitForFrame();
        const QPoint before = window.center("field-radius");
        window.item("field-radius")->forceActiveFocus();
        window.type("7");
        QVERIFY(document.push(
            tiller::remove(document.project(), std::vector<Id>{"evade-to-prey-choice"}), {}));
        QTRY_VERIFY(!document.problems().empty());
        window.waitForFrame();
        QCOMPARE(window.center("field-radius"), before);
        window.item("canvas")->forceActiveFocus();
        QTRY_VERIFY(window.center("field-radius").y() > before.y()); // below the warning
    }

    void unsavedChanges_askBeforeTheyAreLost() {
        EditorWindow window("hunter-and-prey");
        window.editor.canvas.adder()->addNodeInView("seek");
        const Project changed = window.editor.document.project();
        window.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(window.isShown("cancelChanges"));
        window.click("cancelChanges");
        QVERIFY(window.editor.document.project() == changed);

        window.window->close();
        QVERIFY(window.window->isVisible());
        QTRY_VERIFY(window.item("discardChanges")->isVisible());
        window.click("discardChanges");
        QTRY_VERIFY(!window.window->isVisible());
    }

    void canceledQuestion_dropsItsStep_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("Esc") << true;
        QTest::newRow("Cancel") << false;
    }

    /// A later question, of a file that was changed outside, must not close the window.
    void canceledQuestion_dropsItsStep() {
        QFETCH(bool, byKey);
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        window.editor.canvas.adder()->addNodeInView("seek");
        window.window->close();
        QTRY_VERIFY(window.isShown("cancelChanges"));
        if (byKey)
            window.key(Qt::Key_Escape);
        else
            window.click("cancelChanges");
        QTRY_VERIFY(!window.isShown("cancelChanges"));

        QFile file(document.file());
        QVERIFY(file.open(QIODevice::Append));
        file.write("\n");
        file.close();
        QTRY_VERIFY(window.isShown("keepMine"));
        window.click("keepMine");
        QTRY_VERIFY(!window.isShown("keepMine"));
        QTest::qWait(50); // the question would come after this one is closed
        QVERIFY(!window.isShown("saveChangesButton"));
        QVERIFY(window.window->isVisible());
        QVERIFY(document.modified());
    }

    void openQuestion_keepsItsStep() {
        EditorWindow window("hunter-and-prey");
        window.editor.canvas.adder()->addNodeInView("seek");
        window.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(window.isShown("discardChanges"));
        window.window->close(); // refused: the question about the new project is open
        QVERIFY(window.window->isVisible());
        window.click("discardChanges");
        QTRY_VERIFY(window.editor.document.project().nodes.empty());
        QVERIFY(window.window->isVisible());
    }

    /// As with results of a sweep.
    void changedWhileItIsSaved_asksAgain() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        window.editor.canvas.adder()->addNodeInView("seek");
        window.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(window.isShown("saveChangesButton"));
        auto held = document.work()->holdBack();
        connect(document.work(), &LongWork::changed, this, [&] {
            if (document.work()->what().isEmpty())
                return;
            document.push(setValue(document.project(), "world", "seed", 77.0), "Seed");
            held.unlock();
        });
        window.click("saveChangesButton");
        QTRY_VERIFY(window.isShown("saveChangesButton"));
        QCOMPARE(document.project().worldNumber("seed"), 77.0);
        window.click("discardChanges");
        QTRY_VERIFY(document.project().nodes.empty());
    }

    void badFile_isReported() {
        EditorWindow window("hunter-and-prey");
        QVERIFY(!window.editor.document.open(TILLER_SOURCE_DIR "/tests/data/bad/cut.tiller"));
        QTRY_VERIFY(window.isShown("closeFailure"));
        window.click("closeFailure");
        QCOMPARE(window.editor.document.name(), QString("hunter-and-prey"));
    }

    void keysReachTheCanvas() {
        EditorWindow window("hunter-and-prey");
        QTest::mouseClick(window.window, Qt::LeftButton, {}, window.header("evade"));
        QTRY_COMPARE(window.editor.document.selection()->ids(), QStringList({"evade"}));
        window.key(Qt::Key_Delete);
        QTRY_VERIFY(!window.editor.document.project().node("evade"));
        window.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window.editor.document.project().node("evade"));
        const bool playing = window.editor.simulation.playing();
        window.key(Qt::Key_Space);
        QTRY_COMPARE(window.editor.simulation.playing(), !playing);
    }

    void spaceHeld_pansTheCanvas() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.window->isActive()); // otherwise shortcuts do not work
        const Project before = window.editor.document.project();
        const bool playing = window.editor.simulation.playing();
        window.item("canvas")->forceActiveFocus();
        const QPointF pan = window.editor.canvas.view()->pan();
        const QPoint from = window.header("evade");
        QTest::keyPress(window.window, Qt::Key_Space);
        window.drag(from, from + QPoint(60, 40));
        QCOMPARE(window.editor.canvas.view()->pan(), pan + QPointF(60, 40));
        QTest::keyRelease(window.window, Qt::Key_Space);
        QVERIFY(window.editor.document.project() == before);
        QVERIFY(window.editor.document.selection()->ids().isEmpty());
        QCOMPARE(window.editor.simulation.playing(), playing); // panning used up the key

        QTest::keyPress(window.window, Qt::Key_Space);
        QCOMPARE(window.editor.simulation.playing(), playing);
        QTest::keyRelease(window.window, Qt::Key_Space);
        QCOMPARE(window.editor.simulation.playing(), !playing);

        QTest::keyPress(window.window, Qt::Key_Space); // the focus moves while the key is held
        window.item("seedField")->forceActiveFocus();
        QTest::keyRelease(window.window, Qt::Key_Space);
        QVERIFY(!window.item("canvas")->property("panKey").toBool());
    }

    void space_triggersTheActionThatHasIt() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.window->isActive());
        Shortcuts& shortcuts = *window.editor.settings.shortcuts();
        shortcuts.set("actionPlay", "");
        shortcuts.set("actionMute", "Space");
        QTest::mouseClick(window.window, Qt::LeftButton, {}, window.header("evade"));
        const bool playing = window.editor.simulation.playing();
        window.key(Qt::Key_Space);
        QTRY_VERIFY(window.editor.document.project().node("evade")->muted);
        QCOMPARE(window.editor.simulation.playing(), playing);
        shortcuts.resetAll();
    }

    void afterADragFromThePalette_keysReachTheCanvas() {
        EditorWindow window("hunter-and-prey");
        QTRY_VERIFY(window.window->isActive());
        const std::size_t before = window.editor.document.project().nodes.size();
        window.openPalette();
        window.key(Qt::Key_S);
        QTRY_VERIFY(window.item("palette-seek"));
        const QQuickItem* canvas = window.item("canvas");
        window.drag(window.center("palette-seek"),
                    canvas->mapToScene({60, canvas->height() - 60}).toPoint());
        QTRY_COMPARE(window.editor.document.project().nodes.size(), before + 1);
        QVERIFY(window.item("canvas")->hasActiveFocus());
        window.key(Qt::Key_Delete);
        QTRY_COMPARE(window.editor.document.project().nodes.size(), before);
    }

    void enterWithNothingSelected_staysOnTheCanvas() {
        EditorWindow window("hunter-and-prey");
        window.item("canvas")->forceActiveFocus();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_F2}) {
            QTest::keyClick(window.window, key);
            QVERIFY(window.item("canvas")->hasActiveFocus());
        }
    }

    void wireByKeysAlone() {
        EditorWindow window("hunter-and-prey");
        Document& document = window.editor.document;
        const std::size_t links = document.project().links.size();
        window.item("canvas")->forceActiveFocus();
        const auto add = [&](const char* letters) {
            window.key(Qt::Key_A, Qt::ShiftModifier);
            QTRY_VERIFY(window.item("paletteSearch")->hasActiveFocus());
            window.key(Qt::Key_A, Qt::ControlModifier);
            window.type(letters);
            window.key(Qt::Key_Return);
        };
        add("seek");
        QTRY_COMPARE(document.project().nodes.back().type, std::string("seek"));
        document.selection()->set(
            {"cursor", QString::fromStdString(document.project().nodes.back().id)});
        window.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(document.project().links.size(), links + 1);
        QCOMPARE(document.project().links.back().to.port, std::string("target"));

        // Nodes that do not fit are refused with a message, and nothing changes.
        QSignalSpy refused(&document, &Document::refused);
        document.selection()->set({"cursor", "hunter"});
        window.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(document.project().links.size(), links + 1);

        // Shift with an arrow key adds to the selection.
        window.item("canvas")->forceActiveFocus();
        document.selection()->select("pursue");
        window.key(Qt::Key_Right, Qt::ShiftModifier);
        QTRY_COMPARE(document.selection()->ids().size(), 2);
    }

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestEditor)
#include "tst_editor.moc"
