#include "tests/app/editor/window.h"

using namespace tiller;

namespace {

/// The hunt on the canvas alone, with space between the cards.
struct Pane : EditorWindow {
    Document& document = editor.document;
    CanvasController& canvas = editor.canvas;

    explicit Pane(const char* example = "hunter-and-prey") : EditorWindow(example) {
        window->setProperty("layout", "canvas");
        [[maybe_unused]] const bool isWide =
            QTest::qWaitFor([this] { return item("canvas")->width() > 900; });
        canvas.view()->zoomTo(1);
        waitForFrame();
    }
    [[nodiscard]] bool hasItem(const QString& name) const {
        return QTest::qWaitFor([&] { return item(name) != nullptr; });
    }
    [[nodiscard]] Vec2 placeOf(const char* node) const {
        return document.project().node(node)->place;
    }
};

/// The cards and their flags have the same parent.
bool isOver(const QQuickItem* above, const QQuickItem* below) {
    return above->parentItem() == below->parentItem() && above->z() > below->z();
}

} // namespace

/// The canvas in a real window.
class TestCanvasPane : public QObject {
    Q_OBJECT

private slots:
    void valueOfACard_liesBelowTheCardsOverIt();
    void titleEditor_followsTheView();
    void weightEditor_followsTheView();
    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt_data();
    void deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt();
    void hiddenCanvas_dropsItsHints();
    void pickedAgent_veilsNoCard();
    void escape_unpicks();
    void cards_haveTheirText_afterZooms();

private:
    TestHome m_home;
};

void TestCanvasPane::valueOfACard_liesBelowTheCardsOverIt() {
    Pane pane("arrival");
    pane.editor.simulation.pick(AgentName{"arriver", 0});
    QVERIFY(pane.hasItem("liveCard-arrive"));
    pane.select("arrive");
    pane.key(Qt::Key_D, Qt::ControlModifier);
    const QString copy = pane.document.selection()->ids().value(0);
    QVERIFY(!copy.isEmpty() && copy != "arrive");
    QVERIFY(pane.hasItem("liveCard-" + copy));
    const auto card = [&](const QString& id) { return pane.item("node-" + id); };
    const auto value = [&](const QString& id) { return pane.item("liveCard-" + id); };
    QVERIFY(isOver(value("arrive"), card("arrive")));
    QVERIFY(isOver(card(copy), value("arrive")));
    QVERIFY(isOver(value(copy), card(copy)));

    pane.select("seek"); // a card below both goes and comes back
    pane.key(Qt::Key_Delete);
    pane.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(pane.hasItem("liveCard-seek"));
    QTRY_VERIFY(isOver(card(copy), value("arrive")));
    QTRY_VERIFY(isOver(value("arrive"), card("arrive")));
    QTRY_VERIFY(isOver(value("seek"), card("seek")));
}

void TestCanvasPane::titleEditor_followsTheView() {
    Pane pane;
    pane.select("evade");
    pane.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(pane.hasFocus("boxText"));
    const QString frame = pane.document.selection()->ids().value(0);
    const auto isOnTheTitle = [&] {
        const QPointF field = pane.item("boxText")->mapToItem(pane.item("canvas"), {});
        const QPointF title = pane.canvas.textPlace(frame).topLeft();
        return QLineF(field, title).length() < 1.5;
    };
    const auto letters = [&] { return pane.item("boxText")->property("font").value<QFont>(); };
    QTRY_VERIFY(isOnTheTitle());
    const int size = letters().pixelSize();
    pane.canvas.view()->zoomBy(2);
    pane.canvas.view()->panBy({30, 20});
    QTRY_VERIFY(isOnTheTitle());
    QCOMPARE(letters().pixelSize(), 2 * size);
    QVERIFY(pane.hasFocus("boxText"));
}

void TestCanvasPane::weightEditor_followsTheView() {
    Pane pane;
    QTest::mouseDClick(pane.window, Qt::LeftButton, {}, pane.weight("evade-to-prey-choice"));
    QTRY_VERIFY(pane.hasFocus("weightField"));
    pane.canvas.view()->panBy({40, 30});
    QTRY_VERIFY(QLineF(pane.center("weightField"), pane.weight("evade-to-prey-choice")).length() <
                2);
}

void TestCanvasPane::deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt_data() {
    QTest::addColumn<QKeySequence>("keys");
    QTest::newRow("delete") << QKeySequence(Qt::Key_Delete);
    QTest::newRow("cut") << QKeySequence(Qt::CTRL | Qt::Key_X);
}

void TestCanvasPane::deletedWhileDragged_leavesNoGuides_andOneUndoRestoresIt() {
    QFETCH(QKeySequence, keys);
    Pane pane;
    const Project before = pane.document.project();
    const QPoint from = pane.header("evade");
    QTest::mousePress(pane.window, Qt::LeftButton, {}, from);
    for (int step = 1; step < 60 && pane.canvas.guides().isEmpty(); ++step)
        QTest::mouseMove(pane.window, from + QPoint(0, 2 * step));
    QVERIFY(!pane.canvas.guides().isEmpty());
    QVERIFY(pane.placeOf("evade") != before.node("evade")->place);
    QTest::keySequence(pane.window, keys);
    QTRY_VERIFY(!pane.document.project().node("evade"));
    QVERIFY(pane.canvas.guides().isEmpty());
    QTest::mouseMove(pane.window, from + QPoint(90, 90));
    QVERIFY(pane.canvas.guides().isEmpty());
    QTest::mouseRelease(pane.window, Qt::LeftButton, {}, from + QPoint(90, 90));
    pane.document.undo();
    QVERIFY(pane.document.project() == before);
    QVERIFY(!pane.document.canUndo());
}

void TestCanvasPane::hiddenCanvas_dropsItsHints() {
    Pane pane;
    QTest::mouseMove(pane.window, pane.weight("evade-to-prey-choice"));
    QTRY_VERIFY(pane.isShown("canvasHint"));
    pane.window->setProperty("layout", "viewport");
    QTRY_VERIFY(!pane.isShown("canvas"));
    QCOMPARE(pane.canvas.hint(), QString());
}

void TestCanvasPane::pickedAgent_veilsNoCard() {
    Pane pane("arrival");
    const auto face = [&] { // below the values, beside the strip
        const QQuickItem* card = pane.item("node-seek");
        const QPointF at = card->mapToScene({12, card->height() - 5});
        const QImage picture = pane.stillPicture();
        return picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
    };
    const QColor before = face();
    pane.editor.simulation.pick(AgentName{"arriver", 0}); // Seek does not steer it
    QVERIFY(pane.hasItem("liveCard-seek"));
    QCOMPARE(face(), before);
}

void TestCanvasPane::escape_unpicks() {
    Pane pane("arrival");
    for (const char* focus : {"canvas", "playButton"}) {
        pane.editor.simulation.pick(AgentName{"arriver", 0});
        QTRY_VERIFY(pane.editor.simulation.hasPicked());
        pane.item(focus)->forceActiveFocus();
        pane.key(Qt::Key_Escape);
        QTRY_VERIFY2(!pane.editor.simulation.hasPicked(), focus);
    }
}

void TestCanvasPane::cards_haveTheirText_afterZooms() {
    Pane pane;
    const auto texts = [](const QQuickItem* card) {
        QStringList found;
        const auto visit = [&](const QQuickItem* item, const auto& self) -> void {
            if (item->isVisible() && item->property("text").isValid())
                found << item->property("text").toString();
            for (const QQuickItem* child : item->childItems())
                self(child, self);
        };
        visit(card, visit);
        return found;
    };
    pane.canvas.view()->zoomTo(0.3);
    pane.document.push(rename(pane.document.project(), "evade", "Run"), "Rename");
    pane.document.push(setValue(pane.document.project(), "evade", "radius", 77.0), "Set");
    QTRY_VERIFY(texts(pane.item("node-evade")).contains("Run"));
    pane.canvas.view()->zoomTo(1);
    pane.canvas.centerOn("evade");
    QTRY_VERIFY(!texts(pane.item("node-evade")).filter("77").isEmpty());
    QVERIFY(texts(pane.item("node-evade")).contains("Run"));
}

QTEST_MAIN(TestCanvasPane)
#include "tst_canvas_pane.moc"
