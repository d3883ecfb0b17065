#pragma once

#include <cstdint>
#include <vector>

namespace tiller {

/// How often something happened in how many seconds of watching.
struct CountSpan {
    std::uint64_t count = 0;
    double seconds = 0;
};

/// How often something has happened, in total and lately.
struct RecentCount {
    static constexpr double longestWindow = 120; ///< seconds of watching

    /// What happened at a tick, or within a tenth of a second of watching after it.
    struct Begun {
        std::uint64_t tick = 0;
        std::uint64_t count = 0;

        bool operator==(const Begun&) const = default;
    };

    std::uint64_t total = 0;   ///< since the start
    std::vector<Begun> recent; ///< of the last `longestWindow` seconds at least, ascending

    bool operator==(const RecentCount&) const = default;

    void add(std::uint64_t count, std::uint64_t tick, double ticksPerSecond);
    /// How often it happened after a tick. @pre not before the longest window
    [[nodiscard]] std::uint64_t since(std::uint64_t tick) const;
    /// @param window seconds of watching, at most `longestWindow`; 0: since the start
    [[nodiscard]] CountSpan lately(double window, std::uint64_t now, double ticksPerSecond) const;
};

} // namespace tiller
