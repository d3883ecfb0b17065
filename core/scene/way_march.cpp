#include "core/scene/way_field.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>

namespace tiller {

namespace {

constexpr float never = std::numeric_limits<float>::infinity();

/// The cells that the march may reach next, the earliest first, ties by slot. Most of them wait
/// unsorted in a ring of spans of time; only those of the present span are sorted.
class WayFront {
public:
    struct Entry {
        float time = 0;
        std::uint32_t slot = 0;
    };

    /// @param longest no entry is more than this later than the last one taken out
    explicit WayFront(double longest) : m_perSpan(static_cast<float>((spans - 2) / longest)) {}

    void push(Entry entry) {
        const auto span = static_cast<std::int64_t>(entry.time * m_perSpan);
        const std::uint64_t key = keyOf(entry);
        ++m_count;
        if (span > m_span)
            m_later[static_cast<std::uint64_t>(span) % spans].push_back(key);
        else
            m_now.insert(std::ranges::upper_bound(m_now, key, std::greater<>()), key);
    }

    std::optional<Entry> pop() {
        if (m_count == 0)
            return {};
        while (m_now.empty()) {
            m_now.swap(m_later[static_cast<std::uint64_t>(++m_span) % spans]);
            if (m_now.size() > 1)
                std::ranges::sort(m_now, std::greater<>());
        }
        const std::uint64_t key = m_now.back();
        m_now.pop_back();
        --m_count;
        return Entry{std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32)),
                     static_cast<std::uint32_t>(key)};
    }

private:
    static constexpr std::uint64_t spans = 1024;

    /// The bits of numbers from 0 on have the order of the numbers.
    static std::uint64_t keyOf(Entry entry) {
        return std::uint64_t{std::bit_cast<std::uint32_t>(entry.time)} << 32 | entry.slot;
    }

    float m_perSpan;
    std::int64_t m_span = 0;
    std::size_t m_count = 0;
    std::vector<std::uint64_t> m_now; ///< the earliest last
    std::array<std::vector<std::uint64_t>, spans> m_later;
};

/// The march over the cells, from the goals outward.
class WayMarch {
public:
    WayMarch(const WayMap& map, std::span<const WayCell> goals, const WayCrowds& crowds,
             WayTable& table)
        : m_map(map)
        , m_cells(m_map.cells())
        , m_stride(static_cast<std::int32_t>(m_cells.stride()))
        , m_columns(static_cast<std::int32_t>(m_cells.columns()))
        , m_rows(static_cast<std::int32_t>(m_cells.rows()))
        , m_size{static_cast<float>(m_cells.size().x), static_cast<float>(m_cells.size().y)}
        , m_targets(table.targets.data())
        , m_known(table.times.data())
        , m_perStride((std::uint64_t{1} << inverseBits) / m_cells.stride() + 1)
        , m_wraps(m_cells.wraps())
        , m_best(m_cells.slotCount(), never) {
        const float x = 1 / (m_size.x * m_size.x);
        const float y = 1 / (m_size.y * m_size.y);
        m_shareX = x / (x + y);
        m_shareY = y / (x + y);
        m_perSquares = 1 / (x + y);
        setCosts(crowds);
        m_front.emplace(longestStep());
        for (const WayCell goal : goals)
            start(goal);
        while (const auto next = m_front->pop())
            if (m_known[next->slot] == never)
                reach(next->slot, next->time);
    }

private:
    std::uint32_t at(std::uint32_t slot, std::int32_t right, std::int32_t down) const {
        return slot + static_cast<std::uint32_t>(right + down * m_stride);
    }

    void setCosts(const WayCrowds& crowds) {
        m_costs = m_map.costs().data();
        m_mostCost = 2;
        if (crowds.counts.empty())
            return;
        m_crowded.assign(m_cells.slotCount(), 0);
        m_costs = m_crowded.data();
        for (std::uint32_t y = 0; y < m_cells.rows(); ++y)
            for (std::uint32_t x = 0; x < m_cells.columns(); ++x) {
                const WayCell cell = WayCells::cell(x, y);
                const std::size_t slot = m_cells.slot(cell);
                if (!m_map.isFree(slot))
                    continue;
                const double cost =
                    m_map.slowness(slot) * (1 + crowds.cost * crowds.counts[m_cells.index(cell)]);
                m_crowded[slot] = static_cast<float>(cost);
                m_mostCost = larger(m_mostCost, cost);
            }
    }

    double longestStep() const {
        const Vec2 cell = m_cells.size();
        return larger(larger(cell.x, cell.y) * m_mostCost, startReach() + length(cell));
    }

    /// How far from a goal that is too close to a wall the march may start.
    double startReach() const { return m_map.clearance() + length(m_cells.size()); }

    void propose(std::uint32_t slot, float time) {
        if (time >= m_best[slot])
            return;
        m_best[slot] = time;
        m_front->push({time, slot});
        for (const std::int32_t down : {-1, 1}) { // it needs them when it is reached
            __builtin_prefetch(&m_costs[at(slot, 0, down)]);
            __builtin_prefetch(&m_best[at(slot, 0, down)]);
        }
    }

    std::uint32_t slotOf(WayCell cell) const {
        return static_cast<std::uint32_t>(m_cells.slot(cell));
    }

    void start(WayCell goal) {
        if (m_map.isFree(slotOf(goal))) {
            m_targets[slotOf(goal)] = goal;
            propose(slotOf(goal), 0);
            return;
        }
        m_cells.forSlots(goal, [&](std::size_t slot) { m_targets[slot] = goal; });
        startAround(goal);
    }

    /// So many steps, but no more than once across the world: a clearance may be far larger.
    static int stepsWithin(double steps, std::int32_t count) {
        return static_cast<int>(smaller(steps, static_cast<double>(count))) + 1;
    }

    /// Starts at the free cells near a goal with no outline between.
    void startAround(WayCell goal) {
        const Vec2 cell = m_cells.size();
        const Vec2 center = m_cells.center(goal);
        const int right = stepsWithin(startReach() / cell.x, m_columns);
        const int down = stepsWithin(startReach() / cell.y, m_rows);
        for (int k = -down; k <= down; ++k)
            for (int i = -right; i <= right; ++i) {
                const Vec2 offset{i * cell.x, k * cell.y};
                const Vec2 place = center + offset;
                const bool isInside = place.x >= 0 && place.x <= cell.x * m_cells.columns() &&
                                      place.y >= 0 && place.y <= cell.y * m_cells.rows();
                const auto distance = static_cast<float>(length(offset));
                if (static_cast<double>(distance) > startReach() || (!isInside && !m_cells.wraps()))
                    continue;
                const std::uint32_t slot = slotOf(m_cells.cellAt(place));
                if (m_map.isCut(center, place))
                    continue;
                if (!m_map.isFree(slot)) {
                    leadTo(goal, slot);
                    continue;
                }
                if (distance < m_best[slot])
                    m_targets[slot] = goal;
                propose(slot, distance);
            }
    }

    /// Blocked cells near a goal lead to it; no way leads through them.
    void leadTo(WayCell goal, std::uint32_t blocked) {
        m_cells.forSlots(m_cells.cellOfSlot(blocked), [&](std::size_t slot) {
            if (m_targets[slot] >= WayTable::nearWall)
                m_targets[slot] = goal;
        });
    }

    /// As WayCells::cellOfSlot, which divides. Exact: no slot times the error of `m_perStride`, at
    /// most one stride, reaches 2^inverseBits.
    WayCell cellAt(std::uint32_t slot) const {
        const auto row = static_cast<std::uint32_t>(slot * m_perStride >> inverseBits);
        const WayCell cell =
            WayCells::cell(slot - row * static_cast<std::uint32_t>(m_stride) - 1, row - 1);
        return m_wraps && !isInWorld(cell) ? m_cells.cellOfSlot(slot) : cell;
    }

    /// False for cells of the frame.
    bool isInWorld(WayCell cell) const {
        return WayCells::column(cell) < static_cast<std::uint32_t>(m_columns) &&
               WayCells::row(cell) < static_cast<std::uint32_t>(m_rows);
    }

    /// Whether all cells around it are in the world.
    bool isInside(WayCell cell) const {
        return WayCells::column(cell) - 1 < static_cast<std::uint32_t>(m_columns - 2) &&
               WayCells::row(cell) - 1 < static_cast<std::uint32_t>(m_rows - 2);
    }

    void reach(std::uint32_t slot, float time) {
        const WayCell cell = cellAt(slot);
        if (m_targets[slot] >= WayTable::nearWall)
            m_targets[slot] = targetOf(cell, slot);
        m_known[slot] = time;
        const bool repeats = m_wraps && !isInside(cell);
        if (repeats)
            m_cells.forSlots(cell, [&](std::size_t each) {
                m_known[each] = time;
                m_targets[each] = m_targets[slot];
            });
        for (const std::int32_t step : {-1, 1, -m_stride, m_stride}) {
            const std::uint32_t beside = at(slot, step, 0);
            relax(repeats ? slotOf(cellAt(beside)) : beside);
        }
    }

    /// Computes the time of a free cell anew from its neighbors.
    void relax(std::uint32_t slot) {
        if (m_known[slot] != never)
            return;
        const float cost = m_costs[slot];
        if (cost == 0)
            return;
        propose(slot, timeFrom(std::min(m_known[at(slot, -1, 0)], m_known[at(slot, 1, 0)]),
                               std::min(m_known[at(slot, 0, -1)], m_known[at(slot, 0, 1)]), cost));
    }

    /// Solves ((t - x) / width)^2 + ((t - y) / height)^2 = cost^2 for the later t.
    float timeFrom(float x, float y, float cost) const {
        const float viaX = x + m_size.x * cost;
        const float viaY = y + m_size.y * cost;
        if (viaX <= y)
            return viaX;
        if (viaY <= x)
            return viaY;
        const float apart = y - x;
        const float square = m_perSquares * (cost * cost) - m_shareX * m_shareY * (apart * apart);
        return x + (m_shareY * apart + std::sqrt(std::max(square, 0.0F)));
    }

    /// The farthest place of the way that a cell sees.
    WayCell targetOf(WayCell cell, std::uint32_t slot) const {
        const std::uint32_t before = neighborBefore(slot);
        const WayCell target = m_targets[before];
        return sees(cell, slot, target) ? target : cellAt(before);
    }

    /// The neighbor that the way goes through: the earliest, or the one aslant if both beside it
    /// are free.
    std::uint32_t neighborBefore(std::uint32_t slot) const {
        const std::int32_t right = m_known[at(slot, 1, 0)] < m_known[at(slot, -1, 0)] ? 1 : -1;
        const std::int32_t down = m_known[at(slot, 0, 1)] < m_known[at(slot, 0, -1)] ? 1 : -1;
        const std::uint32_t beside = at(slot, right, 0);
        const std::uint32_t above = at(slot, 0, down);
        const std::uint32_t aslant = at(slot, right, down);
        const std::uint32_t nearest = m_known[beside] <= m_known[above] ? beside : above;
        const bool isOpen = m_known[beside] != never && m_known[above] != never;
        return isOpen && m_known[aslant] < m_known[nearest] ? aslant : nearest;
    }

    /// The steps from one to another; the short way in a world that wraps.
    std::int32_t steps(std::uint32_t from, std::uint32_t to, std::int32_t count) const {
        const auto apart = static_cast<std::int32_t>(to) - static_cast<std::int32_t>(from);
        if (!m_wraps)
            return apart;
        return 2 * apart > count ? apart - count : (2 * apart < -count ? apart + count : apart);
    }

    /// The line to the target passes between two neighbors. If both see it, so does the cell.
    bool sees(WayCell cell, std::uint32_t slot, WayCell target) const {
        const std::int32_t right =
            steps(WayCells::column(cell), WayCells::column(target), m_columns);
        const std::int32_t down = steps(WayCells::row(cell), WayCells::row(target), m_rows);
        if (m_wraps && (2 * std::abs(right) + 4 > m_columns || 2 * std::abs(down) + 4 > m_rows))
            return false; // from a place beside the center, the short way may be the other one
        const std::int32_t stepX = (right > 0) - (right < 0);
        const std::int32_t stepY = (down > 0) - (down < 0);
        const bool isWide = std::abs(right) >= std::abs(down);
        const std::uint32_t ahead = isWide ? at(slot, stepX, 0) : at(slot, 0, stepY);
        const std::uint32_t aslant = at(slot, stepX, stepY);
        const std::uint32_t goal = slotOf(target);
        const auto knows = [&](std::uint32_t other) {
            return m_known[other] != never && (m_targets[other] == target || other == goal);
        };
        return (knows(ahead) && knows(aslant)) || m_map.isInSight(cell, target);
    }

    static constexpr int inverseBits = 40;

    const WayMap& m_map;
    const WayCells& m_cells;
    std::int32_t m_stride;
    std::int32_t m_columns;
    std::int32_t m_rows;
    Vector<float> m_size;   ///< of a cell
    float m_shareX = 0;     ///< 1 / width^2, as a share of the next
    float m_shareY = 0;     ///< and 1 / height^2
    float m_perSquares = 0; ///< 1 / (1 / width^2 + 1 / height^2)
    double m_mostCost = 1;
    std::optional<WayFront> m_front; // of the costs
    const float* m_costs = nullptr;  ///< by slot: the slowness; 0 where no way leads through
    std::vector<float> m_crowded;    ///< by slot: the same where crowds count
    WayCell* m_targets;              ///< by slot
    float* m_known;                  ///< by slot: the time to the goal; `never` if not yet known
    std::uint64_t m_perStride;       ///< 2^inverseBits / stride, rounded up
    bool m_wraps;
    std::vector<float> m_best; ///< by slot of a cell: the least time proposed
};

} // namespace

WayTable findWays(const WayMap& map, std::span<const WayCell> goals, const WayCrowds& crowds) {
    const WayCells& cells = map.cells();
    WayTable table{std::vector(cells.slotCount(), WayTable::nowhere),
                   std::vector(cells.slotCount(), never),
                   std::vector(cells.slotCount(), WayTable::nowhere)};
    WayMarch(map, goals, crowds, table);
    // A wall may cut the line from a place to a center around it: only if the cell that the place
    // lies in is that close to the wall.
    const double close = 2.13 * larger(cells.size().x, cells.size().y) - map.clearance();
    for (std::size_t slot = 0; slot < cells.slotCount(); ++slot)
        if (table.targets[slot] == WayTable::nowhere && !map.isFree(slot) &&
            static_cast<double>(map.distance(slot)) < close)
            table.targets[slot] = WayTable::nearWall;
    const std::uint32_t stride = cells.stride();
    for (std::size_t slot = 0; slot + stride + 1 < cells.slotCount(); ++slot) {
        const WayCell* at = &table.targets[slot];
        const bool isOne = at[0] == at[1] && at[0] == at[stride] && at[0] == at[stride + 1];
        if (isOne && at[0] < WayTable::nearWall)
            table.common[slot] = at[0];
    }
    return table;
}

} // namespace tiller
