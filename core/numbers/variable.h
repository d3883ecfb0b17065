#pragma once

#include "core/base/lattice.h"
#include "core/base/number.h"
#include "core/nodes/node_code.h"

#include <map>
#include <string>

namespace tiller {

/// The values of the variables of the world, by node.
using Variables = std::map<std::string, double>;

inline constexpr const char* variableTypeId = "variable";

/// The memory of a Variable that each agent has its own of.
enum VariableMemory : std::size_t { variableValue };

/// A number that actions change: one of the world, or one of each agent.
struct VariableSettings {
    bool perAgent = false;
    double start = 0;
    double least = 0;
    double most = noLimit;
    bool isWhole = false;
    bool isCounter = true; ///< of the world: it is shown above the world

    /// The nearest value that the variable may have.
    [[nodiscard]] double taken(double value) const {
        return smaller(larger(isWhole ? floorOf(value + 0.5) : value, least), most);
    }
};

inline constexpr const char* summaryTypeId = "summary";

/// What a Summary makes of numbers of agents, or what it counts.
enum class SummaryKind { sum, mean, least, largest, count, born, died, became, events };

enum class SummaryCounts { inAll, lately, rate };

/// One number of many agents, as of the end of the tick before.
struct SummarySettings {
    SummaryKind what = SummaryKind::sum;
    SummaryCounts counts = SummaryCounts::inAll; ///< of what happens
    double window = 10;                          ///< time
    bool isCounter = false;                      ///< it is shown above the world

    [[nodiscard]] bool countsEvents() const { return what >= SummaryKind::born; }
    [[nodiscard]] double windowTicks(double tick) const { return floorOf(window / tick + 0.5); }
    /// @param count of the last @p time
    [[nodiscard]] double taken(std::uint64_t count, double time) const {
        const double all = smaller(static_cast<double>(count), noLimit);
        return counts != SummaryCounts::rate ? all : time > 0 ? smaller(all / time, noLimit) : 0;
    }
};

/// What a Summary holds before the first tick, and where no agent has a number.
inline constexpr double noSummary = 2 * noLimit;

/// Adds up numbers of agents: the same, whatever their order.
class SummaryTally {
public:
    void add(double number) {
        const double within = smaller(larger(number, -noLimit), noLimit);
        const auto steps = static_cast<std::int64_t>(floorOf(within / latticeStep + 0.5));
        m_high += steps >> 32;
        m_low += steps & 0xffffffff;
        m_least = smaller(m_least, within);
        m_largest = larger(m_largest, within);
        ++m_count;
    }
    void add(const SummaryTally& other) {
        m_high += other.m_high;
        m_low += other.m_low;
        m_least = smaller(m_least, other.m_least);
        m_largest = larger(m_largest, other.m_largest);
        m_count += other.m_count;
    }

    /// From -noLimit to noLimit, or noSummary.
    [[nodiscard]] double of(SummaryKind kind) const {
        const double sum =
            (static_cast<double>(m_high) * 0x1p32 + static_cast<double>(m_low)) * latticeStep;
        if (kind == SummaryKind::sum)
            return smaller(larger(sum, -noLimit), noLimit);
        if (kind == SummaryKind::count)
            return static_cast<double>(m_count);
        if (m_count == 0)
            return noSummary;
        return kind == SummaryKind::mean    ? sum / static_cast<double>(m_count)
               : kind == SummaryKind::least ? m_least
                                            : m_largest;
    }

private:
    std::int64_t m_high = 0, m_low = 0; ///< steps of the lattice, by their halves
    std::size_t m_count = 0;
    double m_least = noSummary, m_largest = -noSummary;
};

} // namespace tiller
