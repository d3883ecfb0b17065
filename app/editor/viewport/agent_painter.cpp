#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/painters.h"
#include "app/look/color.h"
#include "core/base/angle.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace tiller {

namespace {

constexpr double fullLength = 44;       // pixels, of the longest arrow
constexpr double mostTrailSteps = 60e3; // of all agents
constexpr double longestTail = 60;      // pixels around an agent that its arrows may reach
constexpr int dimmed = 140;             // alpha of agents that the lit node does not act on

/// Agents of one type, and how this picture draws them.
struct Crowd {
    const FrameAgents& agents;
    std::vector<AgentLook> looks;  ///< by mode
    std::vector<QRgb> colors = {}; ///< by leading behavior; the last: no behavior. Empty: as looks
    const ColorRanges::Range* range = nullptr; ///< of the numbers that color them; null: none do

    std::vector<const SpriteImage*> sprites = {}; ///< by mode; null: the shape

    [[nodiscard]] const AgentLook& lookOf(std::size_t i) const { return looks[agents.modeOf(i)]; }
};

QRgb behaviorColorIn(const WorldPicture& picture, const Id& node) {
    return picture.look.behaviorColor(node, nobodyColor(picture.colors.dark).rgba());
}

Crowd crowdOf(const WorldPicture& picture, const FrameAgents& agents) {
    Crowd crowd{agents, picture.look.looksOf(agents)};
    if (picture.overlays.colorByBehavior) {
        for (const Id& behavior : agents.behaviors)
            crowd.colors.push_back(behaviorColorIn(picture, behavior));
        crowd.colors.push_back(nobodyColor(picture.colors.dark).rgba());
    } else if (picture.ranges) {
        crowd.range = picture.ranges->of(agents);
    }
    const bool hasPictures = picture.pictures && crowd.colors.empty() && !crowd.range;
    for (const AgentLook& look : crowd.looks)
        crowd.sprites.push_back(hasPictures && !look.pictured.empty()
                                    ? picture.pictures->spriteOf(look.pictured)
                                    : nullptr);
    return crowd;
}

QRgb agentColor(const Crowd& crowd, const WorldPicture& picture, std::size_t i) {
    if (crowd.range) {
        const double number =
            i < crowd.agents.values.size() ? crowd.agents.values[i] : std::nan("");
        return std::isnan(number)
                   ? nobodyColor(picture.colors.dark).rgba()
                   : 0xff000000U | numberColor(crowd.range->shareOf(number), picture.colors.dark);
    }
    if (crowd.colors.empty())
        return crowd.lookOf(i).color;
    return crowd.colors[std::min<std::size_t>(crowd.agents.leading[i], crowd.colors.size() - 1)];
}

/// The picture of an agent, or its shape. @param body the radius in pixels
void paintAgent(DrawTarget& target, const WorldPicture& picture, const Crowd& crowd, std::size_t i,
                QPointF at, double body, QRgb color) {
    const QPointF heading(crowd.agents.headingX[i], crowd.agents.headingY[i]);
    const AgentLook& look = crowd.lookOf(i);
    const SpriteImage* sprite = crowd.sprites[crowd.agents.modeOf(i)];
    if (!sprite)
        return paintBody(target, look.shape, at, heading, body, color);
    const double half = look.pictureSize > 0 ? look.pictureSize / 2 * picture.view.scale() : body;
    target.sprite(*sprite, at, heading * (half / std::max(1.0, sprite->aspect())), qAlpha(color));
}

void paintForces(DrawTarget& target, const WorldPicture& picture, const Crowd& crowd, std::size_t i,
                 QPointF at) {
    const PopulationForces& forces = crowd.agents.forces;
    const double most = crowd.looks.front().maxForce;
    if (picture.overlays.forces)
        for (const PopulationForces::Column& column : forces.behaviors)
            if (i < column.x.size())
                paintNeedle(target, at, forceArrow(picture, {column.x[i], column.y[i]}, most),
                            picture.enlarged * 4,
                            withAlpha(behaviorColorIn(picture, column.node), 210));
    if (picture.overlays.steering && i < forces.steeringX.size())
        paintNeedle(target, at,
                    forceArrow(picture, {forces.steeringX[i], forces.steeringY[i]}, most),
                    picture.enlarged * 3, withAlpha(picture.colors.text.rgba(), 220));
}

/// Says which agents of a large world nobody could see: those on a pixel that has many already.
class FullPixels {
public:
    explicit FullPixels(const WorldPicture& picture) {
        if (picture.frame.agentCount() <= mostSeenApart)
            return;
        m_width = static_cast<std::size_t>(picture.size.width()) + 1;
        m_drawn.resize(m_width * (static_cast<std::size_t>(picture.size.height()) + 1));
    }

    /// Counts an agent. @return whether it need not be drawn
    bool isFull(QPointF at) {
        if (m_drawn.empty() || at.x() < 0 || at.y() < 0)
            return false;
        const std::size_t column = static_cast<std::size_t>(at.x());
        const std::size_t pixel = static_cast<std::size_t>(at.y()) * m_width + column;
        if (column >= m_width || pixel >= m_drawn.size())
            return false;
        if (m_drawn[pixel] == mostOnAPixel)
            return true;
        ++m_drawn[pixel];
        return false;
    }

private:
    static constexpr std::size_t mostSeenApart = 20'000;
    static constexpr std::uint8_t mostOnAPixel = 16;

    std::size_t m_width = 0;
    std::vector<std::uint8_t> m_drawn; ///< agents, by pixel of the view
};

void paintCrowd(DrawTarget& target, const WorldPicture& picture, const Crowd& crowd,
                FullPixels& pixels) {
    const FrameAgents& agents = crowd.agents;
    const Overlays& overlays = picture.overlays;
    const QRectF sight = picture.sight(picture.enlarged * longestTail);
    const bool hasForces = overlays.forces || overlays.steering;
    const bool dims = !picture.lit.empty();
    const double most = crowd.looks.front().maxSpeed;
    const bool hides = picture.scene.hidesAgentsOf(agents.type);
    const auto* lit = dims ? contributionOf(agents, picture.lit) : nullptr;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (hides && picture.scene.isAgentHidden(agents.type, agents.ordinal[i]))
            continue;
        const QPointF at = picture.placeOf(agents, i);
        const double body = picture.bodyPixels(agents.radius[i]);
        if (!sight.adjusted(-body, -body, body, body).contains(at))
            continue;
        const bool isDim = dims && !isLit(lit, i);
        if ((isDim || !dims) && pixels.isFull(at))
            continue;
        const QRgb bright = agentColor(crowd, picture, i);
        const QRgb color = isDim ? withAlpha(bright, dimmed) : bright;
        if (overlays.radii)
            target.ring(at, agents.radius[i] * picture.view.scale(), 1, withAlpha(color, 130));
        if (overlays.velocity)
            paintNeedle(target, at, forceArrow(picture, {agents.vx[i], agents.vy[i]}, most),
                        picture.enlarged * 4, withAlpha(color, 140));
        paintAgent(target, picture, crowd, i, at, body, color);
        if (hasForces)
            paintForces(target, picture, crowd, i, at);
    }
}

void paintTargets(DrawTarget& target, const WorldPicture& picture, QPointF from) {
    const QRectF world = picture.view.toView(worldBox(picture.project));
    for (const NodeExplanation& node : picture.frame.explanation->nodes) {
        if (!node.target || !node.used)
            continue;
        const QPointF at = picture.view.toView(*node.target);
        const QRgb color = withAlpha(picture.colors.accent.rgba(), 130);
        target.ring(at, 9, 1.25, color);
        const QPointF by = at - from;
        const double size = std::hypot(by.x(), by.y());
        if (size > 24 && std::abs(by.x()) < world.width() / 2 &&
            std::abs(by.y()) < world.height() / 2)
            target.line(from + by * (12 / size), at - by * (10 / size), 1, color);
    }
}

/// The path that leads an agent: where it turns, and the goal.
void paintPath(DrawTarget& target, const WorldPicture& picture, QPointF from) {
    const QRgb color = withAlpha(picture.colors.accent.rgba(), 130);
    const auto goTo = [&](Vec2 place, double ring) {
        const QPointF at = picture.view.toView(place);
        target.line(from, at, 1.25, color);
        target.ring(at, ring, 1.25, color);
        from = at;
    };
    for (const NodeExplanation& node : picture.frame.explanation->nodes) {
        if (!node.used || !node.quantities.contains("waits"))
            continue;
        for (int turn = 1;; ++turn) {
            const auto place = node.quantities.find("turn " + std::to_string(turn));
            if (place == node.quantities.end())
                break;
            goTo(std::get<Vec2>(place->second), 3);
        }
        goTo(std::get<Vec2>(node.quantities.find("goal")->second), 6);
    }
}

/// The circles to both sides of an agent that it turns on at its speed.
void paintTurning(DrawTarget& target, const WorldPicture& picture, const FrameAgents& agents,
                  std::size_t i) {
    const double rate = picture.look.typeLook(agents.type).maxTurnRate;
    const double radius = turningRadius(length(Vec2{agents.vx[i], agents.vy[i]}), rate);
    if (!picture.overlays.turning || rate >= noLimit || radius * picture.view.scale() < 2)
        return;
    const Vec2 left = turnLeft(Vec2{agents.headingX[i], agents.headingY[i]});
    const Vec2 at = picture.view.toWorld(picture.placeOf(agents, i));
    for (const double side : {radius, -radius})
        Stroke(target, picture.view, picture.size)
            .ring(at + left * side, radius, 1.25, withAlpha(picture.colors.accent.rgba(), 150));
}

void paintExplained(DrawTarget& target, const WorldPicture& picture, const AgentLook& look,
                    QPointF at) {
    if (picture.overlays.desired)
        return; // the triangle shows the same
    const Explanation& why = *picture.frame.explanation;
    paintArrow(target, at, forceArrow(picture, why.velocity, look.maxSpeed), picture.enlarged * 1.5,
               withAlpha(look.color, 200));
    for (const NodeExplanation& node : why.nodes) {
        const auto color = picture.look.behaviors.find(node.node);
        if (color != picture.look.behaviors.end() && node.used)
            paintArrow(target, at, forceArrow(picture, node.force * node.weight, look.maxForce),
                       picture.enlarged * 2, color->second);
    }
    paintArrow(target, at, forceArrow(picture, why.steering, look.maxForce), picture.enlarged * 1.5,
               picture.colors.text.rgba());
}

} // namespace

void paintBody(DrawTarget& target, AgentShape shape, QPointF at, QPointF heading, double body,
               QRgb color) {
    const QPointF along = heading * body;
    const QPointF side(-along.y(), along.x());
    switch (shape) {
    case AgentShape::arrow: {
        const std::array corners{at + 1.4 * along, at - along + 0.9 * side, at - 0.45 * along,
                                 at - along - 0.9 * side};
        target.fan(corners, color);
        break;
    }
    case AgentShape::triangle: {
        const std::array corners{at + 1.4 * along, at - 0.8 * along + 0.85 * side,
                                 at - 0.8 * along - 0.85 * side};
        target.fan(corners, color);
        break;
    }
    case AgentShape::circle:
        target.disc(at, body, color);
        if (body > 4)
            target.line(at + 0.2 * along, at + 0.9 * along, std::max(1.0, body / 5),
                        qRgba(0, 0, 0, 120));
        break;
    }
}

void paintNeedle(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color) {
    const double size = std::hypot(by.x(), by.y());
    if (size < 0.5)
        return;
    const QPointF side = QPointF(-by.y(), by.x()) * (width / 2 / size);
    const std::array corners{from + by, from + side, from - side};
    target.fan(corners, color);
}

void paintArrow(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color) {
    const double size = std::hypot(by.x(), by.y());
    if (size < 1)
        return;
    const QPointF along = by / size;
    const QPointF side(-along.y(), along.x());
    const double head = std::min(std::max(7.0, 2.8 * width), size);
    target.line(from, from + by - along * head, width, color);
    const std::array corners{from + by, from + by - along * head + side * head * 0.5,
                             from + by - along * head - side * head * 0.5};
    target.fan(corners, color);
}

QPointF forceArrow(const WorldPicture& picture, Vec2 force, double most) {
    const double scale = picture.enlarged * fullLength / std::max(most, length(force));
    return {force.x * scale, force.y * scale};
}

void paintTrailStep(DrawTarget& target, const WorldPicture& picture, const Trails& trails,
                    const FrameAgents& agents, std::size_t age, std::size_t stride, double width,
                    QRgb color) {
    const Trails::Track& newer = trails.track(agents.type, age);
    const Trails::Track& older = trails.track(agents.type, age + stride);
    const Vec2 longest = picture.longestStep();
    const QRectF sight = picture.sight();
    std::size_t k = 0; // in the older track
    for (std::size_t i = 0; i < newer.ordinal.size(); ++i) {
        while (k < older.ordinal.size() && older.ordinal[k] < newer.ordinal[i])
            ++k;
        const bool isOlder = k < older.ordinal.size() && older.ordinal[k] == newer.ordinal[i];
        const std::optional<Vec2> place = isOlder ? std::optional(older.at(k))
                                          : i < newer.life.size()
                                              ? trails.placeOf(newer.life[i], age + stride)
                                              : std::nullopt;
        if (!place)
            continue; // it was born in between
        const Vec2 to = newer.at(i);
        const Vec2 from = *place;
        if (std::abs(to.x - from.x) > longest.x || std::abs(to.y - from.y) > longest.y)
            continue; // the agent went over an edge
        const QPointF end = picture.view.toView(to);
        if (sight.contains(end))
            target.line(end, picture.view.toView(from), width, color);
    }
}

void paintTrails(DrawTarget& target, const WorldPicture& picture) {
    const std::size_t count = picture.trails.count();
    const double steps = static_cast<double>(picture.frame.agentCount() * count);
    const auto stride =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(steps / mostTrailSteps)));
    for (const FrameAgents& agents : picture.frame.agents) {
        const QRgb color = picture.look.typeLook(agents.type).color;
        for (std::size_t age = 0; age + stride < count; age += stride) {
            const double fade = 1 - static_cast<double>(age) / Trails::length;
            paintTrailStep(target, picture, picture.trails, agents, age, stride,
                           picture.enlarged * 1.25,
                           withAlpha(color, static_cast<int>(150 * fade * fade)));
        }
    }
}

void paintAgents(DrawTarget& target, const WorldPicture& picture) {
    FullPixels pixels(picture);
    for (const FrameAgents& agents : picture.frame.agents)
        paintCrowd(target, picture, crowdOf(picture, agents), pixels);
}

void paintOrders(DrawTarget& target, const WorldPicture& picture) {
    const QRgb color = picture.colors.accent.rgba();
    if (picture.ordered)
        for (const AgentName& agent : *picture.ordered) {
            const FrameAgents* agents = picture.frame.agentsOf(agent.type);
            if (const auto i = agents ? agents->indexOf(agent.ordinal) : std::nullopt)
                target.ring(picture.placeOf(*agents, *i),
                            picture.bodyPixels(agents->radius[*i]) + 3, 1.5, color);
        }
    for (const Vec2 place : picture.orderPlaces)
        target.ring(picture.view.toView(place), 4, 1.5, color);
}

void paintPicked(DrawTarget& target, const WorldPicture& picture) {
    if (!picture.picked)
        return;
    const FrameAgents* agents = picture.frame.agentsOf(picture.picked->type);
    const auto found = agents ? agents->indexOf(picture.picked->ordinal) : std::nullopt;
    if (!found)
        return;
    const std::size_t i = *found;
    const QPointF at = picture.placeOf(*agents, i);
    target.ring(at, picture.bodyPixels(agents->radius[i]) * 1.4 + 5, 2,
                picture.colors.accent.rgba());
    paintTurning(target, picture, *agents, i);
    if (picture.frame.explanation && picture.frame.picked == picture.picked) {
        paintTargets(target, picture, at);
        paintPath(target, picture, at);
        paintExplained(target, picture, picture.look.typeLook(agents->type), at);
    }
}

namespace {

constexpr int fadedBody = 95; // of 255
constexpr int fadedPath = 80;
constexpr int ghostPath = 190;
constexpr int ghostBody = 150;
constexpr double leastApart = 0.5;                // pixels
constexpr std::size_t mostPreviousTrails = 2'000; // agents

/// The look of an agent type, also of one that the project no longer has.
AgentLook ghostLook(const WorldPicture& picture, const Id& type) {
    return picture.look.typeLook(type, {.color = picture.colors.obstacleLine().rgba()});
}

void paintStep(DrawTarget& target, const WorldPicture& picture, Vec2 from, Vec2 to, double width,
               QRgb color) {
    const Vec2 longest = picture.longestStep();
    if (std::abs(from.x - to.x) <= longest.x && std::abs(from.y - to.y) <= longest.y)
        target.line(picture.view.toView(from), picture.view.toView(to), width, color);
}

/// The way gets stronger toward its end: this shows its direction.
void paintWay(DrawTarget& target, const WorldPicture& picture, const GhostPaths& paths,
              std::size_t agent, double width, QRgb color, int alpha) {
    const std::size_t last = paths.moments() - 1;
    for (std::size_t moment = 0; moment < last; ++moment) {
        const double share =
            0.35 + 0.65 * static_cast<double>(moment + 1) / static_cast<double>(last);
        paintStep(target, picture, paths.at(moment, agent), paths.at(moment + 1, agent), width,
                  withAlpha(color, static_cast<int>(alpha * share)));
    }
}

void paintEnds(DrawTarget& target, const WorldPicture& picture, const GhostPaths& with,
               const GhostPaths& without, std::size_t agent, const AgentLook& look) {
    const std::size_t last = without.moments() - 1;
    const Vec2 end = without.at(last, agent);
    const Vec2 endWith = with.at(last, agent);
    const double body = picture.bodyPixels(without.radius[agent]);
    const QPointF place = picture.view.toView(end);
    const QRgb text = picture.colors.text.rgba();
    paintStep(target, picture, endWith, end, 1, withAlpha(text, 70));
    target.ring(picture.view.toView(endWith), body, 1, withAlpha(look.color, 150));
    const QPointF heading(without.heading[2 * agent], without.heading[2 * agent + 1]);
    paintBody(target, look.shape, place, heading, body, withAlpha(look.color, ghostBody));
    target.ring(place, body * 1.4 + 2, 1, withAlpha(text, 110));
}

/// Whether the two ways of an agent are apart so far that one sees it.
bool goesAnotherWay(const WorldPicture& picture, const GhostPaths& with, const GhostPaths& without,
                    std::size_t agent) {
    for (std::size_t moment = 0; moment < without.moments(); ++moment) {
        const Vec2 apart = with.at(moment, agent) - without.at(moment, agent);
        if (length(apart) * picture.view.scale() > leastApart)
            return true;
    }
    return false;
}

void paintPreviousTrails(DrawTarget& target, const WorldPicture& picture, const FrameAgents& agents,
                         QRgb color) {
    if (!picture.previousTrails || agents.size() > mostPreviousTrails)
        return;
    for (std::size_t age = 0; age + 1 < picture.previousTrails->count(); ++age) {
        const double fade = 1 - static_cast<double>(age) / Trails::length;
        paintTrailStep(target, picture, *picture.previousTrails, agents, age, 1, 1,
                       withAlpha(color, static_cast<int>(fadedPath * fade)));
    }
}

} // namespace

void paintPreviousFuture(DrawTarget& target, const WorldPicture& picture) {
    const QRectF sight = picture.sight(20);
    for (const FrameAgents& agents : picture.frame.previousFuture) {
        const Crowd crowd{agents, picture.look.looksOf(agents, ghostLook(picture, agents.type))};
        paintPreviousTrails(target, picture, agents, crowd.looks.front().color);
        for (std::size_t i = 0; i < agents.size(); ++i)
            if (const QPointF at = picture.placeOf(agents, i); sight.contains(at))
                paintBody(target, crowd.lookOf(i).shape, at,
                          {agents.headingX[i], agents.headingY[i]},
                          picture.bodyPixels(agents.radius[i]),
                          withAlpha(crowd.lookOf(i).color, fadedBody));
    }
}

void paintGhosts(DrawTarget& target, const WorldPicture& picture) {
    if (!picture.frame.ghosts)
        return;
    const Ghosts& ghosts = *picture.frame.ghosts;
    for (std::size_t i = 0; i < ghosts.without.size(); ++i) {
        const GhostPaths& without = ghosts.without[i];
        const GhostPaths& with = ghosts.with[i];
        const AgentLook look = ghostLook(picture, without.type);
        for (std::size_t agent = 0; agent < without.agents.size(); ++agent) {
            paintWay(target, picture, with, agent, 1, look.color, fadedPath);
            if (!goesAnotherWay(picture, with, without, agent))
                continue;
            paintWay(target, picture, without, agent, 2, look.color, ghostPath);
            paintEnds(target, picture, with, without, agent, look);
        }
    }
}

} // namespace tiller
