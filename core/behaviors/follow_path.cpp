#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::follow_path_node {
namespace {

enum class PathMode { once, loop, thereAndBack };

struct Settings {
    double speed = 1;      ///< share of maxSpeed, 0 to 1
    double lookAhead = 30; ///< how far ahead on the path it aims
    PathMode mode = PathMode::once;
    double slowingRadius = 50; ///< before the end, with PathMode::once
};

enum Memory : std::size_t { along, course };

/// The values of `course`: which way it goes on the path.
constexpr double back = -1;
constexpr double toStart = 0;
constexpr double forth = 1;
constexpr double arrived = 2;

constexpr double nowhere = -1; // the value of `along` before it has found the path

/// Where the agent is and where it goes next.
struct Step {
    Path::Spot here;
    Vec2 aim; ///< the place it aims at, from the agent
    double aimAlong = 0;
    double remaining = 0; ///< to the end of the path
    bool atEnd = false;   ///< it aims at an end
    double course = forth;
};

/// The course that it remembers, if that course belongs to the mode; the mode may have changed.
double courseIn(PathMode mode, double remembered) {
    const bool isOfMode = mode == PathMode::once   ? remembered == arrived
                          : mode == PathMode::loop ? remembered == toStart
                                                   : remembered == back;
    return isOfMode ? remembered : forth;
}

Step nextStep(const NodeRun& run, const Path& path, std::size_t lane) {
    const auto& settings = run.as<Settings>();
    const Moment& moment = *run.block.moment;
    const Vec2 from = run.block.position(lane);
    const double last = run.memory[along][lane];
    Step step;
    const bool goesRound = path.closed() && settings.mode != PathMode::once;
    step.course = courseIn(settings.mode, run.memory[course][lane]);
    step.here = last == nowhere ? path.nearest(moment, from)
                                : path.nearestFrom(moment, from, last, goesRound);
    const auto offsetTo = [&](double place) {
        return step.here.offset + path.at(place) - path.at(step.here.along);
    };
    if (step.course == toStart) {
        step.here = {0, moment.offset(from, path.at(0))};
        step.aim = step.here.offset;
        step.atEnd = true;
        return step;
    }
    const double aim = step.here.along + settings.lookAhead * (step.course == back ? -1 : 1);
    step.aimAlong = aim;
    step.remaining = path.length() - step.here.along;
    step.atEnd = !goesRound && (aim <= 0 || aim >= path.length());
    if (goesRound)
        step.aim = offsetTo(aim);
    else
        step.aim = offsetTo(smaller(larger(aim, 0.0), path.length()));
    return step;
}

/// The share of its speed: less before the end of the path, if it stops there.
double share(const Settings& settings, const Step& step) {
    if (settings.mode != PathMode::once || settings.slowingRadius == 0)
        return 1;
    return smaller(larger(step.remaining, length(step.aim)) / settings.slowingRadius, 1.0);
}

/// Keeps the new memory for `commit` in vx and vy, which forces do not use.
void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Path* path = geometryAt<Path>(run, 0);
    runLanes(run, path ? run.block.lanes() : 0, [&](std::size_t lane, const Self<double>& self) {
        const Step step = nextStep(run, *path, lane);
        const double speed = self.maxSpeed * settings.speed * share(settings, step);
        const double reached = larger(run.block.radius[lane], settings.lookAhead / 10);
        const bool there = step.atEnd && length(step.aim) <= reached;
        // An agent at its aim has passed the path up to there, so it never gets stuck in a hairpin.
        const bool jumps = !step.atEnd && length(step.aim) <= reached;
        run.out.vx[lane] = jumps ? step.aimAlong : step.here.along;
        run.out.vy[lane] = there ? 1 : 0;
        return active(steer(self, unit(step.aim) * speed));
    });
}

void commit(const NodeRun& run) {
    const PathMode mode = run.as<Settings>().mode;
    forLanes(run.out.used, [&](std::size_t lane) {
        double& place = run.memory[along][lane];
        double& way = run.memory[course][lane];
        way = courseIn(mode, way);
        place = run.out.vx[lane];
        if (run.out.vy[lane] == 0)
            return;
        if (mode == PathMode::once) {
            run.events |= LaneBits{way != arrived} << lane;
            way = arrived;
        } else if (mode == PathMode::thereAndBack) {
            way = -way;
        } else {
            way = way == toStart ? forth : toStart;
        }
    });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Path* path = geometryAt<Path>(run, 0);
    if (!path)
        return;
    const Step step = nextStep(run, *path, 0);
    const Vec2 here = run.block.position(0) + step.here.offset;
    to["aim"] = run.block.position(0) + step.aim;
    to["remaining"] = step.remaining;
    to["end"] = here + path->at(path->length()) - path->at(step.here.along);
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Follow path";
    type.help = "Goes along a path: once to its end, round and round, or there and back.";
    type.words = {"patrol", "route", "waypoints", "road", "track", "rail", "way"};
    type.source = "Reynolds 1999, path following; gdx-ai, FollowPath";
    type.steps =
        joinSteps({{{"V", "speed * maxSpeed"}},
                   slowingSteps("max(remaining, |aim - position|)", "mode = \"once\""),
                   {{"share", "1", "not mode = \"once\""},
                    {"force", "(V * share * unit(aim - position) - velocity) * response"}}});
    type.symbols = {
        {"aim", "the place on the path that is lookAhead farther along than the nearest place"},
        {"remaining", "the length of the path from the nearest place to the end"}};
    type.ports = {pathInput(), whenInput(), forceOutput()};
    type.settings = {
        speedSetting(&Settings::speed),
        lengthSetting(
            &Settings::lookAhead, "lookAhead", "Look ahead",
            "How far ahead on the path it aims: larger cuts corners, smaller follows more closely.",
            200),
        choiceSetting(
            &Settings::mode, "mode", "Mode", "What happens at the end of the path.",
            {{"once", "Once", "It stops at the end. Each arrival is counted."},
             {"loop", "Loop", "Round and round. From an open end it returns to the start."},
             {"there-and-back", "There and back", "It turns round at both ends."}}),
        onlyWhen(slowingRadiusSetting(&Settings::slowingRadius), "mode", "once")};
    setHandles(type, {{"lookAhead", around("position")}, {"slowingRadius", around("end")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {startingAt(nowhere, alongMemory("along")),
                   {.name = "course",
                    .kind = MemoryValue::Kind::whole,
                    .min = back,
                    .max = arrived,
                    .initial = forth}};
    code.notesEvents = true;
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::follow_path_node
