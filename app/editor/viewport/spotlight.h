#pragma once

#include "app/editor/viewport/shown_world.h"

namespace tiller {

/// What stands out in a viewport: one agent or scene item, in a light while the rest is dark; or
/// all agents of a type, with a ring each. A light can also follow the mouse.
class Spotlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    /// An agent's name in traces, or the id of an agent type or a scene item; others stand for
    /// nothing.
    Q_PROPERTY(QString target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(bool followsMouse READ followsMouse WRITE setFollowsMouse NOTIFY changed)
    Q_PROPERTY(QString ringed READ ringed WRITE setRinged NOTIFY changed) ///< an agent type's id

public:
    explicit Spotlight(ShownWorld& world, QObject* parent = nullptr);

    [[nodiscard]] QString target() const { return QString::fromStdString(m_target); }
    void setTarget(const QString& target);
    [[nodiscard]] bool followsMouse() const { return m_followsMouse; }
    void setFollowsMouse(bool follows);
    [[nodiscard]] QString ringed() const { return QString::fromStdString(m_ringed); }
    void setRinged(const QString& type);

    /// @param mouse in the world; nothing while it is outside of the viewport
    [[nodiscard]] SpotlitPlace shown(std::optional<Vec2> mouse) const;

signals:
    void changed();

private:
    [[nodiscard]] bool isType(const Id& id) const;

    ShownWorld& m_world;
    Id m_target;
    Id m_ringed;
    bool m_followsMouse = false;
};

} // namespace tiller
