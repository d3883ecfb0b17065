#include "core/base/assignment.h"

#include "core/base/number.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace tiller {

namespace {

constexpr std::size_t mostAtOnce = 512;
constexpr double stepsPerUnit = 1 << 20;
constexpr double slack = 4; // steps
constexpr int mostSwapRounds = 40;
constexpr int mostRelaxRounds = 8;

/// In whole steps, so that sums of ways are exact. @pre shorter than 2^31
double wayOf(Vec2 from, Vec2 to) {
    constexpr double anchor = 6755399441055744; // 1.5 * 2^52: rounds to whole numbers
    return (length(to - from) * stepsPerUnit + anchor) - anchor;
}

/// At most `mostAtOnce` agents and their places: agent i begins with place i.
class Group {
public:
    Group(std::span<const Vec2> agents, std::span<const Vec2> places) : m_size(agents.size()) {
        m_ways.reserve(m_size * m_size);
        for (const Vec2 from : agents)
            for (const Vec2 to : places)
                m_ways.push_back(wayOf(from, to));
        m_placeOf.resize(m_size);
        std::iota(m_placeOf.begin(), m_placeOf.end(), 0U);
    }

    /// Two agents swap their places while that shortens both ways together, or the longer of them.
    void swapPlaces() {
        bool isBetter = true;
        for (int round = 0; round < mostSwapRounds && isBetter; ++round) {
            isBetter = false;
            for (std::size_t i = 0; i < m_size; ++i)
                for (std::size_t k = i + 1; k < m_size; ++k)
                    if (shouldSwap(i, k)) {
                        std::swap(m_placeOf[i], m_placeOf[k]);
                        isBetter = true;
                    }
        }
    }

    void makeExact() {
        estimatePrices();
        freeAll();
        for (std::size_t i = 0; i < m_size; ++i)
            if (m_placeOf[i] == none)
                augment(i);
    }

    [[nodiscard]] const std::vector<std::uint32_t>& placeOf() const { return m_placeOf; }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    [[nodiscard]] const double* waysOf(std::size_t agent) const {
        return m_ways.data() + agent * m_size;
    }

    [[nodiscard]] bool shouldSwap(std::size_t i, std::size_t k) const {
        const double mine = waysOf(i)[m_placeOf[i]];
        const double yours = waysOf(k)[m_placeOf[k]];
        const double one = waysOf(i)[m_placeOf[k]];
        if (one > mine + yours + slack)
            return false;
        const double other = waysOf(k)[m_placeOf[i]];
        const double gain = mine + yours - one - other;
        return gain > slack ||
               (gain >= -slack && std::max(one, other) < std::max(mine, yours) - slack);
    }

    /// The price of a place is how much less the agent pays that has it now, by a chain of agents
    /// of which each takes the place of the next.
    void estimatePrices() {
        m_prices.assign(m_size, 0);
        bool isLower = true;
        for (int round = 0; round < mostRelaxRounds && isLower; ++round) {
            isLower = false;
            for (std::size_t i = 0; i < m_size; ++i) {
                const double* ways = waysOf(i);
                const double base = m_prices[m_placeOf[i]] - ways[m_placeOf[i]];
                for (std::size_t place = 0; place < m_size; ++place)
                    if (ways[place] + base < m_prices[place]) {
                        m_prices[place] = ways[place] + base;
                        isLower = true;
                    }
            }
        }
    }

    /// Takes the place of each agent that would pay less elsewhere.
    void freeAll() {
        m_agentAt.assign(m_size, none);
        for (std::size_t i = 0; i < m_size; ++i) {
            const double* ways = waysOf(i);
            double least = std::numeric_limits<double>::max();
            for (std::size_t place = 0; place < m_size; ++place)
                least = std::min(least, ways[place] - m_prices[place]);
            std::uint32_t& at = m_placeOf[i];
            if (ways[at] - m_prices[at] == least)
                m_agentAt[at] = static_cast<std::uint32_t>(i);
            else
                at = none;
        }
    }

    /// Gives an agent a place by the shortest path of swaps that ends at a free one (Dijkstra).
    void augment(std::size_t agent) {
        std::vector<double> costs(m_size);
        std::vector<std::uint32_t> from(m_size, static_cast<std::uint32_t>(agent));
        std::vector<std::uint32_t> open(m_size);
        std::iota(open.begin(), open.end(), 0U);
        for (std::size_t place = 0; place < m_size; ++place)
            costs[place] = waysOf(agent)[place] - m_prices[place];
        std::size_t done = 0;
        for (;;) {
            const auto next =
                std::min_element(open.begin() + static_cast<std::ptrdiff_t>(done), open.end(),
                                 [&](std::uint32_t a, std::uint32_t b) {
                                     return costs[a] < costs[b] || (costs[a] == costs[b] && a < b);
                                 });
            std::swap(open[done], *next);
            const std::uint32_t place = open[done];
            const std::uint32_t owner = m_agentAt[place];
            if (owner == none)
                break;
            ++done;
            const double* ways = waysOf(owner);
            const double base = costs[place] - (ways[place] - m_prices[place]);
            for (std::size_t k = done; k < m_size; ++k) {
                const std::uint32_t other = open[k];
                const double cost = ways[other] - m_prices[other] + base;
                if (cost < costs[other]) {
                    costs[other] = cost;
                    from[other] = owner;
                }
            }
        }
        const double total = costs[open[done]];
        for (std::size_t k = 0; k < done; ++k)
            m_prices[open[k]] += costs[open[k]] - total;
        for (std::uint32_t place = open[done];;) {
            const std::uint32_t owner = from[place];
            m_agentAt[place] = owner;
            std::swap(m_placeOf[owner], place);
            if (owner == agent)
                return;
        }
    }

    std::size_t m_size;
    std::vector<double> m_ways; ///< by agent and place
    std::vector<double> m_prices;
    std::vector<std::uint32_t> m_placeOf; ///< by agent
    std::vector<std::uint32_t> m_agentAt; ///< by place
};

class Assignment {
public:
    Assignment(std::span<const Vec2> agents, std::span<const Vec2> places)
        : m_at(agents), m_to(places), m_agents(agents.size()), m_places(agents.size()) {
        std::iota(m_agents.begin(), m_agents.end(), 0U);
        std::iota(m_places.begin(), m_places.end(), 0U);
    }

    [[nodiscard]] std::vector<std::uint32_t> solve() {
        m_placeOf.resize(m_at.size());
        solve(0, m_at.size());
        return std::move(m_placeOf);
    }

private:
    using Indices = std::vector<std::uint32_t>;

    void solve(std::size_t first, std::size_t end) {
        if (end - first > mostAtOnce) {
            const std::size_t middle = split(first, end);
            solve(first, middle);
            solve(middle, end);
        } else {
            pairUp(first, end);
            improve(first, end);
        }
    }

    void pairUp(std::size_t first, std::size_t end) {
        if (end - first < 2)
            return;
        const std::size_t middle = split(first, end);
        pairUp(first, middle);
        pairUp(middle, end);
    }

    /// Sorts a part of both by the axis on which they extend farther, and halves it.
    std::size_t split(std::size_t first, std::size_t end) {
        const Vec2 wide = extent(m_agents, m_at, first, end) + extent(m_places, m_to, first, end);
        const bool isByX = wide.x >= wide.y;
        const auto sort = [&](Indices& indices, std::span<const Vec2> where) {
            std::sort(indices.begin() + static_cast<std::ptrdiff_t>(first),
                      indices.begin() + static_cast<std::ptrdiff_t>(end),
                      [&](std::uint32_t a, std::uint32_t b) {
                          const double left = isByX ? where[a].x : where[a].y;
                          const double right = isByX ? where[b].x : where[b].y;
                          return left < right || (left == right && a < b);
                      });
        };
        sort(m_agents, m_at);
        sort(m_places, m_to);
        return first + (end - first) / 2;
    }

    [[nodiscard]] static Vec2 extent(const Indices& indices, std::span<const Vec2> where,
                                     std::size_t first, std::size_t end) {
        Vec2 low = where[indices[first]];
        Vec2 high = low;
        for (std::size_t i = first; i < end; ++i) {
            const Vec2 at = where[indices[i]];
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
            high = {std::max(high.x, at.x), std::max(high.y, at.y)};
        }
        return high - low;
    }

    void improve(std::size_t first, std::size_t end) {
        std::vector<Vec2> agents;
        std::vector<Vec2> places;
        for (std::size_t i = first; i < end; ++i) {
            agents.push_back(m_at[m_agents[i]]);
            places.push_back(m_to[m_places[i]]);
        }
        Group group(agents, places);
        group.swapPlaces();
        if (m_at.size() <= mostAssignedExactly) {
            group.makeExact();
            group.swapPlaces();
        }
        for (std::size_t i = first; i < end; ++i)
            m_placeOf[m_agents[i]] = m_places[first + group.placeOf()[i - first]];
    }

    std::span<const Vec2> m_at, m_to;
    Indices m_agents, m_places; ///< in the order of the halves
    Indices m_placeOf;
};

} // namespace

std::vector<std::uint32_t> assignPlaces(std::span<const Vec2> agents,
                                        std::span<const Vec2> places) {
    return Assignment(agents, places).solve();
}

} // namespace tiller
