#include "core/scene/field.h"

#include "core/base/angle.h"
#include "core/scene/geometry_settings.h"

namespace tiller {

Field::Field(const FieldGeometry& from, std::uint64_t seed)
    : m_from(from), m_direction(direction(from.angle)) {
    if (from.kind != FieldKind::noise)
        return;
    const RandomStream random(seed, hashOf("field"), hashOf("noise"));
    for (std::uint32_t row = 0; row < noiseSize; ++row)
        for (std::uint32_t column = 0; column < noiseSize; ++column)
            m_noise.push_back(direction(360 * random.draw(row, column, 0)));
}

/// How many cells, of about the scale's length, span a world that wraps: a whole number; beyond one
/// period of the noise, a whole number of periods.
double Field::cellsAcross(double worldSize) const {
    const double cells = larger(floorOf(worldSize / larger(m_from.scale, 1e-3) + 0.5), 1.0);
    return cells <= noiseSize ? cells : noiseSize * floorOf(cells / noiseSize + 0.5);
}

/// Blends the directions at the four corners of a cell; smooth from cell to cell. In a world that
/// wraps, whole periods of cells fit into the world, so that there is no seam.
Vec2 Field::noiseAt(const Moment& moment, Vec2 offset) const {
    Vec2 cell = offset / larger(m_from.scale, 1e-3);
    Vec2 period{noiseSize, noiseSize};
    if (moment.edges == Edges::wrap) {
        const Vec2 cells{cellsAcross(moment.worldSize.x), cellsAcross(moment.worldSize.y)};
        cell = {offset.x * moment.perWorldSize.x * cells.x,
                offset.y * moment.perWorldSize.y * cells.y};
        period = {smaller(cells.x, period.x), smaller(cells.y, period.y)};
    }
    const Vec2 low{floorOf(cell.x), floorOf(cell.y)};
    const auto ease = [](double t) { return t * t * (3 - 2 * t); };
    const double u = ease(cell.x - low.x);
    const double v = ease(cell.y - low.y);
    const auto index = [](double at, double size) {
        return static_cast<std::size_t>(at - size * floorOf(at / size)) % noiseSize;
    };
    const auto corner = [&](double x, double y) {
        return m_noise[index(y, period.y) * noiseSize + index(x, period.x)];
    };
    const Vec2 top = corner(low.x, low.y) * (1 - u) + corner(low.x + 1, low.y) * u;
    const Vec2 bottom = corner(low.x, low.y + 1) * (1 - u) + corner(low.x + 1, low.y + 1) * u;
    return top * (1 - v) + bottom * v;
}

std::optional<Vec2> Field::at(const Moment& moment, Vec2 place) const {
    const Vec2 center{m_from.x, m_from.y};
    const Vec2 offset = moment.offset(center, place);
    if (!(length(offset) <= smaller(noLimit, m_from.radius)) || !std::isfinite(m_from.strength))
        return {};
    switch (m_from.kind) {
    case FieldKind::uniform:
        return m_direction * m_from.strength;
    case FieldKind::vortex:
        return turnLeft(unit(offset)) *
               (m_from.turn == FieldTurn::left ? m_from.strength : -m_from.strength);
    case FieldKind::toward:
        return unit(offset) * -m_from.strength;
    case FieldKind::noise:
        return truncate(noiseAt(moment, offset), 1) * m_from.strength;
    }
    return {};
}

Description fieldGeometry() {
    using S = FieldGeometry;
    const char* const kind = "kind";
    Description field{
        .id = "field",
        .title = "Field",
        .help = "A direction at each place, like wind or a river.",
        .settings = {
            choiceSetting(&S::kind, kind, "Kind", "How the direction depends on the place.",
                          {{"uniform", "Uniform", "The same direction everywhere."},
                           {"vortex", "Vortex", "Around the center."},
                           {"toward", "Toward", "Toward the center."},
                           {"noise", "Noise", "Random directions that change smoothly."}}),
            coordinateSetting(&S::x, "x", "X", "The center."),
            coordinateSetting(&S::y, "y", "Y", "The center."),
            numberSetting(&S::radius, "radius", "Radius",
                          "How far the field reaches from its center.", Unit::length,
                          {0, noLimit, 1000}),
            numberSetting(&S::strength, "strength", "Strength",
                          "How fast the field carries agents, as a share of their maximum speed.",
                          Unit::share, {0, 1, 1}),
            onlyWhen(numberSetting(&S::angle, "angle", "Angle",
                                   "The direction. 0 is to the right, 90 is up.", Unit::degrees,
                                   {0, 360, 360}),
                     kind, "uniform"),
            onlyWhen(choiceSetting(
                         &S::turn, "turn", "Turn", "The direction of rotation.",
                         {{"left", "Left", "Counterclockwise."}, {"right", "Right", "Clockwise."}}),
                     kind, "vortex"),
            onlyWhen(numberSetting(&S::scale, "scale", "Scale",
                                   "About how far apart the direction changes.", Unit::length,
                                   {0.001, coordinateLimit, 500}),
                     kind, "noise")}};
    const auto handle = [&field](const char* id, SettingHandle of) {
        field.settings[*field.settingIndex(id)].handle = of;
    };
    handle("angle", {.shape = SettingHandle::Shape::direction, .from = "at(x, y)"});
    handle("scale", along("at(x, y)", "direction(0)"));
    return field;
}

} // namespace tiller
