#include "app/editor/canvas/splice.h"
#include "app/editor/canvas/wire.h"
#include "core/model/reroute.h"
#include "tests/app/editor/canvas/canvas_stage.h"
#include "tests/app/editor/testing.h"

/// Cards of 168 x 100 at these corners.
std::vector<QRectF> cardsAt(std::initializer_list<QPointF> corners) {
    std::vector<QRectF> cards;
    for (const QPointF& corner : corners)
        cards.emplace_back(corner, QSizeF(168, 100));
    return cards;
}

/// From the output of the first card to the input of the second.
WireCurve around(const std::vector<QRectF>& cards, int track = 0) {
    return wireAround({cards[0].right(), cards[0].top() + 44},
                      {cards[1].left(), cards[1].top() + 44}, cards, track);
}

const Id theWire = "evade-to-prey-choice";

/// A wire of the hunt.
struct Bench : CanvasStage {
    [[nodiscard]] const Wire& wire() const { return *scene().wire(theWire); }
    [[nodiscard]] QPointF along(double t) const { return wire().curve.at(t); }
    [[nodiscard]] std::vector<Vec2> places() const {
        std::vector<Vec2> result;
        for (const Annotation* each : reroutesOf(project(), theWire))
            result.push_back(placeOfReroute(*each));
        return result;
    }
};

QPointF toPoint(Vec2 place) {
    return {place.x, place.y};
}

/// The example with some nodes that are not wired.
struct SplicedHunt {
    Project project;
    IdSource ids{1};

    SplicedHunt() {
        project = loadProject(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller").value().project;
        for (const char* type : {"sum", "seek", "nearest"})
            project.nodes.push_back({.id = std::string("new-") + type,
                                     .type = type,
                                     .values = findNodeType(type)->defaults()});
        Link* link = &*std::ranges::find(project.links, "go-to-mouse-to-prey-choice", &Link::id);
        link->weight = 2.5;
    }
    void apply(const Result<Change>& change) { tiller::apply(change.value(), project); }
};

const Id forceLink = "go-to-mouse-to-prey-choice";

/// Wires: their curves, the points that lead them around, and nodes that are put into them.
class TestWire : public QObject {
    Q_OBJECT

private slots:
    /// Of those that do not take all forces alike, the wires have numbers.
    void orderCounts_forSomeCombiners() {
        for (const NodeType& type : nodeTypes()) {
            if (type.kind != NodeKind::combiner)
                continue;
            const bool counts = std::ranges::any_of(type.ports, [&](const Port& port) {
                return port.isInput && ordersItsLinks(type, port);
            });
            const std::set<std::string> alike{"sum", "context", "reciprocal-avoidance"};
            QVERIFY2(counts != alike.contains(type.id), type.id.c_str());
        }
    }

    void wire_endsAtThePorts_andStartsLevel() {
        const WireCurve curve = wireBetween({10, 20}, {300, 200});
        QCOMPARE(curve.at(0), QPointF(10, 20));
        QCOMPARE(curve.at(1), QPointF(300, 200));
        QCOMPARE(curve.points[1].y(), 20.0);
        QCOMPARE(curve.points[2].y(), 200.0);
    }

    void clickNearAnyPoint_hits_data() {
        const TestRows<QPointF> row;
        row("forward, 1500 long", QPointF(1450, 380));
        row("backward, behind the cards", QPointF(-1450, -380));
        row("straight down", QPointF(0, 900));
        row("very near", QPointF(8, 3));
    }

    void clickNearAnyPoint_hits() {
        const auto [to] = fetched<QPointF>();
        const WireCurve curve = wireBetween({0, 0}, to);
        int hits = 0;
        for (int i = 0; i < 200; ++i) {
            const double t = i / 199.0;
            const QPointF along =
                curve.at(std::min(1.0, t + 1e-4)) - curve.at(std::max(0.0, t - 1e-4));
            const double length = std::hypot(along.x(), along.y());
            const QPointF across = length > 0 ? QPointF(-along.y(), along.x()) / length : QPointF();
            const QPointF click = curve.at(t) + across * (i % 2 ? 7.9 : -7.9);
            hits += curve.distanceTo(click) <= 8 ? 1 : 0;
        }
        QCOMPARE(hits, 200);
    }

    void farAway_isFar() {
        const WireCurve curve = wireBetween({0, 0}, {400, 0});
        QVERIFY(std::abs(curve.distanceTo({200, 50}) - 50) < 0.1);
        QVERIFY(std::abs(curve.distanceTo({500, 0}) - 100) < 0.1);
    }

    void wireAround_crossesNoCard_data() {
        const TestRows<QList<QPointF>> row;
        using Corners = QList<QPointF>;
        row("side by side", Corners{{528, 0}, {0, 0}});
        row("below", Corners{{528, 0}, {264, 200}});
        row("above", Corners{{264, 200}, {0, 0}});
        row("right under it", Corners{{0, 0}, {0, 160}});
        row("one between", Corners{{528, 0}, {0, 8}, {264, -16}});
        row("one below the one between", Corners{{528, 0}, {0, 0}, {264, 0}, {264, 120}});
    }

    void wireAround_crossesNoCard() {
        const auto [corners] = fetched<QList<QPointF>>();
        std::vector<QRectF> cards;
        for (const QPointF& corner : corners)
            cards.emplace_back(corner, QSizeF(168, 100));
        for (int track = 0; track < 4; ++track) {
            const WireCurve curve = around(cards, track);
            QCOMPARE(curve.at(0), curve.points.front());
            QCOMPARE(curve.at(1), QPointF(cards[1].left(), cards[1].top() + 44));
            for (int i = 1; i < 500; ++i)
                for (const QRectF& card : cards)
                    QVERIFY(!card.adjusted(1, 1, -1, -1).contains(curve.at(i / 500.0)));
            const QPointF middle = curve.at(0.5); // on the lane, which leads to the left
            QVERIFY(curve.at(0.51).x() < middle.x());
            QCOMPARE(curve.at(0.51).y(), middle.y());
        }
    }

    void wireAround_isHitAnywhere() {
        const WireCurve curve = around(cardsAt({{1528, 0}, {0, 300}}));
        for (int i = 0; i <= 400; ++i) {
            QVERIFY(curve.distanceTo(curve.at(i / 400.0)) < 0.1);
            QVERIFY(curve.bounds().adjusted(-1, -1, 1, 1).contains(curve.at(i / 400.0)));
        }
        QVERIFY(curve.distanceTo(curve.at(0.5) + QPointF(0, 8)) > 7.9);
    }

    void wiresOnOtherTracks_standApart() {
        const auto cards = cardsAt({{528, 0}, {0, 0}});
        for (int track = 1; track < 4; ++track)
            QVERIFY(around(cards, 0).distanceTo(around(cards, track).at(0.5)) > 8);
    }

    void doubleClick_addsAPoint_whereTheWireIs() {
        Bench f;
        const Project before = f.project();
        f.doubleClick(f.along(0.25));
        QCOMPARE(f.places().size(), 1U);
        const QPointF second = f.along(0.9);
        f.doubleClick(second);
        QCOMPARE(f.places().size(), 2U);
        QVERIFY(f.places()[0].x < f.places()[1].x);
        QVERIFY(QLineF(toPoint(f.places()[1]), second).length() < gridStep);
        f.document.undo();
        f.document.undo();
        QVERIFY(f.project() == before);
        QVERIFY(f.wire().points.empty());
    }

    void wire_passesThroughItsPoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        f.doubleClick(f.along(0.9));
        QCOMPARE(f.wire().points.size(), 2U);
        for (const WirePoint& point : f.wire().points)
            QVERIFY(f.wire().curve.distanceTo(point.place) < 0.2);
        QVERIFY(!f.scene().wirePointAt(f.wire().middle(), 8)); // the weight covers no point
        f.document.undo();
        QCOMPARE(f.wire().points.size(), 1U);
        QVERIFY(!f.scene().wirePointAt(f.wire().middle(), 8));
    }

    void drag_movesAPoint_asOneStep() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Project before = f.project();
        const Vec2 from = f.places().front();
        f.drag(toPoint(from), {40, 120}, 0);
        const Vec2 to = f.places().front();
        QVERIFY(to.y > from.y + 100);
        QVERIFY(f.wire().curve.distanceTo(toPoint(to)) < 0.2);
        f.document.undo();
        QVERIFY(f.project() == before);

        f.canvas.press(from.x, from.y, Qt::LeftButton, 0, false);
        f.canvas.move(from.x + 50, from.y + 50, 0);
        QVERIFY(f.project() != before);
        QVERIFY(f.canvas.cancel());
        QVERIFY(f.project() == before);
    }

    void altDrag_addsAndMoves() {
        Bench f;
        const QPointF at = f.along(0.25);
        f.drag(at, {0, 100}, Qt::AltModifier);
        QCOMPARE(f.places().size(), 1U);
        QVERIFY(f.places().front().y > at.y() + 80);
    }

    void doubleClickOnAPoint_removesIt() {
        Bench f;
        const Project before = f.project();
        f.doubleClick(f.along(0.25));
        f.doubleClick(toPoint(f.places().front()));
        QVERIFY(f.project() == before);
    }

    void delete_removesThePoint_andKeepsTheWire() {
        Bench f;
        const Project before = f.project();
        f.doubleClick(f.along(0.25)); // selects the point
        f.canvas.edits()->removeSelected();
        QVERIFY(f.project() == before);
    }

    void movedCards_takeTheirPoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Vec2 from = f.places().front();
        f.document.selection()->set({"evade"});
        f.canvas.edits()->nudgeSelected(0, 3);
        QCOMPARE(f.places().front(), from); // one end stays
        f.document.selection()->set({"evade", "prey-choice"});
        f.canvas.edits()->nudgeSelected(0, 3);
        QCOMPARE(f.places().front(), (from + Vec2{0, 3 * gridStep}));
    }

    void copies_haveThePoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        f.document.selection()->set({"evade", "prey-choice"});
        f.canvas.edits()->duplicateSelected();
        const Project& project = f.project();
        std::vector<std::string> links;
        for (const Annotation& each : project.annotations)
            if (isReroute(each))
                links.push_back(linkOfReroute(each));
        QCOMPARE(links.size(), 2U);
        const Link* copy = project.link(links[1]);
        QVERIFY(copy && links[1] != theWire);
        QVERIFY(copy->from.node != "evade" && copy->to.node != "prey-choice");
        QCOMPARE(f.scene().wire(links[1])->points.size(), 1U);
    }

    void model_followsTheRulesOfQt() {
        Bench f;
        const QAbstractItemModelTester tester(
            f.canvas.wirePoints(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        f.doubleClick(f.along(0.25));
        QCOMPARE(f.canvas.wirePoints()->rowCount(), 1);
        const WirePoints& points = *f.canvas.wirePoints();
        QCOMPARE(points.value(0, "place").toPointF(), toPoint(f.places().front()));
        QVERIFY(points.value(0, "selected").toBool());
        QVERIFY(points.value(0, "sentence").toString().contains("Evade"));
        f.document.undo();
        QCOMPARE(f.canvas.wirePoints()->rowCount(), 0);
    }

    void selectedWire_getsPoints_andLosesThem() {
        Bench f;
        const Project before = f.project();
        f.select(theWire);
        f.canvas.wirePoints()->addToSelected();
        f.canvas.wirePoints()->addToSelected(); // the new point is selected now
        QCOMPARE(f.wire().points.size(), 2U);
        f.canvas.wirePoints()->removeOfSelected();
        QVERIFY(f.project() == before);
        QCOMPARE(f.document.selection()->ids(), QStringList{QString::fromStdString(theWire)});
    }

    void tag_takesNone() {
        Bench f;
        const Project before = f.project();
        const Id reference = "prey-to-nearest-prey";
        f.doubleClick(f.scene().wire(reference)->tag->box.center());
        QVERIFY(f.project() == before);
        f.canvas.setReferencesAsWires(true);
        f.select(reference);
        f.canvas.wirePoints()->addToSelected();
        f.canvas.setReferencesAsWires(false);
        QVERIFY(!f.scene().wire(reference)->tag); // a wire with points is no tag
        QCOMPARE(f.scene().wire(reference)->points.size(), 1U);
    }

    void arrange_dropsThem() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Project before = f.project();
        f.document.selection()->clear();
        f.canvas.edits()->arrange();
        QVERIFY(f.places().empty());
        f.document.undo();
        QVERIFY(f.project() == before);
    }

    void combiner_goesIntoAForce_whichKeepsWeightAndPlace() {
        SplicedHunt f;
        const Link before = *f.project.link(forceLink);
        QVERIFY(canSplice(f.project, "new-sum", forceLink));
        f.apply(splice(f.project, f.ids, "new-sum", forceLink));
        const Link after = *f.project.link(forceLink);
        QCOMPARE(after.from, (PortRef{"new-sum", findNodeType("sum")->output()->id}));
        QCOMPARE(after.to, before.to);
        QCOMPARE(after.weight, 2.5);
        QCOMPARE(after.order, before.order);
        QCOMPARE(f.project.links.back().from, before.from);
        QCOMPARE(f.project.links.back().to.node, "new-sum");
        QCOMPARE(f.project.links.back().weight, 1.0);
    }

    void otherLinks_stayAsTheyAre() {
        SplicedHunt f;
        const Project before = f.project;
        const Change change = splice(f.project, f.ids, "new-sum", forceLink).value();
        QCOMPARE(change.links.size(), 2U);
        QVERIFY(change.nodes.empty() && change.scene.empty());
        QVERIFY(f.project == before);
    }

    void undo_restoresTheProject() {
        SplicedHunt f;
        const Project before = f.project;
        const Change change = splice(f.project, f.ids, "new-sum", forceLink).value();
        apply(change, f.project);
        apply(inverse(change), f.project);
        QVERIFY(f.project == before);
    }

    void nearest_goesBetweenAgentsAndATarget() {
        SplicedHunt f;
        f.apply(tiller::connect(f.project, f.ids, {"prey", "agents"}, {"new-seek", "target"}));
        const Id wire = f.project.links.back().id;
        QVERIFY(canSplice(f.project, "new-nearest", wire));
        f.apply(splice(f.project, f.ids, "new-nearest", wire));
        QCOMPARE(f.project.link(wire)->from.node, "new-nearest");
        QCOMPARE(f.project.linksInto("new-nearest", "agents").front()->from.node, "prey");
    }

    void nodesThatDoNotFit_areRefusedWithASentence() {
        SplicedHunt f;
        const Project before = f.project;
        QVERIFY(!canSplice(f.project, "new-nearest", forceLink));
        const auto refused = splice(f.project, f.ids, "new-nearest", forceLink);
        QVERIFY(!refused);
        QVERIFY_HAS(refused.problems().front().text, "force");
        QVERIFY(!splice(f.project, f.ids, "new-sum", "no-such-wire"));
        QVERIFY(!spliceInput(f.project, *findNodeType("nearest"), forceLink));
        QVERIFY(spliceInput(f.project, *findNodeType("sum"), forceLink));
        QVERIFY(f.project == before);
    }

    void aWiredCard_isNotInserted() {
        SplicedHunt f;
        f.apply(tiller::connect(f.project, f.ids, {"new-sum", "force"}, {"hunter", "steering"}));
        QVERIFY(!canSplice(f.project, "new-sum", forceLink));
    }

    void theEndsOfTheWire_areNotInserted() {
        const SplicedHunt f;
        QVERIFY(!canSplice(f.project, "prey-choice", forceLink));
        QVERIFY(!canSplice(f.project, "go-to-mouse", forceLink));
    }

    void aRing_isRefused() {
        SplicedHunt f; // prey-choice leads to new-sum, so a link back would close a ring
        f.apply(tiller::connect(f.project, f.ids, {"prey-choice", "force"}, {"new-sum", "forces"}));
        QVERIFY(!canSplice(f.project, "new-sum", forceLink));
        QVERIFY(!splice(f.project, f.ids, "new-sum", forceLink));
    }

    void detach_undoesAnInsert() {
        SplicedHunt f;
        const Link before = *f.project.link(forceLink);
        const std::size_t count = f.project.links.size();
        f.apply(splice(f.project, f.ids, "new-sum", forceLink));
        const std::vector<Id> nodes{"new-sum"};
        apply(detach(f.project, f.ids, nodes), f.project);
        QCOMPARE(f.project.links.size(), count);
        const Link& after = f.project.links.back();
        QCOMPARE(after.from, before.from);
        QCOMPARE(after.to, before.to);
        QCOMPARE(after.weight, before.weight);
        QCOMPARE(after.order, before.order);
        QVERIFY(f.project.linksInto("new-sum", "forces").empty());
    }

    void detach_leavesAGapWhereNothingFits() {
        SplicedHunt f; // a target does not fit into a combiner
        const std::vector<Id> nodes{"go-to-mouse"};
        apply(detach(f.project, f.ids, nodes), f.project);
        for (const Link& link : f.project.links)
            QVERIFY(link.from.node != "go-to-mouse" && link.to.node != "go-to-mouse");
        QVERIFY(!f.project.link(forceLink));
        QCOMPARE(f.project.linksInto("prey-choice", "forces").size(), 2U);
    }
};
