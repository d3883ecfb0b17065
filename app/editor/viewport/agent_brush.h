#pragma once

#include "app/editor/sim/frame.h"
#include "app/editor/viewport/scene_drawing.h"
#include "core/model/edits.h"

namespace tiller {

/// A type with more agents than this keeps its start region: its file would grow too long.
inline constexpr std::size_t mostToPlace = 2000;

/// The agents that a type starts with, as placed agents. Of a type that starts in a region, where
/// they are in a frame of tick 0; nothing if the frame does not show them, or there are too many.
[[nodiscard]] std::optional<std::vector<PlacedAgent>>
startingAgents(const Project& project, const Frame& frame, const Id& type);

/// Makes a type start with these agents, placed by hand.
[[nodiscard]] Result<Change> startWith(const Project& project, const Id& type,
                                       std::vector<PlacedAgent> agents);

/// Adds agents of a type where the mouse draws, and removes the picked agent. At tick 0 it edits
/// the project: agents that start in a region become placed ones. Later it acts on the running
/// world, as an input of the run.
class AgentBrush : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// The id of the agent type that was chosen, selected, picked or made last, or else the first.
    Q_PROPERTY(QString agentType READ agentType WRITE setAgentType NOTIFY changed)
    Q_PROPERTY(QVariantList agentTypes READ agentTypes NOTIFY changed) ///< {id, title, help}
    Q_PROPERTY(QString hint READ hint NOTIFY changed) ///< what a click does, and where it acts
    /// What dragging and Delete do to the picked agent, and where they act.
    Q_PROPERTY(QString pickedHint READ pickedHint NOTIFY changed)

public:
    AgentBrush(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
               QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_drawing.addsAgents(); }
    [[nodiscard]] QString agentType() const;
    void setAgentType(const QString& type);
    [[nodiscard]] QVariantList agentTypes() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString pickedHint() const;

    /// @name A stroke of the brush, at places of the view
    /// @{
    void begin(QPointF at);  ///< adds the first agent
    void drawTo(QPointF at); ///< adds agents side by side
    void cancel();           ///< takes back what a stroke did to the project
    /// @}
    void addInTheMiddle(); ///< of the view

    /// Delete removes the picked agent: it was picked after the last selection.
    [[nodiscard]] bool removesPicked() const;
    Q_INVOKABLE void removePicked();

signals:
    void changed();

private:
    void noteNewTypes();
    [[nodiscard]] bool isAuthoring() const;
    [[nodiscard]] double spacing() const;
    void add(Vec2 place);
    void edit(const Id& type, std::vector<PlacedAgent> agents, const QString& text, int gesture);

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    const SceneDrawing& m_drawing;
    Id m_type;
    std::optional<std::set<Id>> m_known; ///< agent types; nothing before the project is seen
    Vec2 m_last;
    int m_gesture = 0;
    bool m_pickIsLast = false;
    bool m_wasAuthoring = true;
};

} // namespace tiller
