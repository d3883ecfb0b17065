#include "app/editor/canvas/card.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/viewport/scene_shapes.h"
#include "app/editor/viewport/sketch.h"
#include "core/model/registry.h"

#include <QTest>

#include <array>

using namespace tiller;

namespace {

struct Scene {
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

} // namespace

class TestSceneEdits : public QObject {
    Q_OBJECT

private slots:
    void drawnItem_comesWithItsTargetNode_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<QString>("node");
        QTest::newRow("point") << int(DrawTool::point) << "point";
        QTest::newRow("path") << int(DrawTool::path) << "path";
        QTest::newRow("region") << int(DrawTool::region) << "region";
        QTest::newRow("field") << int(DrawTool::field) << "field";
        QTest::newRow("circle") << int(DrawTool::circle) << "";
        QTest::newRow("wall") << int(DrawTool::wall) << "";
    }

    void drawnItem_comesWithItsTargetNode() {
        QFETCH(int, tool);
        QFETCH(QString, node);
        Scene scene;
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
        Scene scene;
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
        Scene scene;
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
        Scene scene;
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
        QTest::addColumn<int>("tool");
        QTest::addColumn<QString>("shape");
        for (const DrawTool tool :
             {DrawTool::circle, DrawTool::box, DrawTool::polygon, DrawTool::wall})
            for (const char* shape : {"circle", "box", "polygon", "wall"})
                QTest::addRow("%s to %s", std::string(toString(tool)).c_str(), shape)
                    << int(tool) << shape;
        for (const char* shape : {"circle", "polygon"})
            QTest::addRow("region to %s", shape) << int(DrawTool::region) << shape;
    }

    void anotherShape_staysInItsPlace() {
        QFETCH(int, tool);
        QFETCH(QString, shape);
        Scene scene;
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
        Scene scene;
        const Id wall = scene.add(DrawTool::wall, {400, 300});
        const Id circle = scene.add(DrawTool::circle, {100, 100});
        const std::vector<Id> both{wall, circle};
        const Change change = duplicateItems(scene.project, scene.ids, both, {24, 24}).value();
        apply(change, scene.project);
        QCOMPARE(scene.project.scene.size(), 4U);
        QCOMPARE(scene.bounds(change.scene[0].id()), scene.bounds(wall).translated(24, 24));
        QCOMPARE(scene.bounds(change.scene[1].id()), scene.bounds(circle).translated(24, 24));
    }
};

QTEST_APPLESS_MAIN(TestSceneEdits)
#include "tst_scene_edits.moc"
