#include "app/editor/viewport/agents_item.h"
#include "app/editor/viewport/force_lights.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"
#include "core/sim/terms.h"

#include <algorithm>
#include <array>

/// What the viewport does to explain a node: handles of its settings, and its force on every agent.
namespace tiller {

namespace {

/// The agent types that a node steers, or is about; the nearest by wires first.
std::vector<Id> agentTypesOf(const Project& project, const Id& node) {
    std::vector<Id> reached{node};
    std::vector<Id> types;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Node* at = project.node(reached[i]);
        if (at && at->type == agentTypeId) {
            types.push_back(reached[i]);
            continue; // what looks at these agents is another matter
        }
        for (const Link& link : project.links)
            if (link.from.node == reached[i] && !std::ranges::count(reached, link.to.node))
                reached.push_back(link.to.node);
    }
    return types;
}

QString settingUndoText(const Project& project, const PlacedHandle& handle) {
    const Node* node = project.node(handle.item);
    const SceneItem* item = project.sceneItem(handle.item);
    const Description* type = node   ? findNodeType(node->type)
                              : item ? findSceneType(item->type)
                                     : nullptr;
    const Setting* setting = type ? type->setting(handle.setting) : nullptr;
    return setting ? QObject::tr("Set %1 of %2")
                         .arg(QString::fromStdString(setting->title).toLower(),
                              nameOf(project, {handle.item}))
                   : QString();
}

} // namespace

/// The one node that is selected; null where there is none, or more than one thing is.
const Node* AgentsItem::selectedNode() const {
    if (!m_document || m_document->selection()->ids().size() != 1)
        return nullptr;
    return m_document->project().node(m_document->selection()->asIds().front());
}

/// Of the picked agent, or else of one that the node steers.
const Explanation* AgentsItem::explanationFor(const Node& node) const {
    if (!m_simulation)
        return nullptr;
    const Explanation* picked = m_simulation->explanation();
    if (picked && (find(*picked, node.id) || m_simulation->picked()->type == node.id))
        return picked;
    const Frame& frame = m_simulation->frame();
    const bool fits = frame.sample && (find(*frame.sample, node.id) ||
                                       (frame.sampled && frame.sampled->type == node.id));
    return fits ? &*frame.sample : nullptr;
}

void AgentsItem::followSettings() {
    if (!m_simulation || !m_document)
        return;
    const Node* node = selectedNode();
    const Explanation* picked = m_simulation->explanation();
    const bool isPicked =
        node && picked && (find(*picked, node->id) || m_simulation->picked()->type == node->id);
    std::optional<AgentName> sample;
    if (node && !isPicked)
        for (const Id& type : agentTypesOf(m_document->project(), node->id))
            if (const FrameAgents* agents = m_simulation->frame().agentsOf(type);
                agents && agents->size() > 0 && !sample)
                sample = AgentName{type, 0};
    m_simulation->wantSample(sample);

    const Explanation* explanation = node ? explanationFor(*node) : nullptr;
    const bool had = !m_settings.empty() || !m_settingPlaces.empty();
    m_settings.clear();
    m_settingPlaces.clear();
    if (m_overlays.handles) {
        if (explanation) {
            m_settings = placedHandles(*node, *explanation);
            m_settingPlaces = placesOf(*node, *explanation);
        }
        for (const Id& id : m_selected)
            if (const SceneItem* item = m_document->project().sceneItem(id))
                for (PlacedHandle& handle : placedHandles(*item))
                    m_settings.push_back(std::move(handle));
    }
    if (m_settings.empty() && m_settingPlaces.empty() && !had)
        return;
    if (m_settingDrag)
        holdDragged();
    else if (m_activeSetting && *m_activeSetting >= m_settings.size())
        hoverSetting({});
    update();
}

/// What is dragged stands where it was taken; its value follows, and a circle's grip the mouse.
void AgentsItem::holdDragged() {
    const PlacedHandle& taken = m_settingDrag->handle();
    m_activeSetting.reset();
    for (std::size_t i = 0; i < m_settings.size(); ++i) {
        PlacedHandle& now = m_settings[i];
        if (now.item != taken.item || now.setting != taken.setting)
            continue;
        m_activeSetting = i;
        now.from = taken.from;
        now.way = taken.way;
        const Vec2 out = m_view.toWorld(m_lastPlace) - taken.from;
        if (out != Vec2{})
            now.gripWay = unit(out);
        if (now.second && taken.second) {
            now.second->way = taken.second->way;
            now.from = taken.from + taken.second->way * (now.second->value - taken.second->value);
        }
    }
}

std::optional<std::size_t> AgentsItem::settingAtPixel(QPointF at) const {
    return draws() || !m_overlays.handles ? std::nullopt : settingHandleAt(m_settings, m_view, at);
}

void AgentsItem::hoverSetting(std::optional<std::size_t> setting) {
    const bool same = setting == m_activeSetting;
    m_activeSetting = setting;
    showTip(m_lastPlace);
    if (!same)
        update();
}

void AgentsItem::showTip(QPointF at) {
    m_lastPlace = at;
    const QString tip = m_activeSetting && *m_activeSetting < m_settings.size()
                            ? handleText(m_document->project(), m_settings[*m_activeSetting])
                            : QString();
    if (tip.isEmpty() && m_handleTip.isEmpty())
        return;
    m_handleTip = tip;
    emit handleTipChanged();
}

void AgentsItem::pressedSetting(std::size_t setting, QPointF at) {
    m_gesture = Gesture::setting;
    m_gestureNumber = m_document->beginGesture();
    m_activeSetting = setting;
    m_settingDrag.emplace(m_settings[setting], m_view.toWorld(at));
    startSnap({});
    update();
}

/// Rounds to what one can see, and snaps to the scene; with Alt only rounds, finely, with Ctrl to
/// the grid, with Shift it goes a tenth of the way.
void AgentsItem::dragSetting(QPointF at) {
    const bool fine = m_modifiers & Qt::ShiftModifier;
    const bool toGrid = m_modifiers & Qt::ControlModifier;
    const bool free = m_modifiers & Qt::AltModifier;
    const Vec2 pressed = m_settingDrag->pressed();
    Vec2 by = m_view.toWorld(at) - pressed;
    DragStep step{.length = toGrid         ? gridDistance(m_view)
                            : free || fine ? pixelStep()
                                           : roundStep(4 / m_view.scale()),
                  .degrees = fine   ? 0.5
                             : free ? 1.0
                                    : 5.0,
                  .share = fine ? 0.1 : 1.0};
    if (!fine && !toGrid && !free && m_snap) {
        const Snapped to = m_snap->nearest(std::array{pressed}, by, 6 / m_view.scale());
        if (to.exactX || to.exactY) {
            by = to.by;
            step.length = pixelStep();
        }
        showGuides(to.guides);
    }
    const Project& project = m_document->project();
    m_document->push(m_settingDrag->movedTo(project, pressed + by, step),
                     settingUndoText(project, m_settingDrag->handle()), m_gestureNumber);
    m_lastPlace = at;
    followSettings();
    showTip(at);
}

Id AgentsItem::effectiveLit() const {
    if (!m_pointedNode.empty() || !m_overlays.selected)
        return m_pointedNode;
    const Node* node = selectedNode();
    return node && node->type != agentTypeId ? node->id : Id();
}

void AgentsItem::setLitNode(const QString& node) {
    const Node* found = m_document ? m_document->project().node(node.toStdString()) : nullptr;
    const Id lit = found && found->type != agentTypeId ? found->id : Id();
    if (lit == m_pointedNode)
        return;
    m_pointedNode = lit;
    wantForces();
    showLit();
    update();
    emit litChanged();
}

void AgentsItem::showLit() {
    const Id lit = effectiveLit();
    const Node* node = m_document && !lit.empty() ? m_document->project().node(lit) : nullptr;
    QString text;
    if (node && m_simulation) {
        const NodeKind kind = findNodeType(node->type)->kind;
        const Frame& frame = m_simulation->frame();
        std::size_t of = 0;
        for (const FrameAgents& agents : frame.agents)
            if (contributionOf(agents, lit))
                of += agents.size();
        const QString what = kind == NodeKind::condition ? tr("%1 is true for %2 of %3")
                             : kind == NodeKind::target  ? tr("%1 is there for %2 of %3")
                                                         : tr("%1 acts on %2 of %3");
        const QString name = QString::fromStdString(displayName(*node));
        text = of > 0 ? what.arg(name).arg(litCount(frame, lit)).arg(of)
                      : tr("%1 is not part of what runs").arg(name);
    }
    if (text == m_litText)
        return;
    m_litText = text;
    emit litTextChanged();
}

} // namespace tiller
