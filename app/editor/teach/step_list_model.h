#pragma once

#include "app/editor/document/rows_model.h"
#include "core/model/change.h"
#include "core/model/step.h"

#include <QRectF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;
class SavedProject;
class SimulationController;

/// The steps of a project's lesson, to write them. Every edit is one undo step.
class StepListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")

public:
    StepListModel(Document& document, SimulationController& simulation, SavedProject& saved,
                  QObject* parent = nullptr);

    /// Null if there is no such step.
    [[nodiscard]] const Annotation* annotation(const QString& step) const;
    /// The plots that a curve can be compared with, and the experiments that can run beside a step:
    /// {id, title, help} each, first one without an id. The last plot, "new plot", is to be made.
    [[nodiscard]] QVariantList plots() const;
    [[nodiscard]] QVariantList experiments() const;
    /// The settings that a step changes, in words; empty if there are none.
    [[nodiscard]] QString changesText(const StepAnnotation& step) const;
    /// "Prey 3", "all of Prey", "Goal"; empty for nothing.
    [[nodiscard]] QString spotlightText(const StepAnnotation& step) const;
    [[nodiscard]] QString openText(const StepAnnotation& step) const; ///< the names of open cards

    /// Adds a step at the end. Returns its id; empty if it was refused.
    Q_INVOKABLE QString add();
    Q_INVOKABLE void remove(const QString& step);
    Q_INVOKABLE void move(const QString& step, int by);
    Q_INVOKABLE void rename(const QString& step, const QString& title);
    /// Sets a setting of a step; numbers as text are read. @param gesture see Document
    Q_INVOKABLE void set(const QString& step, const QString& setting, const QVariant& value,
                         int gesture = 0);

    /// @name The answers of a choice
    /// @{
    Q_INVOKABLE void addAnswer(const QString& step);
    Q_INVOKABLE void setAnswer(const QString& step, int answer, const QString& text);
    Q_INVOKABLE void setRight(const QString& step, int answer); ///< the only right one
    Q_INVOKABLE void removeAnswer(const QString& step, int answer);
    /// @}

    /// Makes the settings that differ from the saved project those of a step. Refused if none
    /// differs.
    Q_INVOKABLE void takeSettings(const QString& step);

    /// Makes a part of the world what a step shows; an empty one is all of it.
    Q_INVOKABLE void takeView(const QString& step, const QRectF& seen);
    /// Puts the spotlight of a step on the selected agent type or scene item, or else on the picked
    /// agent. Refused without one.
    Q_INVOKABLE void takeSpotlight(const QString& step);
    /// Lets pupils change the selected cards on the exported page. Refused without one.
    Q_INVOKABLE void takeOpen(const QString& step);

signals:
    void edited();

private:
    void retranslate() override { follow(); }
    void follow();
    template <class Edit>
    void editAnswers(const QString& step, const Edit& edit);
    [[nodiscard]] QVariantList annotationsOf(const char* type, const QString& none) const;

    Document& m_document;
    SimulationController& m_simulation;
    SavedProject& m_saved;
    Rows<Annotation> m_rows;
};

/// Moves an annotation among those of its type: -1 earlier, +1 later. Empty at the ends.
[[nodiscard]] Change moveAnnotation(const Project& project, std::string_view id, int by);

} // namespace tiller
