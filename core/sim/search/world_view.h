#pragma once

#include "core/sim/agents/crowd.h"
#include "core/sim/agents/herd.h"
#include "core/sim/search/candidates.h"

#include <cstdint>

namespace tiller {

/// The world as nodes and searches see it: all agents at the start of a tick.
class WorldView final : public Surroundings {
public:
    /// Both must outlive the view.
    WorldView(const std::vector<Crowd>& crowds, const Moment& moment)
        : m_crowds(crowds), m_moment(moment) {}

    /// Call it whenever agents have moved.
    void update(std::span<const Herd> herds = {});

    /// By population; then come the herds.
    [[nodiscard]] std::span<const Candidates> world() const { return m_world; }

    void nearest(const Group& group, const Block& block, LaneBits lookers, double range,
                 Signal& out) const override;
    void within(const Group& group, const Block& block, std::size_t lane, double range,
                const Geometry* obstacles, std::vector<Seen>& found) const override;
    void countTouched(const InputPort& others, const Block& block, double margin,
                      Lanes& counts) const override;
    void
    nearestSeveral(const Group& group, const Block& block, LaneBits lookers, double range,
                   std::size_t most,
                   const std::function<void(std::size_t, const NearAgents&)>& visit) const override;
    const double* memory(std::uint32_t population, std::size_t value) const override;
    std::optional<Seen> agent(AgentRef which, Vec2 from) const override;
    Vec2 heading(AgentRef which) const override;
    void all(const Group& group, std::vector<Seen>& found) const override;
    std::size_t count(const Group& group) const override;

private:
    const std::vector<Crowd>& m_crowds;
    const Moment& m_moment;
    std::vector<Candidates> m_world;
};

} // namespace tiller
