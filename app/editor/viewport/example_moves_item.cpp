#include "app/editor/viewport/example_moves_item.h"

#include "app/editor/pane/draw_target.h"
#include "app/editor/viewport/painters.h"
#include "core/io/files.h"
#include "core/io/project_io.h"

#include <QFileInfo>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double margin = 3; // pixels around the world
constexpr double smallestBody = 3.2;
constexpr double farStep = 0.25; // of the world: who goes farther went over an edge
constexpr int picturesPerFrame = 3;
constexpr int mostTailFrames = 8;
constexpr std::size_t few = 150; // agents

bool isOverAnEdge(const Moves::Step& from, const Moves::Step& to, const Moves& moves) {
    return std::abs(to.x - from.x) > farStep * moves.width ||
           std::abs(to.y - from.y) > farStep * moves.height;
}

/// Where the agent was in the last second, so that a still picture shows motion, too.
void paintTail(DrawTarget& target, const ViewTransform& view, const Moves::Track& track,
               double frame, const Moves& moves, QRgb color) {
    const int length = moves.tracks.size() <= few ? mostTailFrames : mostTailFrames / 3;
    const int last = static_cast<int>(frame);
    for (int age = 0; age < length && last - age > 0; ++age) {
        const Moves::Step& from = track.steps[static_cast<std::size_t>(last - age - 1)];
        const Moves::Step& to = track.steps[static_cast<std::size_t>(last - age)];
        if (!isOverAnEdge(from, to, moves))
            target.line(view.toView(Vec2{from.x, from.y}), view.toView(Vec2{to.x, to.y}), 1.25,
                        withAlpha(color, 110 - 100 * age / length));
    }
}

Moves::Step between(const Moves::Track& track, double frame, const Moves& moves) {
    const auto i = static_cast<std::size_t>(frame);
    const Moves::Step& from = track.steps[i];
    const Moves::Step& to = track.steps[std::min(i + 1, track.steps.size() - 1)];
    const double share = frame - std::floor(frame);
    if (isOverAnEdge(from, to, moves))
        return share < 0.5 ? from : to;
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share,
            share < 0.5 ? from.heading : to.heading};
}

} // namespace

ExampleMovesItem::ExampleMovesItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    for (const auto change : {&QQuickItem::widthChanged, &QQuickItem::heightChanged})
        connect(this, change, this, &ExampleMovesItem::forget);
    connect(this, &ExampleMovesItem::sourceChanged, this, &ExampleMovesItem::forget);
}

void ExampleMovesItem::forget() {
    m_isRead = false;
    update();
}

void ExampleMovesItem::setPosition(double position) {
    const double now = std::clamp(position, 0.0, 1.0);
    if (m_position == now)
        return;
    const auto pictureOf = [this](double at) {
        return m_recorded ? std::floor(at * (m_recorded->moves.frames - 1) * picturesPerFrame) : 0;
    };
    const bool looksDifferent = pictureOf(m_position) != pictureOf(now);
    m_position = now;
    emit positionChanged();
    if (looksDifferent)
        update();
}

void ExampleMovesItem::read() {
    m_isRead = true;
    m_recorded.reset();
    const auto text = loadText(m_moves.toStdString());
    const auto loaded = loadProject(m_file.toStdString());
    const std::string name = QFileInfo(m_file).completeBaseName().toStdString();
    auto moves = text ? movesFrom(text.value(), name) : std::nullopt;
    if (!moves || !loaded)
        return;
    const Project& project = loaded.value().project;
    Recorded recorded{*std::move(moves), ProjectLook(project, m_dark), {}, {}};
    recorded.view.fit(worldBox(project), size(), margin);
    SceneShapes scene;
    scene.show(project);
    const Frame frame;
    const Trails trails;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    recorded.ground = QImage((size() * ratio).toSize(), QImage::Format_RGB32);
    recorded.ground.setDevicePixelRatio(ratio);
    WorldPicture picture{.project = project,
                         .frame = frame,
                         .look = recorded.look,
                         .trails = trails,
                         .view = recorded.view,
                         .size = size(),
                         .colors = viewColors(m_dark),
                         .scene = scene};
    picture.overlays.grid = false;
    QPainter painter(&recorded.ground);
    PainterTarget target(painter);
    paintFloor(target, picture);
    paintGrid(target, picture);
    paintShapes(target, picture);
    m_recorded = std::move(recorded);
}

void ExampleMovesItem::paint(QPainter* painter) {
    if (!m_isRead)
        read();
    if (!m_recorded)
        return;
    painter->drawImage(QPointF(), m_recorded->ground);
    painter->setRenderHint(QPainter::Antialiasing);
    PainterTarget target(*painter);
    const Moves& moves = m_recorded->moves;
    const double now = m_position * (moves.frames - 1);
    for (const Moves::Track& track : moves.tracks) {
        const double frame = now - track.begin;
        if (frame < 0 || frame > static_cast<double>(track.steps.size() - 1))
            continue;
        const Moves::Step step = between(track, frame, moves);
        const AgentLook look = m_recorded->look.typeLook(track.type);
        paintTail(target, m_recorded->view, track, frame, moves, look.color);
        paintBody(target, look.shape, m_recorded->view.toView(Vec2{step.x, step.y}),
                  {std::cos(step.heading), std::sin(step.heading)},
                  std::max(track.radius * m_recorded->view.scale(), smallestBody), look.color);
    }
}

} // namespace tiller
