#include "core/base/angle.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

#include <algorithm>
#include <map>

namespace tiller::formation_node {
namespace {

enum class FormationPattern { line, column, v, circle, box };

struct Settings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    FormationPattern pattern = FormationPattern::v;
    double spacing = 30; ///< the distance between two places
    double slowingRadius = 20;
};

/// A place of a formation: x is ahead of the leader, y to its left. @param slot the place's number,
/// from 0 @param size the number of places
Vec2 formationPlace(FormationPattern pattern, double spacing, std::size_t slot, std::size_t size) {
    const auto number = static_cast<double>(slot);
    const auto rank = static_cast<double>(slot / 2 + 1);
    const double side = slot % 2 == 0 ? rank : -rank;
    switch (pattern) {
    case FormationPattern::line:
        return {0, side * spacing};
    case FormationPattern::column:
        return {-(number + 1) * spacing, 0};
    case FormationPattern::v:
        return {-rank * spacing, side * spacing};
    case FormationPattern::circle: {
        const double around = static_cast<double>(size);
        const double radius = larger(spacing, spacing * around / 6.283185307179586);
        const SineCosine<double> at = sineCosine(360 * number / larger(around, 1.0));
        return {radius * at.cosine, radius * at.sine};
    }
    case FormationPattern::box: {
        std::size_t columns = 1;
        while (columns * columns < size)
            ++columns;
        const auto row = static_cast<double>(slot / columns + 1);
        const double column = static_cast<double>(slot % columns);
        const double middle = (static_cast<double>(columns) - 1) / 2;
        return {-row * spacing, (middle - column) * spacing};
    }
    }
    return {};
}

/// Its leader, its place, the number of agents with the same leader, and where the leader was last.
enum Memory : std::size_t { leader, place, size, offsetX, offsetY, headingX, headingY };

constexpr double noPlace = -1;
constexpr double mostPlaces = 1 << 24;           // no type has more agents
constexpr std::size_t mostDistances = 4'000'000; // compared in one tick

using Members = std::map<double, std::vector<std::size_t>>; // by leader, ordered by ordinal

MemoryValue headingMemory(std::string_view name) {
    return {.name = name, .min = -2, .max = 2}; // of length 1, rounded
}

Members membersByLeader(const CrowdRun& run) {
    std::vector<std::size_t> slots(run.count);
    for (std::size_t slot = 0; slot < run.count; ++slot)
        slots[run.rank[slot]] = slot;
    Members members;
    for (const std::size_t slot : slots)
        if (const double followed = run.memory[leader][slot]; followed != 0)
            members[followed].push_back(slot);
    return members;
}

bool isSettled(const CrowdRun& run) {
    static thread_local std::vector<double> leaders; // of the followers, ascending
    leaders.clear();
    for (std::size_t slot = 0; slot < run.count; ++slot)
        if (run.memory[leader][slot] != 0)
            leaders.push_back(run.memory[leader][slot]);
    std::ranges::sort(leaders);
    const auto countOf = [](double followed) {
        return static_cast<double>(std::ranges::equal_range(leaders, followed).size());
    };
    for (std::size_t slot = 0; slot < run.count; ++slot)
        if (const double followed = run.memory[leader][slot];
            followed != 0 &&
            (run.memory[place][slot] == noPlace || run.memory[size][slot] != countOf(followed)))
            return false;
    return true;
}

double distanceToPlace(const CrowdRun& run, std::size_t slot, std::size_t free,
                       std::size_t members) {
    const auto& settings = *static_cast<const Settings*>(run.settings);
    const Vec2 at = formationPlace(settings.pattern, settings.spacing, free, members);
    const Vec2 heading{run.memory[headingX][slot], run.memory[headingY][slot]};
    const Vec2 offset{run.memory[offsetX][slot], run.memory[offsetY][slot]};
    return length(offset + inFrame(heading, at.x, at.y));
}

/// Gives each free place in turn to the nearest agent without one; ties go to the lower.
void assignPlaces(const CrowdRun& run, const std::vector<std::size_t>& members) {
    std::vector<bool> taken(members.size());
    std::vector<std::size_t> waiting;
    for (const std::size_t slot : members) {
        double& has = run.memory[place][slot];
        if (has >= static_cast<double>(members.size()))
            has = noPlace;
        run.memory[size][slot] = static_cast<double>(members.size());
        if (has == noPlace)
            waiting.push_back(slot);
        else
            taken[static_cast<std::size_t>(has)] = true;
    }
    std::size_t compared = 0;
    for (std::size_t free = 0; free < members.size() && compared < mostDistances; ++free) {
        if (taken[free] || waiting.empty())
            continue;
        compared += waiting.size();
        const auto nearest = std::ranges::min_element(waiting, {}, [&](std::size_t slot) {
            return distanceToPlace(run, slot, free, members.size());
        });
        run.memory[place][*nearest] = static_cast<double>(free);
        waiting.erase(nearest);
    }
}

void prepare(const CrowdRun& run) {
    if (isSettled(run))
        return;
    for (const auto& [followed, members] : membersByLeader(run))
        assignPlaces(run, members);
}

/// Names a leader. Leaders that are no agents, such as the player, share one name.
double leaderKey(const Signal& seen, std::size_t lane) {
    const AgentRef agent = seen.agent[lane];
    const bool isAgent = agent.exists() && agent.population != AgentRef::outside;
    return toMemory(isAgent ? agent : AgentRef{AgentRef::outside, 0});
}

void evaluate(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* seen = targetAt(run, 0);
    runLanes(
        run, seen ? seen->on : 0, [&](std::size_t lane, const Self<double>& self) -> Force<double> {
            const double slot = run.memory[place][lane];
            if (slot == noPlace || run.memory[leader][lane] != leaderKey(*seen, lane))
                return {};
            const Vec2 at =
                formationPlace(settings.pattern, settings.spacing, static_cast<std::size_t>(slot),
                               static_cast<std::size_t>(run.memory[size][lane]));
            const Sight<double> sight = sightAt(*seen, lane);
            const Vec2 offset = sight.offset + inFrame(leaderHeading(run, *seen, lane), at.x, at.y);
            const double full = self.maxSpeed * settings.speed;
            const double closing = full * slowing(length(offset), settings.slowingRadius);
            return active(steer(self, truncate(sight.velocity + unit(offset) * closing, full)));
        });
}

/// Remembers the leader even where the node is unused: an agent without a place is not used yet.
void commit(const NodeRun& run) {
    const Signal* seen = targetAt(run, 0);
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool there = seen && (seen->on >> lane & 1) != 0;
        const double followed = there ? leaderKey(*seen, lane) : 0;
        if (run.memory[leader][lane] != followed)
            run.memory[place][lane] = noPlace;
        run.memory[leader][lane] = followed;
        if (!there)
            continue;
        const Vec2 heading = leaderHeading(run, *seen, lane);
        run.memory[offsetX][lane] = seen->x[lane];
        run.memory[offsetY][lane] = seen->y[lane];
        run.memory[headingX][lane] = heading.x;
        run.memory[headingY][lane] = heading.y;
    }
}

void inspect(const NodeRun& run, TermValues& to) {
    const auto& settings = run.as<Settings>();
    if (run.memory[place][0] == noPlace)
        return;
    const Vec2 at = formationPlace(settings.pattern, settings.spacing,
                                   static_cast<std::size_t>(run.memory[place][0]),
                                   static_cast<std::size_t>(run.memory[size][0]));
    to["placeAhead"] = at.x;
    to["placeLeft"] = at.y;
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Formation";
    type.help = "Takes a place in a formation around a leader: each place goes to the nearest "
                "agent that has none yet.";
    type.words = {"wedge", "squad", "ranks", "platoon", "fleet", "flying v", "slots"};
    type.source = "gdx-ai, formations; Polarith AI; Millington 2006";
    type.steps = joinSteps(
        {{{"place", "leader + leaderHeading * placeAhead + leftOf(leaderHeading) * placeLeft"},
          {"V", "speed * maxSpeed"}},
         slowingSteps("|place - position|"),
         {{"desired", "truncate(leaderVelocity + V * share * unit(place - position), V)"},
          {"force", "(desired - velocity) / t'"}}});
    type.symbols = {{"placeAhead", "how far the place in the pattern is ahead of the leader"},
                    {"placeLeft", "how far it is to the left"}};
    type.ports = {oneAgentInput("leader", "Leader", "The agent they form around."), whenInput(),
                  forceOutput()};
    type.settings = {
        speedSetting(&Settings::speed),
        bindMember({.id = "pattern",
                    .title = "Pattern",
                    .help = "The shape of the formation.",
                    .choices = {{"line", "Line", "Abreast of the leader."},
                                {"column", "Column", "One behind the other."},
                                {"v", "V", "To both sides behind the leader, like geese."},
                                {"circle", "Circle", "Around the leader."},
                                {"box", "Box", "In ranks behind the leader."}}},
                   &Settings::pattern),
        lengthSetting(&Settings::spacing, "spacing", "Spacing", "The distance between two places.",
                      200),
        slowingRadiusSetting(&Settings::slowingRadius)};
    setHandles(type, {{"spacing", around("leader")}, {"slowingRadius", around("place")}});
    setCode<Settings>(type,
                      {.memory = {agentMemory("leader"),
                                  startingAt(noPlace, wholeMemory("place", mostPlaces, noPlace)),
                                  wholeMemory("size", mostPlaces), coordinateMemory("offset x"),
                                  coordinateMemory("offset y"), headingMemory("heading x"),
                                  headingMemory("heading y")},
                       .readsHeadings = true,
                       .prepare = prepare,
                       .evaluate = evaluate,
                       .commit = commit,
                       .inspect = inspect});
}

} // namespace tiller::formation_node
