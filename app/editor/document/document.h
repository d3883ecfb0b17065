#pragma once

#include "app/editor/commands/edit_project.h"
#include "app/editor/document/long_work.h"
#include "app/editor/document/shared_file.h"
#include "core/base/result.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"
#include "core/model/project.h"
#include "core/model/project_model.h"

#include <QObject>
#include <QStringList>
#include <QUndoStack>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace tiller {

/// The selected nodes, links and scene items, in the order in which they were selected. Not part
/// of the project.
class Selection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the document")
    Q_PROPERTY(QStringList ids READ ids NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] const QStringList& ids() const { return m_ids; }
    [[nodiscard]] std::vector<Id> asIds() const;

    Q_INVOKABLE bool contains(const QString& id) const { return m_ids.contains(id); }
    Q_INVOKABLE void clear() { set({}); }
    Q_INVOKABLE void select(const QString& id) { set({id}); }
    Q_INVOKABLE void toggle(const QString& id);
    Q_INVOKABLE void set(const QStringList& ids);

signals:
    void changed();

private:
    QStringList m_ids;
};

/// The open project with its file, undo history and selection. Everything that changes the project
/// goes through push().
class Document : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name NOTIFY fileChanged)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(QString file READ file NOTIFY fileChanged)
    Q_PROPERTY(QString folder READ folder NOTIFY fileChanged)
    Q_PROPERTY(bool modified READ modified NOTIFY modifiedChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    Q_PROPERTY(bool hasErrors READ hasErrors NOTIFY problemsChanged)
    Q_PROPERTY(tiller::Selection* selection READ selection CONSTANT)
    Q_PROPERTY(tiller::LongWork* work READ work CONSTANT)
    Q_PROPERTY(QVariantMap notes READ notes NOTIFY notesChanged)

public:
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] ProjectModel& projectModel() { return m_model; }
    [[nodiscard]] const Project& project() const { return m_model.project(); }
    [[nodiscard]] Selection* selection() { return &m_selection; }
    [[nodiscard]] LongWork* work() { return &m_work; }
    [[nodiscard]] IdSource& ids() { return m_ids; }

    /// The group whose nodes the canvas shows; empty while it shows the project. Nodes that an edit
    /// adds belong to it.
    [[nodiscard]] const Id& openGroup() const { return m_openGroup; }
    void setOpenGroup(const Id& group); ///< empty to leave it

    /// @name Edits
    /// @{

    /// Does an edit as one undo step. An edit with the same @p gesture as the previous step
    /// becomes part of that step. False if the change is empty.
    /// @param effect what undo and redo also do
    bool push(const Change& change, const QString& text, int gesture = 0,
              const EditProject::Effect& effect = {});
    /// Does the edit, or refuses it.
    bool push(const Result<Change>& change, const QString& text, int gesture = 0);
    /// Undoes the latest steps, if together they are a certain edit.
    bool takeBack(const std::function<bool(const Change&)>& isIt);
    /// Announces, by `refused`, why an edit cannot be done.
    void refuse(const QString& why) { emit refused(why); }
    void refuse(const Problems& problems); ///< the first one

    /// The number that the edits of a new gesture share.
    Q_INVOKABLE int beginGesture() { return ++m_lastGesture; }
    /// Undoes what a gesture did so far, and forgets it: redo does not bring it back.
    Q_INVOKABLE void cancelGesture(int gesture);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void editNotes(const QVariantMap& notes, int gesture = 0);
    /// @}

    /// @name Files
    /// Each tells whether it succeeded. If not, `failed` says why (unless the user canceled it),
    /// and the open project stays.
    /// @{
    Q_INVOKABLE void newProject();
    Task<bool> open(QString file);
    /// Opens a copy: saving asks for a name, so that examples are not overwritten.
    /// @param name of the copy; empty: as the file
    Task<bool> openCopy(QString file, QString name = {});
    /// Opens an earlier version of the open file as a copy.
    Task<bool> openVersion(QString version);
    /// Turns the project into an earlier version of it, as one undo step. Refused if it is equal.
    Task<bool> restoreVersion(QString version);
    Task<bool> save(); ///< false if it has no file
    Task<bool> saveAs(QString file);
    /// As a page that plays in a browser if the name ends in ".html", else for a game.
    Task<bool> exportTo(QString file);
    /// Opens a project that is in no file, with a name.
    void openProject(Project project, const QString& name);
    /// Announces, by `failed`, why a file cannot be opened.
    void reportUnreadable(const QString& file, const Problems& problems);
    /// Opens an autosave as a modified project, with nothing to undo.
    /// @param file the file of the project; empty if it had none
    Task<bool> restore(QString autosave, QString file, QString name);
    /// Reads the file again and keeps the selection. Undo takes it back, unless the file has its
    /// lists in another order.
    Task<bool> reload();
    /// Keeps the open project although its file differs. It counts as modified.
    Q_INVOKABLE void keepMine();
    [[nodiscard]] FileState fileState(); ///< without a file: `same`
    /// @}

    /// What check() reports about the project.
    [[nodiscard]] const Problems& problems() const { return m_problems; }
    /// What findHints() says about it.
    [[nodiscard]] const Problems& hints() const { return m_hints; }

    [[nodiscard]] QString
    name() const; ///< of the file, without folder and ending; "Untitled" without a file
    /// What people read: of a copy of an example its title in their language, else the name.
    [[nodiscard]] QString title() const;
    [[nodiscard]] const QString& file() const { return m_file; }
    /// The folder of the pictures that the notes show. A copy has the folder of its original.
    /// Empty if there is none.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// The texts of the projects in this folder show in the language of the program.
    void setExamples(const QString& folder) { m_examples = folder; }
    [[nodiscard]] bool modified() const { return !m_undoStack.isClean(); }
    /// How many steps there are to undo.
    [[nodiscard]] int undoIndex() const { return m_undoStack.index(); }
    [[nodiscard]] bool canUndo() const { return m_undoStack.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_undoStack.canRedo(); }
    [[nodiscard]] QString undoText() const { return m_undoStack.undoText(); }
    [[nodiscard]] QString redoText() const { return m_undoStack.redoText(); }
    [[nodiscard]] bool hasErrors() const { return tiller::hasErrors(m_problems); }
    [[nodiscard]] QVariantMap notes() const;

    /// Makes each edit wider, to what a view of the project needs: the canvas makes room for cards.
    using Arranger = std::function<Change(const Project& project, const Change& change)>;
    void setArranger(Arranger arranger) { m_arranger = std::move(arranger); }

signals:
    void fileChanged();
    void titleChanged();
    void modifiedChanged();
    void historyChanged();
    void notesChanged();
    void problemsChanged();
    void openGroupChanged();
    void edited(); ///< the project has changed, by an edit or by undo
    /// Slots must not change the project.
    void changed(const tiller::Change& change);
    void replaced(); ///< another project has taken the place of this one; selection and file follow
    void opened();   ///< another project is open, with its file and an empty selection
    /// A slot can keep the file as it was before.
    void aboutToSave(const QString& file, const std::string& text);
    /// The project is still modified if it has changed while it was written.
    void saved(const QString& file);
    void refused(const QString& why);                         ///< an edit was refused
    void failed(const QString& what, const QStringList& why); ///< opening or saving failed

private:
    /// Pushes a change without what parameters and groups add to it.
    void pushWhole(const Change& change, const QString& text, int gesture = 0,
                   const EditProject::Effect& effect = {});
    Task<bool> load(QString file, QString saveAs, QString name = {});
    Task<bool> write(QString file, QString what, std::function<std::string()> makeText);
    [[nodiscard]] Result<std::string> makePage(Project exported) const;
    [[nodiscard]] std::string pictureFolder() const; ///< of a page; empty: none
    bool isSaved(const QString& file, const Result<Done>& done);
    Task<std::optional<LoadedProject>> read(QString file, std::string* text = nullptr);
    Task<std::optional<LoadedProject>> readAsOpen(QString file);
    void onChanged(const Change& change);
    void show(Project project, const QString& file, const QString& name);
    void updateProblems();
    void deselectRemoved();

    ProjectModel m_model;
    QUndoStack m_undoStack;
    Selection m_selection;
    LongWork m_work;
    IdSource m_ids;
    Id m_openGroup;
    QString m_file;
    QString m_examples;
    QString m_folder;
    QString m_name;
    std::map<std::string, std::string> m_english; ///< texts of examples, by what was shown
    KnownContent m_known;                         ///< of the file
    Arranger m_arranger;
    Problems m_problems;
    Problems m_hints;
    std::uint64_t m_revision = 0; ///< counts the changes of the project
    bool m_checkPending = false;
    int m_lastGesture = 0;
    boost::signals2::scoped_connection m_onChanged; // last: disconnected first
    boost::signals2::scoped_connection m_onReplaced;
};

} // namespace tiller
