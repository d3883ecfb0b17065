#include "tests/app/editor/viewport/drawing_stage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

using namespace tiller;

namespace {

using Stage = DrawingStage;

bool isNear(const Points& points, const Points& wanted) {
    return points.size() == wanted.size() &&
           std::equal(points.begin(), points.end(), wanted.begin(),
                      [](Vec2 a, Vec2 b) { return length(a - b) < 3; });
}

} // namespace

class TestSceneDrawing : public QObject {
    Q_OBJECT

private slots:
    void wall_isDrawn_dragged_undone_deleted() {
        Stage stage;
        const Project before = stage.project();
        stage.drawWall();
        QCOMPARE(stage.project().scene.size(), 1U);
        QCOMPARE(stage.document.undoText(), "Draw wall");
        QCOMPARE(stage.world->drawing()->tool(), "select");
        const Project drawn = stage.project();
        const Id wall = drawn.scene.back().id;
        QVERIFY(stage.document.selection()->contains(QString::fromStdString(wall)));
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {400, 200}, {400, 400}}));
        QTRY_VERIFY(stage.item("point-x-2"));

        stage.dragFrom({400, 200}, {460, 150});
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {460, 150}, {400, 400}}));
        QCOMPARE(stage.document.undoText(), "Move point of Obstacle 1");
        const Project dragged = stage.project();

        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.project() == drawn);
        stage.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(stage.project() == dragged);

        stage.dragFrom({300, 175}, {330, 195}); // by its line
        QVERIFY(isNear(stage.shape().points, {{230, 220}, {490, 170}, {430, 420}}));
        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.project() == dragged);

        stage.key(Qt::Key_Delete);
        QVERIFY(stage.project().scene.empty());
        QCOMPARE(stage.document.undoText(), "Delete Obstacle 1");
        while (stage.document.canUndo() && stage.project() != before)
            stage.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.project() == before);
    }

    void dragTools_draw_data() {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QRectF>("bounds");
        QTest::newRow("circle") << "circle" << QRectF(100, 100, 200, 200);
        QTest::newRow("box") << "box" << QRectF(200, 200, 60, 80);
        QTest::newRow("region") << "region" << QRectF(200, 200, 60, 80);
        QTest::newRow("field") << "field" << QRectF(100, 100, 200, 200);
    }

    void dragTools_draw() {
        QFETCH(QString, tool);
        QFETCH(QRectF, bounds);
        Stage stage;
        stage.click("tool-" + tool);
        stage.dragFrom({200, 200}, {260, 280});
        QCOMPARE(stage.project().scene.size(), 1U);
        const QRectF drawn = stage.shape().bounds;
        QVERIFY(QLineF(drawn.topLeft(), bounds.topLeft()).length() < 4);
        QVERIFY(QLineF(drawn.bottomRight(), bounds.bottomRight()).length() < 4);
        QCOMPARE(stage.project().nodes.size(), stage.shape().isObstacle() ? 1U : 2U);
        stage.document.undo();
        QVERIFY(stage.project().scene.empty());
        QCOMPARE(stage.project().nodes.size(), 1U);
    }

    void path_comesWithItsNode() {
        Stage stage;
        stage.click("tool-path");
        stage.clickAt({100, 100});
        stage.clickAt({300, 150});
        stage.doubleClickAt({500, 100});
        QCOMPARE(stage.project().scene.size(), 1U);
        QVERIFY(isNear(stage.shape().points, {{100, 100}, {300, 150}, {500, 100}}));
        QCOMPARE(stage.project().nodes.back().type, "path");
        QVERIFY(stage.document.selection()->contains(
            QString::fromStdString(stage.project().nodes.back().id)));
        QCOMPARE(stage.world->drawing()->tool(), "path");
        QTRY_VERIFY(stage.item("point-y-1")); // in the inspector of its node
    }

    void polygon_closesOnItsFirstPoint() {
        Stage stage;
        stage.click("tool-polygon");
        for (const Vec2 place : {Vec2{200, 200}, Vec2{300, 220}, Vec2{250, 330}, Vec2{202, 202}})
            stage.clickAt(place);
        QCOMPARE(stage.project().scene.size(), 1U);
        QCOMPARE(stage.shape().form, SceneShape::Form::polygon);
        QCOMPARE(stage.shape().points.size(), 3U);
    }

    void backspaceAndEscape_undoTheDrawing() {
        Stage stage;
        stage.click("tool-wall");
        stage.clickAt({200, 200});
        stage.clickAt({300, 200});
        stage.clickAt({300, 350});
        stage.key(Qt::Key_Backspace);
        stage.clickAt({350, 300});
        stage.key(Qt::Key_Return);
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {300, 200}, {350, 300}}));
        stage.click("tool-wall");
        stage.clickAt({500, 200});
        stage.key(Qt::Key_Return); // not enough
        stage.key(Qt::Key_Escape); // the wall
        QCOMPARE(stage.world->drawing()->tool(), "wall");
        stage.key(Qt::Key_Escape); // the tool
        QCOMPARE(stage.world->drawing()->tool(), "select");
        QCOMPARE(stage.project().scene.size(), 1U);
    }

    void undo_removesTheDrawnPointsFirst() {
        Stage stage;
        stage.click("tool-wall");
        stage.clickAt({100, 100});
        stage.clickAt({200, 100});
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.project().scene.size(), 1U);
        stage.key(Qt::Key_Escape);
        stage.click("tool-polygon");
        stage.clickAt({300, 200});
        stage.clickAt({400, 200});
        QVERIFY(stage.world->drawing()->isActive());
        stage.key(Qt::Key_Z, Qt::ControlModifier); // the second point
        QVERIFY(stage.world->drawing()->isActive());
        stage.key(Qt::Key_Z, Qt::ControlModifier); // and the first
        QVERIFY(!stage.world->drawing()->isActive());
        QCOMPARE(stage.world->drawing()->tool(), "polygon");
        QCOMPARE(stage.project().scene.size(), 1U);
        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.project().scene.size(), 0U);
    }

    void tool_staysUntilEscape() {
        Stage stage;
        stage.click("tool-circle");
        stage.dragFrom({200, 200}, {240, 200});
        stage.dragFrom({500, 400}, {540, 400});
        QCOMPARE(stage.world->drawing()->tool(), "circle");
        stage.key(Qt::Key_Escape);
        QCOMPARE(stage.world->drawing()->tool(), "select");
        QCOMPARE(stage.project().scene.size(), 2U);
    }

    void band_selects_dragMovesAll_ctrlCopies() {
        Stage stage;
        stage.drawCircles();
        const Project drawn = stage.project();
        const auto centers = [&] {
            Points all;
            for (const SceneItem& item : stage.project().scene)
                all.push_back(shapeOf(item, 1).center);
            return all;
        };
        const Points before = centers();
        stage.dragFrom({120, 120}, {460, 280}); // around the first two
        QCOMPARE(stage.document.selection()->ids().size(), 2);
        QVERIFY(stage.world->selection()->band().isEmpty());

        stage.dragFrom(before[0], before[0] + Vec2{60, 80}, Qt::AltModifier);
        const Vec2 by = centers()[0] - before[0];
        QVERIFY(length(by - Vec2{60, 80}) < 3);
        QCOMPARE(centers()[1], before[1] + by);
        QCOMPARE(centers()[2], before[2]);
        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.project() == drawn);

        stage.dragFrom(before[0], before[0] + Vec2{60, 80}, Qt::ControlModifier);
        QCOMPARE(stage.project().scene.size(), 5U);
        QCOMPARE(centers()[0], before[0]);
        QVERIFY(length(centers()[3] - before[0] - Vec2{60, 80}) < 12); // it may snap
        QCOMPARE(stage.document.selection()->ids().size(), 2);
        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(stage.project() == drawn);

        stage.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(stage.world->selection()->count(), 3);
        stage.key(Qt::Key_Delete);
        QVERIFY(stage.project().scene.empty());
    }

    void typedNumber_movesTheDrag() {
        Stage stage;
        stage.drawCircles();
        const Vec2 before = stage.shape().center;
        stage.press(before);
        stage.move(before + Vec2{5, 30}, {});
        stage.move(before + Vec2{6, 33}, {});
        QVERIFY(stage.world->dragText().startsWith("moved by"));
        stage.key(Qt::Key_4);
        QCOMPARE(stage.shape().center, before + (Vec2{0, 4})); // it counts at once
        stage.key(Qt::Key_Backspace);
        QVERIFY(length(stage.shape().center - before - Vec2{6, 33}) < 8); // the mouse counts again
        stage.key(Qt::Key_4);
        stage.key(Qt::Key_0);
        stage.move(before + Vec2{90, 90}, {});
        QCOMPARE(stage.shape().center, before + (Vec2{0, 40}));
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.shape().center, before + (Vec2{0, 40}));
        stage.move(before, {}); // the drag is over
        QTest::mouseRelease(stage.window, Qt::LeftButton, {}, stage.pixel(before));
        QCOMPARE(stage.shape().center, before + (Vec2{0, 40}));
        stage.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(stage.shape().center, before);
    }

    void typedSize_isTheSizeOfWhatIsDrawn() {
        Stage stage;
        stage.click("tool-circle");
        stage.press({200, 200});
        stage.move({230, 200}, {});
        stage.move({240, 200}, {});
        QVERIFY(stage.world->dragText().startsWith("radius"));
        stage.type("1234.5");
        QCOMPARE(stage.world->drawing()->shape()->radius, 1234.5);
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.project().scene.size(), 1U);
        QCOMPARE(stage.shape().radius, 1234.5);
        QTest::mouseRelease(stage.window, Qt::LeftButton, {}, stage.pixel({240, 200}));
        QCOMPARE(stage.project().scene.size(), 1U);

        stage.click("tool-box");
        stage.press({300, 300});
        stage.move({270, 330}, {});
        stage.move({260, 340}, {});
        stage.type("80,25");
        stage.key(Qt::Key_Return);
        QTest::mouseRelease(stage.window, Qt::LeftButton, {}, stage.pixel({260, 340}));
        QCOMPARE(stage.shape().bounds.size(), QSizeF(80, 25));
        QVERIFY(std::abs(stage.shape().bounds.right() - 300) < 8); // to the side of the mouse
        QCOMPARE(stage.document.undoText(), "Draw box obstacle");
    }

    void grid_snaps_untilAlt() {
        Stage stage;
        stage.drawCircles();
        stage.key(Qt::Key_G);
        QVERIFY(stage.world->overlays().snap);
        Overlays overlays = stage.world->overlays();
        overlays.gridSize = 50;
        stage.world->setOverlays(overlays);
        stage.dragFrom(stage.shape().center, {533, 431});
        QCOMPARE(stage.shape().center, (Vec2{550, 450}));
        stage.key(Qt::Key_Left);
        QCOMPARE(stage.shape().center, (Vec2{500, 450}));
        stage.dragFrom(stage.shape().center, {533, 431}, Qt::AltModifier);
        QVERIFY(stage.shape().center != (Vec2{550, 450}));
        stage.key(Qt::Key_G);
        QVERIFY(!stage.world->overlays().snap);
    }

    void selection_isTransformed_asOneStep() {
        Stage stage;
        stage.click("tool-box");
        stage.dragFrom({200, 200}, {260, 240}, Qt::AltModifier);
        stage.key(Qt::Key_Escape);
        const Project drawn = stage.project();
        const QRectF before = stage.shape().bounds;
        WorldSelection& chosen = *stage.world->selection();
        chosen.rotate(90);
        QCOMPARE(stage.shape().bounds.size(), before.size().transposed());
        QCOMPARE(stage.shape().bounds.center(), before.center());
        QCOMPARE(stage.document.undoText(), "Rotate Obstacle 1");
        stage.document.undo();
        QVERIFY(stage.project() == drawn);
        chosen.rotate(45);
        QCOMPARE(stage.shape().form, SceneShape::Form::polygon);
        stage.document.undo();
        chosen.resize(2);
        QCOMPARE(stage.shape().bounds.size(), before.size() * 2);
        stage.document.undo();

        stage.drawCircles();
        stage.key(Qt::Key_A, Qt::ControlModifier);
        chosen.align("top");
        for (const SceneItem& item : stage.project().scene)
            QCOMPARE(shapeOf(item, 1).bounds.top(),
                     shapeOf(stage.project().scene[1], 1).bounds.top());
        stage.document.undo();
        const Id first = stage.project().scene.front().id;
        stage.select(QString::fromStdString(first));
        chosen.order(true);
        QCOMPARE(stage.project().scene.back().id, first);
        stage.document.undo();
        QCOMPARE(stage.project().scene.front().id, first);
    }

    void addedPath_isDrawn_notInvented() {
        Stage stage;
        stage.editor.canvas.adder()->addNodeInView("path");
        QVERIFY(stage.project().scene.empty());
        QCOMPARE(stage.world->drawing()->tool(), "path");
        const std::size_t nodes = stage.project().nodes.size();
        stage.clickAt({100, 100});
        stage.clickAt({300, 150});
        stage.key(Qt::Key_Return);
        QCOMPARE(stage.project().nodes.size(), nodes);
        QCOMPARE(textOf(valueOf(stage.project().nodes.back(), "path")),
                 stage.project().scene.back().id);
        QCOMPARE(stage.world->drawing()->tool(), "select");
    }

    void pastedGeometry_standsBeside() {
        Stage stage;
        stage.click("tool-point");
        stage.clickAt({300, 300});
        stage.key(Qt::Key_Escape);
        const Vec2 before = stage.shape().center;
        const std::size_t nodes = stage.project().nodes.size();
        stage.key(Qt::Key_C, Qt::ControlModifier);
        stage.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(stage.project().nodes.size(), nodes + 1); // with its target
        QCOMPARE(stage.shape().center, before + (Vec2{24, 24}));
    }

    void outsideTheWorld_isAProblem_withAButton() {
        Stage stage;
        stage.drawCircles();
        const Project inside = stage.project();
        const std::vector<Id> last{inside.scene.back().id};
        stage.editor.document.push(moveSceneItems(inside, last, {900, 0}), "Move");
        const ProblemListModel& problems = stage.editor.problems;
        const auto fixRow = [&] {
            for (int row = 0; row < problems.rowCount(); ++row)
                if (!problems.value(row, "fixTitle").toString().isEmpty())
                    return row;
            return -1;
        };
        QTRY_VERIFY(fixRow() >= 0);
        stage.click("tab-problems");
        const QString button = "fix-" + QString::number(fixRow());
        QTRY_VERIFY(stage.isShown(button));
        stage.click(button);
        QTRY_VERIFY(fixRow() < 0);
        const QRectF bounds = stage.shape().bounds;
        QVERIFY(bounds.right() <= stage.project().worldNumber("width"));
        QCOMPARE(stage.document.undoText(), "Move it inside");
    }

    void keys_chooseTools_enterPlacesInTheMiddle() {
        Stage stage;
        for (const auto& [key, tool] : {std::pair{Qt::Key_D, "point"},
                                        {Qt::Key_P, "path"},
                                        {Qt::Key_C, "circle"},
                                        {Qt::Key_B, "box"},
                                        {Qt::Key_Y, "polygon"},
                                        {Qt::Key_W, "wall"},
                                        {Qt::Key_E, "region"},
                                        {Qt::Key_F, "field"}}) {
            const std::size_t before = stage.project().scene.size();
            stage.key(key);
            QCOMPARE(stage.world->drawing()->tool(), tool);
            stage.key(Qt::Key_Return);
            QCOMPARE(stage.project().scene.size(), before + 1);
            QVERIFY(length(stage.shape().center - Vec2{400, 300}) < 3);
            QCOMPARE(stage.world->drawing()->tool(), tool);
            stage.key(Qt::Key_Escape);
            QCOMPARE(stage.world->drawing()->tool(), "select");
        }
    }

    void doubleClick_addsAPoint_deleteRemovesIt() {
        Stage stage;
        stage.drawWall();
        const Project drawn = stage.project();
        stage.doubleClickAt({300, 200});
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {300, 200}, {400, 200}, {400, 400}}));
        QCOMPARE(stage.document.undoText(), "Add point to Obstacle 1");
        stage.key(Qt::Key_Delete); // the point, not the wall
        QCOMPARE(stage.project().scene.size(), 1U);
        QCOMPARE(stage.document.undoText(), "Delete point of Obstacle 1");
        QVERIFY(stage.project() == drawn);
    }

    void altClick_addsAndRemoves() {
        Stage stage;
        stage.drawWall();
        stage.dragFrom({400, 300}, {450, 300}, Qt::AltModifier); // adds, and moves it at once
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {400, 200}, {450, 300}, {400, 400}}));
        stage.document.undo();
        QCOMPARE(stage.shape().points.size(), 3U);
        stage.clickAt({400, 200}, Qt::AltModifier);
        QVERIFY(isNear(stage.shape().points, {{200, 200}, {400, 400}}));
        stage.clickAt({400, 400}, Qt::AltModifier); // a wall has two points
        QCOMPARE(stage.shape().points.size(), 2U);
    }

    void dragOfAPoint_snaps_ctrlToTheGrid() {
        Stage stage;
        stage.click("tool-circle");
        stage.dragFrom({600, 300}, {640, 300});
        const Vec2 center = stage.shape().center;
        stage.key(Qt::Key_Escape);
        stage.drawWall();
        const double unit = 1 / stage.world->view().scale(); // a pixel
        stage.dragFrom({400, 400}, center + Vec2{4 * unit, -3 * unit});
        QCOMPARE(stage.shape().points.back(), center);
        stage.dragFrom(center, {520, 480}, Qt::ControlModifier);
        const double grid = gridDistance(stage.world->view());
        const Vec2 cells = stage.shape().points.back() / grid;
        QCOMPARE(cells, (Vec2{std::round(cells.x), std::round(cells.y)}));
    }

    void arrows_moveTheHeldPoint() {
        Stage stage;
        stage.drawWall();
        stage.clickAt({400, 200});
        const Points before = stage.shape().points;
        stage.key(Qt::Key_Right);
        QCOMPARE(stage.shape().points[0], before[0]);
        QVERIFY(stage.shape().points[1].x > before[1].x);
        stage.key(Qt::Key_Escape); // lets the point go
        stage.key(Qt::Key_Down);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(stage.shape().points[i].y > before[i].y);
    }

    void duplicate_copiesAnObstacle() {
        Stage stage;
        stage.drawWall();
        stage.key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(stage.project().scene.size(), 2U);
        QVERIFY(isNear(stage.shape().points, {{224, 224}, {424, 224}, {424, 424}}));
        QVERIFY(stage.document.selection()->contains(
            QString::fromStdString(stage.project().scene.back().id)));
    }

    /// 1,000 obstacles and a path of 10,000 points cost nothing while only agents move, and little
    /// while the view moves.
    void manyItems_areDrawnInTime() {
        Stage stage;
        Project project = stage.project();
        IdSource ids(5);
        Points points;
        for (int i = 0; i < 10'000; ++i)
            points.push_back(
                {400 + 0.03 * i * std::cos(i * 0.02), 300 + 0.03 * i * std::sin(i * 0.02)});
        const auto add = [&](SceneItem item) {
            apply(addSceneItem(project, ids, std::move(item)).value(), project);
        };
        SceneItem path = defaultItem(DrawTool::path, {400, 300});
        for (Value& value : path.values)
            if (std::holds_alternative<Points>(value))
                value = points;
        add(path);
        for (int i = 0; i < 1000; ++i)
            add(defaultItem(i % 2 ? DrawTool::circle : DrawTool::polygon,
                            {20.0 * (i % 40), 24.0 * (i / 40)}));
        stage.document.projectModel().replace(project);
        const auto frames = [&](int count, const std::function<void()>& before) {
            QElapsedTimer timer;
            timer.start();
            for (int i = 0; i < count; ++i) {
                before();
                stage.window->grabWindow();
            }
            return static_cast<double>(timer.elapsed()) / count;
        };
        frames(3, [] {});
        const double still = frames(10, [&] { stage.world->update(); });
        const double moving = frames(10, [&] { stage.world->camera()->zoomBy(1.001); });
        qInfo("a frame takes %.1f ms, %.1f ms while the view moves", still, moving);
        constexpr double freeze = 5000; // ms, also with OpenGL in software on a busy machine
        QVERIFY(moving < freeze);
        QVERIFY(still < freeze);
    }

private:
    TestHome m_home;
};

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestSceneDrawing test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_scene_drawing.moc"
