#pragma once

#include "app/editor/viewport/shown_world.h"

namespace tiller {

/// The node whose force a viewport shows on every agent: one that a person points at, or else the
/// selected one, where the overlays say so.
class LitNode : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
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

} // namespace tiller
