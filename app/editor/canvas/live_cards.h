#pragma once

#include "app/editor/canvas/live_model.h"

#include <map>

namespace tiller {

/// What the cards of the canvas do for the picked agent: a row for each card. Without a picked
/// agent there are no rows.
class LiveCards : public tiller::LiveModel {
    Q_OBJECT
    QML_ELEMENT
    /// A new number whenever other cards fade; 0 while none fades.
    Q_PROPERTY(int fades READ fades NOTIFY fadesChanged)

public:
    enum Role {
        NodeIdRole = Qt::UserRole,
        BoxRole,    ///< of the card, on the canvas
        StateRole,  ///< "used"; "active" (without effect); "inactive"; "elsewhere" (it does not
                    ///< steer this agent)
        VeilRole,   ///< how far the card fades, 0 to 1
        NumberRole, ///< the length of its force, its store, its distance, ...; empty if it has none
        KindRole,
        TitleRole, ///< of the card, for screen readers
    };

    using LiveModel::LiveModel;

    [[nodiscard]] int fades() const { return m_veils.empty() ? 0 : m_fades; }
    /// As VeilRole, for any card.
    Q_INVOKABLE [[nodiscard]] double veilOf(const QString& node) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void fadesChanged();

private:
    struct Row {
        Id node;
        QRectF box;
        QString state;
        QString number;
        QString kind;
        QString title;

        bool operator==(const Row&) const = default;
    };
    void update() override;
    void fade();
    [[nodiscard]] Row rowOf(const Node& node, const Explanation& explanation) const;

    std::vector<Row> m_rows;
    std::map<Id, double, std::less<>> m_veils; ///< of the cards that fade
    int m_fades = 0;
};

} // namespace tiller
