#include "app/editor/viewport/agent_brush.h"

#include "app/editor/words/names.h"
#include "core/model/agent_type.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <array>

namespace tiller {

std::optional<std::vector<PlacedAgent>> startingAgents(const Project& project, const Frame& frame,
                                                       const Id& type) {
    const Node* node = project.node(type);
    if (!node || node->type != agentTypeId)
        return {};
    const AgentTypeSettings settings = agentTypeSettings(*node);
    if (settings.start == StartKind::placed)
        return node->agents;
    const FrameAgents* shown = frame.agentsOf(type);
    if (frame.tick != 0 || !shown || static_cast<double>(shown->size()) != settings.count ||
        shown->size() > mostToPlace)
        return {};
    std::vector<PlacedAgent> agents;
    for (std::size_t i = 0; i < shown->size(); ++i)
        agents.push_back({"", {shown->x[i], shown->y[i]}, {shown->vx[i], shown->vy[i]}});
    return agents;
}

Result<Change> startWith(const Project& project, const Id& type, std::vector<PlacedAgent> agents) {
    Project placed = project;
    apply(setAgents(placed, type, std::move(agents)), placed);
    const Result<Change> start = setValue(placed, type, "start", std::string("placed"));
    if (!start)
        return start;
    apply(start.value(), placed);
    return difference(project, placed);
}

namespace {

constexpr double leastGap = 6;      // pixels between two agents of a stroke
constexpr double gapOfBodies = 2.5; // radii

bool isAgentType(const Node& node) {
    return node.type == agentTypeId;
}

} // namespace

AgentBrush::AgentBrush(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
                       QObject* parent)
    : QObject(parent), m_world(world), m_camera(camera), m_drawing(drawing) {
    connect(&m_drawing, &SceneDrawing::changed, this, &AgentBrush::changed);
    connect(&m_world, &ShownWorld::projectReplaced, this, [this] {
        m_type.clear();
        m_known.reset();
    });
    connect(&m_world, &ShownWorld::projectChanged, this, [this] {
        noteNewTypes();
        emit changed();
    });
    connect(&m_world, &ShownWorld::selectionChanged, this, [this] {
        m_pickIsLast = false;
        if (const Node* selected = m_world.selectedNode(); selected && isAgentType(*selected))
            m_type = selected->id;
        emit changed();
    });
    connect(&m_world, &ShownWorld::pickedChanged, this, [this] {
        m_pickIsLast = m_world.hasPicked();
        if (m_pickIsLast)
            m_type = m_world.simulation()->picked()->type;
        emit changed();
    });
    connect(&m_world, &ShownWorld::frameChanged, this, [this] {
        if (m_wasAuthoring != isAuthoring()) {
            m_wasAuthoring = isAuthoring();
            emit changed();
        }
    });
}

/// The brush adds the type that was made last.
void AgentBrush::noteNewTypes() {
    if (!m_world.document())
        return;
    std::set<Id> types;
    for (const Node& node : m_world.project().nodes)
        if (isAgentType(node)) {
            types.insert(node.id);
            if (m_known && !m_known->contains(node.id))
                m_type = node.id;
        }
    m_known = std::move(types);
}

/// Whether it edits the project, and not the running world.
bool AgentBrush::isAuthoring() const {
    return m_world.simulation() && m_world.simulation()->frame().tick == 0 &&
           !m_world.simulation()->playing();
}

QString AgentBrush::agentType() const {
    if (!m_world.isComplete())
        return {};
    const Project& project = m_world.project();
    if (const Node* node = project.node(m_type); node && isAgentType(*node))
        return QString::fromStdString(m_type);
    const auto first = std::ranges::find_if(project.nodes, isAgentType);
    return first == project.nodes.end() ? QString() : QString::fromStdString(first->id);
}

void AgentBrush::setAgentType(const QString& type) {
    m_type = type.toStdString();
    emit changed();
}

QVariantList AgentBrush::agentTypes() const {
    QVariantList types;
    if (!m_world.isComplete())
        return types;
    for (const Node& node : m_world.project().nodes)
        if (isAgentType(node))
            types.push_back(QVariantMap{{"id", QString::fromStdString(node.id)},
                                        {"title", nameOf(m_world.project(), {node.id})},
                                        {"help", QString()}});
    return types;
}

QString AgentBrush::hint() const {
    if (!isActive())
        return {};
    const QString type = agentType();
    if (type.isEmpty())
        return tr("There is no agent type. Add one on the canvas.");
    const QString name = nameOf(m_world.project(), {type.toStdString()});
    return isAuthoring() ? tr("Click or drag: adds %1 to the project, as placed agents.").arg(name)
                         : tr("Only in this run: a click or drag adds %1.").arg(name);
}

QString AgentBrush::pickedHint() const {
    if (!m_world.hasPicked() || !m_world.simulation()->pickedEnd().isEmpty())
        return {};
    return isAuthoring() ? tr("Delete removes it from the project.")
                         : tr("Drag moves it, Delete removes it: in the running world.");
}

double AgentBrush::spacing() const {
    const Node* node = m_world.project().node(agentType().toStdString());
    const double radius = node ? agentTypeSettings(*node).radius : 0;
    return std::max(gapOfBodies * radius, leastGap / m_camera.zoom());
}

void AgentBrush::begin(QPointF at) {
    if (!m_world.isComplete() || agentType().isEmpty() || (isAuthoring() && !m_drawing.mayDraw()))
        return;
    m_gesture = m_world.document()->beginGesture();
    add(m_camera.view().toWorld(at));
}

void AgentBrush::drawTo(QPointF at) {
    if (!m_world.isComplete() || agentType().isEmpty())
        return;
    const Vec2 place = m_camera.view().toWorld(at);
    const double gap = spacing();
    for (double way = length(place - m_last); way >= gap; way = length(place - m_last))
        add(m_last + (place - m_last) * (gap / way));
}

void AgentBrush::cancel() {
    if (m_gesture > 0 && m_world.document())
        m_world.document()->cancelGesture(m_gesture);
}

void AgentBrush::addInTheMiddle() {
    begin(m_camera.middle());
}

void AgentBrush::add(Vec2 place) {
    m_last = place;
    const Id type = agentType().toStdString();
    if (!isAuthoring()) {
        m_world.simulation()->addAgent(type, place, m_gesture);
        return;
    }
    auto agents = startingAgents(m_world.project(), m_world.simulation()->frame(), type);
    // The one that a new type has at a random place makes room for the first of a person.
    const AgentTypeSettings settings = agentTypeSettings(*m_world.project().node(type));
    if (agents && settings.start == StartKind::region && settings.startRegion.empty() &&
        settings.count == 1)
        agents->clear();
    if (agents)
        agents->push_back({"", place, {}});
    const QString name = nameOf(m_world.project(), {type});
    if (agents)
        edit(type, *std::move(agents), tr("Add %1").arg(name), m_gesture);
    else
        m_world.document()->refuse(
            tr("%1 has too many agents to place them by hand. Start the world first: then the "
               "brush adds to the running world.")
                .arg(name));
}

void AgentBrush::edit(const Id& type, std::vector<PlacedAgent> agents, const QString& text,
                      int gesture) {
    const std::size_t added = agents.size() - 1;
    const bool adds = agents.size() > m_world.project().node(type)->agents.size();
    Result<Change> change = startWith(m_world.project(), type, std::move(agents));
    const Layer& layer = m_world.currentLayer();
    if (change && adds && !layer.settings.rest)
        if (const auto moved =
                moveToLayer(m_world.project(), std::array{agentItem(type, added)}, layer.id))
            change = merged(change.value(), moved.value());
    m_world.document()->push(change, text, gesture);
}

bool AgentBrush::removesPicked() const {
    return m_pickIsLast && m_world.hasPicked() && m_world.simulation()->pickedEnd().isEmpty();
}

void AgentBrush::removePicked() {
    if (!m_world.isComplete() || !m_world.hasPicked())
        return;
    SimulationController& simulation = *m_world.simulation();
    const AgentName picked = *simulation.picked();
    if (!isAuthoring()) {
        simulation.removeAgent(picked);
        return;
    }
    auto agents = startingAgents(m_world.project(), simulation.frame(), picked.type);
    if (!agents || picked.ordinal >= agents->size()) {
        m_world.document()->refuse(
            tr("%1 has too many agents to place them by hand. Start the world first: then Delete "
               "removes from the running world.")
                .arg(nameOf(m_world.project(), {picked.type})));
        return;
    }
    agents->erase(agents->begin() + static_cast<std::ptrdiff_t>(picked.ordinal));
    const QString name = simulation.nameOf(picked);
    simulation.unpick();
    edit(picked.type, *std::move(agents), tr("Remove %1").arg(name), 0);
}

} // namespace tiller
