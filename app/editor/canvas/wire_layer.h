#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/canvas/live_links.h"
#include "app/editor/canvas/view_cover.h"
#include "app/editor/canvas/wire_nodes.h"

#include <QColor>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The wires of the canvas as one item, in canvas units: its parent pans and zooms it. It draws the
/// wires in and around the view, and draws again when the view leaves that area or zooms visibly.
/// With a GPU, wires are triangles with soft edges; in software, a painter draws them.
class WireLayer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::CanvasController* canvas READ canvas WRITE setCanvas NOTIFY canvasChanged REQUIRED)
    Q_PROPERTY(tiller::LiveLinks* live READ live WRITE setLive NOTIFY liveChanged)
    Q_PROPERTY(QColor forceColor MEMBER m_forceColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor conditionColor MEMBER m_conditionColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor agentsColor MEMBER m_agentsColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor targetColor MEMBER m_targetColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor modeColor MEMBER m_modeColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY colorsChanged)
    Q_PROPERTY(QColor refusedColor MEMBER m_refusedColor NOTIFY colorsChanged)

public:
    explicit WireLayer(QQuickItem* parent = nullptr);

    [[nodiscard]] CanvasController* canvas() const { return m_canvas; }
    void setCanvas(CanvasController* canvas);
    /// What the wires carry at this moment; null to draw them plain.
    [[nodiscard]] LiveLinks* live() const { return m_live; }
    void setLive(LiveLinks* live);

signals:
    void canvasChanged();
    void liveChanged();
    void colorsChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    void followView();
    void followGesture();
    void followHover();
    [[nodiscard]] std::vector<WireStroke> strokes() const;
    [[nodiscard]] WireStroke farTag(const WireTag& tag, bool chosen) const;
    [[nodiscard]] QColor colorOf(PortType type) const;

    CanvasController* m_canvas = nullptr;
    ViewCover m_cover;
    bool m_marked = true; ///< the view is near enough for weights and for tags with names
    QPointer<LiveLinks> m_live;
    bool m_hasDraft = false; ///< a wire is being drawn
    QString m_hovered;       ///< the link under the mouse
    QString m_splice;        ///< the link that the dragged card would go into
    QColor m_forceColor, m_conditionColor, m_agentsColor, m_targetColor, m_modeColor;
    QColor m_selectedColor, m_refusedColor;
};

} // namespace tiller
