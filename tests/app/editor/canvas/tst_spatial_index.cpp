#include "app/editor/canvas/spatial_index.h"

#include <QTest>

#include <random>

using namespace tiller;

namespace {

std::vector<std::size_t> searchAll(const std::vector<QRectF>& boxes, const QRectF& area) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        if (boxes[i].left() <= area.right() && boxes[i].right() >= area.left() &&
            boxes[i].top() <= area.bottom() && boxes[i].bottom() >= area.top())
            found.push_back(i);
    return found;
}

} // namespace

class TestSpatialIndex : public QObject {
    Q_OBJECT

private slots:
    void findsWhatASearchOfAllBoxesFinds() {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> place(-3000, 3000);
        std::uniform_real_distribution<double> size(0, 400);
        const auto anyBox = [&] {
            return QRectF(place(random), place(random), size(random), size(random));
        };
        std::vector<QRectF> boxes;
        for (int i = 0; i < 700; ++i)
            boxes.push_back(anyBox());
        SpatialIndex index;
        index.assign(boxes);
        for (int i = 0; i < 500; ++i) {
            const std::size_t moved = static_cast<std::size_t>(i * 13) % boxes.size();
            boxes[moved] = anyBox();
            index.move(moved, boxes[moved]);
            const QRectF area = anyBox();
            QCOMPARE(index.touching(area), searchAll(boxes, area));
            const QPointF at = area.topLeft();
            QCOMPARE(index.at(at, 20), searchAll(boxes, {at.x() - 20, at.y() - 20, 40, 40}));
        }
    }

    void emptyIndex_findsNothing() {
        SpatialIndex index;
        QVERIFY(index.touching({-1e6, -1e6, 2e6, 2e6}).empty());
        index.assign({{0, 0, 10, 10}});
        index.assign({});
        QVERIFY(index.touching({-1e6, -1e6, 2e6, 2e6}).empty());
    }

    void edges_count() {
        SpatialIndex index;
        index.assign({{0, 0, 10, 0}, {0, 5, 10, 5}}); // a level wire has no height
        QCOMPARE(index.at({10, 0}), std::vector<std::size_t>{0});
        QCOMPARE(index.touching({4, 4, -2, -6}), std::vector<std::size_t>({0}));
        QCOMPARE(index.touching({0, 0, 1, 5}), (std::vector<std::size_t>{0, 1}));
    }
};

QTEST_APPLESS_MAIN(TestSpatialIndex)
#include "tst_spatial_index.moc"
