#include "app/editor/canvas/node_list_model.h"

#include "app/editor/canvas/canvas_view.h"
#include "app/editor/canvas/card_buttons.h"
#include "app/editor/document/document.h"
#include "app/editor/words/names.h"
#include "core/model/registry.h"
#include "core/model/silence.h"

#include <algorithm>
#include <set>

namespace tiller {

NodeListModel::NodeListModel(Document& document, CanvasScene& scene, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_scene(scene) {
    connect(&scene, &CanvasScene::replaced, this, &NodeListModel::reset);
    connect(&scene, &CanvasScene::changed, this, &NodeListModel::follow);
    connect(document.selection(), &Selection::changed, this, &NodeListModel::followSelection);
    connect(&document, &Document::problemsChanged, this, &NodeListModel::followProblems);
    reset();
    followSelection();
    followProblems();
}

int NodeListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant NodeListModel::data(const QModelIndex& index, int role) const {
    const auto row = static_cast<std::size_t>(index.row());
    const Id& id = m_rows.at(row);
    const std::vector<Node>& nodes = m_scene.project().nodes;
    const Node* node =
        row < nodes.size() && nodes[row].id == id ? &nodes[row] : m_scene.project().node(id);
    const Card* card = m_scene.card(id);
    if (!node || !card)
        return {};
    const NodeType& type = *findNodeType(node->type);
    const auto found = m_problems.find(id);
    switch (role) {
    case NodeIdRole:
        return QString::fromStdString(id);
    case TitleRole:
        return QString::fromStdString(displayName(*node));
    case TypeTitleRole:
        return hasTypeRow(*node) ? QString::fromStdString(type.title) : QString();
    case KindRole:
        return QString::fromStdString(toString(type.kind));
    case CardXRole:
        return card->rect.x();
    case CardYRole:
        return card->rect.y();
    case CardWidthRole:
        return card->rect.width();
    case CardHeightRole:
        return card->rect.height();
    case PortsRole:
        return inFull(id) ? ports(*node) : QVariantList();
    case ValuesRole: {
        QVariantList lines;
        if (inFull(id))
            for (const ValueLine& line : card->values)
                lines.append(QVariantMap{{"title", line.title}, {"text", line.text}});
        return lines;
    }
    case SelectedRole:
        return m_selected.contains(QString::fromStdString(id));
    case ProblemRole:
        return problem(id);
    case IsErrorRole:
        return found != m_problems.end() && found->second.severity == Severity::error;
    case AgentColorRole:
        return type.setting("color") ? QString::fromStdString(textOf(valueOf(*node, "color")))
                                     : QString();
    case NamedRole:
        return !m_detailed && m_seen.contains(id);
    case InFullRole:
        return inFull(id);
    case SeenRole:
        return m_seen.contains(id);
    case MutedRole:
        return node->muted;
    case SoloRole:
        return node->solo;
    case SilentRole:
        return isSilent(id);
    case SoloableRole:
        return canBeSolo(type);
    case SentenceRole:
        return sentence(*node, type);
    case OrderRole:
        return index.row();
    default:
        return {};
    }
}

QHash<int, QByteArray> NodeListModel::roleNames() const {
    return {{NodeIdRole, "nodeId"},       {TitleRole, "title"},
            {TypeTitleRole, "typeTitle"}, {KindRole, "kind"},
            {CardXRole, "cardX"},         {CardYRole, "cardY"},
            {CardWidthRole, "cardWidth"}, {CardHeightRole, "cardHeight"},
            {PortsRole, "ports"},         {ValuesRole, "values"},
            {SelectedRole, "selected"},   {ProblemRole, "problem"},
            {IsErrorRole, "isError"},     {AgentColorRole, "agentColor"},
            {NamedRole, "named"},         {InFullRole, "inFull"},
            {MutedRole, "muted"},         {SoloRole, "solo"},
            {SilentRole, "silent"},       {SoloableRole, "soloable"},
            {SentenceRole, "sentence"},   {SeenRole, "seen"},
            {OrderRole, "order"}};
}

/// What a screen reader says after the name.
QString NodeListModel::sentence(const Node& node, const NodeType& type) const {
    QStringList parts;
    if (!node.name.empty() && node.name != type.title)
        parts.append(QStringLiteral("%1, %2").arg(QString::fromStdString(type.title),
                                                  QString::fromStdString(toString(type.kind))));
    else
        parts.append(QString::fromStdString(toString(type.kind)));
    if (const QString text = problem(node.id); !text.isEmpty())
        parts.append(text);
    if (node.muted)
        parts.append(tr("Muted"));
    else if (isSilent(node.id))
        parts.append(tr("Silent: another node is solo"));
    if (node.solo)
        parts.append(tr("Solo"));
    return parts.join(QStringLiteral(". "));
}

QString NodeListModel::problem(const Id& node) const {
    const auto found = m_problems.find(node);
    return found == m_problems.end() ? QString() : problemText(m_scene.project(), found->second);
}

QVariantList NodeListModel::ports(const Node& node) const {
    std::set<std::string_view> wired;
    for (const std::size_t number : m_scene.wiresOf(node.id)) {
        const Wire& wire = m_scene.wires()[number];
        for (const PortRef* end : {&wire.from, &wire.to})
            if (end->node == node.id)
                wired.insert(end->port);
    }
    QVariantList result;
    for (const PortSpot& spot : m_scene.card(node.id)->ports)
        result.append(QVariantMap{{"id", QString::fromStdString(spot.port->id)},
                                  {"title", QString::fromStdString(spot.port->title)},
                                  {"type", QString::fromStdString(toString(spot.port->type))},
                                  {"isInput", spot.port->isInput},
                                  {"x", spot.center.x()},
                                  {"y", spot.center.y()},
                                  {"wired", wired.contains(spot.port->id)}});
    return result;
}

void NodeListModel::reset() {
    beginResetModel();
    m_rows.clear();
    for (const Node& node : m_scene.project().nodes)
        m_rows.push_back(node.id);
    m_rowOf.clear();
    m_seen.clear(); // new delegates begin empty; look() then fills those in view
    m_silent = silentNodes(m_scene.project());
    endResetModel();
    look();
}

void NodeListModel::followView(const CanvasView& view) {
    const bool wasDetailed = std::exchange(m_detailed, view.detailed());
    m_area = view.preparedArea();
    if (wasDetailed != m_detailed)
        for (const Id& id : m_seen.ids())
            show(id);
    look();
}

/// Finds the nodes in view. The other cards keep only their name, for screen readers.
void NodeListModel::look() {
    std::set<Id, std::less<>> seen;
    if (!m_area.isNull())
        for (Id& id : m_scene.nodesIn(m_area))
            seen.insert(seen.end(), std::move(id));
    if (const bool becomesCrowded = seen.size() > GradualIds::atOnce;
        std::exchange(m_crowded, becomesCrowded) != becomesCrowded)
        emit crowdedChanged();
    m_seen.become(std::move(seen));
}

void NodeListModel::show(const Id& id) {
    // First what the card shows, then whether it is shown.
    announce(id, {PortsRole, ValuesRole, NamedRole, InFullRole, SeenRole});
}

void NodeListModel::follow(const Change& change) {
    bool mayChangeSilence = !change.links.empty();
    followRows();
    for (const auto& step : change.nodes) {
        if (!step.before || !step.after) {
            mayChangeSilence = true;
            continue;
        }
        const bool moved = step.before->place != step.after->place;
        Node movedNode = *step.before;
        movedNode.place = step.after->place;
        const bool onlyMoved = moved && movedNode == *step.after;
        mayChangeSilence = mayChangeSilence || !onlyMoved;
        announce(step.id(), onlyMoved ? QList<int>{CardXRole, CardYRole} : QList<int>{});
    }
    std::set<Id> touched;
    for (const auto& step : change.links)
        for (const auto* link : {&step.before, &step.after})
            if (*link && !(step.before && step.after && step.before->from == step.after->from &&
                           step.before->to == step.after->to))
                touched.insert({(*link)->from.node, (*link)->to.node});
    for (const Id& id : touched)
        if (inFull(id)) // the other cards show no ports
            announce(id, {PortsRole});
    if (mayChangeSilence)
        followSilence();
    look();
    if (!change.scene.empty()) // a card in view may show the name of a scene item
        for (const Id& id : m_seen.ids())
            announce(id, {ValuesRole});
}

/// Removes and inserts rows in runs, because each signal makes all views look at all their rows.
void NodeListModel::followRows() {
    const std::vector<Node>& nodes = m_scene.project().nodes;
    if (std::ranges::equal(m_rows, nodes, {}, {}, &Node::id))
        return;
    m_rowOf.clear();
    for (std::size_t end = m_rows.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && !m_scene.card(m_rows[begin - 1]))
            --begin;
        if (begin < end)
            removeRun(begin, end);
        end = begin == 0 ? 0 : begin - 1;
    }
    auto stays = m_rows.begin();
    for (const Node& node : nodes)
        if (stays != m_rows.end() && node.id == *stays)
            ++stays;
    if (stays != m_rows.end()) { // the order has changed
        reset();
        return;
    }
    for (std::size_t begin = 0; begin < nodes.size();) {
        std::size_t end = begin;
        while (end < nodes.size() && (begin == m_rows.size() || nodes[end].id != m_rows[begin]))
            ++end;
        if (begin < end)
            insertRun(begin, end);
        begin = end + 1; // behind the row that stays
    }
    emit dataChanged(index(0), index(rowCount() - 1), {OrderRole});
}

void NodeListModel::removeRun(std::size_t begin, std::size_t end) {
    beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
    const auto first = m_rows.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = m_rows.begin() + static_cast<std::ptrdiff_t>(end);
    for (auto row = first; row != last; ++row)
        m_seen.forget(*row);
    m_rows.erase(first, last);
    endRemoveRows();
}

void NodeListModel::insertRun(std::size_t begin, std::size_t end) {
    const std::vector<Node>& nodes = m_scene.project().nodes;
    std::vector<Id> ids;
    for (std::size_t i = begin; i < end; ++i)
        ids.push_back(nodes[i].id);
    beginInsertRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
    m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(begin), ids.begin(), ids.end());
    endInsertRows();
}

void NodeListModel::followSilence() {
    const std::set<Id> before = std::exchange(m_silent, silentNodes(m_scene.project()));
    announce(idsInOne(before, m_silent), {SilentRole, SentenceRole});
}

void NodeListModel::followSelection() {
    const QStringList& ids = m_document.selection()->ids();
    const QSet<QString> before = std::exchange(m_selected, QSet<QString>(ids.begin(), ids.end()));
    std::vector<Id> changed;
    for (const QString& id : before)
        if (!m_selected.contains(id))
            changed.push_back(id.toStdString());
    for (const QString& id : std::as_const(m_selected))
        if (!before.contains(id))
            changed.push_back(id.toStdString());
    announce(changed, {SelectedRole});
}

void NodeListModel::followProblems() {
    std::map<Id, Problem> before = std::move(m_problems);
    m_problems.clear();
    for (const Problem& problem : m_document.problems())
        for (const std::string& id : problem.ids)
            m_problems.emplace(id, problem);
    std::vector<Id> changed;
    for (const auto* problems : {&before, &m_problems})
        for (const auto& [id, problem] : *problems) {
            const auto& others = problems == &before ? m_problems : before;
            if (const auto other = others.find(id);
                other == others.end() || (problems == &before && other->second != problem))
                changed.push_back(id);
        }
    announce(changed, {ProblemRole, IsErrorRole, SentenceRole});
}

/// Many as one range: for each range, the view looks at all its cards.
void NodeListModel::announce(const std::vector<Id>& ids, const QList<int>& roles) {
    constexpr std::size_t many = 100;
    if (ids.size() > many) {
        emit dataChanged(index(0), index(rowCount() - 1), roles);
        return;
    }
    for (const Id& id : ids)
        announce(id, roles);
}

void NodeListModel::announce(const Id& id, const QList<int>& roles) {
    const int row = rowOf(id);
    if (row >= 0)
        emit dataChanged(index(row), index(row), roles);
}

int NodeListModel::rowOf(const Id& id) const {
    if (m_rowOf.empty())
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rowOf.emplace(m_rows[i], static_cast<int>(i));
    const auto found = m_rowOf.find(id);
    return found == m_rowOf.end() ? -1 : found->second;
}

} // namespace tiller
