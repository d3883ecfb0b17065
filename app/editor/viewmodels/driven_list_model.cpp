#include "app/editor/viewmodels/driven_list_model.h"

#include "app/editor/teach/parameter_words.h"

namespace tiller {

void DrivenListModel::followDocument() {
    if (m_document) {
        connect(m_document, &Document::changed, this, &DrivenListModel::fill);
        connect(m_document, &Document::replaced, this, &DrivenListModel::fill);
    }
    fill();
    emit documentChanged();
}

void DrivenListModel::setParameter(const QString& parameter) {
    if (m_parameter == parameter)
        return;
    m_parameter = parameter;
    fill();
}

const Parameter* DrivenListModel::find() const {
    return m_document ? m_document->project().parameter(m_parameter.toStdString()) : nullptr;
}

void DrivenListModel::fill() {
    std::vector<Row> rows;
    if (const Parameter* parameter = find())
        for (const SettingRef& ref : parameter->drives) {
            const auto driven = findDrivable(m_document->project(), ref);
            rows.push_back({ref, driven ? settingName(m_document->project(), *driven)
                                        : tr("%1 of %2, which is gone")
                                              .arg(QString::fromStdString(ref.setting),
                                                   QString::fromStdString(ref.item))});
        }
    showRows(m_rows, std::move(rows), &Row::ref);
    emit parameterChanged();
    emit countChanged();
}

void DrivenListModel::release(int row) {
    if (row < 0 || row >= rowCount())
        return;
    const Row& of = m_rows[static_cast<std::size_t>(row)];
    m_document->push(tiller::release(m_document->project(), of.ref),
                     tr("Take %1 out of a parameter").arg(of.name));
}

int DrivenListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DrivenListModel::data(const QModelIndex& index, int role) const {
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case ItemRole:
        return QString::fromStdString(row.ref.item);
    case SettingRole:
        return QString::fromStdString(row.ref.setting);
    case NameRole:
        return row.name;
    case CostRole:
        return runCost(m_document->project(), row.ref);
    default:
        return {};
    }
}

QHash<int, QByteArray> DrivenListModel::roleNames() const {
    return {{ItemRole, "item"}, {SettingRole, "setting"}, {NameRole, "name"}, {CostRole, "cost"}};
}

} // namespace tiller
