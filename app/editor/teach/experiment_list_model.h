#pragma once

#include "app/editor/teach/id_list_model.h"
#include "core/model/project_model.h"

#include <QtQml/qqmlregistration.h>

#include <optional>
#include <string>
#include <vector>

namespace tiller {

class Document;
class SavedProject;

/// The project's experiments: other settings to start the run with. Starting one is an edit, one
/// undo step; there is a way back to the settings before it, also after other edits. Starting
/// another one goes back first. Undo and redo lead into experiments again.
class ExperimentListModel : public IdListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Its settings still differ from those before it.
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY runningChanged)
    Q_PROPERTY(QString running READ running NOTIFY runningChanged) ///< the name of the one started

public:
    enum Role {
        ExperimentRole = Qt::UserRole, ///< the annotation's id
        TitleRole,
        SummaryRole, ///< what it sets, in words
        FaultRole,   ///< why it cannot be started; empty if it can
        RunningRole,
    };

    ExperimentListModel(Document& document, SavedProject& saved, QObject* parent = nullptr);

    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] QString running() const;
    /// The project without the experiment that runs; nothing if none does.
    [[nodiscard]] std::optional<Project> projectBefore() const;

    Q_INVOKABLE void start(const QString& experiment);
    Q_INVOKABLE void goBack(int gesture = 0);

    /// A new experiment of what differs from the saved project; it runs from then on, and "back"
    /// leads to what was saved. Refused where nothing differs.
    Q_INVOKABLE void makeOfChanges();
    Q_INVOKABLE void move(const QString& experiment, int by);
    Q_INVOKABLE void remove(const QString& experiment);
    Q_INVOKABLE void rename(const QString& experiment, const QString& name);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void started(const QString& name); ///< or left: the run is to begin again
    void runningChanged();

private:
    /// An experiment that was started, with overrides between the settings before it and its own.
    struct Entered {
        Id experiment;
        std::string back;
        std::string forth; ///< to how it was last: where they hold, one is in it
    };

    [[nodiscard]] QString nameOf(const Annotation& experiment) const;
    [[nodiscard]] Change wayBack(const Project& project) const;
    void enter(const Id& experiment, std::string back);
    void forget();
    void follow();
    void followSettings();

    Document& m_document;
    SavedProject& m_saved;
    std::vector<Entered> m_entered;       ///< the last one last
    std::optional<std::size_t> m_current; ///< the one that runs; none once its settings are undone
    boost::signals2::scoped_connection m_changed;
};

} // namespace tiller
