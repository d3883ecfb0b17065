#include "core/sim/body_column.h"

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

double BodyColumn::largest() const {
    return m_values.size() == 0 ? 0 : *std::ranges::max_element(m_values);
}

} // namespace tiller
