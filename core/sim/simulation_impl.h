#pragma once

#include "core/base/lattice.h"
#include "core/model/parameters.h"
#include "core/model/resolve.h"
#include "core/sim/running_world.h"
#include "core/sim/simulation.h"
#include "core/sim/snapshot_check.h"

#include <algorithm>
#include <cstdint>

namespace tiller {

/// What a Simulation keeps beside its world.
struct Simulation::Impl : RunningWorld {
    using RunningWorld::RunningWorld;

    Problems errors;
    mutable std::optional<std::vector<Population>>
        copies;                                       ///< of populations(); none after a change
    mutable std::optional<std::uint64_t> projectHash; ///< none after an edit

    struct Place {
        std::size_t population = 0;
        std::size_t slot = 0;
    };
    /// Nothing if the agent does not live, or is another individual.
    [[nodiscard]] std::optional<Place> findAgent(const AgentHandle& agent) {
        const auto population = find(agent.type);
        if (!population)
            return {};
        Crowd& crowd = crowds[*population];
        crowd.noteSlots();
        const auto slot = crowd.slotOf(agent.ordinal);
        if (!slot || (agent.life && *agent.life != crowd.life[crowd.rank[*slot]]))
            return {};
        return Place{*population, *slot};
    }

    [[nodiscard]] AgentHandle handleOf(std::size_t population, std::uint32_t ordinal) {
        Crowd& crowd = crowds[population];
        crowd.noteSlots();
        return {crowd.type, ordinal, crowd.life[crowd.rank[*crowd.slotOf(ordinal)]]};
    }

    [[nodiscard]] std::vector<Value> parameterValues() const {
        std::vector<Value> values;
        for (const Parameter& parameter : project.parameters)
            values.push_back(parameter.value);
        return values;
    }
    /// Leaves out values that a parameter does not take.
    void setParameters(const std::vector<Value>& values) {
        for (std::size_t i = 0; i < std::min(values.size(), project.parameters.size()); ++i)
            if (!findProblem(project, project.parameters[i], values[i]))
                setParameter(i, values[i]);
    }

    /// Takes an edited project in which only values of parameters are new, as those of a slider
    /// that is dragged. Returns false if more is new.
    bool takeParameters(const Project& edited) {
        if (edited.parameters.empty() || edited.parameters.size() != project.parameters.size())
            return false;
        const Project next = resolveDrivable(edited);
        if (next.parameters == project.parameters ||
            !std::ranges::equal(next.parameters, project.parameters, {}, &Parameter::drives,
                                &Parameter::drives)) // with the same value, they would not be set
            return false;
        Project here = project;
        here.parameters = next.parameters;
        applyParameters(here);
        if (here != next)
            return false;
        for (std::size_t i = 0; i < next.parameters.size(); ++i) {
            const Value before = project.parameters[i].value;
            project.parameters[i] = next.parameters[i];
            project.parameters[i].value = before;
            if (before != next.parameters[i].value)
                setParameter(i, next.parameters[i].value);
        }
        return true;
    }

    [[nodiscard]] std::uint64_t hashOfProject() const {
        if (!projectHash)
            projectHash = hashOf(project);
        return *projectHash;
    }
};

/// A place or velocity from outside, within the limits and on the lattice. @pre it is finite
[[nodiscard]] inline Vec2 takenIn(Vec2 vector) {
    return lattice(Vec2{std::clamp(vector.x, -coordinateLimit, coordinateLimit),
                        std::clamp(vector.y, -coordinateLimit, coordinateLimit)});
}

} // namespace tiller
