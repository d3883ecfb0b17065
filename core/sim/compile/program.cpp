#include "core/sim/compile/program.h"

#include "core/conditions/meter.h"
#include "core/model/agent_type.h"
#include "core/model/registry.h"
#include "core/modes/agent_mode.h"
#include "core/nodes/describe.h"
#include "core/scene/geometry.h"
#include "core/scene/ways.h"
#include "core/sim/compile/program_numbers.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

/// Each combiner multiplies forces by weights of up to 100. After this many, forces are limited.
constexpr std::size_t safeDepth = 16;

class Compiler {
public:
    Compiler(Wiring& wiring, const Node& agentType, const PopulationIndex& populations,
             const std::vector<CrowdFacts>& crowds, double mostAgents)
        : m_wiring(wiring)
        , m_agentType(agentType)
        , m_populations(populations)
        , m_crowds(crowds)
        , m_mostAgents(mostAgents) {}

    Program run() {
        addNodes(m_wiring.nodesBefore(m_agentType.id));
        for (const Link* link : linksInto(m_agentType.id, "steering"))
            addForce(*link, m_program.steering, {});
        addModes();
        for (const Link* link : linksInto(m_agentType.id, "facing"))
            m_program.facing = m_compiled.at(link->from.node);
        addActions();
        for (const auto& [index, number] : m_wiring.summariesOf(m_agentType.id))
            m_program.summaries.push_back({index, number ? std::optional(static_cast<std::uint32_t>(
                                                               m_compiled.at(number->from.node)))
                                                         : std::nullopt});
        for (const Link* link : linksInto(m_agentType.id, "births"))
            addSource(*m_wiring.project().node(link->from.node));
        planNumbers(m_program, m_crowds, m_mostAgents);
        return std::move(m_program);
    }

private:
    void addNodes(std::vector<const Node*> order) {
        // Numbers come first: so more nodes can share a search whose radius they drive.
        std::set<Id> first;
        for (const Node* node : order)
            if (findNodeType(node->type)->kind == NodeKind::number && first.insert(node->id).second)
                for (const Node* before : m_wiring.nodesBefore(node->id))
                    first.insert(before->id);
        std::ranges::stable_partition(order,
                                      [&](const Node* node) { return first.contains(node->id); });
        m_program.nodes.reserve(order.size()); // pointers into it stay
        setForceBound(m_program, ownFacts(), worldNumber("tick"));
        const AgentTypeSettings settings = agentTypeSettings(m_agentType);
        m_program.limits = {settings.maxTurnRate, settings.minSpeed, settings.headingThreshold};
        for (const Node* node : order)
            if (findNodeType(node->type)->kind != NodeKind::source)
                addNode(*node);
        for (const Node* node : order)
            if (const auto added = m_compiled.find(node->id); added != m_compiled.end())
                addInputs(*node, added->second);
    }

    const std::vector<const Link*>& linksInto(const Id& node, const std::string& port) const {
        return m_wiring.linksInto(node, port);
    }

    std::shared_ptr<const Geometry> geometryOf(const Node& node) {
        if (node.type == wayId)
            return m_wiring.wayOf(node, ownFacts().largest, static_cast<double>(ownFacts().most));
        if (node.type == ownGoalId)
            return m_wiring.ownGoalsOf(m_agentType);
        return m_wiring.geometryOf(node);
    }

    const CrowdFacts& ownFacts() const { return m_crowds[m_populations.at(m_agentType.id)]; }

    double worldNumber(std::string_view setting) const {
        return m_wiring.project().worldNumber(setting);
    }

    void addNode(const Node& node) {
        const NodeType& type = *findNodeType(node.type);
        const bool remembersPaths = node.type == wayId && m_wiring.hasOwnGoals(node);
        const NodeCode& code = remembersPaths ? *type.code->variant : codeFor(type, node.values);
        CompiledNode& compiled = m_program.nodes.emplace_back();
        compiled.id = node.id;
        compiled.type = &type;
        compiled.code = &code;
        compiled.settings = makeSettings(type, node.values);
        compiled.geometry = geometryOf(node);
        compiled.random = RandomStream(static_cast<std::uint64_t>(worldNumber("seed")),
                                       hashOf(m_agentType.id), hashOf(node.id));
        compiled.shared = m_wiring.variable(node.id);
        compiled.memory = m_program.memoryCount;
        m_program.memoryCount += code.memory.size();
        const std::size_t index = m_program.nodes.size() - 1;
        if (type.kind == NodeKind::behavior && type.output()->type == PortType::force)
            m_program.behaviors.push_back(index);
        if (combines(type))
            compiled.isDeep = ++m_combiners > safeDepth;
        m_compiled.emplace(node.id, index);
    }

    /// When all nodes are there: an action's Done may lead to a node that runs before it.
    void addInputs(const Node& node, std::size_t index) {
        CompiledNode& compiled = m_program.nodes[index];
        forInputs(*compiled.type, [&](const Port& port, std::size_t) {
            compiled.inputs.push_back(inputOf(node, port, index));
        });
        forInputs(*compiled.type, [&](const Port& port, std::size_t input) {
            if (port.id == "when" && compiled.code->act == Act::none &&
                !compiled.inputs[input].links.empty())
                compiled.when = &compiled.inputs[input];
        });
        for (const Port& socket : compiled.type->sockets)
            for (const Link* link : linksInto(node.id, socket.id)) {
                const auto from = static_cast<std::uint32_t>(m_compiled.at(link->from.node));
                if (socket.id == weightSocket)
                    compiled.weightFrom = from, m_program.hasDrivenWeights = true;
                else
                    compiled.drives.push_back({compiled.type->setting(socket.id), from});
            }
    }

    /// Adds the agent type's modes in their order, and the ways between them. Resolves the inputs
    /// that refer to modes.
    void addModes() {
        ModeMachine& machine = m_program.machine;
        for (const Link* link : linksInto(m_agentType.id, "modes")) {
            if (machine.modes.size() == ModeMachine::mostModes)
                break; // check() refuses more
            machine.modes.push_back(modeRef(link->from.node));
            Link always = *link;
            always.weight = 1;
            addForce(always, m_program.steering, {});
        }
        for (CompiledNode& node : m_program.nodes)
            forInputs(*node.type, [&](const Port& port, std::size_t input) {
                if (port.type == PortType::mode)
                    for (const Link* link : linksInto(node.id, port.id))
                        node.inputs[input].modes.push_back(modeRef(link->from.node));
            });
        for (std::size_t to = 0; to < machine.modes.size(); ++to)
            for (const Link* link : linksInto(m_program.nodes[machine.modes[to].node].id, "enter"))
                addWay(m_compiled.at(link->from.node), to);
        sortWays(machine);
    }

    ModeRef modeRef(const Id& id) const {
        const std::size_t node = m_compiled.at(id);
        return {static_cast<std::uint32_t>(node), m_program.nodes[node].memory};
    }

    void addWay(std::size_t node, std::size_t to) {
        ModeMachine& machine = m_program.machine;
        const CompiledNode& transition = m_program.nodes[node];
        const auto& settings = *static_cast<const TransitionSettings*>(transition.settings.get());
        const auto& from = transition.inputs[0].modes;
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < machine.modes.size(); ++i)
            if (from.empty() ||
                std::ranges::find(from, machine.modes[i].node, &ModeRef::node) != from.end())
                bits |= std::uint64_t{1} << i;
        machine.ways.push_back({static_cast<std::uint32_t>(node), bits, to, settings.after,
                                settings.order, transition.id});
    }

    InputPort inputOf(const Node& node, const Port& port, std::size_t index) {
        InputPort input;
        if (port.type == PortType::mode || port.type == PortType::transition)
            return input; // refers to nodes that may come later; addModes fills it in
        if (node.type == summaryTypeId && port.type != PortType::agents)
            return input; // of the agents that it is about
        for (const Link* link : linksInto(node.id, port.id)) {
            if (const auto population = m_populations.find(link->from.node);
                population != m_populations.end()) {
                input.group.push_back(population->second);
                continue;
            }
            if (port.type == PortType::force) {
                addForce(*link, input.links, index);
                continue;
            }
            const std::size_t source = m_compiled.at(link->from.node);
            const CompiledNode& from = m_program.nodes[source];
            input.links.push_back({.from = static_cast<std::uint32_t>(source),
                                   .isDone = from.code->act != Act::none,
                                   .geometry = from.geometry.get()});
            input.memory = from.memory;
            if (from.geometry)
                input.geometry = from.geometry.get();
        }
        std::ranges::sort(input.group);
        if (ownFacts().solid == Solid::obstaclesAndAgents)
            std::ranges::copy_if(input.group, std::back_inserter(input.solids),
                                 [&](std::uint32_t population) {
                                     return m_crowds[population].solid == Solid::obstaclesAndAgents;
                                 });
        return input;
    }

    void addForce(const Link& link, std::vector<InputLink>& to, std::optional<std::size_t> node) {
        const bool isDriven = !linksInto(link.from.node, weightSocket).empty();
        to.push_back({.from = static_cast<std::uint32_t>(m_compiled.at(link.from.node)),
                      .taken = static_cast<std::uint32_t>(m_program.forceLinks.size()),
                      .weight = link.weight,
                      .isDriven = isDriven});
        m_program.forceLinks.push_back({link.id, to.back(), node});
        if (link.weight == 0 && !isDriven)
            to.pop_back(); // agents may have a weight of their own
    }

    /// By the order of the link, then by the id of the node.
    void addActions() {
        std::vector<const Link*> links = linksInto(m_agentType.id, "actions");
        std::ranges::sort(links, {},
                          [](const Link* link) { return std::tie(link->order, link->from.node); });
        for (const Link* link : links) {
            CompiledAction& action = m_program.actions.emplace_back();
            action.node = m_compiled.at(link->from.node);
            action.act = m_program.nodes[action.node].code->act;
            action.touching = touchingBefore(action.node);
            const CompiledNode& node = m_program.nodes[action.node];
            action.amount = node.type->setting(node.code->amount);
            if ((action.act == Act::set || action.act == Act::add) && !node.inputs[1].links.empty())
                action.variable = node.inputs[1].links[0].from;
            if (node.inputs.size() > 1 && !node.inputs[1].group.empty())
                action.type = node.inputs[1].group.front();
            if (action.act != Act::spawn)
                continue;
            if (const auto& where = node.inputs[2]; !where.links.empty())
                action.where = where.links[0].from;
            if (const Geometry* in = node.inputs[3].geometry)
                action.region = in->as<Region>();
        }
    }

    /// The Touching nodes from which conditions lead to a node.
    std::vector<std::size_t> touchingBefore(std::size_t node) const {
        std::vector<std::size_t> touching;
        std::set<std::size_t> seen{node};
        std::vector<std::size_t> open{node};
        while (!open.empty()) {
            const CompiledNode& at = m_program.nodes[open.back()];
            if (at.type->id == touchingTypeId)
                touching.push_back(open.back());
            open.pop_back();
            forInputs(*at.type, [&](const Port& port, std::size_t input) {
                for (const InputLink& link : at.inputs[input].links)
                    if (port.type == PortType::condition && !link.isDone &&
                        seen.insert(link.from).second)
                        open.push_back(link.from);
            });
        }
        std::ranges::sort(touching);
        return touching;
    }

    void addSource(const Node& node) {
        CompiledSource& source = m_program.sources.emplace_back();
        const NodeType& type = *findNodeType(node.type);
        source.node = node.id;
        source.settings =
            std::static_pointer_cast<const SourceSettings>(makeSettings(type, node.values));
        forInputs(type, [&](const Port& port, std::size_t) {
            const auto& links = linksInto(node.id, port.id);
            source.places.push_back(
                links.empty() ? nullptr
                              : m_wiring.geometryOf(*m_wiring.project().node(links[0]->from.node)));
        });
        Compiler numbers(m_wiring, m_agentType, m_populations, m_crowds, m_mostAgents);
        for (const Port& socket : type.sockets)
            for (const Link* link : linksInto(node.id, socket.id)) {
                if (numbers.m_program.nodes.empty())
                    numbers.addNodes(m_wiring.nodesBefore(node.id));
                source.drives.push_back(
                    {type.setting(socket.id),
                     static_cast<std::uint32_t>(numbers.m_compiled.at(link->from.node))});
            }
        if (!source.drives.empty())
            source.numbers = std::make_shared<Program>(std::move(numbers.m_program));
    }

    Wiring& m_wiring;
    const Node& m_agentType;
    const PopulationIndex& m_populations;
    const std::vector<CrowdFacts>& m_crowds;
    double m_mostAgents;
    std::map<Id, std::size_t> m_compiled;
    std::size_t m_combiners = 0;
    Program m_program;
};

} // namespace

Program compile(Wiring& wiring, const Node& agentType, const PopulationIndex& populations,
                const std::vector<CrowdFacts>& crowds, double mostAgents) {
    return Compiler(wiring, agentType, populations, crowds, mostAgents).run();
}

bool isOnePlace(const CompiledNode& node) {
    const PortType type = node.type->output()->type;
    const bool isEach = node.code->eachWithin && node.code->eachWithin(node.settings.get());
    return node.type->kind == NodeKind::target && !isEach &&
           (type == PortType::point || type == PortType::agent);
}

void widenReaches(const Program& program, std::vector<std::optional<double>>& reaches) {
    const auto widen = [&](const Group& group, double to) {
        for (const std::uint32_t population : group)
            reaches[population] = std::max(reaches[population].value_or(0), to);
    };
    for (const NeighborQuery& query : program.queries)
        widen(query.group, query.reaches.front());
    for (const CompiledNode& node : program.nodes)
        for (const InputPort& input : node.inputs)
            widen(input.group, 0);
    for (const CompiledNode& node : program.nodes)
        if (node.code->settles)
            widen(node.settlers.group, 0);
}

} // namespace tiller
