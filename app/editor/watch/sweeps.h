#pragma once

#include "app/editor/document/document.h"
#include "app/editor/watch/behind_work.h"
#include "app/editor/watch/sweep_draft.h"

#include <QTimer>

namespace tiller {

/// The sweeps of a project: which one is shown, its results, and the runs behind the window. A
/// sweep is kept in the project with its results. Running one adds to them, as one undo step.
class Sweeps : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the tools to watch")
    Q_PROPERTY(tiller::SweepDraft* draft READ draft CONSTANT)
    Q_PROPERTY(QVariantList all READ all NOTIFY listed) ///< of the project: {id, title, help}
    Q_PROPERTY(QString shown READ shown WRITE setShown NOTIFY changed) ///< an id; empty for none
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString measure READ measure NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed) ///< why the shown one cannot run
    /// "12 of 50 runs, about 3 s left", or what the results are worth.
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(bool stale READ stale NOTIFY changed)     ///< the results are older than the project
    Q_PROPERTY(bool running READ running NOTIFY changed) ///< also while it is paused
    Q_PROPERTY(bool paused READ paused NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed) ///< every run has a result
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY changed)
    Q_PROPERTY(double share READ share NOTIFY changed) ///< of the runs that have ended

public:
    Sweeps(Document& document, SimulationController& simulation);

    /// @name Begin the draft, which the dialog shows
    /// @{
    /// Of a setting, weight or parameter: PATH as in overrides.
    Q_INVOKABLE void tryValues(const QString& path);
    /// Of what is selected: a wire, a parameter, or the first number of a card.
    Q_INVOKABLE void trySelected();
    /// The path of that; empty if nothing of it is selected.
    Q_INVOKABLE QString selectedPath() const;
    Q_INVOKABLE void edit();
    /// @}
    /// Adds or changes the sweep of the draft, and runs it.
    Q_INVOKABLE void acceptDraft();
    /// Whether a sweep can vary a setting.
    Q_INVOKABLE bool canTry(const QString& path) const;

    /// @name The shown sweep
    /// @{
    Q_INVOKABLE void run(); ///< runs what has no result; everything if the results are stale
    Q_INVOKABLE void setPaused(bool paused);
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void extend(); ///< five seeds more, and runs them
    Q_INVOKABLE void remove();
    /// The values and the seed of a run as overrides, and in words. @param run index in the plan
    Q_INVOKABLE QString linesOf(int run) const;
    Q_INVOKABLE QString textOf(int run) const;
    Q_INVOKABLE QString nameOf(int run) const; ///< "Run with seed 3"
    /// Gives the values of a run to the project, without its seed.
    Q_INVOKABLE void useValues(int run);
    /// Writes all results as CSV. Returns the problem; empty if there is none.
    /// @param form FileDialogs::tableForm
    Q_INVOKABLE QString exportTable(const QString& file, const QString& form = "plain") const;
    /// The name of the project, for pictures.
    [[nodiscard]] QString projectName() const { return m_document.name(); }
    /// @}

    [[nodiscard]] const Project& project() const { return m_document.project(); }
    [[nodiscard]] SweepDraft* draft() { return &m_draft; }
    [[nodiscard]] QVariantList all() const;
    [[nodiscard]] QString shown() const { return QString::fromStdString(m_shown); }
    void setShown(const QString& sweep);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString measure() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] bool stale() const { return m_isStale && !m_results.empty() && !running(); }
    [[nodiscard]] bool running() const { return m_runner.running() && m_run == m_shown; }
    [[nodiscard]] bool paused() const { return running() && m_runner.paused(); }
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool hasResults() const { return !m_results.empty(); }
    [[nodiscard]] double share() const;

    /// Nothing while there is no sweep, or a sweep with a problem.
    [[nodiscard]] const std::optional<SweepPlan>& plan() const { return m_plan; }
    [[nodiscard]] const SweepResults& results() const { return m_results; }

signals:
    void changed();
    void listed(); ///< the list of sweeps may differ
    void draftBegun();
    void begun();                          ///< a sweep runs: show it
    void valuesUsed(const QString& which); ///< "How far prey see hunters → 200 u"

private:
    void follow(const Change& change);
    void refresh();
    void start(int gesture);
    void keep();
    void replace(const Id& id, const SweepAnnotation& sweep, const QString& text, int gesture);
    [[nodiscard]] const Annotation* annotation(const Id& sweep) const;
    [[nodiscard]] std::size_t doneRuns() const;

    Document& m_document;
    SweepDraft m_draft;
    QTimer m_refresh;
    Id m_shown;
    std::optional<SweepPlan> m_plan;
    SweepResults m_results;
    bool m_isStale = false;
    QString m_problem;
    Id m_run; ///< the sweep that runs, or ran last
    int m_gesture = 0;
    SweepRunner m_runner;
};

} // namespace tiller
