#pragma once

#include <QColor>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// A grid of dots. It draws again only when the zoom changes. To pan, move it by the pan modulo
/// `cell`.
class DotGrid : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY zoomChanged)
    Q_PROPERTY(double cell READ cell NOTIFY zoomChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged)

public:
    explicit DotGrid(QQuickItem* parent = nullptr);

    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] double cell() const; ///< between two dots, on the screen
    [[nodiscard]] const QColor& color() const { return m_color; }
    void setZoom(double zoom);
    void setColor(const QColor& color);

signals:
    void zoomChanged();
    void colorChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    double m_zoom = 1;
    QColor m_color;
};

} // namespace tiller
