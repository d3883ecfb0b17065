#include "app/editor/viewport/scene_shapes.h"
#include "tests/app/editor/testing.h"

const Points& pointsIn(const SceneItem& item) {
    return pointsOf(valueOf(item, "points"));
}

class TestSketch : public QObject {
    Q_OBJECT

private slots:
    void names_findTools() {
        for (const char* name : {"select", "point", "path", "circle", "box", "polygon", "wall",
                                 "region", "field", "ground"}) {
            QVERIFY(drawToolNamed(name));
            QCOMPARE(toString(*drawToolNamed(name)), std::string_view(name));
        }
        QVERIFY(!drawToolNamed("lasso"));
    }

    void circles_growFromTheirCenter() {
        Sketch sketch(DrawTool::circle, {100, 50});
        sketch.moveTo({130, 90});
        const SceneShape shape = shapeOf(sketch.finished(false), 1);
        QCOMPARE(shape.form, SceneShape::Form::circle);
        QVERIFY(shape.isObstacle());
        QCOMPARE(shape.center, (Vec2{100, 50}));
        QCOMPARE(shape.radius, 50.0);
    }

    void boxes_spanTwoCorners_inAnyOrder() {
        for (const DrawTool tool : {DrawTool::box, DrawTool::region}) {
            Sketch sketch(tool, {100, 50});
            sketch.moveTo({60, 90});
            const SceneShape shape = shapeOf(sketch.finished(false), 1);
            QCOMPARE(shape.form, SceneShape::Form::box);
            QCOMPARE(shape.bounds, QRectF(60, 50, 40, 40));
        }
    }

    void walls_joinTheirPoints() {
        Sketch sketch(DrawTool::wall, {0, 0});
        sketch.moveTo({10, 0});
        QCOMPARE(pointsIn(sketch.shown()), (Points{{0, 0}, {10, 0}}));
        sketch.addPoint();
        sketch.moveTo({10, 10});
        QCOMPARE(pointsIn(sketch.shown()), (Points{{0, 0}, {10, 0}, {10, 10}}));
        QCOMPARE(pointsIn(sketch.finished(false)),
                 (Points{{0, 0}, {10, 0}})); // the mouse only shows it
    }

    void closedLine_returnsToItsFirstPoint() {
        for (const DrawTool tool : {DrawTool::wall, DrawTool::path, DrawTool::polygon}) {
            Sketch sketch(tool, {0, 0});
            for (const Vec2 place : {Vec2{10, 0}, Vec2{10, 10}}) {
                sketch.moveTo(place);
                sketch.addPoint();
            }
            const SceneShape shape = shapeOf(sketch.finished(true), 1);
            QCOMPARE(shape.line, (Points{{0, 0}, {10, 0}, {10, 10}, {0, 0}}));
            QCOMPARE(shape.points.size(), tool == DrawTool::wall ? 4U : 3U);
            QCOMPARE(shape.closed, tool == DrawTool::path);
        }
    }

    void twoClicksAtOnePlace_areOnePoint() {
        Sketch sketch(DrawTool::path, {0, 0});
        sketch.addPoint();
        QCOMPARE(sketch.points().size(), 1U);
    }

    void removePoint_removesTheLastOne() {
        Sketch sketch(DrawTool::path, {0, 0});
        sketch.moveTo({5, 5});
        sketch.addPoint();
        QVERIFY(sketch.removePoint());
        QCOMPARE(sketch.points(), (Points{{0, 0}}));
        QVERIFY(!sketch.removePoint());
    }

    void tooFewPoints_cannotBeFinished() {
        Sketch sketch(DrawTool::polygon, {0, 0});
        QVERIFY(!sketch.isEnough());
        sketch.moveTo({5, 5});
        sketch.addPoint();
        QVERIFY(!sketch.isEnough());
        sketch.moveTo({5, 0});
        sketch.addPoint();
        QVERIFY(sketch.isEnough());
        QVERIFY(Sketch(DrawTool::circle, {0, 0}).isEnough());
    }

    void defaultItem_isAroundItsPlace_data() {
        const TestRows<int> row;
        for (const DrawTool tool :
             {DrawTool::point, DrawTool::path, DrawTool::circle, DrawTool::box, DrawTool::polygon,
              DrawTool::wall, DrawTool::region, DrawTool::field})
            row(QTest::addRow("%s", std::string(toString(tool)).c_str()), int(tool));
    }

    void defaultItem_isAroundItsPlace() {
        const auto [tool] = fetched<int>();
        const SceneItem item = defaultItem(static_cast<DrawTool>(tool), {120, 345});
        QCOMPARE(shapeOf(item, 1).center, (Vec2{120, 345}));
        QVERIFY(item.id.empty());
    }
};
