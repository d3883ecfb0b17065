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
    using LiveModel::LiveModel;

private:
    struct Row {
        Id node;
        QRectF box;     ///< of the card, on the canvas
        int order = 0;  ///< how many cards lie below it
        QString state;  ///< "used"; "active" (without effect); "inactive"
        QString number; ///< the length of its force, its store, ...; empty if it has none
        QString kind;
        QString title; ///< of the card, for screen readers

        bool operator==(const Row&) const = default;
    };
    void update() override;
    /// Nothing for a card that does not steer the agent.
    [[nodiscard]] std::optional<Row> rowOf(const Node& node, const Explanation& explanation,
                                           int order) const;

    Rows<Row> m_rows{this,
                     {{"nodeId", &Row::node},
                      {"box", &Row::box},
                      {"order", &Row::order},
                      {"liveState", &Row::state},
                      {"number", &Row::number},
                      {"kind", &Row::kind},
                      {"title", &Row::title}}};
};

} // namespace tiller
