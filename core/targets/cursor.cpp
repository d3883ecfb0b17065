#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"

#include <algorithm>

namespace tiller::cursor_node {
namespace {

enum class CursorFollows { move, click, clickUntilReached };

struct Settings {
    CursorFollows follows = CursorFollows::move;
};

enum Memory : std::size_t { hasReached, reachedX, reachedY };

/// The mouse or the click.
const std::optional<Vec2>& placeNow(const NodeRun& run) {
    const Moment& now = *run.block.moment;
    return run.as<Settings>().follows == CursorFollows::move ? now.cursor : now.click;
}

/// The agents that see the place: all but those that have reached it and forgot it.
LaneBits lanesThatSee(const NodeRun& run, Vec2 place) {
    const LaneBits all = run.block.lanes();
    if (run.as<Settings>().follows != CursorFollows::clickUntilReached)
        return all;
    LaneBits forgot = 0;
    for (std::size_t lane = 0; lane < run.block.count; ++lane)
        forgot |=
            LaneBits{run.memory[hasReached][lane] != 0 && run.memory[reachedX][lane] == place.x &&
                     run.memory[reachedY][lane] == place.y}
            << lane;
    return all & ~forgot;
}

LaneBits lanesThatSee(const NodeRun& run) {
    const auto& place = placeNow(run);
    return place ? lanesThatSee(run, *place) : 0;
}

void evaluate(const NodeRun& run) {
    setPlace(run, placeNow(run));
    run.out.on = lanesThatSee(run);
    if (run.inputs[0].links.empty())
        return;
    const Signal& other = run.signal(run.inputs[0].links[0]);
    const LaneBits elsewhere = other.on & run.block.lanes() & ~run.out.on;
    forLanes(elsewhere, [&](std::size_t lane) {
        run.out.agent[lane] = other.agent[lane];
        run.out.x[lane] = other.x[lane];
        run.out.y[lane] = other.y[lane];
        run.out.vx[lane] = other.vx[lane];
        run.out.vy[lane] = other.vy[lane];
    });
    run.out.on |= elsewhere;
}

void markUsed(const NodeRun& run) {
    if (!run.inputs[0].links.empty())
        run.signal(run.inputs[0].links[0]).used |= run.out.used & ~lanesThatSee(run);
}

/// An agent that comes to the click forgets it. "There" is within its body, or within one step.
void commit(const NodeRun& run) {
    const auto& place = placeNow(run);
    if (!place || run.as<Settings>().follows != CursorFollows::clickUntilReached)
        return;
    const Block& block = run.block;
    forLanes(run.out.used & lanesThatSee(run, *place), [&](std::size_t lane) {
        const double step = block.maxSpeed[lane] * block.moment->tickLength;
        if (length(Vec2{run.out.x[lane], run.out.y[lane]}) > std::max(block.radius[lane], step))
            return;
        run.memory[hasReached][lane] = 1;
        run.memory[reachedX][lane] = place->x;
        run.memory[reachedY][lane] = place->y;
    });
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Cursor";
    type.help = "The mouse in the viewport. While it is elsewhere, the target is the one at "
                "Otherwise, if there is one.";
    type.words = {"mouse", "pointer", "click", "touch", "player"};
    type.ports = {{.id = "otherwise",
                   .title = "Otherwise",
                   .type = PortType::point,
                   .help = "The target while there is no mouse or no click.",
                   .optional = true,
                   .oneOnly = true},
                  {"point", "Point", PortType::point, false, "The place of the mouse."}};
    type.settings = {
        choiceSetting(&Settings::follows, "follows", "Follows",
                      "Whether the target follows the mouse or stays at the last click.",
                      {{"move", "Movement", "The mouse, while it is over the viewport."},
                       {"click", "Click", "The last click."},
                       {"click-until-reached", "Click, until reached",
                        "The last click. An agent that comes there forgets it."}})};
    NodeCode& code = setCode<Settings>(type);
    code.memory = {flagMemory("has reached"), coordinateMemory("reached x"),
                   coordinateMemory("reached y")};
    code.evaluate = evaluate;
    code.markUsed = markUsed;
    code.commit = commit;
}

} // namespace tiller::cursor_node
