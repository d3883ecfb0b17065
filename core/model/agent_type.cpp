#include "core/model/agent_type.h"

#include "core/base/lattice.h"

namespace tiller {

namespace {

using S = AgentTypeSettings;

Setting bodySetting(double S::*member, std::string id, std::string title, std::string help,
                    Unit unit, double initial, double min, double max, double sliderMax) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .unit = unit,
                       .initial = initial,
                       .min = min,
                       .max = max,
                       .sliderMax = sliderMax,
                       .group = "Body"},
                      member);
}

Setting spreadSetting(double S::*member, const std::string& of, const std::string& title) {
    return bindMember(
        {.id = of + "Spread",
         .title = title + " spread",
         .help = "How far agents differ: 20% draws each between 0.8 and 1.2 times it.",
         .unit = Unit::share,
         .initial = 0.0,
         .min = 0,
         .max = 0.99,
         .sliderMax = 0.5,
         .group = "Body"},
        member);
}

Setting startNumber(double S::*member, std::string id, std::string title, std::string help,
                    double initial, double min, const char* kind) {
    return bindMember({.id = std::move(id),
                       .title = std::move(title),
                       .help = std::move(help),
                       .unit = Unit::speed,
                       .initial = initial,
                       .min = min,
                       .max = coordinateLimit,
                       .sliderMax = 200,
                       .group = "Start",
                       .appliesWhen = AppliesWhen{"startVelocity", std::string(kind)}},
                      member);
}

std::vector<Setting> bodySettings() {
    return {
        bodySetting(&S::mass, "mass", "Mass", "Heavier agents turn and brake more sluggishly.",
                    Unit::mass, 1, 0.001, coordinateLimit, 50),
        spreadSetting(&S::massSpread, "mass", "Mass"),
        bodySetting(&S::radius, "radius", "Radius",
                    "The size of the body. Two agents touch when their bodies meet.", Unit::length,
                    6, 0, coordinateLimit, 40),
        spreadSetting(&S::radiusSpread, "radius", "Radius"),
        bodySetting(&S::maxSpeed, "maxSpeed", "Max speed", "It never moves faster than this.",
                    Unit::speed, 120, 0, coordinateLimit, 400),
        spreadSetting(&S::maxSpeedSpread, "maxSpeed", "Speed"),
        bodySetting(&S::maxForce, "maxForce", "Max force",
                    "The steering is cut to this: what is left of strong or many forces.",
                    Unit::force, 600, 0, noLimit, 2000),
        spreadSetting(&S::maxForceSpread, "maxForce", "Force"),
        bodySetting(&S::responseTime, "responseTime", "Response time",
                    "In this time a wanted velocity is reached. 0: within one tick.", Unit::time,
                    0.2, 0, 1000, 2),
        spreadSetting(&S::responseTimeSpread, "responseTime", "Response"),
    };
}

std::vector<Setting> lookSettings() {
    return {
        bindMember({.id = "shape",
                    .title = "Shape",
                    .help = "How these agents are drawn.",
                    .initial = std::string("arrow"),
                    .group = "Look",
                    .choices = {{"arrow", "Arrow", "A dart that points along the heading."},
                                {"triangle", "Triangle", "A triangle along the heading."},
                                {"circle", "Circle", "A disc with a line along the heading."}}},
                   &S::shape),
        bindMember({.id = "color",
                    .title = "Color",
                    .help = "The color of these agents.",
                    .kind = SettingKind::color,
                    .initial = std::string("#5b8def"),
                    .group = "Look"},
                   &S::color),
    };
}

std::vector<Setting> startSettings() {
    return {
        bindMember({.id = "start",
                    .title = "Start",
                    .help = "Where agents start.",
                    .initial = std::string("region"),
                    .group = "Start",
                    .choices = {{"region", "In a region", "At random places of a region."},
                                {"placed", "Placed by hand", "Each where you put it."}}},
                   &S::start),
        bindMember({.id = "startRegion",
                    .title = "Region",
                    .help = "A region of the scene. None: the whole world.",
                    .kind = SettingKind::geometry,
                    .initial = std::string(),
                    .group = "Start",
                    .geometryType = "region",
                    .appliesWhen = AppliesWhen{"start", std::string("region")}},
                   &S::startRegion),
        bindMember({.id = "startVelocity",
                    .title = "Velocity",
                    .help = "How agents of a region move at the start.",
                    .initial = std::string("random"),
                    .group = "Start",
                    .choices = {{"fixed", "Fixed", "The same velocity for all."},
                                {"random", "Random", "Any direction, a speed from min to max."}},
                    .appliesWhen = AppliesWhen{"start", std::string("region")}},
                   &S::startVelocity),
        startNumber(&S::startVelocityX, "startVelocityX", "Velocity x", "To the right.", 0,
                    -coordinateLimit, "fixed"),
        startNumber(&S::startVelocityY, "startVelocityY", "Velocity y", "Downward.", 0,
                    -coordinateLimit, "fixed"),
        startNumber(&S::startSpeedMin, "startSpeedMin", "Speed from", "The slowest start.", 0, 0,
                    "random"),
        startNumber(&S::startSpeedMax, "startSpeedMax", "Speed to", "The fastest start.", 60, 0,
                    "random"),
    };
}

} // namespace

NodeType agentTypeType() {
    NodeType type;
    type.id = agentTypeId;
    type.title = "Agent type";
    type.kind = NodeKind::agentType;
    type.help = "A kind of agent: its body, look, count, where it starts, and what steers it.";
    type.words = {"agent", "character", "boid", "vehicle", "unit", "group", "population"};
    type.formula = "a = truncate(sum of weight * force, maxForce) / mass; "
                   "v = truncate(v + a * tick, maxSpeed); p = p + v * tick";
    type.source = "Reynolds 1999, simple vehicle model";
    type.steps = {{"force", "truncate(wanted, maxForce)"},
                  {"a", "force / mass"},
                  {"v", "truncate(velocity + a * tick, maxSpeed)"}};
    type.ports = {{"steering", "Steering", PortType::force, true,
                   "The forces that steer these agents; several are added up by weight."},
                  {"modes", "Modes", PortType::mode, true,
                   "The modes they can be in, in turn; they start in the first.", true},
                  {"facing", "Facing", PortType::heading, true,
                   "Where they look, where that is not where they go.", true},
                  {"agents", "Agents", PortType::agents, false,
                   "All agents of this type, as a target for others."}};
    type.settings = {bindMember({.id = "count",
                                 .title = "Count",
                                 .help = "How many agents start in the region.",
                                 .kind = SettingKind::integer,
                                 .unit = Unit::count,
                                 .initial = 1.0,
                                 .min = 0,
                                 .max = 1'000'000,
                                 .sliderMax = 500,
                                 .group = "Count",
                                 .appliesWhen = AppliesWhen{"start", std::string("region")}},
                                &S::count)};
    for (auto&& part : {bodySettings(), lookSettings(), startSettings()})
        type.settings.insert(type.settings.end(), part.begin(), part.end());
    giveHandles(type, {{"radius", around("position")}});
    return type;
}

} // namespace tiller
