#include "app/editor/viewmodels/inspector_lists.h"

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

void DrivenListModel::followDocument() {
    connect(m_document, &Document::changed, this, &DrivenListModel::fill);
    connect(m_document, &Document::replaced, this, &DrivenListModel::fill);
    fill();
    emit documentChanged();
}

void DrivenListModel::setParameter(const QString& parameter) {
    if (std::exchange(m_parameter, parameter) == parameter)
        return;
    fill();
}

const Parameter* DrivenListModel::find() const {
    return project().parameter(m_parameter.toStdString());
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
    emit parameterChanged();
}

void DrivenListModel::release(int row) {
    if (const Row* released = m_rows.at(row))
        m_document->push(tiller::release(project(), released->ref),
                         tr("Take %1 out of a parameter").arg(released->name));
}

void LinkOrderModel::followDocument() {
    connect(m_document, &Document::changed, this, &LinkOrderModel::fill);
    connect(m_document, &Document::opened, this, &LinkOrderModel::fill);
    fill();
    emit documentChanged();
}

void LinkOrderModel::setNode(const QString& node) {
    if (std::exchange(m_node, node) == node)
        return;
    fill();
    emit nodeChanged();
}

const Port* LinkOrderModel::input() const {
    const Node* node = project().node(m_node.toStdString());
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
        for (const Link* link : project().linksInto(m_node.toStdString(), port->id))
            if (const Node* from = project().node(link->from.node))
                rows.push_back({link->id, from->id, QString::fromStdString(displayName(*from))});
    }
    if (!rows.empty()) {
        rows.front().isFirst = true;
        rows.back().isLast = true;
    }
    m_rows.show(rows, &Row::link);
    emit inputChanged();
}

void LinkOrderModel::move(int row, int by) {
    if (const Row* moved = m_rows.at(row))
        m_document->push(reorder(project(), Id(moved->link), by),
                         by < 0 ? tr("Move wire earlier") : tr("Move wire later"));
}

void PointListModel::followDocument() {
    connect(m_document, &Document::changed, this, &PointListModel::follow);
    connect(m_document, &Document::opened, this, &PointListModel::fill);
    fill();
    emit documentChanged();
}

void PointListModel::setItem(const QString& item) {
    if (std::exchange(m_item, item) == item)
        return;
    fill();
    emit itemChanged();
}

void PointListModel::setSetting(const QString& setting) {
    if (std::exchange(m_setting, setting) == setting)
        return;
    fill();
    emit itemChanged();
}

const SceneItem* PointListModel::find() const {
    const SceneItem* item = project().sceneItem(m_item.toStdString());
    const Setting* setting =
        item ? findSceneType(item->type)->setting(m_setting.toStdString()) : nullptr;
    return setting && setting->kind == SettingKind::points ? item : nullptr;
}

QString PointListModel::coordinateText(double coordinate) {
    return QString::fromStdString(toText(std::round(coordinate * 1e3) / 1e3));
}

void PointListModel::fill() {
    const SceneItem* item = find();
    const Points rows = item ? pointsOf(valueOf(*item, m_setting.toStdString())) : Points();
    if (rows.size() == m_rows.size()) // keeps the fields in which a person types
        m_rows.show(rows);
    else
        m_rows.show(rows, [](const Vec2& point) { return std::pair(point.x, point.y); });
}

void PointListModel::follow(const Change& change) {
    if (std::ranges::any_of(change.scene,
                            [this](const auto& step) { return step.id() == m_item.toStdString(); }))
        fill();
}

bool PointListModel::push(Points points, const QString& text) {
    return m_document->push(
        setValue(project(), m_item.toStdString(), m_setting.toStdString(), std::move(points)),
        text.arg(nameOf(project(), {m_item.toStdString()})));
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
    m_document->push(insertPoint(project(), m_item.toStdString(), at, place),
                     tr("Add point to %1").arg(nameOf(project(), {m_item.toStdString()})));
}

void PointListModel::removeAt(int row) {
    if (!has(row) || !find())
        return;
    m_document->push(removePoint(project(), m_item.toStdString(), static_cast<std::size_t>(row)),
                     tr("Delete point of %1").arg(nameOf(project(), {m_item.toStdString()})));
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

} // namespace tiller
