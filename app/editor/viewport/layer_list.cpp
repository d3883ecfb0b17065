#include "app/editor/viewport/layer_list.h"

#include "app/editor/viewport/scene_handles.h"
#include "core/model/scene_layers.h"

namespace tiller {

LayerList::LayerList(ShownWorld& world, const WorldSelection& selection, QObject* parent)
    : RowsModel(parent), m_world(world), m_selection(selection) {
    connect(&m_world, &ShownWorld::projectChanged, this, &LayerList::update);
    connect(&m_world, &ShownWorld::layerChanged, this, &LayerList::update);
    connect(&m_world, &ShownWorld::selectionChanged, this, &LayerList::changed);
    connect(&m_world, &ShownWorld::pickedChanged, this, &LayerList::changed);
}

void LayerList::update() {
    const Layers& layers = m_world.scene().layers();
    std::vector<Row> rows;
    for (const Layer& each : layers.all()) {
        rows.insert(rows.begin(), Row{.layer = each});
        rows.front().isCurrent = each.id == m_world.currentLayer().id;
        rows.front().problem = m_world.pictures().problemOf(each.id);
    }
    const auto countIn = [&](const Id& item) {
        ++rows[rows.size() - 1 - layers.indexOf(item)].items;
    };
    for (const SceneItem& item : m_world.project().scene)
        countIn(item.id);
    for (const Node& node : m_world.project().nodes) {
        std::size_t named = 0; // by a layer of their own
        const std::size_t agents = startsPlaced(node) ? node.agents.size() : 0;
        for (std::size_t i = 0; layers.nameAgents() && i < agents; ++i)
            if (&layers.ofAgent(node.id, i) != &layers.of(node.id)) {
                countIn(agentItem(node.id, i));
                ++named;
            }
        if (startsPlaced(node) && (named == 0 || named < agents))
            countIn(node.id);
    }
    m_rows.show(rows, [](const Row& row) { return row.layer.id; });
    emit changed();
}

int LayerList::current() const {
    const auto found = std::ranges::find_if(m_rows, &Row::isCurrent);
    return static_cast<int>(found - m_rows.begin());
}

QString LayerList::problem() const {
    const auto found = std::ranges::find_if(m_rows, [](const Row& row) {
        return !row.problem.isEmpty() && !row.layer.settings.hidden;
    });
    return found == m_rows.end() ? QString() : found->problem;
}

const Layer* LayerList::layerAt(int row) const {
    const Row* found = m_rows.at(row);
    return found ? &found->layer : nullptr;
}

void LayerList::push(const Result<Change>& change, const QString& text, int gesture) {
    m_world.document()->push(change, text, gesture);
}

void LayerList::makeCurrent(int row) {
    if (const Layer* layer = layerAt(row))
        m_world.setCurrentLayer(layer->id);
}

void LayerList::add() {
    if (!m_world.document())
        return;
    const auto isTaken = [&](const QString& name) {
        return std::ranges::any_of(
            m_rows, [&](const Row& row) { return QString::fromStdString(row.layer.name) == name; });
    };
    int number = count() + 1;
    while (isTaken(tr("Layer %1").arg(number)))
        ++number;
    Document& document = *m_world.document();
    const auto added =
        addLayer(document.project(), document.ids(), tr("Layer %1").arg(number).toStdString());
    if (document.push(added, tr("Add a layer")))
        m_world.setCurrentLayer(added.value().annotations.back().id());
}

void LayerList::rename(int row, const QString& name) {
    const QString trimmed = name.trimmed();
    if (const Layer* layer = layerAt(row); layer && !trimmed.isEmpty())
        push(renameLayer(m_world.project(), m_world.document()->ids(), layer->id,
                         trimmed.toStdString()),
             tr("Rename layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::set(int row, const char* setting, const Value& value, const QString& text,
                    int gesture) {
    if (const Layer* layer = layerAt(row))
        push(setLayerValue(m_world.project(), m_world.document()->ids(), layer->id, setting, value),
             text.arg(QString::fromStdString(layer->name)), gesture);
}

void LayerList::setHidden(int row, bool hidden) {
    set(row, "hidden", hidden, hidden ? tr("Hide layer %1") : tr("Show layer %1"));
}

void LayerList::setLocked(int row, bool locked) {
    set(row, "locked", locked, locked ? tr("Lock layer %1") : tr("Unlock layer %1"));
}

void LayerList::setOpacity(int row, double percent, int gesture) {
    set(row, "opacity", std::clamp(percent, 0.0, 100.0) / 100, tr("Set the opacity of layer %1"),
        gesture);
}

void LayerList::move(int row, int by) {
    if (const Layer* layer = layerAt(row))
        push(moveLayer(m_world.project(), m_world.document()->ids(), layer->id, -by),
             tr("Move layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::remove(int row) {
    if (const Layer* layer = layerAt(row))
        push(removeLayer(m_world.project(), layer->id),
             tr("Remove layer %1").arg(QString::fromStdString(layer->name)));
}

std::vector<Id> LayerList::takenItems() const {
    std::vector<Id> items;
    if (!m_world.document())
        return items;
    for (const SceneItem& item : m_selection.items())
        items.push_back(item.id);
    for (const Id& id : m_world.selected())
        if (const Node* node = m_world.project().node(id);
            node && startsPlaced(*node) && m_world.scene().isReachable(id))
            items.push_back(id);
    return items;
}

void LayerList::take(int row, const std::vector<Id>& items) {
    const Layer* layer = layerAt(row);
    if (layer && items.empty())
        m_world.document()->refuse(tr("Select the scene items that the layer should get."));
    else if (layer)
        push(moveToLayer(m_world.project(), items, layer->id),
             tr("Move to layer %1").arg(QString::fromStdString(layer->name)));
}

void LayerList::takeSelection(int row) {
    take(row, takenItems());
}

/// The picked agent, if it was placed by hand, and its layer lets it go.
std::optional<AgentName> LayerList::placedAgent() const {
    if (!m_world.document() || !m_world.hasPicked())
        return {};
    const AgentName picked = *m_world.simulation()->picked();
    const Node* type = m_world.project().node(picked.type);
    const bool isPlaced = type && startsPlaced(*type) && picked.ordinal < type->agents.size();
    return isPlaced && m_world.scene().isAgentReachable(picked.type, picked.ordinal)
               ? std::optional(picked)
               : std::nullopt;
}

QString LayerList::pickedAgent() const {
    const auto agent = placedAgent();
    return agent ? m_world.simulation()->nameOf(*agent) : QString();
}

void LayerList::takeAgent(int row) {
    if (const auto agent = placedAgent())
        take(row, {agentItem(agent->type, agent->ordinal)});
}

void LayerList::selectItems(int row) {
    const Layer* layer = layerAt(row);
    if (!layer)
        return;
    const Layers& layers = m_world.scene().layers();
    QStringList ids;
    for (const SceneShape& shape : m_world.scene().all())
        if (layers.of(shape.id).id == layer->id && shape.isReachable())
            if (const QString id = m_selection.owner(shape.id); !ids.contains(id))
                ids.append(id);
    for (const Node& node : m_world.project().nodes)
        if (startsPlaced(node) && layers.of(node.id).id == layer->id)
            ids.append(QString::fromStdString(node.id));
    m_world.document()->selection()->set(ids);
}

} // namespace tiller
