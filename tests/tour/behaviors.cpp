#include "app/docs/made_files.h"
#include "app/editor/sim/behavior_colors.h"
#include "app/editor/viewport/painters.h"
#include "app/editor/viewport/selected_handles.h"
#include "core/model/registry.h"
#include "core/nodes/describe.h"
#include "core/sim/explanation.h"
#include "tests/tour/picture.h"

#include <QPainter>

#include <map>
#include <stdexcept>

namespace tiller {

namespace {

constexpr std::size_t ticks = docs::goldenTicks;
constexpr std::size_t shareOfRun = ticks / 5; // after each, the bodies of few agents are drawn
constexpr int ownWidth = 560, sharedWidth = 290, sharedInRow = 3;
constexpr int legendHeight = 24, titleHeight = 28;

struct Legend {
    QColor color;
    QString name;

    bool operator==(const Legend&) const = default;
};

/// What an agent does in a tick.
struct Step {
    std::size_t tick;
    std::optional<Vec2> from; ///< nothing where the agent comes
    Vec2 to;
    QColor color;
};

/// The colors of the light theme. Lengths and angles have the color of targets, not that of a
/// selected card, which agents have, too.
ViewColors runColors() {
    ViewColors colors = viewColors(false);
    colors.accent = paler(colors.handle, colors.world, 0.3);
    return colors;
}

/// A run of a small project, drawn as the editor draws it, with the tracks of all agents.
class RunPicture {
public:
    RunPicture(const Project& project, const NodeType& type);

    [[nodiscard]] QImage image(int width) const;
    [[nodiscard]] const QString& hash() const { return m_hash; }

private:
    using Places = std::map<std::uint32_t, Vec2>; // by life

    [[nodiscard]] Places addSteps(std::size_t tick, const Places& before);
    void findHandles(const Simulation& simulation, const NodeType& type);
    [[nodiscard]] Legend legendOf(const FrameAgents& agents, std::size_t i) const;
    [[nodiscard]] bool hasLegend() const { return m_byBehavior || m_legend.size() > 1; }
    void paintTubes(DrawTarget& target, const WorldPicture& picture) const;
    void paintTracks(DrawTarget& target, const WorldPicture& picture) const;
    void paintEarlier(DrawTarget& target, const WorldPicture& picture) const;
    void paintLegend(QPainter& painter, double top) const;

    const Project& m_project;
    bool m_byBehavior; ///< of a node that chooses: the colors are those of what it chose
    ProjectLook m_look;
    SceneShapes m_scene;
    Frame m_frame;
    std::vector<Step> m_steps;
    std::vector<std::vector<FrameAgents>> m_earlier; ///< after each share of the run
    std::vector<Legend> m_legend;
    std::vector<PlacedHandle> m_handles;
    QString m_hash;
};

RunPicture::RunPicture(const Project& project, const NodeType& type)
    : m_project(project)
    , m_byBehavior(type.picksOne || type.kind == NodeKind::condition || type.kind == NodeKind::mode)
    , m_look(project, false)
    , m_scene(project) {
    Simulation simulation(project, {.threads = 1, .trackLeading = true});
    Places places;
    for (std::size_t tick = 0; tick <= ticks; ++tick) {
        if (tick > 0)
            simulation.step();
        fillFrame(m_frame, simulation, 1, false);
        places = addSteps(tick, places);
        if (tick > 0 && tick < ticks && tick % shareOfRun == 0)
            m_earlier.push_back(m_frame.agents);
    }
    m_hash = QString::number(simulation.stateHash(), 16).rightJustified(16, '0');
    findHandles(simulation, type);
}

RunPicture::Places RunPicture::addSteps(std::size_t tick, const Places& before) {
    Places now;
    for (const FrameAgents& agents : m_frame.agents)
        for (std::size_t i = 0; i < agents.size(); ++i) {
            const Vec2 at{agents.x[i], agents.y[i]};
            const Legend legend = legendOf(agents, i);
            const auto from = before.find(agents.life[i]);
            m_steps.push_back({tick, {}, at, legend.color});
            if (from != before.end()) {
                m_steps.back().from = from->second;
                if (!std::ranges::count(m_legend, legend))
                    m_legend.push_back(legend);
            }
            now[agents.life[i]] = at;
        }
    return now;
}

/// Those of the type, and of conditions.
void RunPicture::findHandles(const Simulation& simulation, const NodeType& type) {
    for (const Node& node : m_project.nodes) {
        if (node.type != type.id && findNodeType(node.type)->kind != NodeKind::condition)
            continue;
        for (const Id& agents : agentTypesOf(m_project, node.id))
            if (const auto why = simulation.explain({agents, 0})) {
                std::ranges::move(placedHandles(node, *why), std::back_inserter(m_handles));
                break;
            }
    }
    for (PlacedHandle& each : m_handles)
        each.isDriven = true; // without grips
}

Legend RunPicture::legendOf(const FrameAgents& agents, std::size_t i) const {
    if (!m_byBehavior)
        return {QColor::fromRgb(m_look.typeLook(agents.type).color),
                QString::fromStdString(displayName(*m_project.node(agents.type)))};
    if (agents.leading[i] == Population::nobody)
        return {nobodyColor(false), "coasting"};
    const Node& behavior = *m_project.node(agents.behaviors[agents.leading[i]]);
    return {behaviorColor(behavior.type, false), QString::fromStdString(displayName(behavior))};
}

/// Bands around paths, for nodes with a `radius` around them.
void RunPicture::paintTubes(DrawTarget& target, const WorldPicture& picture) const {
    for (const Link& link : m_project.links) {
        const Node& from = *m_project.node(link.from.node);
        const Node& to = *m_project.node(link.to.node);
        if (from.type != "path" || !findNodeType(to.type)->setting("radius"))
            continue;
        QPainterPath band;
        for (const Vec2 place : m_scene.find(textOf(valueOf(from, "path")))->line)
            if (const QPointF at = picture.view.toView(place); band.elementCount() == 0)
                band.moveTo(at);
            else
                band.lineTo(at);
        target.curve(band, 2 * numberOf(valueOf(to, "radius")) * picture.view.scale(),
                     faded(picture.colors.handle, 0.16));
    }
}

/// Lines from tick to tick, older ones paler, and dots where agents come.
void RunPicture::paintTracks(DrawTarget& target, const WorldPicture& picture) const {
    const Vec2 longest = picture.longestStep();
    for (const Step& step : m_steps) {
        const double age = 1 - static_cast<double>(step.tick) / static_cast<double>(ticks);
        const QRgb color =
            paler(step.color, picture.colors.world, m_byBehavior ? 0 : 0.5 * age).rgba();
        const QPointF to = picture.view.toView(step.to);
        if (!step.from)
            target.disc(to, 2.5 * picture.enlarged, color);
        else if (const Vec2 way = step.to - *step.from;
                 magnitude(way.x) <= longest.x && magnitude(way.y) <= longest.y)
            target.line(picture.view.toView(*step.from), to, 1.6 * picture.enlarged, color);
    }
}

void RunPicture::paintEarlier(DrawTarget& target, const WorldPicture& picture) const {
    constexpr std::size_t few = 14; // agents: more would cover their tracks
    for (const std::vector<FrameAgents>& all : m_earlier)
        for (const FrameAgents& agents : all)
            for (std::size_t i = 0; i < agents.size() && m_frame.agentCount() <= few; ++i)
                paintBody(target, m_look.typeLook(agents.type).shape, picture.placeOf(agents, i),
                          {agents.headingX[i], agents.headingY[i]},
                          picture.bodyPixels(agents.radius[i]),
                          paler(legendOf(agents, i).color, picture.colors.world, 0.5).rgba());
}

void RunPicture::paintLegend(QPainter& painter, double top) const {
    double left = 4;
    for (const Legend& each : m_legend) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(each.color);
        painter.drawEllipse(QPointF(left + 5, top + legendHeight / 2.0), 4.5, 4.5);
        painter.setPen(runColors().text);
        painter.drawText(QPointF(left + 14, top + legendHeight / 2.0 + 4), each.name);
        left += 30 + painter.fontMetrics().horizontalAdvance(each.name);
    }
}

void start(QPainter& painter, int letterHeight) {
    QFont font("Inter");
    font.setPixelSize(letterHeight);
    painter.setFont(font);
    painter.setPen(runColors().text);
    painter.setRenderHint(QPainter::Antialiasing);
}

QImage RunPicture::image(int width) const {
    const QRectF world = worldBox(m_project);
    const QSizeF size(width, std::round(width * world.height() / world.width()));
    ViewTransform view;
    view.fit(world, size, 1);
    const Trails none;
    const auto grounds = groundPictures(m_frame);
    const WorldPicture picture{.project = m_project,
                               .frame = m_frame,
                               .look = m_look,
                               .trails = none,
                               .view = view,
                               .size = size,
                               .colors = runColors(),
                               .overlays = {.grid = false,
                                            .handles = false,
                                            .scene = true,
                                            .colorByBehavior = m_byBehavior},
                               .scene = m_scene,
                               .settings = m_handles,
                               .enlarged = width < ownWidth ? 0.75 : 1};
    QImage image(width, static_cast<int>(size.height()) + (hasLegend() ? legendHeight : 0),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    start(painter, 12);
    if (hasLegend())
        paintLegend(painter, size.height());
    painter.setClipRect(QRectF(QPointF(), size));
    PainterTarget target(painter);
    paintFloor(target, picture);
    paintPictures(painter, grounds, view);
    paintTubes(target, picture);
    paintBack(target, picture);
    paintTracks(target, picture);
    paintEarlier(target, picture);
    paintMoving(target, picture);
    return image;
}

/// One of several small pictures.
struct Titled {
    QString title;
    QImage image;
};

/// All in one, three in a row, each below its title.
QImage sheet(const std::vector<Titled>& all) {
    constexpr int gap = 12;
    const int inRow = std::min<int>(sharedInRow, static_cast<int>(all.size()));
    QImage image(inRow * (sharedWidth + gap) - gap, 4000, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    start(painter, 14);
    int top = 0, height = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int column = static_cast<int>(i) % inRow;
        if (column == 0)
            top += std::exchange(height, 0);
        const int left = column * (sharedWidth + gap);
        painter.drawText(left + 2, top + titleHeight - 9, all[i].title);
        painter.drawImage(left, top + titleHeight, all[i].image);
        height = std::max(height, titleHeight + all[i].image.height() + gap);
    }
    return image.copy(0, 0, image.width(), top + height - gap);
}

} // namespace

void makeBehaviorPictures(const QDir& folder) {
    const auto examples = docs::loadExamples(TILLER_SOURCE_DIR);
    if (!examples)
        throw std::runtime_error(examples.problems().front().text);
    std::map<QString, std::vector<Titled>> sheets;
    std::map<QString, std::map<QString, QString>> hashes; // by file and node type
    for (const NodeType& type : nodeTypes()) {
        const auto found = examples.value().find(type.id);
        const QString file = "behaviors/" + QString::fromStdString(docs::pictureOf(type));
        if (found == examples.value().end() || docs::pictureOf(type).empty())
            continue;
        const RunPicture run(found->second, type);
        hashes[file][QString::fromStdString(type.id)] = run.hash();
        const bool own = docs::hasOwnPicture(type);
        sheets[file].push_back({own ? QString() : QString::fromStdString(type.title.english()),
                                run.image(own ? ownWidth : sharedWidth)});
    }
    for (const auto& [file, all] : sheets) {
        QImage image = all.front().title.isEmpty() ? all.front().image : sheet(all);
        for (const auto& [type, hash] : hashes[file])
            image.setText(type, hash);
        savePicture(image, folder, file);
    }
}

} // namespace tiller
