#include "core/sim/program.h"

#include "core/model/agent_type.h"
#include "core/model/order.h"
#include "core/model/registry.h"

#include <algorithm>
#include <set>

namespace tiller {

namespace {

class Compiler {
public:
    Compiler(const Project& project, const Node& agentType, const PopulationIndex& populations,
             const std::vector<std::size_t>& agentCounts)
        : m_project(project)
        , m_agentType(agentType)
        , m_populations(populations)
        , m_agentCounts(agentCounts) {
        for (const Link& link : project.links)
            m_into[link.to].push_back(&link);
        for (auto& [to, links] : m_into)
            std::ranges::sort(links, {}, [](const Link* a) { return std::tie(a->order, a->id); });
    }

    Program run() {
        const std::vector<const Node*> order = nodesThatSteer();
        m_program.nodes.reserve(order.size()); // pointers into it stay
        m_program.forceBound = forceBound();
        for (const Node* node : order)
            addNode(*node);
        for (const Link* link : linksInto(m_agentType.id, "steering"))
            addForce(*link, m_program.steering, nullptr);
        addGains();
        return std::move(m_program);
    }

private:
    const std::vector<const Link*>& linksInto(const Id& node, const std::string& port) const {
        static const std::vector<const Link*> none;
        const auto found = m_into.find({node, port});
        return found == m_into.end() ? none : found->second;
    }

    /// Backward from the steering; agent types themselves do not run.
    std::vector<const Node*> nodesThatSteer() const {
        std::set<Id> wanted;
        std::vector<Id> open{m_agentType.id};
        while (!open.empty()) {
            const Id at = open.back();
            open.pop_back();
            for (auto link = m_into.lower_bound({at, ""});
                 link != m_into.end() && link->first.node == at; ++link)
                for (const Link* each : link->second)
                    if (m_populations.count(each->from.node) == 0 &&
                        wanted.insert(each->from.node).second)
                        open.push_back(each->from.node);
        }
        std::vector<const Node*> order;
        for (const Node* node : runOrder(m_project))
            if (wanted.contains(node->id))
                order.push_back(node);
        return order;
    }

    void addNode(const Node& node) {
        const NodeType& type = *findNodeType(node.type);
        const NodeCode& code = *type.code;
        CompiledNode& compiled = m_program.nodes.emplace_back();
        compiled.id = node.id;
        compiled.type = &type;
        compiled.code = &code;
        compiled.settings = code.makeSettings(node.values);
        compiled.shape = shapeOf(node);
        compiled.random = RandomStream(static_cast<std::uint64_t>(m_project.worldNumber("seed")),
                                       hashOf(m_agentType.id), hashOf(node.id));
        compiled.memory = m_program.memoryCount;
        m_program.memoryCount += code.memoryCount;
        m_program.signals.push_back(std::make_unique<Signal>(Signal{}));
        compiled.out = m_program.signals.back().get();
        for (const Port& port : type.ports)
            if (port.isInput)
                compiled.inputs.push_back(inputOf(node, port, compiled));
        for (std::size_t i = 0, input = 0; i < type.ports.size(); ++i)
            if (type.ports[i].isInput) {
                if (type.ports[i].id == "when" && !compiled.inputs[input].links.empty())
                    compiled.when = &compiled.inputs[input];
                ++input;
            }
        if (type.kind == NodeKind::behavior)
            m_program.behaviors.push_back(m_program.nodes.size() - 1);
        m_compiled.emplace(node.id, &compiled);
    }

    InputPort inputOf(const Node& node, const Port& port, const CompiledNode& compiled) {
        InputPort input;
        for (const Link* link : linksInto(node.id, port.id)) {
            if (const auto population = m_populations.find(link->from.node);
                population != m_populations.end()) {
                input.group.push_back(population->second);
                continue;
            }
            if (port.type == PortType::force) {
                addForce(*link, input.links, &compiled);
                continue;
            }
            const CompiledNode& from = *m_compiled.at(link->from.node);
            input.links.push_back({from.out, 1});
            if (from.shape)
                input.shape = &*from.shape;
            if (from.code->eachWithin)
                input.each = eachOf(from);
        }
        std::ranges::sort(input.group);
        return input;
    }

    std::optional<EachOf> eachOf(const CompiledNode& target) const {
        const auto range = target.code->eachWithin(target.settings.get());
        if (!range)
            return {};
        EachOf each{&target.inputs[0].group, *range, 1};
        for (const std::uint32_t population : *each.group)
            each.populationCount += static_cast<double>(m_agentCounts[population]);
        return each;
    }

    void addForce(const Link& link, std::vector<InputLink>& to, const CompiledNode* node) {
        const auto index = static_cast<std::uint16_t>(to.size());
        to.push_back({m_compiled.at(link.from.node)->out, link.weight});
        m_program.forceLinks.push_back({link.id, to.back(), node, index});
    }

    std::optional<Shape> shapeOf(const Node& node) const {
        const NodeType& type = *findNodeType(node.type);
        for (std::size_t i = 0; i < type.settings.size(); ++i) {
            if (type.settings[i].kind != SettingKind::geometry)
                continue;
            const SceneItem* item = m_project.sceneItem(textOf(node.values[i]));
            if (!item)
                continue;
            Shape shape{{numberOf(valueOf(*item, "x")), numberOf(valueOf(*item, "y"))}, {}};
            if (findSceneType(item->type)->setting("width"))
                shape.size = {numberOf(valueOf(*item, "width")),
                              numberOf(valueOf(*item, "height"))};
            return shape;
        }
        return {};
    }

    /// No wanted velocity is faster than the fastest agent: |d - v| / t' <= 2 M / t'. (An agent
    /// that starts faster than its maxSpeed may exceed it for a tick; ExactSum cuts that off.)
    double forceBound() const {
        const auto body = settingsFrom<AgentTypeSettings>(findNodeType(agentTypeId)->settings,
                                                          m_agentType.values);
        const double fastest = std::min(body.maxSpeed * (1 + body.maxSpeedSpread), coordinateLimit);
        const double reaction = std::max(body.responseTime * (1 - body.responseTimeSpread),
                                         m_project.worldNumber("tick"));
        return 2 * fastest / reaction;
    }

    /// From the steering back through the links.
    void addGains() {
        std::map<const Signal*, CompiledNode*> bySignal;
        for (CompiledNode& node : m_program.nodes)
            bySignal.emplace(node.out, &node);
        for (const InputLink& link : m_program.steering)
            bySignal.at(link.signal)->gain += link.weight;
        for (auto node = m_program.nodes.rbegin(); node != m_program.nodes.rend(); ++node)
            if (node->type->kind == NodeKind::combiner)
                for (const InputLink& link : node->inputs[0].links)
                    bySignal.at(link.signal)->gain += node->gain * link.weight;
    }

    const Project& m_project;
    const Node& m_agentType;
    const PopulationIndex& m_populations;
    const std::vector<std::size_t>& m_agentCounts;
    std::map<PortRef, std::vector<const Link*>> m_into;
    std::map<Id, const CompiledNode*> m_compiled;
    Program m_program;
};

} // namespace

Program compile(const Project& project, const Node& agentType, const PopulationIndex& populations,
                const std::vector<std::size_t>& agentCounts) {
    return Compiler(project, agentType, populations, agentCounts).run();
}

} // namespace tiller
