#pragma once

#include "app/editor/watch/chart_item.h"
#include "app/editor/watch/value_finder.h"

namespace tiller {

/// The scores of a search's points: a dot for each, and the best so far as a line. A thin line is
/// the score of the project.
[[nodiscard]] Chart makeFindChart(const std::vector<double>& scores, const ChartLook& look);

/// Shows that chart of a search.
class FindItem : public tiller::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::ValueFinder* finder MEMBER m_finder NOTIFY finderChanged REQUIRED)

public:
    explicit FindItem(QQuickItem* parent = nullptr);

signals:
    void finderChanged();

protected:
    [[nodiscard]] Chart makeChart(const ChartLook& look) const override;

private:
    QPointer<ValueFinder> m_finder;
};

} // namespace tiller
