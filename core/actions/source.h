#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace tiller {

enum class SourceKind { rate, waves };

/// When and how often agents are born that no agent asks for.
struct SourceSettings {
    SourceKind kind = SourceKind::rate;
    double rate = 1;   ///< births per time
    double count = 10; ///< in a wave
    double every = 5;  ///< time between two waves
    double first = 0;  ///< when it begins
    double total = 0;  ///< how many in all; 0: no limit
};

/// What a source remembers.
struct SourceState {
    double carried = 0; ///< the part of a birth that is left from earlier ticks
    double born = 0;    ///< how many births were due since the start

    bool operator==(const SourceState&) const = default;
};

using SourceStates = std::map<std::string, SourceState>; ///< by the id of the source

/// How many births are due in the tick that begins at @p time. Changes the state.
[[nodiscard]] std::size_t birthsDue(const SourceSettings& settings, double time, double tick,
                                    SourceState& state);

} // namespace tiller
