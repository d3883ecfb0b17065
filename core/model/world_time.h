#pragma once

#include "core/model/project.h"

namespace tiller {

/// Converts numbers from a world whose time is in seconds to the time of a project, so that agents
/// move alike in every world. Lengths stay.
class WorldTime {
public:
    explicit WorldTime(const Project& project);

    /// Converts a number of a unit. Converted numbers have three digits.
    [[nodiscard]] double convert(Unit unit, double number) const;
    /// Converts a number per second.
    [[nodiscard]] double perSecond(double number) const { return convert(Unit::speed, number); }
    /// The same for a random walk, whose spread grows with the square root of time.
    [[nodiscard]] double perRootSecond(double number) const;
    /// The values of a newly added node: those that its type suggests, converted.
    [[nodiscard]] std::vector<Value> suggestions(const NodeType& type) const;

private:
    double m_second;    ///< how much of the project's time passes in a second of watching
    bool m_countsTicks; ///< as in the tutorials of Bevilacqua: a tick is 1
};

} // namespace tiller
