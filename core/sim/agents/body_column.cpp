#include "core/sim/agents/body_column.h"

#include "core/nodes/node_code.h"

#include <algorithm>

namespace tiller {

void BodyColumn::assign(std::span<const double> perAgent) {
    m_shared = std::ranges::all_of(perAgent, [&](double x) { return x == perAgent.front(); });
    if (m_shared) {
        m_values = {};
        m_values.resize(blockSize + Column<double>::spare);
        std::ranges::fill(m_values, perAgent.empty() ? 0 : perAgent.front());
        return;
    }
    m_values.resize(perAgent.size());
    std::ranges::copy(perAgent, m_values.begin());
}

/// @param count of all agents
void BodyColumn::set(std::size_t slot, double number, std::size_t count) {
    if (of(slot) == number)
        return;
    if (m_shared) {
        const double shared = m_values[0];
        m_values.resize(0);
        m_values.resize(count);
        std::ranges::fill(m_values, shared);
        m_shared = false;
    }
    m_values[slot] = number;
}

void BodyColumn::append(std::span<const double> perAgent, std::size_t count) {
    if (perAgent.empty())
        return;
    if (count == 0)
        return assign(perAgent);
    const double shared = m_values[0];
    if (m_shared && std::ranges::all_of(perAgent, [=](double x) { return x == shared; }))
        return;
    m_values.resize(m_shared ? 0 : count);
    m_values.resize(count + perAgent.size());
    if (m_shared)
        std::fill_n(m_values.begin(), count, shared);
    std::ranges::copy(perAgent, m_values.begin() + count);
    m_shared = false;
}

double BodyColumn::largest() const {
    return m_values.size() == 0 ? 0 : *std::ranges::max_element(m_values);
}

} // namespace tiller
