#pragma once

#include "app/editor/canvas/canvas_parts.h"
#include "app/editor/canvas/card.h"

namespace tiller {

/// A button in the header of a card.
enum class CardButton { none, mute, solo, problem };

/// The box of a button on the canvas; null where the card lacks the button. From the right: the
/// badge of a problem, solo, mute.
[[nodiscard]] QRectF cardButtonBox(const Card& card, CardButton button, bool hasProblem,
                                   bool canSolo);

struct ButtonHit {
    Id node;
    CardButton button = CardButton::none;

    bool operator==(const ButtonHit&) const = default;
};

/// @name What a person hits at a place of the canvas
/// How far from the place something is still hit is fixed in pixels of the screen.
/// @{
[[nodiscard]] std::optional<PortRef> portAt(const CanvasParts& parts, QPointF place);
/// The port that attracts the end of a wire: hit from farther away than for a click.
[[nodiscard]] std::optional<PortRef> portNear(const CanvasParts& parts, QPointF place);
/// The point of a wire, while points are shown.
[[nodiscard]] std::optional<Id> wirePointAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<Id> linkAt(const CanvasParts& parts, QPointF place);
/// The link whose weight is shown there.
[[nodiscard]] std::optional<Id> weightAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<ButtonHit> buttonAt(const CanvasParts& parts, QPointF place);
[[nodiscard]] std::optional<AnnotationLayer::Hit> boxAt(const CanvasParts& parts, QPointF place);
/// @}

/// The distance at which a wire is hit, in canvas units.
[[nodiscard]] double wireReach(const CanvasView& view);

/// What is under the mouse while no button is held, and what the canvas says about it.
class CanvasHover : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
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

} // namespace tiller
