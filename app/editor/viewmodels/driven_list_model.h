#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/row_list_model.h"

#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The settings that a parameter drives: one row each.
class DrivenListModel : public tiller::RowListModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString parameter READ parameter WRITE setParameter NOTIFY parameterChanged)
    /// There is such a parameter.
    Q_PROPERTY(bool available READ available NOTIFY parameterChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

public:
    enum Role {
        ItemRole = Qt::UserRole, ///< "world" for the world
        SettingRole,
        NameRole, ///< "Range of Hunter nearby"
        CostRole, ///< what it costs to change it in a run; empty if it takes no time
    };

    using RowListModel::RowListModel;

    [[nodiscard]] const QString& parameter() const { return m_parameter; }
    void setParameter(const QString& parameter);
    [[nodiscard]] bool available() const { return find() != nullptr; }

    /// Lets a setting go. The parameter stays only if it drives another one.
    Q_INVOKABLE void release(int row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void parameterChanged();
    void countChanged();

private:
    struct Row {
        SettingRef ref;
        QString name;

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Parameter* find() const;
    void followDocument() override;
    void fill();

    QString m_parameter;
    std::vector<Row> m_rows;
};

} // namespace tiller
