#pragma once

#include "app/editor/theme/theme.h"
#include "app/editor/watch/chart.h"

#include <QQuickPaintedItem>

namespace tiller {

/// Shows a chart in the colors of the theme. The mouse and keys read it, or change it.
class ChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit ChartItem(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

    /// Writes the chart with its words as SVG, or as PNG. Returns the problem; empty if there is
    /// none.
    Q_INVOKABLE QString exportPicture(const QString& file) const;

protected:
    [[nodiscard]] virtual Chart makeChart(const ChartLook& look) const = 0;
    /// What pictures of the chart say.
    [[nodiscard]] virtual ChartWords words() const { return {}; }
    /// The chart as it is shown, made anew if something has changed.
    [[nodiscard]] const Chart& chart() const;
    void rebuild();
    [[nodiscard]] const Theme& theme() const { return *m_theme; }

    /// @name Reading and changing the chart
    /// @{
    virtual void hover(QPointF) {}
    virtual void leave() {} ///< by the mouse
    virtual void press(QPointF) {}
    virtual void drag(QPointF) {}
    /// Whether the chart uses a key, which may also be a shortcut of the window.
    [[nodiscard]] virtual bool takes(int) const { return false; }
    virtual void pressKey(int, Qt::KeyboardModifiers) {}
    virtual void loseFocus() {}
    /// @}

    bool event(QEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] ChartLook look() const;

    Theme* m_theme;
    mutable std::optional<Chart> m_chart;
};

} // namespace tiller
