#pragma once

#include "app/editor/watch/sweeps.h"

#include <QQuickPaintedItem>

namespace tiller {

/// The chart of the shown sweep. The mouse or the arrow keys read the results; a click or Enter
/// chooses a run.
class SweepItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Sweeps* sweeps READ sweeps WRITE setSweeps NOTIFY sweepsChanged REQUIRED)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged)
    Q_PROPERTY(QColor groundColor MEMBER m_groundColor NOTIFY lookChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY lookChanged)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY lookChanged)
    Q_PROPERTY(QColor focusColor MEMBER m_focusColor NOTIFY lookChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY lookChanged)
    Q_PROPERTY(QString reading READ reading NOTIFY readingChanged) ///< of the chosen run, too
    Q_PROPERTY(int chosenRun MEMBER m_chosen NOTIFY lookChanged)   ///< -1: none

public:
    explicit SweepItem(QQuickItem* parent = nullptr);

    [[nodiscard]] Sweeps* sweeps() const { return m_sweeps; }
    void setSweeps(Sweeps* sweeps);
    [[nodiscard]] QString reading() const;
    /// Where a run is shown; the left top corner if it has no result.
    [[nodiscard]] QPointF placeOf(int run) const;

    /// Writes the chart as SVG, or as PNG. Returns the problem; empty if there is none.
    Q_INVOKABLE QString exportPicture(const QString& file) const;

    void paint(QPainter* painter) override;

signals:
    void sweepsChanged();
    void lookChanged();
    void readingChanged();
    void chosen(int run);

protected:
    bool event(QEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    [[nodiscard]] ChartLook look() const;
    void rebuild();
    void read(std::optional<std::size_t> spot);

    QPointer<Sweeps> m_sweeps;
    SweepChart m_chart;
    std::optional<std::size_t> m_spot; ///< that is read
    bool m_byKeys = false;             ///< they have chosen it
    int m_chosen = -1;
    bool m_dark = true;
    QColor m_groundColor = Qt::black;
    QColor m_textColor = Qt::gray;
    QColor m_gridColor = Qt::darkGray;
    QColor m_focusColor = Qt::blue;
    QFont m_font;
};

} // namespace tiller
