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

void PointListModel::fill() {
    const SceneItem* item = find();
    const Points rows = item ? pointsOf(valueOf(*item, m_setting.toStdString())) : Points();
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) { // keeps the fields in which a person types
        m_rows = rows;
        emit dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    // Only rows from the first difference on change, so that the others stay in view.
    const auto same = std::ranges::mismatch(rows, m_rows).in1 - rows.begin();
    const int first = static_cast<int>(same);
    const int by = static_cast<int>(rows.size()) - rowCount();
    if (by > 0)
        beginInsertRows({}, first, first + by - 1);
    else
        beginRemoveRows({}, first, first - by - 1);
    m_rows = rows;
    if (by > 0)
        endInsertRows();
    else
        endRemoveRows();
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
    emit countChanged();
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
    Points points = m_rows;
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
    Points points = m_rows;
    std::swap(points[static_cast<std::size_t>(row)], points[static_cast<std::size_t>(row + by)]);
    push(std::move(points), tr("Reorder points of %1"));
}

int PointListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PointListModel::data(const QModelIndex& index, int role) const {
    const Vec2 point = m_rows.at(static_cast<std::size_t>(index.row()));
    const double number = std::round((role == XRole ? point.x : point.y) * 1e3) / 1e3;
    return role == XRole || role == YRole ? QString::fromStdString(toText(number)) : QVariant();
}

QHash<int, QByteArray> PointListModel::roleNames() const {
    return {{XRole, "placeX"}, {YRole, "placeY"}};
}

} // namespace tiller
