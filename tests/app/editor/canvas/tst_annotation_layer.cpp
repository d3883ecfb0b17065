#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "tests/app/editor/canvas/canvas_stage.h"
#include "tests/app/editor/testing.h"

/// The mouse takes places on the canvas, because the view moves to show added items.
struct Fixture : CanvasStage {
    void press(QPointF place, int modifiers = 0) { CanvasStage::press(onScreen(place), modifiers); }
    void move(QPointF place, int modifiers = 0) { CanvasStage::move(onScreen(place), modifiers); }
    void release(QPointF place) { CanvasStage::release(onScreen(place)); }
    void drag(QPointF from, QPointF by, int modifiers) {
        press(from, modifiers);
        move(from + by / 2, modifiers);
        move(from + by, modifiers);
        release(from + by);
    }
    /// Adds a frame around some nodes, and returns its id.
    Id frame(const QStringList& nodes) {
        document.selection()->set(nodes);
        canvas.frameSelected();
        return selectedId();
    }
    [[nodiscard]] QPointF onScreen(QPointF place) const {
        return canvas.view()->pan() + place * canvas.view()->zoom();
    }
    [[nodiscard]] QPointF corner(const char* node) const { return card(node).topLeft(); }
};

class TestAnnotationLayer : public QObject {
    Q_OBJECT

private slots:
    void frame_surroundsTheSelection_andAsksForItsTitle() {
        Fixture f;
        const Project before = f.project();
        const QSignalSpy asked(f.canvas.requests(), &CanvasRequests::textEditRequested);
        const Id id = f.frame({"pursue", "stamina"});
        const QRectF box = f.box(id);
        QVERIFY(box.contains(canvasRect(f.project(), "pursue")));
        QVERIFY(box.contains(canvasRect(f.project(), "stamina")));
        QVERIFY(box.top() + frameHead < f.corner("pursue").y());
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().at(2).toBool(), true);
        f.canvas.annotations()->setText(QString::fromStdString(id), "  Hunting ");
        QCOMPARE(f.project().annotation(id)->name, "Hunting");
        f.document.undo();
        f.document.undo();
        QVERIFY(f.project() == before);
        QVERIFY(!f.document.canUndo());
    }

    void nothingSelected_isRefused() {
        Fixture f;
        const QSignalSpy refused(&f.document, &Document::refused);
        f.canvas.frameSelected();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!f.document.canUndo());
    }

    void frame_movesWithItsCards_inOneStep() {
        Fixture f;
        const Id id = f.frame({"pursue", "evade"});
        const Project before = f.project();
        f.document.selection()->clear();
        const QPointF pursue = f.corner("pursue");
        const QPointF cursor = f.corner("cursor");
        f.drag(f.box(id).topLeft() + QPointF(60, 14), {-64, 240}, Qt::AltModifier);
        QCOMPARE(f.corner("pursue"), pursue + QPointF(-64, 240));
        QCOMPARE(f.corner("cursor"), cursor);
        QCOMPARE(f.document.selection()->asIds(), std::vector<Id>{id});
        f.document.undo();
        QVERIFY(f.project() == before);
    }

    void cardsPartlyInAFrame_stay() {
        Fixture f;
        const Id id = f.frame({"pursue"});
        const QPointF evade = f.corner("evade");
        const QRectF box = f.box(id); // its lower corner goes into Evade, but not around it
        f.drag(box.bottomRight(), {0, f.corner("evade").y() + 30 - box.bottom()}, Qt::AltModifier);
        QVERIFY(f.box(id).intersects(canvasRect(f.project(), "evade")));
        f.drag(box.topLeft() + QPointF(60, 14), {0, -80}, Qt::AltModifier);
        QCOMPARE(f.box(id).topLeft(), box.topLeft() + QPointF(0, -80));
        QCOMPARE(f.corner("evade"), evade);
    }

    void frame_isHeldByTitleAndBorder_notInside() {
        Fixture f;
        const Id id = f.frame({"pursue"});
        const QRectF box = f.box(id);
        const Annotation& frame = *f.project().annotation(id);
        QCOMPARE(gripAt(frame, box.topLeft() + QPointF(50, 10), 8), Grip::move);
        QCOMPARE(gripAt(frame, {box.left() + 3, box.center().y()}, 8), Grip::move);
        QCOMPARE(gripAt(frame, box.bottomRight() + QPointF(5, -5), 8), Grip::bottomRight);
        QCOMPARE(gripAt(frame, {box.left() + 14, box.bottom() - 14}, 8), Grip::none);
        QCOMPARE(gripAt(frame, box.topLeft() - QPointF(9, 0), 8), Grip::none);
    }

    void corner_resizes_andKeepsTheMinimumSize() {
        Fixture f;
        const Id id = f.frame({"cursor"});
        const Project before = f.project();
        const QRectF box = f.box(id);
        f.drag(box.topLeft(), {-33, -17}, Qt::AltModifier);
        QCOMPARE(f.box(id), box.adjusted(-33, -17, 0, 0));
        f.document.undo();
        QVERIFY(f.project() == before);
        f.drag(box.bottomRight(), {-900, -900}, Qt::AltModifier);
        QCOMPARE(f.box(id), QRectF(box.topLeft(), QSizeF(minBoxWidth, minBoxHeight)));
        f.press(box.topLeft(), Qt::AltModifier);
        f.move(box.topLeft() - QPointF(50, 50), Qt::AltModifier);
        QCOMPARE(f.box(id).topLeft(), box.topLeft() - QPointF(50, 50));
        QVERIFY(f.canvas.cancel());
        QCOMPARE(f.box(id).topLeft(), box.topLeft());
    }

    void smallFrames_areHitBeforeLargeOnes() {
        Fixture f;
        const Id small = f.frame({"pursue"});
        f.canvas.edits()->selectAll();
        f.canvas.frameSelected();
        const Id large = f.selectedId();
        QVERIFY(f.box(large).contains(f.box(small)));
        const auto hit = f.canvas.annotations()->at(f.box(small).topLeft() + QPointF(50, 10), 8);
        QVERIFY(hit && hit->id == small);
    }

    void comment_isAddedAndWritten() {
        Fixture f;
        const QSignalSpy asked(f.canvas.requests(), &CanvasRequests::textEditRequested);
        f.canvas.addComment();
        const Id id = f.selectedId();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(f.canvas.annotations()->comments()->rowCount(), 1);
        QVERIFY(f.scene().nodesIn(f.box(id)).empty());
        f.canvas.annotations()->setText(QString::fromStdString(id), "Two\nlines");
        QCOMPARE(f.canvas.annotations()->textOf(QString::fromStdString(id)), "Two\nlines");
        for (int i = 0; i < 5; ++i) {
            f.canvas.addComment(); // beside the other comments
            const QRectF box = f.box(f.selectedId());
            int touched = 0;
            for (const Annotation& each : f.document.project().annotations)
                touched += each.type == "comment" && boxOf(each).intersects(box);
            QCOMPARE(touched, 1); // itself
        }
    }

    void deletedFrame_leavesItsCards() {
        Fixture f;
        const Project before = f.project();
        f.frame({"pursue", "evade"});
        QCOMPARE(f.canvas.annotations()->frames()->rowCount(), 1);
        f.canvas.edits()->removeSelected();
        QVERIFY(f.project() == before);
        QCOMPARE(f.canvas.annotations()->frames()->rowCount(), 0);
    }

    void nudgedFrame_movesItsCards() {
        Fixture f;
        f.frame({"pursue"});
        const QPointF before = f.corner("pursue");
        f.canvas.edits()->nudgeSelected(1, 0);
        QCOMPARE(f.corner("pursue"), before + QPointF(gridStep, 0));
    }

    void mute_fadesCardsAndWires() {
        Fixture f;
        const Project before = f.project();
        f.document.selection()->set({"evade", "pursue"});
        f.canvas.edits()->toggleMuted();
        QVERIFY(f.project().node("evade")->muted && f.project().node("pursue")->muted);
        QVERIFY(f.canvas.nodes()->isSilent(*f.scene().wire("evade-to-prey-choice")));
        QVERIFY(!f.canvas.nodes()->isSilent(*f.scene().wire("prey-choice-to-prey")));
        f.canvas.edits()->toggleMuted();
        QVERIFY(!f.canvas.nodes()->isSilent(*f.scene().wire("evade-to-prey-choice")));
        QVERIFY(f.project() == before);
    }

    void buttonsInTheHeader_areClicked() {
        Fixture f;
        const Card& card = *f.scene().card("evade");
        const auto click = [&](CardButton button) {
            const QPointF at = cardButtonBox(card, button, false, true).center();
            f.move(at);
            QVERIFY(!f.canvas.hover()->buttonTip().isEmpty());
            f.press(at);
            f.release(at);
        };
        click(CardButton::mute);
        QVERIFY(f.project().node("evade")->muted);
        click(CardButton::mute);
        click(CardButton::solo);
        QVERIFY(!f.project().node("evade")->muted && f.project().node("evade")->solo);
        QVERIFY(f.document.selection()->asIds().empty());
        const QPointF at = cardButtonBox(card, CardButton::mute, false, true).center();
        f.press(at);
        f.release(at - QPointF(60, 0)); // released beside the button
        QVERIFY(!f.project().node("evade")->muted);
    }

    void tipOfMutedAgents_saysThatTheyCoast() {
        Fixture f;
        const auto tipOf = [&](const char* node, bool canSolo) {
            f.move(cardButtonBox(*f.scene().card(node), CardButton::mute, false, canSolo).center());
            return f.canvas.hover()->buttonTip();
        };
        QVERIFY(tipOf("hunter", false).contains("coast"));
        f.document.selection()->set({"hunter"});
        f.canvas.edits()->toggleMuted();
        QVERIFY(tipOf("hunter", false).contains("coast"));
        QVERIFY(tipOf("evade", true).contains("as if it were not there"));
    }

    void solo_silencesTheOthers() {
        Fixture f;
        f.document.selection()->set({"evade"});
        f.canvas.edits()->toggleSolo();
        QVERIFY(f.canvas.nodes()->isSilent("prey-wander"));
        QVERIFY(!f.canvas.nodes()->isSilent("evade"));
        QVERIFY(!f.canvas.nodes()->isSilent("pursue")); // it steers other agents
        const QSignalSpy refused(&f.document, &Document::refused);
        f.document.selection()->set({"cursor"});
        f.canvas.edits()->toggleSolo();
        QCOMPARE(refused.count(), 1);
    }

    void alt_switchesLinesAndGridOff() {
        Fixture f;
        const QPointF at = f.corner("cursor") + QPointF(60, 12);
        f.press(at);
        f.move(at + QPointF(3, 200));   // still in its column, on the grid
        f.move(at + QPointF(237, 203)); // the column of Near mouse is at 240
        QCOMPARE(f.corner("cursor").x(), 240.0);
        QVERIFY(!f.canvas.guides().isEmpty());
        f.move(at + QPointF(237, 203), Qt::AltModifier);
        QCOMPARE(f.corner("cursor"), QPointF(237, 384 + 203));
        QVERIFY(f.canvas.guides().isEmpty());
        f.canvas.cancel();
        QCOMPARE(f.corner("cursor"), QPointF(0, 384));
    }

    void dropOnAWire_insertsInOneStep() {
        Fixture f;
        QVERIFY(f.canvas.adder()->addNode("sum", 300, 700));
        const Id sum = f.selectedId();
        const Project before = f.project();
        const QPointF on = f.scene().wire("pursue-to-hunter-choice")->curve.at(0.4);
        const QPointF at = f.card(sum).topLeft() + QPointF(50, 12);
        f.press(at);
        f.move(at + QPointF(30, -60));
        QVERIFY(f.canvas.spliceLink().isEmpty());
        f.move(on);
        QCOMPARE(f.canvas.spliceLink(), "pursue-to-hunter-choice");
        f.release(on);
        QCOMPARE(f.project().link("pursue-to-hunter-choice")->from.node, sum);
        QCOMPARE(f.project().linksInto(sum, "forces").front()->from.node, "pursue");
        QVERIFY(f.canvas.spliceLink().isEmpty());
        f.document.undo();
        QVERIFY(f.project() == before);
    }
};
