#include "tests/app/editor/viewport/parts.h"

#include <QTest>

using namespace tiller;

class TestHeldPoint : public QObject {
    Q_OBJECT

private slots:
    void arrows_moveThePoint_orElseTheSelection() {
        ViewportParts parts;
        const Id wall = parts.drawWall({{100, 100}, {300, 100}, {300, 200}});
        const Points before = parts.pointsOfItem(wall);
        parts.heldPoint.hold({wall, Handle::Part::corner, 1});
        parts.heldPoint.moveBy({10, 0}, parts.document.beginGesture());
        QCOMPARE(parts.document.undoText(), "Move point of Obstacle 1");
        Points after = parts.pointsOfItem(wall);
        QCOMPARE(after[0], before[0]);
        QVERIFY(after[1].x > before[1].x);
        parts.heldPoint.letGo();
        parts.heldPoint.moveBy({0, 10}, parts.document.beginGesture());
        QCOMPARE(parts.document.undoText(), "Move Obstacle 1");
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(parts.pointsOfItem(wall)[i].y > after[i].y);
    }

    void point_isLetGo_withItsItem() {
        ViewportParts parts;
        const Id wall = parts.drawWall({{100, 100}, {300, 100}});
        const Handle corner{wall, Handle::Part::corner, 1};
        parts.heldPoint.hold({wall, Handle::Part::line, 0});
        QVERIFY(!parts.heldPoint.handle()); // only corners are held
        parts.heldPoint.hold(corner);
        QVERIFY(parts.heldPoint.handle() == corner);
        parts.document.selection()->clear();
        QVERIFY(!parts.heldPoint.handle());
        parts.select(wall);
        parts.heldPoint.hold(corner);
        parts.document.undo(); // the wall
        QVERIFY(!parts.heldPoint.handle());
    }

    void insertAt_addsAPoint_removeTakesItAway() {
        ViewportParts parts;
        const Id wall = parts.drawWall({{100, 100}, {300, 100}});
        const auto corner = parts.heldPoint.insertAt({wall, Handle::Part::line, 0}, {200, 103},
                                                     parts.document.beginGesture());
        QVERIFY(corner == (Handle{wall, Handle::Part::corner, 1}));
        QCOMPARE(parts.pointsOfItem(wall).size(), 3U);
        QVERIFY(std::abs(parts.pointsOfItem(wall)[1].y - parts.pointsOfItem(wall)[0].y) < 0.1);
        QVERIFY(parts.heldPoint.remove(*corner));
        QCOMPARE(parts.pointsOfItem(wall).size(), 2U);
        QVERIFY(!parts.heldPoint.remove({wall, Handle::Part::corner, 0})); // a wall has two points
        QVERIFY(!parts.heldPoint.insertAt({wall, Handle::Part::line, 7}, {200, 103}, 0));
    }
};

QTEST_GUILESS_MAIN(TestHeldPoint)
#include "tst_held_point.moc"
