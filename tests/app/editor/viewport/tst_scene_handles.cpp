#include "app/editor/canvas/card.h"
#include "app/editor/canvas/excerpts.h"
#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/parts.h"

using Part = Handle::Part;

/// A point at (100, 100), a region [200, 300] x [100, 180], and an agent placed at (50, 200). A
/// unit is a pixel.
struct Scene {
    Hunt hunt{1, 1};
    Id point, region, regionNode;
    ViewTransform view;

    Scene() {
        hunt.addPoint();
        point = hunt.point;
        regionNode = hunt.add("region");
        region = hunt.project.scene.back().id;
        for (const auto& [setting, value] :
             {std::pair{"x", 200.0}, {"y", 100.0}, {"width", 100.0}, {"height", 80.0}})
            hunt.set(region, setting, value);
        for (const char* setting : {"x", "y"})
            hunt.set(point, setting, 100.0);
        hunt.set(hunt.hunter, "start", std::string("placed"));
        apply(setAgents(hunt.project, hunt.hunter, {{"wolf", {50, 200}, {}}}), hunt.project);
    }

    [[nodiscard]] std::optional<Handle> at(QPointF place, const std::set<Id>& grabbed = {}) const {
        return handleAt(hunt.project, SceneShapes(hunt.project), view, place, true, grabbed);
    }

    Id draw(DrawTool tool, const std::vector<std::pair<const char*, Value>>& values) {
        IdSource ids(99 + hunt.project.scene.size());
        const Change change = addSceneItem(hunt.project, ids, defaultItem(tool, {})).value();
        apply(change, hunt.project);
        const Id id = change.scene.back().id();
        for (const auto& [setting, value] : values)
            hunt.set(id, setting, value);
        return id;
    }

    [[nodiscard]] SceneShape shape(const Project& project, const Id& id) const {
        return shapeOf(*project.sceneItem(id), 1);
    }
    [[nodiscard]] Vec2 placeOf(const Project& project, const Id& id) const {
        return shape(project, id).center;
    }

    [[nodiscard]] Project dragged(const Handle& handle, Vec2 by, double step = 1) const {
        Project project = hunt.project;
        apply(HandleDrag(project, handle, step).movedBy(project, by), project);
        return project;
    }

    [[nodiscard]] QRectF draggedBox(Part part, Vec2 by) const {
        return shape(dragged({region, part}, by), region).bounds;
    }
};

struct EditedScene {
    Project project;
    IdSource ids{3};

    Id add(DrawTool tool, Vec2 center) {
        const Change change = addSceneItem(project, ids, defaultItem(tool, center)).value();
        apply(change, project);
        return change.scene.back().id();
    }
    [[nodiscard]] const Points& points(const Id& id) const {
        return pointsOf(valueOf(*project.sceneItem(id), "points"));
    }
    [[nodiscard]] QRectF bounds(const Id& id) const {
        return shapeOf(*project.sceneItem(id), 1).bounds;
    }
};

class TestSceneHandles : public QObject {
    Q_OBJECT

private slots:
    void handleAt_findsParts_data() {
        const TestRows<QPointF, int> row; // -1: no part
        row("point", QPointF(103, 97), int(Part::point));
        row("beside the point", QPointF(118, 100), -1);
        row("left edge", QPointF(198, 130), int(Part::left));
        row("right edge", QPointF(303, 130), int(Part::right));
        row("top edge", QPointF(240, 98), int(Part::top));
        row("bottom edge", QPointF(240, 182), int(Part::bottom));
        row("top left", QPointF(203, 103), int(Part::topLeft));
        row("top right", QPointF(297, 96), int(Part::topRight));
        row("bottom left", QPointF(196, 184), int(Part::bottomLeft));
        row("bottom right", QPointF(300, 180), int(Part::bottomRight));
        row("center", QPointF(250, 140), int(Part::center));
        row("inside", QPointF(220, 120), -1);
        row("start", QPointF(52, 204), int(Part::start));
        row("ground", QPointF(500, 500), -1);
    }

    void handleAt_findsParts() {
        const auto [place, part] = fetched<QPointF, int>();
        const auto handle = Scene().at(place);
        QCOMPARE(handle ? int(handle->part) : -1, part);
    }

    void insideOfARegion_isAHandleOnlyIfSelected() {
        const Scene scene;
        QCOMPARE(scene.at({220, 120}, {scene.region}), (Handle{scene.region, Part::inside}));
        QVERIFY(!scene.at({220, 120}));
    }

    void drag_movesAPoint() {
        const Scene scene;
        const Project after = scene.dragged({scene.point, Part::point}, {12.3, -20.6});
        QCOMPARE(scene.placeOf(after, scene.point), (Vec2{112, 79}));
    }

    void drag_roundsToTheStep() {
        const Scene scene;
        const Project after = scene.dragged({scene.point, Part::point}, {0.123, 0.077}, 0.1);
        QCOMPARE(scene.placeOf(after, scene.point), (Vec2{100.1, 100.1}));
        const Project coarse = scene.dragged({scene.point, Part::point}, {13, 3}, 5);
        QCOMPARE(scene.placeOf(coarse, scene.point), (Vec2{115, 105}));
    }

    void drag_resizes_data() {
        const TestRows<int, QRectF> row;
        row("center", int(Part::center), QRectF(210, 120, 100, 80));
        row("left", int(Part::left), QRectF(210, 100, 90, 80));
        row("right", int(Part::right), QRectF(200, 100, 110, 80));
        row("top", int(Part::top), QRectF(200, 120, 100, 60));
        row("bottom", int(Part::bottom), QRectF(200, 100, 100, 100));
        row("top left", int(Part::topLeft), QRectF(210, 120, 90, 60));
        row("bottom right", int(Part::bottomRight), QRectF(200, 100, 110, 100));
    }

    void drag_resizes() {
        const auto [part, box] = fetched<int, QRectF>();
        QCOMPARE(Scene().draggedBox(static_cast<Part>(part), {10, 20}), box);
    }

    void drag_pastTheOtherSide_swapsTheSides() {
        QCOMPARE(Scene().draggedBox(Part::left, {130, 0}), QRectF(300, 100, 30, 80));
    }

    void drag_movesAStart() {
        const Scene scene;
        const Project after = scene.dragged({scene.hunt.hunter, Part::start, 0}, {5, 6});
        QCOMPARE(after.node(scene.hunt.hunter)->agents,
                 (std::vector<PlacedAgent>{{"wolf", {55, 206}, {}}}));
    }

    void drag_ofADeletedItem_changesNothing() {
        Scene scene;
        const HandleDrag point(scene.hunt.project, {scene.point, Part::point}, 1);
        const HandleDrag start(scene.hunt.project, {scene.hunt.hunter, Part::start, 0}, 1);
        Project after = scene.hunt.project;
        apply(remove(after, std::vector{scene.point, scene.hunt.hunter}), after);
        QVERIFY(point.movedBy(after, Vec2{1, 1}).empty());
        QVERIFY(start.movedBy(after, Vec2{1, 1}).empty());
    }

    void lines_haveTheirPointsAndPieces() {
        Scene scene;
        const Id wall =
            scene.draw(DrawTool::wall, {{"points", Points{{400, 300}, {500, 300}, {500, 400}}}});
        QCOMPARE(scene.at({402, 304}), (Handle{wall, Part::corner, 0}));
        QCOMPARE(scene.at({496, 302}), (Handle{wall, Part::corner, 1}));
        QCOMPARE(scene.at({450, 304}), (Handle{wall, Part::line, 0}));
        QCOMPARE(scene.at({497, 350}), (Handle{wall, Part::line, 1}));
        QVERIFY(!scene.at({450, 350})); // a wall has no inside
        QVERIFY(!scene.at({450, 310}));
    }

    void obstacles_areDraggedByTheirInside() {
        Scene scene;
        const Points corners{{400, 300}, {500, 300}, {450, 400}};
        const Id solid = scene.draw(DrawTool::polygon, {{"points", corners}});
        QCOMPARE(scene.at({450, 330}), (Handle{solid, Part::inside}));
        QVERIFY(!scene.at({405, 390}));
        QCOMPARE(scene.at({450, 299}), (Handle{solid, Part::line, 0}));
        const Id box = scene.draw(DrawTool::box,
                                  {{"x", 100.0}, {"y", 400.0}, {"width", 60.0}, {"height", 40.0}});
        QCOMPARE(scene.at({130, 420}), (Handle{box, Part::inside}));
        QCOMPARE(scene.at({160, 440}), (Handle{box, Part::bottomRight}));
        QCOMPARE(scene.at({100, 420}), (Handle{box, Part::left}));
    }

    void circles_haveACenterAndARim() {
        Scene scene;
        const Id solid =
            scene.draw(DrawTool::circle, {{"x", 400.0}, {"y", 400.0}, {"radius", 60.0}});
        QCOMPARE(scene.at({400, 400}), (Handle{solid, Part::inside}));
        QCOMPARE(scene.at({342, 400}), (Handle{solid, Part::rim}));
        scene.hunt.set(scene.region, "shape",
                       std::string("circle")); // around (250, 140), radius 40
        QCOMPARE(scene.at({252, 141}), (Handle{scene.region, Part::center}));
        QCOMPARE(scene.at({250, 178}), (Handle{scene.region, Part::rim}));
        QVERIFY(!scene.at({230, 120}));
        QCOMPARE(scene.at({230, 120}, {scene.region}), (Handle{scene.region, Part::inside}));
    }

    void fieldWithoutLimit_hasOnlyACenter() {
        Scene scene;
        const Id field = scene.draw(DrawTool::field, {{"x", 400.0}, {"y", 400.0}});
        QCOMPARE(scene.at({404, 404}), (Handle{field, Part::center}));
        QVERIFY(!scene.at({440, 440}, {field}));
        scene.hunt.set(field, "radius", 80.0);
        QCOMPARE(scene.at({480, 400}), (Handle{field, Part::rim}));
    }

    void selectedItem_comesFirst() {
        Scene scene;
        const Points points{{400, 300}, {500, 300}};
        const Id first = scene.draw(DrawTool::wall, {{"points", points}});
        const Id second = scene.draw(DrawTool::wall, {{"points", points}});
        QCOMPARE(scene.at({400, 300})->id, second);
        QCOMPARE(scene.at({400, 300}, {first})->id, first);
    }

    void dragOfACorner_movesIt() {
        Scene scene;
        const Id wall =
            scene.draw(DrawTool::wall, {{"points", Points{{400, 300}, {500, 300}, {500, 400}}}});
        const Project after = scene.dragged({wall, Part::corner, 1}, {10.4, -20});
        QCOMPARE(pointsOf(valueOf(*after.sceneItem(wall), "points")),
                 (Points{{400, 300}, {510, 280}, {500, 400}}));
    }

    void dragOfALine_keepsItsForm() {
        Scene scene;
        const Id wall =
            scene.draw(DrawTool::wall, {{"points", Points{{400.25, 300}, {500, 300.125}}}});
        const Project after = scene.dragged({wall, Part::line, 0}, {10.4, 5});
        QCOMPARE(pointsOf(valueOf(*after.sceneItem(wall), "points")),
                 (Points{{411, 305}, {510.75, 305.125}}));
    }

    void dragOfARim_setsTheRadius_data() {
        const TestRows<QPointF, QPointF, double> row;
        row("outward", QPointF(450, 400), QPointF(30, 0), 80.0);
        row("inward", QPointF(400, 350), QPointF(0, 20), 30.0);
        row("beside", QPointF(450, 400), QPointF(-20, 40), 50.0);
        row("to nothing", QPointF(450, 400), QPointF(-50, 0), 0.0);
    }

    void dragOfARim_setsTheRadius() {
        const auto [held, by, radius] = fetched<QPointF, QPointF, double>();
        Scene scene;
        const Id solid =
            scene.draw(DrawTool::circle, {{"x", 400.0}, {"y", 400.0}, {"radius", 50.0}});
        const Id round = scene.draw(DrawTool::region, {{"x", 350.0},
                                                       {"y", 350.0},
                                                       {"width", 100.0},
                                                       {"height", 100.0},
                                                       {"shape", std::string("circle")}});
        for (const Id& id : {solid, round}) {
            Project project = scene.hunt.project;
            const HandleDrag drag(project, {id, Part::rim}, 1, {held.x(), held.y()});
            apply(drag.movedBy(project, Vec2{by.x(), by.y()}), project);
            QCOMPARE(scene.shape(project, id).radius, radius);
            QCOMPARE(scene.shape(project, id).center, (Vec2{400, 400}));
        }
    }

    void drag_thatSnapped_isNotRounded() {
        const Scene scene;
        Project project = scene.hunt.project;
        const HandleDrag drag(project, {scene.point, Part::point}, 5);
        apply(drag.movedBy(project, Snapped{.by = {3.25, 3.25}, .exactX = true}), project);
        QCOMPARE(scene.placeOf(project, scene.point), (Vec2{103.25, 105}));
    }

    void smoothPath_knowsThePointBeforeAPiece() {
        Scene scene;
        const Points points{{0, 0}, {100, 50}, {200, 0}, {300, 50}};
        const Id path = scene.draw(DrawTool::path, {{"points", points}});
        for (const bool closed : {false, true})
            for (const char* curve : {"polyline", "smooth"}) {
                scene.hunt.set(path, "closed", closed);
                scene.hunt.set(path, "curve", std::string(curve));
                const SceneShape shape = scene.shape(scene.hunt.project, path);
                const std::size_t spans = closed ? 4 : 3;
                const std::size_t each = (shape.line.size() - 1) / spans;
                QCOMPARE(each, *curve == 's' ? 16U : 1U);
                for (std::size_t i = 0; i < spans; ++i) {
                    QCOMPARE(shape.pointBefore(i * each), i);
                    QCOMPARE(shape.pointBefore((i + 1) * each - 1), i);
                    QCOMPARE(shape.line[i * each], points[i]);
                }
            }
    }

    void selectedNode_bringsItsSceneItem() {
        const Scene scene;
        const Project& project = scene.hunt.project;
        QCOMPARE(sceneOf(project, {scene.regionNode}), (std::set<Id>{scene.region}));
        QCOMPARE(sceneOf(project, {scene.point}), (std::set<Id>{scene.point}));
        QVERIFY(sceneOf(project, {scene.hunt.hunter, "not-there"}).empty());
    }

    void owner_isTheTargetNode() {
        Scene scene;
        scene.hunt.set(scene.hunt.prey, "startRegion",
                       scene.region); // its agents start there, but it is no target node
        const Project& project = scene.hunt.project;
        QCOMPARE(ownerOf(project, {scene.region, Part::left}), scene.regionNode);
        QCOMPARE(ownerOf(project, {scene.hunt.hunter, Part::start, 0}), scene.hunt.hunter);
    }

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

    void drawnItem_comesWithItsTargetNode_data() {
        const TestRows<int, QString> row;
        row("point", int(DrawTool::point), "point");
        row("path", int(DrawTool::path), "path");
        row("region", int(DrawTool::region), "region");
        row("field", int(DrawTool::field), "field");
        row("circle", int(DrawTool::circle), "");
        row("wall", int(DrawTool::wall), "");
    }

    void drawnItem_comesWithItsTargetNode() {
        const auto [tool, node] = fetched<int, QString>();
        EditedScene scene;
        const SceneItem item = defaultItem(static_cast<DrawTool>(tool), {123, 234});
        const Change change = addDrawn(scene.project, scene.ids, item).value();
        apply(change, scene.project);
        QCOMPARE(scene.project.scene.size(), 1U);
        const SceneItem& made = scene.project.scene.front();
        QVERIFY(made.values == item.values);
        QCOMPARE(shapeOf(made, 1).center, (Vec2{123, 234}));
        QCOMPARE(scene.project.nodes.size(), node.isEmpty() ? 0U : 1U);
        if (!node.isEmpty()) {
            QCOMPARE(scene.project.nodes.front().type, node.toStdString());
            QVERIFY(scene.project.nodes.front().values.front() == Value(made.id));
        }
        apply(inverse(change), scene.project);
        QVERIFY(scene.project == Project());
    }

    void targetCard_coversNoOtherCard() {
        EditedScene scene;
        for (int i = 0; i < 12; ++i)
            apply(addDrawn(scene.project, scene.ids, defaultItem(DrawTool::path, {i * 10.0, 0}))
                      .value(),
                  scene.project);
        std::vector<QRectF> cards;
        for (const Node& node : scene.project.nodes)
            cards.push_back(layOutCard(node, scene.project).rect);
        for (std::size_t i = 0; i < cards.size(); ++i)
            for (std::size_t k = i + 1; k < cards.size(); ++k)
                QVERIFY(!cards[i].intersects(cards[k]));
    }

    void insertPoint_addsItBetween() {
        EditedScene scene;
        const Id wall = scene.add(DrawTool::wall, {400, 300});
        const Points before = scene.points(wall);
        apply(insertPoint(scene.project, wall, 0, {1, 2}).value(), scene.project);
        QCOMPARE(scene.points(wall).size(), before.size() + 1);
        QCOMPARE(scene.points(wall)[0], before[0]);
        QCOMPARE(scene.points(wall)[1], (Vec2{1, 2}));
        QCOMPARE(scene.points(wall)[2], before[1]);
        QVERIFY(!insertPoint(scene.project, "not-there", 0, {1, 2}));
    }

    void removePoint_leavesAtLeastTheFewest() {
        EditedScene scene;
        const Id wall = scene.add(DrawTool::wall, {400, 300});
        const Id polygon = scene.add(DrawTool::polygon, {400, 300});
        const Points before = scene.points(wall);
        apply(removePoint(scene.project, wall, 1).value(), scene.project);
        QCOMPARE(scene.points(wall), (Points{before[0], before[2]}));
        const auto refused = removePoint(scene.project, wall, 0);
        QVERIFY(!refused);
        QCOMPARE(refused.problems().front().text, "Obstacle 1 needs at least 2 points.");
        QVERIFY(!removePoint(scene.project, polygon, 0));
        QVERIFY(!removePoint(scene.project, wall, 9));
    }

    void anotherShape_staysInItsPlace_data() {
        const TestRows<int, QString> row;
        for (const DrawTool tool :
             {DrawTool::circle, DrawTool::box, DrawTool::polygon, DrawTool::wall})
            for (const char* shape : {"circle", "box", "polygon", "wall"})
                row(QTest::addRow("%s to %s", std::string(toString(tool)).c_str(), shape),
                    int(tool), shape);
        for (const char* shape : {"circle", "polygon"})
            row(QTest::addRow("region to %s", shape), int(DrawTool::region), shape);
    }

    void anotherShape_staysInItsPlace() {
        const auto [tool, shape] = fetched<int, QString>();
        EditedScene scene;
        const Id id = scene.add(static_cast<DrawTool>(tool), {250, 150});
        apply(moveSceneItems(scene.project, std::array{id}, {37, 41}), scene.project);
        const QRectF before = scene.bounds(id);
        apply(setSceneValue(scene.project, id, "shape", shape.toStdString()).value(),
              scene.project);
        QCOMPARE(textOf(valueOf(*scene.project.sceneItem(id), "shape")), shape.toStdString());
        const QRectF after = scene.bounds(id);
        QVERIFY(QLineF(before.center(), after.center()).length() < 1e-9);
        QVERIFY(after.width() <= before.width() + 1e-9);
        QVERIFY(after.width() >= std::min(before.width(), before.height()) - 1e-9);
    }

    void duplicate_isMoved() {
        EditedScene scene;
        const Id wall = scene.add(DrawTool::wall, {400, 300});
        const Id circle = scene.add(DrawTool::circle, {100, 100});
        const std::vector<Id> both{wall, circle};
        const Change change = duplicateWithWires(scene.project, scene.ids, both, {24, 24}).value();
        apply(change, scene.project);
        QCOMPARE(scene.project.scene.size(), 4U);
        QCOMPARE(scene.bounds(change.scene[0].id()), scene.bounds(wall).translated(24, 24));
        QCOMPARE(scene.bounds(change.scene[1].id()), scene.bounds(circle).translated(24, 24));
    }
};
