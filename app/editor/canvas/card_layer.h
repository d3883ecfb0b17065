#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/rect_nodes.h"
#include "app/editor/canvas/view_cover.h"

#include <QColor>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The plain faces of the cards in view as one item, in canvas units: a rectangle with the color of
/// its kind, a thicker border if it is selected, a spot if it has a problem. From far, a card shows
/// only its face. From near, the face is hidden as soon as the full card is ready.
class CardLayer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::CanvasController* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged REQUIRED)
    Q_PROPERTY(QColor faceColor MEMBER m_faceColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor errorColor MEMBER m_errorColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor warningColor MEMBER m_warningColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor agentTypeColor MEMBER m_agentTypeColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor behaviorColor MEMBER m_behaviorColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor targetColor MEMBER m_targetColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor combinerColor MEMBER m_combinerColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor conditionColor MEMBER m_conditionColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor modeColor MEMBER m_modeColor NOTIFY colorsChanged)

public:
    explicit CardLayer(QQuickItem* parent = nullptr);

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    void setCanvas(CanvasController* canvas);

signals:
    void canvasChanged();
    void colorsChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void followView();
    [[nodiscard]] std::vector<ColoredRect> faces() const;
    [[nodiscard]] QColor colorOf(NodeKind kind) const;

    CanvasController* m_canvas = nullptr;
    ViewCover m_cover;
    bool m_detailed = true;
    QColor m_faceColor, m_lineColor, m_selectedColor, m_errorColor, m_warningColor;
    QColor m_agentTypeColor, m_behaviorColor, m_targetColor, m_combinerColor, m_conditionColor;
    QColor m_modeColor;
};

} // namespace tiller
