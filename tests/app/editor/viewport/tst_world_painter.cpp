#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/sketch.h"
#include "app/editor/viewport/triangle_target.h"
#include "app/editor/viewport/world_painter.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

#include <cmath>

using namespace tiller;

namespace {

/// One frame of a hunt.
struct Still {
    Hunt hunt;
    Simulation simulation;
    Frame frame;
    ProjectLook look;
    SceneShapes scene;
    Trails trails;
    ViewTransform view;
    TriangleTarget target;

    explicit Still(double prey)
        : hunt(1, prey)
        , simulation(hunt.project, {.trackLeading = true})
        , look(hunt.project, true) {
        view.fit(worldBox(hunt.project), {800, 600}, 0);
        simulation.step();
        fillFrame(frame, simulation, 1, false);
    }

    [[nodiscard]] WorldPicture picture() const {
        return {.project = hunt.project,
                .frame = frame,
                .look = look,
                .trails = trails,
                .view = view,
                .size = {800, 600},
                .scene = scene};
    }

    void draw(DrawTool tool, const std::vector<std::pair<const char*, Value>>& values) {
        IdSource ids(hunt.project.scene.size() + 1);
        const auto change = addSceneItem(hunt.project, ids, defaultItem(tool, {400, 300})).value();
        apply(change, hunt.project);
        for (const auto& [setting, value] : values)
            hunt.set(change.scene.back().id(), setting, value);
        scene.show(hunt.project);
    }

    /// The number of corners of the scene, without the ground.
    [[nodiscard]] std::size_t cornersOf(const WorldPicture& picture) {
        SceneShapes nothing;
        nothing.show(Project());
        const WorldPicture bare{.project = picture.project,
                                .frame = picture.frame,
                                .look = picture.look,
                                .trails = picture.trails,
                                .view = picture.view,
                                .size = picture.size,
                                .colors = picture.colors,
                                .overlays = picture.overlays,
                                .scene = nothing};
        target.clear();
        paintBack(target, bare);
        const std::size_t ground = target.vertices().size();
        target.clear();
        paintBack(target, picture);
        return target.vertices().size() - ground;
    }

    /// The number of corners that have a color.
    [[nodiscard]] std::ptrdiff_t count(const QColor& color) const {
        return std::count_if(target.vertices().begin(), target.vertices().end(),
                             [&](const TriangleTarget::Vertex& v) {
                                 return v.r == color.red() && v.g == color.green() &&
                                        v.b == color.blue() && v.a == 255;
                             });
    }
};

} // namespace

class TestWorldPainter : public QObject {
    Q_OBJECT

private slots:
    void everyAgentIsDrawn_inTheColorOfItsType() {
        Still still(50);
        still.target.setSmooth(false);
        paintWorld(still.target, still.picture());
        QCOMPARE(still.count("#00ff00"), 50 * 6);
        QCOMPARE(still.count("#ff0000"), 1 * 6);
    }

    void outOfSight_isNotDrawn() {
        Still still(50);
        still.view.pan({5000, 0});
        paintWorld(still.target, still.picture());
        QCOMPARE(still.count("#00ff00"), 0);
    }

    void colorByBehavior_hasTheColorOfTheLeadingBehavior() {
        Still still(50);
        still.target.setSmooth(false);
        WorldPicture picture = still.picture();
        picture.overlays.colorByBehavior = true;
        paintWorld(still.target, picture);
        QCOMPARE(still.count("#00ff00"), 0);
        std::ptrdiff_t colored = 0;
        for (const char* type : {"evade", "arrive", "wander"})
            colored += still.count(behaviorColor(type, true));
        QCOMPARE(colored, 50 * 6);
    }

    void behaviorColors_areThoseOfTheTutorials() {
        for (const bool dark : {true, false}) {
            QVERIFY(behaviorColor("wander", dark).hsvSaturationF() < 0.1F);
            QVERIFY(std::abs(behaviorColor("seek", dark).hue() - 135) < 20);
            QVERIFY(std::abs(behaviorColor("pursue", dark).hue() - 31) < 12);
            const int evade = behaviorColor("evade", dark).hue();
            QVERIFY(evade < 8 || evade > 352);
        }
        QCOMPARE(behaviorColor("some-later-one", true), behaviorColor("some-later-one", true));
    }

    void obstacles_areSeenWithoutHandles() {
        Still still(0);
        still.target.setSmooth(false);
        for (const DrawTool tool : {DrawTool::circle, DrawTool::box, DrawTool::polygon})
            still.draw(tool, {});
        for (const DrawTool tool :
             {DrawTool::path, DrawTool::region, DrawTool::field, DrawTool::point})
            still.draw(tool, {});
        WorldPicture picture = still.picture();
        const QColor path = paler(picture.colors.handle, picture.colors.world, 0.5);
        const std::size_t all = still.cornersOf(picture);
        QVERIFY(still.count(picture.colors.obstacle()) > 0);
        QVERIFY(still.count(path) > 0);
        picture.overlays.handles = false;
        QVERIFY(still.cornersOf(picture) < all);
        QVERIFY(still.count(picture.colors.obstacle()) > 0);
        QCOMPARE(still.count(path), 0);
    }

    void shapesOutOfSight_areNotDrawn() {
        Still still(0);
        for (const DrawTool tool : {DrawTool::circle, DrawTool::box, DrawTool::polygon,
                                    DrawTool::wall, DrawTool::path, DrawTool::region})
            still.draw(tool, {});
        QVERIFY(still.cornersOf(still.picture()) > 0);
        still.view.pan({5000, 0});
        QCOMPARE(still.cornersOf(still.picture()), 0U);
    }

    void fieldArrows_stayWithinItsRadius() {
        Still still(0);
        still.draw(DrawTool::field, {{"radius", 100.0}});
        const std::size_t few = still.cornersOf(still.picture());
        for (const TriangleTarget::Vertex& v : still.target.vertices())
            if (v.a > 0 && v.a < 255) // only the field is transparent
                QVERIFY(std::hypot(v.x - 400, v.y - 300) < 125);
        still.hunt.set(still.hunt.project.scene.back().id, "radius", noLimit);
        still.scene.show(still.hunt.project);
        QVERIFY(still.cornersOf(still.picture()) > 5 * few);
    }

    void selectedShapes_haveTheAccent() {
        Still still(0);
        still.target.setSmooth(false);
        still.draw(DrawTool::wall, {});
        WorldPicture picture = still.picture();
        paintWorld(still.target, picture);
        QCOMPARE(still.count(picture.colors.accent), 0);
        picture.selected = {still.hunt.project.scene.back().id};
        still.target.clear();
        paintWorld(still.target, picture);
        QVERIFY(still.count(picture.colors.accent) > 0);
    }

    /// The agents are the picture: what they follow lies below them, paler than its handles.
    void paths_arePaleUntilTheyAreSelected() {
        Still still(0);
        still.target.setSmooth(false);
        still.draw(DrawTool::path, {});
        WorldPicture picture = still.picture();
        const QColor pale = paler(picture.colors.handle, picture.colors.world, 0.5);
        paintBack(still.target, picture);
        QVERIFY(still.count(pale) > 0);
        QCOMPARE(still.count(picture.colors.handle), 0);
        picture.selected = {still.hunt.project.scene.back().id};
        still.target.clear();
        paintBack(still.target, picture);
        QCOMPARE(still.count(pale), 0);
        QVERIFY(still.count(picture.colors.accent) > 0);
    }

    /// A body has a least size in pixels; one of few is larger than one of a crowd.
    void smallAgents_areSeen() {
        Still few(50);
        few.view.zoom(0.01, {400, 300});
        QCOMPARE(few.picture().bodyPixels(5), 4.5);
        Still crowd(1000);
        crowd.view.zoom(0.01, {400, 300});
        QCOMPARE(crowd.picture().bodyPixels(5), 3.0);
        QCOMPARE(crowd.picture().bodyPixels(5000), 5000 * crowd.view.scale());
    }

    void longPath_isDrawnNoFinerThanOneSees() {
        Still still(0);
        Points points;
        for (int i = 0; i < 10'000; ++i)
            points.push_back({400 + 2.0 * std::cos(i * 0.3), 300 + 2.0 * std::sin(i * 0.3)});
        still.draw(DrawTool::path, {{"points", points}});
        still.view.zoom(0.1, {400, 300});
        QVERIFY(still.cornersOf(still.picture()) <
                10'000); // the whole path is a third of a pixel wide
        still.view.fit({398, 298, 4, 4}, {800, 600}, 0);
        QVERIFY(still.cornersOf(still.picture()) > 60'000);
    }

    /// The window waits for the picture: it may take only a fraction of a frame.
    void tenThousandAgents_areDrawnInTime() {
        Still still(10'000);
        still.target.setSmooth(false);
        QBENCHMARK {
            still.target.clear();
            paintWorld(still.target, still.picture());
        }
        QVERIFY(still.target.vertices().size() >= 60'000);
    }
};

QTEST_APPLESS_MAIN(TestWorldPainter)
#include "tst_world_painter.moc"
