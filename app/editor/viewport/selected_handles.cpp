#include "app/editor/viewport/selected_handles.h"

#include "core/model/project_index.h"
#include "core/model/registry.h"
#include "core/sim/explanation.h"

#include <algorithm>
#include <map>

namespace tiller {

std::vector<Id> agentTypesOf(const Project& project, const Id& node) {
    const ProjectIndex index(project);
    std::multimap<std::string_view, std::string_view> next;
    for (const Link& link : project.links)
        next.emplace(link.from.node, link.to.node);
    std::vector<std::string_view> reached{node};
    std::vector<Id> types;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Node* at = index.node(reached[i]);
        if (at && at->type == agentTypeId) {
            types.emplace_back(reached[i]);
            continue; // the nodes that look at these agents do not count
        }
        const auto [first, last] = next.equal_range(reached[i]);
        for (auto each = first; each != last; ++each)
            if (!std::ranges::count(reached, each->second))
                reached.push_back(each->second);
    }
    return types;
}

SelectedHandles::SelectedHandles(ShownWorld& world, const WorldCamera& camera, QObject* parent)
    : QObject(parent), m_world(world), m_camera(camera) {
    connect(&m_world, &ShownWorld::frameChanged, this, &SelectedHandles::update);
    connect(&m_world, &ShownWorld::projectChanged, this, &SelectedHandles::update);
    connect(&m_world, &ShownWorld::selectionChanged, this, &SelectedHandles::update);
}

/// Whether the explanation of the picked agent has the node.
bool SelectedHandles::explainsPicked(const Node& node) const {
    const SimulationController& simulation = *m_world.simulation();
    const Explanation* picked = simulation.explanation();
    return picked && (find(*picked, node.id) || simulation.picked()->type == node.id);
}

/// The explanation of the picked agent, or else of one that the node steers.
const Explanation* SelectedHandles::explanationFor(const Node& node) const {
    if (explainsPicked(node))
        return m_world.simulation()->explanation();
    const Frame& frame = m_world.simulation()->frame();
    const bool fits = frame.sample && (find(*frame.sample, node.id) ||
                                       (frame.sampled && frame.sampled->type == node.id));
    return fits ? &*frame.sample : nullptr;
}

/// Asks the simulation to explain an agent that the node steers, unless the picked one will do.
void SelectedHandles::requestSample(const Node* node) {
    std::optional<AgentName> sample;
    if (node && !explainsPicked(*node))
        for (const Id& type : agentTypesOf(m_world.project(), node->id))
            if (const FrameAgents* agents = m_world.simulation()->frame().agentsOf(type);
                agents && agents->size() > 0 && !sample)
                sample = AgentName{type, 0};
    m_world.simulation()->wantSample(sample);
}

void SelectedHandles::update() {
    if (!m_world.isComplete())
        return;
    const Node* node = m_world.selectedNode();
    requestSample(node);
    const Explanation* explanation = node ? explanationFor(*node) : nullptr;
    const bool hadAny = !m_handles.empty() || !m_places.empty();
    m_handles.clear();
    m_places.clear();
    if (m_world.overlays().handles) {
        if (explanation) {
            m_handles = placedHandles(*node, *explanation);
            m_places = placesOf(*node, *explanation);
        }
        for (const Id& id : m_world.selected())
            if (const SceneItem* item = m_world.project().sceneItem(id);
                item && m_world.scene().isReachable(id))
                for (PlacedHandle& handle : placedHandles(*item))
                    m_handles.push_back(std::move(handle));
    }
    if (m_handles.empty() && m_places.empty() && !hadAny)
        return;
    if (m_drag)
        placeDragged();
    else if (m_active && *m_active >= m_handles.size())
        hover({}, m_mouse);
    emit changed();
}

/// The dragged handle stays where the drag began. Its value changes, and the grip of a circle
/// follows the mouse.
void SelectedHandles::placeDragged() {
    const PlacedHandle& start = m_drag->handle();
    m_active.reset();
    for (std::size_t i = 0; i < m_handles.size(); ++i) {
        PlacedHandle& handle = m_handles[i];
        if (handle.item != start.item || handle.setting != start.setting)
            continue;
        m_active = i;
        handle.from = start.from;
        handle.way = start.way;
        const Vec2 out = m_camera.view().toWorld(m_mouse) - start.from;
        if (out != Vec2{})
            handle.gripWay = unit(out);
        if (handle.second && start.second) {
            handle.second->way = start.second->way;
            handle.from =
                start.from + start.second->way * (handle.second->value - start.second->value);
        }
    }
}

std::optional<std::size_t> SelectedHandles::at(QPointF place) const {
    return m_world.overlays().handles ? settingHandleAt(m_handles, m_camera.view(), place)
                                      : std::nullopt;
}

void SelectedHandles::hover(std::optional<std::size_t> handle, QPointF mouse) {
    const bool same = handle == m_active;
    m_active = handle;
    m_mouse = mouse;
    updateTip();
    if (!same)
        emit changed();
}

void SelectedHandles::startDrag(std::size_t handle, QPointF mouse) {
    m_active = handle;
    m_mouse = mouse;
    m_drag.emplace(m_handles[handle], m_camera.view().toWorld(mouse));
    emit changed();
}

void SelectedHandles::moveDrag(QPointF mouse) {
    m_mouse = mouse;
    update();
    updateTip();
}

void SelectedHandles::endDrag() {
    m_drag.reset();
    update();
}

void SelectedHandles::updateTip() {
    const QString tip = m_active && *m_active < m_handles.size()
                            ? handleText(m_world.project(), m_handles[*m_active])
                            : QString();
    if (tip.isEmpty() && m_tip.isEmpty())
        return;
    m_tip = tip;
    emit tipChanged();
}

} // namespace tiller
