#include "app/editor/viewmodels/problem_fix.h"

#include "app/editor/viewmodels/formula_draft.h"
#include "app/editor/viewport/scene_edits.h"
#include "core/model/agent_type.h"
#include "core/model/check_rules.h"
#include "core/scene/geometry.h"
#include "core/scene/solid_ground.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace tiller {

namespace {

QString trFix(const char* text) {
    return QCoreApplication::translate("ProblemFix", text);
}

/// How far a stretch moves to lie within 0 and a size; if it is longer, its middle comes to theirs.
double wayInside(double low, double high, double size) {
    if (high - low > size)
        return std::round((size - low - high) / 2);
    return low < 0 ? -low : high > size ? size - high : 0;
}

std::optional<ProblemFix> movedInside(const Project& project, const SceneItem& item) {
    const Rectangle box = boxOfItem(item);
    if (!isOutsideWorld(project, box))
        return {};
    const Vec2 size = project.worldSize();
    const SceneItem moved = movedItem(
        item, {wayInside(box.low.x, box.high.x, size.x), wayInside(box.low.y, box.high.y, size.y)});
    const auto change = replaceItems(project, std::span(&moved, 1));
    if (!change)
        return {};
    return ProblemFix{trFix("Move it inside"), [change = change.value()] { return change; }};
}

/// Finds places for agents: in the world, and clear of obstacles and of the agents before.
class FreePlaces {
public:
    FreePlaces(const Project& project, double radius)
        : m_size(project.worldSize()), m_radius(radius), m_ground(obstaclesOf(project)) {}

    /// The nearest free place. Where a search finds none, or all have taken long: the wanted place,
    /// within the world.
    Vec2 take(Vec2 wanted) {
        const Vec2 found = near(wanted);
        m_taken.emplace(cellOf(found), found);
        return found;
    }
    /// The same, and it stays free.
    Vec2 near(Vec2 wanted) {
        const Vec2 start{std::clamp(wanted.x, 0.0, m_size.x), std::clamp(wanted.y, 0.0, m_size.y)};
        return freeAround(start).value_or(start);
    }

private:
    std::optional<Vec2> freeAround(Vec2 start) {
        constexpr int mostRings = 200;
        if (isFree(start))
            return start;
        const double step = std::max(m_radius, 1.0);
        for (int ring = 1; ring < mostRings; ++ring)
            for (int i = 0; i < 8 * ring && m_triesLeft > 0; ++i, --m_triesLeft) {
                const double angle = 2 * 3.14159265358979323846 * i / (8 * ring);
                const Vec2 place = start + Vec2{std::cos(angle), std::sin(angle)} * (step * ring);
                const Vec2 found{std::round(place.x), std::round(place.y)};
                if (isFree(found))
                    return found;
            }
        return {};
    }

    /// Of a grid in which agents that touch lie in the same cell or beside each other.
    using Cell = std::pair<std::int64_t, std::int64_t>;
    [[nodiscard]] Cell cellOf(Vec2 place) const {
        const double side = std::max(2 * m_radius, 1.0);
        return {static_cast<std::int64_t>(std::floor(place.x / side)),
                static_cast<std::int64_t>(std::floor(place.y / side))};
    }

    [[nodiscard]] bool isTaken(Vec2 place) const {
        const Cell middle = cellOf(place);
        for (std::int64_t x = middle.first - 1; x <= middle.first + 1; ++x)
            for (std::int64_t y = middle.second - 1; y <= middle.second + 1; ++y) {
                const auto [first, last] = m_taken.equal_range({x, y});
                if (std::any_of(first, last, [&](const auto& each) {
                        return length(each.second - place) < 2 * m_radius;
                    }))
                    return true;
            }
        return false;
    }

    [[nodiscard]] bool isFree(Vec2 place) const {
        if (place.x < 0 || place.y < 0 || place.x > m_size.x || place.y > m_size.y ||
            isTaken(place))
            return false;
        std::vector<SolidGround::Piece> near;
        const Vec2 wide{m_radius, m_radius};
        m_ground.findNear({}, place - wide, place + wide, near);
        bool clear = true;
        m_ground.forPushes(near, place, m_radius, [&](Vec2) { clear = false; });
        return clear;
    }

    Vec2 m_size;
    double m_radius;
    SolidGround m_ground;
    std::multimap<Cell, Vec2> m_taken;
    int m_triesLeft = 100'000; ///< of all searches
};

Change movedApart(const Project& project, const Node& node) {
    FreePlaces places(project, agentTypeSettings(node).radius);
    std::vector<PlacedAgent> agents = node.agents;
    for (PlacedAgent& agent : agents)
        agent.position = places.take(agent.position);
    return setAgents(project, node.id, std::move(agents));
}

std::optional<ProblemFix> freePlaces(const Project& project, const Node& node, const Problem&) {
    return ProblemFix{trFix("Move the agents to free places"),
                      [&project, &node] { return movedApart(project, node); }};
}

/// Obstacles stop all agents that move.
std::optional<ProblemFix> madeSolid(const Project& project, const Node&, const Problem&) {
    Project after = project;
    for (const Node& node : project.nodes)
        if (node.type == agentTypeId && agentTypeSettings(node).maxSpeed > 0)
            if (const auto change = setValue(after, node.id, "solid", std::string("obstacles")))
                apply(change.value(), after);
    const Change change = difference(project, after);
    if (change.empty())
        return {};
    return ProblemFix{trFix("Let obstacles stop all agents"), [change] { return change; }};
}

/// Arrive enters the region in front of which it braked.
std::optional<ProblemFix> enteringRegion(const Project& project, const Node& arrive,
                                         const Problem&) {
    Project after = project;
    for (const char* radius : {"slowingRadius", "stopRadius"})
        if (const auto change = setValue(after, arrive.id, radius, 0.0))
            apply(change.value(), after);
    return ProblemFix{trFix("Let its agents enter the region"),
                      [change = difference(project, after)] { return change; }};
}

/// The slowing radius becomes as long as the way that the agents need to stop.
std::optional<ProblemFix> brakingInTime(const Project& project, const Node& node,
                                        const Problem& late) {
    const AgentTypeSettings body = agentTypeSettings(*project.node(late.ids.back()));
    const double speed = numberOf(valueOf(node, "speed")) * body.maxSpeed;
    const auto change = setValue(project, node.id, "slowingRadius",
                                 std::ceil(speed * speed * body.mass / (2 * body.maxForce)));
    if (!change)
        return {};
    return ProblemFix{trFix("Let it slow down earlier"),
                      [change = change.value()] { return change; }};
}

/// The goals of a Way that are inside an obstacle move out of it.
Change withFreeGoals(const Project& project, const Node& way) {
    FreePlaces outside(project, 0);
    FreePlaces clear(project, numberOf(valueOf(way, "clearance")));
    const auto moveOut = [&](Vec2 place) {
        return outside.near(place) == place ? place : clear.near(place);
    };
    Project after = project;
    for (const Link& link : project.links) {
        if (link.to != PortRef{way.id, "goals"})
            continue;
        const Node& target = *project.node(link.from.node);
        const SceneItem* point =
            target.type == "point" ? project.sceneItem(textOf(valueOf(target, "point"))) : nullptr;
        if (point) {
            const Vec2 place = boxOfItem(*point).low;
            const SceneItem moved = movedItem(*point, moveOut(place) - place);
            if (const auto change = replaceItems(after, std::span(&moved, 1)))
                apply(change.value(), after);
        }
        for (const Node& type : project.nodes) {
            if (target.type != ownGoalId || type.agents.empty())
                continue;
            std::vector<PlacedAgent> agents = type.agents;
            for (PlacedAgent& agent : agents)
                for (AgentGoal& goal : agent.goals)
                    if (goal.item.empty())
                        goal.place = moveOut(goal.place);
            apply(setAgents(after, type.id, std::move(agents)), after);
        }
    }
    return difference(project, after);
}

std::optional<ProblemFix> ableToStop(const Project& project, const Node&, const Problem& problem) {
    const auto change = setValue(project, problem.ids.back(), "minSpeed", 0.0);
    if (!change)
        return {};
    return ProblemFix{trFix("Let it stop"), [change = change.value()] { return change; }};
}

std::optional<ProblemFix> freeGoals(const Project& project, const Node& way, const Problem&) {
    return ProblemFix{trFix("Move the goals out of the obstacles"),
                      [&project, &way] { return withFreeGoals(project, way); }};
}

/// A Context goes where the one behavior wants to, and keeps clear of what the other one flees.
std::optional<ProblemFix> comparingDirections(const Project& project, const Node&,
                                              const Problem& hint) {
    const Id &toward = hint.ids[0], &away = hint.ids[1];
    const auto threat = std::ranges::find(project.links, PortRef{away, "target"}, &Link::to);
    const auto push = std::ranges::find_if(project.links, [&](const Link& link) {
        return link.from.node == toward && link.to.node == hint.ids[2];
    });
    if (threat == project.links.end() || push == project.links.end())
        return {};
    const auto change = [&project, away, threat = *threat, push = *push] {
        IdSource ids;
        Project after = project;
        const Node flee = *project.node(away);
        apply(addNode(after, ids, "context", flee.place, {}).value(), after);
        const Id context = after.nodes.back().id;
        const double radius = numberOf(valueOf(flee, "radius"));
        if (radius > 0 && radius < noLimit)
            apply(setValue(after, context, "range", radius).value(), after);
        apply(remove(after, std::array{away, push.id}), after);
        using Wire = std::pair<PortRef, PortRef>;
        for (const auto& [from, to] :
             {Wire{push.from, {context, "interest"}}, Wire{threat.from, {context, "points"}},
              Wire{{context, "force"}, push.to}})
            if (const auto wired = connect(after, ids, from, to))
                apply(wired.value(), after);
        return difference(project, after);
    };
    return ProblemFix{trFix("Put a Context between"), change};
}

/// The formula of a node with the suggested words in the place of the wrong ones.
std::optional<ProblemFix> rightFormula(const Project& project, const Node& node,
                                       const FormulaProblem& wrong) {
    if (!wrong.instead)
        return {};
    std::string text = textOf(valueOf(node, "formula"));
    text.replace(wrong.at.offset, wrong.at.length, *wrong.instead);
    const auto change = setValue(project, node.id, "formula", text);
    if (!change)
        return {};
    return ProblemFix{wrong.instead->empty()
                          ? trFix("Remove it")
                          : trFix("Use “%1”").arg(QString::fromStdString(*wrong.instead)),
                      [change = change.value()] { return change; }};
}

/// The fix of a kind of problem. @param node the first of its ids
struct KnownFix {
    ProblemKind kind;
    std::optional<ProblemFix> (*fix)(const Project& project, const Node& node, const Problem&);
};

constexpr std::array knownFixes{
    KnownFix{ProblemKind{"bad-place"}, freePlaces},
    KnownFix{ProblemKind{"through-obstacles"}, madeSolid},
    KnownFix{ProblemKind{"stops-at-edge"}, enteringRegion},
    KnownFix{ProblemKind{"brakes-late"}, brakingInTime},
    KnownFix{ProblemKind{"cannot-stop"}, ableToStop},
    KnownFix{ProblemKind{"goal-in-obstacle"}, freeGoals},
    KnownFix{ProblemKind{"opposed-forces"}, comparingDirections},
};

} // namespace

std::optional<ProblemFix> fixOf(const Project& project, const Problem& problem) {
    if (const auto wrong = formulaProblemOf(project, problem))
        return rightFormula(project, *project.node(problem.ids.front()), *wrong);
    if (problem.severity == Severity::error)
        return {};
    if (problem.ids.empty())
        return {};
    if (const SceneItem* item = project.sceneItem(problem.ids.front()))
        return movedInside(project, *item);
    const Node* node = project.node(problem.ids.front());
    const auto known = std::ranges::find(knownFixes, problem.kind, &KnownFix::kind);
    return node && known != knownFixes.end() ? known->fix(project, *node, problem) : std::nullopt;
}

} // namespace tiller
