#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/layered_layout.h"
#include "tests/app/editor/testing.h"

#include <QElapsedTimer>
#include <QRectF>

struct Fixture {
    Document document;

    Fixture() {
        if (!document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller")))
            qFatal("the example cannot be opened");
    }
    [[nodiscard]] const Project& project() const { return document.project(); }
    [[nodiscard]] QRectF card(const char* node) const { return canvasRect(project(), node); }
    Id add(const Result<Change>& change) {
        document.push(change, {});
        return change.value().annotations.back().id();
    }
    [[nodiscard]] bool anyCovers() const {
        for (const Node& a : project().nodes)
            for (const Node& b : project().nodes)
                if (a.id < b.id &&
                    canvasRect(project(), a.id).intersects(canvasRect(project(), b.id)))
                    return true;
        return false;
    }
    void arrange() {
        const CardArrangement found = arrangementOf(project(), document.selection()->asIds());
        document.push(arranged(project(), found, layOutInLayers(found.graph)), {});
    }
};

LayoutGraph boxes(std::size_t count) {
    LayoutGraph graph;
    graph.boxes.assign(count, {QSizeF(160, 80)});
    return graph;
}

LayoutGraph::Wire wire(std::size_t from, std::size_t to, double toY = 40) {
    return {.from = from, .to = to, .fromY = 40, .toY = toY};
}

std::vector<QRectF> rects(const LayoutGraph& graph, const LayoutPlaces& places) {
    std::vector<QRectF> result;
    for (std::size_t i = 0; i < places.size(); ++i)
        result.emplace_back(places[i], graph.boxes[i].size);
    return result;
}

bool anyCovers(const std::vector<QRectF>& rects) {
    for (std::size_t i = 0; i < rects.size(); ++i)
        for (std::size_t k = i + 1; k < rects.size(); ++k)
            if (rects[i].intersects(rects[k]))
                return true;
    return false;
}

/// Random boxes and wires; most wires lead forward.
LayoutGraph randomGraph(std::size_t count, std::size_t wires, unsigned seed) {
    std::mt19937 random(seed);
    LayoutGraph graph;
    for (std::size_t i = 0; i < count; ++i)
        graph.boxes.push_back({QSizeF(160, 60 + 20.0 * static_cast<double>(random() % 5))});
    for (std::size_t i = 0; i < wires; ++i)
        graph.wires.push_back({.from = random() % count,
                               .to = random() % count,
                               .fromY = 40,
                               .toY = 20.0 * static_cast<double>(1 + random() % 3),
                               .leadsBack = random() % 8 == 0});
    return graph;
}

class TestArrangement : public QObject {
    Q_OBJECT

private slots:
    void all_leadsToTheAgents_andCoversNothing() {
        Fixture f;
        std::vector<Id> all;
        for (const Node& node : f.project().nodes)
            all.push_back(node.id);
        for (std::size_t i = 0; i < all.size(); ++i) // all in one place
            f.document.push(moveNodes(f.project(), std::vector{all[i]},
                                      {-f.card(all[i].c_str()).x(), -f.card(all[i].c_str()).y()}),
                            {});
        f.arrange();
        QVERIFY(!f.anyCovers());
        QCOMPARE(f.card("hunter").x(), f.card("prey").x());
        QVERIFY(f.card("pursue").right() < f.card("hunter-choice").x());
        QVERIFY(f.card("hunter-choice").right() < f.card("hunter").x());
        QVERIFY(f.card("nearest-prey").right() < f.card("pursue").x());
        QCOMPARE(std::fmod(f.card("pursue").y(), 8.0), 0.0);
    }

    void onlySelectedCardsMove_andTheirCornerStays() {
        Fixture f;
        const Project before = f.project();
        f.document.push(
            moveNodes(before, std::vector<Id>{"pursue", "hunter-choice", "stamina"}, {0, 2000}),
            {});
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        const QRectF old = f.card("pursue") | f.card("hunter-choice") | f.card("stamina");
        f.arrange();
        for (const Node& node : before.nodes)
            if (!f.document.selection()->contains(QString::fromStdString(node.id)))
                QCOMPARE(f.project().node(node.id)->place, node.place);
        const QRectF now = f.card("pursue") | f.card("hunter-choice") | f.card("stamina");
        QCOMPARE(now.topLeft(), old.topLeft());
        QVERIFY(f.project() != before);
    }

    void selectedCardsNearOthers_doNotCoverThem() {
        Fixture f;
        const Project before = f.project();
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        f.arrange();
        QVERIFY(!f.anyCovers());
        for (const Node& node : before.nodes)
            if (!f.document.selection()->contains(QString::fromStdString(node.id)))
                QCOMPARE(f.project().node(node.id)->place, node.place);
    }

    void frameOfOthers_isNotEntered() {
        Fixture f;
        const QRectF others = f.card("evade") | f.card("go-to-mouse");
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), others));
        const QRectF box = boxOf(*f.project().annotation(frame));
        f.document.selection()->set({"pursue", "hunter-choice", "stamina"});
        f.arrange();
        QCOMPARE(boxOf(*f.project().annotation(frame)), box);
        for (const char* moved : {"pursue", "hunter-choice", "stamina"})
            QVERIFY(!f.card(moved).intersects(box));
    }

    void copies_standBesideTheirOriginals_data() {
        const TestRows<bool> row;
        row("cards", false);
        row("in a frame", true);
    }

    void copies_standBesideTheirOriginals() {
        Fixture f;
        const auto [framed] = fetched<bool>();
        CanvasController canvas(f.document);
        canvas.edits()->selectAll();
        if (framed)
            canvas.frameSelected();
        canvas.edits()->selectAll();
        const Project before = f.project();
        for (int copies = 1; copies <= 2; ++copies) {
            canvas.edits()->duplicateSelected();
            f.arrange();
            QVERIFY(!f.anyCovers());
            for (const Node& node : before.nodes)
                QCOMPARE(f.project().node(node.id)->place, node.place);
            for (const Annotation& frame : f.project().annotations)
                if (frame.type == "frame")
                    QCOMPARE(whollyIn(f.project(), boxOf(frame)).size(), // and the frame itself
                             before.nodes.size() + 1);
        }
    }

    void frame_isFittedAroundItsCards() {
        Fixture f;
        const QRectF area = f.card("pursue") | f.card("nearest-prey") | f.card("stamina");
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), area));
        f.document.selection()->clear();
        f.arrange();
        const QRectF box = boxOf(*f.project().annotation(frame));
        for (const Node& node : f.project().nodes) {
            const bool inside =
                node.id == "pursue" || node.id == "nearest-prey" || node.id == "stamina";
            QCOMPARE(box.contains(canvasRect(f.project(), node.id)), inside);
            QCOMPARE(box.intersects(canvasRect(f.project(), node.id)), inside);
        }
        QVERIFY(!f.anyCovers());
    }

    void comment_staysWithItsCard() {
        Fixture f;
        const QRectF cursor =
            f.card("cursor"); // the nearest card, because the comment begins left of it
        const Id comment = f.add(
            addComment(f.project(), f.document.ids(), cursor.bottomLeft() + QPointF(-80, 24)));
        const QPointF offset = boxOf(*f.project().annotation(comment)).topLeft() - cursor.topLeft();
        f.document.selection()->clear();
        f.arrange();
        QVERIFY(f.card("cursor").topLeft() != cursor.topLeft());
        QCOMPARE(boxOf(*f.project().annotation(comment)).topLeft() - f.card("cursor").topLeft(),
                 offset);
    }

    void loneCommentAndEmptyFrame_areNotCovered() {
        Fixture f;
        for (const Node& node : Project(f.project()).nodes) // all in one place
            f.document.push(
                moveNodes(f.project(), std::vector{node.id}, {-node.place.x, -node.place.y}), {});
        const Id comment = f.add(addComment(f.project(), f.document.ids(), {400, 40}));
        const Id frame = f.add(frameAround(f.project(), f.document.ids(), {700, 40, 120, 90}));
        f.arrange();
        QVERIFY(!f.anyCovers());
        for (const Id& id : {comment, frame})
            for (const Node& node : f.project().nodes)
                QVERIFY(!boxOf(*f.project().annotation(id)).intersects(f.card(node.id.c_str())));
    }

    void group_isOneCard() {
        Fixture f;
        const Id group = f.add(
            makeGroup(f.project(), f.document.ids(), std::vector<Id>{"nearest-prey", "pursue"}));
        const Vec2 inner = f.project().node("pursue")->place;
        f.document.push(moveAnnotations(f.project(), std::vector<Id>{group}, {-3000, 900}), {});
        f.arrange();
        const QRectF box = canvasRect(f.project(), group);
        QCOMPARE(f.project().node("pursue")->place, inner);
        QVERIFY(box.right() < f.card("hunter").x()); // its force leads to the hunter
        const NodeGroups groups(f.project());
        for (const Node& node : f.project().nodes)
            QVERIFY(groups.groupOf(node.id) || !canvasRect(f.project(), node.id).intersects(box));
        const auto far = [&](const Node& node) {
            return !groups.groupOf(node.id) &&
                   std::abs(canvasRect(f.project(), node.id).x() - box.x()) > 2500;
        };
        QVERIFY(std::ranges::none_of(f.project().nodes, far));
    }

    void arrange_isOneStep_andShowsAllCards() {
        Fixture f;
        const Project before = f.project();
        CanvasController canvas(f.document);
        canvas.setViewSize(1600, 900);
        canvas.view()->zoomTo(4);
        canvas.edits()->arrange();
        QVERIFY(f.project() != before);
        QVERIFY(canvas.view()->seen().contains(canvas.scene().bounds()));
        f.document.undo();
        QVERIFY(f.project() == before);
        QVERIFY(!f.document.canUndo());
    }

    void arrange_withoutCards_isRefused() {
        Fixture f;
        f.document.newProject();
        CanvasController canvas(f.document);
        const QSignalSpy refused(&f.document, &Document::refused);
        canvas.edits()->arrange();
        QCOMPARE(refused.count(), 1);
        QVERIFY(!f.document.canUndo());
    }

    void emptyGraph_isFine() {
        QVERIFY(layOutInLayers({}).empty());
        QCOMPARE(layOutInLayers(boxes(1)), LayoutPlaces{QPointF(0, 0)});
    }

    void aChain_goesStraightToTheRight() {
        LayoutGraph graph = boxes(3);
        graph.boxes[1].size.setHeight(140);
        graph.wires = {wire(0, 1), wire(1, 2)};
        const double column = 160 + columnGap;
        QCOMPARE(layOutInLayers(graph), (LayoutPlaces{{0, 0}, {column, 0}, {2 * column, 0}}));
    }

    void boxes_standNextToTheBoxTheyLeadTo() {
        LayoutGraph graph = boxes(5); // 3 and 4 lead to the end of the chain 0 1 2
        graph.wires = {wire(0, 1), wire(1, 2), wire(3, 2), wire(4, 2)};
        const LayoutPlaces places = layOutInLayers(graph);
        QCOMPARE(places[3].x(), places[1].x());
        QCOMPARE(places[4].x(), places[1].x());
        QVERIFY(places[0].x() < places[1].x());
    }

    void portsGiveTheOrderOfBoxes() {
        LayoutGraph graph = boxes(4);
        graph.wires = {wire(0, 3, 60), wire(1, 3, 20), wire(2, 3, 40)};
        const LayoutPlaces places = layOutInLayers(graph);
        QVERIFY(places[1].y() < places[2].y());
        QVERIFY(places[2].y() < places[0].y());
        QCOMPARE(places[2].y() + 40, places[3].y() + 40); // the middle wire is straight
    }

    void crossings_areCounted() {
        LayeredGraph graph;
        for (std::size_t i = 0; i < 6; ++i)
            graph.nodes.push_back({80, i / 3, false});
        for (std::size_t i = 0; i < 3; ++i)
            graph.edges.push_back({i, 5 - i, 40, 40});
        QCOMPARE(crossings(graph, {{0, 1, 2}, {3, 4, 5}}), 3U);
        QCOMPARE(crossings(graph, {{0, 1, 2}, {5, 4, 3}}), 0U);
        QCOMPARE(crossings(graph, {{1, 0, 2}, {5, 4, 3}}), 1U);
        graph.edges.push_back({0, 3, 20, 40}); // from a higher port, to the end of another edge
        QCOMPARE(crossings(graph, {{0, 1, 2}, {5, 4, 3}}), 2U);
    }

    void crossing_isAvoided() {
        LayoutGraph graph = boxes(6);
        graph.wires = {wire(0, 5), wire(1, 4), wire(2, 3)};
        graph.wires.push_back(wire(0, 4, 60));
        const LayoutPlaces places = layOutInLayers(graph);
        QCOMPARE(places[0].y() < places[1].y(), places[5].y() < places[4].y());
    }

    void aRing_isLaidOut() {
        LayoutGraph graph = boxes(3);
        graph.wires = {wire(0, 1), wire(1, 2), wire(2, 0), wire(1, 1)};
        const LayoutPlaces places = layOutInLayers(graph);
        QVERIFY(!anyCovers(rects(graph, places)));
        QVERIFY(places[0].x() < places[1].x() && places[1].x() < places[2].x());
    }

    void wiresThatLeadBack_makeNoColumn() {
        LayoutGraph graph = boxes(3);
        graph.wires = {wire(0, 1), wire(1, 2), wire(2, 0)};
        graph.wires[2].leadsBack = true;
        const LayoutPlaces places = layOutInLayers(graph);
        QVERIFY(places[0].x() < places[1].x() && places[1].x() < places[2].x());
        graph.wires[0].leadsBack = true; // a reference: 0 need not stand left of 1
        QVERIFY(layOutInLayers(graph)[2].x() > layOutInLayers(graph)[1].x());
    }

    void unconnectedBoxes_standBelow() {
        LayoutGraph graph = boxes(4);
        graph.wires = {wire(0, 2)};
        const LayoutPlaces places = layOutInLayers(graph);
        QVERIFY(places[1].y() > places[0].y() + 80);
        QCOMPARE(places[1].y(), places[3].y());
        QVERIFY(!anyCovers(rects(graph, places)));
    }

    void groups_stayTogether() {
        LayoutGraph graph = boxes(6);
        graph.groups = {{}, {.inside = 0}};
        graph.boxes[1].group = 0;
        graph.boxes[2].group = 1;
        graph.boxes[4].group = 1;
        graph.wires = {wire(0, 1), wire(1, 2), wire(2, 3), wire(0, 4), wire(5, 3)};
        const std::vector<QRectF> all = rects(graph, layOutInLayers(graph));
        QVERIFY(!anyCovers(all));
        const QRectF inner = all[2] | all[4];
        const QRectF outer = inner | all[1];
        for (const std::size_t i : {0, 1, 3, 5})
            QVERIFY(!inner.intersects(all[i]));
        for (const std::size_t i : {0, 3, 5})
            QVERIFY(!outer.adjusted(-groupPadding + 1, -groupHead, groupPadding - 1, 1)
                         .intersects(all[i]));
    }

    void randomGraphs_coverNothing_andLeadRight() {
        for (unsigned seed = 1; seed <= 20; ++seed) {
            LayoutGraph graph = randomGraph(40, 60, seed);
            for (LayoutGraph::Wire& each : graph.wires)
                if (each.from > each.to)
                    std::swap(each.from, each.to); // so that there is no ring
            const LayoutPlaces places = layOutInLayers(graph);
            QVERIFY2(!anyCovers(rects(graph, places)), qPrintable(QString::number(seed)));
            for (const LayoutGraph::Wire& each : graph.wires)
                if (!each.leadsBack && each.from != each.to)
                    QVERIFY(places[each.from].x() + 160 < places[each.to].x());
        }
    }

    void sameGraph_sameLayout() {
        const LayoutGraph graph = randomGraph(60, 100, 7);
        QCOMPARE(layOutInLayers(graph), layOutInLayers(graph));
    }

    void aThousandBoxes_doNotFreeze() {
        const LayoutGraph graph = randomGraph(1000, 1500, 3);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!anyCovers(rects(graph, layOutInLayers(graph))));
        qInfo("%lld ms", timer.elapsed());
        QVERIFY(timer.elapsed() < 60'000);
    }
};
