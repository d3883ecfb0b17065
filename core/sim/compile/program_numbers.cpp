#include "core/sim/compile/program_numbers.h"

#include "core/model/registry.h"
#include "core/modes/agent_mode.h"
#include "core/nodes/describe.h"
#include "core/scene/ways.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tiller {

namespace {

class NumberPlanner {
public:
    NumberPlanner(Program& program, const std::vector<CrowdFacts>& crowds, double mostAgents)
        : m_program(program), m_crowds(crowds), m_mostAgents(mostAgents) {}

    void run() {
        setSpacing();
        for (CompiledNode& node : m_program.nodes)
            forInputs(*node.type, [&](const Port& port, std::size_t input) {
                setBounds(node.inputs[input]);
                if (port.type != PortType::force)
                    setEach(node.inputs[input]);
            });
        addGains();
        addQueries();
    }

private:
    void setBounds(InputPort& input) const {
        input.fastest = 0;
        input.largest = 0;
        for (const std::uint32_t population : input.group) {
            input.fastest = std::max(input.fastest, m_crowds[population].fastest);
            input.largest = std::max(input.largest, m_crowds[population].largest);
        }
    }

    void setSpacing() {
        Spacing most;
        for (const CompiledNode& node : m_program.nodes)
            if (node.code->spacing) {
                const Spacing spacing = node.code->spacing(node.settings.get());
                most.margin = std::max(most.margin, spacing.margin);
                most.centers = std::max(most.centers, spacing.centers);
                most.avoids = most.avoids || spacing.avoids;
            }
        for (CompiledNode& node : m_program.nodes) {
            node.settlers.spacing = most;
            setBounds(node.settlers);
        }
    }

    void setEach(InputPort& input) const {
        for (const InputLink& link : input.links)
            if (const CompiledNode& from = m_program.nodes[link.from]; from.code->eachWithin)
                input.each = eachOf(from);
    }

    std::optional<EachOf> eachOf(const CompiledNode& target) const {
        const auto range = target.code->eachWithin(target.settings.get());
        if (!range)
            return {};
        EachOf each{&target.inputs[0].group, &target.inputs[1], *range, 1};
        each.populationCount += agentsIn(*each.group);
        return each;
    }

    void addGains() {
        const std::vector<double> gains =
            gainsOf(m_program, [](const InputLink& link) { return link.weight; });
        for (std::size_t i = 0; i < gains.size(); ++i) {
            m_program.nodes[i].gain = gains[i];
            m_program.nodes[i].mostWeight = 0;
        }
        for (const CompiledLink& link : m_program.forceLinks) {
            double& most = m_program.nodes[link.link.from].mostWeight;
            most = std::max(most, link.link.weight);
        }
    }

    /// Whether the numbers that drive a node are known before the node @p first runs.
    static bool isKnownBefore(const CompiledNode& node, std::size_t first) {
        return std::ranges::all_of(node.drives,
                                   [&](const Drive& drive) { return drive.from < first; });
    }

    /// Nodes that look at the same group share a search. Nodes with the same radius and view angle
    /// share the sums too.
    void addQueries() {
        m_program.queries.clear();
        m_program.sumsCount = 0;
        for (std::size_t i = 0; i < m_program.nodes.size(); ++i) {
            CompiledNode& node = m_program.nodes[i];
            if (!node.code->neighbors || node.inputs[node.code->neighborsInput].group.empty())
                continue;
            const Group& group = node.inputs[node.code->neighborsInput].group;
            auto query = std::ranges::find_if(m_program.queries, [&](const NeighborQuery& of) {
                return of.group == group && !of.isFull() && isKnownBefore(node, of.firstNode);
            });
            if (query == m_program.queries.end()) {
                query = m_program.queries.insert(query, newQuery(group));
                query->firstNode = i;
            }
            node.query = static_cast<std::size_t>(query - m_program.queries.begin());
            node.sums = query->add(node.code->neighbors(node.settings.get()), !node.drives.empty());
        }
        for (NeighborQuery& query : m_program.queries) {
            query.plan();
            query.firstSums = m_program.sumsCount;
            m_program.sumsCount += query.neighborhoods.size();
        }
        for (CompiledNode& node : m_program.nodes)
            if (node.query)
                node.sums += m_program.queries[*node.query].firstSums;
    }

    /// How many agents of a group may live.
    double agentsIn(const Group& group) const {
        double sum = 0;
        for (const std::uint32_t population : group)
            sum += static_cast<double>(m_crowds[population].most);
        return std::min(sum, m_mostAgents);
    }

    NeighborQuery newQuery(const Group& group) const {
        NeighborQuery query{.group = group, .agents = agentsIn(group)};
        for (const std::uint32_t population : group)
            query.fastest = std::max(query.fastest, m_crowds[population].fastest);
        return query;
    }

    Program& m_program;
    const std::vector<CrowdFacts>& m_crowds;
    double m_mostAgents;
};

/// The ways between modes keep numbers of their own.
void takeTransition(Program& program, const CompiledNode& node) {
    const auto index = static_cast<std::uint32_t>(&node - program.nodes.data());
    for (ModeMachine::Way& way : program.machine.ways)
        if (way.node == index) {
            const auto& settings = *static_cast<const TransitionSettings*>(node.settings.get());
            way.after = settings.after;
            way.order = settings.order;
        }
    sortWays(program.machine);
}

} // namespace

bool combines(const NodeType& type) {
    return type.kind == NodeKind::combiner || type.kind == NodeKind::mode;
}

std::vector<double> gainsOf(const Program& program,
                            const std::function<double(const InputLink&)>& weightOf) {
    std::vector<double> gains(program.nodes.size());
    for (const InputLink& link : program.steering)
        gains[link.from] += weightOf(link);
    for (std::size_t i = gains.size(); i-- > 0;)
        if (combines(*program.nodes[i].type))
            for (const InputLink& link : program.nodes[i].inputs[0].links)
                gains[link.from] += gains[i] * weightOf(link);
    return gains;
}

void planNumbers(Program& program, const std::vector<CrowdFacts>& crowds, double mostAgents) {
    NumberPlanner(program, crowds, mostAgents).run();
}

void setForceBound(Program& program, const CrowdFacts& crowd, double tick) {
    program.forceBound = 2 * crowd.fastest / std::max(crowd.quickest, tick);
}

bool actsAtOnce(const Project& project, const Drivable& driven) {
    const Node* node = project.node(driven.ref.item);
    return project.link(driven.ref.item) || (node && takesNewSetting(*node, driven.ref.setting)) ||
           takesNewBody(project, driven.ref);
}

bool takesNewSettings(const NodeType& type) {
    switch (type.kind) {
    case NodeKind::behavior:
    case NodeKind::combiner:
    case NodeKind::condition:
    case NodeKind::action:
    case NodeKind::mode:
    case NodeKind::source:
        return true;
    case NodeKind::number:
        return type.id != summaryTypeId; // the world knows what it summarizes
    case NodeKind::target:
        return type.id != wayId;
    default:
        return false;
    }
}

bool takesNewSetting(const Node& node, std::string_view setting) {
    const NodeType& type = *findNodeType(node.type);
    return takesNewSettings(type) && !(type.code->variant && type.code->variantFlag == setting);
}

bool isOfBody(std::string_view setting) {
    static const std::set<std::string_view> settings = {
        "mass",           "massSpread", "radius",         "radiusSpread", "maxSpeed",
        "maxSpeedSpread", "maxForce",   "maxForceSpread", "responseTime", "responseTimeSpread"};
    return settings.contains(setting);
}

bool takesNewBody(const Project& project, const SettingRef& ref) {
    const Node* node = project.node(ref.item);
    if (!node || node->type != agentTypeId || !isOfBody(ref.setting))
        return false;
    return !ref.setting.starts_with("radius") ||
           std::ranges::find(project.nodes, wayId, &Node::type) == project.nodes.end();
}

void sortWays(ModeMachine& machine) {
    std::ranges::sort(machine.ways, {}, [](const ModeMachine::Way& way) {
        return std::tie(way.order, way.id, way.to);
    });
}

bool takeSettings(Program& program, const Node& node) {
    const auto source = std::ranges::find(program.sources, node.id, &CompiledSource::node);
    if (source != program.sources.end()) {
        source->settings = std::static_pointer_cast<const SourceSettings>(
            makeSettings(*findNodeType(node.type), node.values));
        return true;
    }
    for (const CompiledSource& each : program.sources)
        if (each.numbers)
            takeSettings(*each.numbers, node);
    const auto found = std::ranges::find(program.nodes, node.id, &CompiledNode::id);
    if (found == program.nodes.end())
        return false;
    found->settings = makeSettings(*found->type, node.values);
    takeTransition(program, *found);
    return true;
}

bool takeWeight(Program& program, const Link& link) {
    const auto found = std::ranges::find(program.forceLinks, link.id, &CompiledLink::id);
    if (found == program.forceLinks.end())
        return false;
    if (link.to.port == "modes")
        return true; // the steering of a mode counts as it is
    found->link.weight = link.weight;
    std::vector<InputLink>& inputs =
        found->to ? program.nodes[*found->to].inputs[0].links : program.steering;
    for (InputLink& each : inputs)
        if (each.taken == found->link.taken)
            each.weight = link.weight;
    return true;
}

void takeAnyWeight(Program& program, const Link& link) {
    const auto found = std::ranges::find(program.forceLinks, link.id, &CompiledLink::id);
    if (found == program.forceLinks.end() || link.to.port == "modes")
        return;
    found->link.weight = link.weight;
    std::vector<InputLink>& inputs =
        found->to ? program.nodes[*found->to].inputs[0].links : program.steering;
    std::erase_if(inputs, [&](const InputLink& each) { return each.taken == found->link.taken; });
    if (link.weight > 0 ||
        found->link.isDriven) // links of an input come in the order in which they were added
        inputs.insert(std::ranges::upper_bound(inputs, found->link.taken, {}, &InputLink::taken),
                      found->link);
}

namespace {

/// The first memory of each node by which a population works together with another.
std::vector<std::size_t> answersOf(const Program& program, std::uint32_t to) {
    std::vector<std::size_t> answers;
    for (const CompiledNode& node : program.nodes)
        if (node.code->isReciprocal && std::ranges::any_of(node.inputs, [&](const InputPort& in) {
                return std::ranges::binary_search(in.group, to);
            }))
            answers.push_back(node.memory);
    return answers;
}

} // namespace

void findAnswers(std::vector<Program>& programs) {
    for (std::uint32_t i = 0; i < programs.size(); ++i)
        for (CompiledNode& node : programs[i].nodes) {
            if (!node.code->isReciprocal)
                continue;
            for (InputPort& input : node.inputs) {
                input.answers.clear();
                for (const std::uint32_t population : input.group)
                    input.answers.push_back(answersOf(programs[population], i));
            }
        }
}

void findSettlers(std::vector<Program>& programs, const std::vector<CrowdFacts>& crowds) {
    Settlers all;
    for (std::uint32_t i = 0; i < programs.size(); ++i) {
        std::vector<std::size_t> memory;
        for (const CompiledNode& node : programs[i].nodes)
            if (node.code->settles)
                memory.push_back(node.memory);
        if (memory.empty())
            continue;
        all.group.push_back(i);
        all.answers.push_back(std::move(memory));
        all.largest = std::max(all.largest, crowds[i].largest);
    }
    if (all.group.empty())
        return;
    for (Program& program : programs)
        for (CompiledNode& node : program.nodes)
            if (node.code->settles || node.code->spacing) {
                all.spacing = node.settlers.spacing;
                node.settlers = all;
            }
}

} // namespace tiller
