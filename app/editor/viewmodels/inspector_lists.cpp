#include "app/editor/viewmodels/inspector_lists.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/card.h"
#include "app/editor/teach/setting_words.h"
#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

const Parameter* DrivenListModel::find() const {
    return project().parameter(id());
}

void DrivenListModel::fill() {
    std::vector<Row> rows;
    if (const Parameter* parameter = find())
        for (const SettingRef& ref : parameter->drives) {
            const auto driven = findDrivable(project(), ref);
            rows.push_back({ref,
                            driven ? settingName(project(), *driven)
                                   : tr("%1 of %2, which is gone")
                                         .arg(QString::fromStdString(ref.setting),
                                              QString::fromStdString(ref.item)),
                            runCost(project(), ref)});
        }
    m_rows.show(rows, &Row::ref);
}

void DrivenListModel::release(int row) {
    if (const Row* released = m_rows.at(row))
        m_document->push(tiller::release(project(), released->ref),
                         tr("Take %1 out of a parameter").arg(released->name));
}

const Port* LinkOrderModel::input() const {
    const Node* node = project().node(id());
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    if (!type)
        return nullptr;
    const auto found = std::ranges::find_if(
        type->ports, [&](const Port& port) { return port.isInput && ordersItsLinks(*type, port); });
    return found == type->ports.end() ? nullptr : &*found;
}

QString LinkOrderModel::title() const {
    const Port* port = input();
    return port ? QString::fromStdString(port->title) : QString();
}

QString LinkOrderModel::help() const {
    const Port* port = input();
    return port ? QString::fromStdString(port->help) : QString();
}

QString LinkOrderModel::kind() const {
    const Port* port = input();
    const NodeKind kind =
        port && port->type == PortType::mode ? NodeKind::mode : NodeKind::combiner;
    return QString::fromStdString(toString(kind));
}

void LinkOrderModel::fill() {
    std::vector<Row> rows;
    if (const Port* port = input()) {
        for (const Link* link : project().linksInto(id(), port->id))
            if (const Node* from = project().node(link->from.node))
                rows.push_back({link->id, from->id, QString::fromStdString(displayName(*from))});
    }
    if (!rows.empty()) {
        rows.front().isFirst = true;
        rows.back().isLast = true;
    }
    m_rows.show(rows, &Row::link);
}

void LinkOrderModel::move(int row, int by) {
    if (const Row* moved = m_rows.at(row))
        m_document->push(reorder(project(), Id(moved->link), by),
                         by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

void PointListModel::setSetting(const QString& setting) {
    if (std::exchange(m_setting, setting) == setting)
        return;
    refill();
    emit itemChanged();
}

const SceneItem* PointListModel::find() const {
    const SceneItem* item = project().sceneItem(id());
    const Setting* setting =
        item ? findSceneType(item->type)->setting(m_setting.toStdString()) : nullptr;
    return setting && setting->kind == SettingKind::points ? item : nullptr;
}

QString PointListModel::coordinateText(double coordinate) {
    return writtenNumber(std::round(coordinate * 1e3) / 1e3);
}

void PointListModel::fill() {
    const SceneItem* item = find();
    const Points rows = item ? pointsOf(valueOf(*item, m_setting.toStdString())) : Points();
    if (rows.size() == m_rows.size()) // keeps the fields in which a person types
        m_rows.show(rows);
    else
        m_rows.show(rows, [](const Vec2& point) { return std::pair(point.x, point.y); });
}

bool PointListModel::concerns(const Change& change) const {
    return std::ranges::any_of(change.scene,
                               [this](const auto& step) { return step.id() == id(); });
}

bool PointListModel::push(Points points, const QString& text) {
    return m_document->push(setValue(project(), id(), m_setting.toStdString(), std::move(points)),
                            text.arg(nameOf(project(), {id()})));
}

void PointListModel::addAfter(int row) {
    if (!has(row) || !find())
        return;
    const auto at = static_cast<std::size_t>(row);
    Vec2 place = m_rows[at] + Vec2{20, 0};
    if (at + 1 < m_rows.size())
        place = (m_rows[at] + m_rows[at + 1]) * 0.5;
    else if (at > 0)
        place = m_rows[at] * 2 - m_rows[at - 1];
    place = {std::clamp(place.x, -coordinateLimit, coordinateLimit),
             std::clamp(place.y, -coordinateLimit, coordinateLimit)};
    m_document->push(insertPoint(project(), id(), at, place),
                     tr("Add point to %1").arg(nameOf(project(), {id()})));
}

void PointListModel::removeAt(int row) {
    if (!has(row) || !find())
        return;
    m_document->push(removePoint(project(), id(), static_cast<std::size_t>(row)),
                     tr("Delete point of %1").arg(nameOf(project(), {id()})));
}

bool PointListModel::edit(int row, const QString& axis, const QString& text) {
    const SceneItem* item = find();
    if (!has(row) || !item)
        return false;
    const Setting& setting = *findSceneType(item->type)->setting(m_setting.toStdString());
    Points points = m_rows.all();
    Vec2& point = points[static_cast<std::size_t>(row)];
    double& coordinate = axis == QStringLiteral("x") ? point.x : point.y;
    const auto number = readNumber(setting, text, coordinate);
    if (!number) {
        m_document->refuse(tr("A coordinate must be a number, %1.").arg(rangeText(setting)));
        return false;
    }
    coordinate = *number;
    return push(std::move(points), tr("Move point of %1"));
}

void PointListModel::move(int row, int by) {
    if (!has(row) || !has(row + by) || !find())
        return;
    Points points = m_rows.all();
    std::swap(points[static_cast<std::size_t>(row)], points[static_cast<std::size_t>(row + by)]);
    push(std::move(points), tr("Reorder points of %1"));
}

void GroupInterfaceModel::fill() {
    std::vector<Row> rows;
    m_choices.clear();
    const Id id = this->id();
    const Annotation* annotation = project().annotation(id);
    m_available = annotation && annotation->type == "group";
    if (m_available) {
        const NodeGroups groups(project());
        if (const NodeGroup* group = groups.group(id)) {
            for (const GroupRow& row : groupRows(project(), groups, *group)) {
                const Node& node = *project().node(row.ref.node);
                const QString name = QString::fromStdString(displayName(node));
                const Setting* setting =
                    row.port ? nullptr : findNodeType(node.type)->setting(row.ref.port);
                rows.push_back(
                    {.ref = row.ref,
                     .isPort = row.port != nullptr,
                     .name = row.name,
                     .of = setting
                               ? tr("%1 of %2").arg(QString::fromStdString(setting->title), name)
                           : row.port->isInput ? tr("Input of %1").arg(name)
                                               : tr("Output of %1").arg(name)});
            }
            fillChoices(groups, *group);
        }
    }
    m_rows.show(rows, [](const Row& row) { return std::pair(row.ref, row.isPort); });
}

void GroupInterfaceModel::fillChoices(const NodeGroups& groups, const NodeGroup& group) {
    m_choices.append(choiceEntry({}, tr("Show a setting on the card…").toStdString()));
    for (const auto& [role, id] : group.nodes) {
        const Node& node = *project().node(id);
        const NodeGroup* inner = groups.cardOf(id, group.id);
        for (const Setting& setting : findNodeType(node.type)->settings) {
            const auto shows = [&setting](const NodeGroups& all, const NodeGroup& on,
                                          const Id& of) {
                return std::ranges::find(all.partOf(on).exposed, RoleRef{*on.role(of), setting.id},
                                         &NamedRole::ref) != all.partOf(on).exposed.end();
            };
            if (shows(groups, group, id) || (inner && !shows(groups, *inner, id)))
                continue;
            const std::string of =
                inner ? groups.partOf(*inner).name + ": " + displayName(node) : displayName(node);
            m_choices.append(
                choiceEntry(id + '.' + setting.id, of + ": " + setting.title, setting.help));
        }
    }
}

void GroupInterfaceModel::rename(int row, const QString& name) {
    if (!m_rows.at(row))
        return;
    const std::string text = name.trimmed().toStdString();
    if (text.empty()) {
        m_document->refuse(tr("A port or a setting on a card needs a name."));
        return;
    }
    const Row of = m_rows[static_cast<std::size_t>(row)];
    const Id on = id();
    m_document->push(of.isPort ? namePort(project(), of.ref, text, on)
                               : expose(project(), {of.ref.node, of.ref.port}, text, on),
                     of.isPort ? tr("Rename a port") : tr("Rename a setting on the card"));
}

void GroupInterfaceModel::hide(int row) {
    const Row* hidden = m_rows.at(row);
    if (!hidden || hidden->isPort)
        return;
    const PortRef ref = hidden->ref;
    m_document->push(unexpose(project(), {ref.node, ref.port}, id()),
                     tr("Remove from the group's card"));
}

void GroupInterfaceModel::show(const QString& choice) {
    const std::string text = choice.toStdString();
    const std::size_t dot = text.rfind('.');
    const Node* node = dot == std::string::npos ? nullptr : project().node(text.substr(0, dot));
    const Setting* setting =
        node ? findNodeType(node->type)->setting(text.substr(dot + 1)) : nullptr;
    if (setting)
        m_document->push(expose(project(), {node->id, setting->id},
                                displayName(*node) + ": " + setting->title, id()),
                         tr("Show on the group's card"));
}

} // namespace tiller
