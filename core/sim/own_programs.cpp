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
std::string keyOf(const OwnValues& own) {
    std::string key;
    for (const OwnValue& each : own) {
        const double* number = std::get_if<double>(&each.value);
        const bool* flag = std::get_if<bool>(&each.value);
        key += each.parameter + '=' +
               (number ? toText(*number)
                : flag ? std::to_string(*flag)
                       : textOf(each.value)) +
               '\n';
    }
    return key;
}

} // namespace

OwnPrograms::OwnPrograms(const Program& common, const Project& type, const Id& id,
                         const OwnValues& own, const std::function<void(Program&)>& plan) {
    std::map<std::string, std::size_t> made;
    for (const auto& [ordinal, values] : ofAgents(own, id)) {
        const auto [place, isNew] = made.try_emplace(keyOf(values), m_programs.size());
        m_index.emplace(ordinal, place->second);
        if (!isNew)
            continue;
        const Project seen = seenBy(type, values, {id, ordinal});
        Program program = copyOf(common);
        for (const OwnValue& each : values)
            for (const SettingRef& ref : seen.parameter(each.parameter)->drives) {
                const Node* node = seen.node(ref.item);
                if (const Link* link = seen.link(ref.item))
                    takeAnyWeight(program, *link);
                else if (node && takesNewSettings(*findNodeType(node->type)))
                    takeSettings(program, *node);
            }
        plan(program);
        m_programs.push_back(std::make_unique<const Program>(std::move(program)));
    }
}

const Program* OwnPrograms::of(std::uint32_t ordinal) const {
    const auto found = m_index.find(ordinal);
    return found == m_index.end() ? nullptr : m_programs[found->second].get();
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
