#pragma once

#include "core/base/lattice.h"
#include "core/nodes/describe.h"

namespace tiller {

enum class AgentShape { arrow, triangle, circle };
enum class StartKind { region, placed };
enum class StartVelocity { fixed, random };
/// What bodies cannot pass through.
enum class Solid { nothing, obstacles, obstaclesAndAgents };

/// The settings of an agent type. A spread is a share: with 0.2, each agent gets a random value
/// from 0.8 to 1.2 times the setting at the start. The draw depends on its ordinal.
struct AgentTypeSettings {
    double count = 1; ///< how many agents start in the region

    double mass = 1;           ///< above 0
    double radius = 6;         ///< of the body, for contacts and for drawing
    double maxSpeed = 120;     ///< with 0 it stands still
    double maxForce = 600;     ///< the longest steering force
    double responseTime = 0.2; ///< until it has a wanted velocity; 0: one tick
    double massSpread = 0;
    double radiusSpread = 0;
    double maxSpeedSpread = 0;
    double maxForceSpread = 0;
    double responseTimeSpread = 0;
    double minSpeed = 0;
    double maxTurnRate = noLimit; ///< degrees per time
    double headingThreshold = 0;  ///< share of maxSpeed: a slower agent keeps its heading
    Solid solid = Solid::nothing;

    AgentShape shape = AgentShape::arrow;
    std::string color = "#5b8def";
    std::string picture = ""; ///< a PNG from the project's folder, with "/"; empty: the shape
    double pictureSize = 0;   ///< of its longer side; 0: the body's diameter

    StartKind start = StartKind::region;
    std::string startRegion = ""; ///< the id of a region; empty: the whole world
    StartVelocity startVelocity = StartVelocity::random;
    double startVelocityX = 0; ///< of a fixed start velocity
    double startVelocityY = 0;
    double startSpeedMin = 0; ///< of a random start velocity, in any direction
    double startSpeedMax = 60;

    bool operator==(const AgentTypeSettings&) const = default;
};

inline constexpr const char* agentTypeId = "agent-type";

struct Node;
struct Project;

/// @pre the node is an agent type
[[nodiscard]] AgentTypeSettings agentTypeSettings(const Node& node);

/// The problem with the speeds of an agent type, as a sentence with a fix; nothing if there is
/// none.
[[nodiscard]] std::optional<std::string> findSpeedProblem(const Node& agentType);

/// The color of a new agent type: one that the fewest agent types of the project have.
[[nodiscard]] std::string nextAgentColor(const Project& project);

[[nodiscard, gnu::cold]] NodeType agentTypeType();

} // namespace tiller
