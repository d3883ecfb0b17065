#pragma once

#include "app/editor/document/rows_model.h"
#include "core/model/change.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace tiller {

class Document;
class SavedProject;

/// The experiments of a project: settings with which to start the run. Starting one is one undo
/// step. goBack() restores the settings before it, also after other edits. Starting another one
/// goes back first. After undo or redo, the experiment whose settings hold is running again.
class ExperimentListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    /// An experiment is running, and its settings differ from those before it.
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY runningChanged)
    Q_PROPERTY(
        QString running READ running NOTIFY runningChanged) ///< the name of the running experiment

public:
    ExperimentListModel(Document& document, SavedProject& saved, QObject* parent = nullptr);

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] QString running() const;
    /// The project before the running experiment; none if no experiment is running.
    [[nodiscard]] std::optional<Project> projectBefore() const;

    Q_INVOKABLE void start(const QString& experiment);
    Q_INVOKABLE void goBack(int gesture = 0);

    /// Adds an experiment with all settings that differ from the saved project. It is running from
    /// then on; goBack() leads to the saved settings. Refused if no setting differs.
    Q_INVOKABLE void makeOfChanges();
    Q_INVOKABLE void move(const QString& experiment, int by);
    Q_INVOKABLE void remove(const QString& experiment);
    Q_INVOKABLE void rename(const QString& experiment, const QString& name);

signals:
    void started(
        const QString& name); ///< an experiment starts, or (empty) ends: the run must start again
    void runningChanged();

private:
    /// An experiment that was started, with the overrides that lead out of it and into it.
    struct Entered {
        Id experiment;
        std::string back;  ///< to the settings before it
        std::string forth; ///< to its latest settings: if they hold, it is running
    };

    [[nodiscard]] static QString nameOf(const Annotation& experiment);
    [[nodiscard]] Change changesBack(const Project& project) const;
    void enter(const Id& experiment, std::string back);
    void forget();
    void retranslate() override { follow(); }
    void follow();
    void followSettings();

    Document& m_document;
    SavedProject& m_saved;
    std::vector<Entered> m_entered;       ///< in the order in which they were started
    std::optional<std::size_t> m_current; ///< the running one; none after its settings are undone
    Rows<Annotation> m_rows;
};

} // namespace tiller
