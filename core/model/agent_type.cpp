#include "core/model/agent_type.h"

#include "core/base/lattice.h"
#include "core/model/project.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

Setting bodySetting(double AgentTypeSettings::*member, std::string_view id, std::string_view title,
                    std::string_view help, Unit unit, double min, double max, double sliderMax) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = unit,
                       .min = min,
                       .max = max,
                       .sliderMax = sliderMax,
                       .group = "Body"},
                      member);
}

Setting spreadSetting(double AgentTypeSettings::*member, const std::string& of,
                      const std::string& title) {
    return bindMember(
        {.id = of + "Spread",
         .title = title + " spread",
         .help = "How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.",
         .unit = Unit::share,
         .min = 0,
         .max = 0.99,
         .sliderMax = 0.5,
         .group = "Body"},
        member);
}

Setting startNumber(double AgentTypeSettings::*member, std::string_view id, std::string_view title,
                    std::string_view help, double min, const char* kind) {
    return bindMember({.id = id,
                       .title = title,
                       .help = help,
                       .unit = Unit::speed,
                       .min = min,
                       .max = coordinateLimit,
                       .sliderMax = 200,
                       .group = "Start",
                       .appliesWhen = {"startVelocity", kind}},
                      member);
}

std::vector<Setting> bodySettings() {
    return {
        bodySetting(&AgentTypeSettings::mass, "mass", "Mass",
                    "Heavier agents turn and brake more sluggishly.", Unit::mass, 0.001,
                    coordinateLimit, 50),
        spreadSetting(&AgentTypeSettings::massSpread, "mass", "Mass"),
        bodySetting(&AgentTypeSettings::radius, "radius", "Radius",
                    "The radius of the body. Agents are in contact when their bodies touch.",
                    Unit::length, 0, coordinateLimit, 40),
        spreadSetting(&AgentTypeSettings::radiusSpread, "radius", "Radius"),
        bodySetting(&AgentTypeSettings::maxSpeed, "maxSpeed", "Max speed",
                    "An agent never moves faster than this.", Unit::speed, 0, coordinateLimit, 400),
        spreadSetting(&AgentTypeSettings::maxSpeedSpread, "maxSpeed", "Speed"),
        bodySetting(&AgentTypeSettings::maxForce, "maxForce", "Max force",
                    "The longest steering force. A longer sum of forces is cut to this length.",
                    Unit::force, 0, noLimit, 2000),
        spreadSetting(&AgentTypeSettings::maxForceSpread, "maxForce", "Force"),
        bodySetting(&AgentTypeSettings::responseTime, "responseTime", "Response time",
                    "The time until an agent has a wanted velocity. 0: one tick.", Unit::time, 0,
                    1000, 2),
        spreadSetting(&AgentTypeSettings::responseTimeSpread, "responseTime", "Response"),
        optional(bodySetting(&AgentTypeSettings::minSpeed, "minSpeed", "Min speed",
                             "An agent never moves slower than this, as planes and birds do. "
                             "It cannot stop then.",
                             Unit::speed, 0, coordinateLimit, 200)),
        optional(bodySetting(&AgentTypeSettings::maxTurnRate, "maxTurnRate", "Max turn rate",
                             "The most degrees that its way turns in a unit of time. At rest it "
                             "turns on the spot before it goes.",
                             Unit::degrees, 0, noLimit, 720)),
        bindMember({.id = "headingThreshold",
                    .title = "Heading threshold",
                    .help = "A slower agent keeps its heading, so that it does not spin at rest. "
                            "A share of its maximum speed.",
                    .unit = Unit::share,
                    .suggested = 0.005,
                    .min = 0,
                    .max = 1,
                    .sliderMax = 0.1,
                    .group = "Body",
                    .isOptional = true},
                   &AgentTypeSettings::headingThreshold),
        bindMember({.id = "solid",
                    .title = "Solid to",
                    .help = "What these bodies cannot pass through. Who overlaps it is pushed out.",
                    .group = "Body",
                    .isOptional = true,
                    .choices = {{"nothing", "Nothing", "These agents pass through everything."},
                                {"obstacles", "Obstacles",
                                 "Every obstacle of the scene stops these agents."},
                                {"obstacles-and-agents", "Obstacles and agents",
                                 "Obstacles stop these agents, and they push apart each other and "
                                 "all others with this choice."}}},
                   &AgentTypeSettings::solid),
    };
}

std::vector<Setting> lookSettings() {
    return {
        bindMember({.id = "shape",
                    .title = "Shape",
                    .help = "How these agents are drawn.",
                    .group = "Look",
                    .choices = {{"arrow", "Arrow", "A dart that points along the heading."},
                                {"triangle", "Triangle", "A triangle along the heading."},
                                {"circle", "Circle", "A disc with a line along the heading."}}},
                   &AgentTypeSettings::shape),
        bindMember({.id = "color",
                    .title = "Color",
                    .help = "The color of these agents.",
                    .kind = SettingKind::color,
                    .group = "Look"},
                   &AgentTypeSettings::color),
    };
}

std::vector<Setting> startSettings() {
    return {
        bindMember({.id = "start",
                    .title = "Start",
                    .help = "Where agents start.",
                    .group = "Start",
                    .choices = {{"region", "In a region", "At random places in a region."},
                                {"placed", "Placed by hand", "Each at the place you choose."}}},
                   &AgentTypeSettings::start),
        bindMember({.id = "startRegion",
                    .title = "Region",
                    .help = "A region of the scene. None: the whole world.",
                    .kind = SettingKind::geometry,
                    .group = "Start",
                    .geometryType = "region",
                    .appliesWhen = {"start", "region"}},
                   &AgentTypeSettings::startRegion),
        bindMember({.id = "startVelocity",
                    .title = "Velocity",
                    .help = "How agents in a region move at the start.",
                    .group = "Start",
                    .choices = {{"fixed", "Fixed", "The same velocity for all."},
                                {"random", "Random", "Any direction, a speed from min to max."}},
                    .appliesWhen = {"start", "region"}},
                   &AgentTypeSettings::startVelocity),
        startNumber(&AgentTypeSettings::startVelocityX, "startVelocityX", "Velocity x",
                    "To the right.", -coordinateLimit, "fixed"),
        startNumber(&AgentTypeSettings::startVelocityY, "startVelocityY", "Velocity y", "Downward.",
                    -coordinateLimit, "fixed"),
        startNumber(&AgentTypeSettings::startSpeedMin, "startSpeedMin", "Speed from",
                    "The lowest speed at the start.", 0, "random"),
        startNumber(&AgentTypeSettings::startSpeedMax, "startSpeedMax", "Speed to",
                    "The highest speed at the start.", 0, "random"),
    };
}

} // namespace

AgentTypeSettings agentTypeSettings(const Node& node) {
    return settingsFrom<AgentTypeSettings>(findNodeType(agentTypeId)->settings, node.values);
}

std::optional<std::string> findSpeedProblem(const Node& agentType) {
    const AgentTypeSettings body = agentTypeSettings(agentType);
    if (body.minSpeed <= body.maxSpeed)
        return {};
    return "The min speed of " + toText(body.minSpeed) + " is above the max speed of " +
           toText(body.maxSpeed) + ". Lower the min speed first.";
}

std::string nextAgentColor(const Project& project) {
    static constexpr std::array<const char*, 8> colors{"#5b8def", "#e8833a", "#3fae5c", "#d9578f",
                                                       "#2f9e8f", "#d9a028", "#a56de2", "#e0524d"};
    const auto uses = [&](std::string_view color) {
        return std::ranges::count_if(project.nodes, [&](const Node& node) {
            return node.type == agentTypeId && textOf(valueOf(node, "color")) == color;
        });
    };
    return *std::ranges::min_element(colors, {}, uses);
}

NodeType agentTypeType() {
    NodeType type;
    type.id = agentTypeId;
    type.title = "Agent type";
    type.kind = NodeKind::agentType;
    type.help = "A kind of agent: its body, look and count, where it starts, and what steers it.";
    type.words = {"agent", "character", "boid", "vehicle", "unit", "group", "population"};
    type.source = "Reynolds 1999, simple vehicle model";
    type.steps = {{"force", "truncate(wanted, maxForce)"},
                  {"a", "force / mass"},
                  {"v", "truncate(velocity + a * tick, maxSpeed)"},
                  {"maxTurn", "maxTurnRate * tick", "maxTurnRate * tick < 180"},
                  {"slowest", "minSpeed", "minSpeed > 0"}};
    type.symbols = {{"wanted", "the sum of weight * force at Steering"},
                    {"maxTurn", "v turns from the heading by at most so many degrees"},
                    {"slowest", "v is at least so long"},
                    {"position", "changes by v * tick"}};
    writeFormula(type);
    type.ports = {{"steering", "Steering", PortType::force, true,
                   "The forces that steer these agents. They are added up, each times its weight."},
                  {"modes", "Modes", PortType::mode, true,
                   "The modes that these agents can be in. They start in the first.", true},
                  {"facing", "Facing", PortType::heading, true,
                   "Where these agents look, if not where they move.", true},
                  {"actions", "Actions", PortType::action, true,
                   "What these agents do to themselves and to others, such as Remove or Spawn.",
                   true},
                  {"births", "Births", PortType::births, true,
                   "Sources that bring such agents into the world.", true},
                  {"agents", "Agents", PortType::agents, false,
                   "All agents of this type, as a target for others."}};
    type.settings = {bindMember({.id = "count",
                                 .title = "Count",
                                 .help = "How many agents start in the region.",
                                 .kind = SettingKind::integer,
                                 .unit = Unit::count,
                                 .min = 0,
                                 .max = 1'000'000,
                                 .sliderMax = 500,
                                 .appliesWhen = {"start", "region"}},
                                &AgentTypeSettings::count)};
    for (auto&& part : {bodySettings(), lookSettings(), startSettings()})
        type.settings.insert(type.settings.end(), part.begin(), part.end());
    setHandles(type, {{"radius", around("position")},
                      {"maxTurnRate",
                       {.shape = SettingHandle::Shape::turn,
                        .from = "position",
                        .way = "heading",
                        .reach = "maxSpeed"}}});
    return type;
}

} // namespace tiller
