#pragma once

#include "app/editor/document/form_model.h"
#include "app/editor/teach/step_list_model.h"

#include <QPointer>

namespace tiller {

/// The fields of one step of a lesson. Every entry is one undo step.
class StepFormModel : public tiller::FormModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::StepListModel* steps MEMBER m_steps NOTIFY stepChanged REQUIRED)
    Q_PROPERTY(QString step MEMBER m_step NOTIFY stepChanged REQUIRED) ///< its id

public:
    explicit StepFormModel(QObject* parent = nullptr);

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
