#include "tests/app/editor/canvas/canvas_stage.h"
#include "tests/app/editor/sim/hunt_by_modes.h"
#include "tests/app/editor/testing.h"

const QString example = TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller";

class TestCanvasController : public QObject {
    Q_OBJECT

private slots:
    void fit_showsTheTagsOfReferences() {
        CanvasStage f;
        f.canvas.fitAll();
        const QRectF seen = f.seen();
        int tags = 0;
        for (const Wire& wire : f.scene().wires())
            if (wire.tag) {
                ++tags;
                QVERIFY(f.scene().bounds().contains(wire.tag->box));
                QVERIFY(seen.contains(wire.tag->box));
            }
        QVERIFY(tags > 0);
    }

    void models_followTheRulesOfQt() {
        CanvasStage f;
        const QAbstractItemModelTester nodes(
            f.canvas.nodes(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester links(
            f.canvas.links(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(f.canvas.nodes()->rowCount(), static_cast<int>(f.project().nodes.size()));
        f.canvas.adder()->addNode("seek", 1000, 800);
        f.canvas.edits()->selectAll();
        f.canvas.edits()->duplicateSelected();
        f.canvas.edits()->removeSelected();
        while (f.document.canUndo())
            f.document.undo();
        while (f.document.canRedo())
            f.document.redo();
        QCOMPARE(f.canvas.nodes()->rowCount(), static_cast<int>(f.project().nodes.size()));
        QCOMPARE(f.canvas.links()->rowCount(), static_cast<int>(f.project().links.size()));
        f.document.newProject();
        QCOMPARE(f.canvas.nodes()->rowCount(), 0);
    }

    void click_selects_andShiftAdds() {
        CanvasStage f;
        f.click(f.header("pursue"));
        QCOMPARE(f.selected(), QStringList({"pursue"}));
        f.click(f.header("evade"), Qt::ShiftModifier);
        QCOMPARE(f.selected(), QStringList({"pursue", "evade"}));
        f.click(f.header("evade"));
        QCOMPARE(f.selected(), QStringList({"evade"}));
        f.click({-500, -500});
        QVERIFY(f.selected().isEmpty());
    }

    void rubberBand_selectsTheCardsItTouches() {
        CanvasStage f;
        const QRectF all = f.scene().bounds();
        f.drag(all.topLeft() - QPointF(20, 20), QPointF(all.width() + 40, all.height() + 40));
        QCOMPARE(f.selected().size(), static_cast<qsizetype>(f.project().nodes.size()));
        QVERIFY(f.canvas.rubberBand().isNull());
    }

    void drag_movesOnTheGrid_asOneStep() {
        CanvasStage f;
        const Vec2 before = f.project().node("evade")->place;
        f.drag(f.header("evade"), {83, -21});
        QCOMPARE(f.project().node("evade")->place, before + Vec2({80, -24}));
        f.document.undo();
        QCOMPARE(f.project().node("evade")->place, before);
        QVERIFY(!f.document.canUndo());
    }

    void escape_restoresExactly() {
        CanvasStage f;
        const Project before = f.project();
        const QPointF at = f.header("evade");
        f.press(at);
        f.move(at + QPointF(100, 60));
        QVERIFY(f.project() != before);
        QVERIFY(f.canvas.cancel());
        QVERIFY(f.project() == before);
        QVERIFY(!f.document.canUndo());
        QVERIFY(!f.document.canRedo());
        QVERIFY(!f.canvas.cancel());
    }

    void dragFromAPort_wires() {
        CanvasStage f;
        const std::size_t before = f.project().links.size();
        const QPointF from = f.port("evade", "force");
        f.drag(from + QPointF(9, 7), f.port("hunter-choice", "forces") - from + QPointF(-9, -5));
        QCOMPARE(f.project().links.size(), before + 1);
        QCOMPARE(f.project().links.back().from, (PortRef{"evade", "force"}));
        QCOMPARE(f.project().links.back().to, (PortRef{"hunter-choice", "forces"}));
        f.document.undo();
        QCOMPARE(f.project().links.size(), before);
    }

    void dragBackward_wiresToo() {
        CanvasStage f;
        const std::size_t before = f.project().links.size();
        const QPointF from = f.port("hunter", "steering");
        f.drag(from, f.port("evade", "force") - from);
        QCOMPARE(f.project().links.size(), before + 1);
        QCOMPARE(f.project().links.back().from, (PortRef{"evade", "force"}));
    }

    void refusedWire_saysWhy_andChangesNothing() {
        CanvasStage f;
        const Project before = f.project();
        const QSignalSpy palette(f.canvas.requests(), &CanvasRequests::paletteRequested);
        const QPointF from = f.port("evade", "force");
        const QPointF to = f.port("pursue", "target");
        f.press(from);
        f.move(to);
        QVERIFY_HAS(f.canvas.refusal(), "force");
        f.release(to);
        QVERIFY(f.project() == before);
        QCOMPARE(palette.count(), 0);
        QVERIFY(f.canvas.refusal().isEmpty());
    }

    void wireEnd_goesToAPortWithin20Pixels() {
        CanvasStage f;
        const QPointF from = f.port("evade", "force");
        const QPointF to = f.port("hunter-choice", "forces");
        f.press(from);
        f.move(to + QPointF(-19, 0));
        QCOMPARE(f.canvas.draftEnd(), to);
        f.move(to + QPointF(-22, 0));
        QCOMPARE(f.canvas.draftEnd(), to - QPointF(22, 0));
        f.canvas.cancel();
    }

    void wireOfAnInput_isCarriedAway() {
        CanvasStage f;
        const std::size_t before = f.project().links.size();
        f.drag(f.port("evade", "target"), {-40, -200});
        QCOMPARE(f.project().links.size(), before - 1);
        QCOMPARE(f.document.undoText(), "Disconnect");
        f.document.undo();
        QCOMPARE(f.project().links.size(), before);
    }

    void dropOnEmptyCanvas_addsAndWiresInOneStep() {
        CanvasStage f;
        const Project before = f.project();
        QSignalSpy palette(f.canvas.requests(), &CanvasRequests::paletteRequested);
        const QPointF from = f.port("prey", "steering");
        f.drag(from, QPointF(-60, 600));
        QCOMPARE(palette.count(), 1);
        QCOMPARE(palette.first().at(2).toString(), "force");
        QCOMPARE(palette.first().at(3).toBool(), true);
        QVERIFY(f.canvas.draft());

        QVERIFY(f.canvas.adder()->addNode("seek", from.x() - 60, from.y() + 600));
        QCOMPARE(f.project().nodes.size(), before.nodes.size() + 1);
        QCOMPARE(f.project().links.back().to, (PortRef{"prey", "steering"}));
        QCOMPARE(f.project().links.back().from.node, f.project().nodes.back().id);
        f.document.undo();
        QVERIFY(f.project() == before);
    }

    void weightDrag_isOneStep_data() {
        const TestRows<QPointF> row;
        row("to the left", QPointF(-1, 0));
        row("down", QPointF(0, 1));
        row("down and a little to the right", QPointF(0.3, 1));
    }

    void weightDrag_isOneStep() {
        const auto [less] = fetched<QPointF>();
        CanvasStage f;
        const QString link = "evade-to-prey-choice";
        const QPointF at = f.canvas.weightPlace(link);
        f.drag(at, less * 25);
        QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 0.5);
        f.drag(at, less * 500);
        QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 0.0);
        f.document.undo();
        f.document.undo();
        QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 1.0);
        QVERIFY(!f.document.canUndo());
    }

    void typedWeight_isChecked() {
        CanvasStage f;
        QSignalSpy refused(&f.document, &Document::refused);
        QVERIFY(f.canvas.edits()->typeWeight("evade-to-prey-choice", "2,5"));
        QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 2.5);
        QVERIFY(!f.canvas.edits()->typeWeight("evade-to-prey-choice", "much"));
        f.canvas.edits()->typeWeight("evade-to-prey-choice", "101");
        QCOMPARE(f.project().link("evade-to-prey-choice")->weight, 2.5);
        QCOMPARE(refused.count(), 2);
    }

    void placeUnderTheMouse_stays_over20Notches() {
        CanvasStage f;
        const QPointF mouse(613, 287);
        const QPointF place = (mouse - f.canvas.view()->pan()) / f.canvas.view()->zoom();
        for (const int notch : {120, -120})
            for (int i = 0; i < 20; ++i) {
                f.canvas.view()->wheel(mouse.x(), mouse.y(), 0, notch, 0);
                const QPointF seen = place * f.canvas.view()->zoom() + f.canvas.view()->pan();
                QVERIFY(std::hypot(seen.x() - mouse.x(), seen.y() - mouse.y()) < 1);
            }
    }

    void wireIsHit_atAnyZoom() {
        CanvasStage f;
        for (const double zoom : {0.25, 0.5, 1.0, 2.0, 4.0}) {
            f.canvas.view()->zoomTo(zoom);
            const Wire* wire = f.scene().wire("pursue-to-hunter-choice");
            const QPointF at =
                f.canvas.view()->pan() + (wire->curve.at(0.3)) * zoom + QPointF(0, 6);
            f.document.selection()->clear();
            f.click(at);
            QVERIFY2(f.selected().contains("pursue-to-hunter-choice"),
                     qPrintable(QString::number(zoom)));
        }
    }

    void copyPaste_keepsWires() {
        CanvasStage f;
        const Project before = f.project();
        f.document.selection()->set({"pursue", "hunter-choice"});
        f.canvas.edits()->copySelected();
        f.canvas.edits()->paste();
        QCOMPARE(f.project().nodes.size(), before.nodes.size() + 2);
        QCOMPARE(f.project().links.size(), before.links.size() + 1);
        QCOMPARE(f.selected().size(), 2);
        QVERIFY(!f.selected().contains("pursue"));
        f.document.undo();
        QVERIFY(f.project() == before);
    }

    void removeAndUndo() {
        CanvasStage f;
        const Project before = f.project();
        f.document.selection()->set({"evade"});
        f.canvas.edits()->removeSelected();
        QVERIFY(!f.project().node("evade"));
        QVERIFY(f.selected().isEmpty());
        QCOMPARE(f.document.undoText(), "Delete Evade");
        f.document.undo();
        QVERIFY(f.project() == before);
    }

    void reorder_changesThePlaces() {
        CanvasStage f;
        QCOMPARE(f.scene().wire("evade-to-prey-choice")->place, 1);
        QCOMPARE(f.scene().wire("prey-choice-to-prey")->place, 0);
        f.select("evade-to-prey-choice");
        f.canvas.edits()->reorderSelected(1);
        QCOMPARE(f.scene().wire("evade-to-prey-choice")->place, 2);
        QCOMPARE(f.scene().wire("go-to-mouse-to-prey-choice")->place, 1);
    }

    void arrows_goToTheNeighbor() {
        CanvasStage f;
        f.select("hunter-choice");
        f.canvas.selectNeighbor(1, 0);
        QCOMPARE(f.selected(), QStringList({"hunter"}));
        f.canvas.selectNeighbor(-1, 0);
        QCOMPARE(f.selected(), QStringList({"hunter-choice"}));
    }

    void modesOfAType_haveAnOrder() {
        CanvasStage f;
        const HuntByModes hunt;
        f.document.projectModel().replace(hunt.project);
        const auto place = [&](const Id& link) { return f.scene().wire(link)->place; };
        QCOMPARE(place(hunt.huntIsMode), 1);
        QCOMPARE(place(hunt.restIsMode), 2);
        QCOMPARE(place(hunt.outOfHunt), 0); // the order of wires out of modes does not matter
        QStringList sentences;
        for (int row = 0; row < f.canvas.links()->rowCount(); ++row)
            sentences.append(f.canvas.links()->value(row, "sentence").toString());
        QVERIFY2(sentences.contains("Mode, Mode to Hunter, Modes; number 2 in the order"),
                 qPrintable(sentences.join('\n')));
        f.select(hunt.huntIsMode);
        f.canvas.edits()->reorderSelected(1);
        QCOMPARE(place(hunt.huntIsMode), 2);
        QCOMPARE(place(hunt.restIsMode), 1);
        f.document.undo();
        QVERIFY(f.project() == hunt.project);
    }

    void ringOfModes_leadsBackAroundTheCards() {
        CanvasStage f;
        const HuntByModes hunt;
        f.document.projectModel().replace(hunt.project);
        for (const Id& link : {hunt.outOfRest, hunt.intoHunt}) { // to the left
            const WireCurve& curve = f.scene().wire(link)->curve;
            QVERIFY(curve.pieces() > 1);
            for (int i = 1; i < 300; ++i)
                QVERIFY(!f.scene().nodeAt(curve.at(i / 300.0)) || i < 3 || i > 297);
        }
        QCOMPARE(f.scene().wire(hunt.outOfHunt)->curve.pieces(), 1U);
    }

    void addedGroup_isOneStep_andSelected() {
        for (const char* macro : {"flock", "hunter", "follower"}) {
            CanvasStage f;
            const Project before = f.project();
            QVERIFY(f.canvas.adder()->addNode(macro, 400, 300));
            QVERIFY(f.project().nodes.size() >= before.nodes.size() + 5);
            QCOMPARE(f.selected().size(), 1);
            const NodeGroup* group = f.scene().groups().group(f.selected().front().toStdString());
            QVERIFY(group);
            QCOMPARE(group->members.size(), f.project().nodes.size() - before.nodes.size());
            f.document.undo();
            QVERIFY(f.project() == before);
            QVERIFY(!f.document.canUndo());
        }
    }

    void groupInView_coversNothing_andIsSeen() {
        CanvasStage f;
        f.canvas.setViewSize(900, 600);
        QVERIFY(f.canvas.adder()->addNodeInView("flock"));
        const QString part = f.canvas.groups()->parts().front().toMap()["id"].toString();
        QVERIFY(f.canvas.adder()->addNodeInView("hunter"));
        QVERIFY(f.canvas.adder()->addNodeInView(part)); // one more flock
        const std::vector<NodeGroup>& groups = f.scene().groups().all();
        QCOMPARE(groups.size(), 3U);
        QCOMPARE(groups.at(0).part, groups.at(2).part);
        QRectF added;
        for (const NodeGroup& group : groups) {
            added = f.box(group.id);
            QVERIFY(f.scene().nodesIn(added).empty());
            for (const NodeGroup& other : groups)
                QVERIFY(other.id == group.id || !f.box(other.id).intersects(added));
        }
        QCOMPARE(f.selected().front().toStdString(), groups.back().id);
        const QRectF seen = f.seen();
        QVERIFY(seen.contains(added));
    }

    void groupInASmallView_isNearEnoughForItsPorts() {
        CanvasStage f;
        f.document.newProject();
        f.canvas.setViewSize(500, 250);
        QVERIFY(f.canvas.adder()->addNodeInView("flock"));
        QVERIFY(f.canvas.view()->zoom() >= minDetailZoom);
        const QRectF seen = f.seen();
        QVERIFY(seen.contains(f.scene().bounds().topLeft()));
    }

    void cardAtAWire_coversNoOther() {
        CanvasStage f;
        QPointF to = f.port("prey", "steering") + QPointF(-60, 600);
        for (int i = 0; i < 3; ++i) { // to the right of the previous card, which it would cover
            const QPointF from = f.port("prey", "steering");
            f.drag(from, to - from);
            QVERIFY(f.canvas.draft());
            QVERIFY(f.canvas.adder()->addNode("seek", to.x(), to.y()));
            const std::string added = f.selected().front().toStdString();
            const QRectF& card = f.card(added);
            QCOMPARE(f.scene().nodesIn(card).size(), 1U);
            to = f.canvas.view()->pan() +
                 QPointF(card.right() + 24, card.center().y()) * f.canvas.view()->zoom();
        }
    }

    void groupTakesNoWire() {
        CanvasStage f;
        QVERIFY(!f.canvas.adder()->addNode("wolfpack", 400, 300));
        const QPointF from = f.port("prey", "steering");
        f.drag(from, QPointF(-60, 600));
        const std::size_t before = f.project().links.size();
        QVERIFY(f.canvas.adder()->addNode("flock", from.x() - 60, from.y() + 600));
        QVERIFY(!f.canvas.draft());
        for (std::size_t i = before; i < f.project().links.size(); ++i)
            QVERIFY(f.project().links[i].to.node != "prey");
    }

    void nodeInView_coversNothing_andIsSeen() {
        CanvasStage f;
        f.canvas.setViewSize(900, 600);
        for (int i = 0; i < 12; ++i) {
            QVERIFY(f.canvas.adder()->addNodeInView("seek"));
            const QRectF& card = f.scene().card(f.project().nodes.back().id)->rect;
            QCOMPARE(f.scene().nodesIn(card).size(), 1U);
            QVERIFY(f.canvas.view()->seen().contains(card));
        }
    }

    void nodeInAHiddenView_coversNothing() {
        Document document;
        QVERIFY(document.open(example));
        CanvasController canvas(document); // it has no size yet
        for (int i = 0; i < 5; ++i) {
            QVERIFY(canvas.adder()->addNodeInView("seek"));
            const QRectF& card = canvas.scene().card(document.project().nodes.back().id)->rect;
            QCOMPARE(canvas.scene().nodesIn(card).size(), 1U);
        }
    }

    void wireByKeys_hintsAtOnce() {
        CanvasStage f;
        f.select("pursue");
        QString shown;
        connect(&f.canvas, &CanvasController::hintChanged, this, [&] { shown = f.canvas.hint(); });
        f.canvas.edits()->wireSelected();
        QVERIFY(shown.startsWith("A wire from Pursue"));
        f.select("hunter");
        f.canvas.edits()->wireSelected();
        QVERIFY(shown.isEmpty());
    }

    void enterWithoutASelection_saysWhatToDo() {
        CanvasStage f;
        const QSignalSpy inspector(f.canvas.requests(), &CanvasRequests::inspectorRequested);
        const QSignalSpy refused(&f.document, &Document::refused);
        f.canvas.editSelected();
        QCOMPARE(inspector.size(), 0);
        QCOMPARE(refused.size(), 1);
        f.select("pursue");
        f.canvas.editSelected();
        QCOMPARE(inspector.size(), 1);
    }

    void hover_followsCardsThatMoveUnderTheMouse() {
        CanvasStage f;
        const QPointF at = f.header("evade");
        f.move(at);
        QCOMPARE(f.canvas.hover()->node(), "evade");
        f.canvas.view()->zoomBy(0.2);
        QVERIFY(f.canvas.hover()->node().isEmpty());
        f.canvas.view()->zoomBy(5);
        QCOMPARE(f.canvas.hover()->node(), "evade");

        f.moveNode("evade", {2000, 0});
        QVERIFY(f.canvas.hover()->node().isEmpty());
        f.document.undo();
        QCOMPARE(f.canvas.hover()->node(), "evade");
        f.canvas.leave();
        f.canvas.view()->zoomBy(0.99);
        QVERIFY(f.canvas.hover()->node().isEmpty());
    }

    void hover_followsARefusedDrop() {
        CanvasStage f;
        const QPointF output = f.port("pursue", "force");
        f.move(output);
        QCOMPARE(f.canvas.hover()->port(), "pursue.force");
        f.drag(output, f.port("nearest-prey", "agents") - output);
        QCOMPARE(f.canvas.hover()->port(), "nearest-prey.agents");
        const QPointF from = f.header("evade");
        f.drag(from, QPointF(-from.x() - 500, 0)); // released outside the canvas
        f.document.undo();
        QVERIFY(f.canvas.hover()->node().isEmpty());
    }

    void weightsBetweenSmallCards_showOnlyWithRoom() {
        CanvasStage f;
        const auto isMarked = [&](const char* from) {
            for (int row = 0; row < f.canvas.links()->rowCount(); ++row) {
                const QString id = f.canvas.links()->value(row, "linkId").toString();
                if (f.project().link(id.toStdString())->from == PortRef{from, "force"})
                    return f.canvas.links()->value(row, "marked").toBool();
            }
            return false;
        };
        const auto weightOf = [&](const char* from) {
            for (const Wire& wire : f.scene().wires())
                if (wire.from == PortRef{from, "force"})
                    return wire;
            return Wire();
        };
        // A long wire has room for its weight even between small cards, a short one only between
        // large.
        f.moveNode("pursue", {0, 2000});
        f.moveNode("evade", {f.card("prey-choice").left() - f.card("evade").right() - 40, 0});
        f.canvas.fitAll();
        f.canvas.view()->zoomTo(0.3);
        QVERIFY(isMarked("pursue"));
        QVERIFY(!isMarked("evade"));
        const QPointF at =
            weightOf("evade").curve.at(0.5) * f.canvas.view()->zoom() + f.canvas.view()->pan();
        f.press(at);
        QVERIFY(f.canvas.cursor() != Qt::SizeHorCursor); // a hidden weight cannot be dragged
        f.release(at);
        f.canvas.view()->zoomTo(minDetailZoom);
        QVERIFY(isMarked("evade"));
    }

    void wire_goesAroundAForeignCard() {
        CanvasStage f;
        const Id link = "go-to-mouse-to-prey-choice";
        const auto wire = [&] { return f.scene().wire(link); };
        const QRectF card = f.card("evade");
        const QPointF onto = wire()->curve.at(0.5) - card.center();
        f.moveNode("evade", {onto.x(), onto.y()});
        QVERIFY(!crosses(wire()->curve, f.card("evade")));
        f.document.undo();
        QCOMPARE(wire()->curve.pieces(), 1U);

        // A card that is dragged can be dropped on it.
        f.canvas.press(f.header("evade").x(), f.header("evade").y(), Qt::LeftButton, 0, false);
        const QPointF to = f.header("evade") + onto;
        f.move(to);
        QVERIFY(crosses(wire()->curve, f.card("evade")));
        f.release(to);
        QVERIFY(!crosses(wire()->curve, f.card("evade")));
    }

    void tags_keepClearOfCards() {
        CanvasStage f;
        const Id link = "prey-to-nearest-prey";
        const auto tag = [&] { return f.scene().wire(link)->tag; };
        QVERIFY(tag());
        QCOMPARE(tag()->name, "Prey");
        QVERIFY(tag()->box.right() < f.port("nearest-prey", "agents").x());
        QCOMPARE(f.scene().linkAt(tag()->box.center(), 8), std::optional(link));
        f.document.push(rename(f.project(), "prey", "Prey with a long name"), "Rename");
        const double free = tag()->box.width();
        QVERIFY(free > 100);
        const QRectF other = f.card("cursor");
        const QPointF beside = f.port("nearest-prey", "agents") - QPointF(64 + other.width(), 20);
        f.moveNode("cursor", {beside.x() - other.x(), beside.y() - other.y()});
        QVERIFY(!tag()->box.intersects(f.card("cursor")));
        QVERIFY(tag()->box.width() < free);
        f.canvas.setReferencesAsWires(true);
        QVERIFY(!tag());
        f.canvas.setReferencesAsWires(false);
        QVERIFY(tag());
    }

    void copies_coverNothing() {
        CanvasStage f;
        for (const QStringList& chosen :
             {QStringList{"evade"}, QStringList{"pursue", "hunter-choice"}}) {
            f.document.selection()->set(chosen);
            f.canvas.edits()->duplicateSelected();
            for (const QString& copy : f.selected()) {
                const QRectF rect = f.scene().card(copy.toStdString())->rect;
                QCOMPARE(f.scene().nodesIn(rect).size(), 1U);
            }
        }
    }

    void cardsOfExamples_coverNothing() {
        QStringList covered;
        const QDir folder(TILLER_SOURCE_DIR "/examples");
        for (const QString& name : folder.entryList({"*.tiller"})) {
            Document document;
            QVERIFY(document.open(folder.filePath(name)));
            const CanvasScene scene(document.projectModel());
            for (const Node& node : scene.project().nodes) {
                const std::vector<Id> found = scene.nodesIn(scene.card(node.id)->rect);
                for (const Id& other : found)
                    if (other < node.id)
                        covered << name + ": " + QString::fromStdString(other + ", " + node.id);
            }
        }
        QVERIFY2(covered.isEmpty(), qPrintable(covered.join("; ")));
    }
};
