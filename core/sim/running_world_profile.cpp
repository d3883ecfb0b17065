#include "core/sim/running_world.h"

/// Where the time of a RunningWorld goes.
namespace tiller {

void RunningWorld::setProfiling(bool on) {
    m_profiling = on;
    m_sortSeconds = m_contactSeconds = m_solidSeconds = 0;
    for (Thread& thread : m_threads) {
        thread.times.clear();
        for (std::size_t i = 0; on && i < programs.size(); ++i)
            thread.times.push_back({std::vector<double>(programs[i].nodes.size()),
                                    std::vector<double>(programs[i].queries.size()), 0});
    }
}

Profile RunningWorld::profile() const {
    Profile profile;
    if (!m_profiling)
        return profile;
    const auto add = [&](const Id& type, const Id& node, std::string what, auto&& secondsOf) {
        double seconds = 0;
        for (const Thread& thread : m_threads)
            seconds += secondsOf(thread);
        profile.parts.push_back({type, node, std::move(what), seconds});
    };
    for (std::size_t i = 0; i < crowds.size(); ++i) {
        const Id& type = crowds[i].type;
        for (std::size_t n = 0; n < programs[i].nodes.size(); ++n)
            add(type, programs[i].nodes[n].id, programs[i].nodes[n].type->title,
                [&](const Thread& thread) { return thread.times[i].nodes[n]; });
        for (std::size_t q = 0; q < programs[i].queries.size(); ++q)
            add(type, {}, "neighbors",
                [&](const Thread& thread) { return thread.times[i].queries[q]; });
        add(type, {}, "motion", [&](const Thread& thread) { return thread.times[i].motion; });
    }
    profile.parts.push_back({{}, {}, "sorting", m_sortSeconds});
    profile.parts.push_back({{}, {}, "contacts", m_contactSeconds});
    if (m_solids.any())
        profile.parts.push_back({{}, {}, "solid bodies", m_solidSeconds});
    return profile;
}

} // namespace tiller
