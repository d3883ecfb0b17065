#pragma once

#include "core/base/lattice.h"
#include "core/model/agent_type.h"
#include "core/nodes/node_code.h"
#include "core/scene/solid_ground.h"
#include "core/sim/agents/crowd.h"
#include "core/sim/contact/solid_search.h"

#include <cstdint>
#include <functional>

namespace tiller {

/// Even a solid body without a radius does not pass through a wall.
inline constexpr double smallestRadius = 1.0 / (1 << 20);

/// The place nearest to one that the edges of the world let agents be at.
[[nodiscard]] Vec2 insideOf(const Moment& moment, Vec2 place);

/// The longer of the two sides of a vector.
[[nodiscard]] inline double axisLength(Vec2 v) {
    return larger(magnitude(v.x), magnitude(v.y));
}

/// Keeps solid bodies apart after the agents have moved: four rounds of pushes, then a sweep that
/// no obstacle lets through. Each round reads only the positions of the round before, and adds
/// pushes up in exact sums, so that neither order nor threads matter.
class SolidBodies {
public:
    /// What it must know about the agents of a population.
    struct Kind {
        Solid solid = Solid::nothing;
        double largest = 0; ///< no agent has a larger radius
        double fastest = 0; ///< and none is faster
    };

    /// Takes in the kinds of agents by crowd, and the obstacles.
    /// @param obstacles called if they are needed
    /// @param mostAgents no more agents of all types live
    /// @param isSameScene the obstacles and the world are those of the last call
    void plan(std::vector<Kind> kinds,
              const std::function<std::vector<ObstacleGeometry>()>& obstacles, const Moment& moment,
              double mostAgents, bool isSameScene = false);

    /// Takes a change of an obstacle, as Obstacles::take does. Call `plan` afterward.
    void takeObstacle(const std::string& id, const ObstacleGeometry* now, bool isNew,
                      const std::function<std::vector<ObstacleGeometry>()>& obstacles,
                      const Moment& moment);

    [[nodiscard]] bool any() const { return m_any; }
    /// How often it has read the obstacles.
    [[nodiscard]] std::size_t readCount() const { return m_readCount; }

    /// Whether agents of two populations push each other.
    [[nodiscard]] bool collide(std::size_t a, std::size_t b) const {
        return m_kinds[a].solid == Solid::obstaclesAndAgents &&
               m_kinds[b].solid == Solid::obstaclesAndAgents;
    }

    using Run = std::function<void(std::size_t parts, const std::function<void(std::size_t)>&)>;
    /// Corrects what the tick has written to Crowd::next, and the headings.
    /// @param run calls a function for every part, on as many threads as it likes
    /// @param steps by crowd: how far on an axis the tick has moved any agent; it may become more
    void keepApart(std::vector<Crowd>& crowds, const Moment& moment, const Run& run,
                   std::vector<double>& steps);

    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr int rounds = 4;

    /// The bodies of one crowd during the rounds, by slot.
    struct Bodies {
        Column<double> x[2], y[2];     ///< the positions of a round, and of the next one
        Column<double> pushX, pushY;   ///< of this round
        Column<double> totalX, totalY; ///< the pushes of all rounds
    };
    /// The pieces of obstacles near one agent.
    struct NearObstacles {
        std::uint32_t slot = 0;
        std::uint32_t begin = 0; ///< in Part::pieces
        std::uint32_t end = 0;
    };
    /// The pairs of a part with the agents of one crowd.
    struct PairsWith {
        std::uint32_t crowd = 0;
        std::size_t end = 0; ///< in Part::pairs
    };
    /// Some blocks of one crowd.
    struct Part {
        std::uint32_t crowd = 0;
        std::size_t first = 0;
        std::size_t end = 0;
        std::vector<NearPair> pairs;
        std::vector<PairsWith> pairsWith;
        bool hasPairs = false; ///< all pairs are in the list
        std::vector<NearObstacles> obstacles;
        std::vector<SolidGround::Piece> pieces;
        bool isPushed = false;   ///< somebody was pushed in this round
        double farthest = 0;     ///< how far on an axis somebody was pushed in this round
        double farthestStep = 0; ///< and came in the whole tick
    };
    /// What all parts share in one tick.
    struct Tick {
        std::vector<Crowd>& crowds;
        const Moment& moment;
        const std::vector<double>& steps;
    };

    void planParts(const std::vector<Crowd>& crowds);
    void findGroups(const Tick& tick);
    void findObstacles(const Tick& tick, Part& part) const;
    void pushByAgents(const Tick& tick, Part& part, int round, bool again);
    void searchPairs(const Tick& tick, Part& part, int round);
    void pushByPairs(const Tick& tick, Part& part, int round);
    void pushByObstacles(const Tick& tick, Part& part, int round);
    void movePushed(const Tick& tick, Part& part, int round);
    void finish(const Tick& tick, Part& part, int round);
    [[nodiscard]] Vec2 sweepTo(const Tick& tick, Part& part, std::size_t slot, Vec2 way, Vec2 to);
    [[nodiscard]] Candidates candidatesOf(const Tick& tick, std::uint32_t crowd, int round) const;
    [[nodiscard]] const double* xOf(const Tick& tick, std::size_t crowd, int round) const;
    [[nodiscard]] const double* yOf(const Tick& tick, std::size_t crowd, int round) const;

    std::vector<Kind> m_kinds; ///< by crowd
    bool m_any = false;
    SolidGround m_ground;
    bool m_hasGround = false; ///< it was made
    std::size_t m_readCount = 0;
    std::size_t m_obstacles = 0; ///< how many it was made of
    ExactSum m_sum{1, 1};
    double m_largest = 0;
    double m_margin = 0;          ///< of the ground
    double m_slack = 0;           ///< of this tick
    std::vector<Bodies> m_bodies; ///< by crowd
    std::vector<Group> m_groups;  ///< by crowd: the crowds that may push its agents
    std::vector<Part> m_parts;
    double m_pushed = 0; ///< no agent was pushed farther on an axis in this tick
};

} // namespace tiller
