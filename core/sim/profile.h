#pragma once

#include "core/model/project.h"

#include <chrono>
#include <vector>

namespace tiller {

/// Seconds of one thread, by node of a program; the neighbor searches, by query.
struct NodeTimes {
    std::vector<double> nodes;
    std::vector<double> queries;
    double motion = 0;
};

/// Adds the time it lives to a sum; none, where there is nothing to add to.
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

/// Where the time of a simulation goes, in seconds of all threads together.
struct Profile {
    struct Part {
        Id agentType; ///< empty for what is done for all
        Id node;      ///< empty for what is no node
        std::string what;
        double seconds = 0;
    };

    std::vector<Part> parts;
};

} // namespace tiller
