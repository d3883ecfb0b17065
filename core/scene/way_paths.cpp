#include "core/scene/way_paths.h"

#include <algorithm>
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

PathStep lookAlong(const WayCorners& corners, AgentColumns memory, std::size_t agent, Vec2 place,
                   Vec2 goal) {
    const WayCells& cells = corners.cells();
    const auto value = [&](std::size_t which) { return memory[which][agent]; };
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
    WayCell ahead[mostCells];
    std::size_t count = 0;
    while (count < mostCells) {
        const auto cell = openCellAt(corners, value(pathAhead + count));
        if (!cell)
            break;
        ahead[count++] = *cell;
    }
    step.isSeen = count < 3 && corners.sees(start, step.goalCell);
    const auto found = openCellAt(corners, value(pathFound));
    if (step.isSeen || count == 0) {
        step.left += length(cells.offset(from, step.goal));
        step.leads = step.isSeen || found != step.goalCell || value(pathBeyond) != noPath;
        step.waits = !step.isSeen && step.leads;
        return step;
    }
    step.passed = count > 1 && corners.sees(start, ahead[1]) ? 1 : 0;
    const WayCell first = ahead[step.passed];
    if (step.next == PathStep::toGoal)
        step.next = first;
    step.left += length(cells.offset(from, corners.site(first))) + value(pathBeyond) -
                 (step.passed > 0 ? corners.distance(ahead[0], first) : 0);
    const bool isWhole = found == ahead[count - 1];
    const auto hasLeft = [&] { // the way that was found
        return !found || corners.distance(*found, step.goalCell) > step.left * farShare ||
               !corners.sees(ahead[count < 2 ? 0 : count - 2], step.goalCell);
    };
    step.waits = (!isWhole && count - step.passed < 2) || (found != step.goalCell && hasLeft()) ||
                 (step.passed == 0 && !corners.sees(start, first));
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
