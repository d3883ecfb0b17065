#include "core/targets/cursor.h"

#include "core/nodes/describe.h"
#include "core/nodes/lane_runs.h"
#include "core/targets/sighting.h"

#include <algorithm>

namespace tiller {

namespace cursor_node {
namespace {

enum Memory : std::size_t { hasReached, reachedX, reachedY, memoryCount };

/// The mouse or the click.
const std::optional<Vec2>& placeNow(const NodeRun& run) {
    const Moment& now = *run.block.moment;
    return run.as<CursorSettings>().follows == CursorFollows::move ? now.cursor : now.click;
}

/// The agents that see the place: all but those that have reached it and forgot it.
LaneBits lanesThatSee(const NodeRun& run, Vec2 place) {
    const LaneBits all = run.block.lanes();
    if (run.as<CursorSettings>().follows != CursorFollows::clickUntilReached)
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

void remember(const NodeRun& run) {
    for (std::size_t value = 0; value < memoryCount; ++value)
        std::fill_n(run.memory[value], run.block.count, 0.0);
}

/// An agent that comes to the click forgets it. "There" is within its body, or within one step.
void commit(const NodeRun& run) {
    const auto& place = placeNow(run);
    if (!place || run.as<CursorSettings>().follows != CursorFollows::clickUntilReached)
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
} // namespace cursor_node

NodeType cursorType() {
    using namespace cursor_node;
    NodeType type;
    type.id = "cursor";
    type.title = "Cursor";
    type.kind = NodeKind::target;
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
        bindMember({.id = "follows",
                    .title = "Follows",
                    .help = "Whether the target follows the mouse or stays at the last click.",
                    .initial = "move",
                    .choices = {{"move", "Movement", "The mouse, while it is over the viewport."},
                                {"click", "Click", "The last click."},
                                {"click-until-reached", "Click, until reached",
                                 "The last click. An agent that comes there forgets it."}}},
                   &CursorSettings::follows)};
    return withCode<CursorSettings>(
        std::move(type), {.memory = {flagMemory("has reached"), coordinateMemory("reached x"),
                                     coordinateMemory("reached y")},
                          .remember = remember,
                          .evaluate = evaluate,
                          .markUsed = markUsed,
                          .commit = commit});
}

} // namespace tiller
