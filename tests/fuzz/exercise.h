#pragma once

#include "core/io/project_io.h"
#include "core/model/overrides.h"
#include "core/nodes/worked_formula.h"
#include "core/sim/measure.h"
#include "tests/fuzz/project_mutator.h"

#include <stdexcept>

/// What must hold for every project that a reader accepts, whatever is in it.
namespace tiller::fuzz {

/// A rule that does not hold; it ends the fuzzer.
struct Broken : std::logic_error {
    using std::logic_error::logic_error;
};

inline void require(bool holds, const std::string& rule) {
    if (!holds)
        throw Broken("broken rule: " + rule);
}

inline std::string firstOf(const Problems& problems) {
    return problems.empty() ? "no problem" : problems.front().text;
}

/// The project with few agents, so that a tick is short.
inline Project bounded(Project project) {
    std::size_t room = 160;
    for (Node& node : project.nodes) {
        if (node.type != agentTypeId)
            continue;
        Value& count = node.values[*findNodeType(node.type)->settingIndex("count")];
        const std::size_t most = std::min<std::size_t>(room, 80);
        node.agents.resize(std::min(node.agents.size(), most));
        count = std::min(numberOf(count), static_cast<double>(most));
        room -= std::max(node.agents.size(), static_cast<std::size_t>(numberOf(count)));
    }
    return project;
}

inline void giveInputs(Simulation& simulation, const Project& project) {
    simulation.setCursor(Vec2{120, 80});
    simulation.click({40, 60});
    for (const Node& node : project.nodes)
        if (node.type == "external")
            simulation.setExternal(textOf(valueOf(node, "externalName")), {100, 90}, {-20, 5});
}

inline void step(Simulation& simulation, int ticks) {
    for (int i = 0; i < ticks; ++i)
        simulation.step();
}

inline void requireFinite(const Simulation& simulation) {
    for (const Population& of : simulation.populations())
        for (const auto* column :
             {&of.x, &of.y, &of.vx, &of.vy, &of.headingX, &of.headingY, &of.facingX, &of.facingY})
            for (const double number : *column)
                require(std::isfinite(number), "every agent has finite numbers");
}

/// Works the formulas out, as the inspector shows them.
inline void workOutAll(const Explanation& now, const Project& project) {
    for (const NodeExplanation& each : now.nodes) {
        const Node* node = project.node(each.node);
        if (!node)
            continue; // it stands for a wire from agents to a target
        const NodeType& type = *findNodeType(node->type);
        TermValues known = settingsAsTerms(type, node->values);
        known.insert(now.quantities.begin(), now.quantities.end());
        known.insert(each.quantities.begin(), each.quantities.end());
        (void)workOut(type, known);
    }
}

/// Reads everything that the editor shows of a running world.
inline void look(const Simulation& simulation, const Project& project) {
    for (std::size_t i = 0; i < simulation.populationCount(); ++i) {
        const AgentView agents = simulation.agents(i);
        const PopulationForces forces = simulation.forces(i);
        require(forces.steeringX.size() == agents.count, "every agent has a steering force");
        if (agents.count > 0) {
            const auto now = simulation.explain({*agents.type, 0});
            require(now && now->steering.x == forces.steeringX[0] &&
                        now->steering.y == forces.steeringY[0],
                    "an explanation gives the same steering as the forces");
            workOutAll(*now, project);
        }
    }
    for (const Annotation& annotation : project.annotations)
        if (annotation.type == "monitor")
            (void)measure(simulation, monitorOf(annotation));
    (void)simulation.events();
    (void)simulation.neighborsPerAgent();
}

/// Compiles, steps, takes a snapshot, goes on, goes back, and goes on again.
inline void run(Simulation& simulation, const Project& project) {
    giveInputs(simulation, project);
    step(simulation, 2);
    look(simulation, project);
    const Snapshot snapshot = simulation.snapshot();
    const std::uint64_t now = hashOf(snapshot);
    step(simulation, 2);
    const std::uint64_t later = hashOf(simulation.snapshot());
    require(simulation.restore(snapshot).ok(), "a world takes its own snapshot");
    require(hashOf(simulation.snapshot()) == now, "a restored world is the one of the snapshot");
    step(simulation, 2);
    require(hashOf(simulation.snapshot()) == later, "a restored world goes on bit for bit");
    requireFinite(simulation);
}

/// Reads back what is written.
inline void writeAndRead(const Project& project) {
    const std::string text = writeProject(project);
    const auto again = readProject(text);
    require(again.ok(),
            "a written project is read: " + firstOf(again.ok() ? Problems() : again.problems()));
    require(again.value().project == project, "a project that is written and read is the same");
    require(writeProject(again.value().project) == text, "it has the same bytes");
}

/// Runs the export beside a simulation of the project that has made four ticks.
inline void exportAndRun(const Project& project, const Simulation& simulation) {
    const auto written = writeExport(project);
    require(written.ok(), "a project without errors exports");
    const std::string& text = written.value();
    const auto read = readProject(text);
    require(read.ok(), "an export is read: " + firstOf(read.ok() ? Problems() : read.problems()));
    require(writeExport(read.value().project).value() == text, "it exports to the same bytes");
    Simulation exported(read.value().project, {.threads = 1});
    giveInputs(exported, read.value().project);
    step(exported, 4);
    require(exported.stateHash() == simulation.stateHash(), "an export runs bit for bit");
}

/// Edits the running world, and takes the edit back.
inline void editAndRun(const Project& project, Simulation& simulation, std::uint64_t seed) {
    Project edited = project;
    ProjectMutator(seed).mutate(edited);
    edited = bounded(edited);
    if (hasErrors(check(edited)))
        return;
    const Change change = difference(project, edited);
    Project changed = project;
    apply(change, changed);
    require(difference(changed, edited).empty(), "a difference leads to the other project");
    require(simulation.setProject(changed).empty(), "a valid edit is taken");
    step(simulation, 1);
    look(simulation, changed);
    const OverridesBetween overrides = overridesBetween(project, changed);
    if (overrides.complete()) {
        Project reached = project;
        apply(overrideChanges(project, overrides.lines).value(), reached);
        require(!hasErrors(check(reached)), "overrides give a valid project");
    }
    apply(inverse(change), changed);
    require(changed == project, "an edit and its inverse give the same project");
    require(simulation.setProject(project).empty(), "a valid edit is taken");
    step(simulation, 1);
    requireFinite(simulation);
}

/// What Tiller does with a project, without exporting it. @pre !hasErrors(check(accepted))
inline void exercise(const Project& accepted) {
    writeAndRead(accepted);
    const Project project = bounded(accepted);
    Simulation simulation(project, {.threads = 1, .trackLeading = true});
    run(simulation, project);
    editAndRun(project, simulation, hashOf(simulation.snapshot()));
}

/// @pre !hasErrors(check(accepted))
inline void exerciseExport(const Project& accepted) {
    const Project project = bounded(accepted);
    Simulation simulation(project, {.threads = 1});
    giveInputs(simulation, project);
    step(simulation, 4);
    requireFinite(simulation);
    exportAndRun(project, simulation);
}

} // namespace tiller::fuzz
