#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/triangle_target.h"
#include "core/base/angle.h"
#include "core/sim/terms.h"
#include "tests/app/editor/viewport/shown_run.h"

#include <QTest>

using namespace tiller;

namespace {

struct Walk : ShownRun {
    Walk()
        : ShownRun(ProjectBuilder()
                       .agents("mover", {{"", {100, 100}, {2, 0}}})
                       .node("roam", "wander",
                             {{"circleDistance", 60.0},
                              {"circleRadius", 40.0},
                              {"drawStartAngle", false},
                              {"startAngle", 90.0}})
                       .node("other", "wander")
                       .link("roam.force", "mover.steering"),
                   false) {}

    [[nodiscard]] std::size_t corners(const WorldPicture& shown) const {
        TriangleTarget target;
        paintWanderCircles(target, shown);
        return target.vertices().size();
    }
};

} // namespace

class TestWanderCircle : public QObject {
    Q_OBJECT

private slots:
    void circle_hasTheDisplacementThatMakesTheForce() {
        const Walk walk;
        const auto why = walk.simulation.explain({"mover", 0});
        const auto circles = wanderCircles(walk.picture(), *why);
        QCOMPARE(circles.size(), 1U);
        const WanderCircle& circle = circles.front();
        QCOMPARE(circle.center, (Vec2{160, 100}));
        QCOMPARE(circle.radius, 40.0);
        QCOMPARE(circle.angle, 90.0);
        const Vec2 tip = circle.center + direction(circle.angle) * circle.radius;
        const Vec2 force = find(*why, "roam")->force; // t' is 1
        QVERIFY(length(tip - circle.agent - force) < 1e-9);
    }

    void circle_isDrawnForThePickedAgent_orTheSelectedWander() {
        Walk walk;
        WorldPicture picture = walk.picture();
        QCOMPARE(walk.corners(picture), 0U);
        walk.frame.picked = picture.picked = AgentName{"mover", 0};
        walk.frame.explanation = walk.simulation.explain({"mover", 0});
        const std::size_t whole = walk.corners(picture);
        QVERIFY(whole > 0);

        picture.picked.reset();
        QCOMPARE(walk.corners(picture), 0U);
        walk.frame.sample = walk.frame.explanation;
        QCOMPARE(walk.corners(picture), 0U);
        picture.selected = {"roam"};
        QCOMPARE(walk.corners(picture), whole);
    }
};

QTEST_GUILESS_MAIN(TestWanderCircle)
#include "tst_wander_circle.moc"
