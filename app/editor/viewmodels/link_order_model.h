#pragma once

#include "app/editor/document/document_follower.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The links into the input of a node that orders them: the forces of a Priority, the modes of an
/// agent type. Empty for other nodes.
class LinkOrderModel : public QAbstractListModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY inputChanged)
    Q_PROPERTY(QString title READ title NOTIFY inputChanged)
    Q_PROPERTY(QString help READ help NOTIFY inputChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY inputChanged)

public:
    enum Role {
        LinkIdRole = Qt::UserRole,
        NameRole, ///< of the node where the link begins
        FromRole, ///< that node's id
        FirstRole,
        LastRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const QString& node() const { return m_node; }
    void setNode(const QString& node);
    [[nodiscard]] QString title() const; ///< of the input; empty if there is none
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString kind() const; ///< "combiner" or "mode", for the color of the numbers

    Q_INVOKABLE void move(int row, int by); ///< -1 earlier, 1 later

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void nodeChanged();
    void inputChanged();

private:
    struct Row {
        Id link;
        Id from;
        QString name;

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Port* input() const;
    [[nodiscard]] std::vector<Row> rowsNow() const;
    void followDocument() override;
    void fill();
    void follow();
    [[nodiscard]] bool moveOne(const std::vector<Row>& rows);

    QString m_node;
    std::vector<Row> m_rows;
};

} // namespace tiller
