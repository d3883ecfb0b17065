#pragma once

#include "app/editor/document/document_follower.h"
#include "core/model/scene_layers.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The agents of one agent type that a person has placed.
class AgentListModel : public QAbstractListModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(bool placed READ placed NOTIFY placedChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY placedChanged)
    /// The layers of the scene, the front one first: {id, title, help}.
    Q_PROPERTY(QVariantList layers READ layers NOTIFY layersChanged)

public:
    enum Role {
        NameRole = Qt::UserRole,
        PlaceXRole,
        PlaceYRole,
        SpeedXRole,
        SpeedYRole,
        LayerRole
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const QString& node() const { return m_node; }
    void setNode(const QString& node);
    [[nodiscard]] bool placed() const; ///< the node is an agent type that starts with placed agents

    [[nodiscard]] QVariantList layers() const;
    /// Moves one agent into a layer.
    Q_INVOKABLE void setLayer(int row, const QString& layer);
    /// Adds an agent in the middle of the world.
    Q_INVOKABLE void add();
    Q_INVOKABLE void removeAt(int row);
    /// @param field "name", "x", "y", "vx" or "vy"
    Q_INVOKABLE bool edit(int row, const QString& field, const QString& text);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void nodeChanged();
    void placedChanged();
    void layersChanged();

private:
    [[nodiscard]] const Node* find() const;
    void followDocument() override;
    void fill();
    void follow(const Change& change);

    QString m_node;
    std::vector<PlacedAgent> m_rows;
    Layers m_layers{Project()};
};

} // namespace tiller
