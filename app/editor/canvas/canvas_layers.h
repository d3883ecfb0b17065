#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/live_links.h"
#include "app/editor/pane/drawn_item.h"

namespace tiller {

/// An item that draws a part of the canvas as a whole, in canvas units: its parent pans and zooms
/// it. It draws what is in and around the view, and draws again when the view leaves that area,
/// zooms visibly, or shows more or less detail.
class CanvasLayer : public tiller::DrawnItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        tiller::CanvasController* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged REQUIRED)

public:
    using DrawnItem::DrawnItem;

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    void setCanvas(CanvasController* canvas);

signals:
    void canvasChanged();

protected:
    virtual void followView();
    /// Covers the view as it is now. Call it before drawing.
    void coverView();
    [[nodiscard]] QRectF drawnArea() const override { return m_area; }
    [[nodiscard]] double pixel() const override { return DrawnItem::pixel() / m_zoom; }

    CanvasController* m_canvas = nullptr;
    // What is drawn: the view and a margin around it, its zoom, and its detail.
    QRectF m_area;
    double m_zoom = 0;
    bool m_detailed = true;
    bool m_marked = true;

private:
    [[nodiscard]] bool coversView() const;
};

/// The plain faces of the cards: a rectangle with the color of its kind, a thicker border if it is
/// selected, a spot if it has a problem. From far, a card shows only its face. From near, the face
/// is hidden as soon as the full card is ready.
class CardLayer : public tiller::CanvasLayer {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit CardLayer(QQuickItem* parent = nullptr);

protected:
    [[nodiscard]] Drawing drawing() override;
};

/// The wires.
class WireLayer : public tiller::CanvasLayer {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::LiveLinks* live READ live WRITE setLive NOTIFY liveChanged)

public:
    explicit WireLayer(QQuickItem* parent = nullptr);

    /// What the wires carry at this moment; null to draw them plain.
    [[nodiscard]] LiveLinks* live() const { return m_live; }
    void setLive(LiveLinks* live);

signals:
    void liveChanged();

protected:
    [[nodiscard]] Drawing drawing() override;

private:
    struct Stroke {
        WireCurve curve;
        QColor color;
        double width = 2;
        bool hasArrow = false; ///< in the middle, along the wire
    };
    void followGesture();
    void followHover();
    [[nodiscard]] std::vector<Stroke> strokes() const;
    [[nodiscard]] Stroke farTag(const WireTag& tag, bool chosen) const;
    [[nodiscard]] QColor colorOf(PortType type) const;
    static void paint(DrawTarget& target, const Stroke& stroke);

    QPointer<LiveLinks> m_live;
    bool m_hasDraft = false; ///< a wire is being drawn
    QString m_hovered;       ///< the link under the mouse
    QString m_splice;        ///< the link that the dragged card would go into
};

/// The whole canvas in small, in pixels: cards, frames, and the part that is in view.
class MinimapItem : public tiller::CanvasLayer {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool useful READ useful NOTIFY usefulChanged)

public:
    explicit MinimapItem(QQuickItem* parent = nullptr);

    /// Whether there are so many cards that a map helps.
    [[nodiscard]] bool useful() const;

    /// Moves the view so that a place of the map is in its middle.
    Q_INVOKABLE void showPlace(double x, double y);
    /// Where a place of the canvas is on the map.
    [[nodiscard]] QPointF toMap(QPointF place) const;

signals:
    void usefulChanged();

protected:
    void followView() override;
    [[nodiscard]] Drawing drawing() override;
    [[nodiscard]] QRectF drawnArea() const override { return boundingRect(); }
    [[nodiscard]] double pixel() const override { return DrawnItem::pixel(); }

private:
    /// The area of the canvas that the map shows, in the shape of the map.
    [[nodiscard]] QRectF area() const;
};

/// A grid of dots. It draws again only when the zoom changes. To pan, move it by the pan modulo
/// `cell`.
class DotGrid : public tiller::DrawnItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double zoom MEMBER m_zoom NOTIFY changed)
    Q_PROPERTY(double cell READ cell NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit DotGrid(QQuickItem* parent = nullptr);

    [[nodiscard]] double cell() const; ///< between two dots, on the screen

signals:
    void changed();

protected:
    [[nodiscard]] Drawing drawing() override;

private:
    double m_zoom = 1;
    QColor m_color;
};

} // namespace tiller
