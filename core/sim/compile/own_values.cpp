#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/sim/compile/own_programs.h"
#include "core/sim/compile/program_numbers.h"

#include <algorithm>

namespace tiller {

namespace {

bool mayBeOwn(const Project& project, const Drivable& driven, const ParameterScope& scope) {
    if (project.link(driven.ref.item))
        return true;
    const Node* node = project.node(driven.ref.item);
    if (!node)
        return false;
    const NodeType& type = *findNodeType(node->type);
    const bool seesAll = type.code && type.code->prepare && !type.code->memory.empty();
    const bool isSource = type.kind == NodeKind::source; // no agent's, but its type's
    if (!scope.ordinal || (takesNewSetting(*node, driven.ref.setting) && !seesAll && !isSource))
        return true;
    return node->type == agentTypeId && isOfBody(driven.ref.setting);
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
        return say("There is no agent type \"%1\".", {scope.type});
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref);
            driven && !mayBeOwn(project, *driven, scope))
            return scope.ordinal
                       ? say("\"%1\" drives %2.%3, which no agent has for itself. Set the "
                             "parameter for the agent type or the world.",
                             {titleOf(parameter), ref.item, ref.setting})
                       : say("\"%1\" drives %2.%3, which no agent type has for itself. Set the "
                             "parameter for the world.",
                             {titleOf(parameter), ref.item, ref.setting});
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

namespace {

Program copyOf(const Program& program) {
    Program copy = program;
    for (std::size_t i = 0; i < copy.nodes.size(); ++i)
        if (copy.nodes[i].when)
            copy.nodes[i].when = copy.nodes[i].inputs.data() +
                                 (program.nodes[i].when - program.nodes[i].inputs.data());
    return copy;
}

/// The same for agents with the same values.
std::string keyOf(const AgentValues& own) {
    std::string key;
    for (const auto& [parameter, value] : own) {
        const double* number = std::get_if<double>(&value);
        const bool* flag = std::get_if<bool>(&value);
        key += parameter + '=' +
               (number ? toText(*number)
                : flag ? std::to_string(*flag)
                       : textOf(value)) +
               '\n';
    }
    return key;
}

} // namespace

OwnPrograms::OwnPrograms(const Source& from, const std::map<std::uint32_t, AgentValues>& own) {
    for (const auto& [ordinal, values] : own)
        add(from, ordinal, values);
}

Program OwnPrograms::make(const Source& from, const AgentValues& values) {
    Program program = copyOf(from.common);
    for (const auto& [parameter, value] : values)
        for (const SettingRef& ref : from.type.parameter(parameter)->drives) {
            const Node* node = from.type.node(ref.item);
            if (const Link* link = from.type.link(ref.item)) {
                Link own = *link;
                if (!findProblem(weightSetting(), value))
                    own.weight = numberOf(value);
                takeAnyWeight(program, own);
            } else if (node && takesNewSettings(*findNodeType(node->type))) {
                takeSettings(program, seenBy(from.type, values, *node));
            }
        }
    from.plan(program);
    return program;
}

void OwnPrograms::add(const Source& from, std::uint32_t ordinal, AgentValues values) {
    const auto [made, isNew] = m_programs.try_emplace(keyOf(values));
    if (isNew) {
        made->second.program = make(from, values);
        ++m_madeCount;
    }
    ++made->second.agents;
    m_agents.insert_or_assign(ordinal, Agent{std::move(values), made});
}

void OwnPrograms::set(const Source& from, std::uint32_t ordinal, const Id& parameter,
                      const std::optional<Value>& value) {
    const AgentValues* present = valuesOf(ordinal);
    AgentValues values = present ? *present : AgentValues();
    if (value)
        values.insert_or_assign(parameter, *value);
    else
        values.erase(parameter);
    forget(ordinal);
    if (!values.empty())
        add(from, ordinal, std::move(values));
}

void OwnPrograms::forget(std::uint32_t ordinal) {
    const auto found = m_agents.find(ordinal);
    if (found == m_agents.end())
        return;
    if (--found->second.made->second.agents == 0)
        m_programs.erase(found->second.made);
    m_agents.erase(found);
}

const Program* OwnPrograms::of(std::uint32_t ordinal) const {
    const auto found = m_agents.find(ordinal);
    return found == m_agents.end() ? nullptr : &found->second.made->second.program;
}

const AgentValues* OwnPrograms::valuesOf(std::uint32_t ordinal) const {
    const auto found = m_agents.find(ordinal);
    return found == m_agents.end() ? nullptr : &found->second.values;
}

std::set<Id> keptLinks(const Project& project, const std::set<std::pair<Id, Id>>& owned,
                       const Id& type) {
    std::set<Id> kept;
    for (const auto& [id, of] : owned)
        if (const Parameter* parameter = of == type ? project.parameter(id) : nullptr)
            for (const SettingRef& ref : parameter->drives)
                if (project.link(ref.item))
                    kept.insert(ref.item);
    return kept;
}

} // namespace tiller
