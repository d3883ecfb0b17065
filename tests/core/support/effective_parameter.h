#pragma once

#include "core/model/check.h"
#include "core/sim/simulation.h"
#include "tests/core/support/random_project.h"

#include <cstdint>

namespace tiller {

/// A random project with one parameter, and another value for it that changes the run.
struct EffectiveParameter {
    Project project;
    Id id;
    Value value;
};

/// The state hash after so many ticks, with the value of the parameter from a tick on.
inline std::uint64_t hashWithValue(const EffectiveParameter& of, int from, int ticks) {
    Simulation simulation(of.project);
    for (int tick = 0; tick < ticks; ++tick) {
        if (tick == from && !simulation.setParameter(of.id, of.value))
            return 0;
        simulation.step();
    }
    return simulation.stateHash();
}

/// The nodes and wires that steer an agent of any type now.
inline std::set<Id> steeringParts(const Project& project) {
    Simulation simulation(project);
    std::set<Id> parts;
    for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
        const AgentView agents = simulation.agents(i);
        if (agents.count == 0)
            continue;
        const auto explained = simulation.explain({*agents.typeId, agents.ordinal[0]});
        for (const NodeExplanation& node : explained->nodes)
            parts.insert(node.node);
        for (const LinkExplanation& link : explained->links)
            parts.insert(link.link);
        parts.insert(*agents.typeId);
    }
    return parts;
}

/// Makes projects of a seed until one has a setting or weight that matters to its agents. Nothing
/// if none of those that it tries does.
/// @param mayDrive which settings to try
template <class MayDrive>
std::optional<EffectiveParameter> effectiveParameter(std::uint64_t seed, MayDrive mayDrive) {
    constexpr std::uint64_t mostProjects = 16;
    constexpr int mostSettings = 6; // of one project
    for (std::uint64_t attempt = 0; attempt < mostProjects; ++attempt) {
        RandomProject random(seed * mostProjects + attempt);
        Project project = random.make(20, 30);
        project.parameters.clear();
        if (!findErrors(project).empty())
            continue;
        const std::set<Id> parts = steeringParts(project);
        std::vector<SettingRef> refs;
        for (const Link& link : project.links)
            refs.push_back({link.id, "weight"});
        for (const Node& node : project.nodes)
            for (const Setting& setting : findNodeType(node.type)->settings)
                if (setting.kind == SettingKind::number)
                    refs.push_back({node.id, setting.id});
        std::erase_if(refs, [&](const SettingRef& ref) {
            const auto driven = findDrivable(project, ref);
            return !driven || !parts.contains(ref.item) || !mayDrive(project, *driven);
        });
        for (int tried = 0; tried < mostSettings && !refs.empty(); ++tried) {
            const std::size_t index = random.below(refs.size());
            IdSource ids(seed);
            Project with = project;
            const auto made = makeParameter(project, ids, refs[index]);
            refs.erase(refs.begin() + static_cast<std::ptrdiff_t>(index));
            if (!made)
                continue;
            apply(made.value(), with);
            const Parameter& parameter = with.parameters.back();
            const double share = 0.1 + 0.8 * static_cast<double>(random.below(1000)) / 1000;
            EffectiveParameter found{with, parameter.id,
                                     parameter.min + share * (parameter.max - parameter.min)};
            const auto change = setParameter(with, found.id, found.value);
            if (!change)
                continue;
            Project after = with;
            apply(change.value(), after);
            if (findErrors(after).empty() &&
                hashWithValue(found, 5, 20) != hashWithValue(found, 20, 20))
                return found;
        }
    }
    return {};
}

} // namespace tiller
