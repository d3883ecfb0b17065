#include "app/editor/viewport/painters.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double leastLight = 70; // pixels around its middle
constexpr double lightMargin = 30;
constexpr double ringMargin = 5;
constexpr double ringWidth = 2;
constexpr int darkness = 150; // of 255

std::optional<SpotlitPlace::Light> lightOf(const WorldPicture& picture) {
    const SpotlitPlace& spotlit = picture.spotlit;
    if (spotlit.light || !spotlit.agent)
        return spotlit.light;
    for (const FrameAgents& agents : picture.frame.agents) {
        if (agents.type != spotlit.agent->type)
            continue;
        const auto found = std::ranges::find(agents.ordinal, spotlit.agent->ordinal);
        if (found != agents.ordinal.end()) {
            const auto i = static_cast<std::size_t>(found - agents.ordinal.begin());
            return SpotlitPlace::Light{{agents.x[i], agents.y[i]}, agents.radius[i]};
        }
    }
    return {};
}

} // namespace

void paintSpotlight(DrawTarget& target, const WorldPicture& picture) {
    const QRectF sight = picture.sight(20);
    for (const FrameAgents& agents : picture.frame.agents)
        if (std::ranges::find(picture.spotlit.ringed, agents.type) != picture.spotlit.ringed.end())
            for (std::size_t i = 0; i < agents.size(); ++i)
                if (const QPointF at = picture.placeOf(agents, i); sight.contains(at))
                    target.ring(at, picture.bodyPixels(agents.radius[i]) + ringMargin, ringWidth,
                                picture.colors.accent.rgba());
    const auto light = lightOf(picture);
    if (!light)
        return;
    const QPointF at = picture.view.toView(light->place);
    const double radius = std::max(leastLight, light->radius * picture.view.scale() + lightMargin);
    if (!picture.sight(radius).contains(at))
        return;
    // A ring that is wide enough to reach every corner, wherever the light is.
    const double reach = 2 * (lengthOf({picture.size.width(), picture.size.height()}) + radius);
    target.ring(at, radius + reach / 2, reach, qRgba(0, 0, 0, darkness));
}

} // namespace tiller
