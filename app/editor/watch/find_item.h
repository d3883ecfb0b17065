#pragma once

#include "app/editor/watch/sweep_chart.h"
#include "app/editor/watch/value_finder.h"

#include <QQuickPaintedItem>

namespace tiller {

/// The scores of a search's points: a dot for each, and the best so far as a line. A thin line is
/// the score of the project.
[[nodiscard]] SweepChart makeFindChart(const std::vector<double>& scores, const ChartLook& look);

/// Shows that chart of a search.
class FindItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::ValueFinder* finder READ finder WRITE setFinder NOTIFY finderChanged REQUIRED)
    Q_PROPERTY(bool dark MEMBER m_dark NOTIFY lookChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY lookChanged)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY lookChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY lookChanged)

public:
    explicit FindItem(QQuickItem* parent = nullptr);

    [[nodiscard]] ValueFinder* finder() const { return m_finder; }
    void setFinder(ValueFinder* finder);
    void paint(QPainter* painter) override;

signals:
    void finderChanged();
    void lookChanged();

private:
    QPointer<ValueFinder> m_finder;
    bool m_dark = true;
    QColor m_textColor = Qt::gray;
    QColor m_gridColor = Qt::darkGray;
    QFont m_font;
};

} // namespace tiller
