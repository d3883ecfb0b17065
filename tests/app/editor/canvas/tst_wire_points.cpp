#include "app/editor/canvas/canvas_controller.h"
#include "core/io/project_io.h"
#include "core/model/reroute.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tiller;

namespace {

const Id theWire = "evade-to-prey-choice";

/// The hunt on a canvas where places on the screen are places on the canvas.
struct Bench {
    Document document;
    CanvasController canvas{document};

    Bench() {
        document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller");
        canvas.setViewSize(1600, 900);
        canvas.view()->zoomTo(1);
        canvas.view()->panBy(-canvas.view()->pan());
    }
    [[nodiscard]] const Wire& wire() const { return *canvas.scene().wire(theWire); }
    [[nodiscard]] QPointF along(double t) const { return wire().curve.at(t); }
    [[nodiscard]] std::vector<Vec2> places() const {
        std::vector<Vec2> result;
        for (const Annotation* each : reroutesOf(document.project(), theWire))
            result.push_back(placeOfReroute(*each));
        return result;
    }
    void doubleClick(QPointF at) {
        for (int i = 0; i < 2; ++i) {
            canvas.press(at.x(), at.y(), Qt::LeftButton, 0, false);
            if (i == 0)
                canvas.release(at.x(), at.y());
        }
        canvas.doubleClick(at.x(), at.y());
        canvas.release(at.x(), at.y());
    }
    void drag(QPointF from, QPointF by, int modifiers = 0) {
        canvas.press(from.x(), from.y(), Qt::LeftButton, modifiers, false);
        canvas.move(from.x() + by.x() / 2, from.y() + by.y() / 2, modifiers);
        canvas.move(from.x() + by.x(), from.y() + by.y(), modifiers);
        canvas.release(from.x() + by.x(), from.y() + by.y());
    }
};

QPointF toPoint(Vec2 place) {
    return {place.x, place.y};
}

} // namespace

class TestWirePoints : public QObject {
    Q_OBJECT

private slots:
    void doubleClick_addsAPoint_whereTheWireIs() {
        Bench f;
        const Project before = f.document.project();
        f.doubleClick(f.along(0.25));
        QCOMPARE(f.places().size(), 1U);
        const QPointF second = f.along(0.9);
        f.doubleClick(second);
        QCOMPARE(f.places().size(), 2U);
        QVERIFY(f.places()[0].x < f.places()[1].x);
        QVERIFY(QLineF(toPoint(f.places()[1]), second).length() < gridStep);
        f.document.undo();
        f.document.undo();
        QVERIFY(f.document.project() == before);
        QVERIFY(f.wire().points.empty());
    }

    void wire_passesThroughItsPoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        f.doubleClick(f.along(0.9));
        QCOMPARE(f.wire().points.size(), 2U);
        for (const WirePoint& point : f.wire().points)
            QVERIFY(f.wire().curve.distanceTo(point.place) < 0.2);
        QVERIFY(!f.canvas.scene().wirePointAt(f.wire().middle(), 8)); // the weight covers no point
        f.document.undo();
        QCOMPARE(f.wire().points.size(), 1U);
        QVERIFY(!f.canvas.scene().wirePointAt(f.wire().middle(), 8));
    }

    void drag_movesAPoint_asOneStep() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Project before = f.document.project();
        const Vec2 from = f.places().front();
        f.drag(toPoint(from), {40, 120}, 0);
        const Vec2 to = f.places().front();
        QVERIFY(to.y > from.y + 100);
        QVERIFY(f.wire().curve.distanceTo(toPoint(to)) < 0.2);
        f.document.undo();
        QVERIFY(f.document.project() == before);

        f.canvas.press(from.x, from.y, Qt::LeftButton, 0, false);
        f.canvas.move(from.x + 50, from.y + 50, 0);
        QVERIFY(f.document.project() != before);
        QVERIFY(f.canvas.cancel());
        QVERIFY(f.document.project() == before);
    }

    void altDrag_addsAndMoves() {
        Bench f;
        const QPointF at = f.along(0.25);
        f.drag(at, {0, 100}, Qt::AltModifier);
        QCOMPARE(f.places().size(), 1U);
        QVERIFY(f.places().front().y > at.y() + 80);
    }

    void doubleClickOnAPoint_removesIt() {
        Bench f;
        const Project before = f.document.project();
        f.doubleClick(f.along(0.25));
        f.doubleClick(toPoint(f.places().front()));
        QVERIFY(f.document.project() == before);
    }

    void delete_removesThePoint_andKeepsTheWire() {
        Bench f;
        const Project before = f.document.project();
        f.doubleClick(f.along(0.25)); // selects the point
        f.canvas.edits()->removeSelected();
        QVERIFY(f.document.project() == before);
    }

    void movedCards_takeTheirPoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Vec2 from = f.places().front();
        f.document.selection()->set({"evade"});
        f.canvas.edits()->nudgeSelected(0, 3);
        QCOMPARE(f.places().front(), from); // one end stays
        f.document.selection()->set({"evade", "prey-choice"});
        f.canvas.edits()->nudgeSelected(0, 3);
        QCOMPARE(f.places().front(), (from + Vec2{0, 3 * gridStep}));
    }

    void copies_haveThePoints() {
        Bench f;
        f.doubleClick(f.along(0.25));
        f.document.selection()->set({"evade", "prey-choice"});
        f.canvas.edits()->duplicateSelected();
        const Project& project = f.document.project();
        std::vector<std::string> links;
        for (const Annotation& each : project.annotations)
            if (isReroute(each))
                links.push_back(linkOfReroute(each));
        QCOMPARE(links.size(), 2U);
        const Link* copy = project.link(links[1]);
        QVERIFY(copy && links[1] != theWire);
        QVERIFY(copy->from.node != "evade" && copy->to.node != "prey-choice");
        QCOMPARE(f.canvas.scene().wire(links[1])->points.size(), 1U);
    }

    void model_followsTheRulesOfQt() {
        Bench f;
        const QAbstractItemModelTester tester(
            f.canvas.wirePoints(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        f.doubleClick(f.along(0.25));
        QCOMPARE(f.canvas.wirePoints()->rowCount(), 1);
        const WirePoints& points = *f.canvas.wirePoints();
        QCOMPARE(points.value(0, "place").toPointF(), toPoint(f.places().front()));
        QVERIFY(points.value(0, "selected").toBool());
        QVERIFY(points.value(0, "sentence").toString().contains("Evade"));
        f.document.undo();
        QCOMPARE(f.canvas.wirePoints()->rowCount(), 0);
    }

    void selectedWire_getsPoints_andLosesThem() {
        Bench f;
        const Project before = f.document.project();
        f.document.selection()->select(QString::fromStdString(theWire));
        f.canvas.wirePoints()->addToSelected();
        f.canvas.wirePoints()->addToSelected(); // the new point is selected now
        QCOMPARE(f.wire().points.size(), 2U);
        f.canvas.wirePoints()->removeOfSelected();
        QVERIFY(f.document.project() == before);
        QCOMPARE(f.document.selection()->ids(), QStringList{QString::fromStdString(theWire)});
    }

    void tag_takesNone() {
        Bench f;
        const Project before = f.document.project();
        const Id reference = "prey-to-nearest-prey";
        f.doubleClick(f.canvas.scene().wire(reference)->tag->box.center());
        QVERIFY(f.document.project() == before);
        f.canvas.setReferencesAsWires(true);
        f.document.selection()->select(QString::fromStdString(reference));
        f.canvas.wirePoints()->addToSelected();
        f.canvas.setReferencesAsWires(false);
        QVERIFY(!f.canvas.scene().wire(reference)->tag); // a wire with points is no tag
        QCOMPARE(f.canvas.scene().wire(reference)->points.size(), 1U);
    }

    void arrange_dropsThem() {
        Bench f;
        f.doubleClick(f.along(0.25));
        const Project before = f.document.project();
        f.document.selection()->clear();
        f.canvas.edits()->arrange();
        QVERIFY(f.places().empty());
        f.document.undo();
        QVERIFY(f.document.project() == before);
    }
};

QTEST_MAIN(TestWirePoints)
#include "tst_wire_points.moc"
