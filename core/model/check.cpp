#include "core/model/check.h"

#include "core/model/agent_type.h"
#include "core/model/check_lesson.h"
#include "core/model/connect.h"
#include "core/model/order.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/model/silence.h"
#include "core/model/world.h"
#include "core/modes/agent_mode.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace tiller {

namespace {

class Checker {
public:
    explicit Checker(const Project& project) : m_project(project) {
        for (const Node& node : project.nodes)
            m_nodes.emplace(node.id, &node);
    }

    Problems run() {
        checkSizes();
        checkIds();
        checkValues();
        if (hasErrors(m_problems))
            return m_problems; // what follows trusts types and values
        checkGeometry();
        checkAgents();
        checkLinks();
        if (!hasErrors(m_problems))
            checkRings();
        if (!hasErrors(m_problems)) {
            warnOfUnwired();
            warnOfGeometry();
            warnOfEach();
            warnOfUnused();
            warnOfSwinging();
            for (Problem& problem : checkLesson(m_project))
                m_problems.push_back(std::move(problem));
        }
        return m_problems;
    }

private:
    void error(std::string text, std::vector<Id> ids) {
        m_problems.push_back({Severity::error, std::move(text), std::move(ids)});
    }
    void warn(std::string text, std::vector<Id> ids) {
        m_problems.push_back({Severity::warning, std::move(text), std::move(ids)});
    }

    void checkSizes() {
        if (m_project.nodes.size() > maxNodes)
            error("There are " + std::to_string(m_project.nodes.size()) +
                      " nodes; a project holds at most 10,000.",
                  {});
        if (m_project.links.size() > maxLinks)
            error("There are " + std::to_string(m_project.links.size()) +
                      " links; a project holds at most 100,000.",
                  {});
    }

    template <class T>
    void checkIdsOf(const std::vector<T>& items, std::set<std::string_view>& seen) {
        for (const T& item : items) {
            if (!isId(item.id) || item.id == "world")
                error("\"" + item.id +
                          "\" is no id: it must be 1 to 64 characters of a-z, 0-9 and -, and not "
                          "\"world\".",
                      {item.id});
            if (!seen.insert(item.id).second)
                error("The id \"" + item.id + "\" is used twice. Give one of them another id.",
                      {item.id});
        }
    }

    void checkIds() {
        std::set<std::string_view> seen;
        checkIdsOf(m_project.scene, seen);
        checkIdsOf(m_project.nodes, seen);
        checkIdsOf(m_project.links, seen);
        checkIdsOf(m_project.annotations, seen);
    }

    void checkValuesOf(const Description* type, const std::string& typeId,
                       const std::vector<Value>& values, const Id& id) {
        if (!type)
            return error("\"" + typeId + "\" is not a type that this version of Tiller knows.",
                         {id});
        if (values.size() != type->settings.size())
            return error(type->title + " does not have the right number of settings.", {id});
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const auto fault = findFault(type->settings[i], values[i]))
                error(type->title + " \"" + id + "\": " + *fault, {id});
    }

    void checkValues() {
        checkValuesOf(&worldDescription(), "world", m_project.world, "world");
        for (const SceneItem& item : m_project.scene)
            checkValuesOf(findSceneType(item.type), item.type, item.values, item.id);
        for (const Annotation& annotation : m_project.annotations)
            checkValuesOf(findAnnotationType(annotation.type), annotation.type, annotation.values,
                          annotation.id);
        for (const Node& node : m_project.nodes) {
            checkValuesOf(findNodeType(node.type), node.type, node.values, node.id);
            if (!(std::isfinite(node.place.x) && std::isfinite(node.place.y)))
                error("\"" + node.id + "\" has no place on the canvas that is a number.",
                      {node.id});
        }
    }

    void checkGeometry() {
        for (const Node& node : m_project.nodes) {
            const NodeType& type = *findNodeType(node.type);
            for (std::size_t i = 0; i < type.settings.size(); ++i)
                if (type.settings[i].kind == SettingKind::geometry)
                    checkGeometryOf(node, type.settings[i], textOf(node.values[i]));
        }
    }

    void checkGeometryOf(const Node& node, const Setting& setting, const Id& geometry) {
        if (geometry.empty())
            return;
        const SceneItem* item = m_project.sceneItem(geometry);
        if (!item)
            error(named(node) + " refers to \"" + geometry +
                      "\", which is not in the scene. Add it, or name another " +
                      setting.geometryType + ".",
                  {node.id});
        else if (item->type != setting.geometryType)
            error(named(node) + " needs a " + setting.geometryType + "; \"" + geometry +
                      "\" is a " + item->type + ".",
                  {node.id, geometry});
    }

    void checkAgents() {
        double total = 0;
        for (const Node& node : m_project.nodes) {
            if (node.type != agentTypeId) {
                if (!node.agents.empty())
                    error(named(node) + " has placed agents; only an agent type may.", {node.id});
                continue;
            }
            checkPlaced(node);
            total += textOf(valueOf(node, "start")) == "placed"
                         ? static_cast<double>(node.agents.size())
                         : numberOf(valueOf(node, "count"));
        }
        if (total > static_cast<double>(maxAgents))
            error("There are " + toText(total) +
                      " agents in all; at most 1,000,000 may run. "
                      "Lower a count.",
                  {});
    }

    void checkPlaced(const Node& node) {
        if (node.agents.size() > maxAgents)
            return error(named(node) + " has more than 1,000,000 placed agents.", {node.id});
        for (const PlacedAgent& agent : node.agents)
            for (const double x :
                 {agent.position.x, agent.position.y, agent.velocity.x, agent.velocity.y})
                if (!(std::abs(x) <= coordinateLimit))
                    return error("A placed agent of " + named(node) + " has " + toText(x) +
                                     "; coordinates and speeds must be within 1,000,000.",
                                 {node.id});
    }

    void checkLinks() {
        std::map<PortRef, const Link*> taken;
        std::map<PortRef, std::size_t> modes;
        std::set<std::pair<PortRef, PortRef>> pairs;
        for (const Link& link : m_project.links) {
            if (!(link.weight >= 0 && link.weight <= maxWeight))
                error("The weight of link \"" + link.id + "\" is " + toText(link.weight) +
                          "; it must be 0 to 100.",
                      {link.id});
            if (!checkEnd(link, link.from, false) || !checkEnd(link, link.to, true))
                continue;
            const Port& to = *port(link.to);
            if (!fits(port(link.from)->type, to.type)) {
                error("Link \"" + link.id + "\": " + *findRefusal(m_project, link.from, link.to),
                      {link.id, link.from.node, link.to.node});
            } else if (!pairs.insert({link.from, link.to}).second) {
                error("Link \"" + link.id + "\" is there twice. Remove one of them.", {link.id});
            } else if (to.type == PortType::mode && link.to.port == "modes" &&
                       ++modes[link.to] > ModeMachine::mostModes) {
                error("Agent type \"" + link.to.node + "\" has more than 64 modes. Remove some.",
                      {link.id, link.to.node});
            } else if (!to.takesSeveral() && !taken.emplace(link.to, &link).second) {
                error("Input " + link.to.node + "." + link.to.port + " takes one link; \"" +
                          taken[link.to]->id + "\" and \"" + link.id +
                          "\" lead to it. Remove one of them.",
                      {link.id, link.to.node});
            }
        }
    }

    bool checkEnd(const Link& link, const PortRef& end, bool isInput) {
        const auto known = m_nodes.find(end.node);
        if (known == m_nodes.end()) {
            error("Link \"" + link.id + "\" leads " + (isInput ? "to" : "from") + " \"" + end.node +
                      "\", which is not there. Remove the link, or add the node.",
                  {link.id});
            return false;
        }
        const Node* node = known->second;
        const Port* found = findNodeType(node->type)->port(end.port);
        if (!found || found->isInput != isInput) {
            std::string all;
            for (const Port& each : findNodeType(node->type)->ports)
                if (each.isInput == isInput)
                    all += (all.empty() ? "" : ", ") + each.id;
            error("Link \"" + link.id + "\": " + named(*node) + " has no " +
                      (isInput ? "input" : "output") + " \"" + end.port + "\"; it has " +
                      (all.empty() ? "none" : all) + ".",
                  {link.id, node->id});
            return false;
        }
        return true;
    }

    const Port* port(const PortRef& ref) const {
        return findNodeType(m_nodes.at(ref.node)->type)->port(ref.port);
    }

    /// With its id only where others are called the same.
    std::string named(const Node& node) {
        if (m_nameCounts.empty())
            for (const Node& each : m_project.nodes)
                ++m_nameCounts[displayName(each)];
        const std::string name = displayName(node);
        return m_nameCounts[name] == 1 ? name : name + " \"" + node.id + "\"";
    }

    /// Those that can not be put in order, less those that a ring only feeds.
    std::set<std::string_view> nodesOnRings() const {
        std::set<std::string_view> left;
        for (const Node& node : m_project.nodes)
            left.insert(node.id);
        for (const Node* node : runOrder(m_project))
            left.erase(node->id);

        std::map<std::string_view, int> feeds;
        std::multimap<std::string_view, std::string_view> feeders;
        for (const Link& link : m_project.links)
            if (left.contains(link.from.node) && left.contains(link.to.node) &&
                flows(port(link.from)->type)) {
                ++feeds[link.from.node];
                feeders.emplace(link.to.node, link.from.node);
            }
        std::vector<std::string_view> ends;
        for (const std::string_view id : left)
            if (!feeds.contains(id))
                ends.push_back(id);
        while (!ends.empty()) {
            const std::string_view at = ends.back();
            ends.pop_back();
            left.erase(at);
            const auto [first, last] = feeders.equal_range(at);
            for (auto feeder = first; feeder != last; ++feeder)
                if (--feeds[feeder->second] == 0)
                    ends.push_back(feeder->second);
        }
        return left;
    }

    void checkRings() {
        const std::set<std::string_view> onRing = nodesOnRings();
        std::vector<Id> ring;
        std::string names;
        for (const Node& node : m_project.nodes) {
            if (!onRing.contains(node.id))
                continue;
            ring.push_back(node.id);
            if (ring.size() <= 5)
                names += (names.empty() ? "" : ", ") + named(node);
        }
        if (!ring.empty())
            error("Forces or conditions form a ring through " + names +
                      (ring.size() > 5 ? " and others" : "") + ". Remove a link of the ring.",
                  ring);
    }

    static bool isMissing(const Node& node, const Port& port, const std::set<PortRef>& wired) {
        if (!port.isInput || port.optional || port.id == "when" ||
            wired.contains({node.id, port.id}))
            return false;
        return node.type != agentTypeId || !wired.contains({node.id, "modes"});
    }

    void warnOfUnwired() {
        std::set<PortRef> wired;
        for (const Link& link : m_project.links)
            wired.insert(link.to);
        for (const Node& node : m_project.nodes)
            for (const Port& each : findNodeType(node.type)->ports)
                if (isMissing(node, each, wired))
                    warn(named(node) + " has nothing at its input " + each.title +
                             (node.type == agentTypeId ? ", so nothing steers it. "
                                                       : ", so it is inactive. ") +
                             whatFits(each.type),
                         {node.id});
    }

    /// A Nearest that means each of several, where only one makes sense.
    void warnOfEach() {
        for (const Link& link : m_project.links) {
            const Node& from = *m_nodes.at(link.from.node);
            const Setting* choose = findNodeType(from.type)->setting("choose");
            if (!choose || !port(link.to)->oneOnly ||
                valueOf(from, "choose") != Value(std::string("each")))
                continue;
            const Node& to = *m_nodes.at(link.to.node);
            warn(named(to) + " takes one target; " + named(from) +
                     " gives each of several, so it is inactive. Choose the nearest.",
                 {to.id, from.id});
        }
    }

    /// Outlines and ways that are too short to be any.
    void warnOfGeometry() {
        for (const SceneItem& item : m_project.scene) {
            const Description& type = *findSceneType(item.type);
            const Setting* points = type.setting("points");
            const auto* shape = points && points->appliesWhen
                                    ? &valueOf(item, points->appliesWhen->setting)
                                    : nullptr;
            if (!points || (shape && !points->appliesWhen->holds(*shape)))
                continue;
            const bool isArea = shape && *shape == Value(std::string("polygon"));
            const std::size_t needed = isArea ? 3 : 2;
            const std::size_t there = pointsOf(valueOf(item, "points")).size();
            if (there < needed)
                warn(type.title + " \"" + item.id + "\" has " + toText(static_cast<double>(there)) +
                         (there == 1 ? " point" : " points") + "; it needs at least " +
                         toText(static_cast<double>(needed)) + ". Add some, or delete it.",
                     {item.id});
        }
    }

    void warnOfUnused() {
        Project heard = m_project; // what is muted is so on purpose
        for (Node& node : heard.nodes)
            node.muted = node.solo = false;
        const Project resolved = resolve(heard);
        std::set<std::string_view> kept;
        for (const Node& node : resolved.nodes)
            kept.insert(node.id);
        for (const Node& node : m_project.nodes)
            if (!kept.contains(node.id))
                warn(named(node) + " reaches no agent type's steering, so it does nothing.",
                     {node.id});
    }

    /// For each node, the weights that can add up at its output: of a combiner that picks one the
    /// largest, else the sum.
    std::map<Id, double> gains() const {
        std::multimap<std::string_view, const Link*> into;
        for (const Link& link : m_project.links)
            if (carries(link, PortType::force) || isModeOfType(link))
                into.emplace(link.to.node, &link);
        const std::set<Id> silent = silentNodes(m_project);
        std::map<Id, double> gains;
        std::vector<const Node*> order = runOrder(m_project);
        std::ranges::stable_partition( // modes only refer to the type they are of
            order, [](const Node* node) { return node->type != agentTypeId; });
        for (const Node* node : order) {
            const NodeType& type = *findNodeType(node->type);
            const bool combines = type.kind != NodeKind::behavior;
            double sum = 0;
            double largest = 0;
            double ofModes = 0; // an agent is in one of them
            const auto [first, last] = into.equal_range(node->id);
            for (auto link = first; link != last; ++link) {
                const double one = link->second->weight * gains.at(link->second->from.node);
                if (isModeOfType(*link->second)) {
                    ofModes = std::max(ofModes, one);
                    continue;
                }
                sum += one;
                largest = std::max(largest, one);
            }
            gains[node->id] = silent.contains(node->id) ? 0
                              : !combines               ? 1
                                                        : ofModes + (type.picksOne ? largest : sum);
        }
        return gains;
    }

    bool isModeOfType(const Link& link) const {
        return carries(link, PortType::mode) && link.to.port == "modes";
    }

    bool carries(const Link& link, PortType type) const { return port(link.from)->type == type; }

    void warnOfSwinging() {
        const double tick = m_project.worldNumber("tick");
        const std::map<Id, double> known = gains();
        for (const Node& node : m_project.nodes) {
            if (node.type != agentTypeId)
                continue;
            const auto body =
                settingsFrom<AgentTypeSettings>(findNodeType(node.type)->settings, node.values);
            const double reaction =
                std::max(body.responseTime * (1 - body.responseTimeSpread), tick);
            const double mass = body.mass * (1 - body.massSpread);
            const double swing = known.at(node.id) * tick / (mass * reaction);
            if (swing >= 2)
                warn(named(node) +
                         " may swing: its weights add up to more than its mass and response time "
                         "can take (" +
                         toText(std::round(swing * 100) / 100) +
                         ", must be below 2). Lower the weights, or raise mass or response time.",
                     {node.id});
        }
    }

    const Project& m_project;
    std::map<std::string_view, const Node*> m_nodes; ///< by id
    std::map<std::string, int>
        m_nameCounts; ///< how many nodes are called so; empty until it is asked
    Problems m_problems;
};

} // namespace

Problems check(const Project& project) {
    return Checker(project).run();
}

} // namespace tiller
