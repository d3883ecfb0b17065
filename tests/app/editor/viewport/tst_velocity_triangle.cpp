#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/triangle_target.h"
#include "tests/app/editor/viewport/shown_run.h"

#include <QTest>

using namespace tiller;

namespace {

/// One agent at (100, 100) with velocity (0, 3) that seeks a point far to its right.
ProjectBuilder seeker() {
    return ProjectBuilder()
        .agents("mover", {{"", {100, 100}, {0, 3}}}, 20)
        .point("goal", {700, 100})
        .node("seek", "seek")
        .link("goal.point", "seek.target")
        .link("seek.force", "mover.steering");
}

struct Shot : ShownRun {
    explicit Shot(const ProjectBuilder& builder) : ShownRun(builder, true) {}

    [[nodiscard]] WorldPicture picture() const {
        WorldPicture shown = ShownRun::picture();
        shown.overlays.desired = true;
        return shown;
    }
    /// The triangle of the only agent, of these selected nodes.
    [[nodiscard]] VelocityTriangle triangle(const std::set<Id>& selected = {},
                                            const Id& lit = {}) const {
        WorldPicture shown = picture();
        shown.selected = selected;
        shown.lit = lit;
        const FrameAgents& agents = frame.agents.front();
        return velocityTriangle(agents, 0, shownBehavior(shown, agents));
    }
};

bool near(Vec2 a, Vec2 b) {
    return length(a - b) < 1e-9;
}

} // namespace

class TestVelocityTriangle : public QObject {
    Q_OBJECT

private slots:
    void seek_wantsFullSpeedTowardItsTarget() {
        const VelocityTriangle triangle = Shot(seeker()).triangle();
        QVERIFY(near(triangle.velocity, {0, 3}));
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(near(triangle.steering, triangle.desired - triangle.velocity));
    }

    void steering_isCutToMaxForce() {
        const VelocityTriangle triangle = Shot(seeker().set("mover", "maxForce", 1.0)).triangle();
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(std::abs(length(triangle.steering) - 1) < 1e-9);
    }

    void responseTime_doesNotChangeWhatIsWanted() {
        const VelocityTriangle triangle =
            Shot(seeker().set("mover", "responseTime", 5.0)).triangle();
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(near(triangle.steering, {3, -3}));
    }

    void selectedBehavior_hasItsOwnTriangle() {
        const Shot shot(seeker()
                            .point("danger", {0, 100})
                            .node("flee", "flee")
                            .link("danger.point", "flee.target")
                            .link("flee.force", "mover.steering", 2));
        // Together: velocity + (seek - velocity) + 2 * (flee - velocity), and both want (3, 0).
        QVERIFY(near(shot.triangle().desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee"}).desired, {3, 0}));
        QVERIFY(near(shot.triangle({"goal"}).desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee", "seek"}).desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee", "seek"}, "seek").desired, {3, 0}));
    }

    void inactiveBehavior_wantsNothing() {
        const Shot shot(seeker()
                            .node("flee", "flee", {{"radius", 10.0}})
                            .link("goal.point", "flee.target")
                            .link("flee.force", "mover.steering"));
        QVERIFY(!shot.triangle({"flee"}).steers());
        QVERIFY(shot.triangle().steers());
    }

    void withoutForces_nothingIsDrawn() {
        Shot shot(seeker());
        fillFrame(shot.frame, shot.simulation, 1, false);
        TriangleTarget target;
        paintVelocityTriangles(target, shot.picture());
        QVERIFY(target.vertices().empty());
    }

    void triangle_hasThreeColors() {
        const Shot shot(seeker());
        TriangleTarget target;
        const WorldPicture picture = shot.picture();
        paintVelocityTriangles(target, picture);
        for (const QColor& color : {picture.colors.desired(), picture.colors.text,
                                    QColor(shot.look.typeLook("mover").color)})
            QVERIFY(std::ranges::any_of(target.vertices(), [&](const TriangleTarget::Vertex& v) {
                return v.r == color.red() && v.g == color.green() && v.b == color.blue();
            }));
    }
};

QTEST_GUILESS_MAIN(TestVelocityTriangle)
#include "tst_velocity_triangle.moc"
