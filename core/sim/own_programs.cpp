#include "core/sim/own_programs.h"

#include "core/model/registry.h"
#include "core/sim/program_numbers.h"

#include <algorithm>

namespace tiller {

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
