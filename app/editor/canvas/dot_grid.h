#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// A grid of dots. It is painted anew only when the zoom changes; to pan, move it by the remainder
/// of `cell`.
class DotGrid : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    Q_PROPERTY(double cell READ cell NOTIFY zoomChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] double cell() const; ///< between two dots, on the screen
    [[nodiscard]] const QColor& color() const { return m_color; }
    void setZoom(double zoom);
    void setColor(const QColor& color);
    void paint(QPainter* painter) override;

signals:
    void zoomChanged();
    void colorChanged();

private:
    double m_zoom = 1;
    QColor m_color;
};

} // namespace tiller
