#pragma once

#include "core/base/column.h"

#include <span>

namespace tiller {

/// One property of the bodies of a type, such as the mass: one number if all bodies have the same,
/// else one per agent.
class BodyColumn {
public:
    /// @param perAgent by slot
    void assign(std::span<const double> perAgent);

    void set(std::size_t slot, double number, std::size_t count);

    /// Adds the numbers of agents that come after @p count others.
    void append(std::span<const double> perAgent, std::size_t count);

    [[nodiscard]] bool isShared() const { return m_shared; }
    /// The numbers of a block that begins at a slot.
    [[nodiscard]] const double* at(std::size_t first) const {
        return m_values.data() + (m_shared ? 0 : first);
    }
    [[nodiscard]] double of(std::size_t slot) const { return m_values[m_shared ? 0 : slot]; }
    [[nodiscard]] double largest() const;
    [[nodiscard]] Column<double>& values() { return m_values; }
    [[nodiscard]] const Column<double>& values() const { return m_values; }
    [[nodiscard]] std::size_t bytes() const { return m_values.bytes(); }

private:
    Column<double> m_values; ///< shared: the same number, as often as a block needs it
    bool m_shared = true;
};

} // namespace tiller
