#include "core/base/text.h"
#include "core/model/agent_type.h"
#include "core/model/check.h"
#include "core/model/check_rules.h"
#include "core/model/connect.h"
#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/model/resolve.h"
#include "core/nodes/formula_program.h"
#include "core/numbers/variable.h"
#include "core/scene/geometry.h"
#include "core/scene/ways.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>

namespace tiller {

namespace {

class WarningFinder {
public:
    WarningFinder(const Project& project, ProjectIndex& nodes)
        : m_project(project), m_nodes(nodes) {}

    Problems run() {
        findUnwiredInputs();
        findWrongFormulas();
        findAimless();
        findFewPoints();
        findEachForOne();
        findUnusedNodes();
        findSwinging();
        findStopsAtEdge();
        findOvershooting();
        findGoalsInObstacles();
        findGroundProblems();
        for (Problem& problem : checkPlaces(m_project, m_nodes))
            m_problems.push_back(std::move(problem));
#ifndef TILLER_NO_HELP // a game has no lesson, and its checks need the edits of groups
        for (Problem& problem : checkLesson(m_project))
            m_problems.push_back(std::move(problem));
#endif
        return std::move(m_problems);
    }

private:
    void warn(std::string text, std::vector<Id> ids, ProblemKind kind = {}) {
        m_problems.push_back({.severity = Severity::warning,
                              .text = std::move(text),
                              .ids = std::move(ids),
                              .kind = kind});
    }

    static bool needsLink(const Node& node, const Port& port, const std::set<PortRef>& wired) {
        if (!port.isInput || wired.contains({node.id, port.id}))
            return false;
        // Without agents, it counts the events of all.
        if (node.type == summaryTypeId && textOf(valueOf(node, "what")) == "events")
            return port.id == "events";
        if (port.optional)
            return false;
        return node.type != agentTypeId ||
               (!wired.contains({node.id, "modes"}) && !isMeantToStand(node, wired));
    }

    /// Towers and food: agents that cannot move, or that start at rest and that others deal with.
    /// @param wired all ports with a wire
    static bool isMeantToStand(const Node& node, const std::set<PortRef>& wired) {
        const AgentTypeSettings body = agentTypeSettings(node);
        if (body.maxSpeed == 0)
            return true;
        const auto isAtRest = [](const PlacedAgent& agent) { return agent.velocity == Vec2{}; };
        const bool rests = textOf(valueOf(node, "start")) == "placed"
                               ? std::ranges::all_of(node.agents, isAtRest)
                           : textOf(valueOf(node, "startVelocity")) == "fixed"
                               ? body.startVelocityX == 0 && body.startVelocityY == 0
                               : body.startSpeedMin == 0 && body.startSpeedMax == 0;
        return rests &&
               (wired.contains({node.id, "agents"}) || wired.contains({node.id, "actions"}));
    }

    /// @param names the node, its input, and what to wire
    static std::string unwiredText(const Node& node, const std::vector<std::string>& names) {
        const NodeType& type = *findNodeType(node.type);
        if (node.type == agentTypeId)
            return say("%1 has no wire at its input %2, so nothing steers it. %3", names);
        if (type.comesLast)
            return say("%1 has no wire at its input %2, so its agents want to go on as they go. %3",
                       names);
        if (type.kind == NodeKind::action)
            return say("%1 has no wire at its input %2, so it never acts. %3", names);
        if (type.kind == NodeKind::number)
            return say("%1 has no wire at its input %2, so there is no number. %3", names);
        return say("%1 has no wire at its input %2, so it is inactive. %3", names);
    }

    std::string noGroundText(const Node& node) {
        const std::vector<std::string> names{m_nodes.nameOf(node)};
        switch (findNodeType(node.type)->kind) {
        case NodeKind::action:
            return say("%1 has no ground, so it never acts. Choose one, or draw one in the world.",
                       names);
        case NodeKind::number:
            return say("%1 has no ground, so there is no number. Choose one, or draw one in the "
                       "world.",
                       names);
        default:
            return say("%1 has no ground, so it is inactive. Choose one, or draw one in the world.",
                       names);
        }
    }

    void findUnwiredInputs() {
        std::set<PortRef> wired;
        for (const Link& link : m_project.links)
            wired.insert({link.from, link.to}); // no port is an input and an output
        for (const Node& node : m_project.nodes)
            for (const Port& port : findNodeType(node.type)->ports)
                if (needsLink(node, port, wired))
                    warn(unwiredText(node, {m_nodes.nameOf(node), port.title, whatFits(port.type)}),
                         {node.id});
    }

    /// Formulas that are wrong, or that read a target which is not wired.
    void findWrongFormulas() {
        for (const Node& node : m_project.nodes) {
            const NodeType& type = *findNodeType(node.type);
            if (!type.stepsOf)
                continue;
            const FormulaGives gives = formulaGives(type);
            const std::size_t ofPorts = gives == FormulaGives::force ? 0 : formulaTargets;
            const CompiledFormula formula = compileFormula(textOf(valueOf(node, "formula")), gives);
            for (const FormulaProblem& problem : formula.problems)
                warn(say("%1: %2", {m_nodes.nameOf(node), problem.sentence()}), {node.id});
            for (std::size_t i = 0; formula.program && i < mostFormulaInputs; ++i) {
                if (!formula.program->uses[i])
                    continue;
                const Port& port = type.ports[i - ofPorts];
                if (!m_project.linksInto(node.id, port.id).empty())
                    continue;
                const std::vector<std::string> names{m_nodes.nameOf(node), port.id, port.title,
                                                     whatFits(port.type)};
                warn(
                    gives == FormulaGives::number
                        ? say("%1 uses %2, but has no wire at its input %3, so there is no number. "
                              "%4",
                              names)
                        : say("%1 uses %2, but has no wire at its input %3, so it is inactive. %4",
                              names),
                    {node.id});
            }
        }
    }

    /// Nodes without a ground, formulas that are wrong, and cells that are coarser than they should
    /// be.
    void findGroundProblems() {
        for (const Node& node : m_project.nodes)
            for (const std::size_t setting : geometrySettings(node))
                if (findNodeType(node.type)->settings[setting].geometryType == "ground" &&
                    textOf(node.values[setting]).empty())
                    warn(noGroundText(node), {node.id});
        for (const SceneItem& item : m_project.scene) {
            if (item.type != "ground")
                continue;
            const auto settings =
                settingsFrom<GroundGeometry>(findSceneType(item.type)->settings, item.values);
            const std::string& name = item.name.empty() ? item.id : item.name;
            if (const auto problem = findGroundProblem(settings))
                warn(say("Ground \"%1\": %2", {name, *problem}), {item.id});
            const WayCells cells = cellsOfGround(settings, m_project.worldSettings());
            if (const double side = std::max(cells.size().x, cells.size().y);
                side > settings.cell * 1.5)
                warn(say("Ground \"%1\" would have more than 1,048,576 cells, so its cells are %2 "
                         "long. Make them at least so long, or the ground smaller.",
                         {name, toText(std::ceil(side * 1000) / 1000)}),
                     {item.id});
        }
    }

    /// Behaviors with several inputs for where to go, of which they need one.
    void findAimless() {
        std::set<std::string_view> wired;
        for (const Link& link : m_project.links)
            if (link.to.port != "when")
                wired.insert(link.to.node);
        for (const Node& node : m_project.nodes) {
            const NodeType& type = *findNodeType(node.type);
            if (type.kind != NodeKind::behavior || type.stepsOf || wired.contains(node.id))
                continue;
            std::string inputs;
            bool needsNone = true;
            for (const Port& port : type.ports) {
                if (!port.isInput || port.id == "when")
                    continue;
                needsNone = needsNone && port.optional;
                inputs =
                    inputs.empty() ? port.title.shown() : say("%1 and %2", {inputs, port.title});
            }
            if (needsNone && !inputs.empty())
                warn(say("%1 has no wire at its inputs %2, so it is inactive. Wire one of them.",
                         {m_nodes.nameOf(node), inputs}),
                     {node.id});
        }
    }

    void findFewPoints() {
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
            const Points& all = pointsOf(valueOf(item, "points"));
            const std::vector<std::string> names{
                type.title, item.name.empty() ? item.id : item.name, std::to_string(needed)};
            if (const std::size_t count = all.size(); count < needed) {
                warn(
                    sayCount(count,
                             "%1 \"%2\" has %n point; it needs at least %3. Add points, or delete "
                             "it.",
                             "%1 \"%2\" has %n points; it needs at least %3. Add points, or delete "
                             "it.",
                             names),
                    {item.id});
                continue;
            }
            if (const std::size_t places = countPlaces(all, needed); places < needed)
                warn(isArea
                         ? sayCount(places,
                                    "%1 \"%2\" has points at %n place only, so its area is 0. "
                                    "Move a point, or delete it.",
                                    "%1 \"%2\" has points at %n places only, so its area is 0. "
                                    "Move a point, or delete it.",
                                    names)
                         : say("%1 \"%2\" has points at 1 place only, so its length is 0. Move a "
                               "point, or delete it.",
                               names),
                     {item.id});
        }
    }

    /// How many different places the points have, at most @p most.
    static std::size_t countPlaces(const Points& points, std::size_t most) {
        Points places;
        for (const Vec2 point : points) {
            if (places.size() == most)
                break;
            if (std::ranges::find(places, point) == places.end())
                places.push_back(point);
        }
        return places.size();
    }

    /// Target nodes that choose several agents, at an input for one.
    void findEachForOne() {
        for (const Link& link : m_project.links) {
            const Node& from = *m_nodes.node(link.from.node);
            const Setting* choose = findNodeType(from.type)->setting("choose");
            if (!choose || !m_nodes.port(link.to).oneOnly ||
                valueOf(from, "choose") != Value(std::string("each")))
                continue;
            const Node& to = *m_nodes.node(link.to.node);
            warn(say("%1 takes one target, but %2 gives several, so it is inactive. Choose one "
                     "target in %2, such as the nearest.",
                     {m_nodes.nameOf(to), m_nodes.nameOf(from)}),
                 {to.id, from.id});
        }
    }

    /// Nodes without effect on any agent, even if nothing were muted.
    void findUnusedNodes() {
        Project audible = m_project;
        for (Node& node : audible.nodes)
            node.muted = node.solo = false;
        const Project resolved = resolveSound(audible);
        std::set<std::string_view> used;
        for (const Node& node : resolved.nodes)
            used.insert(node.id);
        for (const Node& node : m_project.nodes)
            if (!used.contains(node.id))
                warn(
                    say("%1 does not reach any agent type, so it has no effect. Wire it, or delete "
                        "it.",
                        {m_nodes.nameOf(node)}),
                    {node.id});
    }

    bool isModeOfAgentType(const Link& link) const {
        return m_nodes.port(link.from).type == PortType::mode && link.to.port == "modes";
    }

    /// The largest sum of weights at each node's output if all its behaviors are active. A combiner
    /// that picks one force counts the largest, and an agent is in one mode at a time.
    ///
    /// The gain of a node in a Program is another number: the weights from that node to the
    /// steering.
    std::map<Id, double> largestWeightSums() const {
        std::multimap<std::string_view, const Link*> linksInto;
        for (const Link& link : m_project.links)
            if (link.weight > 0 &&
                (m_nodes.port(link.from).type == PortType::force || isModeOfAgentType(link)))
                linksInto.emplace(link.to.node, &link);
        const std::set<Id> silent = silentNodes(m_project);
        std::vector<const Node*> order = runOrder(m_project);
        // An agent type needs the sums of its modes, but the run order does not put them first.
        std::ranges::stable_partition(order,
                                      [](const Node* node) { return node->type != agentTypeId; });
        std::map<Id, double> sums;
        for (const Node* node : order) {
            const NodeType& type = *findNodeType(node->type);
            double sum = 0;
            double largest = 0;
            double largestMode = 0;
            const auto [first, last] = linksInto.equal_range(node->id);
            for (auto link = first; link != last; ++link) {
                const double from = sums.at(link->second->from.node);
                if (isModeOfAgentType(*link->second)) { // its weight is not a factor
                    largestMode = std::max(largestMode, from);
                    continue;
                }
                const double weight = link->second->weight * from;
                sum += weight;
                largest = std::max(largest, weight);
            }
            if (silent.contains(node->id))
                sums[node->id] = 0;
            else if (type.kind == NodeKind::behavior)
                sums[node->id] = 1;
            else
                sums[node->id] = largestMode + (type.picksOne ? largest : sum);
        }
        return sums;
    }

    /// The node that must come last and steers an agent type; null if there is none.
    const Node* lastNodeOf(const Node& agentType) const {
        std::set<std::string_view> steered{agentType.id};
        for (const Link& link : m_project.links)
            if (isModeOfAgentType(link) && link.to.node == agentType.id)
                steered.insert(link.from.node);
        for (const Link& link : m_project.links) {
            const Node* from = m_nodes.node(link.from.node);
            if (link.weight > 0 && steered.contains(link.to.node) &&
                m_nodes.port(link.from).type == PortType::force &&
                findNodeType(from->type)->comesLast)
                return from;
        }
        return nullptr;
    }

    /// Such a node changes the velocity within a tick, so mass and response time do not matter.
    void checkLast(const Node& agentType, const Node& last, double weights) {
        const AgentTypeSettings body = agentTypeSettings(agentType);
        const double needed = 2 * body.maxSpeed * (1 + body.maxSpeedSpread) * body.mass *
                              (1 + body.massSpread) / m_project.worldNumber("tick");
        const double least = body.maxForce * (1 - body.maxForceSpread);
        if (needed > least * (1 + 1e-9))
            warn(
                say("%1 is too weak for %2: to reach any velocity within a tick it needs a maximum "
                    "force of %3, but it has %4. Raise its maximum force, or lower its maximum "
                    "speed.",
                    {m_nodes.nameOf(agentType), m_nodes.nameOf(last), toText(std::ceil(needed)),
                     toText(least)}),
                {agentType.id, last.id});
        if (weights >= 2)
            warn(say("%1 may swing: the weights before %2 add up to %3; they must stay below 2. "
                     "Lower them.",
                     {m_nodes.nameOf(agentType), m_nodes.nameOf(last), toText(weights)}),
                 {agentType.id, last.id});
    }

    void findSwinging() {
        const double tick = m_project.worldNumber("tick");
        const std::map<Id, double> sums = largestWeightSums();
        for (const Node& node : m_project.nodes) {
            if (node.type != agentTypeId)
                continue;
            const AgentTypeSettings body = agentTypeSettings(node);
            const double responseTime =
                std::max(body.responseTime * (1 - body.responseTimeSpread), tick);
            if (const Node* last = lastNodeOf(node)) {
                checkLast(node, *last, sums.at(last->id));
                continue;
            }
            const double mass = body.mass * (1 - body.massSpread);
            const double swing = sums.at(node.id) * tick / (mass * responseTime);
            if (swing >= 2)
                warn(say("%1 may swing: its weights are too large for its mass and response time "
                         "(%2; it must be below 2). Lower the weights, or raise the mass or the "
                         "response time.",
                         {m_nodes.nameOf(node), toText(std::round(swing * 100) / 100)}),
                     {node.id});
        }
    }

    /// The regions at inputs, by the inputs.
    std::map<PortRef, const Node*> regionsAtInputs() const {
        std::map<PortRef, const Node*> regions;
        for (const Link& link : m_project.links)
            if (const Node* from = m_nodes.node(link.from.node); from->type == "region")
                regions.emplace(link.to, from);
        return regions;
    }

    using Followers = std::multimap<std::string_view, std::string_view>;

    Followers allFollowers() const {
        Followers followers;
        for (const Link& link : m_project.links)
            followers.emplace(link.from.node, link.to.node);
        return followers;
    }

    /// The agent types whose steering, modes or actions a node takes part in.
    std::set<std::string_view> agentTypesAfter(const Followers& followers, const Node& node) const {
        std::set<std::string_view> seen{node.id}, types;
        for (std::vector<std::string_view> open{node.id}; !open.empty();) {
            const auto [first, last] = followers.equal_range(open.back());
            open.pop_back();
            for (auto each = first; each != last; ++each)
                if (m_nodes.node(each->second)->type == agentTypeId)
                    types.insert(each->second);
                else if (seen.insert(each->second).second)
                    open.push_back(each->second);
        }
        return types;
    }

    /// Agents that brake in front of a region, while a condition waits for them inside.
    void findStopsAtEdge() {
        const auto regions = regionsAtInputs();
        const auto regionAt = [&](const Node& node, const char* port) {
            const auto found = regions.find({node.id, port});
            return found == regions.end() ? nullptr : found->second;
        };
        std::map<Id, std::vector<const Node*>> conditions; // by scene item
        for (const Node& node : m_project.nodes)
            if (node.type == "inside-region")
                if (const Node* region = regionAt(node, "region");
                    region && m_nodes.sceneItem(textOf(valueOf(*region, "region"))))
                    conditions[textOf(valueOf(*region, "region"))].push_back(&node);
        if (conditions.empty())
            return;
        const Followers followers = allFollowers();
        std::map<const Node*, std::set<std::string_view>> judged; // by condition
        for (const auto& [item, nodes] : conditions)
            for (const Node* each : nodes)
                judged.emplace(each, agentTypesAfter(followers, *each));
        for (const Node& node : m_project.nodes) {
            const Node* region = node.type == "arrive" ? regionAt(node, "target") : nullptr;
            const auto waiting =
                region ? conditions.find(textOf(valueOf(*region, "region"))) : conditions.end();
            const bool brakes = region && (numberOf(valueOf(node, "slowingRadius")) > 0 ||
                                           numberOf(valueOf(node, "stopRadius")) > 0);
            if (!brakes || waiting == conditions.end())
                continue;
            const auto steered = agentTypesAfter(followers, node);
            for (const Node* condition : waiting->second) {
                const auto& types = judged.at(condition);
                if (std::ranges::none_of(types, [&](auto type) { return steered.contains(type); }))
                    continue;
                warn(
                    say("%1 brakes at the edge of %2, so %3 may stay false. Set its slowing radius "
                        "and its stop radius to 0: then its agents stop inside.",
                        {m_nodes.nameOf(node), m_nodes.nameOf(*region),
                         m_nodes.nameOf(*condition)}),
                    {node.id, condition->id, region->id}, ProblemKind{"stops-at-edge"});
                break;
            }
        }
    }

    /// Agents that brake too late: from full speed they need v^2 m / 2 F.
    void findOvershooting() {
        Followers followers;
        for (const Node& node : m_project.nodes) {
            if (node.type != "arrive" && node.type != "go-to")
                continue;
            const double radius = numberOf(valueOf(node, "slowingRadius"));
            if (radius <= 0)
                continue;
            if (followers.empty())
                followers = allFollowers();
            for (const std::string_view type : agentTypesAfter(followers, node)) {
                const AgentTypeSettings body = agentTypeSettings(*m_nodes.node(type));
                if (body.minSpeed > 0) {
                    warn(say("%1 cannot stop for %2: it circles around its place at its min speed "
                             "of %3. Set the min speed to 0.",
                             {m_nodes.nameOf(*m_nodes.node(type)), m_nodes.nameOf(node),
                              toText(body.minSpeed)}),
                         {node.id, Id(type)}, ProblemKind{"cannot-stop"});
                    continue;
                }
                const double speed = numberOf(valueOf(node, "speed")) * body.maxSpeed;
                const double needed = speed * speed * body.mass / (2 * body.maxForce);
                if (body.maxForce <= 0 || needed <= radius)
                    continue;
                warn(say("%1 cannot stop in time: %2 slows it down inside %3, but from full speed "
                         "it needs %4. Raise the slowing radius or the maximum force.",
                         {m_nodes.nameOf(*m_nodes.node(type)), m_nodes.nameOf(node), toText(radius),
                          toText(std::ceil(needed))}),
                     {node.id, Id(type)}, ProblemKind{"brakes-late"});
            }
        }
    }

    /// The obstacles that a Way leads around.
    Obstacles obstaclesOf(const Node& way) const {
        std::vector<ObstacleGeometry> found;
        for (const Link& link : m_project.links)
            if (link.to == PortRef{way.id, "obstacles"})
                for (ObstacleGeometry& each : tiller::obstaclesOf(
                         m_project, textOf(valueOf(*m_nodes.node(link.from.node), "group"))))
                    found.push_back(std::move(each));
        return Obstacles(found);
    }

    /// The places of goals that stand still.
    Points stillGoalsOf(const Node& target) const {
        Points goals;
        if (target.type == "point")
            if (const SceneItem* item = m_nodes.sceneItem(textOf(valueOf(target, "point"))))
                goals.push_back(boxOfItem(*item).low);
        if (target.type != ownGoalId)
            return goals;
        for (const Node& type : m_project.nodes)
            for (const PlacedAgent& agent : type.agents)
                for (const AgentGoal& goal : agent.goals)
                    if (goal.item.empty())
                        goals.push_back(goal.place);
        return goals;
    }

    void findGoalsInObstacles() {
        for (const Link& link : m_project.links) {
            const Node* way = m_nodes.node(link.to.node);
            if (!way || way->type != wayId || link.to.port != "goals")
                continue;
            const Obstacles obstacles = obstaclesOf(*way);
            for (const Vec2 place : stillGoalsOf(*m_nodes.node(link.from.node)))
                if (obstacles.contain({}, place)) {
                    warn(say("The goal at %1, %2 of %3 is inside an obstacle, so agents go to a "
                             "place near it. Move it out of the obstacle.",
                             {toText(place.x), toText(place.y), m_nodes.nameOf(*way)}),
                         {way->id}, ProblemKind{"goal-in-obstacle"});
                    break;
                }
        }
    }

    const Project& m_project;
    ProjectIndex& m_nodes;
    Problems m_problems;
};

constexpr std::array<std::string_view, 4> goThere{"seek", "arrive", "pursue", "go-to"};
constexpr std::array<std::string_view, 2> goAway{"flee", "evade"};

/// The behaviors of these types that always push an agent type, or a mode, at full weight.
std::vector<const Node*> pushing(const Project& project, ProjectIndex& nodes, const PortRef& input,
                                 std::span<const std::string_view> types) {
    std::vector<const Node*> found;
    for (const Link& link : project.links) {
        const Node* from = nodes.node(link.from.node);
        const bool isOneOf = std::ranges::find(types, from->type) != types.end();
        const bool waits = std::ranges::any_of(project.links, [&](const Link& each) {
            return each.to == PortRef{from->id, "when"};
        });
        if (link.to == input && link.weight >= 1 && isOneOf && !waits)
            found.push_back(from);
    }
    return found;
}

} // namespace

Problems findWarnings(const Project& project, ProjectIndex& nodes) {
    return WarningFinder(project, nodes).run();
}

Problems findHints(const Project& project) {
    Problems hints;
    ProjectIndex nodes(project);
    const std::set<Id> silent = silentNodes(project);
    for (const Node& node : project.nodes) {
        if (node.type != agentTypeId && node.type != "agent-mode")
            continue;
        const PortRef input{node.id, node.type == agentTypeId ? "steering" : "forces"};
        for (const Node* toward : pushing(project, nodes, input, goThere))
            for (const Node* away : pushing(project, nodes, input, goAway))
                if (!silent.contains(toward->id) && !silent.contains(away->id))
                    hints.push_back(
                        {.severity = Severity::warning,
                         .text = say(
                             "%1 and %2 both push %3 with their full weight. Each asks for a whole "
                             "velocity, so it is slow where both act. Wire them to a Priority or a "
                             "Context instead.",
                             {nodes.nameOf(*toward), nodes.nameOf(*away), nodes.nameOf(node)}),
                         .ids = {toward->id, away->id, node.id},
                         .kind = ProblemKind{"opposed-forces"}});
    }
    return hints;
}

} // namespace tiller
