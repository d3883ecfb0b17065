#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/sim/simulation_controller.h"
#include "core/sim/explanation.h"

#include <QPointer>
#include <QString>

#include <map>
#include <optional>

namespace tiller {

/// A number that changes while a person reads it: about three digits, of a steady width.
[[nodiscard]] QString liveNumber(double number);

/// A share of 1 in percent, without a fraction.
[[nodiscard]] QString livePercent(double share);

/// The first line of a written formula that is infinite or no number, and takes its force away;
/// empty for other nodes, and where the force is finite.
[[nodiscard]] QString infiniteLine(const Node& node, const Terms& terms);

/// Base of the models that show on the canvas what happens for the picked agent at this moment.
class LiveModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas WRITE setCanvas REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation READ simulation WRITE setSimulation REQUIRED)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setCanvas(CanvasController* canvas);
    void setSimulation(SimulationController* simulation);

protected:
    /// Called when the canvas, the frame or the picked agent is another.
    void retranslate() override { update(); }
    virtual void update() = 0;
    /// Null where no agent is picked.
    [[nodiscard]] const Explanation* explanation() const;

    QPointer<CanvasController> m_canvas;
    QPointer<SimulationController> m_simulation;
};

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

/// What one wire carries for the picked agent.
struct LiveLink {
    enum class State {
        off,      ///< it does not concern the agent, or carries nothing at this moment
        unchosen, ///< an active force; a combiner has chosen another one
        force,    ///< a force that counts
        yes,      ///< a condition that is true
        no,       ///< a condition that is false
        there,    ///< a target that exists, or the mode that the agent is in
        absent,   ///< a target that does not exist
        missing,  ///< a number that does not exist
        fires,    ///< an action that is about to act
        done,     ///< an action that was carried out in the last tick
    };

    Id link;
    State state = State::off;
    double length = 0;                 ///< of the force, times its weight
    double share = 0;                  ///< of the sum at its input, 0 to 1
    double part = 0;                   ///< of all forces that steer the agent, 0 to 1
    std::optional<Appeal> appeal = {}; ///< into a Context
    std::optional<double> number = {}; ///< of a number

    bool operator==(const LiveLink&) const = default;
};

/// What every wire of a project carries, by its link.
[[nodiscard]] std::map<Id, LiveLink, std::less<>> liveLinks(const Project& project,
                                                            const Explanation& explanation);

/// What the wires of the canvas carry for the picked agent: a row for each wire on the way to its
/// steering, and how all wires are drawn. Without a picked agent it is empty and costs nothing.
class LiveLinks : public tiller::LiveModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on READ on NOTIFY looksChanged)
    /// A new number whenever other wires concern the picked agent; 0 while none is picked.
    Q_PROPERTY(int generation READ generation NOTIFY generationChanged)

public:
    /// How a wire is drawn.
    struct Look {
        double width = 1.75;
        double alpha = 1;
    };

    using LiveModel::LiveModel;

    [[nodiscard]] bool on() const { return m_on; }
    /// @pre on()
    [[nodiscard]] Look lookOf(const Id& link) const;

    [[nodiscard]] int generation() const { return m_rows.empty() ? 0 : m_generation; }
    /// Whether a wire is on the way to the picked agent's steering.
    Q_INVOKABLE bool concerns(const QString& link) const;

signals:
    void looksChanged();
    void generationChanged();

private:
    struct Row {
        Id id; ///< of the link; of the agent type in the row that says how much is cut
        QPointF middle;
        QString text;
        QString help;      ///< what the numbers of the text are; may be empty
        std::string state; ///< "force", "unchosen", "yes", "no", "absent", "cut"
        bool isForce = false;

        bool operator==(const Row&) const = default;
    };
    void update() override;
    [[nodiscard]] std::vector<Row> rowsOf(const Explanation& explanation) const;

    bool m_on = false;
    std::map<Id, LiveLink, std::less<>> m_links;
    Rows<Row> m_rows{this,
                     {{"linkId", &Row::id},
                      {"middleX", [](const Row& row) { return row.middle.x(); }},
                      {"middleY", [](const Row& row) { return row.middle.y(); }},
                      {"text", &Row::text},
                      {"help", &Row::help},
                      {"liveState", &Row::state},
                      {"isForce", &Row::isForce}}};
    int m_generation = 0;
};

} // namespace tiller
