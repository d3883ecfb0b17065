#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

#include <algorithm>

namespace tiller::own_goal_node {
namespace {

enum class AfterLast { stay, again };

struct Settings {
    double reach = 10; ///< a goal is reached within this distance
    AfterLast end = AfterLast::stay;
};

/// The goals of an agent; none if it has none.
const Points& goalsOf(const NodeRun& run, std::size_t lane) {
    static const Points none;
    const OwnGoals* goals = run.geometry ? run.geometry->as<OwnGoals>() : nullptr;
    return goals ? goals->of(run.block.ordinal[lane]) : none;
}

/// The goal that counts now: the agent remembers its index. An edit may have made the list shorter.
std::size_t indexOf(const NodeRun& run, std::size_t lane, std::size_t count) {
    return std::min(static_cast<std::size_t>(run.memory[0][lane]), count - 1);
}

void evaluate(const NodeRun& run) {
    alignas(64) Lanes x{};
    alignas(64) Lanes y{};
    LaneBits on = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const Points& goals = goalsOf(run, lane);
        if (goals.empty())
            continue;
        const Vec2 goal = goals[indexOf(run, lane, goals.size())];
        x[lane] = goal.x;
        y[lane] = goal.y;
        on |= LaneBits{1} << lane;
    }
    setPlaces(run, x.data(), y.data());
    run.out.on = on;
}

void commit(const NodeRun& run) {
    const auto& settings = run.as<Settings>();
    forLanes(run.out.used & run.out.on, [&](std::size_t lane) {
        if (length(Vec2{run.out.x[lane], run.out.y[lane]}) > settings.reach)
            return;
        const std::size_t count = goalsOf(run, lane).size();
        const std::size_t next = indexOf(run, lane, count) + 1;
        if (next < count)
            run.memory[0][lane] = static_cast<double>(next);
        else if (settings.end == AfterLast::again)
            run.memory[0][lane] = 0;
    });
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Own goal";
    type.help = "The next goal of the agent's own list. Agents that are placed by hand can have "
                "one, and a game can give each agent one.";
    type.words = {"goals", "destination", "waypoints", "patrol", "errands", "itinerary", "route"};
    type.ports = {{"point", "Point", PortType::point, false, "The next goal of each agent."}};
    type.settings = {
        lengthSetting(&Settings::reach, "reach", "Reach",
                      "Within this distance a goal is reached, and the next one counts.", 100),
        choiceSetting(&Settings::end, "end", "At the end", "What comes after the last goal.",
                      {{"stay", "Stay", "The last goal still counts."},
                       {"again", "Start again", "The first goal counts again."}})};
    setHandles(type, {{"reach", around("position")}});
    NodeCode& code = setCode<Settings>(type);
    code.memory = {wholeMemory("goal", 1'000'000)};
    code.evaluate = evaluate;
    code.commit = commit;
}

} // namespace tiller::own_goal_node
