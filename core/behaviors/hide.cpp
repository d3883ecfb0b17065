#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace tiller::hide_node {
namespace {

struct Settings {
    double speed = 1;   ///< share of maxSpeed, 0 to 1
    double margin = 15; ///< the room between obstacle and body
    double range = 400; ///< it uses only obstacles that reach within this
    double slowingRadius = 40;
};

/// The nearest place behind an obstacle, as seen from the threat; ties go to the first obstacle.
std::optional<Vec2> hidingPlace(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
                                Vec2 threat) {
    const auto& settings = run.as<Settings>();
    std::optional<Vec2> best;
    std::uint32_t bestObstacle = 0;
    const auto visit = [&](std::uint32_t obstacle, Vec2 center) {
        const Vec2 away = unit(center - threat);
        const double beyond =
            obstacles.extent(obstacle, away) + settings.margin + run.block.radius[lane];
        const Vec2 place = center + away * beyond;
        const double farther = best ? dot(place, place) - dot(*best, *best) : -1;
        if (farther > 0 || (farther == 0 && obstacle > bestObstacle))
            return;
        best = place;
        bestObstacle = obstacle;
    };
    obstacles.forEachWithin(*run.block.moment, run.block.position(lane), settings.range, visit);
    return best;
}

constexpr std::size_t bearings = 16; ///< the places around an obstacle where it hides from several
constexpr double nearer = 0.8;       ///< another place is taken if it is nearer by a fifth

/// Whether one of the threats sees a place. Both are as seen from the agent.
bool isSeen(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
            std::span<const Seen> threats, Vec2 place) {
    const Moment& now = *run.block.moment;
    const Vec2 here = run.block.position(lane);
    return std::ranges::any_of(threats, [&](const Seen& threat) {
        return !obstacles.hides(now, here + threat.offset, place - threat.offset);
    });
}

/// Whether a body has room at a place: it is in no obstacle, and inside a world with walls.
bool hasRoom(const NodeRun& run, const Obstacles& obstacles, std::size_t lane, Vec2 at) {
    const Moment& now = *run.block.moment;
    const double radius = run.block.radius[lane];
    return (!haveWalls(now.edges) ||
            (at.x >= radius && at.y >= radius && at.x <= now.worldSize.x - radius &&
             at.y <= now.worldSize.y - radius)) &&
           !obstacles.nearest(now, at, radius) && !obstacles.contain(now, at);
}

/// How good a place is, the less the better: those where a threat would be first come last, and
/// nearer ones come first.
struct Trouble {
    bool isLate = false;
    double distance = 0;

    Trouble(std::span<const Seen> threats, Vec2 place)
        : isLate(std::ranges::any_of(threats,
                                     [&](const Seen& threat) {
                                         const Vec2 from = place - threat.offset;
                                         return dot(from, from) < dot(place, place);
                                     }))
        , distance(length(place)) {}
    friend auto operator<=>(const Trouble&, const Trouble&) = default;
};

/// The place that it remembers, as seen from the agent, if it is still good.
std::optional<Vec2> keptPlace(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
                              std::span<const Seen> threats) {
    if (run.memory[0][lane] == 0)
        return {};
    const Vec2 at{run.memory[1][lane], run.memory[2][lane]};
    const Vec2 place = run.block.moment->offset(run.block.position(lane), at);
    if (isSeen(run, obstacles, lane, threats, place) || !hasRoom(run, obstacles, lane, at))
        return {};
    return place;
}

/// The best place around an obstacle that no threat sees; ties go to the first obstacle and its
/// first bearing. It keeps its place while that is unseen and no other is better by a fifth.
std::optional<Vec2> unseenPlace(const NodeRun& run, const Obstacles& obstacles, std::size_t lane,
                                std::span<const Seen> threats) {
    const auto& settings = run.as<Settings>();
    const Vec2 here = run.block.position(lane);
    const auto kept = keptPlace(run, obstacles, lane, threats);
    std::optional<Trouble> most;
    if (kept) {
        most.emplace(threats, *kept);
        most->distance *= nearer;
    }
    struct Candidate {
        Trouble trouble;
        std::size_t number;
        Vec2 place;
    };
    std::vector<Candidate> candidates;
    static const auto directions = [] {
        std::array<Vec2, bearings> all;
        for (std::size_t i = 0; i < bearings; ++i)
            all[i] = direction(360.0 / bearings * static_cast<double>(i));
        return all;
    }();
    const double beyond = settings.margin + run.block.radius[lane];
    const auto visit = [&](std::uint32_t obstacle, Vec2 center) {
        constexpr double rounding = 1;
        const double reach = obstacles.reach(obstacle) + beyond + rounding;
        if (most && !most->isLate && length(center) - reach > most->distance)
            return; // none of its places is better
        for (std::size_t i = 0; i < bearings; ++i) {
            const Vec2 away = directions[i];
            const Vec2 place = center + away * (obstacles.extent(obstacle, away) + beyond);
            const Trouble trouble(threats, place);
            if (!most || trouble < *most)
                candidates.push_back({trouble, obstacle * bearings + i, place});
        }
    };
    obstacles.forEachWithin(*run.block.moment, here, settings.range, visit);
    std::ranges::sort(candidates, {},
                      [](const Candidate& each) { return std::pair(each.trouble, each.number); });
    for (const Candidate& each : candidates)
        if (!isSeen(run, obstacles, lane, threats, each.place) &&
            hasRoom(run, obstacles, lane, here + each.place))
            return each.place;
    return kept;
}

/// The threats, where it hides from each of several.
std::span<const Seen> threatsOf(const NodeRun& run, std::size_t lane) {
    return agentsOf(*run.inputs[0].each, run.block, lane);
}

/// Hides from several; flees from the nearest where there is no such place.
void hideFromEach(const NodeRun& run, const Obstacles& obstacles) {
    const auto& settings = run.as<Settings>();
    const auto isNearer = [](const Seen& a, const Seen& b) {
        const double farther = dot(a.offset, a.offset) - dot(b.offset, b.offset);
        return farther < 0 || (farther == 0 && a.agent < b.agent);
    };
    runLanes(run, run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto threats = threatsOf(run, lane);
                 if (threats.empty())
                     return {};
                 if (const auto place = unseenPlace(run, obstacles, lane, threats))
                     return arrive(self, Sight<double>{*place, {}},
                                   ArriveSettings{settings.speed, settings.slowingRadius, 0});
                 const Seen& nearest = *std::ranges::min_element(threats, isNearer);
                 return flee(self, Sight<double>{nearest.offset, {}}, FleeSettings{settings.speed});
             });
}

void commit(const NodeRun& run) {
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 1);
    if (!run.inputs[0].each || !obstacles)
        return;
    forLanes(run.out.used & run.out.on, [&](std::size_t lane) {
        const auto place = unseenPlace(run, *obstacles, lane, threatsOf(run, lane));
        const Vec2 at = run.block.position(lane) + place.value_or(Vec2{});
        run.memory[0][lane] = place.has_value();
        run.memory[1][lane] = at.x;
        run.memory[2][lane] = at.y;
    });
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* threat = targetAt(run, 0);
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 1);
    if (obstacles && run.inputs[0].each)
        return hideFromEach(run, *obstacles);
    const ArriveSettings arriving{settings.speed, settings.slowingRadius, 0};
    runLanes(run, threat && obstacles ? threat->on : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const auto place =
                     hidingPlace(run, *obstacles, lane, {threat->x[lane], threat->y[lane]});
                 if (!place)
                     return {};
                 return arrive(self, Sight<double>{*place, {}}, arriving);
             });
}

void inspect(const NodeRun& run, TermValues& to) {
    const Signal* threat = targetAt(run, 0);
    const Obstacles* obstacles = geometryAt<Obstacles>(run, 1);
    if (obstacles && run.inputs[0].each) {
        const auto place = unseenPlace(run, *obstacles, 0, threatsOf(run, 0));
        if (place)
            to["place"] = run.block.position(0) + *place;
        return;
    }
    if (!threat || !obstacles || !(threat->on & 1))
        return;
    const Vec2 seen{threat->x[0], threat->y[0]};
    if (const auto place = hidingPlace(run, *obstacles, 0, seen)) {
        to["place"] = run.block.position(0) + *place;
        to["away"] = unit(*place - seen);
    }
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Hide";
    type.help =
        "Goes behind the nearest obstacle, as seen from a threat. With each of several threats "
        "it goes where none of them sees it, or flees.";
    type.words = {"cover", "take cover", "stealth", "ambush", "shelter", "out of sight"};
    type.source = "gdx-ai, Hide; Buckland 2005; Straatman, Beij, van der Sterren 2006";
    type.steps = arriveSteps();
    type.symbols = {
        {"place",
         "the nearest obstacle + unit(obstacle - threat) * (its extent + margin + bodyRadius)"}};
    type.ports = {{"threat", "Threat", PortType::agent, true,
                   "The agent it hides from; or each of several, by a Nearest."},
                  obstaclesInput(),
                  whenInput(),
                  forceOutput()};
    type.settings = {speedSetting(&Settings::speed),
                     lengthSetting(&Settings::margin, "margin", "Margin",
                                   "How far behind the obstacle it hides.", 100),
                     lengthSetting(&Settings::range, "range", "Range",
                                   "It uses only obstacles that reach within this distance.", 1000),
                     slowingRadiusSetting(&Settings::slowingRadius)};
    setHandles(type, {{"margin", along("place - away * margin", "away")},
                      {"range", around("position")},
                      {"slowingRadius", around("place")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {flagMemory("hides"), coordinateMemory("place x"), coordinateMemory("place y")};
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
}

} // namespace tiller::hide_node
