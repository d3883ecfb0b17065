#include "app/editor/sim/ghosts.h"

#include "core/model/check.h"
#include "core/model/edits.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace tiller {

namespace {

constexpr std::size_t mostMoments = 40;

/// Every n-th agent of a type, at most @p most of them, and always the picked one.
std::vector<std::uint32_t> someOf(const Population& of, std::size_t most,
                                  const std::optional<AgentName>& picked) {
    std::vector<std::uint32_t> chosen;
    const std::size_t step = most == 0 ? of.size() + 1 : (of.size() + most - 1) / most;
    for (std::size_t i = 0; i < of.size() && most > 0; i += std::max<std::size_t>(step, 1))
        chosen.push_back(of.ordinal[i]);
    if (picked && picked->type == of.type &&
        std::ranges::binary_search(of.ordinal, picked->ordinal)) {
        const auto place = std::ranges::lower_bound(chosen, picked->ordinal);
        if (place == chosen.end() || *place != picked->ordinal)
            chosen.insert(place, picked->ordinal);
    }
    return chosen;
}

std::vector<GhostPaths> chosenGhosts(const GhostQuestion& question) {
    const std::vector<Population>& all = question.state.populations;
    std::size_t count = 0;
    for (const Population& of : all)
        count += of.size();
    const bool onlyPicked = count > mostGhosts && question.picked;
    std::vector<GhostPaths> ghosts;
    for (const Population& of : all) {
        if (onlyPicked && of.type != question.picked->type)
            continue;
        const std::size_t most =
            onlyPicked || count <= mostGhosts ? mostGhosts : mostGhosts * of.size() / count;
        ghosts.push_back({of.type, someOf(of, most, question.picked), {}, {}, {}});
    }
    return ghosts;
}

/// Notes where the chosen individuals are, whatever their type is by then.
class Tracker {
public:
    Tracker(const GhostQuestion& question, const Simulation& simulation,
            std::vector<GhostPaths>& ghosts)
        : m_simulation(simulation), m_ghosts(ghosts) {
        for (std::size_t g = 0; g < ghosts.size(); ++g)
            for (const Population& of : question.state.populations)
                if (of.type == ghosts[g].type)
                    findLives(of, g);
    }

    void note(bool last) {
        for (GhostPaths& ghosts : m_ghosts) {
            const std::size_t count = ghosts.agents.size();
            const std::size_t first = ghosts.xy.size();
            ghosts.xy.resize(first + 2 * count);
            for (std::size_t i = first; i < ghosts.xy.size() && first > 0; ++i)
                ghosts.xy[i] = ghosts.xy[i - 2 * count]; // who dies stays where it was
            ghosts.heading.resize(last ? 2 * count : 0);
            ghosts.radius.resize(last ? count : 0);
        }
        for (std::size_t i = 0; i < m_simulation.populationCount(); ++i)
            note(m_simulation.agents(i), last);
    }

private:
    struct Place {
        std::size_t ghosts = 0;
        std::size_t agent = 0;
    };

    void findLives(const Population& of, std::size_t ghosts) {
        const std::vector<std::uint32_t>& chosen = m_ghosts[ghosts].agents;
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const auto found = std::ranges::lower_bound(of.ordinal, chosen[i]);
            if (found != of.ordinal.end() && *found == chosen[i])
                m_places[of.life[static_cast<std::size_t>(found - of.ordinal.begin())]] = {ghosts,
                                                                                           i};
        }
    }

    void note(const AgentView& agents, bool last) {
        for (std::size_t slot = 0; slot < agents.count; ++slot) {
            const auto found = m_places.find(agents.lifeByRank[agents.rank[slot]]);
            if (found == m_places.end())
                continue;
            GhostPaths& ghosts = m_ghosts[found->second.ghosts];
            const std::size_t i = found->second.agent;
            float* xy = ghosts.xy.data() + ghosts.xy.size() - 2 * ghosts.agents.size() + 2 * i;
            xy[0] = static_cast<float>(agents.x[slot]);
            xy[1] = static_cast<float>(agents.y[slot]);
            if (!last)
                continue;
            ghosts.heading[2 * i] = static_cast<float>(agents.headingX[slot]);
            ghosts.heading[2 * i + 1] = static_cast<float>(agents.headingY[slot]);
            ghosts.radius[i] = static_cast<float>(agents.radius[slot * agents.radiusStep]);
        }
    }

    const Simulation& m_simulation;
    std::vector<GhostPaths>& m_ghosts;
    std::unordered_map<std::uint32_t, Place> m_places; ///< by life
};

/// False if it was stopped.
bool follow(const GhostQuestion& question, const Project* without, std::vector<GhostPaths>& ghosts,
            const std::atomic<bool>& stop) {
    // One thread: the run beside it uses the others.
    Simulation simulation(*question.project, {.threads = 1, .goesOn = [&stop] { return !stop; }});
    if (!simulation.restore(question.state))
        return false;
    if (without)
        simulation.setProject(*without);
    const std::uint64_t ticks = ghostTicks(*question.project);
    const std::uint64_t stride = (ticks + mostMoments - 1) / mostMoments;
    Tracker tracker(question, simulation, ghosts);
    tracker.note(false);
    for (std::uint64_t tick = 1; tick <= ticks; ++tick) {
        if (stop)
            return false;
        simulation.step();
        if (tick % stride == 0 || tick == ticks)
            tracker.note(tick == ticks);
    }
    return true;
}

} // namespace

std::uint64_t ghostTicks(const Project& project) {
    const double ticks = std::round(ghostSeconds * project.worldNumber("ticksPerSecond"));
    return static_cast<std::uint64_t>(std::max(1.0, ticks));
}

std::shared_ptr<const Ghosts> ghostsOf(const GhostQuestion& question,
                                       const std::atomic<bool>& stop) {
    Project without = *question.project;
    apply(setMuted(without, question.nodes, true), without);
    if (!findErrors(without).empty())
        return {};
    auto ghosts = std::make_shared<Ghosts>();
    ghosts->tick = question.state.tick;
    ghosts->ticks = ghostTicks(*question.project);
    ghosts->nodes = question.nodes;
    ghosts->with = ghosts->without = chosenGhosts(question);
    if (!follow(question, &without, ghosts->without, stop) ||
        !follow(question, nullptr, ghosts->with, stop))
        return {};
    return ghosts;
}

Futures::Futures(std::function<void()> answered)
    : m_answered(std::move(answered)), m_thread([this] { run(); }) {}

Futures::~Futures() {
    {
        const std::lock_guard lock(m_mutex);
        m_ends = m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void Futures::ask(GhostQuestion question) {
    {
        const std::lock_guard lock(m_mutex);
        m_question = std::move(question);
        m_busy = true;
        m_isForgotten = m_stop = false;
    }
    m_wake.notify_one();
}

void Futures::forget() {
    const std::lock_guard lock(m_mutex);
    m_answer.reset();
    m_isForgotten = m_stop = true;
}

std::shared_ptr<const Ghosts> Futures::answer() const {
    const std::lock_guard lock(m_mutex);
    return m_answer;
}

void Futures::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ends || m_question; });
        if (m_ends)
            return;
        const GhostQuestion question = *std::exchange(m_question, {});
        lock.unlock();
        auto ghosts = ghostsOf(question, m_stop);
        lock.lock();
        m_busy = false;
        if (ghosts && !m_isForgotten)
            m_answer = std::move(ghosts);
        lock.unlock();
        m_answered(); // also when it was forgotten: the next question may come
        lock.lock();
    }
}

} // namespace tiller
