#pragma once

#include "app/editor/document/form_model.h"
#include "app/editor/teach/step_list_model.h"

#include <QPointer>

namespace tiller {

/// The fields of one step of a lesson. Every entry is one undo step.
class StepFormModel : public tiller::FormModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::StepListModel* steps READ steps WRITE setSteps NOTIFY stepChanged REQUIRED)
    Q_PROPERTY(QString step READ step WRITE setStep NOTIFY stepChanged REQUIRED) ///< its id

public:
    using FormModel::FormModel;

    [[nodiscard]] StepListModel* steps() const { return m_steps; }
    void setSteps(StepListModel* steps);
    [[nodiscard]] const QString& step() const { return m_step; }
    void setStep(const QString& step);
    [[nodiscard]] QString missing() const override { return {}; }

signals:
    void stepChanged();

protected:
    [[nodiscard]] std::vector<FormField> fields() const override;
    void enter(const QString& field, const QVariant& value, int gesture) override;

private:
    void follow();
    [[nodiscard]] std::vector<FormField> fieldsOf(const Setting& setting,
                                                  const Annotation& annotation) const;
    [[nodiscard]] FormField described(const Setting& setting, const Annotation& annotation) const;

    QPointer<StepListModel> m_steps;
    QString m_step;
};

} // namespace tiller
