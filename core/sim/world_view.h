#pragma once

#include "core/sim/contacts.h"
#include "core/sim/crowd.h"
#include "core/sim/neighborhoods.h"

namespace tiller {

/// Where everybody is at the start of a tick, and who is near whom.
class WorldView final : public Surroundings {
public:
    /// Both must stay while it is used.
    WorldView(const std::vector<Crowd>& crowds, const Moment& moment)
        : m_crowds(crowds), m_moment(moment) {}

    /// To be called whenever agents have moved.
    void update();

    [[nodiscard]] std::span<const Candidates> world() const { return m_world; }

    void nearest(const Group& group, const Block& block, LaneBits lookers, double range,
                 Signal& out) const override;
    void within(const Group& group, const Block& block, std::size_t lane, double range,
                std::vector<Seen>& found) const override;
    std::optional<Seen> agent(AgentRef which, Vec2 from) const override;
    Vec2 heading(AgentRef which) const override;
    std::size_t count(const Group& group) const override;

    /// All pairs of bodies that touch.
    [[nodiscard]] std::vector<Touch> touches(const Workers& workers) const;

private:
    const std::vector<Crowd>& m_crowds;
    const Moment& m_moment;
    std::vector<Candidates> m_world;
};

} // namespace tiller
