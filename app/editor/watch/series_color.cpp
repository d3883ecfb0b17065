#include "app/editor/watch/series_color.h"

#include "app/look/color.h"
#include "core/model/agent_type.h"

#include <array>

namespace tiller {

namespace {

constexpr double leastContrast = 3;
constexpr double leastDistance = 0.08; // the colors of seriesColor() are 0.09 apart

std::uint32_t rgbOf(const QColor& color) {
    return color.rgb() & 0xffffffU;
}

bool areEasyToTellApart(const std::vector<QColor>& colors) {
    for (std::size_t i = 0; i < colors.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (colorDistance(rgbOf(colors[i]), rgbOf(colors[k])) < leastDistance)
                return false;
    return true;
}

} // namespace

QColor seriesColor(std::size_t index, bool dark) {
    static constexpr std::array onDark{0x65adff, 0xf29a3f, 0x69c27e, 0xed86a7,
                                       0x3fc0c0, 0xbe95ec, 0xe0c84a, 0xa2a5aa};
    static constexpr std::array onLight{0x1f68bc, 0xb35c00, 0x1d7d3e, 0xb03a66,
                                        0x007c7c, 0x7b52a4, 0x7d6b00, 0x5a5c60};
    const auto& colors = dark ? onDark : onLight;
    return QColor::fromRgb(static_cast<QRgb>(colors[index % colors.size()]));
}

QColor legible(const QColor& color, bool dark) {
    const QColor ground = dark ? QColor(0x24, 0x27, 0x2d) : QColor(Qt::white);
    const QColor end = dark ? QColor(Qt::white) : QColor(Qt::black);
    constexpr int steps = 20;
    QColor mixed = color;
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        const auto mix = [share](float from, float to) { return from + (to - from) * share; };
        mixed = QColor::fromRgbF(mix(color.redF(), end.redF()), mix(color.greenF(), end.greenF()),
                                 mix(color.blueF(), end.blueF()));
        if (contrast(rgbOf(mixed), rgbOf(ground)) >= leastContrast)
            break;
    }
    return mixed;
}

std::optional<std::vector<QColor>> typeColors(std::span<const MonitorAnnotation> series,
                                              const Project& project, bool dark) {
    std::vector<QColor> colors;
    for (const MonitorAnnotation& each : series) {
        const Node* type = project.node(each.of);
        if (!type || type->type != agentTypeId || !each.agent.empty())
            return {};
        colors.push_back(
            legible(QColor(QString::fromStdString(textOf(valueOf(*type, "color")))), dark));
    }
    if (series.size() < 2 || !areEasyToTellApart(colors))
        return {};
    return colors;
}

} // namespace tiller
