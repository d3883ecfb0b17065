#include "app/editor/canvas/group_edits.h"

#include "app/editor/canvas/canvas_box.h"
#include "core/model/registry.h"

#include <algorithm>

namespace tiller {

namespace {

/// Whether the card of a group shows a setting of a node in it.
bool shows(const NodeGroups& groups, const NodeGroup& group, const SettingRef& ref) {
    const std::vector<NamedRole>& exposed = groups.partOf(group).exposed;
    const RoleRef role{*group.role(ref.item), ref.setting};
    return std::ranges::find(exposed, role, &NamedRole::ref) != exposed.end();
}

} // namespace

GroupEdits::GroupEdits(CanvasParts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
    connect(&parts.scene, &CanvasScene::changed, this, &GroupEdits::changed);
    connect(&parts.scene, &CanvasScene::replaced, this, &GroupEdits::changed);
}

const NodeGroup* GroupEdits::openGroup() const {
    return m_parts.scene.groups().group(m_parts.document.openGroup());
}

QVariantList GroupEdits::path() const {
    QVariantList result;
    const NodeGroups& groups = m_parts.scene.groups();
    for (const NodeGroup* group = openGroup(); group; group = groups.group(group->outer)) {
        const std::string name = groupName(m_parts.project(), groups, *group);
        result.prepend(QVariantMap{
            {"id", QString::fromStdString(group->id)},
            {"title", name.empty() ? tr("Untitled part") : QString::fromStdString(name)}});
    }
    return result;
}

int GroupEdits::uses() const {
    const NodeGroup* group = openGroup();
    return group ? static_cast<int>(m_parts.scene.groups().partOf(*group).groups.size()) : 0;
}

QVariantList GroupEdits::edges() const {
    QVariantList result;
    const NodeGroup* group = openGroup();
    if (!group)
        return result;
    for (const GroupRow& row : groupRows(m_parts.project(), m_parts.scene.groups(), *group)) {
        const Card* card = m_parts.scene.card(row.ref.node);
        if (row.port && card && card->spot(row.ref.port))
            result.append(QVariantMap{{"name", row.name},
                                      {"isInput", row.port->isInput},
                                      {"type", QString::fromStdString(toString(row.port->type))},
                                      {"place", card->place(row.ref.port)}});
    }
    return result;
}

QVariantList GroupEdits::parts() const {
    QVariantList result;
    for (const Part& part : m_parts.scene.groups().parts())
        if (!part.groups.empty())
            result.append(
                QVariantMap{{"id", QString::fromStdString(part.id)},
                            {"title", part.name.empty() ? tr("Untitled part")
                                                        : QString::fromStdString(part.name)},
                            {"help", tr("One more group of this part. An edit in one "
                                        "changes all of them.")}});
    return result;
}

std::vector<Id> GroupEdits::selectedGroups() const {
    std::vector<Id> ids = m_parts.selection().asIds();
    std::erase_if(ids, [this](const Id& id) { return !m_parts.scene.groups().group(id); });
    return ids;
}

/// Moves the card of a new group to where it covers no other card: where one of its own cards was,
/// or below. @param change its last annotation is the group
void GroupEdits::placeFreely(Change& change, const std::vector<Id>& members) const {
    constexpr double gap = 16;
    constexpr int mostTries = 200;
    Project after = m_parts.project();
    apply(change, after);
    const Annotation& group = *change.annotations.back().after;
    const QRectF card = boxOf(*after.annotation(group.id));
    const auto isFree = [&](QPointF at) {
        return m_parts.isFree(QRectF(at, card.size()).adjusted(-gap, -gap, gap, gap), members);
    };
    std::vector<QPointF> places{card.topLeft()};
    for (const Id& member : members)
        if (const QRectF box = canvasRect(m_parts.project(), member); !box.isNull())
            places.push_back(box.topLeft());
    for (int step = 1; step <= mostTries; ++step)
        places.push_back(card.topLeft() + QPointF(0, step * gap));
    const auto free = std::ranges::find_if(places, isFree);
    if (free == places.end())
        return;
    const Description& type = *findAnnotationType("group");
    const std::string part = textOf(valueOf(group, "of"));
    for (auto& step : change.annotations) // in a group, one for each of its kind
        if (!step.before && step.after->type == "group" &&
            textOf(valueOf(*step.after, "of")) == part) {
            step.after->values[*type.settingIndex("x")] = free->x();
            step.after->values[*type.settingIndex("y")] = free->y();
        }
}

void GroupEdits::groupSelected() {
    const std::vector<Id> ids = m_parts.selection().asIds();
    auto change = makeGroup(m_parts.project(), m_parts.document.ids(), ids);
    if (change)
        placeFreely(change.value(), ids);
    if (!m_parts.document.push(change, tr("Group")))
        return;
    const Id group = change.value().annotations.back().id();
    const QString id = QString::fromStdString(group);
    m_parts.selection().select(id);
    m_parts.reveal(group);
    emit m_parts.requests.textEditRequested(id, m_parts.annotations.textOf(id), true);
}

void GroupEdits::ungroupSelected() {
    std::vector<Id> groups = selectedGroups();
    if (groups.empty() && inside())
        groups = {m_parts.document.openGroup()};
    if (groups.empty()) {
        m_parts.document.refuse(tr("Select the group to take apart."));
        return;
    }
    QStringList cards;
    for (const Id& id : groups)
        for (const auto& [role, item] : m_parts.scene.groups().group(id)->members)
            cards.append(QString::fromStdString(item));
    m_parts.document.setOpenGroup(m_parts.scene.groups().group(groups.front())->outer);
    if (m_parts.document.push(ungroup(m_parts.project(), groups), tr("Ungroup")))
        m_parts.selection().set(cards);
}

void GroupEdits::makeSingle() {
    std::vector<Id> groups = selectedGroups();
    if (groups.empty() && inside())
        groups = {m_parts.document.openGroup()};
    if (groups.size() != 1) {
        m_parts.document.refuse(tr("Select one group."));
        return;
    }
    m_parts.document.push(
        tiller::makeSingle(m_parts.project(), m_parts.document.ids(), groups.front()),
        tr("Make independent"));
}

void GroupEdits::open(const QString& group) {
    if (!m_parts.scene.groups().group(group.toStdString()))
        return;
    m_parts.selection().clear();
    m_parts.document.setOpenGroup(group.toStdString());
}

void GroupEdits::leave() {
    if (const NodeGroup* group = openGroup())
        leaveFor(group->outer);
}

void GroupEdits::leaveTo(const QString& outer) {
    leaveFor(outer.toStdString());
}

void GroupEdits::leaveAll() {
    leaveFor({});
}

/// @param outer holds the open group; empty for the project
void GroupEdits::leaveFor(const Id& outer) {
    const NodeGroup* group = openGroup();
    while (group && group->outer != outer)
        group = m_parts.scene.groups().group(group->outer);
    if (!group)
        return;
    const QString left = QString::fromStdString(group->id);
    m_parts.document.setOpenGroup(outer);
    m_parts.selection().select(left);
}

bool GroupEdits::step() {
    const std::vector<Id> groups = selectedGroups();
    if (groups.size() == 1)
        open(QString::fromStdString(groups.front()));
    else if (inside())
        leave();
    else
        return false;
    return true;
}

const NodeGroup* GroupEdits::groupShowing(const QString& node) const {
    const NodeGroups& groups = m_parts.scene.groups();
    const NodeGroup* open = openGroup();
    if (open && open->role(node.toStdString()))
        return open;
    const NodeGroup* card = groups.cardOf(node.toStdString(), {});
    return open ? groups.groupOf(node.toStdString()) : card;
}

bool GroupEdits::canExpose(const QString& node, const QString& setting) const {
    const Id id = node.toStdString();
    const NodeGroups& groups = m_parts.scene.groups();
    const NodeGroup* group = groupShowing(node);
    const Node* found = group ? m_parts.project().node(id) : nullptr;
    if (!found || !findNodeType(found->type)->setting(setting.toStdString()))
        return false;
    const NodeGroup* inner = groups.cardOf(id, group->id);
    return !inner || shows(groups, *inner, {id, setting.toStdString()});
}

bool GroupEdits::isExposed(const QString& node, const QString& setting) const {
    const NodeGroup* group = groupShowing(node);
    return group &&
           shows(m_parts.scene.groups(), *group, {node.toStdString(), setting.toStdString()});
}

void GroupEdits::toggleExposed(const QString& node, const QString& setting) {
    if (!canExpose(node, setting))
        return;
    const SettingRef ref{node.toStdString(), setting.toStdString()};
    const Id on = groupShowing(node)->id;
    const Node& of = *m_parts.project().node(ref.item);
    const Setting& shown = *findNodeType(of.type)->setting(ref.setting);
    if (isExposed(node, setting))
        m_parts.document.push(unexpose(m_parts.project(), ref, on),
                              tr("Remove from the group's card"));
    else
        m_parts.document.push(
            expose(m_parts.project(), ref, displayName(of) + ": " + shown.title, on),
            tr("Show on the group's card"));
}

} // namespace tiller
