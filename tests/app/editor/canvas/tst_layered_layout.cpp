#include "app/editor/canvas/layer_order.h"
#include "app/editor/canvas/layered_layout.h"

#include <QRectF>
#include <QTest>

#include <random>

using namespace tiller;

namespace {

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

} // namespace

class TestLayeredLayout : public QObject {
    Q_OBJECT

private slots:
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

QTEST_APPLESS_MAIN(TestLayeredLayout)
#include "tst_layered_layout.moc"
