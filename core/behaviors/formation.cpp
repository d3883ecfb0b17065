#include "core/base/angle.h"
#include "core/base/assignment.h"
#include "core/behaviors/formulas.h"
#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/segment.h"

#include <algorithm>

namespace tiller::formation_node {
namespace {

enum class FormationPattern { line, column, v, circle, box };
enum class WithoutLeader { nothing, promote, stop };

struct Settings {
    double speed = 1; ///< share of maxSpeed, 0 to 1
    FormationPattern pattern = FormationPattern::v;
    double spacing = 30; ///< the distance between two places
    double slowingRadius = 20;
    bool steady = false;
    double turnRate = 0; ///< degrees per unit of time; 0: as the agents can follow
    WithoutLeader withoutLeader = WithoutLeader::nothing;
};

/// A place of a formation: x is ahead of the leader, y to its left. @param slot the place's number,
/// from 0 @param size the number of places
Vec2 formationPlace(const Settings& settings, std::size_t slot, std::size_t size) {
    const double spacing = settings.spacing;
    const auto number = static_cast<double>(slot);
    const auto rank = static_cast<double>(slot / 2 + 1);
    const double side = slot % 2 == 0 ? rank : -rank;
    switch (settings.pattern) {
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

using Slots = std::span<std::size_t>; // ordered by ordinal

MemoryValue headingMemory(std::string_view name) {
    return {.name = name, .min = -2, .max = 2}; // of length 1, rounded
}

const Settings& settingsOf(const CrowdRun& run) {
    return *static_cast<const Settings*>(run.settings);
}

Vec2 vectorIn(const auto& run, std::size_t slot, std::size_t x) {
    return {run.memory[x][slot], run.memory[x + 1][slot]};
}

/// Calls `visit` for the agents of each leader. @param isApart splits those of one leader
void forGroups(const CrowdRun& run, auto&& isApart, auto&& visit) {
    static thread_local std::vector<std::size_t> slots;
    slots.clear();
    for (std::size_t slot = 0; slot < run.count; ++slot)
        if (run.memory[leader][slot] != 0)
            slots.push_back(slot);
    const auto groupOf = [&](std::size_t slot) {
        return std::pair(run.memory[leader][slot], isApart(slot));
    };
    std::ranges::sort(slots, {},
                      [&](std::size_t slot) { return std::pair(groupOf(slot), run.rank[slot]); });
    for (auto first = slots.begin(); first != slots.end();) {
        const auto end = std::find_if(
            first, slots.end(), [&](std::size_t slot) { return groupOf(slot) != groupOf(*first); });
        visit(Slots(first, end));
        first = end;
    }
}

bool isSettled(const CrowdRun& run, Slots members) {
    return std::ranges::all_of(members, [&](std::size_t slot) {
        return run.memory[place][slot] != noPlace &&
               run.memory[size][slot] == static_cast<double>(members.size());
    });
}

double distanceToPlace(const CrowdRun& run, std::size_t slot, std::size_t free,
                       std::size_t members) {
    const Vec2 at = formationPlace(settingsOf(run), free, members);
    return length(vectorIn(run, slot, offsetX) +
                  inFrame(vectorIn(run, slot, headingX), at.x, at.y));
}

/// Gives each free place in turn to the nearest agent without one; ties go to the lower.
void assignPlaces(const CrowdRun& run, Slots members) {
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
    forGroups(
        run, [](std::size_t) { return false; },
        [&](Slots members) {
            if (!isSettled(run, members))
                assignPlaces(run, members);
        });
}

/// What a steady formation remembers, too: the heading of its pattern, the pattern itself, whether
/// the leader has turned back, the speed of the agent, and whom the agents without a leader follow.
enum SteadyMemory : std::size_t {
    patternX = headingY + 1,
    patternY,
    shape,
    turned,
    pace,
    promoted
};

constexpr double noPattern = -1;
constexpr double wanted = -1; // of `promoted`; else the ordinal of an agent + 1

/// How far a pattern turns in a tick: so far that its outermost place is no faster than the slowest
/// of its agents.
double mostTurn(const CrowdRun& run, Slots members) {
    const Settings& settings = settingsOf(run);
    if (settings.turnRate > 0)
        return settings.turnRate * run.moment.tickLength;
    double outermost = 0;
    double slowest = run.memory[pace][members.front()];
    for (std::size_t i = 0; i < members.size(); ++i) {
        outermost = larger(outermost, length(formationPlace(settings, i, members.size())));
        slowest = smaller(slowest, run.memory[pace][members[i]]);
    }
    const double way = slowest * run.moment.tickLength;
    return way < outermost * 3 ? way / outermost * 57.29577951308232 : 180;
}

/// How near the leader may be to a way, in spacings, when the places are given anew around it.
constexpr double leastClearance = 0.9;

/// Gives the places anew, so that nobody crosses another's way.
/// @param clearance from the leader; if a way comes nearer, all keep what they have: false
bool givePlaces(const CrowdRun& run, Slots members, Vec2 pattern, double clearance) {
    Points from;
    Points places;
    for (std::size_t i = 0; i < members.size(); ++i) {
        from.push_back(Vec2{} - vectorIn(run, members[i], offsetX));
        const Vec2 at = formationPlace(settingsOf(run), i, members.size());
        places.push_back(inFrame(pattern, at.x, at.y));
    }
    const std::vector<std::uint32_t> placeOf = assignPlaces(from, places);
    for (std::size_t i = 0; i < members.size(); ++i)
        if (length(nearestOn(Segment{from[i], places[placeOf[i]]}, {})) < clearance)
            return false;
    for (std::size_t i = 0; i < members.size(); ++i)
        run.memory[place][members[i]] = placeOf[i];
    return true;
}

/// Turns the pattern, and gives the places anew where that is due.
void keepSteady(const CrowdRun& run, Slots members) {
    const Settings& settings = settingsOf(run);
    const auto count = static_cast<double>(members.size());
    const auto kind = static_cast<double>(settings.pattern);
    const Vec2 ahead = vectorIn(run, members.front(), headingX);
    Vec2 pattern;
    bool turnsBack = false;
    bool isNew = false;
    for (const std::size_t slot : members) {
        if (pattern == Vec2{})
            pattern = vectorIn(run, slot, patternX);
        turnsBack = turnsBack || run.memory[turned][slot] != 0;
        isNew = isNew || run.memory[place][slot] == noPlace || run.memory[shape][slot] != kind ||
                run.memory[size][slot] != count;
    }
    if (pattern == Vec2{} ||
        (turnsBack && givePlaces(run, members, ahead, leastClearance * settings.spacing)))
        pattern = ahead;
    else
        pattern = turnedToward(pattern, ahead, mostTurn(run, members));
    if (isNew)
        givePlaces(run, members, pattern, 0);
    for (const std::size_t slot : members) {
        run.memory[size][slot] = count;
        run.memory[shape][slot] = kind;
        run.memory[turned][slot] = 0;
        run.memory[patternX][slot] = pattern.x;
        run.memory[patternY][slot] = pattern.y;
    }
}

/// Finds out whom the agents follow whose leader is gone: the one that was the nearest to it. It
/// becomes the last of them.
void promote(const CrowdRun& run, Slots lost) {
    auto first = std::ranges::find_if(lost, [&](std::size_t slot) {
        return std::ranges::any_of(lost, [&](std::size_t other) {
            return run.memory[promoted][other] == run.ordinal[slot] + 1.0;
        });
    });
    if (first == lost.end())
        first = std::ranges::min_element(
            lost, {}, [&](std::size_t slot) { return length(vectorIn(run, slot, offsetX)); });
    const double chosen = run.ordinal[*first] + 1.0;
    for (const std::size_t slot : lost)
        run.memory[promoted][slot] = chosen;
    run.memory[place][*first] = noPlace;
    std::rotate(first, first + 1, lost.end());
}

void prepareSteady(const CrowdRun& run) {
    const auto isLost = [&](std::size_t slot) { return run.memory[promoted][slot] != 0; };
    forGroups(run, isLost, [&](Slots group) {
        if (isLost(group.front())) {
            promote(run, group);
            group = group.first(group.size() - 1);
        }
        if (!group.empty())
            keepSteady(run, group);
    });
}

/// Names a leader. Leaders that are no agents, such as the player, share one name.
double leaderKey(const Signal& seen, std::size_t lane) {
    const AgentRef agent = seen.agent[lane];
    const bool isAgent = agent.exists() && agent.population != AgentRef::outside;
    return toMemory(isAgent ? agent : AgentRef{AgentRef::outside, 0});
}

/// From the leader to the place of an agent, in the frame of the pattern.
Vec2 placeOf(const NodeRun& run, std::size_t lane) {
    return formationPlace(run.as<Settings>(), static_cast<std::size_t>(run.memory[place][lane]),
                          static_cast<std::size_t>(run.memory[size][lane]));
}

/// Toward a place that moves as the leader does.
Force<double> towardPlace(const NodeRun& run, const Self<double>& self,
                          const Sight<double>& target) {
    const auto& settings = run.as<Settings>();
    const double full = self.maxSpeed * settings.speed;
    const double closing = full * slowing(length(target.offset), settings.slowingRadius);
    return active(steer(self, truncate(target.velocity + unit(target.offset) * closing, full)));
}

void evaluate(const NodeRun& run) {
    const Signal* seen = targetAt(run, 0);
    runLanes(run, seen ? seen->on : 0,
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 if (run.memory[place][lane] == noPlace ||
                     run.memory[leader][lane] != leaderKey(*seen, lane))
                     return {};
                 const Vec2 at = placeOf(run, lane);
                 Sight<double> sight = sightAt(*seen, lane);
                 sight.offset = sight.offset + inFrame(leaderHeading(run, *seen, lane), at.x, at.y);
                 return towardPlace(run, self, sight);
             });
}

/// Remembers where the leader is.
void keepLeader(const NodeRun& run, std::size_t lane, Vec2 offset, Vec2 heading) {
    run.memory[offsetX][lane] = offset.x;
    run.memory[offsetY][lane] = offset.y;
    run.memory[headingX][lane] = heading.x;
    run.memory[headingY][lane] = heading.y;
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
        if (there)
            keepLeader(run, lane, {seen->x[lane], seen->y[lane]}, leaderHeading(run, *seen, lane));
    }
}

/// The agent that leads those whose leader is gone, as one of them sees it; nothing if that is the
/// agent itself, or nobody.
std::optional<Seen> promotedLeader(const NodeRun& run, std::size_t lane) {
    const double number = run.memory[promoted][lane] - 1;
    if (number < 0 || number == run.block.ordinal[lane])
        return {};
    return run.block.moment->surroundings->agent(
        {run.block.population, static_cast<std::uint32_t>(number)}, run.block.position(lane));
}

/// From the leader to the place of an agent.
Vec2 steadyPlace(const NodeRun& run, std::size_t lane) {
    const Vec2 at = placeOf(run, lane);
    return inFrame(vectorIn(run, lane, patternX), at.x, at.y);
}

void evaluateSteady(const NodeRun& run) {
    const Signal* seen = targetAt(run, 0);
    runLanes(run, run.block.lanes(),
             [&](std::size_t lane, const Self<double>& self) -> Force<double> {
                 const bool isThere = seen && (seen->on >> lane & 1) != 0;
                 const double followed = run.memory[leader][lane];
                 if (followed == 0 || (isThere && followed != leaderKey(*seen, lane)))
                     return {};
                 Sight<double> sight;
                 if (isThere)
                     sight = sightAt(*seen, lane);
                 else if (run.as<Settings>().withoutLeader == WithoutLeader::stop)
                     return active(steer(self, Vec2{}));
                 else if (const auto promotedOne = promotedLeader(run, lane))
                     sight = {promotedOne->offset, promotedOne->velocity};
                 else
                     return {};
                 if (run.memory[place][lane] == noPlace)
                     return {};
                 sight.offset = sight.offset + steadyPlace(run, lane);
                 return towardPlace(run, self, sight);
             });
}

/// Remembers where the leader is, and whether it has turned by more than 90 degrees.
void follow(const NodeRun& run, std::size_t lane, Vec2 offset, Vec2 heading) {
    if (dot(vectorIn(run, lane, headingX), heading) < 0)
        run.memory[turned][lane] = 1;
    keepLeader(run, lane, offset, heading);
}

void commitSteady(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    const Signal* seen = targetAt(run, 0);
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const bool isThere = seen && (seen->on >> lane & 1) != 0;
        const bool staysWithout = !isThere && run.memory[leader][lane] != 0 &&
                                  settings.withoutLeader != WithoutLeader::nothing;
        run.memory[pace][lane] = run.block.maxSpeed[lane] * settings.speed;
        if (!staysWithout) {
            const double followed = isThere ? leaderKey(*seen, lane) : 0;
            if (run.memory[leader][lane] != followed) {
                run.memory[place][lane] = noPlace;
                for (const std::size_t value : {std::size_t{headingX}, std::size_t{headingY},
                                                std::size_t{patternX}, std::size_t{patternY}})
                    run.memory[value][lane] = 0;
            }
            run.memory[leader][lane] = followed;
            run.memory[promoted][lane] = 0;
            if (isThere)
                follow(run, lane, {seen->x[lane], seen->y[lane]}, leaderHeading(run, *seen, lane));
        } else if (settings.withoutLeader == WithoutLeader::promote) {
            if (run.memory[promoted][lane] == 0)
                run.memory[promoted][lane] = wanted;
            if (const auto now = promotedLeader(run, lane))
                follow(run, lane, now->offset,
                       now->velocity == Vec2{} ? vectorIn(run, lane, patternX)
                                               : unit(now->velocity));
        }
    }
}

void inspectSteady(const NodeRun& run, TermValues& to) {
    const Signal* seen = targetAt(run, 0);
    if (run.memory[place][0] == noPlace || !seen || (seen->on & 1) == 0)
        return;
    const Vec2 at = steadyPlace(run, 0);
    const Vec2 heading = leaderHeading(run, *seen, 0);
    to["placeAhead"] = dot(at, heading);
    to["placeLeft"] = dot(at, turnLeft(heading));
}

void inspect(const NodeRun& run, TermValues& to) {
    if (run.memory[place][0] == noPlace)
        return;
    const Vec2 at = placeOf(run, 0);
    to["placeAhead"] = at.x;
    to["placeLeft"] = at.y;
}

Setting steadySetting() {
    Setting setting = flagSetting(
        &Settings::steady, "steady", "Steady",
        "The pattern turns no faster than its agents can follow, and nobody crosses "
        "another's way to a place: not at the start, nor when the pattern changes or the "
        "leader turns back.");
    setting.suggested.emplace(true);
    return optional(std::move(setting));
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
          {"force", "(desired - velocity) * response"}}});
    type.symbols = {{"placeAhead", "how far the place in the pattern is ahead of the leader"},
                    {"placeLeft", "how far it is to the left"}};
    type.ports = {oneAgentInput("leader", "Leader", "The agent they form around."), whenInput(),
                  forceOutput()};
    type.settings = {
        speedSetting(&Settings::speed),
        choiceSetting(&Settings::pattern, "pattern", "Pattern", "The shape of the formation.",
                      {{"line", "Line", "Abreast of the leader."},
                       {"column", "Column", "One behind the other."},
                       {"v", "V", "To both sides behind the leader, like geese."},
                       {"circle", "Circle", "Around the leader."},
                       {"box", "Box", "In ranks behind the leader."}}),
        lengthSetting(&Settings::spacing, "spacing", "Spacing", "The distance between two places.",
                      200),
        slowingRadiusSetting(&Settings::slowingRadius),
        steadySetting(),
        onlyWhen(optional(numberSetting(
                     &Settings::turnRate, "turnRate", "Turn rate",
                     "The pattern turns so far per unit of time. 0: as its agents can follow.",
                     Unit::degrees, {0, 1'000'000, 360})),
                 "steady", true),
        onlyWhen(
            optional(choiceSetting(
                &Settings::withoutLeader, "withoutLeader", "Without a leader",
                "What they do when their leader is gone.",
                {{"nothing", "Nothing", "They are without this behavior."},
                 {"promote", "Follow the nearest", "The one that was nearest to the leader leads."},
                 {"stop", "Stop", "They brake."}})),
            "steady", true)};
    setHandles(type, {{"spacing", around("leader")}, {"slowingRadius", around("place")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {agentMemory("leader"),
                   startingAt(noPlace, wholeMemory("place", mostPlaces, noPlace)),
                   wholeMemory("size", mostPlaces),
                   coordinateMemory("offset x"),
                   coordinateMemory("offset y"),
                   headingMemory("heading x"),
                   headingMemory("heading y")};
    code.readsHeadings = true;
    code.prepare = prepare;
    code.evaluate = evaluate;
    code.commit = commit;
    code.inspect = inspect;
    std::vector<MemoryValue> memory = code.memory;
    memory.insert(memory.end(), {headingMemory("pattern x"),
                                 headingMemory("pattern y"),
                                 startingAt(noPattern, wholeMemory("pattern", 4, noPattern)),
                                 flagMemory("turned"),
                                 {.name = "pace", .max = 2 * coordinateLimit},
                                 wholeMemory("promoted", mostPlaces, wanted)});
    setVariant(type, "steady",
               {.memory = memory,
                .readsHeadings = true,
                .prepare = prepareSteady,
                .evaluate = evaluateSteady,
                .commit = commitSteady,
                .inspect = inspectSteady});
}

} // namespace tiller::formation_node
