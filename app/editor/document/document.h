#pragma once

#include "app/editor/document/selection.h"
#include "core/base/result.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"
#include "core/model/project_model.h"

#include <QObject>
#include <QUndoStack>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What stands in the open file, compared with what was last read from it or written to it here.
enum class FileState { same, other, gone };

/// The open project with its file, undo history and selection. Everything that changes the project
/// goes through push().
class Document : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name NOTIFY fileChanged)
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    Q_PROPERTY(QString folder READ folder NOTIFY fileChanged)
    Q_PROPERTY(bool modified READ modified NOTIFY modifiedChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    Q_PROPERTY(bool hasErrors READ hasErrors NOTIFY problemsChanged)
    Q_PROPERTY(tiller::Selection* selection READ selection CONSTANT)
    Q_PROPERTY(QVariantMap notes READ notes NOTIFY notesChanged)

public:
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] ProjectModel& projectModel() { return m_model; }
    [[nodiscard]] const Project& project() const { return m_model.project(); }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] IdSource& ids() { return m_ids; }

    /// @name Edits
    /// @{

    /// Does an edit as one undo step; with the @p gesture of the step before, as part of it.
    /// False if there is nothing to change.
    bool push(const Change& change, const QString& text, int gesture = 0);
    /// As above; what was refused is announced by `refused`.
    bool push(const Result<Change>& change, const QString& text, int gesture = 0);

    /// A number for the edits of a new gesture.
    Q_INVOKABLE int beginGesture() { return ++m_lastGesture; }
    /// Takes back what a gesture did so far, as if it had not been.
    Q_INVOKABLE void cancelGesture(int gesture);
    Q_INVOKABLE void undo() { m_undoStack.undo(); }
    Q_INVOKABLE void redo() { m_undoStack.redo(); }
    Q_INVOKABLE void editNotes(const QVariantMap& notes, int gesture = 0);
    /// @}

    /// @name Files
    /// Each answers whether it did it; if not, `failed` says why, and what was open stays open.
    /// @{
    Q_INVOKABLE void newProject();
    Q_INVOKABLE bool open(const QString& file);
    /// As open, but saving asks for a name: examples are not overwritten.
    Q_INVOKABLE bool openCopy(const QString& file);
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QString& file);
    Q_INVOKABLE bool exportTo(const QString& file);
    /// Shows what an Autosave kept, as not saved and with nothing to undo.
    /// @param file where it belongs; empty if it had none
    bool restore(const QString& kept, const QString& file, const QString& name);
    /// Takes the file as it is now. What is selected stays; where the order of lists allows it,
    /// undo takes the reload back.
    Q_INVOKABLE bool reload();
    /// Goes on with what is shown, which is no longer what the file says.
    Q_INVOKABLE void keepMine();
    [[nodiscard]] FileState fileState() const; ///< `same` while there is no file
    /// @}

    /// What check() says of the project as it is now.
    [[nodiscard]] const Problems& problems() const { return m_problems; }

    [[nodiscard]] QString name() const; ///< of the file, without its folder; "Untitled" if none
    [[nodiscard]] const QString& file() const { return m_file; }
    /// Where files beside the project are; also of a copy that has no file yet. Empty if nowhere.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] bool modified() const { return !m_undoStack.isClean(); }
    [[nodiscard]] bool canUndo() const { return m_undoStack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_undoStack.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_undoStack.undoText(); }
    [[nodiscard]] QString redoText() const { return m_undoStack.redoText(); }
    [[nodiscard]] bool hasErrors() const { return tiller::hasErrors(m_problems); }
    [[nodiscard]] QVariantMap notes() const;

signals:
    void fileChanged();
    void modifiedChanged();
    void historyChanged();
    void notesChanged();
    void problemsChanged();
    void edited(); ///< something of the project is another; also by undo
    void opened(); ///< another project is open now
    void saved(const QString& file);
    void refused(const QString& why);                         ///< an edit
    void failed(const QString& what, const QStringList& why); ///< to open or to save

private:
    bool load(const QString& file, const QString& saveAs);
    bool write(const QString& file, const std::string& text);
    [[nodiscard]] Result<LoadedProject> read(const QString& file);
    void tellUnreadable(const QString& file, const Problems& problems);
    void onChanged(const Change& change);
    void show(Project project, const QString& file, const QString& name);
    void checkAgain();
    void dropVanished();

    ProjectModel m_model;
    QUndoStack m_undoStack;
    Selection m_selection;
    IdSource m_ids;
    QString m_file;
    QString m_folder;
    QString m_name;
    QByteArray m_fileHash; ///< of what was last read or written here
    Problems m_problems;
    bool m_checkPending = false;
    int m_lastGesture = 0;
    boost::signals2::scoped_connection m_changed; // last: cut before the rest goes
};

} // namespace tiller
