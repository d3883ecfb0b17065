#pragma once

#include "app/editor/teach/comparison.h"
#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/slider_panel_model.h"

namespace tiller {

/// What a lesson needs beside the project and its run: notes with links that act, experiments,
/// sliders on a panel, a reset of everything.
class Teaching : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(tiller::SliderPanelModel* sliders READ sliders CONSTANT)
    Q_PROPERTY(tiller::ExperimentListModel* experiments READ experiments CONSTANT)
    Q_PROPERTY(tiller::Comparison* comparison READ comparison CONSTANT)

public:
    Teaching(Document& document, SimulationController& simulation, QObject* parent = nullptr);

    [[nodiscard]] SliderPanelModel* sliders() { return &m_sliders; }
    [[nodiscard]] ExperimentListModel* experiments() { return &m_experiments; }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] const SavedProject& saved() const { return m_saved; }

    /// A link of the notes: selects, starts an experiment, or opens what is outside.
    Q_INVOKABLE void follow(const QString& link);

    /// Markdown that leads to what is selected: "[Flee](node:flee)"; empty unless one thing is.
    [[nodiscard]] Q_INVOKABLE QString linkToSelected() const;

    /// Everything as it was when the project was opened: the experiment is left, the panel is as it
    /// was saved, and the run begins again at normal speed, with nobody picked.
    Q_INVOKABLE void resetAll();

    /// Puts the weight of the one wire that is selected on the panel, or takes it off.
    Q_INVOKABLE void toggleWeightOnPanel();

signals:
    void shown(const QString& node); ///< a link led to it: it is to be brought into view

private:
    void select(const QString& id);

    Document& m_document;
    SimulationController& m_simulation;
    SavedProject m_saved;
    SliderPanelModel m_sliders;
    ExperimentListModel m_experiments;
    Comparison m_comparison;
};

} // namespace tiller
