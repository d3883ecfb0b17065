#include "app/editor/pane/draw_target.h"
#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/setting_handles.h"
#include "core/base/angle.h"
#include "core/sim/explanation.h"
#include "tests/app/editor/testing.h"
#include "tests/app/editor/viewport/parts.h"
#include "tests/app/editor/viewport/shown_run.h"

/// An agent at (100, 100) that heads to the right, a target 200 units to its right, and the node
/// "it" that steers it.
ProjectBuilder walker(const Settings& it, std::string_view more = "it > mover") {
    return world("mover m(100,100)+(2,0); other o(300,100)+(0,-2); spot:point (300,100); it:{}", it)
        .add(more);
}

struct Placed {
    Project project;
    std::vector<PlacedHandle> handles;

    explicit Placed(const ProjectBuilder& builder, std::optional<Vec2> cursor = {})
        : project(builder.build()) {
        Simulation simulation(project);
        simulation.setCursor(cursor);
        const auto why = simulation.explain({"mover", 0});
        handles = placedHandles(*project.node("it"), *why);
    }
    [[nodiscard]] const PlacedHandle& of(const std::string& setting) const {
        for (const PlacedHandle& handle : handles)
            if (handle.setting == setting)
                return handle;
        throw std::runtime_error(setting);
    }
    /// The value after a drag.
    [[nodiscard]] double dragged(const std::string& setting, Vec2 pressed, Vec2 to,
                                 DragStep step = {}) const {
        Project after = project;
        apply(SettingDrag(of(setting), pressed).movedTo(project, to, step), after);
        return numberIn(after, "it", setting);
    }
};

Placed targeted(const Settings& it) {
    return Placed(walker(it, "spot > it.target; it > mover"));
}

Placed sensing(const Settings& it) {
    return Placed(walker(it, "other > it.agents; it > mover"));
}

bool near(Vec2 a, Vec2 b) {
    return length(a - b) < 1e-9;
}

Vec2 toVec(QPointF point) {
    return {point.x(), point.y()};
}

/// Selects a node, and waits for a frame that explains an agent.
void selectAndWait(ViewportParts& parts, const Id& node) {
    parts.select(node);
    [[maybe_unused]] const bool placed =
        QTest::qWaitFor([&] { return !parts.handles.all().empty(); });
}

struct Walk : ShownRun {
    Walk()
        : ShownRun(world("mover (100,100)+(2,0); roam:wander circleDistance=60 circleRadius=40 "
                         "drawStartAngle=false startAngle=90; other:wander; roam > mover"),
                   false) {}

    [[nodiscard]] std::size_t corners(const WorldPicture& shown) const {
        TriangleTarget target;
        paintWanderCircles(target, shown);
        return target.vertices().size();
    }
};

class TestSettingHandles : public QObject {
    Q_OBJECT

private slots:
    void drivenHandle_followsTheNumber_andIsNotDragged() {
        const Placed placed(
            walker("arrive slowingRadius=80",
                   "n:draw low=30 high=30; n > it.slowingRadius; spot > it.target; it > mover"));
        const PlacedHandle& driven = placed.of("slowingRadius");
        QVERIFY(driven.isDriven);
        QCOMPARE(driven.value, 30.0);
        const ViewTransform view;
        const QPointF grip = gripsOf(driven, view).front();
        QVERIFY(draggableGripsOf(driven, view).empty());
        QVERIFY(!settingHandleAt({&driven, 1}, view, grip));
        QVERIFY(!placed.of("stopRadius").isDriven);
        PlacedHandle free = driven;
        free.isDriven = false;
        QVERIFY(settingHandleAt({&free, 1}, view, grip));
    }

    /// A circle around the agent: another agent in it touches. Without a margin it is not hidden
    /// under the body.
    void touching_showsWhereBodiesTouch() {
        for (const double margin : {0.0, 3.0}) {
            const Placed placed(walker(filled("touching margin={}", margin),
                                       "gone:remove; other > it.agents; it > gone > mover"));
            const auto radiusOf = [&](const char* type) {
                return numberIn(placed.project, type, "radius");
            };
            const PlacedHandle& handle = placed.of("margin");
            QCOMPARE(handle.from, (Vec2{100, 100}));
            QCOMPARE(handle.value + handle.beyond, radiusOf("mover") + radiusOf("other") + margin);
        }
    }

    void radiusAroundTheTarget_isDraggedByItsRim() {
        const Placed arrive = targeted("arrive slowingRadius=80");
        QVERIFY(near(arrive.of("slowingRadius").from, {300, 100}));
        QCOMPARE(arrive.dragged("slowingRadius", {380, 100}, {420, 100}), 120.0);
        QCOMPARE(arrive.dragged("slowingRadius", {300, 180}, {300, 150}), 50.0);
        QCOMPARE(arrive.dragged("slowingRadius", {383, 100}, {393, 100}),
                 90.0); // it does not jump at the start
    }

    void radiusWithoutLimit_becomesTheDistanceOfTheMouse() {
        const Placed flee = targeted("flee");
        QCOMPARE(flee.of("radius").value, noLimit);
        QCOMPARE(flee.dragged("radius", {320, 100}, {350, 100}), 50.0);
    }

    void missingTarget_drawsAroundTheAgent() {
        const Placed arrive(walker("arrive", "mouse:cursor; mouse > it.target; it > mover"));
        QVERIFY(near(arrive.of("slowingRadius").from, {100, 100}));
    }

    /// A circle around the mouse could not be dragged: the mouse cannot be in its middle and at its
    /// grip.
    void targetAtTheMouse_drawsAroundTheAgent_alsoAcrossAnEdge() {
        const ProjectBuilder fleeing =
            walker("flee radius=120", "mouse:cursor; mouse > it.target; it > mover");
        QCOMPARE(Project().worldText("edges"), "wrap");
        for (const Vec2 cursor : {Vec2{150, 100}, Vec2{750, 100}, Vec2{100, 590}})
            QVERIFY(near(Placed(fleeing, cursor).of("radius").from, {100, 100}));
    }

    void viewAngle_opensToBothSides() {
        const Placed seen = sensing("separation radius=60 viewAngle=90");
        const PlacedHandle& view = seen.of("viewAngle");
        QVERIFY(near(view.way, {1, 0}));
        QCOMPARE(view.reach, 60.0);
        // From 45 degrees to a right angle, on the left side and on the right.
        QCOMPARE(seen.dragged("viewAngle", {140, 60}, {100, 60}), 180.0);
        QCOMPARE(seen.dragged("viewAngle", {140, 140}, {100, 140}), 180.0);
    }

    /// At a max speed of 3 per tick it turns on circles to both sides.
    void turnRate_isTheRadiusOfTheTurningCircle() {
        const double degrees = 180 / std::acos(-1.0);
        const auto dragged = [&](double rate, Vec2 pressed, Vec2 to) {
            const Project project = walker("brake").set("mover", "maxTurnRate", rate);
            Simulation simulation(project);
            const auto handles =
                placedHandles(*project.node("mover"), *simulation.explain({"mover", 0}));
            const auto handle = std::ranges::find(handles, "maxTurnRate", &PlacedHandle::setting);
            const auto grips = gripsOf(*handle, ViewTransform());
            if (rate < noLimit) {
                [&] { QCOMPARE(grips.size(), 2u); }();
                const double radius = 3 * degrees / rate;
                [&] { QVERIFY(near(toVec(grips[0]), {100, 100 - radius})); }();
                [&] { QVERIFY(near(toVec(grips[1]), {100, 100 + radius})); }();
            }
            Project after = project;
            apply(SettingDrag(*handle, pressed).movedTo(project, to, {.degrees = 0.001}), after);
            return numberIn(after, "mover", "maxTurnRate");
        };
        const auto is = [](double a, double b) { return std::abs(a - b) < 0.001; };
        QVERIFY(is(dragged(3 * degrees / 50, {100, 50}, {100, 40}), 3 * degrees / 60));
        QVERIFY(is(dragged(3 * degrees / 50, {100, 150}, {120, 130}), 3 * degrees / 30));
        QVERIFY(is(dragged(noLimit, {100, 118}, {100, 150}), 3 * degrees / 50));
    }

    void distanceAhead_goesAlongTheHeading() {
        const Placed walls(
            walker("wall-avoidance feelerLength=40",
                   "scene wall:obstacle; walls:obstacles; walls > it.obstacles; it > mover"));
        QCOMPARE(walls.dragged("feelerLength", {140, 100}, {165, 130}), 65.0);
        QCOMPARE(walls.dragged("feelerAngle", {130, 70}, {100, 70}), 85.0);
    }

    void wanderCircle_isAheadOfTheAgent() {
        const Placed roam(walker("wander circleDistance=60 circleRadius=40"));
        QVERIFY(near(roam.of("circleRadius").from, {160, 100}));
        QCOMPARE(roam.dragged("circleDistance", {160, 100}, {180, 90}), 80.0);
        QCOMPARE(roam.dragged("circleRadius", {160, 140}, {160, 155}), 55.0);
    }

    /// Where times are in ticks, a circle of 8 would be smaller than the agent.
    void smallWanderCircle_isDrawnLarger_andDraggedInItsOwnLengths() {
        const Placed roam(walker("wander circleDistance=4 circleRadius=8"));
        const PlacedHandle& rim = roam.of("circleRadius");
        const double scale = rim.scale;
        QVERIFY(scale > 2);
        QVERIFY(near(rim.from, {100 + 4 * scale, 100}));
        const Vec2 down{rim.from.x, 100 + 8 * scale};
        QCOMPARE(roam.dragged("circleRadius", down, {down.x, down.y + 5 * scale}), 13.0);
        QCOMPARE(roam.dragged("circleDistance", rim.from, {rim.from.x + 3 * scale, 90}), 7.0);
    }

    void offset_isOnePointOfTwoSettings() {
        const Placed follow(
            walker("offset-pursuit ahead=-40 left=20", "other > it.leader; it > mover"));
        // The leader heads up: "behind" is below it, and its left is the left of the screen.
        const PlacedHandle& offset = follow.of("ahead");
        QVERIFY(offset.second && offset.second->setting == "left");
        const auto grips = gripsOf(offset, ViewTransform());
        QCOMPARE(grips.size(), 1U);
        QVERIFY(near({grips[0].x(), grips[0].y()}, {280, 140}));

        Project after = follow.project;
        apply(SettingDrag(offset, {280, 140}).movedTo(follow.project, {330, 150}, {}), after);
        QCOMPARE(numberIn(after, "it", "ahead"), -50.0);
        QCOMPARE(numberIn(after, "it", "left"), -30.0);
    }

    void predictedPlace_isMarked() {
        const Project project =
            walker("pursue prediction=fixed fixedTime=10", "other > it.target; it > mover");
        const auto why = Simulation(project).explain({"mover", 0});
        const Points places = placesOf(*project.node("it"), *why);
        QCOMPARE(places.size(), 1U);
        QVERIFY(near(places[0], {300, 80}));
    }

    void values_stayWithinTheirRange() {
        const Placed arrive = targeted("arrive slowingRadius=80");
        QCOMPARE(arrive.dragged("slowingRadius", {420, 100}, {300, 100}), 0.0);
        const Placed seen = sensing("separation viewAngle=300");
        QCOMPARE(seen.dragged("viewAngle", {100, 60}, {60, 100}), 360.0);
    }

    void values_areRoundedToTheStep() {
        const Placed arrive = targeted("arrive slowingRadius=80");
        const auto to = [&](double step) {
            return arrive.dragged("slowingRadius", {380, 100}, {388.27, 100}, {.length = step});
        };
        QCOMPARE(to(5), 90.0);
        QCOMPARE(to(1), 88.0);
        QCOMPARE(to(0.1), 88.3);
    }

    void fineDrag_goesATenthOfTheWay() {
        const Placed arrive = targeted("arrive slowingRadius=80");
        QCOMPARE(arrive.dragged("slowingRadius", {380, 100}, {400, 100},
                                {.length = 0.1, .degrees = 0.5, .share = 0.1}),
                 82.0);
    }

    void setting_thatDoesNotApply_hasNoHandle() {
        const Placed drawn(walker("wander"));
        QVERIFY_EXCEPTION_THROWN((void)drawn.of("startAngle"), std::runtime_error);
        const Placed set(walker("wander drawStartAngle=false"));
        QCOMPARE(set.dragged("startAngle", {200, 100}, {160, 40}), 90.0);
    }

    void handleAt_findsGripsBeforeRims() {
        const Placed arrive = targeted("arrive slowingRadius=80 stopRadius=40");
        const ViewTransform view;
        const auto at = [&](QPointF place) {
            const auto found = settingHandleAt(arrive.handles, view, place);
            return found ? arrive.handles[*found].setting : std::string();
        };
        QCOMPARE(at({300, 180}), "slowingRadius");
        QCOMPARE(at({300, 143}), "stopRadius");
        QCOMPARE(at({300, 160}), std::string());
        QCOMPARE(at(gripsOf(arrive.of("stopRadius"), view).front() + QPointF(6, 6)), "stopRadius");
    }

    void selectedNode_hasHandles_ofAnAgentThatItSteers() {
        ViewportParts parts;
        QVERIFY(parts.handles.all().empty());
        selectAndWait(parts, parts.hunt.wander);
        QVERIFY(!parts.handles.all().empty());
        for (const PlacedHandle& handle : parts.handles.all())
            QCOMPARE(handle.item, parts.hunt.wander);
        parts.document.selection()->clear();
        QVERIFY(parts.handles.all().empty());
    }

    void withoutTheOverlay_thereAreNone() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const QPointF grip = gripsOf(parts.handles.all().front(), parts.camera.view()).front();
        QVERIFY(parts.handles.at(grip));
        parts.world.setOverlays({.handles = false});
        QVERIFY(!parts.handles.at(grip));
        parts.handles.update();
        QVERIFY(parts.handles.all().empty());
    }

    void hoveredHandle_hasATip() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const QSignalSpy changed(&parts.handles, &SelectedHandles::tipChanged);
        parts.handles.hover(0, {12, 34});
        QVERIFY(!parts.handles.tip().isEmpty());
        QCOMPARE(parts.handles.tipPlace(), QPointF(12, 34));
        parts.handles.hover({}, {50, 34});
        QVERIFY(parts.handles.tip().isEmpty());
        QCOMPARE(changed.size(), 2);
    }

    void draggedHandle_staysWhereItWas() {
        ViewportParts parts;
        selectAndWait(parts, parts.hunt.wander);
        const PlacedHandle before = parts.handles.all().front();
        parts.handles.startDrag(0, gripsOf(before, parts.camera.view()).front());
        QCOMPARE(parts.handles.drag()->handle().setting, before.setting);
        const double tick = parts.simulation.tick();
        parts.simulation.step(); // the agent moves on
        QTRY_VERIFY(parts.simulation.tick() > tick);
        QCOMPARE(parts.handles.all().front().from, before.from);
        QCOMPARE(parts.handles.active(), std::optional<std::size_t>(0));
        parts.handles.endDrag();
        QVERIFY(!parts.handles.drag());
    }

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
