#include "core/model/agent_type.h"

#include "core/base/lattice.h"
#include "core/model/project.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

using TypeSettings = AgentTypeSettings;

Setting spreadSetting(double TypeSettings::*member, const std::string& of,
                      const std::string& title) {
    return numberSetting(
        member, (of + "Spread").c_str(), (title + " spread").c_str(),
        "How much agents differ. 20%: each gets a random value, 0.8 to 1.2 times it.", Unit::share,
        {0, 0.99, 0.5});
}

Setting startNumber(double TypeSettings::*member, const char* id, const char* title, HelpView help,
                    double min, const char* kind) {
    return onlyWhen(
        numberSetting(member, id, title, help, Unit::speed, {min, coordinateLimit, 200}),
        "startVelocity", kind);
}

std::vector<Setting> bodySettings() {
    return {
        numberSetting(&TypeSettings::mass, "mass", "Mass",
                      "Heavier agents turn and brake more sluggishly.", Unit::mass,
                      {0.001, coordinateLimit, 50}),
        spreadSetting(&TypeSettings::massSpread, "mass", "Mass"),
        lengthSetting(&TypeSettings::radius, "radius", "Radius",
                      "The radius of the body. Agents are in contact when their bodies touch.", 40),
        spreadSetting(&TypeSettings::radiusSpread, "radius", "Radius"),
        numberSetting(&TypeSettings::maxSpeed, "maxSpeed", "Max speed",
                      "An agent never moves faster than this.", Unit::speed,
                      {0, coordinateLimit, 400}),
        spreadSetting(&TypeSettings::maxSpeedSpread, "maxSpeed", "Speed"),
        numberSetting(&TypeSettings::maxForce, "maxForce", "Max force",
                      "The longest steering force. A longer sum of forces is cut to this length.",
                      Unit::force, {0, noLimit, 2000}),
        spreadSetting(&TypeSettings::maxForceSpread, "maxForce", "Force"),
        timeSetting(&TypeSettings::responseTime, "responseTime", "Response time",
                    "The time until an agent has a wanted velocity. 0: one tick.", 2, 1000),
        spreadSetting(&TypeSettings::responseTimeSpread, "responseTime", "Response"),
        optional(numberSetting(&TypeSettings::minSpeed, "minSpeed", "Min speed",
                               "An agent never moves slower than this, as planes and birds do. "
                               "It cannot stop then.",
                               Unit::speed, {0, coordinateLimit, 200})),
        optional(numberSetting(&TypeSettings::maxTurnRate, "maxTurnRate", "Max turn rate",
                               "The most degrees that its way turns in a unit of time. At rest it "
                               "turns on the spot before it goes.",
                               Unit::degrees, {0, noLimit, 720})),
        optional(numberSetting(&TypeSettings::headingThreshold, "headingThreshold",
                               "Heading threshold",
                               "A slower agent keeps its heading, so that it does not spin at "
                               "rest. A share of its maximum speed.",
                               Unit::share, {0, 1, 0.1})),
        optional(choiceSetting(
            &TypeSettings::solid, "solid", "Solid to",
            "What these bodies cannot pass through. Who overlaps it is pushed out.",
            {{"nothing", "Nothing", "These agents pass through everything."},
             {"obstacles", "Obstacles", "Every obstacle of the scene stops these agents."},
             {"obstacles-and-agents", "Obstacles and agents",
              "Obstacles stop these agents, and they push apart each other and "
              "all others with this choice."}})),
    };
}

std::vector<Setting> lookSettings() {
    return {choiceSetting(&TypeSettings::shape, "shape", "Shape", "How these agents are drawn.",
                          {{"arrow", "Arrow", "A dart that points along the heading."},
                           {"triangle", "Triangle", "A triangle along the heading."},
                           {"circle", "Circle", "A disc with a line along the heading."}}),
            bindMember({.id = "color",
                        .title = "Color",
                        .help = "The color of these agents.",
                        .kind = SettingKind::color},
                       &TypeSettings::color),
            optional(textSetting(&TypeSettings::picture, "picture", "Picture",
                                 "A PNG file in place of the shape: its path from the project's "
                                 "folder. It looks to the right, and turns with the heading.")),
            optional(numberSetting(&TypeSettings::pictureSize, "pictureSize", "Picture size",
                                   "The length of its longer side. 0: as wide as the body.",
                                   Unit::length, {0, coordinateLimit, 100}))};
}

std::vector<Setting> startSettings() {
    return {
        choiceSetting(&TypeSettings::start, "start", "Start", "Where agents start.",
                      {{"region", "In a region", "At random places in a region."},
                       {"placed", "Placed by hand", "Each at the place you choose."}}),
        bindMember({.id = "startRegion",
                    .title = "Region",
                    .help = "A region of the scene. None: the whole world.",
                    .kind = SettingKind::geometry,
                    .geometryType = "region",
                    .appliesWhen = {"start", "region"}},
                   &TypeSettings::startRegion),
        onlyWhen(choiceSetting(&TypeSettings::startVelocity, "startVelocity", "Velocity",
                               "How agents in a region move at the start.",
                               {{"fixed", "Fixed", "The same velocity for all."},
                                {"random", "Random", "Any direction, a speed from min to max."}}),
                 "start", "region"),
        startNumber(&TypeSettings::startVelocityX, "startVelocityX", "Velocity x", "To the right.",
                    -coordinateLimit, "fixed"),
        startNumber(&TypeSettings::startVelocityY, "startVelocityY", "Velocity y", "Downward.",
                    -coordinateLimit, "fixed"),
        startNumber(&TypeSettings::startSpeedMin, "startSpeedMin", "Speed from",
                    "The lowest speed at the start.", 0, "random"),
        startNumber(&TypeSettings::startSpeedMax, "startSpeedMax", "Speed to",
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
    return say("The min speed of %1 is above the max speed of %2. Lower the min speed first.",
               {toText(body.minSpeed), toText(body.maxSpeed)});
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
    type.settings =
        joined({{onlyWhen(countSetting(&TypeSettings::count, "count", "Count",
                                       "How many agents start in the region.", {0, 1'000'000, 500}),
                          "start", "region")},
                inGroup("Body", bodySettings()),
                inGroup("Look", lookSettings()),
                inGroup("Start", startSettings())});
    type.settings[*type.settingIndex("headingThreshold")].suggested.emplace(0.005);
    setHandles(type, {{"radius", around("position")},
                      {"maxTurnRate",
                       {.shape = SettingHandle::Shape::turn,
                        .from = "position",
                        .way = "heading",
                        .reach = "maxSpeed"}}});
    return type;
}

} // namespace tiller
