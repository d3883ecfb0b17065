#pragma once

#include "app/editor/canvas/live_model.h"

#include <optional>

namespace tiller {

/// What the cards of the canvas do for the picked agent: a row for each card that steers it or its
/// type. Without a picked agent there are no rows.
class LiveCards : public tiller::LiveModel {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role {
        NodeIdRole = Qt::UserRole,
        BoxRole,    ///< of the card, on the canvas
        OrderRole,  ///< how many cards lie below it
        StateRole,  ///< "used"; "active" (without effect); "inactive"
        NumberRole, ///< the length of its force, its store, its distance, ...; empty if it has none
        KindRole,
        TitleRole, ///< of the card, for screen readers
    };

    using LiveModel::LiveModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct Row {
        Id node;
        QRectF box;
        int order = 0;
        QString state;
        QString number;
        QString kind;
        QString title;

        bool operator==(const Row&) const = default;
    };
    void update() override;
    /// Nothing for a card that does not steer the agent.
    [[nodiscard]] std::optional<Row> rowOf(const Node& node, const Explanation& explanation,
                                           int order) const;

    std::vector<Row> m_rows;
};

} // namespace tiller
