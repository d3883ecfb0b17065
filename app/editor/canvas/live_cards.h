#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/sim/simulation_controller.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <map>

namespace tiller {

/// What the cards of the canvas are for the picked agent just now: a row per card. Without a picked
/// agent there are none.
class LiveCards : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas WRITE setCanvas REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)

    /// Another number whenever other cards fade; 0 while none does.
    Q_PROPERTY(int fades READ fades NOTIFY fadesChanged)

public:
    enum Role {
        NodeIdRole = Qt::UserRole,
        BoxRole,    ///< of the card, on the canvas
        StateRole,  ///< "used", "active" (but nothing came of it), "inactive", "elsewhere" (it does
                    ///< not steer this agent)
        VeilRole,   ///< how far it fades, 0 to 1
        NumberRole, ///< its own: a force's length, a store, a distance; empty if it has none
        KindRole,
        TitleRole, ///< of the card, for those who hear its number
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setCanvas(CanvasController* canvas);
    void setSimulation(SimulationController* simulation);

    [[nodiscard]] int fades() const { return m_veils.empty() ? 0 : m_fades; }
    /// As VeilRole, of any card.
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
    void update();
    void show(std::vector<Row> rows);
    void fade();
    [[nodiscard]] Row rowOf(const Node& node, const Explanation& explanation) const;

    QPointer<CanvasController> m_canvas;
    QPointer<SimulationController> m_simulation;
    std::vector<Row> m_rows;
    std::map<Id, double, std::less<>> m_veils; ///< of those that fade
    int m_fades = 0;
};

} // namespace tiller
