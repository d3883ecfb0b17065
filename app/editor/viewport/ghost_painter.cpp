#include "app/editor/viewport/ghost_painter.h"

#include "app/editor/viewport/agent_painter.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double smallestGhost = 3; // pixels
constexpr int fadedBody = 95;       // of 255
constexpr int fadedPath = 80;
constexpr int ghostPath = 190;
constexpr int ghostBody = 150;
constexpr double leastApart = 0.5;           // pixels
constexpr std::size_t mostWasTrails = 2'000; // agents

QRgb withAlpha(QRgb color, int alpha) {
    return qRgba(qRed(color), qGreen(color), qBlue(color), alpha);
}

AgentLook lookOf(const WorldPicture& picture, const Id& type) {
    const auto found = picture.look.types.find(type);
    return found == picture.look.types.end()
               ? AgentLook{.color = picture.colors.obstacleLine().rgba()}
               : found->second;
}

/// Beyond this a line is no way an agent went: it left over an edge.
Vec2 farthestOf(const WorldPicture& picture) {
    const QRectF world = worldBox(picture.project);
    return picture.project.worldText("edges") == "wrap"
               ? Vec2{world.width() / 2, world.height() / 2}
               : Vec2{1e12, 1e12};
}

void paintStep(DrawTarget& target, const WorldPicture& picture, Vec2 from, Vec2 to, double width,
               QRgb color) {
    const Vec2 farthest = farthestOf(picture);
    if (std::abs(from.x - to.x) <= farthest.x && std::abs(from.y - to.y) <= farthest.y)
        target.line(picture.view.toView(from), picture.view.toView(to), width, color);
}

/// Stronger the later, so that one sees which way it goes.
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
    const Vec2 other = with.at(last, agent);
    const double body = std::max(without.radius[agent] * picture.view.scale(), smallestGhost);
    const QPointF place = picture.view.toView(end);
    const QPointF otherPlace = picture.view.toView(other);
    paintStep(target, picture, other, end, 1, withAlpha(picture.colors.text.rgba(), 70));
    target.ring(otherPlace, body, 1, withAlpha(look.color, 150));
    const QPointF heading(without.heading[2 * agent], without.heading[2 * agent + 1]);
    paintBody(target, look.shape, place, heading, body, withAlpha(look.color, ghostBody));
    target.ring(place, body * 1.4 + 2, 1, withAlpha(picture.colors.text.rgba(), 110));
}

/// Whether one would see that it goes another way.
bool goesAnotherWay(const WorldPicture& picture, const GhostPaths& with, const GhostPaths& without,
                    std::size_t agent) {
    for (std::size_t moment = 0; moment < without.moments(); ++moment) {
        const Vec2 apart = with.at(moment, agent) - without.at(moment, agent);
        if (length(apart) * picture.view.scale() > leastApart)
            return true;
    }
    return false;
}

void paintWasTrails(DrawTarget& target, const WorldPicture& picture, const FrameAgents& agents,
                    QRgb color) {
    const Trails& trails = *picture.wasTrails;
    for (std::size_t age = 0; age + 1 < trails.count(); ++age) {
        const std::vector<float>& newer = trails.positions(agents.type, age);
        const std::vector<float>& older = trails.positions(agents.type, age + 1);
        const std::size_t count = std::min({newer.size(), older.size(), 2 * agents.size()}) / 2;
        const double fade = 1 - static_cast<double>(age) / Trails::length;
        for (std::size_t i = 0; i < count; ++i)
            paintStep(target, picture, {older[2 * i], older[2 * i + 1]},
                      {newer[2 * i], newer[2 * i + 1]}, 1,
                      withAlpha(color, static_cast<int>(fadedPath * fade)));
    }
}

} // namespace

void paintFutureThatWas(DrawTarget& target, const WorldPicture& picture) {
    const QRectF shown = QRectF(QPointF(), picture.size).adjusted(-20, -20, 20, 20);
    for (const FrameAgents& agents : picture.frame.was) {
        const AgentLook look = lookOf(picture, agents.type);
        if (picture.wasTrails && agents.size() <= mostWasTrails)
            paintWasTrails(target, picture, agents, look.color);
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const QPointF at = picture.view.toView(Vec2{agents.x[i], agents.y[i]});
            if (!shown.contains(at))
                continue;
            const double body = std::max(agents.radius[i] * picture.view.scale(), smallestGhost);
            paintBody(target, look.shape, at, {agents.headingX[i], agents.headingY[i]}, body,
                      withAlpha(look.color, fadedBody));
        }
    }
}

void paintGhosts(DrawTarget& target, const WorldPicture& picture) {
    if (!picture.frame.ghosts)
        return;
    const Ghosts& ghosts = *picture.frame.ghosts;
    for (std::size_t i = 0; i < ghosts.without.size(); ++i) {
        const GhostPaths& without = ghosts.without[i];
        const GhostPaths& with = ghosts.with[i];
        const AgentLook look = lookOf(picture, without.type);
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
