#pragma once

#include "app/editor/pane/view_transform.h"

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Which part of the canvas is in view, and how large: a place p of the canvas is seen at
/// p * zoom + pan. Places on the screen are in pixels from the left top corner of the canvas item.
class CanvasView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")
    Q_PROPERTY(double zoom READ zoom NOTIFY changed)
    Q_PROPERTY(QPointF pan READ pan NOTIFY changed)
    Q_PROPERTY(bool detailed READ detailed NOTIFY changed)
    Q_PROPERTY(bool marked READ marked NOTIFY changed)
    Q_PROPERTY(bool named READ named NOTIFY changed)
    Q_PROPERTY(double markScale READ markScale NOTIFY changed)
    Q_PROPERTY(double titleScale READ titleScale NOTIFY changed)
    Q_PROPERTY(int textSize READ textSize NOTIFY changed)
    Q_PROPERTY(double portScale READ portScale NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] double zoom() const { return m_view.scale(); }
    [[nodiscard]] QPointF pan() const { return m_view.origin(); }
    [[nodiscard]] QSizeF size() const { return m_size; } ///< of the canvas item
    [[nodiscard]] QPointF middle() const { return {m_size.width() / 2, m_size.height() / 2}; }
    /// The part of the canvas in view, in canvas units.
    [[nodiscard]] QRectF seen() const { return m_view.toWorld(QRectF(QPointF(), m_size)); }
    /// seen() and a margin: cards and weights in it are ready before they come into view. Null
    /// where the zoom shows no names and weights.
    [[nodiscard]] QRectF preparedArea() const;
    [[nodiscard]] QPointF toCanvas(QPointF screen) const { return m_view.placeAt(screen); }
    [[nodiscard]] QPointF toScreen(QPointF place) const { return m_view.toView(place); }
    [[nodiscard]] QRectF toScreen(const QRectF& area) const { return m_view.toView(area); }

    /// @name What is shown at this zoom
    /// @{
    [[nodiscard]] bool detailed() const;     ///< whole cards, not only their names
    [[nodiscard]] bool marked() const;       ///< weights
    [[nodiscard]] bool named() const;        ///< names of cards
    [[nodiscard]] double markScale() const;  ///< how much larger weights are drawn, to be legible
    [[nodiscard]] double titleScale() const; ///< the same for the titles of frames: at least 13 px
    [[nodiscard]] int textSize() const;      ///< in canvas units: text of it is 11 px high
    [[nodiscard]] double portScale() const;  ///< how much larger ports are drawn, to be 10 px
    /// @}

    /// @name What a person does
    /// @{

    /// Zooms around the mouse. With Shift, or with two fingers, it pans.
    /// @param dx, dy angles in eighths of a degree: 120 is a notch
    Q_INVOKABLE void wheel(double x, double y, double dx, double dy, int modifiers);
    Q_INVOKABLE void zoomBy(double factor) { zoomTo(zoom() * factor); }
    Q_INVOKABLE void zoomTo(double zoom) { zoomAround(middle(), zoom); } ///< around the middle
    void panBy(QPointF pixels);
    /// @}

    /// Of a frame, as titleHeight() of canvas_box.h: for the window.
    Q_INVOKABLE static double frameTitleHeight(double scale, double above);
    void setSize(QSizeF size);
    /// Shows a whole area, no larger than at zoom 1. Without an area, (0, 0) is in the middle.
    void fit(const QRectF& area);
    /// As fit(), and keeps fitting when the view changes its size: see fitsAll().
    void fitAll(const QRectF& content);
    /// As fitAll(), but a content that is somewhat too large is shown near enough for its ports,
    /// from its left top corner: the first sight of a project.
    void showAll(const QRectF& content);
    /// Fits again in the way of the last fitAll() or showAll().
    void fitAgain(const QRectF& content);
    /// Whether everything is to stay in view: until a person moves the view.
    [[nodiscard]] bool fitsAll() const { return m_fitsAll; }
    /// Puts an area in the middle, near enough to read it.
    /// @param covered how much of the right side is covered, in pixels, most of it at the top: the
    /// area goes left of it, or to the bottom where it has no room there
    void center(const QRectF& area, double covered = 0);
    /// Moves as little as needed to show an area. Zooms out for an area larger than the view, as
    /// long as ports can be seen.
    void reveal(const QRectF& area);

signals:
    void changed();

private:
    void moveTo(const ViewTransform& view);                     ///< by a person: ends fitsAll()
    [[nodiscard]] double fittingZoom(const QRectF& area) const; ///< at most 1
    void zoomAround(QPointF screen, double zoom);
    void show(const QRectF& area, double minZoom);
    void set(const ViewTransform& view);

    static constexpr double minZoom = 0.05;
    static constexpr double maxZoom = 4;

    ViewTransform m_view{minZoom, maxZoom};
    QSizeF m_size;
    bool m_fitsAll = true;
    bool m_nearEnough = true; ///< fits as showAll()
};

} // namespace tiller
