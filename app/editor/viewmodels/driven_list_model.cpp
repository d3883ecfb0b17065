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
            rows.push_back({ref,
                            driven ? settingName(m_document->project(), *driven)
                                   : tr("%1 of %2, which is gone")
                                         .arg(QString::fromStdString(ref.setting),
                                              QString::fromStdString(ref.item)),
                            runCost(m_document->project(), ref)});
        }
    m_rows.show(rows, &Row::ref);
    emit parameterChanged();
}

void DrivenListModel::release(int row) {
    if (const Row* released = m_rows.at(row))
        m_document->push(tiller::release(m_document->project(), released->ref),
                         tr("Take %1 out of a parameter").arg(released->name));
}

} // namespace tiller
