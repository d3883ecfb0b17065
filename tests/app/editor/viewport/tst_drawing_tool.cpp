#include "tests/app/editor/viewport/parts.h"

#include <QTest>

using namespace tiller;

/// SceneDrawing without a window. See tst_scene_drawing for the mouse.
class TestDrawingTool : public QObject {
    Q_OBJECT

private slots:
    void drawnWall_isOneUndoStep() {
        ViewportParts parts;
        const Project before = parts.project();
        const Id wall = parts.drawWall({{100, 100}, {300, 100}, {300, 200}});
        QCOMPARE(parts.document.undoText(), "Draw wall");
        QVERIFY(parts.document.selection()->contains(QString::fromStdString(wall)));
        QCOMPARE(parts.drawing.tool(), "select");
        parts.document.undo();
        QVERIFY(parts.project() == before);
    }

    void removeLastPoint_endsTheItem() {
        ViewportParts parts;
        QVERIFY(!parts.drawing.removeLastPoint());
        QVERIFY(parts.drawing.chooseTool("Y"));
        QCOMPARE(parts.drawing.tool(), "polygon");
        parts.drawing.press({100, 100}, {});
        parts.drawing.press({200, 100}, {});
        QVERIFY(parts.drawing.removeLastPoint());
        QVERIFY(parts.drawing.isActive());
        QVERIFY(parts.drawing.removeLastPoint());
        QVERIFY(!parts.drawing.isActive());
        QVERIFY(parts.drawing.hasTool());
        QVERIFY(!parts.drawing.chooseTool("Q"));
    }
};

QTEST_GUILESS_MAIN(TestDrawingTool)
#include "tst_drawing_tool.moc"
