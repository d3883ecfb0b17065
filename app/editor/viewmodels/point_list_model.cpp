#include "app/editor/viewmodels/point_list_model.h"

#include "app/editor/viewport/scene_edits.h"
#include "app/editor/words/names.h"
#include "app/editor/words/setting_text.h"
#include "core/base/lattice.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>

namespace tiller {

void PointListModel::followDocument() {
    if (m_document) {
        connect(m_document, &Document::changed, this, &PointListModel::follow);
        connect(m_document, &Document::opened, this, &PointListModel::fill);
    }
    fill();
    emit documentChanged();
}

void PointListModel::setItem(const QString& item) {
    if (m_item == item)
        return;
    m_item = item;
    fill();
    emit itemChanged();
}

void PointListModel::setSetting(const QString& setting) {
    if (m_setting == setting)
        return;
    m_setting = setting;
    fill();
    emit itemChanged();
}

const SceneItem* PointListModel::find() const {
    const SceneItem* item =
        m_document ? m_document->project().sceneItem(m_item.toStdString()) : nullptr;
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
    const Project& project = m_document->project();
    return m_document->push(
        setValue(project, m_item.toStdString(), m_setting.toStdString(), std::move(points)),
        text.arg(nameOf(project, {m_item.toStdString()})));
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
    const Project& project = m_document->project();
    m_document->push(insertPoint(project, m_item.toStdString(), at, place),
                     tr("Add point to %1").arg(nameOf(project, {m_item.toStdString()})));
}

void PointListModel::removeAt(int row) {
    if (!has(row) || !find())
        return;
    const Project& project = m_document->project();
    m_document->push(removePoint(project, m_item.toStdString(), static_cast<std::size_t>(row)),
                     tr("Delete point of %1").arg(nameOf(project, {m_item.toStdString()})));
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
