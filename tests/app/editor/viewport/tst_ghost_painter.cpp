#include "app/editor/viewport/painters.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

using namespace tiller;

namespace {

/// Counts what is drawn, and remembers the strongest alpha.
class CountingTarget : public DrawTarget {
public:
    int fans = 0, lines = 0, rings = 0;
    int strongest = 0;

    void fan(std::span<const QPointF>, QRgb color) override { note(fans, color); }
    void area(std::span<const QPointF>, QRgb color) override { note(fans, color); }
    void line(QPointF, QPointF, double, QRgb color) override { note(lines, color); }
    void disc(QPointF, double, QRgb color) override { note(fans, color); }
    void ring(QPointF, double, double, QRgb color) override { note(rings, color); }

private:
    void note(int& count, QRgb color) {
        ++count;
        strongest = std::max(strongest, qAlpha(color));
    }
};

/// A hunt and its picture. A unit is a pixel.
struct Still {
    Hunt hunt{1, 2};
    Simulation simulation{hunt.project};
    Frame frame;
    ProjectLook look{hunt.project, true};
    SceneShapes scene;
    Trails trails;
    Trails previousTrails;
    ViewTransform view;
    CountingTarget target;

    Still() {
        view.fit(worldBox(hunt.project), {800, 600}, 0);
        fillFrame(frame, simulation, 1, false);
    }

    [[nodiscard]] WorldPicture picture() const {
        return {.project = hunt.project,
                .frame = frame,
                .look = look,
                .trails = trails,
                .view = view,
                .size = {800, 600},
                .scene = scene,
                .previousTrails = &previousTrails};
    }

    /// Both prey go right; without the node, the second one goes up.
    void addGhosts() {
        auto ghosts = std::make_shared<Ghosts>();
        ghosts->with = {{hunt.prey, {0, 1}, {10, 10, 10, 90, 40, 10, 40, 90}, {}, {5, 5}}};
        ghosts->with[0].heading = {1, 0, 1, 0};
        ghosts->without = ghosts->with;
        ghosts->without[0].xy = {10, 10, 10, 90, 40, 10, 40, 40};
        frame.ghosts = ghosts;
    }
};

} // namespace

class TestGhostPainter : public QObject {
    Q_OBJECT

private slots:
    void withoutGhosts_nothingIsDrawn() {
        Still still;
        paintGhosts(still.target, still.picture());
        paintPreviousFuture(still.target, still.picture());
        QCOMPARE(still.target.fans + still.target.lines + still.target.rings, 0);
    }

    void ghosts_areDrawnForAgentsWithAnotherWay() {
        Still still;
        still.addGhosts();
        paintGhosts(still.target, still.picture());
        QCOMPARE(still.target.lines,
                 4); // two ways with the node, one without, and the line between its ends
        QCOMPARE(still.target.fans, 1);
        QCOMPARE(still.target.rings, 2);
        QVERIFY(still.target.strongest < 255);
    }

    void ghosts_overAnEdge_haveNoLine() {
        Still still;
        still.hunt.set("world", "edges", std::string("wrap"));
        still.addGhosts();
        auto ghosts = std::make_shared<Ghosts>(*still.frame.ghosts);
        ghosts->without[0].xy.back() = 590; // the short way leads over the edge
        still.frame.ghosts = ghosts;
        paintGhosts(still.target, still.picture());
        QCOMPARE(still.target.lines, 2);
    }

    void previousFuture_isFaded() {
        Still still;
        still.frame.previousFuture = still.frame.agents;
        paintPreviousFuture(still.target, still.picture());
        QCOMPARE(still.target.fans, 3);
        QVERIFY(still.target.strongest < 128);
    }

    void previousFuture_leavesATrail() {
        Still still;
        for (int i = 0; i < 4; ++i) {
            still.simulation.step();
            fillFrame(still.frame, still.simulation, 1, false);
            still.frame.previousFuture = still.frame.agents;
            still.previousTrails.add(still.frame, still.frame.previousFuture);
        }
        paintPreviousFuture(still.target, still.picture());
        QCOMPARE(still.target.lines, 3 * 3);
        ++still.frame.timeline.jumps; // a jump to another tick
        still.previousTrails.add(still.frame, still.frame.previousFuture);
        still.simulation.step();
        fillFrame(still.frame, still.simulation, 1, false);
        still.previousTrails.add(still.frame, still.frame.previousFuture);
        QCOMPARE(still.previousTrails.count(), 1U);
    }
};

QTEST_APPLESS_MAIN(TestGhostPainter)
#include "tst_ghost_painter.moc"
