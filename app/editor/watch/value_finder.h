#pragma once

#include "app/editor/document/document.h"
#include "app/editor/watch/behind_work.h"
#include "app/editor/watch/chart_item.h"
#include "app/editor/watch/find_draft.h"

#include <QPointer>

#include <mutex>

namespace tiller {

/// Finds values that meet goals, behind the window: the last search and what it has found. It lives
/// as long as the project is open.
class ValueFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the tools to watch")
    Q_PROPERTY(tiller::FindDraft* draft READ draft CONSTANT)
    Q_PROPERTY(bool hasSearch READ hasSearch NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed) ///< also while it is paused
    Q_PROPERTY(bool paused READ paused NOTIFY changed)
    Q_PROPERTY(QString goals READ goals NOTIFY changed) ///< in words
    /// How far the search is; at the end, whether what it found is better than the project.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool better READ better NOTIFY changed) ///< the first of the best is
    Q_PROPERTY(double share READ share NOTIFY changed) ///< of the time that is spent
    /// The project as it was, then the best: {name, score, numbers, values} in words.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    ValueFinder(Document& document, SimulationController& simulation);

    /// @name Begin the draft, which the dialog shows
    /// @{
    Q_INVOKABLE void find(const QString& path); ///< PATH as in overrides, or empty
    Q_INVOKABLE void edit();                    ///< as it was accepted last
    /// @}
    Q_INVOKABLE void acceptDraft(); ///< begins the search
    Q_INVOKABLE void setPaused(bool paused);
    Q_INVOKABLE void cancel(); ///< the best so far stay, without a comparison

    /// @name One of the best. @param row in `rows`, from 1
    /// @{
    Q_INVOKABLE QString linesOf(int row) const; ///< as overrides
    Q_INVOKABLE QString nameOf(int row) const;  ///< "Result 1"
    Q_INVOKABLE void useValues(int row);        ///< one undo step
    /// @}

    [[nodiscard]] FindDraft* draft() { return &m_draft; }
    [[nodiscard]] bool hasSearch() const { return m_hasSearch; }
    [[nodiscard]] bool running() const { return m_work.running(); }
    [[nodiscard]] bool paused() const { return m_work.paused(); }
    [[nodiscard]] QString goals() const;
    [[nodiscard]] QString state() const;
    [[nodiscard]] bool better() const;
    [[nodiscard]] double share() const;
    [[nodiscard]] QVariantList rows() const;
    /// The scores of all points in their order; the first is that of the project.
    [[nodiscard]] const std::vector<double>& scores() const { return m_scores; }
    [[nodiscard]] const FindReport& report() const { return m_report; }

signals:
    void changed();
    void draftBegun();
    void begun();                          ///< a search runs: show it
    void valuesUsed(const QString& which); ///< "Radius of Flee → 40.5 u"

private:
    void takeScores();
    void finish(const QString& problem);
    [[nodiscard]] QVariantMap rowOf(const QString& name, const FoundPoint& point) const;

    Document& m_document;
    FindDraft m_draft;
    FindTask m_task;
    Project m_project; ///< as it was when the search began
    bool m_hasSearch = false;
    bool m_isComparing = false;
    std::vector<double> m_scores;
    FindReport m_report;
    std::mutex m_mutex;
    std::vector<double> m_freshScores; ///< guarded by m_mutex
    FindReport m_freshReport;          ///< guarded by m_mutex
    bool m_compares = false;           ///< guarded by m_mutex
    BehindWork m_work;                 // last: it uses the others
};

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
