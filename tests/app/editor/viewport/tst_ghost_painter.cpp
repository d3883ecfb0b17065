#include "app/editor/viewport/ghost_painter.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

using namespace tiller;

namespace {

/// Counts what is drawn, and notes with which alpha.
class Noted : public DrawTarget {
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

/// A hunt and its picture, a pixel per unit.
struct Still {
    Hunt hunt{1, 2};
    Simulation simulation{hunt.project};
    Frame frame;
    ProjectLook look{hunt.project, true};
    SceneShapes scene;
    Trails trails;
    Trails wasTrails;
    ViewTransform view;
    Noted target;

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
                .colors = {},
                .overlays = {},
                .colorByBehavior = false,
                .picked = {},
                .selected = {},
                .hovered = {},
                .scene = scene,
                .wasTrails = &wasTrails};
    }

    /// Both prey go right, the second one up without the node.
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
    void withoutGhosts_nothing();
    void ghosts_ofThoseWhoGoAnotherWay();
    void ghosts_overTheEdgeAreNoLine();
    void futureThatWas_isFaded();
    void futureThatWas_leavesATrail();
};

void TestGhostPainter::withoutGhosts_nothing() {
    Still still;
    paintGhosts(still.target, still.picture());
    paintFutureThatWas(still.target, still.picture());
    QCOMPARE(still.target.fans + still.target.lines + still.target.rings, 0);
}

void TestGhostPainter::ghosts_ofThoseWhoGoAnotherWay() {
    Still still;
    still.addGhosts();
    paintGhosts(still.target, still.picture());
    QCOMPARE(still.target.lines, 4); // two ways with it, one without, and what joins its ends
    QCOMPARE(still.target.fans, 1);
    QCOMPARE(still.target.rings, 2);
    QVERIFY(still.target.strongest < 255);
}

void TestGhostPainter::ghosts_overTheEdgeAreNoLine() {
    Still still;
    still.hunt.set("world", "edges", std::string("wrap"));
    still.addGhosts();
    auto ghosts = std::make_shared<Ghosts>(*still.frame.ghosts);
    ghosts->without[0].xy.back() = 590; // the short way is over the edge
    still.frame.ghosts = ghosts;
    paintGhosts(still.target, still.picture());
    QCOMPARE(still.target.lines, 2);
}

void TestGhostPainter::futureThatWas_isFaded() {
    Still still;
    still.frame.was = still.frame.agents;
    paintFutureThatWas(still.target, still.picture());
    QCOMPARE(still.target.fans, 3);
    QVERIFY(still.target.strongest < 128);
}

void TestGhostPainter::futureThatWas_leavesATrail() {
    Still still;
    for (int i = 0; i < 4; ++i) {
        still.simulation.step();
        fillFrame(still.frame, still.simulation, 1, false);
        still.frame.was = still.frame.agents;
        still.wasTrails.add(still.frame, still.frame.was);
    }
    paintFutureThatWas(still.target, still.picture());
    QCOMPARE(still.target.lines, 3 * 3);
    ++still.frame.timeline.jumps; // another tick was gone to
    still.wasTrails.add(still.frame, still.frame.was);
    still.simulation.step();
    fillFrame(still.frame, still.simulation, 1, false);
    still.wasTrails.add(still.frame, still.frame.was);
    QCOMPARE(still.wasTrails.count(), 1U);
}

QTEST_APPLESS_MAIN(TestGhostPainter)
#include "tst_ghost_painter.moc"
