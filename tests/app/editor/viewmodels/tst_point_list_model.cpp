#include "app/editor/document/document.h"
#include "app/editor/viewmodels/point_list_model.h"
#include "app/editor/viewport/sketch.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tiller;

namespace {

/// A document with a wall from (0, 0) via (10, 0) to (10, 20).
struct Stage {
    Document document;
    PointListModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    Id wall;

    Stage() {
        Sketch sketch(DrawTool::wall, {0, 0});
        for (const Vec2 place : {Vec2{10, 0}, Vec2{10, 20}}) {
            sketch.moveTo(place);
            sketch.addPoint();
        }
        const auto change =
            addSceneItem(document.project(), document.ids(), sketch.finished(false)).value();
        document.push(change, "Draw");
        wall = change.scene.front().id();
        model.setDocument(&document);
        model.setItem(QString::fromStdString(wall));
    }
    [[nodiscard]] const Points& points() const {
        return pointsOf(valueOf(*document.project().sceneItem(wall), "points"));
    }
    [[nodiscard]] QString text(int row, const char* role) const {
        return model.value(row, role).toString();
    }
};

} // namespace

class TestPointListModel : public QObject {
    Q_OBJECT

private slots:
    void rows_areThePoints() {
        Stage stage;
        QCOMPARE(stage.model.rowCount(), 3);
        QCOMPARE(stage.text(2, "placeX"), "10");
        QCOMPARE(stage.text(2, "placeY"), "20");
    }

    void edit_setsACoordinate() {
        Stage stage;
        QVERIFY(stage.model.edit(1, "y", "-7.5"));
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, -7.5}, {10, 20}}));
        QCOMPARE(stage.document.undoText(), "Move point of Obstacle 1");
        stage.document.undo();
        QCOMPARE(stage.text(1, "placeY"), "0");
    }

    void edit_refusesTextThatIsNoNumber() {
        Stage stage;
        QSignalSpy refused(&stage.document, &Document::refused);
        QVERIFY(!stage.model.edit(1, "x", "far"));
        QVERIFY(!stage.model.edit(1, "x", "1000001"));
        QVERIFY(!stage.model.edit(9, "x", "1"));
        QCOMPARE(refused.size(), 2);
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, 0}, {10, 20}}));
    }

    void addAfter_isBetween_orBeyondTheEnd() {
        Stage stage;
        stage.model.addAfter(0);
        QCOMPARE(stage.points()[1], (Vec2{5, 0}));
        stage.model.addAfter(3);
        QCOMPARE(stage.points().back(), (Vec2{10, 40}));
        QCOMPARE(stage.model.rowCount(), 5);
    }

    void removeAt_keepsAsManyAsNeeded() {
        Stage stage;
        QSignalSpy refused(&stage.document, &Document::refused);
        stage.model.removeAt(1);
        QCOMPARE(stage.points(), (Points{{0, 0}, {10, 20}}));
        stage.model.removeAt(0);
        QCOMPARE(stage.points().size(), 2U);
        QCOMPARE(refused.size(), 1);
    }

    void move_swaps() {
        Stage stage;
        stage.model.move(0, 1);
        QCOMPARE(stage.points(), (Points{{10, 0}, {0, 0}, {10, 20}}));
        stage.model.move(0, -1);
        QCOMPARE(stage.points().front(), (Vec2{10, 0}));
    }

    void follows_otherEdits() {
        Stage stage;
        QSignalSpy came(&stage.model, &PointListModel::rowsInserted);
        QSignalSpy went(&stage.model, &PointListModel::rowsRemoved);
        QSignalSpy reset(&stage.model, &PointListModel::modelReset);
        const auto set = [&](const Points& points) {
            stage.document.push(setValue(stage.document.project(), stage.wall, "points", points),
                                "Set");
        };
        set({{0, 0}, {5, 5}, {10, 0}, {10, 20}});
        QCOMPARE(came.size(), 1);
        QCOMPARE(came.front()[1].toInt(), 1);
        set({{1, 1}, {2, 2}});
        QCOMPARE(went.size(), 1);
        QCOMPARE(stage.model.rowCount(), 2);
        QCOMPARE(stage.text(1, "placeX"), "2");
        QCOMPARE(reset.size(), 0);
    }

    void otherItems_haveNoRows() {
        Stage stage;
        stage.model.setItem("not-there");
        QCOMPARE(stage.model.rowCount(), 0);
        stage.model.removeAt(0);
        stage.model.addAfter(0);
        QCOMPARE(stage.points().size(), 3U);
    }
};

QTEST_GUILESS_MAIN(TestPointListModel)
#include "tst_point_list_model.moc"
