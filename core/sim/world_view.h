#pragma once

#include "core/sim/contacts.h"
#include "core/sim/grid.h"
#include "core/sim/population.h"

namespace tiller {

/// Where everybody is at the start of a tick, and who is near whom.
class WorldView final : public Surroundings {
public:
    /// Both must stay while it is used.
    WorldView(const std::vector<Population>& populations, const Moment& moment)
        : m_populations(populations), m_moment(moment) {}

    /// To be called whenever agents have moved.
    void update();

    std::optional<Seen> nearest(const Group& group, AgentRef looker, double range) const override;
    void within(const Group& group, AgentRef looker, double range,
                std::vector<Seen>& found) const override;
    std::optional<Seen> agent(AgentRef which, AgentRef looker) const override;

    /// All pairs of bodies that touch.
    [[nodiscard]] std::vector<Touch> touches() const;

    /// How many agents queries gave since the start.
    [[nodiscard]] std::uint64_t seenCount() const { return m_seen; }
    [[nodiscard]] std::size_t bytes() const;

private:
    [[nodiscard]] Vec2 position(AgentRef agent) const;
    [[nodiscard]] Seen seenAs(std::uint32_t population, std::uint32_t ordinal, Vec2 offset) const;
    void addTouches(std::uint32_t a, std::uint32_t b, std::vector<Touch>& touches) const;

    const std::vector<Population>& m_populations;
    const Moment& m_moment;
    std::vector<Grid> m_grids;
    std::vector<double> m_largest; ///< radius, by population
    mutable std::uint64_t m_seen = 0;
};

} // namespace tiller
