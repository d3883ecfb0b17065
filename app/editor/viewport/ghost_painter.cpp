#include "app/editor/viewport/painters.h"

#include <cmath>

namespace tiller {

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
        const AgentLook look = ghostLook(picture, agents.type);
        paintPreviousTrails(target, picture, agents, look.color);
        for (std::size_t i = 0; i < agents.size(); ++i)
            if (const QPointF at = picture.placeOf(agents, i); sight.contains(at))
                paintBody(target, look.shape, at, {agents.headingX[i], agents.headingY[i]},
                          picture.bodyPixels(agents.radius[i]), withAlpha(look.color, fadedBody));
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
