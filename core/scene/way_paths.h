#pragma once

#include "core/nodes/node_code.h"
#include "core/scene/way_corners.h"

#include <span>

namespace tiller {

/// What a Way remembers for each agent that it leads by a path: the values below.
[[nodiscard]] std::vector<MemoryValue> pathMemory();
enum PathMemory : std::size_t {
    pathGoal,   ///< the open cell of its goal in the last tick
    pathSince,  ///< the tick since which it waits for a path; or none
    pathFound,  ///< the goal that the path was found to
    pathBeyond, ///< how long the path is from the next corner on; `noPath` if none leads there
    pathAhead,  ///< the next cells of the path: corners, and the goal; then none
    pathEnd = pathAhead + 6
};
inline constexpr double noPath = -1;

/// A remembered cell; nothing if it is none, or not open.
[[nodiscard]] std::optional<WayCell> openCellAt(const WayCorners& corners, double value);

using AgentColumns = std::span<double* const>; ///< a column per remembered value

/// The next step of an agent along its path.
struct PathStep {
    static constexpr WayCell toGoal = WayCorners::nowhere;

    bool leads = false;     ///< a path leads to the goal, or is not yet found
    bool waits = false;     ///< for a path: for the first one, or a better one
    bool isSeen = false;    ///< the goal is in sight
    Vec2 goal;              ///< its place; if that is inside an obstacle, the nearest open cell's
    WayCell goalCell = 0;   ///< the nearest open one
    WayCell next = toGoal;  ///< the cell to head for; or straight to the goal
    std::size_t passed = 0; ///< 1 if it need not go to the next corner
    double left = 0;        ///< how far it is to the goal
};
[[nodiscard]] PathStep lookAlong(const WayCorners& corners, AgentColumns memory, std::size_t agent,
                                 Vec2 place, Vec2 goal);

/// Remembers whether the agent has passed a corner, and since when it waits. Of a step, it needs
/// the goal's cell and the flags.
void keepStep(const WayCorners& corners, AgentColumns memory, std::size_t agent,
              const PathStep& step, std::uint64_t tick);
void forgetWaiting(AgentColumns memory, std::size_t agent);

/// An agent that waits for a path.
struct PathRequest {
    double since = 0; ///< the tick
    std::uint32_t population = 0;
    std::uint32_t ordinal = 0;
    WayCell start = 0; ///< it is open, as the goal
    WayCell goal = 0;
    const WayCorners* corners = nullptr;
    AgentColumns memory;
    std::size_t agent = 0;
};

/// Finds the paths for which agents wait: those first that have waited longest; then by population,
/// ordinal, and the order of the requests. After so many corners the others wait for the next tick.
class PathQueue {
public:
    static constexpr std::size_t mostExpanded = 1024;
    static constexpr std::size_t perSearch = 16; ///< a search counts as so many corners more

    void add(const PathRequest& request) { m_requests.push_back(request); }
    void findPaths();

private:
    std::vector<PathRequest> m_requests;
    WaySearch m_search;
};

} // namespace tiller
