#include "app/editor/viewport/agent_orders.h"

#include "app/editor/words/names.h"
#include "core/base/angle.h"
#include "core/model/agent_type.h"
#include "core/model/edits.h"
#include "core/scene/geometry.h"

#include <algorithm>

namespace tiller {

bool canBeSent(const Project& project, const Id& agentType) {
    std::set<Id> seen{agentType};
    std::vector<Id> open{agentType};
    while (!open.empty()) {
        const Id at = open.back();
        open.pop_back();
        for (const Link& link : project.links) {
            const Node* from = link.to.node == at ? project.node(link.from.node) : nullptr;
            if (!from || from->type == agentTypeId || !seen.insert(from->id).second)
                continue;
            if (from->type == ownGoalId)
                return true;
            open.push_back(from->id);
        }
    }
    return false;
}

Result<Change> addOwnGoal(const Project& project, IdSource& ids, const Id& agentType) {
    Project with = project;
    const Node* type = project.node(agentType);
    const Vec2 card = type ? type->place : Vec2{};
    const auto add = [&](std::string_view node, Vec2 place) -> Result<Id> {
        const auto added = addNode(with, ids, node, place, {});
        if (!added)
            return added.problems();
        apply(added.value(), with);
        return added.value().nodes.back().after->id;
    };
    const auto goal = add(ownGoalId, card + Vec2{-520, 160});
    const auto arrive = add("arrive", card + Vec2{-260, 160});
    for (const auto& each : {goal, arrive})
        if (!each)
            return each.problems();
    for (const auto& [from, to] :
         {std::pair(PortRef{goal.value(), "point"}, PortRef{arrive.value(), "target"}),
          std::pair(PortRef{arrive.value(), "force"}, PortRef{agentType, "steering"})}) {
        const auto link = connect(with, ids, from, to);
        if (!link)
            return link;
        apply(link.value(), with);
    }
    return difference(project, with);
}

AgentOrders::AgentOrders(ShownWorld& world, QObject* parent) : QObject(parent), m_world(world) {
    connect(&m_world, &ShownWorld::projectReplaced, this, [this] { select({}); });
    connect(&m_world, &ShownWorld::projectChanged, this, &AgentOrders::changed);
    connect(&m_world, &ShownWorld::frameChanged, this, &AgentOrders::dropDead);
}

QString AgentOrders::hint() const {
    if (m_agents.empty())
        return {};
    const QString who = tr("%n agents selected.", nullptr, count());
    if (sent().empty())
        return who + " " + tr("They have no Own goal, so they cannot be sent.");
    return who + " " + tr("Right click: go; drag: line; Shift: menu.");
}

void AgentOrders::select(std::set<AgentName> agents) {
    if (m_agents == agents)
        return;
    m_agents = std::move(agents);
    m_preview.clear();
    emit changed();
}

std::set<AgentName> AgentOrders::agentsIn(const QRectF& box) const {
    std::set<AgentName> found;
    if (!m_world.isComplete())
        return found;
    for (const FrameAgents& of : m_world.simulation()->frame().agents)
        for (std::size_t i = 0; i < of.size(); ++i)
            if (of.x[i] >= box.left() && of.x[i] <= box.right() && of.y[i] >= box.top() &&
                of.y[i] <= box.bottom())
                found.insert({of.type, of.ordinal[i]});
    return found;
}

void AgentOrders::dropDead() {
    if (m_agents.empty() || !m_world.isComplete())
        return;
    const Frame& frame = m_world.simulation()->frame();
    std::set<AgentName> living = m_agents;
    std::erase_if(living, [&](const AgentName& agent) {
        const FrameAgents* of = frame.agentsOf(agent.type);
        return !of || !of->indexOf(agent.ordinal);
    });
    select(std::move(living));
}

std::vector<AgentName> AgentOrders::sent() const {
    std::map<Id, bool> types;
    std::vector<AgentName> agents;
    for (const AgentName& agent : m_agents) {
        const auto [type, isNew] = types.try_emplace(agent.type);
        if (isNew)
            type->second = canBeSent(m_world.project(), agent.type);
        if (type->second)
            agents.push_back(agent);
    }
    return agents;
}

std::set<Id> AgentOrders::typesWithout() const {
    std::set<Id> types;
    for (const AgentName& agent : m_agents)
        types.insert(agent.type);
    std::erase_if(types, [&](const Id& type) { return canBeSent(m_world.project(), type); });
    return types;
}

void AgentOrders::addOwnGoals() {
    Document& document = *m_world.document();
    const int gesture = document.beginGesture();
    for (const Id& type : typesWithout())
        document.push(addOwnGoal(m_world.project(), document.ids(), type),
                      tr("Let %1 be sent").arg(nameOf(m_world.project(), {type})), gesture);
}

/// Where those are that can be sent. @param radius becomes the largest
Points AgentOrders::places(double& radius) const {
    Points at;
    for (const AgentName& agent : sent()) {
        const FrameAgents* of = m_world.simulation()->frame().agentsOf(agent.type);
        if (const auto i = of ? of->indexOf(agent.ordinal) : std::nullopt) {
            at.push_back({of->x[*i], of->y[*i]});
            radius = std::max(radius, of->radius[*i]);
        }
    }
    return at;
}

void AgentOrders::give(Vec2 place, const Arrangement& arrangement) {
    if (!m_world.isComplete())
        return;
    const std::set<Id> without = typesWithout();
    if (!without.empty())
        m_world.document()->refuse(
            tr("%1 cannot be sent: it has no Own goal. The command “Let the selected agents be "
               "sent” adds one, with an Arrive.")
                .arg(nameOf(m_world.project(), {without.begin(), without.end()})));
    if (std::vector<AgentName> agents = sent(); !agents.empty())
        m_world.simulation()->order(std::move(agents), place, arrangement);
}

void AgentOrders::send(Vec2 place) {
    give(place, {.kind = m_kind});
}

void AgentOrders::sendAs(Arrangement::Kind kind, Vec2 place) {
    m_kind = kind;
    send(place);
}

AgentOrders::Line AgentOrders::lineOf(Vec2 from, Vec2 to) const {
    const Vec2 middle = (from + to) * 0.5;
    double radius = 0;
    const Points at = places(radius);
    Vec2 sum;
    for (const Vec2 each : at)
        sum = sum + (middle - each);
    Vec2 facing = turnLeft(unit(to - from));
    if (dot(facing, sum) < 0)
        facing = facing * -1;
    return {middle,
            {.kind = Arrangement::Kind::line,
             .width = length(to - from),
             .facingX = facing.x,
             .facingY = facing.y}};
}

void AgentOrders::sendToLine(Vec2 from, Vec2 to) {
    const Line line = lineOf(from, to);
    hideLine();
    give(line.middle, line.arrangement);
}

void AgentOrders::showLine(Vec2 from, Vec2 to) {
    const Line line = lineOf(from, to);
    double radius = 0;
    const Points at = places(radius);
    m_preview = slotsAround(m_world.project(), line.middle, line.arrangement, at, radius);
    emit changed();
}

void AgentOrders::hideLine() {
    m_preview.clear();
    emit changed();
}

} // namespace tiller
