#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The settings that a parameter drives: one row each.
class DrivenListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString parameter READ parameter WRITE setParameter NOTIFY parameterChanged)
    /// There is such a parameter.
    Q_PROPERTY(bool available READ available NOTIFY parameterChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& parameter() const { return m_parameter; }
    void setParameter(const QString& parameter);
    [[nodiscard]] bool available() const { return find() != nullptr; }

    /// Lets a setting go. The parameter stays only if it drives another one.
    Q_INVOKABLE void release(int row);

signals:
    void documentChanged();
    void parameterChanged();

private:
    struct Row {
        SettingRef ref;
        QString name; ///< "Range of Hunter nearby"
        QString cost; ///< what it costs to change it in a run; empty if it takes no time

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Parameter* find() const;
    void followDocument() override;
    void fill();

    QString m_parameter;
    Rows<Row> m_rows{this,
                     {{"item", [](const Row& row) { return row.ref.item; }},
                      {"setting", [](const Row& row) { return row.ref.setting; }},
                      {"name", &Row::name},
                      {"cost", &Row::cost}}};
};

} // namespace tiller
