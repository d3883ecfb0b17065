#pragma once

#include "app/editor/document/document_follower.h"
#include "core/model/scene_layers.h"

namespace tiller {

/// The agents of the item, an agent type, that a person has placed.
class AgentListModel : public tiller::ItemListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool placed READ placed NOTIFY filled)
    /// The layers of the scene, the front one first: {id, title, help}.
    Q_PROPERTY(QVariantList layers READ layers NOTIFY filled)

public:
    using ItemListModel::ItemListModel;

    [[nodiscard]] bool placed() const; ///< the node is an agent type that starts with placed agents

    [[nodiscard]] QVariantList layers() const;
    /// Moves one agent into a layer.
    Q_INVOKABLE void setLayer(int row, const QString& layer);
    /// Adds an agent in the middle of the world.
    Q_INVOKABLE void add();
    Q_INVOKABLE void removeAt(int row);
    /// @param field "name", "x", "y", "vx" or "vy"
    Q_INVOKABLE bool edit(int row, const QString& field, const QString& text);

private:
    [[nodiscard]] const Node* find() const;
    void fill() override;
    [[nodiscard]] bool concerns(const Change& change) const override;

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
