#pragma once

#include "core/model/project_model.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The links into the one input of a node that takes them in an order: a Priority's forces, an
/// agent type's modes. Empty for other nodes.
class LinkOrderModel : public QAbstractListModel {
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
        NameRole, ///< of the node it comes from
        FromRole, ///< that node's id
        FirstRole,
        LastRole,
    };

    explicit LinkOrderModel(QObject* parent = nullptr);

    [[nodiscard]] Document* document() const { return m_document; }
    void setDocument(Document* document);
    [[nodiscard]] const QString& node() const { return m_node; }
    void setNode(const QString& node);
    [[nodiscard]] QString title() const; ///< the input's; empty where there is none
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString kind() const; ///< "combiner" or "mode": whose color the places have

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
    void fill();
    void follow();
    [[nodiscard]] bool moveOne(const std::vector<Row>& rows);

    Document* m_document = nullptr;
    QString m_node;
    std::vector<Row> m_rows;
    boost::signals2::scoped_connection m_changed;
};

} // namespace tiller
