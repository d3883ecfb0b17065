#pragma once

#include "core/io/project_io.h"
#include "core/model/overrides.h"
#include "core/nodes/worked_formula.h"
#include "core/sim/measure.h"
#include "tests/fuzz/project_mutator.h"

#include <cstdint>
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

/// What is tried is chosen by the text, so that an input is cheap and always does the same: most
/// have few agents, and each is looked at in one way.
inline std::uint64_t choiceOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    return hash ^ hash >> 29;
}

/// One in sixteen has so many agents that they fill several blocks.
inline std::size_t mostAgentsFor(std::uint64_t choice) {
    return choice >> 8 & 15 ? 16 : 160;
}

/// Makes the cells of ways coarse.
inline void coarsen(Project& project, Node& way) {
    const auto world = [&project](const char* setting) {
        return numberOf(project.world[*worldDescription().settingIndex(setting)]);
    };
    Value& cell = way.values[*findNodeType(way.type)->settingIndex("cell")];
    cell = std::max(numberOf(cell), std::max(world("width"), world("height")) / 64);
}

/// The project with few agents and coarse ways, so that a tick is short.
inline Project bounded(Project project, std::size_t most = 160) {
    std::size_t room = most;
    for (Node& node : project.nodes) {
        if (node.type == "way")
            coarsen(project, node);
        if (node.type != agentTypeId)
            continue;
        Value& count = node.values[*findNodeType(node.type)->settingIndex("count")];
        const std::size_t own = std::min<std::size_t>(room, most / 2);
        node.agents.resize(std::min(node.agents.size(), own));
        count = std::min(numberOf(count), static_cast<double>(own));
        room -= std::max(node.agents.size(), static_cast<std::size_t>(numberOf(count)));
    }
    Value& mostAgents = project.world[*worldDescription().settingIndex("mostAgents")];
    mostAgents = std::min(numberOf(mostAgents), 2.0 * static_cast<double>(most));
    for (Parameter& parameter : project.parameters) // it would raise them again
        std::erase_if(parameter.drives, [](const SettingRef& ref) {
            return ref.setting == "count" || ref.setting == "mostAgents" || ref.setting == "cell";
        });
    return project;
}

inline void giveInputs(Simulation& simulation, const Project& project) {
    simulation.setCursor(Vec2{120, 80});
    simulation.click({40, 60});
    for (const Node& node : project.nodes)
        if (node.type == "external")
            simulation.setExternal(textOf(valueOf(node, "externalName")), {100, 90}, {-20, 5});
}

/// What a game does to agents, between two ticks.
inline void actByHand(Simulation& simulation, const Project& project) {
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId)
            continue;
        const auto born = simulation.spawn(node.id, Vec2{60, 50}, {10, 0});
        require(!born || simulation.lives(*born), "who was born lives");
        (void)simulation.spawn(node.id, {});
        simulation.placeAgent({node.id, 0}, {50, 50}, {-5, 5});
        simulation.turnAgent({node.id, 1}, {0, -1});
        simulation.moveAgent({node.id, 2}, {70, 50});
        simulation.setGoals({node.id, 0}, {{.item = {}, .place = {20, 30}}});
        for (const Node& other : project.nodes) {
            if (other.type == agentTypeId)
                simulation.become({node.id, 3}, other.id);
            else
                simulation.enterMode({node.id, 0}, other.id);
        }
        simulation.remove({node.id, 1});
    }
}

inline void setParameters(Simulation& simulation, const Project& project) {
    for (const Parameter& parameter : project.parameters)
        if (std::holds_alternative<double>(parameter.value))
            (void)simulation.setParameter(parameter.id, (parameter.min + parameter.max) / 2);
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
            const std::uint32_t row = agents.rank[0];
            const auto now = simulation.explain({*agents.typeId, agents.ordinal[0]});
            require(now && now->steering.x == forces.steeringX[row] &&
                        now->steering.y == forces.steeringY[row],
                    "an explanation gives the same steering as the forces");
            workOutAll(*now, project);
        }
    }
    for (const Annotation& annotation : project.annotations)
        if (annotation.type == "monitor")
            (void)measure(simulation, monitorOf(annotation));
    (void)simulation.events();
    (void)simulation.tickEvents();
    (void)simulation.neighborsPerAgent();
}

/// Takes a snapshot, goes on, goes back, and goes on again.
inline void rewind(Simulation& simulation, const Project& project) {
    const Snapshot snapshot = simulation.snapshot();
    const std::uint64_t now = hashOf(snapshot);
    const auto goOn = [&] {
        actByHand(simulation, project);
        step(simulation, 2);
        return hashOf(simulation.snapshot());
    };
    const std::uint64_t later = goOn();
    require(simulation.restore(snapshot).ok(), "a world takes its own snapshot");
    require(hashOf(simulation.snapshot()) == now, "a restored world is the one of the snapshot");
    require(goOn() == later, "a restored world goes on bit for bit");
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

/// Writes the export and reads it back.
inline Project exported(const Project& project) {
    const auto written = writeExport(project);
    require(written.ok(), "a project without errors exports");
    const std::string& text = written.value();
    const auto read = readProject(text);
    require(read.ok(), "an export is read: " + firstOf(read.ok() ? Problems() : read.problems()));
    require(writeExport(read.value().project).value() == text, "it exports to the same bytes");
    return read.value().project;
}

/// Edits the running world, and takes the edit back.
inline void editAndRun(const Project& project, Simulation& simulation, std::uint64_t seed) {
    Project edited = project;
    ProjectMutator(seed).mutate(edited);
    edited = bounded(edited, mostAgentsFor(seed));
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
inline void exercise(const Project& accepted, std::uint64_t choice) {
    if (choice % 4 == 0)
        writeAndRead(accepted);
    const Project project = bounded(accepted, mostAgentsFor(choice));
    Simulation simulation(project, {.threads = 1, .trackLeading = true});
    simulation.listAllEvents(choice >> 4 & 1);
    giveInputs(simulation, project);
    step(simulation, 2);
    switch (choice % 4) {
    case 1:
        rewind(simulation, project);
        break;
    case 2:
        look(simulation, project);
        setParameters(simulation, project);
        step(simulation, 1);
        break;
    case 3:
        editAndRun(project, simulation, choice);
    }
    requireFinite(simulation);
}

/// @pre !hasErrors(check(accepted))
inline void exerciseExport(const Project& accepted, std::uint64_t choice) {
    const Project project = bounded(accepted, mostAgentsFor(choice));
    const Project other = exported(project);
    if (choice % 4 != 0)
        return;
    const auto run = [](const Project& each) {
        Simulation simulation(each, {.threads = 1});
        giveInputs(simulation, each);
        step(simulation, 3);
        requireFinite(simulation);
        return simulation.stateHash();
    };
    require(run(project) == run(other), "an export runs bit for bit");
}

} // namespace tiller::fuzz
