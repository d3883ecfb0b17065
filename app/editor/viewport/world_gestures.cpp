#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/world_gesture.h"
#include "app/editor/words/language.h"
#include "app/editor/words/names.h"

#include <utility>

namespace tiller {

namespace {

constexpr double settingSnapReach = 6;  // pixels
constexpr double settingStepPixels = 4; // a round step of at least so much

QString settingDragText(const Project& project, const PlacedHandle& handle) {
    const Description* type = descriptionOf(project, handle.item);
    const Setting* setting = type ? type->setting(handle.setting) : nullptr;
    return setting ? QObject::tr("Set %1 of %2")
                         .arg(insideSentence(QString::fromStdString(setting->title)),
                              nameOf(project, {handle.item}))
                   : QString();
}

auto panWith(const WorldParts& parts) {
    return [&parts](QPointF by) { parts.camera.pan(by); };
}

/// A click without a drag is a click in the world.
void click(const WorldParts& parts, const MouseState& mouse) {
    const Vec2 place = parts.camera.view().toWorld(mouse.at);
    if (!mouse.dragged && parts.world.simulation())
        parts.world.simulation()->click({place.x, place.y});
}

class GroundGesture final : public PanGesture {
public:
    GroundGesture(const WorldParts& parts, QPointF pressed)
        : PanGesture(*parts.world.document(), pressed, panWith(parts)), m_parts(parts) {}

    void release(const MouseState& mouse) override { click(m_parts, mouse); }
    [[nodiscard]] bool opensMenu() const override { return false; }

private:
    const WorldParts& m_parts;
};

/// Agents that have begun to move are sent, and nothing else moves with them.
QStringList ownersIn(const WorldParts& parts, const QRectF& box) {
    const SimulationController* run = parts.world.simulation();
    if (run && run->tick() > 0 && !parts.orders.agentsIn(box).empty())
        return {};
    return parts.selection.ownersIn(box);
}

class BandSelection final : public BandGesture {
public:
    BandSelection(const WorldParts& parts, QPointF pressed, bool adds)
        : BandGesture(*parts.world.document(), pressed,
                      adds ? parts.world.document()->selection()->ids() : QStringList(),
                      [&parts](const QRectF& band) {
                          parts.selection.setBand(band);
                          return band.isNull() ? QStringList()
                                               : ownersIn(parts, parts.camera.view().toWorld(band));
                      })
        , m_parts(parts)
        , m_agentsBefore(parts.orders.agents())
        , m_adds(adds) {}

    void move(const MouseState& mouse) override {
        BandGesture::move(mouse);
        const QRectF band = QRectF(m_pressed, mouse.at).normalized();
        std::set<AgentName> agents = m_parts.orders.agentsIn(m_parts.camera.view().toWorld(band));
        if (m_adds)
            agents.insert(m_agentsBefore.begin(), m_agentsBefore.end());
        m_parts.orders.select(std::move(agents));
    }
    void release(const MouseState& mouse) override {
        if (!mouse.dragged && !m_adds)
            m_parts.orders.select({});
        click(m_parts, mouse);
    }
    void cancel() override {
        BandGesture::cancel();
        m_parts.orders.select(m_agentsBefore);
    }

private:
    const WorldParts& m_parts;
    std::set<AgentName> m_agentsBefore;
    bool m_adds;
};

class OrderGesture final : public WorldGesture {
public:
    OrderGesture(const WorldParts& parts, QPointF pressed) : WorldGesture(parts, pressed) {}

    void move(const MouseState& mouse) override {
        m_parts.orders.showLine(toWorld(m_pressed), toWorld(mouse.at));
    }
    void release(const MouseState& mouse) override {
        if (mouse.dragged)
            m_parts.orders.sendToLine(toWorld(m_pressed), toWorld(mouse.at));
        else
            m_parts.orders.send(toWorld(m_pressed));
    }
    void cancel() override { m_parts.orders.hideLine(); }
    void interrupt() override { cancel(); }
};

class AgentGesture final : public WorldGesture {
public:
    AgentGesture(const WorldParts& parts, AgentName agent)
        : WorldGesture(parts), m_agent(std::move(agent)) {}

    void move(const MouseState& mouse) override {
        const Vec2 place = toWorld(mouse.at);
        m_simulation.dragAgent(QString::fromStdString(m_agent.type),
                               static_cast<int>(m_agent.ordinal), {place.x, place.y});
    }
    void release(const MouseState& mouse) override {
        if (mouse.dragged)
            m_simulation.dropAgent();
        else
            m_simulation.pick(m_agent);
    }
    void cancel() override { m_simulation.dropAgent(); }
    void interrupt() override { m_simulation.dropAgent(); }

private:
    SimulationController& m_simulation = *m_parts.world.simulation();
    AgentName m_agent;
};

class BrushGesture final : public WorldGesture {
public:
    BrushGesture(const WorldParts& parts, QPointF pressed) : WorldGesture(parts, pressed) {
        m_parts.brush.begin(pressed);
    }

    void move(const MouseState& mouse) override { m_parts.brush.drawTo(mouse.at); }
    void cancel() override { m_parts.brush.cancel(); }
};

class PaintGesture final : public WorldGesture {
public:
    PaintGesture(const WorldParts& parts, QPointF pressed, Qt::KeyboardModifiers keys)
        : WorldGesture(parts, pressed) {
        m_parts.groundBrush.begin(pressed, keys);
    }

    void move(const MouseState& mouse) override { m_parts.groundBrush.drawTo(mouse.at); }
    void release(const MouseState& /*mouse*/) override { m_parts.groundBrush.end(); }
    void cancel() override { m_parts.groundBrush.cancel(); }
    void interrupt() override { m_parts.groundBrush.end(); }
};

class DrawGesture final : public WorldGesture {
public:
    explicit DrawGesture(const WorldParts& parts) : WorldGesture(parts) {}

    void move(const MouseState& mouse) override { m_parts.drawing.move(mouse.at, mouse.keys); }
    void release(const MouseState& mouse) override { m_parts.drawing.release(mouse.dragged); }
    [[nodiscard]] QString says() const override { return m_parts.drawing.size(); }
    bool takeNumbers(std::span<const double> numbers) override {
        return m_parts.drawing.resize(numbers);
    }
    void interrupt() override {
        if (!m_parts.drawing.drawsByPoints())
            m_parts.drawing.drop();
    }
};

class SettingGesture final : public WorldGesture {
public:
    SettingGesture(const WorldParts& parts, std::size_t handle, QPointF pressed)
        : WorldGesture(parts, pressed, parts.world.document()->beginGesture()) {
        m_parts.handles.startDrag(handle, pressed);
        m_parts.snapping.startDrag({});
    }
    ~SettingGesture() override { m_parts.handles.endDrag(); }
    Q_DISABLE_COPY_MOVE(SettingGesture)

    void move(const MouseState& mouse) override;
};

void SettingGesture::move(const MouseState& mouse) {
    const WorldCamera& camera = m_parts.camera;
    const bool fine = mouse.keys & Qt::ShiftModifier;
    const bool toGrid = mouse.keys & Qt::ControlModifier;
    const bool free = mouse.keys & Qt::AltModifier;
    const SettingDrag& drag = *m_parts.handles.drag();
    Vec2 by = toWorld(mouse.at) - drag.pressed();
    DragStep step{.length = toGrid         ? gridDistance(camera.view())
                            : free || fine ? camera.pixelStep()
                                           : roundStep(settingStepPixels / camera.zoom()),
                  .degrees = fine   ? 0.5
                             : free ? 1.0
                                    : 5.0,
                  .share = fine ? 0.1 : 1.0};
    if (!fine && !toGrid && !free) {
        const Snapped to = m_parts.snapping.dragTo(drag.pressed(), by, settingSnapReach);
        if (to.exactX || to.exactY) {
            by = to.by;
            step.length = camera.pixelStep();
        }
    }
    m_document.push(drag.movedTo(project(), drag.pressed() + by, step),
                    settingDragText(project(), drag.handle()), m_step);
    m_parts.handles.moveDrag(mouse.at);
}

class HandleGesture final : public WorldGesture {
public:
    HandleGesture(const WorldParts& parts, const Handle& handle, QPointF pressed, int step,
                  bool copies)
        : WorldGesture(parts, pressed, step)
        , m_copies(copies)
        , m_drag(project(), handle, parts.camera.pixelStep(), toWorld(pressed), copies) {
        m_parts.snapping.startDrag(handle);
    }

    void move(const MouseState& mouse) override {
        // With Ctrl the mouse copies, so it does not snap to the grid.
        const auto keys = m_copies ? mouse.keys & ~Qt::ControlModifier : mouse.keys;
        moveTo(m_parts.snapping.dragTo(m_drag.anchors(), draggedBy(mouse), keys));
    }
    [[nodiscard]] std::optional<Vec2> way() const override { return m_way; }
    bool moveExactly(Vec2 by) override {
        moveTo({.by = by, .exactX = true, .exactY = true});
        return true;
    }
    [[nodiscard]] std::optional<QCursor> cursor() const override {
        return m_copies ? std::optional(QCursor(Qt::DragCopyCursor)) : std::nullopt;
    }

private:
    void moveTo(const Snapped& to) {
        m_way = to.by;
        m_document.push(m_drag.movedBy(project(), to),
                        m_copies ? QObject::tr("Duplicate an agent")
                                 : dragText(project(), m_drag.handle()),
                        m_step);
    }

    bool m_copies;
    HandleDrag m_drag;
    Vec2 m_way;
};

} // namespace

GesturePtr panView(const WorldParts& parts, QPointF pressed) {
    return std::make_unique<PanGesture>(*parts.world.document(), pressed, panWith(parts));
}

GesturePtr panGround(const WorldParts& parts, QPointF pressed) {
    return std::make_unique<GroundGesture>(parts, pressed);
}

GesturePtr selectInBand(const WorldParts& parts, QPointF pressed, bool adds) {
    return std::make_unique<BandSelection>(parts, pressed, adds);
}

GesturePtr sendAgents(const WorldParts& parts, QPointF pressed) {
    return std::make_unique<OrderGesture>(parts, pressed);
}

GesturePtr dragAgent(const WorldParts& parts, AgentName agent) {
    return std::make_unique<AgentGesture>(parts, std::move(agent));
}

GesturePtr brushAgents(const WorldParts& parts, QPointF pressed) {
    return std::make_unique<BrushGesture>(parts, pressed);
}

GesturePtr paintGround(const WorldParts& parts, QPointF pressed, Qt::KeyboardModifiers keys) {
    return std::make_unique<PaintGesture>(parts, pressed, keys);
}

GesturePtr drawItem(const WorldParts& parts) {
    return std::make_unique<DrawGesture>(parts);
}

GesturePtr dragSetting(const WorldParts& parts, std::size_t handle, QPointF pressed) {
    return std::make_unique<SettingGesture>(parts, handle, pressed);
}

GesturePtr dragHandle(const WorldParts& parts, const Handle& handle, QPointF pressed, int step,
                      bool copies) {
    return std::make_unique<HandleGesture>(parts, handle, pressed, step, copies);
}

} // namespace tiller
