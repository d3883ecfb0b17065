#include "app/editor/canvas/canvas_controller.h"
#include "tests/app/editor/sim/hunt_by_modes.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

/// The example on a canvas of 1600 x 900, whose pan is 0 and zoom 1: screen is canvas.
struct Fixture {
    Document document;
    CanvasController canvas{document};

    Fixture() {
        document.open(example);
        canvas.setViewSize(1600, 900);
        canvas.zoomTo(1);
        const QPointF pan = canvas.pan();
        drag({0, 0}, -pan, Qt::MiddleButton);
    }

    void drag(QPointF from, QPointF by, Qt::MouseButton button = Qt::LeftButton,
              int modifiers = 0) {
        canvas.press(from.x(), from.y(), button, modifiers, false);
        canvas.move(from.x() + by.x() / 2, from.y() + by.y() / 2, modifiers);
        canvas.move(from.x() + by.x(), from.y() + by.y(), modifiers);
        canvas.release(from.x() + by.x(), from.y() + by.y());
    }
    void click(QPointF at, int modifiers = 0) {
        canvas.press(at.x(), at.y(), Qt::LeftButton, modifiers, false);
        canvas.release(at.x(), at.y());
    }
    [[nodiscard]] QPointF header(const char* node) const {
        return canvas.scene().card(node)->rect.topLeft() + QPointF(60, 12);
    }
    [[nodiscard]] QPointF port(const char* node, const char* port) const {
        return canvas.portPlace(node, port);
    }
    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] QStringList selected() { return document.selection()->ids(); }
};

} // namespace

class TestCanvasController : public QObject {
    Q_OBJECT

private slots:
    void models_keepTheirPromises();
    void click_selects_andShiftAdds();
    void rubberBand_selectsWhatItTouches();
    void drag_movesOnTheGrid_asOneStep();
    void escape_restoresExactly();
    void dragFromAPort_wires();
    void dragBackward_wiresToo();
    void refusal_speaksAndDropsNothing();
    void near20px_theMagnetHolds();
    void wiredInput_isCarriedAway();
    void dropOnEmptyCanvas_addsAndWiresInOneStep();
    void weightDrag_isOneStep();
    void typedWeight_isChecked();
    void zoomStandsStill_over20Notches();
    void wireIsHit_atAnyZoom();
    void copyPaste_keepsWires();
    void removeAndUndo();
    void reorder_changesThePlaces();
    void arrows_goToTheNeighbor();
    void modesOfAType_haveAnOrder();
    void ringOfModes_leadsBackAroundTheCards();
    void group_isOneStep_andSelected();
    void groupInView_coversNothing_andIsSeen();
    void groupInASmallView_isNearEnoughForItsPorts();
    void wiredCard_coversNone();
    void groupTakesNoWire();
    void nodeInView_coversNothing_andIsSeen();
    void nodeInAHiddenView_coversNothing();
    void wireByKeys_hintsAtOnce();
    void enterWithNothingSelected_saysWhatToDo();
    void hover_followsWhatMovesUnderTheMouse();
    void hover_followsARefusedDrop();
    void marks_onSmallCards_onlyWhereThereIsRoom();
};

void TestCanvasController::models_keepTheirPromises() {
    Fixture f;
    const QAbstractItemModelTester nodes(f.canvas.nodes(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester links(f.canvas.links(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(f.canvas.nodes()->rowCount(), static_cast<int>(f.project().nodes.size()));
    f.canvas.addNode("seek", 1000, 800);
    f.canvas.selectAll();
    f.canvas.duplicateSelected();
    f.canvas.removeSelected();
    while (f.document.canUndo())
        f.document.undo();
    while (f.document.canRedo())
        f.document.redo();
    QCOMPARE(f.canvas.nodes()->rowCount(), static_cast<int>(f.project().nodes.size()));
    QCOMPARE(f.canvas.links()->rowCount(), static_cast<int>(f.project().links.size()));
    f.document.newProject();
    QCOMPARE(f.canvas.nodes()->rowCount(), 0);
}

void TestCanvasController::click_selects_andShiftAdds() {
    Fixture f;
    f.click(f.header("pursue"));
    QCOMPARE(f.selected(), QStringList({"pursue"}));
    f.click(f.header("evade"), Qt::ShiftModifier);
    QCOMPARE(f.selected(), QStringList({"pursue", "evade"}));
    f.click(f.header("evade"));
    QCOMPARE(f.selected(), QStringList({"evade"}));
    f.click({-500, -500});
    QVERIFY(f.selected().isEmpty());
}

void TestCanvasController::rubberBand_selectsWhatItTouches() {
    Fixture f;
    const QRectF all = f.canvas.scene().bounds();
    f.drag(all.topLeft() - QPointF(20, 20), QPointF(all.width() + 40, all.height() + 40));
    QCOMPARE(f.selected().size(), static_cast<qsizetype>(f.project().nodes.size()));
    QVERIFY(f.canvas.rubberBand().isNull());
}

void TestCanvasController::drag_movesOnTheGrid_asOneStep() {
    Fixture f;
    const Vec2 before = f.project().node("evade")->place;
    f.drag(f.header("evade"), {83, -21});
    QCOMPARE(f.project().node("evade")->place, before + Vec2({80, -24}));
    f.document.undo();
    QCOMPARE(f.project().node("evade")->place, before);
    QVERIFY(!f.document.canUndo());
}

void TestCanvasController::escape_restoresExactly() {
    Fixture f;
    const Project before = f.project();
    const QPointF at = f.header("evade");
    f.canvas.press(at.x(), at.y(), Qt::LeftButton, 0, false);
    f.canvas.move(at.x() + 100, at.y() + 60, 0);
    QVERIFY(f.project() != before);
    QVERIFY(f.canvas.cancel());
    QVERIFY(f.project() == before);
    QVERIFY(!f.document.canUndo());
    QVERIFY(!f.document.canRedo());
    QVERIFY(!f.canvas.cancel());
}

void TestCanvasController::dragFromAPort_wires() {
    Fixture f;
    const std::size_t before = f.project().links.size();
    const QPointF from = f.port("evade", "force");
    f.drag(from + QPointF(9, 7), f.port("hunter-choice", "forces") - from + QPointF(-9, -5));
    QCOMPARE(f.project().links.size(), before + 1);
    QCOMPARE(f.project().links.back().from, (PortRef{"evade", "force"}));
    QCOMPARE(f.project().links.back().to, (PortRef{"hunter-choice", "forces"}));
    f.document.undo();
    QCOMPARE(f.project().links.size(), before);
}

void TestCanvasController::dragBackward_wiresToo() {
    Fixture f;
    const std::size_t before = f.project().links.size();
    const QPointF from = f.port("hunter", "steering");
    f.drag(from, f.port("evade", "force") - from);
    QCOMPARE(f.project().links.size(), before + 1);
    QCOMPARE(f.project().links.back().from, (PortRef{"evade", "force"}));
}

void TestCanvasController::refusal_speaksAndDropsNothing() {
    Fixture f;
    const Project before = f.project();
    const QSignalSpy palette(&f.canvas, &CanvasController::paletteRequested);
    const QPointF from = f.port("evade", "force");
    const QPointF to = f.port("pursue", "target");
    f.canvas.press(from.x(), from.y(), Qt::LeftButton, 0, false);
    f.canvas.move(to.x(), to.y(), 0);
    QVERIFY2(f.canvas.refusal().contains("force"), qPrintable(f.canvas.refusal()));
    f.canvas.release(to.x(), to.y());
    QVERIFY(f.project() == before);
    QCOMPARE(palette.count(), 0);
    QVERIFY(f.canvas.refusal().isEmpty());
}

void TestCanvasController::near20px_theMagnetHolds() {
    Fixture f;
    const QPointF from = f.port("evade", "force");
    const QPointF to = f.port("hunter-choice", "forces");
    f.canvas.press(from.x(), from.y(), Qt::LeftButton, 0, false);
    f.canvas.move(to.x() - 19, to.y(), 0);
    QCOMPARE(f.canvas.draftEnd(), to);
    f.canvas.move(to.x() - 22, to.y(), 0);
    QCOMPARE(f.canvas.draftEnd(), to - QPointF(22, 0));
    f.canvas.cancel();
}

void TestCanvasController::wiredInput_isCarriedAway() {
    Fixture f;
    const std::size_t before = f.project().links.size();
    f.drag(f.port("evade", "target"), {-40, -200});
    QCOMPARE(f.project().links.size(), before - 1);
    QCOMPARE(f.document.undoText(), QString("Disconnect"));
    f.document.undo();
    QCOMPARE(f.project().links.size(), before);
}

void TestCanvasController::dropOnEmptyCanvas_addsAndWiresInOneStep() {
    Fixture f;
    const Project before = f.project();
    QSignalSpy palette(&f.canvas, &CanvasController::paletteRequested);
    const QPointF from = f.port("prey", "steering");
    f.drag(from, QPointF(-60, 600));
    QCOMPARE(palette.count(), 1);
    QCOMPARE(palette.first().at(2).toString(), QString("force"));
    QCOMPARE(palette.first().at(3).toBool(), true);
    QVERIFY(f.canvas.draft().has_value());

    QVERIFY(f.canvas.addNode("seek", from.x() - 60, from.y() + 600));
    QCOMPARE(f.project().nodes.size(), before.nodes.size() + 1);
    QCOMPARE(f.project().links.back().to, (PortRef{"prey", "steering"}));
    QCOMPARE(f.project().links.back().from.node, f.project().nodes.back().id);
    f.document.undo();
    QVERIFY(f.project() == before);
}

void TestCanvasController::weightDrag_isOneStep() {
    Fixture f;
    const QString link = "evade-to-prey-choice";
    const QPointF at = f.canvas.weightPlace(link);
    f.drag(at, {-25, 0});
    QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 0.5);
    f.drag(at, {-500, 0});
    QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 0.0);
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 1.0);
    QVERIFY(!f.document.canUndo());
}

void TestCanvasController::typedWeight_isChecked() {
    Fixture f;
    QSignalSpy refused(&f.document, &Document::refused);
    QVERIFY(f.canvas.typeWeight("evade-to-prey-choice", "2,5"));
    QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 2.5);
    QVERIFY(!f.canvas.typeWeight("evade-to-prey-choice", "much"));
    f.canvas.typeWeight("evade-to-prey-choice", "101");
    QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 2.5);
    QCOMPARE(refused.count(), 2);
}

void TestCanvasController::zoomStandsStill_over20Notches() {
    Fixture f;
    const QPointF mouse(613, 287);
    const QPointF place = (mouse - f.canvas.pan()) / f.canvas.zoom();
    for (const int notch : {120, -120})
        for (int i = 0; i < 20; ++i) {
            f.canvas.wheel(mouse.x(), mouse.y(), 0, notch, 0);
            const QPointF seen = place * f.canvas.zoom() + f.canvas.pan();
            QVERIFY(std::hypot(seen.x() - mouse.x(), seen.y() - mouse.y()) < 1);
        }
}

void TestCanvasController::wireIsHit_atAnyZoom() {
    Fixture f;
    for (const double zoom : {0.25, 0.5, 1.0, 2.0, 4.0}) {
        f.canvas.zoomTo(zoom);
        const Wire* wire = f.canvas.scene().wire("pursue-to-hunter-choice");
        const QPointF at = f.canvas.pan() + (wire->curve.at(0.3)) * zoom + QPointF(0, 6);
        f.document.selection()->clear();
        f.click(at);
        QVERIFY2(f.selected().contains("pursue-to-hunter-choice"),
                 qPrintable(QString::number(zoom)));
    }
}

void TestCanvasController::copyPaste_keepsWires() {
    Fixture f;
    const Project before = f.project();
    f.document.selection()->set({"pursue", "hunter-choice"});
    f.canvas.copySelected();
    f.canvas.paste();
    QCOMPARE(f.project().nodes.size(), before.nodes.size() + 2);
    QCOMPARE(f.project().links.size(), before.links.size() + 1);
    QCOMPARE(f.selected().size(), 2);
    QVERIFY(!f.selected().contains("pursue"));
    f.document.undo();
    QVERIFY(f.project() == before);
}

void TestCanvasController::removeAndUndo() {
    Fixture f;
    const Project before = f.project();
    f.document.selection()->set({"evade"});
    f.canvas.removeSelected();
    QVERIFY(!f.project().node("evade"));
    QVERIFY(f.selected().isEmpty());
    QCOMPARE(f.document.undoText(), QString("Delete Evade"));
    f.document.undo();
    QVERIFY(f.project() == before);
}

void TestCanvasController::reorder_changesThePlaces() {
    Fixture f;
    QCOMPARE(f.canvas.scene().wire("evade-to-prey-choice")->place, 1);
    QCOMPARE(f.canvas.scene().wire("prey-choice-to-prey")->place, 0);
    f.document.selection()->select("evade-to-prey-choice");
    f.canvas.reorderSelected(1);
    QCOMPARE(f.canvas.scene().wire("evade-to-prey-choice")->place, 2);
    QCOMPARE(f.canvas.scene().wire("go-to-mouse-to-prey-choice")->place, 1);
}

void TestCanvasController::arrows_goToTheNeighbor() {
    Fixture f;
    f.document.selection()->select("hunter-choice");
    f.canvas.selectNeighbor(1, 0);
    QCOMPARE(f.selected(), QStringList({"hunter"}));
    f.canvas.selectNeighbor(-1, 0);
    QCOMPARE(f.selected(), QStringList({"hunter-choice"}));
}

void TestCanvasController::modesOfAType_haveAnOrder() {
    Fixture f;
    const HuntByModes hunt;
    f.document.projectModel().replace(hunt.project);
    const auto place = [&](const Id& link) { return f.canvas.scene().wire(link)->place; };
    QCOMPARE(place(hunt.huntIsMode), 1);
    QCOMPARE(place(hunt.restIsMode), 2);
    QCOMPARE(place(hunt.outOfHunt), 0); // of what leads out of modes the order says nothing
    QStringList sentences;
    for (int row = 0; row < f.canvas.links()->rowCount(); ++row)
        sentences.append(f.canvas.links()->index(row).data(LinkListModel::SentenceRole).toString());
    QVERIFY2(sentences.contains("Mode, Mode to Hunter, Modes; number 2 in the order"),
             qPrintable(sentences.join('\n')));
    f.document.selection()->select(QString::fromStdString(hunt.huntIsMode));
    f.canvas.reorderSelected(1);
    QCOMPARE(place(hunt.huntIsMode), 2);
    QCOMPARE(place(hunt.restIsMode), 1);
    f.document.undo();
    QVERIFY(f.project() == hunt.project);
}

void TestCanvasController::ringOfModes_leadsBackAroundTheCards() {
    Fixture f;
    const HuntByModes hunt;
    f.document.projectModel().replace(hunt.project);
    for (const Id& link : {hunt.outOfRest, hunt.intoHunt}) { // to the left
        const WireCurve& curve = f.canvas.scene().wire(link)->curve;
        QVERIFY(curve.pieces() > 1);
        for (int i = 1; i < 300; ++i)
            QVERIFY(!f.canvas.scene().nodeAt(curve.at(i / 300.0)) || i < 3 || i > 297);
    }
    QCOMPARE(f.canvas.scene().wire(hunt.outOfHunt)->curve.pieces(), 1U);
}

void TestCanvasController::group_isOneStep_andSelected() {
    for (const char* macro : {"flock", "hunter", "follower"}) {
        Fixture f;
        const Project before = f.project();
        QVERIFY(f.canvas.addNode(macro, 400, 300));
        const std::size_t added = f.project().nodes.size() - before.nodes.size();
        QVERIFY(added >= 5);
        QCOMPARE(f.selected().size(), static_cast<qsizetype>(added));
        for (const QString& id : f.selected())
            QVERIFY(!before.node(id.toStdString()) && f.project().node(id.toStdString()));
        f.document.undo();
        QVERIFY(f.project() == before);
        QVERIFY(!f.document.canUndo());
    }
}

void TestCanvasController::groupInView_coversNothing_andIsSeen() {
    Fixture f;
    f.canvas.setViewSize(900, 600);
    for (int i = 0; i < 3; ++i)
        QVERIFY(f.canvas.addNodeInView("flock"));
    QRectF added;
    for (const Node& node : f.project().nodes) {
        const QRectF& card = f.canvas.scene().card(node.id)->rect;
        QCOMPARE(f.canvas.scene().nodesIn(card).size(), std::size_t{1});
        if (f.selected().contains(QString::fromStdString(node.id)))
            added |= card;
    }
    const QRectF seen(-f.canvas.pan() / f.canvas.zoom(), QSizeF(900, 600) / f.canvas.zoom());
    QVERIFY(seen.contains(added));
}

void TestCanvasController::nodeInView_coversNothing_andIsSeen() {
    Fixture f;
    f.canvas.setViewSize(900, 600);
    for (int i = 0; i < 12; ++i) {
        QVERIFY(f.canvas.addNodeInView("seek"));
        const QRectF& card = f.canvas.scene().card(f.project().nodes.back().id)->rect;
        QCOMPARE(f.canvas.scene().nodesIn(card).size(), std::size_t{1});
        QVERIFY(f.canvas.seen().contains(card));
    }
}

void TestCanvasController::nodeInAHiddenView_coversNothing() {
    Document document;
    document.open(example);
    CanvasController canvas(document); // of no size yet
    for (int i = 0; i < 5; ++i) {
        QVERIFY(canvas.addNodeInView("seek"));
        const QRectF& card = canvas.scene().card(document.project().nodes.back().id)->rect;
        QCOMPARE(canvas.scene().nodesIn(card).size(), std::size_t{1});
    }
}

void TestCanvasController::wireByKeys_hintsAtOnce() {
    Fixture f;
    f.document.selection()->select("pursue");
    QString shown;
    connect(&f.canvas, &CanvasController::hoverChanged, this, [&] { shown = f.canvas.hint(); });
    f.canvas.wireSelected();
    QVERIFY(shown.startsWith("A wire from Pursue"));
    f.document.selection()->select("hunter");
    f.canvas.wireSelected();
    QVERIFY(shown.isEmpty());
}

void TestCanvasController::enterWithNothingSelected_saysWhatToDo() {
    Fixture f;
    const QSignalSpy inspector(&f.canvas, &CanvasController::inspectorRequested);
    const QSignalSpy refused(&f.document, &Document::refused);
    f.canvas.editSelected();
    QCOMPARE(inspector.size(), 0);
    QCOMPARE(refused.size(), 1);
    f.document.selection()->select("pursue");
    f.canvas.editSelected();
    QCOMPARE(inspector.size(), 1);
}

void TestCanvasController::hover_followsWhatMovesUnderTheMouse() {
    Fixture f;
    const QPointF at = f.header("evade");
    f.canvas.move(at.x(), at.y(), 0);
    QCOMPARE(f.canvas.hoveredNode(), QString("evade"));
    f.canvas.zoomBy(0.2);
    QVERIFY(f.canvas.hoveredNode().isEmpty());
    f.canvas.zoomBy(5);
    QCOMPARE(f.canvas.hoveredNode(), QString("evade"));

    f.document.push(moveNodes(f.project(), std::vector<Id>{"evade"}, {2000, 0}), {});
    QVERIFY(f.canvas.hoveredNode().isEmpty());
    f.document.undo();
    QCOMPARE(f.canvas.hoveredNode(), QString("evade"));
    f.canvas.leave();
    f.canvas.zoomBy(0.99);
    QVERIFY(f.canvas.hoveredNode().isEmpty());
}

void TestCanvasController::hover_followsARefusedDrop() {
    Fixture f;
    const QPointF output = f.port("pursue", "force");
    f.canvas.move(output.x(), output.y(), 0);
    QCOMPARE(f.canvas.hoveredPort(), QString("pursue.force"));
    f.drag(output, f.port("nearest-prey", "agents") - output);
    QCOMPARE(f.canvas.hoveredPort(), QString("nearest-prey.agents"));
    const QPointF from = f.header("evade");
    f.drag(from, QPointF(-from.x() - 500, 0)); // let go beside the canvas, which then has no mouse
    f.document.undo();
    QVERIFY(f.canvas.hoveredNode().isEmpty());
}

void TestCanvasController::marks_onSmallCards_onlyWhereThereIsRoom() {
    Fixture f;
    const auto isMarked = [&](const char* from) {
        for (int row = 0; row < f.canvas.links()->rowCount(); ++row) {
            const QModelIndex index = f.canvas.links()->index(row);
            const QString id = f.canvas.links()->data(index, LinkListModel::LinkIdRole).toString();
            if (f.project().link(id.toStdString())->from == PortRef{from, "force"})
                return f.canvas.links()->data(index, LinkListModel::MarkedRole).toBool();
        }
        return false;
    };
    const auto weightOf = [&](const char* from) {
        for (const Wire& wire : f.canvas.scene().wires())
            if (wire.from == PortRef{from, "force"})
                return wire;
        return Wire();
    };
    // Far from its end it has room, also while cards are small; close to it, only while large.
    f.document.push(moveNodes(f.project(), std::vector<Id>{"pursue"}, {0, 2000}), {});
    f.document.push(moveNodes(f.project(), std::vector<Id>{"evade"},
                              {f.canvas.scene().card("prey-choice")->rect.left() -
                                   f.canvas.scene().card("evade")->rect.right() - 40,
                               0}),
                    {});
    f.canvas.fitAll();
    f.canvas.zoomTo(0.3);
    QVERIFY(isMarked("pursue"));
    QVERIFY(!isMarked("evade"));
    const QPointF at = weightOf("evade").curve.at(0.5) * f.canvas.zoom() + f.canvas.pan();
    f.canvas.press(at.x(), at.y(), Qt::LeftButton, 0, false);
    QVERIFY(f.canvas.cursor() != Qt::SizeHorCursor); // what is not shown cannot be dragged
    f.canvas.release(at.x(), at.y());
    f.canvas.zoomTo(leastDetailZoom);
    QVERIFY(isMarked("evade"));
}

void TestCanvasController::groupInASmallView_isNearEnoughForItsPorts() {
    Fixture f;
    f.document.newProject();
    f.canvas.setViewSize(500, 250);
    QVERIFY(f.canvas.addNodeInView("flock"));
    QVERIFY(f.canvas.zoom() >= leastDetailZoom);
    const QRectF seen(-f.canvas.pan() / f.canvas.zoom(), QSizeF(500, 250) / f.canvas.zoom());
    QVERIFY(seen.contains(f.canvas.scene().bounds().topLeft()));
}

void TestCanvasController::wiredCard_coversNone() {
    Fixture f;
    QPointF to = f.port("prey", "steering") + QPointF(-60, 600);
    for (int i = 0; i < 3; ++i) { // right of the one before, where it would cover that
        const QPointF from = f.port("prey", "steering");
        f.drag(from, to - from);
        QVERIFY(f.canvas.draft());
        QVERIFY(f.canvas.addNode("seek", to.x(), to.y()));
        const std::string added = f.selected().front().toStdString();
        const QRectF& card = f.canvas.scene().card(added)->rect;
        QCOMPARE(f.canvas.scene().nodesIn(card).size(), std::size_t{1});
        to = f.canvas.pan() + QPointF(card.right() + 24, card.center().y()) * f.canvas.zoom();
    }
}

void TestCanvasController::groupTakesNoWire() {
    Fixture f;
    QVERIFY(!f.canvas.addNode("wolfpack", 400, 300));
    const QPointF from = f.port("prey", "steering");
    f.drag(from, QPointF(-60, 600));
    const std::size_t before = f.project().links.size();
    QVERIFY(f.canvas.addNode("flock", from.x() - 60, from.y() + 600));
    QVERIFY(!f.canvas.draft());
    for (std::size_t i = before; i < f.project().links.size(); ++i)
        QVERIFY(f.project().links[i].to.node != "prey");
}

QTEST_MAIN(TestCanvasController)
#include "tst_canvas_controller.moc"
