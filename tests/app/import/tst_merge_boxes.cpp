#include "app/import/map_shapes.h"

#include <QTest>

using namespace tiller::maps;

constexpr int side = 24;

/// A box for each cell that is set.
std::vector<MapBox> cellsOf(const std::vector<bool>& grid) {
    std::vector<MapBox> cells;
    for (int i = 0; i < side * side; ++i)
        if (grid[static_cast<std::size_t>(i)])
            cells.push_back({double(i % side), double(i / side), 1, 1});
    return cells;
}

class TestMergeBoxes : public QObject {
    Q_OBJECT
private slots:
    void rowsOfOneWidth_becomeOneBox() {
        const std::vector<MapBox> merged = mergeBoxes({{8, 8, 8, 8}, {0, 0, 16, 8}, {0, 8, 8, 8}});
        QCOMPARE(merged.size(), std::size_t{1});
        QVERIFY((merged.front() == MapBox{0, 0, 16, 16}));
    }

    void aRing_becomesFourBoxes() {
        std::vector<bool> grid(side * side);
        for (std::size_t i = 0; i < side; ++i)
            grid[i] = grid[i * side] = grid[i * side + side - 1] = grid[(side - 1) * side + i] =
                true;
        QCOMPARE(mergeBoxes(cellsOf(grid)).size(), std::size_t{4});
    }

    void theArea_staysTheSame() {
        std::vector<bool> grid(side * side);
        for (std::size_t i = 0; i < grid.size(); ++i)
            grid[i] = (i * 2654435761U >> 7U) % 3 != 0;
        std::vector<bool> covered(side * side);
        const std::vector<MapBox> merged = mergeBoxes(cellsOf(grid));
        QVERIFY(merged.size() < cellsOf(grid).size() / 2);
        for (const MapBox& box : merged)
            for (int y = int(box.y); y < int(box.y + box.height); ++y)
                for (int x = int(box.x); x < int(box.x + box.width); ++x) {
                    const auto cell = static_cast<std::size_t>(y * side + x);
                    QVERIFY(!covered[cell]); // no cell twice
                    covered[cell] = true;
                }
        QVERIFY(covered == grid);
    }

    void gaps_stay() {
        QCOMPARE(mergeBoxes({{0, 0, 1, 1}, {2, 0, 1, 1}, {0, 2, 1, 1}}).size(), std::size_t{3});
        QVERIFY(mergeBoxes({}).empty());
    }

    /// Nine rooms of 7 x 7 with doors: 12 pieces of wall between the rooms, and the wall around.
    void wallsOfRooms_becomeFewBoxes() {
        constexpr std::size_t room = 8;
        constexpr auto size = static_cast<std::size_t>(side);
        std::vector<bool> grid(size * size);
        for (std::size_t y = 0; y < size; ++y)
            for (std::size_t x = 0; x < size; ++x) {
                const bool isDoor = x % room == 4 || y % room == 4;
                const bool isBorder = x == 0 || y == 0 || x == size - 1 || y == size - 1;
                grid[y * size + x] = isBorder || ((x % room == 0 || y % room == 0) && !isDoor);
            }
        const std::vector<MapBox> cells = cellsOf(grid);
        const std::size_t boxes = mergeBoxes(cells).size();
        QVERIFY2(boxes * 5 <= cells.size(),
                 qPrintable(QString("%1 cells, %2 boxes").arg(cells.size()).arg(boxes)));
    }
};
