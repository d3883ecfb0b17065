#pragma once

#include "app/editor/teach/comparison.h"
#include "app/editor/teach/experiment_list_model.h"
#include "app/editor/teach/lesson.h"
#include "app/editor/teach/saved_project.h"
#include "app/editor/teach/slider_panel_model.h"
#include "app/editor/teach/step_list_model.h"

namespace tiller {

/// The parts of a lesson beside the project and its run: links in the notes, experiments, sliders
/// on a panel, a reset of everything.
class Teaching : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(tiller::SliderPanelModel* sliders READ sliders CONSTANT)
    Q_PROPERTY(tiller::ExperimentListModel* experiments READ experiments CONSTANT)
    Q_PROPERTY(tiller::Comparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(tiller::Lesson* lesson READ lesson CONSTANT)
    Q_PROPERTY(tiller::StepListModel* steps READ steps CONSTANT)

public:
    Teaching(Document& document, SimulationController& simulation, QObject* parent = nullptr);

    [[nodiscard]] SliderPanelModel* sliders() { return &m_sliders; }
    [[nodiscard]] ExperimentListModel* experiments() { return &m_experiments; }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] Lesson* lesson() { return &m_lesson; }
    [[nodiscard]] StepListModel* steps() { return &m_steps; }
    [[nodiscard]] const SavedProject& saved() const { return m_saved; }

    /// Follows a link of the notes: selects a node, picks an agent, starts an experiment, or opens
    /// a web address.
    Q_INVOKABLE void follow(const QString& link);

    /// Selects an item and shows one of its settings. @param item "world" for the world
    Q_INVOKABLE void showSetting(const QString& item, const QString& setting);

    /// A link in Markdown to the selected item: "[Flee](node:flee)". Where nothing is selected, to
    /// the agent that was picked. Empty if there is no link to it: that is refused in words.
    /// @param text the words of the link; empty: the name of the item
    [[nodiscard]] Q_INVOKABLE QString linkToSelected(const QString& text = {}) const;

    /// Ends the experiment, restores the saved values of the panel, unpicks the agent, and starts
    /// the run again at normal speed.
    Q_INVOKABLE void resetAll();

    /// Adds the weight of the selected wire to the panel, or removes it.
    Q_INVOKABLE void toggleWeightOnPanel();

signals:
    void shown(const QString& node); ///< bring the node into view: a link led to it
    void settingShown(const QString& item, const QString& setting); ///< bring it into view

private:
    void select(const QString& id);
    void pick(const QString& name);

    Document& m_document;
    SimulationController& m_simulation;
    SavedProject m_saved;
    SliderPanelModel m_sliders;
    ExperimentListModel m_experiments;
    Comparison m_comparison;
    Lesson m_lesson;
    StepListModel m_steps;
};

} // namespace tiller
