#include "core/scene/way_paths.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace tiller {

namespace {

constexpr double none = -1;
constexpr double farShare = 1.0 / 8; // a goal that moves by more of the way left needs a new path
constexpr double lastCell = 1 << 30;
constexpr std::size_t mostCells = pathEnd - pathAhead;

MemoryValue cellMemory(std::string_view name) {
    return startingAt(none, wholeMemory(name, lastCell, none));
}

void keepPath(const PathRequest& request, const std::optional<std::vector<WayCell>>& path) {
    const auto set = [&](std::size_t value, double to) {
        request.memory[value][request.agent] = to;
    };
    for (std::size_t i = 0; i < mostCells; ++i)
        set(pathAhead + i, path && i < path->size() ? static_cast<double>((*path)[i]) : none);
    set(pathFound, request.goal);
    set(pathSince, none);
    double beyond = path ? 0 : noPath;
    for (std::size_t i = 1; path && i < path->size(); ++i)
        beyond += request.corners->distance((*path)[i - 1], (*path)[i]);
    set(pathBeyond, beyond);
}

} // namespace

std::optional<WayCell> openCellAt(const WayCorners& corners, double value) {
    if (value < 0)
        return {};
    const auto cell = static_cast<WayCell>(value);
    const WayCells& cells = corners.cells();
    const bool isInWorld =
        WayCells::column(cell) < cells.columns() && WayCells::row(cell) < cells.rows();
    if (!isInWorld || !corners.isOpen(cell))
        return {};
    return cell;
}

std::vector<MemoryValue> pathMemory() {
    return {cellMemory("goal"),     startingAt(none, wholeMemory("waits since", 1ULL << 53, none)),
            cellMemory("found to"), alongMemory("left from there"),
            cellMemory("ahead 1"),  cellMemory("ahead 2"),
            cellMemory("ahead 3"),  cellMemory("ahead 4"),
            cellMemory("ahead 5"),  cellMemory("ahead 6")};
}

namespace {

/// What an agent remembers of its path.
struct KnownPath {
    std::array<WayCell, mostCells> ahead{};
    std::size_t count = 0; ///< of cells ahead
    std::optional<WayCell> found;
    double beyond = 0;
};

KnownPath pathOf(const WayCorners& corners, AgentColumns memory, std::size_t agent) {
    KnownPath path;
    path.found = openCellAt(corners, memory[pathFound][agent]);
    path.beyond = memory[pathBeyond][agent];
    for (; path.count < mostCells; ++path.count) {
        const auto cell = openCellAt(corners, memory[pathAhead + path.count][agent]);
        if (!cell)
            break;
        path.ahead[path.count] = *cell;
    }
    return path;
}

/// The goal is in sight, or no path is known.
void goStraight(PathStep& step, const KnownPath& path, double toGoal) {
    step.left += toGoal;
    step.leads = step.isSeen || path.found != step.goalCell || path.beyond != noPath;
    step.waits = !step.isSeen && step.leads;
}

/// Whether the goal is no longer where the path leads.
bool hasLeft(const PathStep& step, const WayCorners& corners, const KnownPath& path) {
    if (path.found == step.goalCell)
        return false;
    return !path.found || corners.distance(*path.found, step.goalCell) > step.left * farShare ||
           !corners.sees(path.ahead[path.count < 2 ? 0 : path.count - 2], step.goalCell);
}

/// To the first cell ahead, or to the second one if that is in sight.
/// @param from where the path begins, in the cell @p start
void goAlong(PathStep& step, const WayCorners& corners, const KnownPath& path, WayCell start,
             Vec2 from) {
    const bool seesSecond = path.count > 1 && corners.sees(start, path.ahead[1]);
    step.passed = seesSecond ? 1 : 0;
    const WayCell first = path.ahead[step.passed];
    if (step.next == PathStep::toGoal)
        step.next = first;
    step.left += length(corners.cells().offset(from, corners.site(first))) + path.beyond -
                 (seesSecond ? corners.distance(path.ahead[0], first) : 0);
    const bool isWhole = path.found == path.ahead[path.count - 1];
    step.waits = (!isWhole && path.count - step.passed < 2) || hasLeft(step, corners, path) ||
                 (!seesSecond && !corners.sees(start, first));
}

} // namespace

PathStep lookAlong(const WayCorners& corners, AgentColumns memory, std::size_t agent, Vec2 place,
                   Vec2 goal) {
    const WayCells& cells = corners.cells();
    const WayCell start = corners.nearestOpen(cells.cellAt(place));
    PathStep step;
    step.goalCell = corners.nearestOpen(cells.cellAt(goal));
    if (start == WayCorners::nowhere)
        return step;
    step.leads = true;
    step.goal = corners.isInside(goal) ? corners.site(step.goalCell) : goal;
    Vec2 from = place;
    if (corners.isInside(place)) { // out of it first
        step.next = start;
        from = corners.site(start);
    }
    step.left = length(cells.offset(place, from));
    const KnownPath path = pathOf(corners, memory, agent);
    step.isSeen = path.count < 3 && corners.sees(start, step.goalCell);
    if (step.isSeen || path.count == 0)
        goStraight(step, path, length(cells.offset(from, step.goal)));
    else
        goAlong(step, corners, path, start, from);
    return step;
}

void keepStep(const WayCorners& corners, AgentColumns memory, std::size_t agent,
              const PathStep& step, std::uint64_t tick) {
    const auto at = [&](std::size_t value) -> double& { return memory[value][agent]; };
    at(pathGoal) = step.goalCell;
    if (!step.waits)
        at(pathSince) = none;
    else if (at(pathSince) < 0)
        at(pathSince) = static_cast<double>(tick);
    if (step.isSeen) {
        at(pathFound) = step.goalCell;
        at(pathBeyond) = 0;
        for (std::size_t i = pathAhead; i < pathEnd; ++i)
            at(i) = none;
    } else if (step.passed > 0) {
        at(pathBeyond) -= corners.distance(static_cast<WayCell>(at(pathAhead)),
                                           static_cast<WayCell>(at(pathAhead + 1)));
        for (std::size_t i = pathAhead; i < pathEnd; ++i)
            at(i) = i + 1 < pathEnd ? at(i + 1) : none;
    }
}

void forgetWaiting(AgentColumns memory, std::size_t agent) {
    memory[pathSince][agent] = none;
}

void PathQueue::findPaths() {
    std::ranges::stable_sort(m_requests, {}, [](const PathRequest& of) {
        return std::tuple(of.since, of.population, of.ordinal);
    });
    std::size_t spent = 0;
    for (const PathRequest& request : m_requests) {
        if (spent >= mostExpanded)
            break;
        const std::size_t before = m_search.expanded();
        keepPath(request, m_search.find(*request.corners, request.start, request.goal));
        spent += perSearch + m_search.expanded() - before;
    }
    m_requests.clear();
}

} // namespace tiller
