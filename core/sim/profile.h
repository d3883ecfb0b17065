#pragma once

#include "core/model/project.h"

#include <chrono>
#include <vector>

namespace tiller {

/// Seconds that threads spent on one program.
struct NodeTimes {
    std::vector<double> nodes;
    std::vector<double> queries; ///< searching and adding up neighbors
    double motion = 0;
};

/// Adds the time from its construction to its destruction to a sum, unless the sum is null.
class Stopwatch {
public:
    explicit Stopwatch(double* sum) : m_sum(sum) {
        if (m_sum)
            m_begin = std::chrono::steady_clock::now();
    }
    ~Stopwatch() {
        if (m_sum)
            *m_sum +=
                std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count();
    }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double* m_sum;
    std::chrono::steady_clock::time_point m_begin{};
};

/// Where the time of a simulation goes: seconds, summed over all threads.
struct Profile {
    struct Part {
        Id agentType; ///< empty for work that concerns all types
        Id node;      ///< empty for work that belongs to no node
        std::string what;
        double seconds = 0;
    };

    std::vector<Part> parts;
};

} // namespace tiller
