#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

namespace tiller {

/// The links into the input of a node that orders them: the forces of a Priority, the modes of an
/// agent type. Empty for other nodes.
class LinkOrderModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(QString title READ title NOTIFY inputChanged)
    Q_PROPERTY(QString help READ help NOTIFY inputChanged)
    Q_PROPERTY(QString kind READ kind NOTIFY inputChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& node() const { return m_node; }
    void setNode(const QString& node);
    [[nodiscard]] QString title() const; ///< of the input; empty if there is none
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString kind() const; ///< "combiner" or "mode", for the color of the numbers

    Q_INVOKABLE void move(int row, int by); ///< -1 earlier, 1 later

signals:
    void documentChanged();
    void nodeChanged();
    void inputChanged();

private:
    struct Row {
        Id link;
        Id from; ///< the node where it begins
        QString name;
        bool isFirst = false;
        bool isLast = false;

        bool operator==(const Row&) const = default;
    };

    [[nodiscard]] const Port* input() const;
    void followDocument() override;
    void fill();

    QString m_node;
    Rows<Row> m_rows{this,
                     {{"linkId", &Row::link},
                      {"name", &Row::name},
                      {"from", &Row::from},
                      {"first", &Row::isFirst},
                      {"last", &Row::isLast}}};
};

} // namespace tiller
