#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"
#include "core/model/scene_layers.h"

namespace tiller {

/// The agents of one agent type that a person has placed.
class AgentListModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY nodeChanged)
    Q_PROPERTY(bool placed READ placed NOTIFY placedChanged)
    /// The layers of the scene, the front one first: {id, title, help}.
    Q_PROPERTY(QVariantList layers READ layers NOTIFY layersChanged)

public:
    using RowsModel::RowsModel;

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
    struct Row {
        PlacedAgent agent;
        Id layer;

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static QString numberText(double number);

    Rows<Row> m_rows{this,
                     {{"name", [](const Row& row) { return row.agent.name; }},
                      {"placeX", [](const Row& row) { return numberText(row.agent.position.x); }},
                      {"placeY", [](const Row& row) { return numberText(row.agent.position.y); }},
                      {"speedX", [](const Row& row) { return numberText(row.agent.velocity.x); }},
                      {"speedY", [](const Row& row) { return numberText(row.agent.velocity.y); }},
                      {"layerId", &Row::layer}}};
    Layers m_layers{Project()};
};

} // namespace tiller
