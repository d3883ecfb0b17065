#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QVariantList>

#include <memory>

namespace tiller {

class ExperimentListModel;
class SavedProject;
class SimulationController;

/// What both runs of a comparison have measured by now: {name, now, variant, difference, isEvent}
/// in words for each plot and counter of the project that both have. A project that measures
/// nothing compares its contacts. Below them come the first events of both runs.
[[nodiscard]] QVariantList comparedResults(SimulationController& now,
                                           SimulationController& variant);

/// Two runs side by side: of the project, and of a variant of it. Both have the same seed, unless
/// the variant is a run of a sweep. The run of the
/// variant follows the first one (SimulationWorker::lead): it starts when that starts, has the same
/// mouse at the same ticks, and stays at the same tick.
class Comparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)
    Q_PROPERTY(QString variantName READ variantName NOTIFY wordsChanged)
    Q_PROPERTY(
        QString nowWords READ nowWords NOTIFY wordsChanged) ///< the differences, as in the project
    Q_PROPERTY(QString variantWords READ variantWords NOTIFY
                   wordsChanged) ///< the differences, as in the variant
    /// What both have measured by now: see comparedResults. Empty without a comparison.
    Q_PROPERTY(QVariantList results READ results NOTIFY resultsChanged)
    /// Null before the first comparison.
    Q_PROPERTY(tiller::Document* document READ document NOTIFY activeChanged)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation NOTIFY activeChanged)

public:
    Comparison(Document& document, SimulationController& simulation, SavedProject& saved,
               ExperimentListModel& experiments, QObject* parent = nullptr);
    ~Comparison() override;

    [[nodiscard]] bool active() const { return m_kind != Kind::none; }
    [[nodiscard]] QString variantName() const;
    [[nodiscard]] const QString& nowWords() const { return m_nowWords; }
    [[nodiscard]] const QString& variantWords() const { return m_variantWords; }
    [[nodiscard]] const QVariantList& results() const { return m_results; }
    [[nodiscard]] Document* document() const { return m_variant.get(); }
    [[nodiscard]] SimulationController* simulation() const { return m_variantRun.get(); }

    /// @name Each starts both runs again
    /// @{
    Q_INVOKABLE void compareWithSaved();
    /// With the project before the running experiment.
    Q_INVOKABLE void compareWithBefore();
    /// With the project in which a node is muted, or no longer muted if it is muted now.
    Q_INVOKABLE void compareWithout(const QString& node);
    /// With the project after overrides, which may also change its seed.
    /// @param lines see overrides.h
    Q_INVOKABLE void compareWithRun(const QString& name, const QString& lines);
    /// @}
    Q_INVOKABLE void stop();

signals:
    void activeChanged();
    void begun(); ///< both runs have started again
    void wordsChanged();
    void resultsChanged();

private:
    enum class Kind { none, saved, before, without, run };

    void start(Kind kind);
    [[nodiscard]] Project variant() const;
    void follow();
    void describe();
    void compareResults();

    Document& m_document;
    SimulationController& m_simulation;
    SavedProject& m_saved;
    ExperimentListModel& m_experiments;
    Kind m_kind = Kind::none;
    Id m_node;        ///< the node that the variant mutes
    Project m_before; ///< the project before the experiment
    QString m_experiment;
    QString m_runName;
    std::string m_runLines; ///< the overrides of a run of a sweep
    QString m_nowWords;
    QString m_variantWords;
    QVariantList m_results;
    std::unique_ptr<Document> m_variant;
    std::unique_ptr<SimulationController> m_variantRun;
};

} // namespace tiller
