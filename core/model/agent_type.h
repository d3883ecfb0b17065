#pragma once

#include "core/nodes/describe.h"

namespace tiller {

enum class AgentShape { arrow, triangle, circle };
enum class StartKind { region, placed };
enum class StartVelocity { fixed, random };

/// The settings of an agent type. A spread is a share: with 0.2, an agent's value is drawn between
/// 0.8 and 1.2 times the setting, once, by its ordinal.
struct AgentTypeSettings {
    double count = 1; ///< how many start; when placed by hand, the placed ones count instead

    double mass = 1;           ///< above 0
    double radius = 6;         ///< of the body, for contacts and for drawing
    double maxSpeed = 120;     ///< 0 is allowed: it stands
    double maxForce = 600;     ///< the steering is cut to it
    double responseTime = 0.2; ///< in which a wanted velocity is reached; 0: within a tick
    double massSpread = 0;
    double radiusSpread = 0;
    double maxSpeedSpread = 0;
    double maxForceSpread = 0;
    double responseTimeSpread = 0;

    AgentShape shape = AgentShape::arrow;
    std::string color = "#5b8def";

    StartKind start = StartKind::region;
    std::string startRegion = ""; ///< a region of the scene; empty: the whole world
    StartVelocity startVelocity = StartVelocity::random;
    double startVelocityX = 0; ///< when fixed
    double startVelocityY = 0;
    double startSpeedMin = 0; ///< when random: any direction, a speed from min to max
    double startSpeedMax = 60;

    bool operator==(const AgentTypeSettings&) const = default;
};

inline constexpr const char* agentTypeId = "agent-type";

[[nodiscard]] NodeType agentTypeType();

} // namespace tiller
