#pragma once

#include "app/editor/teach/lesson.h"
#include "app/editor/watch/plot_scale.h"

#include <QPointer>
#include <QQuickPaintedItem>

namespace tiller {

/// Axes on which a pupil sketches how a plot will run: with the mouse, or with the arrow keys (left
/// and right along the time, up and down for the value). After the guess the run draws its curve
/// over the sketch.
class SketchItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Lesson* lesson READ lesson WRITE setLesson NOTIFY lessonChanged REQUIRED)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   lessonChanged REQUIRED)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY lookChanged)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY lookChanged)
    Q_PROPERTY(QColor sketchColor MEMBER m_sketchColor NOTIFY lookChanged)
    Q_PROPERTY(QColor runColor MEMBER m_runColor NOTIFY lookChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY lookChanged)
    Q_PROPERTY(bool drawn READ drawn NOTIFY drawnChanged)     ///< there is a sketch
    Q_PROPERTY(QString title READ title NOTIFY lessonChanged) ///< what the plot measures

public:
    static constexpr std::size_t columns = 61; ///< values of a sketch

    explicit SketchItem(QQuickItem* parent = nullptr);

    [[nodiscard]] Lesson* lesson() const { return m_lesson; }
    void setLesson(Lesson* lesson);
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setSimulation(SimulationController* simulation);
    [[nodiscard]] bool drawn() const;
    [[nodiscard]] QString title() const;

    Q_INVOKABLE void clear();
    /// Makes the sketch the guess. The time before its first and after its last value gets these.
    Q_INVOKABLE void submit();

    void paint(QPainter* painter) override;

signals:
    void lessonChanged();
    void lookChanged();
    void drawnChanged();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Layout {
        QRectF area;
        PlotScale across, up; ///< seconds, values

        [[nodiscard]] QPointF place(double seconds, double value) const {
            return {area.left() + across.share(seconds) * area.width(),
                    area.bottom() - up.share(value) * area.height()};
        }
    };

    void follow();
    [[nodiscard]] Layout layout() const;
    [[nodiscard]] bool canDraw() const;
    void drawTo(QPointF place, bool isFirst);
    void setValue(std::size_t column, double value);
    [[nodiscard]] const std::vector<double>& shown() const;
    void paintAxes(QPainter& painter, const Layout& at) const;
    void paintSketch(QPainter& painter, const Layout& at) const;
    void paintRun(QPainter& painter, const Layout& at) const;

    QPointer<Lesson> m_lesson;
    QPointer<SimulationController> m_simulation;
    QString m_step;               ///< that the values belong to
    std::vector<double> m_values; ///< NaN where nothing is drawn
    std::size_t m_column = 0;     ///< of the latest value, or of the keyboard
    QColor m_textColor = Qt::gray;
    QColor m_gridColor = Qt::darkGray;
    QColor m_sketchColor = Qt::blue;
    QColor m_runColor = Qt::red;
    QFont m_font;
};

} // namespace tiller
