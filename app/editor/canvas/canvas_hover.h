#pragma once

#include "app/editor/canvas/hit_test.h"

namespace tiller {

/// What is under the mouse while no button is held, and what the canvas says about it.
class CanvasHover : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")
    Q_PROPERTY(QString node READ node NOTIFY changed)
    Q_PROPERTY(QString port READ port NOTIFY changed)
    Q_PROPERTY(QString link READ link NOTIFY changed)
    Q_PROPERTY(QString buttonTip READ buttonTip NOTIFY changed)
    Q_PROPERTY(QPointF buttonPlace READ buttonPlace NOTIFY changed)

public:
    explicit CanvasHover(const CanvasParts& parts) : m_parts(parts) {}

    /// Finds the item under the mouse again, after the view or the scene changed.
    void update();

    [[nodiscard]] QString node() const { return QString::fromStdString(m_hit.node.value_or("")); }
    [[nodiscard]] QString port() const; ///< "node.port"
    [[nodiscard]] QString link() const { return QString::fromStdString(m_hit.link.value_or("")); }
    [[nodiscard]] QString buttonTip() const;   ///< what a click on the button does
    [[nodiscard]] QPointF buttonPlace() const; ///< of its lower edge, on the screen
    [[nodiscard]] QString hint() const;        ///< what a press on the item under the mouse does
    [[nodiscard]] Qt::CursorShape cursor() const;

signals:
    void changed();

private:
    struct Hit {
        std::optional<PortRef> port;
        std::optional<Id> link;
        std::optional<Id> weight; ///< of this link
        bool wirePoint = false;   ///< a point of a wire
        std::optional<Id> node;
        std::optional<ButtonHit> button;
        std::optional<AnnotationLayer::Hit> box;

        bool operator==(const Hit&) const = default;
    };
    [[nodiscard]] Hit hitAt(QPointF place) const;
    [[nodiscard]] QString muteTip(const Node& node) const;
    [[nodiscard]] QString portHint() const;

    const CanvasParts& m_parts;
    Hit m_hit;
};

/// The shape of the mouse over a part of a frame or comment that can be dragged.
[[nodiscard]] Qt::CursorShape cursorOf(Grip grip);

} // namespace tiller
