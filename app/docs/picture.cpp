#include "app/docs/picture.h"

#include "app/docs/drawing.h"
#include "app/docs/recording.h"
#include "app/look/color.h"

#include <algorithm>
#include <array>
#include <map>

namespace tiller::docs {

namespace {

constexpr double worldWidth = 420; // pixels
constexpr double margin = 10;
constexpr double legendHeight = 20;
constexpr double smallestBody = 3;
constexpr std::size_t fewTracks = 14; // so few agents are drawn at several times
constexpr std::array<double, trailSpans> trailOpacity{0.95, 0.78, 0.62, 0.48, 0.36};
constexpr double legibleOpacity = 0.85; // keeps the colors of behaviors distinct

struct LegendEntry {
    std::string color;
    std::string name;

    bool operator==(const LegendEntry&) const = default;
};

/// Draws one picture.
class Painter {
public:
    Painter(const Project& project, TrailColors colors);

    [[nodiscard]] Vec2 size() const;
    /// @param clip an id that nothing else in the picture has
    void paint(Svg& svg, const std::string& clip) const;

private:
    [[nodiscard]] LegendEntry entryOf(std::size_t crowd, std::uint16_t leading) const;
    [[nodiscard]] std::vector<LegendEntry> legend() const;
    void drawTrails(Svg& svg) const;
    void drawStarts(Svg& svg) const;
    void drawBodies(Svg& svg, std::size_t tick, bool faint) const;
    void drawLegend(Svg& svg, const std::vector<LegendEntry>& entries, double top) const;

    const Project& m_project;
    bool m_byBehavior;
    Vec2 m_worldSize;
    View m_view;
    Recording m_recording;
    std::vector<AgentTypeSettings> m_types; ///< by crowd
    std::vector<LegendEntry> m_legend;      ///< empty: there is none
};

Painter::Painter(const Project& project, TrailColors colors)
    : m_project(project)
    , m_byBehavior(colors == TrailColors::byBehavior)
    , m_worldSize(project.worldSize())
    , m_view{{margin, margin}, worldWidth / m_worldSize.x}
    , m_recording(record(project, pictureTicks)) {
    for (const RecordedCrowd& crowd : m_recording.crowds)
        m_types.push_back(agentTypeSettings(*project.node(crowd.type)));
    if (std::vector<LegendEntry> entries = legend(); m_byBehavior || entries.size() > 1)
        m_legend = std::move(entries);
}

Vec2 Painter::size() const {
    const Vec2 world = m_worldSize * m_view.scale;
    return {world.x + 2 * margin, world.y + 2 * margin + (m_legend.empty() ? 0 : legendHeight - 4)};
}

LegendEntry Painter::entryOf(std::size_t crowd, std::uint16_t leading) const {
    const RecordedCrowd& of = m_recording.crowds[crowd];
    if (!m_byBehavior)
        return {m_types[crowd].color, displayName(*m_project.node(of.type))};
    if (leading == Population::nobody)
        return {colorText(nobodyColors().dark), "coasting"};
    const Node& behavior = *m_project.node(of.behaviors[leading]);
    return {colorText(behaviorColors(behavior.type).dark), displayName(behavior)};
}

std::vector<LegendEntry> Painter::legend() const {
    std::vector<LegendEntry> entries;
    for (const Track& track : m_recording.tracks)
        for (std::size_t i = 1; i < track.leading.size(); ++i) {
            const LegendEntry entry = entryOf(track.crowd, track.leading[i]);
            if (std::find(entries.begin(), entries.end(), entry) == entries.end())
                entries.push_back(entry);
        }
    return entries;
}

void Painter::drawTrails(Svg& svg) const {
    std::map<std::pair<std::size_t, std::string>, PathData> strokes; // the oldest last
    for (const TrailPiece& piece : trailsOf(m_recording, m_worldSize, m_byBehavior))
        strokes[{piece.age, entryOf(piece.crowd, piece.leading).color}].polyline(
            m_view(piece.places));
    for (auto stroke = strokes.rbegin(); stroke != strokes.rend(); ++stroke)
        svg.path(stroke->second,
                 stroked(stroke->first.second, 1.6,
                         m_byBehavior ? legibleOpacity : trailOpacity[stroke->first.first],
                         "stroke-linejoin=\"round\""));
}

void Painter::drawStarts(Svg& svg) const {
    std::map<std::string, PathData> dots;
    for (const Track& track : m_recording.tracks)
        dots[m_types[track.crowd].color].circle(m_view(track.places.front()), 2);
    for (const auto& [color, path] : dots)
        svg.path(path, filled(color, 0.7));
}

void Painter::drawBodies(Svg& svg, std::size_t tick, bool faint) const {
    std::map<std::string, PathData> bodies;
    for (const Track& track : m_recording.tracks) {
        if (!track.lives(tick))
            continue;
        const std::size_t i = tick - track.begin;
        const AgentTypeSettings& type = m_types[track.crowd];
        const double radius = larger(track.radius * m_view.scale, smallestBody);
        addBody(bodies[entryOf(track.crowd, track.leading[i]).color], type.shape,
                m_view(track.places[i]), track.headings[i], radius);
    }
    for (const auto& [color, path] : bodies)
        svg.path(path, faint ? stroked(color, 1, 0.55)
                             : filled(color) + " stroke=\"" + std::string(paint::ground) +
                                   "\" stroke-width=\".8\"");
}

void Painter::drawLegend(Svg& svg, const std::vector<LegendEntry>& entries, double top) const {
    double left = margin + 2;
    for (const LegendEntry& entry : entries) {
        PathData dot;
        dot.circle({left + 4, top + legendHeight / 2}, 4);
        svg.path(dot, filled(entry.color));
        svg.text({left + 13, top + legendHeight / 2 + 4}, entry.name, filled(paint::text));
        left += 30 + 6.2 * static_cast<double>(entry.name.size());
    }
}

void Painter::paint(Svg& svg, const std::string& clip) const {
    const Vec2 world = m_worldSize * m_view.scale;
    svg.rectangle({0.5, 0.5}, size() - Vec2{1, 1}, 8,
                  filled(paint::panel) + " stroke=\"" + std::string(paint::panelEdge) + "\"");
    svg.clipRectangle(clip, m_view.corner, world);
    svg.rectangle(m_view.corner, world, 0, filled(paint::ground));
    svg.beginGroup("clip-path=\"url(#" + clip + ")\"");
    drawScene(svg, m_project, m_view);
    drawTrails(svg);
    drawStarts(svg);
    if (m_recording.tracks.size() <= fewTracks)
        for (std::size_t span = 1; span < trailSpans; ++span)
            drawBodies(svg, span * pictureTicks / trailSpans, true);
    drawPoints(svg, m_project, m_view);
    drawBodies(svg, pictureTicks, false);
    svg.endGroup();
    svg.rectangle(m_view.corner, world, 0, stroked(paint::worldEdge, 1));
    drawLegend(svg, m_legend, margin + world.y + 2);
}

} // namespace

std::string picture(const Project& project, TrailColors colors, std::string_view title) {
    const Painter painter(project, colors);
    Svg svg(painter.size().x, painter.size().y, title);
    painter.paint(svg, "world");
    return svg.take();
}

std::string pictures(const std::vector<Picture>& all, std::string_view title) {
    constexpr std::size_t columns = 3;
    constexpr double scale = 0.65, across = 296, head = 22;
    std::vector<Painter> painters;
    for (const Picture& each : all)
        painters.emplace_back(each.project, each.colors);
    std::vector<double> tops{0};
    for (std::size_t first = 0; first < all.size(); first += columns) {
        double height = 0;
        for (std::size_t i = first; i < std::min(first + columns, all.size()); ++i)
            height = larger(height, painters[i].size().y * scale);
        tops.push_back(tops.back() + head + height + 10);
    }
    Svg svg(across * static_cast<double>(std::min(columns, all.size())), tops.back(), title);
    svg.rectangle({0, 0},
                  {across * static_cast<double>(std::min(columns, all.size())), tops.back()}, 8,
                  filled(paint::panel));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Vec2 at{across * static_cast<double>(i % columns), tops[i / columns]};
        svg.text(at + Vec2{4, 15}, all[i].title, filled(paint::text) + " font-size=\"13\"");
        svg.beginGroup("transform=\"translate(" + tenths(at.x) + " " + tenths(at.y + head) +
                       ") scale(0.65)\"");
        painters[i].paint(svg, "world-" + std::to_string(i));
        svg.endGroup();
    }
    return svg.take();
}

} // namespace tiller::docs
