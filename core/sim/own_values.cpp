#include "core/sim/own_values.h"

#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/sim/program_numbers.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace tiller {

namespace {

/// The settings of an agent type that one agent can have for itself.
constexpr std::array bodySettings{"mass",         "massSpread",        "radius",   "radiusSpread",
                                  "maxSpeed",     "maxSpeedSpread",    "maxForce", "maxForceSpread",
                                  "responseTime", "responseTimeSpread"};

auto rankOf(const OwnValue& of) {
    return std::tie(of.parameter, of.scope);
}

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

void setOwn(OwnValues& own, std::string_view parameter, const ParameterScope& scope,
            const std::optional<Value>& value) {
    const OwnValue wanted{Id(parameter), scope, value.value_or(Value())};
    const auto at = std::ranges::lower_bound(own, rankOf(wanted), {}, rankOf);
    const bool isThere = at != own.end() && rankOf(*at) == rankOf(wanted);
    if (isThere && value)
        at->value = *value;
    else if (isThere)
        own.erase(at);
    else if (value)
        own.insert(at, wanted);
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
            for (Parameter& parameter : seen.parameters)
                if (each.scope == scope && each.parameter == parameter.id)
                    parameter.value = each.value;
    };
    take({whom.type, {}});
    if (whom.ordinal)
        take(whom);
    applyParameters(seen);
    return seen;
}

std::map<std::uint32_t, OwnValues> ofAgents(const OwnValues& own, const Id& type) {
    std::map<std::uint32_t, OwnValues> found;
    for (const OwnValue& each : own)
        if (each.scope.type == type && each.scope.ordinal)
            found[*each.scope.ordinal].push_back(each);
    return found;
}

} // namespace tiller
