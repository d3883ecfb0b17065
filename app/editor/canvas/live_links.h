#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/sim/simulation_controller.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What one wire carries for the picked agent.
struct LiveLink {
    enum class State {
        off,      ///< has nothing to do with the agent, or gives nothing just now
        unchosen, ///< a force that is active, but another one was chosen
        force,    ///< a force that counts
        yes,      ///< a condition that is true
        no,
        there, ///< a target that is there, or a mode it is in
        absent,
    };

    Id link;
    State state = State::off;
    double length = 0; ///< of the force, after its weight
    double share = 0;  ///< of what its input sums up, 0 to 1
    double part = 0;   ///< of all that steers the agent, 0 to 1

    bool operator==(const LiveLink&) const = default;
};

/// By link: what every wire of a project carries. @param agentType of the agent explained
[[nodiscard]] std::map<Id, LiveLink, std::less<>> liveLinks(const Project& project,
                                                            const Explanation& explanation);

/// What the wires of the canvas carry for the picked agent just now: a row for each with something
/// to say, and how all are to be drawn. Without a picked agent it is empty and costs nothing.
class LiveLinks : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas WRITE setCanvas REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)
    Q_PROPERTY(bool on READ on NOTIFY looksChanged)
    /// Another number whenever other wires concern the picked agent; 0 while none is picked.
    Q_PROPERTY(int generation READ generation NOTIFY generationChanged)

public:
    enum Role {
        LinkIdRole = Qt::UserRole,
        MiddleXRole,
        MiddleYRole,
        TextRole,
        StateRole, ///< "force", "unchosen", "yes", "no", "absent", "cut"
        IsForceRole,
    };

    /// How a wire is drawn.
    struct Look {
        double width = 1.75;
        double alpha = 1;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setCanvas(CanvasController* canvas);
    void setSimulation(SimulationController* simulation);

    [[nodiscard]] bool on() const { return m_on; }
    /// @pre on()
    [[nodiscard]] Look lookOf(const Id& link) const;

    [[nodiscard]] int generation() const { return m_rows.empty() ? 0 : m_generation; }
    /// Whether a wire is on the way to the picked agent's steering.
    Q_INVOKABLE bool concerns(const QString& link) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void looksChanged();
    void generationChanged();

private:
    struct Row {
        Id id; ///< of the link; of the agent type for what is cut
        QPointF middle;
        QString text;
        QString state;
        bool isForce = false;

        bool operator==(const Row&) const = default;
    };
    void update();
    [[nodiscard]] std::vector<Row> rows(const Explanation& explanation) const;
    void show(std::vector<Row> rows);

    QPointer<CanvasController> m_canvas;
    QPointer<SimulationController> m_simulation;
    bool m_on = false;
    std::map<Id, LiveLink, std::less<>> m_links;
    std::vector<Row> m_rows;
    int m_generation = 0;
};

} // namespace tiller
