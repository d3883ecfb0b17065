#include "app/editor/pane/draw_target.h"
#include "app/editor/viewport/painters.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/shown_run.h"

#include <numbers>

/// The area that the triangles cover, weighted by the alpha of their corners: a fringe counts half.
double coverage(const TriangleTarget& target) {
    const auto& v = target.vertices();
    double area = 0;
    for (std::size_t i = 0; i + 2 < v.size(); i += 3) {
        const double twice = (v[i + 1].x - v[i].x) * (v[i + 2].y - v[i].y) -
                             (v[i + 2].x - v[i].x) * (v[i + 1].y - v[i].y);
        area += std::abs(twice) / 2 * (v[i].a + v[i + 1].a + v[i + 2].a) / (3 * 255.0);
    }
    return area;
}

double coverageOf(bool smooth, const std::function<void(DrawTarget&)>& draw) {
    TriangleTarget target;
    target.setSmooth(smooth);
    draw(target);
    return coverage(target);
}

const QRgb white = qRgba(255, 255, 255, 255);

/// One agent at (100, 100) with velocity (0, 3) that seeks a point far to its right.
ProjectBuilder seeker() {
    return world("mover (100,100)+(0,3) mass=20; goal:point (700,100); seek; goal > seek > mover");
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

class TestTriangleTarget : public QObject {
    Q_OBJECT

private slots:
    void shapesCoverTheirArea_data() {
        const TestRows<bool> row;
        row("hard edges", false);
        row("smooth edges", true);
    }

    void shapesCoverTheirArea() {
        const auto [smooth] = fetched<bool>();
        const double pi = std::numbers::pi;
        const auto near = [](double value, double wanted) {
            return std::abs(value - wanted) < 0.03 * wanted;
        };
        const std::array square{QPointF(0, 0), QPointF(0, 20), QPointF(20, 20), QPointF(20, 0)};
        QVERIFY(near(coverageOf(smooth, [&](DrawTarget& t) { t.fan(square, white); }), 400));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.disc({5, 5}, 30, white);
                                }),
                     900 * pi));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.ring({0, 0}, 30, 4, white);
                                }),
                     240 * pi));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.line({0, 0}, {30, 40}, 3, white);
                                }),
                     150));
        QVERIFY(near(coverageOf(smooth,
                                [](DrawTarget& t) {
                                    t.rect({0, 0, 20, 20}, white);
                                }),
                     400));
        QPainterPath quarter(QPointF(100, 0));
        quarter.cubicTo({100, 55.23}, {55.23, 100}, {0, 100});
        QVERIFY(
            near(coverageOf(smooth, [&](DrawTarget& t) { t.curve(quarter, 3, white); }), 150 * pi));
    }

    void colorsArePremultiplied() {
        TriangleTarget target;
        target.line({0, 0}, {10, 0}, 1, qRgba(200, 100, 0, 51));
        QCOMPARE(target.vertices()[0].r, static_cast<unsigned char>(40));
        QCOMPARE(target.vertices()[0].g, static_cast<unsigned char>(20));
        QCOMPARE(target.vertices()[0].a, static_cast<unsigned char>(51));
    }

    void arrow_withoutFringe_isTwoTriangles() {
        TriangleTarget target;
        target.setSmooth(false);
        const std::array arrow{QPointF(14, 0), QPointF(-10, 9), QPointF(-4, 0), QPointF(-10, -9)};
        target.fan(arrow, white);
        QCOMPARE(target.vertices().size(), 6U);
    }

    void clear_keepsTheMemory() {
        TriangleTarget target;
        target.disc({0, 0}, 50, white);
        const auto* memory = target.vertices().data();
        target.clear();
        QVERIFY(target.vertices().empty());
        target.disc({0, 0}, 50, white);
        QCOMPARE(target.vertices().data(), memory);
    }

    /// Seen from near, a pixel is a small part of a unit.
    void curve_isAsFineAsThePixels() {
        QPainterPath arc(QPointF(100, 0));
        arc.cubicTo({100, 55.23}, {55.23, 100}, {0, 100});
        const auto corners = [&arc](double pixel) {
            TriangleTarget target;
            target.setPixel(pixel);
            target.curve(arc, 2, white);
            return target.vertices().size();
        };
        QVERIFY(corners(0.1) > corners(1));
        QVERIFY(corners(1) > corners(20));
    }

    void seek_wantsFullSpeedTowardItsTarget() {
        const VelocityTriangle triangle = Shot(seeker()).triangle();
        QVERIFY(near(triangle.velocity, {0, 3}));
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(near(triangle.steering, triangle.desired - triangle.velocity));
    }

    void steering_isCutToMaxForce() {
        const VelocityTriangle triangle = Shot(seeker().add("set mover maxForce=1")).triangle();
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(std::abs(length(triangle.steering) - 1) < 1e-9);
    }

    void responseTime_doesNotChangeWhatIsWanted() {
        const VelocityTriangle triangle = Shot(seeker().add("set mover responseTime=5")).triangle();
        QVERIFY(near(triangle.desired, {3, 0}));
        QVERIFY(near(triangle.steering, {3, -3}));
    }

    void selectedBehavior_hasItsOwnTriangle() {
        const Shot shot(seeker().add("danger:point (0,100); flee; danger > flee >2 mover"));
        // Together: velocity + (seek - velocity) + 2 * (flee - velocity), and both want (3, 0).
        QVERIFY(near(shot.triangle().desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee"}).desired, {3, 0}));
        QVERIFY(near(shot.triangle({"goal"}).desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee", "seek"}).desired, {9, -6}));
        QVERIFY(near(shot.triangle({"flee", "seek"}, "seek").desired, {3, 0}));
    }

    void inactiveBehavior_wantsNothing() {
        const Shot shot(seeker().add("flee radius=10; goal > flee > mover"));
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
