#include "tests/bench/frames/session.h"

#include "core/io/project_io.h"
#include "core/model/agent_type.h"
#include "core/model/edits.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QQuickItem>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double unitWidth = 1280;
constexpr double unitHeight = 720;

class Builder {
public:
    Id add(std::string_view type, Vec2 place) {
        applyChange(addNode(m_project, m_ids, type, place, {800, 500}));
        return m_project.nodes.back().id;
    }
    void wire(const Id& from, const Id& to) {
        applyChange(connectNodes(m_project, m_ids, from, to));
    }
    void set(const Id& id, std::string_view setting, const Value& value) {
        applyChange(setValue(m_project, id, setting, value));
    }
    Project done() { return std::move(m_project); }

private:
    void applyChange(const Result<Change>& change) { apply(change.value(), m_project); }

    Project m_project;
    IdSource m_ids{1};
};

/// Adds a unit and returns the id of its agent type.
Id addUnit(Builder& builder, Vec2 at, const Id& chased, const Id& feared) {
    const Id near = builder.add("nearest", at);
    const Id far = builder.add("nearest", at + Vec2{0, 240});
    const Id when = builder.add("timer", at + Vec2{0, 480});
    const Id seek = builder.add("seek", at + Vec2{240, 0});
    const Id flee = builder.add("flee", at + Vec2{240, 168});
    const Id arrive = builder.add("arrive", at + Vec2{240, 336});
    const Id wander = builder.add("wander", at + Vec2{240, 512});
    const Id sum = builder.add("sum", at + Vec2{480, 120});
    const Id choice = builder.add("priority", at + Vec2{720, 240});
    const Id type = builder.add("agent-type", at + Vec2{960, 160});
    builder.set(type, "count", 10.0);
    builder.wire(chased.empty() ? type : chased, near);
    builder.wire(feared.empty() ? type : feared, far);
    builder.wire(near, seek);
    builder.wire(far, flee);
    builder.wire(near, arrive);
    for (const Id& behavior : {seek, flee, arrive, wander})
        builder.wire(when, behavior);
    for (const Id& behavior : {seek, flee, arrive})
        builder.wire(behavior, sum);
    builder.wire(sum, choice);
    builder.wire(wander, choice);
    builder.wire(choice, type);
    return type;
}

/// A project for measuring the editor: units of 10 nodes and 15 wires, in rows and columns on the
/// canvas. Each unit is an agent type with behaviors toward and away from agents of earlier units.
/// @param nodes a multiple of 10
Project graphOf(std::size_t nodes) {
    const std::size_t units = nodes / 10;
    const auto rows = static_cast<std::size_t>(
        std::ceil(std::sqrt(static_cast<double>(units) * unitWidth / unitHeight)));
    Builder builder;
    std::vector<Id> types;
    for (std::size_t i = 0; i < units; ++i) {
        const Vec2 at{static_cast<double>(i / rows) * unitWidth,
                      static_cast<double>(i % rows) * unitHeight};
        const auto before = [&](std::size_t by) { return i < by ? Id() : types[i - by]; };
        types.push_back(addUnit(builder, at, before(1), before(rows)));
    }
    return builder.done();
}

} // namespace

namespace {

QQuickItem* find(QQuickItem* root, const QString& name) {
    if (root->objectName() == name)
        return root;
    for (QQuickItem* child : root->childItems())
        if (QQuickItem* found = find(child, name))
            return found;
    return nullptr;
}

/// The offset at a frame of a round trip that ends where it began.
QPoint swing(int frame, int frames, int reach) {
    const double turn = 2 * 3.14159265358979 * frame / frames;
    return {static_cast<int>(std::lround(reach * std::sin(turn))),
            static_cast<int>(std::lround(reach * (1 - std::cos(turn)) / 2))};
}

} // namespace

Session::Session() : m_window(m_editor.show(false)) {
    m_window->resize(1600, 1000);
    m_clock = std::make_unique<FrameClock>(*m_window);
    m_clock->timeOf([] {});
    m_clock->settle();
    m_canvas = find(m_window->contentItem(), QStringLiteral("canvas"));
}

FrameTimes Session::open(std::size_t nodes) {
    const QString file = m_folder.filePath(QStringLiteral("graph-%1.tiller").arg(nodes));
    if (!saveText(file.toStdString(), writeProject(graphOf(nodes))).ok())
        qFatal("Cannot write the project file.");
    m_editor.document.newProject();
    m_clock->settle();
    const FrameTimes time = m_clock->timesOf(1, [&](int) {
        if (!m_editor.document.open(file))
            qFatal("Cannot open the project file.");
    });
    m_clock->settle();
    return time;
}

void Session::lookAtAll() {
    m_editor.canvas.fitAll();
    m_clock->settle();
}

void Session::lookClosely() {
    m_editor.canvas.fitAll();
    m_editor.canvas.view()->zoomTo(1);
    m_clock->settle();
}

FrameTimes Session::pan(int frames) {
    mouse(QEvent::MouseButtonPress, middle(), Qt::MiddleButton, Qt::MiddleButton);
    const FrameTimes times = m_clock->timesOf(frames, [&](int i) {
        mouse(QEvent::MouseMove, middle() + swing(i + 1, frames, 360), Qt::NoButton,
              Qt::MiddleButton);
    });
    mouse(QEvent::MouseButtonRelease, middle(), Qt::MiddleButton, Qt::NoButton);
    m_clock->settle();
    return times;
}

FrameTimes Session::zoom(int frames) {
    const FrameTimes times =
        m_clock->timesOf(frames, [&](int i) { wheel(i % 40 < 20 ? 60 : -60); });
    m_clock->settle();
    return times;
}

FrameTimes Session::dragCard(int frames) {
    const Card* card = m_editor.canvas.scene().card(cardInView());
    const QPoint from =
        onScreen(m_editor.canvas.view()->pan() +
                 (card->rect.topLeft() + QPointF(84, 12)) * m_editor.canvas.view()->zoom());
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    const FrameTimes times = m_clock->timesOf(frames, [&](int i) {
        mouse(QEvent::MouseMove, from + swing(i + 1, frames, 200), Qt::NoButton, Qt::LeftButton);
    });
    mouse(QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    m_editor.document.undo();
    m_clock->settle();
    return times;
}

FrameTimes Session::run(bool panning) {
    constexpr std::chrono::milliseconds during{3000};
    m_editor.simulation.play();
    FrameTimes times;
    if (panning) {
        m_clock->between(std::chrono::milliseconds(500));
        mouse(QEvent::MouseButtonPress, middle(), Qt::MiddleButton, Qt::MiddleButton);
        int moves = 0;
        times = m_clock->between(during, [&] {
            mouse(QEvent::MouseMove, middle() + swing(++moves, 250, 360), Qt::NoButton,
                  Qt::MiddleButton);
        });
        mouse(QEvent::MouseButtonRelease, middle(), Qt::MiddleButton, Qt::NoButton);
    } else {
        m_clock->between(std::chrono::milliseconds(500));
        const Project& project = m_editor.document.project();
        m_editor.simulation.pick(
            AgentName{std::ranges::find(project.nodes, agentTypeId, &Node::type)->id, 0});
        times = m_clock->between(during);
        m_editor.simulation.unpick();
    }
    m_editor.simulation.pause();
    m_clock->settle();
    return times;
}

FrameTimes Session::undoMove(int times) {
    m_editor.document.selection()->select(QString::fromStdString(cardInView()));
    return undo(times, [&] { m_editor.canvas.edits()->nudgeSelected(2, 1); });
}

FrameTimes Session::undoDelete(int times) {
    return undo(times, [&] {
        m_editor.canvas.edits()->selectAll();
        m_editor.canvas.edits()->removeSelected();
    });
}

FrameTimes Session::undo(int times, const std::function<void()>& edit) {
    FrameTimes all;
    for (int i = 0; i < times; ++i) {
        edit();
        m_clock->settle();
        const FrameTimes one = m_clock->timesOf(1, [&](int) { m_editor.document.undo(); });
        m_clock->settle();
        all.times.push_back(one.times.front());
        all.cpu += one.cpu / times;
        all.gui += one.gui / times;
    }
    return all;
}

FrameTimes Session::openGroup() {
    const Project& project = m_editor.document.project();
    QStringList cards;
    for (std::size_t i = 0; i < project.nodes.size() / 2; ++i)
        cards.append(QString::fromStdString(project.nodes[i].id));
    m_editor.document.selection()->set(cards);
    GroupEdits& groups = *m_editor.canvas.groups();
    groups.groupSelected();
    m_clock->settle();
    const FrameTimes time = m_clock->timesOf(1, [&](int) { groups.step(); });
    m_clock->settle();
    groups.leave();
    m_editor.document.undo();
    m_clock->settle();
    return time;
}

FrameTimes Session::openPalette() {
    const Project& project = m_editor.document.project();
    const Id node = cardInView();
    m_editor.canvas.centerOn(QString::fromStdString(node)); // with all of it in the canvas
    m_clock->settle();
    // A drag from an input would take its wire away.
    const Port& output = *findNodeType(project.node(node)->type)->output();
    const QPointF port =
        m_editor.canvas.portPlace(QString::fromStdString(node), QString::fromStdString(output.id));
    const QPoint from = onScreen(port);
    QPoint to = from;
    const CanvasScene& scene = m_editor.canvas.scene();
    for (int by = 40; by < 400 && to == from; by += 20) // finds an empty place
        for (const QPointF way : {QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
            const QPointF place =
                (port + way * by - m_editor.canvas.view()->pan()) / m_editor.canvas.view()->zoom();
            if (!scene.portAt(place, 30) && !scene.nodeAt(place))
                to = onScreen(port + way * by);
        }
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int i = 1; i <= 4; ++i)
        mouse(QEvent::MouseMove, from + (to - from) * i / 4, Qt::NoButton, Qt::LeftButton);
    m_clock->settle();
    const FrameTimes time = m_clock->timesOf(1, [&](int) {
        mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
        const QQuickItem* search =
            find(m_window->contentItem(), QStringLiteral("palettePopupSearch"));
        if (!search || !search->hasActiveFocus())
            qFatal("The palette did not open.");
    });
    m_clock->settle();
    for (const QEvent::Type kind : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent escape(kind, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &escape);
    }
    m_clock->settle();
    return time;
}

void Session::shoot(const QString& file) {
    m_window->grabWindow().save(file);
}

QPoint Session::onScreen(QPointF place) const {
    return m_canvas->mapToScene(place).toPoint();
}

QPoint Session::middle() const {
    return onScreen({m_canvas->width() / 2, m_canvas->height() / 2});
}

void Session::mouse(QEvent::Type type, QPoint place, Qt::MouseButton button,
                    Qt::MouseButtons held) {
    QMouseEvent event(type, place, m_window->mapToGlobal(place), button, held, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &event);
}

void Session::wheel(int angle) {
    QWheelEvent event(middle(), m_window->mapToGlobal(middle()), {}, {0, angle}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_window, &event);
}

/// The card nearest to the middle of the canvas.
Id Session::cardInView() const {
    const CanvasController& canvas = m_editor.canvas;
    const QPointF seen =
        (QPointF(m_canvas->width() / 2, m_canvas->height() / 2) - canvas.view()->pan()) /
        canvas.view()->zoom();
    Id nearest;
    double least = INFINITY;
    for (const Node& node : m_editor.document.project().nodes) {
        const QPointF away = canvas.scene().card(node.id)->rect.center() - seen;
        if (const double distance = std::hypot(away.x(), away.y()); distance < least) {
            least = distance;
            nearest = node.id;
        }
    }
    return nearest;
}

} // namespace tiller
