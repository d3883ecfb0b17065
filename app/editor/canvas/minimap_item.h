#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/rect_nodes.h"

#include <QColor>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The whole canvas in small: cards, frames, and the part that is in view.
class MinimapItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::CanvasController* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged REQUIRED)
    Q_PROPERTY(bool useful READ useful NOTIFY usefulChanged)
    Q_PROPERTY(QColor cardColor MEMBER m_cardColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor agentTypeColor MEMBER m_agentTypeColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor frameColor MEMBER m_frameColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY colorsChanged)

public:
    explicit MinimapItem(QQuickItem* parent = nullptr);

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    void setCanvas(CanvasController* canvas);

    /// Whether there are so many cards that a map helps.
    [[nodiscard]] bool useful() const;

    /// Moves the view so that a place of the map is in its middle.
    Q_INVOKABLE void showPlace(double x, double y);
    /// Where a place of the canvas is on the map.
    [[nodiscard]] QPointF toMap(QPointF place) const;

signals:
    void canvasChanged();
    void usefulChanged();
    void colorsChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    /// The area of the canvas that the map shows, in the shape of the map.
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] std::vector<ColoredRect> rects() const;

    CanvasController* m_canvas = nullptr;
    QColor m_cardColor, m_agentTypeColor, m_frameColor, m_selectedColor;
};

} // namespace tiller
