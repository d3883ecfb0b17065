#include "app/editor/pane/draw_target.h"
#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/label_places.h"
#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/scene_drawing.h"
#include "app/editor/viewport/world_picture.h"
#include "app/look/color.h"
#include "tests/app/editor/sim/hunt.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/shown_run.h"

#include <QRectF>

/// One frame of a hunt.
struct Still : ShownRun {
    TriangleTarget target;

    explicit Still(double prey) : ShownRun(Hunt(1, prey).project, false, true) {
        simulation.step();
        fillFrame(frame, simulation, 1, false);
    }

    void draw(DrawTool tool, const std::vector<std::pair<const char*, Value>>& values) {
        IdSource ids(project.scene.size() + 1);
        apply(addSceneItem(project, ids, defaultItem(tool, {400, 300})).value(), project);
        for (const auto& [setting, value] : values)
            set(project.scene.back().id, setting, value);
        scene.show(project);
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

/// Counts what is drawn, and remembers the strongest alpha.
class CountingTarget : public DrawTarget {
public:
    int fans = 0, lines = 0, rings = 0, sprites = 0;
    int strongest = 0;

    void fan(std::span<const QPointF>, QRgb color) override { note(fans, color); }
    void area(std::span<const QPointF>, QRgb color) override { note(fans, color); }
    void line(QPointF, QPointF, double, QRgb color) override { note(lines, color); }
    void disc(QPointF, double, QRgb color) override { note(fans, color); }
    void ring(QPointF, double, double, QRgb color) override { note(rings, color); }
    void rect(const QRectF&, QRgb color) override { note(fans, color); }
    void curve(const QPainterPath&, double, QRgb color) override { note(lines, color); }
    void sprite(const SpriteImage&, QPointF, QPointF, int) override { ++sprites; }

private:
    void note(int& count, QRgb color) {
        ++count;
        strongest = std::max(strongest, qAlpha(color));
    }
};

/// A hunt and its picture.
struct GhostStill : ShownRun {
    Id prey = Hunt(1, 2).prey;
    CountingTarget target;

    GhostStill() : ShownRun(Hunt(1, 2).project, false) {}

    /// Both prey go right; without the node, the second one goes up.
    void addGhosts() {
        auto ghosts = std::make_shared<Ghosts>();
        ghosts->with = {{prey, {0, 1}, {10, 10, 10, 90, 40, 10, 40, 90}, {}, {5, 5}}};
        ghosts->with[0].heading = {1, 0, 1, 0};
        ghosts->without = ghosts->with;
        ghosts->without[0].xy = {10, 10, 10, 90, 40, 10, 40, 40};
        frame.ghosts = ghosts;
    }
};

Frame frameAt(std::uint64_t run, std::uint64_t tick, std::vector<double> x) {
    Frame frame;
    frame.run = run;
    frame.tick = tick;
    frame.agents.resize(1);
    frame.agents[0].type = "prey";
    frame.agents[0].y.resize(x.size());
    frame.agents[0].x = std::move(x);
    return frame;
}

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

    /// On a projector small agents and arrows are larger; a body that can be seen has its size.
    void enlarged_smallBodiesAndArrowsGrow() {
        ShownRun shown(ProjectBuilder().add("a (400,300) radius=1; b (100,300) radius=50"), false);
        WorldPicture picture = shown.picture();
        const double small = picture.bodyPixels(1);
        const double large = picture.bodyPixels(50);
        const double arrow = forceArrow(picture, {1, 0}, 1).x();
        picture.enlarged = 1.5;
        QCOMPARE(picture.bodyPixels(1), 1.5 * small);
        QCOMPARE(picture.bodyPixels(50), large);
        QCOMPARE(forceArrow(picture, {1, 0}, 1).x(), 1.5 * arrow);
    }

    void agentsInAMode_haveItsColorAndShape() {
        // Two ticks of Go, then Rest.
        ShownRun shown(
            ProjectBuilder().add("a (400,300) radius=20 color=#ff0000; "
                                 "go:agent-mode; rest:agent-mode shape=circle color=#00ff00; "
                                 "tired:transition after=2; go > tired > rest; go > a; rest > a; "
                                 "b (100,300) color=#ffff00"),
            false);
        const auto drawn = [&](QPoint at) {
            fillFrame(shown.frame, shown.simulation, 1, false);
            return paintedImage(shown.picture(), {800, 600}, 1).pixelColor(at);
        };
        const QPoint middle(400, 300);
        const QPoint side(400, 316); // of the circle; the arrow is not so wide
        QCOMPARE(drawn(middle), QColor("#ff0000"));
        QVERIFY(drawn(side) != QColor("#ff0000"));
        QCOMPARE(drawn({100, 300}), QColor("#ffff00"));
        shown.simulation.step();
        shown.simulation.step();
        QCOMPARE(drawn(middle - QPoint(8, 0)), QColor("#00ff00"));
        QCOMPARE(drawn(side), QColor("#00ff00"));
        QCOMPARE(drawn({100, 300}), QColor("#ffff00"));
    }

    void numbers_colorAgents_fromTheLeastToTheLargest() {
        ShownRun shown(ProjectBuilder().add("a (100,300)+(3,0) (400,300)+(9,0) (700,300)+(6,0) "
                                            "radius=20; b (400,100) color=#ff0000 radius=20"),
                       false);
        MonitorAnnotation speed{.of = "a", .agent = {}, .node = {}, .shownIn = ShownIn::colors};
        ColorRanges ranges;
        const auto colorOf = [&](QPoint agent, bool dark) {
            const std::vector<Coloring> colorings{{"monitor", speed}};
            ranges.follow(colorings);
            fillValues(shown.frame, shown.simulation, colorings);
            ranges.add(shown.frame);
            WorldPicture picture = shown.picture();
            picture.colors = viewColors(dark);
            picture.ranges = &ranges;
            return paintedImage(picture, {800, 600}, 1).pixelColor(agent).rgb() & 0xffffffU;
        };
        const QPoint slow(100, 300);
        const QPoint fast(400, 300);
        const QPoint between(700, 300);
        for (const bool dark : {true, false}) {
            QCOMPARE(colorOf(slow, dark), numberColor(0, dark));
            QCOMPARE(colorOf(fast, dark), numberColor(1, dark));
            QCOMPARE(colorOf(between, dark), numberColor(0.5, dark));
            QCOMPARE(colorOf({400, 100}, dark), 0xff0000U);
        }
        speed.colorsTo = 12;
        QCOMPARE(colorOf(slow, true), numberColor(0.25, true));
        speed.quantity = Quantity::store; // nobody has such a number
        QCOMPARE(colorOf(slow, true), nobodyColor(true).rgb() & 0xffffffU);
    }

    void ranges_grow_untilAnotherRun() {
        ColorRanges ranges;
        const Coloring coloring{"monitor", {.of = "a", .agent = {}, .node = {}}};
        Frame frame;
        frame.agents.resize(1);
        frame.agents[0].type = "a";
        const auto ends = [&](std::uint64_t run, const std::vector<double>& values) {
            frame.run = run;
            frame.agents[0].coloring = coloring;
            frame.agents[0].values = values;
            ranges.add(frame);
            const ColorRanges::Range& now = ranges.all().at("a");
            return QString("%1 %2").arg(now.least).arg(now.largest);
        };
        ranges.follow(std::vector{coloring});
        QCOMPARE(ends(1, {3, 1, 2}), "1 3");
        QCOMPARE(ends(1, {5, 2, std::nan("")}), "1 5");
        ranges.follow(std::vector{coloring}); // another edit
        QCOMPARE(ends(1, {2}), "1 5");
        QCOMPARE(ends(2, {7, 8}), "7 8");
        Coloring other = coloring;
        other.what.quantity = Quantity::x;
        ranges.follow(std::vector{other});
        QVERIFY(!ranges.of(frame.agents[0])); // the frame is older
        QCOMPARE(ends(2, {100}), "0 0");
    }

    void pictures_turnWithTheHeading_andHaveTheirSize() {
        QTemporaryDir folder;
        QImage image(40, 20, QImage::Format_ARGB32); // its right half is red, its left half blue
        image.fill(Qt::blue);
        for (int y = 0; y < 20; ++y)
            for (int x = 20; x < 40; ++x)
                image.setPixelColor(x, y, Qt::red);
        image.save(folder.filePath("ant.png"));
        ShownRun shown(
            ProjectBuilder().add("a (200,300)+(5,0) (600,300)+(0,5) radius=10 picture=ant.png; "
                                 "b (400,100)+(5,0) radius=10 picture=ant.png pictureSize=80; "
                                 "c (400,500)+(5,0) radius=30 picture=ant.png color=#00ff00; "
                                 "go:agent-mode shape=circle; go > c"),
            false);
        LayerPictures pictures;
        pictures.show(Layers(shown.project), folder.path(), agentPictures(shown.project));
        WorldPicture picture = shown.picture();
        picture.pictures = &pictures;
        const QImage drawn = paintedImage(picture, {800, 600}, 1);
        QCOMPARE(drawn.pixelColor(205, 300), QColor(Qt::red));
        QCOMPARE(drawn.pixelColor(195, 300), QColor(Qt::blue));
        QCOMPARE(drawn.pixelColor(205, 307), picture.colors.world); // half as high as wide
        QCOMPARE(drawn.pixelColor(600, 305), QColor(Qt::red));      // it goes down
        QCOMPARE(drawn.pixelColor(600, 295), QColor(Qt::blue));
        QCOMPARE(drawn.pixelColor(435, 100), QColor(Qt::red));
        QCOMPARE(drawn.pixelColor(365, 85), QColor(Qt::blue));
        QCOMPARE(drawn.pixelColor(400, 470 + 5), QColor("#00ff00")); // the mode has a shape

        TriangleTarget target;
        paintAgents(target, picture);
        QCOMPARE(target.sprites().size(), 1U); // two agent types have the same file
        QCOMPARE(target.sprites()[0].corners.size(), std::size_t{3 * 4});
        QVERIFY(target.belowSprites().empty());
        QVERIFY(!target.aboveSprites().empty());
        const auto& right = target.sprites()[0].corners[1];
        QCOMPARE(QPointF(right.x, right.y), QPointF(210, 295));
        QCOMPARE(QPointF(right.tx, right.ty), QPointF(1, 0));
        picture.overlays.colorByBehavior = true; // then colors say more than pictures
        target.clear();
        paintAgents(target, picture);
        QVERIFY(target.sprites().empty() || target.sprites()[0].corners.empty());
    }

    void pickedAgent_showsItsTurningCircles() {
        for (const double rate : {3.0, noLimit}) {
            ShownRun shown(ProjectBuilder().add(
                               "a (400,300)+(2,0) maxTurnRate={}; brake; brake > a.steering", rate),
                           false);
            const auto corners = [&](bool turning) {
                TriangleTarget target;
                WorldPicture picture = shown.picture();
                picture.picked = AgentName{"a", 0};
                picture.overlays.turning = turning;
                paintPicked(target, picture);
                return target.vertices().size();
            };
            QCOMPARE(corners(true) > corners(false), rate < noLimit);
        }
    }

    void pickedAgent_showsItsPath() {
        ShownRun shown(world("world width=1600 height=1200 tick=1/60; scene wall:obstacle "
                             "shape=wall points=(400,0)(400,900); walls:obstacles; way; it:go-to; "
                             "a (300,50); hero:external externalName=hero; hero > way; walls > "
                             "way.obstacles; way > it.way; it > a"),
                       false);
        shown.view.fit({0, 0, 1600, 1200}, {800, 600}, 0);
        shown.simulation.setExternal("hero", {500, 300});
        const auto isMarked = [&](Vec2 place) {
            fillFrame(shown.frame, shown.simulation, 1, false);
            shown.frame.picked = AgentName{"a", 0};
            shown.frame.explanation = shown.simulation.explain(*shown.frame.picked);
            TriangleTarget target;
            WorldPicture picture = shown.picture();
            picture.picked = shown.frame.picked;
            paintPicked(target, picture);
            const QPointF at = shown.view.toView(place);
            return std::ranges::any_of(target.vertices(), [&](const auto& vertex) {
                return std::hypot(vertex.x - at.x(), vertex.y - at.y()) < 12;
            });
        };
        QVERIFY(!isMarked({400, 910})); // it waits for its way
        run(shown.simulation, 3);
        QVERIFY(isMarked({400, 910}));
        QVERIFY(isMarked({500, 300}));
    }

    void pickedAgent_showsItsRingOfDirections() {
        ShownRun shown(ProjectBuilder().add(
                           "a (400,300)+(2,0); goal:point (600,300); seek; it:context; "
                           "rock:point (400,330); goal > seek > it.interest; rock > it.points; "
                           "it > a.steering"),
                       false);
        shown.frame.picked = AgentName{"a", 0};
        shown.frame.explanation = shown.simulation.explain({"a", 0});
        const DirectionMap& map = *find(*shown.frame.explanation, "it")->map;
        QCOMPARE(map.directions.size(), 16u);
        QVERIFY(map.directions[0].interest > 0.99);
        QVERIFY(map.directions[12].danger > map.mostDanger);
        const auto corners = [&](bool directions, bool isPicked) {
            TriangleTarget target;
            WorldPicture picture = shown.picture();
            if (isPicked)
                picture.picked = AgentName{"a", 0};
            picture.overlays.directions = directions;
            paintDirections(target, picture);
            return target.vertices().size();
        };
        QVERIFY(corners(true, true) > 0);
        QCOMPARE(corners(false, true), 0u);
        QCOMPARE(corners(true, false), 0u);
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
        still.set(still.project.scene.back().id, "radius", noLimit);
        still.scene.show(still.project);
        QVERIFY(still.cornersOf(still.picture()) > 5 * few);
    }

    void selectedShapes_haveTheAccent() {
        Still still(0);
        still.target.setSmooth(false);
        still.draw(DrawTool::wall, {});
        WorldPicture picture = still.picture();
        paintWorld(still.target, picture);
        QCOMPARE(still.count(picture.colors.accent), 0);
        picture.selected = {still.project.scene.back().id};
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
        picture.selected = {still.project.scene.back().id};
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

    /// So that a pile of a million agents does not hold the window up.
    void agentsThatNobodyCouldSee_areNotDrawn() {
        Still still(30'000);
        for (FrameAgents& agents : still.frame.agents) {
            std::ranges::fill(agents.x, 50.0);
            std::ranges::fill(agents.y, 50.0);
        }
        still.target.setSmooth(false);
        paintWorld(still.target, still.picture());
        QCOMPARE(still.count("#00ff00") + still.count("#ff0000"), 16 * 6);
    }

    void withoutGhosts_nothingIsDrawn() {
        GhostStill still;
        paintGhosts(still.target, still.picture());
        paintPreviousFuture(still.target, still.picture());
        QCOMPARE(still.target.fans + still.target.lines + still.target.rings, 0);
    }

    void ghosts_areDrawnForAgentsWithAnotherWay() {
        GhostStill still;
        still.addGhosts();
        paintGhosts(still.target, still.picture());
        QCOMPARE(still.target.lines,
                 4); // two ways with the node, one without, and the line between its ends
        QCOMPARE(still.target.fans, 1);
        QCOMPARE(still.target.rings, 2);
        QVERIFY(still.target.strongest < 255);
    }

    void ghosts_overAnEdge_haveNoLine() {
        GhostStill still;
        still.set("world", "edges", std::string("wrap"));
        still.addGhosts();
        auto ghosts = std::make_shared<Ghosts>(*still.frame.ghosts);
        ghosts->without[0].xy.back() = 590; // the short way leads over the edge
        still.frame.ghosts = ghosts;
        paintGhosts(still.target, still.picture());
        QCOMPARE(still.target.lines, 2);
    }

    void previousFuture_isFaded() {
        GhostStill still;
        still.frame.previousFuture = still.frame.agents;
        paintPreviousFuture(still.target, still.picture());
        QCOMPARE(still.target.fans, 3);
        QVERIFY(still.target.strongest < 128);
    }

    void previousFuture_leavesATrail() {
        GhostStill still;
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

    void newestComesFirst() {
        Trails trails;
        trails.add(frameAt(1, 1, {10}));
        trails.add(frameAt(1, 2, {20, 21}));
        QCOMPARE(trails.track("prey", 0).xy, (std::vector<float>{20, 0, 21, 0}));
        QCOMPARE(trails.track("prey", 1).xy, (std::vector<float>{10, 0}));
        QVERIFY(trails.track("prey", 2).xy.empty());
        QVERIFY(trails.track("hunter", 0).xy.empty());
    }

    void sameTick_isAddedOnce() {
        Trails trails;
        trails.add(frameAt(1, 0, {1}));
        trails.add(frameAt(1, 0, {1}));
        QCOMPARE(trails.count(), 1U);
    }

    void anotherRun_startsAnew() {
        Trails trails;
        for (std::uint64_t tick = 0; tick < 5; ++tick)
            trails.add(frameAt(1, tick, {1}));
        trails.add(frameAt(2, 9, {7}));
        QCOMPARE(trails.count(), 1U);
        QCOMPARE(trails.track("prey", 0).xy[0], 7.0F);
    }

    void length_isFixed() {
        Trails trails;
        for (std::uint64_t tick = 0; tick < 3 * Trails::length; ++tick)
            trails.add(frameAt(1, tick, {static_cast<double>(tick)}));
        QCOMPARE(trails.count(), Trails::length);
        QCOMPARE(trails.track("prey", Trails::length - 1).xy[0], 2.0F * Trails::length);
    }

    void aLabelAlone_standsAsItWants_data() {
        const TestRows<LabelStand, QPointF> row;
        row("inside", LabelStand::inside, QPointF(6, 4));
        row("beside", LabelStand::beside, QPointF(12, -7));
        row("above", LabelStand::above, QPointF(-20, -20));
        row("centered", LabelStand::centered, QPointF(-20, -7));
    }

    void aLabelAlone_standsAsItWants() {
        const auto [stand, corner] = fetched<LabelStand, QPointF>();
        const std::vector labels{WantedLabel{{300, 200}, {40, 14}, stand}};
        QCOMPARE(placeLabels(labels).front().value(), corner);
    }

    void labels_neverOverlap() {
        std::vector<WantedLabel> labels;
        for (int i = 0; i < 60; ++i)
            labels.push_back({QPointF((i * 37) % 400, (i * 53) % 300), QSizeF(30 + i % 7 * 8, 14),
                              static_cast<LabelStand>(i % 4)});
        const auto places = placeLabels(labels);
        QCOMPARE(places.size(), labels.size());
        int placed = 0;
        for (std::size_t a = 0; a < labels.size(); ++a) {
            placed += places[a] ? 1 : 0;
            for (std::size_t b = 0; b < a && places[a]; ++b)
                if (places[b])
                    QVERIFY(
                        !QRectF(labels[a].anchor + *places[a], labels[a].size)
                             .intersects(QRectF(labels[b].anchor + *places[b], labels[b].size)));
        }
        QVERIFY(placed >= 30);
    }

    void withoutRoom_theLaterLabelHasNoPlace() {
        const std::vector labels(9, WantedLabel{{0, 0}, {80, 14}, LabelStand::centered});
        const auto places = placeLabels(labels);
        QVERIFY(places.front().has_value());
        QCOMPARE(*places.front(), QPointF(-40, -7));
        QVERIFY(places[1].has_value() && *places[1] != *places[0]);
        QVERIFY(!places.back().has_value());
    }

    /// Two regions at the left edge: their labels are moved into the view, and not onto each other.
    void atAnEdge_labelsStayWhole_andApart() {
        std::vector<WantedLabel> labels;
        for (const QPointF anchor : {QPointF(10, 100), QPointF(60, 102), QPointF(20, 104)})
            labels.push_back({.anchor = anchor,
                              .size = {80, 14},
                              .stand = LabelStand::centered,
                              .low = 4,
                              .high = 300});
        const auto places = placeLabels(labels);
        std::vector<QRectF> boxes;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(places[i].has_value());
            const QRectF box(labels[i].anchor + *places[i], labels[i].size);
            QVERIFY(box.left() >= 4);
            for (const QRectF& other : boxes)
                QVERIFY(!other.intersects(box));
            boxes.push_back(box);
        }
    }
};
