#pragma once

#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/lesson.h"
#include "app/editor/watch/chart_item.h"

#include <QPointer>

namespace tiller {

/// Axes on which a pupil sketches how a plot will run: with the mouse, or with the arrow keys (left
/// and right along the time, up and down for the value). After the guess the run draws its curve
/// over the sketch.
class SketchItem : public tiller::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Lesson* lesson MEMBER m_lesson NOTIFY lessonChanged REQUIRED)
    Q_PROPERTY(
        tiller::SimulationController* simulation MEMBER m_simulation NOTIFY lessonChanged REQUIRED)
    Q_PROPERTY(bool drawn READ drawn NOTIFY drawnChanged)     ///< there is a sketch
    Q_PROPERTY(QString title READ title NOTIFY lessonChanged) ///< what the plot measures

public:
    static constexpr std::size_t columns = 61; ///< values of a sketch

    explicit SketchItem(QQuickItem* parent = nullptr);

    [[nodiscard]] bool drawn() const;
    [[nodiscard]] QString title() const;

    Q_INVOKABLE void clear();
    /// Makes the sketch the guess. The time before its first and after its last value gets these.
    Q_INVOKABLE void submit();

signals:
    void lessonChanged();
    void drawnChanged();

protected:
    void componentComplete() override;
    [[nodiscard]] Chart makeChart(const ChartLook& look) const override;
    void press(QPointF place) override;
    void drag(QPointF place) override;
    [[nodiscard]] bool takes(int key) const override;
    void pressKey(int key, Qt::KeyboardModifiers modifiers) override;

private:
    void follow();
    [[nodiscard]] bool canDraw() const;
    void drawTo(QPointF place, bool isFirst);
    void setValue(std::size_t column, double value);
    [[nodiscard]] const std::vector<double>& shown() const;
    void addRun(Chart& chart) const;
    void addSketch(Chart& chart) const;

    QPointer<Lesson> m_lesson;
    QPointer<SimulationController> m_simulation;
    QString m_step;               ///< that the values belong to
    std::vector<double> m_values; ///< NaN where nothing is drawn
    std::size_t m_column = 0;     ///< of the latest value, or of the keyboard
};

} // namespace tiller
