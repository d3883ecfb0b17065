#pragma once

#include "app/editor/viewport/shown_world.h"
#include "core/sim/arrangement.h"

namespace tiller {

/// Whether the agents of a type can be sent: an Own goal is on the way to its steering.
[[nodiscard]] bool canBeSent(const Project& project, const Id& agentType);

/// Lets a type go where it is sent: adds an Own goal and an Arrive, wired to its steering.
[[nodiscard]] Result<Change> addOwnGoal(const Project& project, IdSource& ids, const Id& agentType);

/// Selects agents of the running world, and sends them to places: an input of the run.
class AgentOrders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    Q_PROPERTY(int count READ count NOTIFY changed)   ///< of selected agents
    Q_PROPERTY(QString hint READ hint NOTIFY changed) ///< what the mouse does to them

public:
    explicit AgentOrders(ShownWorld& world, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_agents.size()); }
    [[nodiscard]] QString hint() const;

    [[nodiscard]] const std::set<AgentName>& agents() const { return m_agents; }
    void select(std::set<AgentName> agents);
    [[nodiscard]] std::set<AgentName> agentsIn(const QRectF& box) const; ///< of the world
    /// Whether some of the selected agents have no Own goal.
    [[nodiscard]] bool lacksOwnGoal() const { return !typesWithout().empty(); }
    void addOwnGoals(); ///< to the types of the selected agents

    /// Sends the selected agents, as the last arrangement says. Agents without an Own goal stay.
    void send(Vec2 place);
    /// As this arrangement says from now on.
    void sendAs(Arrangement::Kind kind, Vec2 place);
    /// They form a line from place to place, and face away from where they are.
    void sendToLine(Vec2 from, Vec2 to);
    /// Shows their slots in such a line until sendToLine() or hideLine().
    void showLine(Vec2 from, Vec2 to);
    void hideLine();
    /// The shown slots.
    [[nodiscard]] const Points& preview() const { return m_preview; }

signals:
    void changed();

private:
    struct Line {
        Vec2 middle;
        Arrangement arrangement;
    };

    [[nodiscard]] std::vector<AgentName> sent() const; ///< those that live and can be sent
    [[nodiscard]] std::set<Id> typesWithout() const;
    [[nodiscard]] Points places(double& radius) const;
    [[nodiscard]] Line lineOf(Vec2 from, Vec2 to) const;
    void give(Vec2 place, const Arrangement& arrangement);
    void dropDead();

    ShownWorld& m_world;
    std::set<AgentName> m_agents;
    Arrangement::Kind m_kind = Arrangement::Kind::disk;
    Points m_preview;
};

} // namespace tiller
