#include "core/sim/own_values.h"

#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/sim/program_numbers.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

/// The settings of an agent type that one agent can have for itself.
constexpr std::array bodySettings{"mass",         "massSpread",        "radius",   "radiusSpread",
                                  "maxSpeed",     "maxSpeedSpread",    "maxForce", "maxForceSpread",
                                  "responseTime", "responseTimeSpread"};

bool mayBeOwn(const Project& project, const Drivable& driven, const ParameterScope& scope) {
    if (project.link(driven.ref.item))
        return true;
    const Node* node = project.node(driven.ref.item);
    if (!node)
        return false;
    const NodeType& type = *findNodeType(node->type);
    const bool seesAll = type.code && type.code->prepare && !type.code->memory.empty();
    const bool isSource = type.kind == NodeKind::source; // no agent's, but its type's
    if (!scope.ordinal || (takesNewSettings(type) && !seesAll && !isSource))
        return true;
    return node->type == agentTypeId &&
           std::ranges::find(bodySettings, driven.ref.setting) != bodySettings.end();
}

} // namespace

bool setOwn(OwnValues& own, const OwnValue& of, bool isThere) {
    const auto at = own.lower_bound(of);
    const bool wasThere = at != own.end() && !(of < *at);
    if (!wasThere) {
        if (isThere)
            own.insert(at, of);
        return isThere;
    }
    if (isThere && at->value == of.value)
        return false;
    auto previous = own.extract(at);
    if (!isThere)
        return true;
    previous.value().value = of.value;
    own.insert(std::move(previous));
    return true;
}

std::optional<std::string> findScopeProblem(const Project& project, const Parameter& parameter,
                                            const ParameterScope& scope) {
    const Node* type = project.node(scope.type);
    if (!type || type->type != agentTypeId)
        return "There is no agent type \"" + scope.type + "\".";
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref);
            driven && !mayBeOwn(project, *driven, scope))
            return "\"" + titleOf(parameter) + "\" drives " + ref.item + "." + ref.setting +
                   ", which " + (scope.ordinal ? "no agent" : "no agent type") +
                   " has for itself. Set the parameter for " +
                   (scope.ordinal ? "the agent type or the world." : "the world.");
    return {};
}

Project seenBy(const Project& project, const OwnValues& own, const ParameterScope& whom) {
    Project seen = project;
    const auto take = [&](const ParameterScope& scope) {
        for (const OwnValue& each : own)
            if (each.scope == scope)
                for (Parameter& parameter : seen.parameters)
                    if (each.parameter == parameter.id)
                        parameter.value = each.value;
    };
    take({whom.type, {}});
    if (whom.ordinal)
        take(whom);
    applyParameters(seen);
    return seen;
}

std::map<std::uint32_t, AgentValues> ofAgents(const OwnValues& own, const Id& type) {
    std::map<std::uint32_t, AgentValues> found;
    for (const OwnValue& each : own)
        if (each.scope.type == type && each.scope.ordinal)
            found[*each.scope.ordinal].emplace(each.parameter, each.value);
    return found;
}

Node seenBy(const Project& project, const AgentValues& own, const Node& node) {
    Node seen = node;
    const NodeType& type = *findNodeType(node.type);
    for (const auto& [id, value] : own)
        for (const SettingRef& ref : project.parameter(id)->drives)
            if (const auto index =
                    ref.item == node.id ? type.settingIndex(ref.setting) : std::nullopt;
                index && !findProblem(type.settings[*index], value))
                seen.values[*index] = value;
    return seen;
}

} // namespace tiller
