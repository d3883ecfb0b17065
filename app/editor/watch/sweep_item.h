#pragma once

#include "app/editor/watch/chart_item.h"
#include "app/editor/watch/sweeps.h"

namespace tiller {

/// The results of a sweep as a picture. One setting: a dot for each run, the mean of the seeds as a
/// line, and their standard deviation as a band. Two settings: a map of the means, with a scale.
/// More: a dot for each run by the number of the combination. The spots are in the order of the
/// combinations, then of the seeds.
/// @param project names the settings and the measure
[[nodiscard]] Chart makeSweepChart(const Project& project, const SweepPlan& plan,
                                   const SweepResults& results, const ChartLook& look);

/// The chart of the shown sweep. The mouse or the arrow keys read the results; a click or Enter
/// chooses a run.
class SweepItem : public tiller::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Sweeps* sweeps MEMBER m_sweeps NOTIFY sweepsChanged REQUIRED)
    Q_PROPERTY(QString reading READ reading NOTIFY readingChanged)    ///< of the chosen run, too
    Q_PROPERTY(int chosenRun MEMBER m_chosen NOTIFY chosenRunChanged) ///< -1: none

public:
    explicit SweepItem(QQuickItem* parent = nullptr);

    [[nodiscard]] QString reading() const;
    /// Where a run is shown; the left top corner if it has no result.
    [[nodiscard]] QPointF placeOf(int run) const;

    void paint(QPainter* painter) override;

signals:
    void sweepsChanged();
    void chosenRunChanged();
    void readingChanged();
    void chosen(int run);

protected:
    [[nodiscard]] Chart makeChart(const ChartLook& look) const override;
    [[nodiscard]] ChartWords words() const override;
    void hover(QPointF place) override;
    void leave() override;
    void press(QPointF place) override;
    [[nodiscard]] bool takes(int key) const override;
    void pressKey(int key, Qt::KeyboardModifiers modifiers) override;
    void loseFocus() override;

private:
    void follow();
    void read(std::optional<std::size_t> spot);

    QPointer<Sweeps> m_sweeps;
    std::optional<std::size_t> m_spot; ///< that is read
    bool m_byKeys = false;             ///< they have chosen it
    int m_chosen = -1;
};

} // namespace tiller
