#include "app/editor/viewmodels/pane_shares.h"

#include "app/editor/canvas/card.h"

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

// In pixels, as the panes stand in qml/canvas and qml/viewport.
constexpr double graphMargin = 24;
constexpr double worldMargin = 24;
constexpr double header = 40;
constexpr double tools = 40;
constexpr double sideWidth = 208;  // legend, events and parameters beside the world
constexpr double sideHeight = 136; // and below it
constexpr double plotWidth = 400;
constexpr double plotHeight = 216;
constexpr double minPane = 240;
constexpr double shareStep = 8;

/// The room of the world in a viewport, which puts what stands beside it where there is more room.
QSizeF worldRoom(QSizeF viewport, bool plots) {
    double width = viewport.width() - tools;
    double height = viewport.height() - header;
    const bool plotsBeside = plots && viewport.width() > 1.4 * viewport.height();
    if (plotsBeside)
        width -= std::min(plotWidth, 0.6 * viewport.width());
    const bool sideBeside = width - sideWidth > 1.1 * height;
    if (sideBeside)
        width -= sideWidth;
    const double below = sideBeside ? 0 : sideHeight;
    height -= plots && !plotsBeside
                  ? std::max(below, std::min(plotHeight, 0.27 * viewport.height()))
                  : below;
    return {width - 2 * worldMargin, height - 2 * worldMargin};
}

double fittingScale(QSizeF room, QSizeF content) {
    return std::max(0.0,
                    std::min(room.width() / content.width(), room.height() / content.height()));
}

/// What a graph is worth that fits at a zoom. Where whole cards do not fit, a part of them is in
/// view; from there it gains until the text has its full size.
double worthOfGraph(double fitting, double inView) {
    constexpr double readable = 1.02 * minDetailZoom; // with a pixel to spare
    constexpr double full = smallestText / 12;
    if (fitting < readable)
        return 0.9 * inView;
    return 1 + 0.7 * (std::min(fitting, full) - readable) / (full - readable);
}

/// What a world is worth that has a share of the room, as a length. Agents in a small one are dots.
double worthOfWorld(double share) {
    constexpr double small = 0.35;
    return share < small ? share * share / small : share;
}

} // namespace

PaneShare bestShare(QSizeF room, const PaneContents& contents, bool above) {
    const double whole = above ? room.height() : room.width();
    const QSizeF graph = contents.graph.isEmpty() ? QSizeF(900, 420) : contents.graph;
    const double worldLength = std::sqrt(contents.world.width() * contents.world.height());
    const double roomLength = std::sqrt(room.width() * room.height());
    PaneShare best;
    for (double extent = minPane; extent <= whole - minPane; extent += shareStep) {
        const QSizeF canvas = above ? QSizeF(room.width(), extent) : QSizeF(extent, room.height());
        const QSizeF viewport =
            above ? QSizeF(room.width(), whole - extent) : QSizeF(whole - extent, room.height());
        PaneShare share{.canvas = extent / whole};
        const QSizeF graphRoom = canvas - QSizeF(2 * graphMargin, 2 * graphMargin);
        const double fitting = std::min(1.0, fittingScale(graphRoom, graph));
        const QSizeF needed = graph * minDetailZoom;
        const double inView = std::min(1.0, graphRoom.width() / needed.width()) *
                              std::min(1.0, graphRoom.height() / needed.height());
        share.graphScale = std::max(fitting, minDetailZoom);
        share.worldScale = fittingScale(worldRoom(viewport, contents.plots), contents.world);
        share.score = worthOfGraph(fitting, inView) *
                      worthOfWorld(share.worldScale * worldLength / roomLength);
        if (share.score > best.score)
            best = share;
    }
    return best;
}

PaneShares::PaneShares(QObject* parent) : QObject(parent) {
    connect(this, &PaneShares::roomChanged, this, &PaneShares::choose);
}

void PaneShares::setCanvas(CanvasController* canvas) {
    if (std::exchange(m_canvas, canvas) == canvas)
        return;
    connect(&canvas->document(), &Document::opened, this, &PaneShares::readProject);
    readProject();
}

void PaneShares::readProject() {
    const Project& project = m_canvas->document().project();
    m_contents.graph = m_canvas->content().size();
    m_contents.world = QSizeF(project.worldNumber("width"), project.worldNumber("height"));
    choose();
}

void PaneShares::choose() {
    m_contents.plots = m_plots;
    m_beside = bestShare(m_room, m_contents, false);
    m_above = bestShare(m_room, m_contents, true);
    m_stacks = m_above.score > m_beside.score;
    emit changed();
}

} // namespace tiller
