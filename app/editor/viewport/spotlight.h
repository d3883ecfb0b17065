#pragma once

#include "app/editor/viewport/shown_world.h"

namespace tiller {

/// The node whose force a viewport shows on every agent: one that a person points at, or else the
/// selected one, where the overlays say so.
class LitNode : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// The node that a person points at; empty for none. Agent types have no force.
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY textChanged) ///< "Seek acts on 12 of 20"

public:
    explicit LitNode(ShownWorld& world, QObject* parent = nullptr);

    [[nodiscard]] QString node() const { return QString::fromStdString(m_pointed); }
    void setNode(const QString& node);
    [[nodiscard]] QString text() const { return m_text; }
    /// The node pointed at, or the selected one. Empty if no node is lit.
    [[nodiscard]] Id lit() const;

signals:
    void changed();
    void textChanged();

private:
    void requestForces();
    void updateText();
    [[nodiscard]] QString textOf(const Node& node) const;

    ShownWorld& m_world;
    Id m_pointed;
    QString m_text;
};

/// What stands out in a viewport: one agent or scene item, in a light while the rest is dark; or
/// all agents of a type, with a ring each. A light can also follow the mouse.
class Spotlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    /// An agent's name in traces, or the id of an agent type or a scene item; others stand for
    /// nothing.
    Q_PROPERTY(QString target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(bool followsMouse MEMBER m_followsMouse NOTIFY changed)
    Q_PROPERTY(QString ringed MEMBER m_ringed NOTIFY changed) ///< an agent type's id

public:
    explicit Spotlight(ShownWorld& world, QObject* parent = nullptr);

    [[nodiscard]] QString target() const { return QString::fromStdString(m_target); }
    void setTarget(const QString& target);
    [[nodiscard]] bool followsMouse() const { return m_followsMouse; }

    /// @param mouse in the world; nothing while it is outside of the viewport
    [[nodiscard]] SpotlitPlace shown(std::optional<Vec2> mouse) const;

signals:
    void changed();

private:
    [[nodiscard]] bool isType(const Id& id) const;

    ShownWorld& m_world;
    Id m_target;
    QString m_ringed;
    bool m_followsMouse = false;
};

} // namespace tiller
