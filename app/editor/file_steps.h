#pragma once

#include "app/editor/editor_parts.h"

#include <QQuickItem>

#include <optional>

namespace tiller {

/// A step that replaces the open project, or ends the editor: first the person decides about
/// answers of a lesson that are not handed in, and about unsaved changes.
struct FileStep {
    enum class Kind {
        newProject,
        open,
        openExample, ///< a copy, which plays at once
        openLesson,  ///< a copy, to follow it
        openVersion,
        restore, ///< the unsaved changes of an earlier session
        showRun, ///< that was read, or that a running game has sent
        attach,
        importMap, ///< into a new project
        exportCourse,
        close,
    };
    Kind kind = Kind::newProject;
    QString file = {};         ///< of showRun, the project; empty: the copy that came with the run
    QVariantMap changes = {};  ///< of restore, from FileSession::recoverable
    int game = -1;             ///< of attach
    bool dropsAnswers = false; ///< of a lesson: the person does not hand them in
};

/// What happens to files, as a state machine: commands begin a step, a step may ask a question, and
/// each end of a question is an event. At most one question is open. A step that comes meanwhile
/// waits until the question is answered.
class FileSteps : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The open question: {name, title, text, choices}, where a choice is {name, text,
    /// primary}. Empty if there is none.
    Q_PROPERTY(QVariantMap question READ question NOTIFY questionChanged)
    Q_PROPERTY(QString asks READ asks NOTIFY questionChanged) ///< the name of the question
    Q_PROPERTY(QVariantMap changes READ changes NOTIFY questionChanged) ///< to recover
    /// Another dialog is open, or work takes long.
    Q_PROPERTY(bool blocked MEMBER m_isBlocked NOTIFY blockedChanged)

public:
    using QQuickItem::QQuickItem;

    [[nodiscard]] QVariantMap question() const;
    [[nodiscard]] const QVariantMap& changes() const { return m_question.changes; }
    [[nodiscard]] QString asks() const { return question().value("name").toString(); }
    /// Answers the question. @param choice its name; empty: the dialog was closed
    Q_INVOKABLE void answer(const QString& choice);

    Q_INVOKABLE void newProject() { begin({}); }
    Q_INVOKABLE void open();
    Q_INVOKABLE void openFile(const QString& file) { reachAndOpen(file); }
    /// Opens files that were dropped on the window, or came from another call of the program, one
    /// after the other. Each waits for the questions about those before it; Cancel drops the rest.
    /// @param fresh a new project gets a map, and a part opens as a project
    Q_INVOKABLE void openInTurn(const QStringList& files, bool fresh);
    Q_INVOKABLE void openExample(const QString& file);
    Q_INVOKABLE void openLesson(const QString& file);
    Q_INVOKABLE void openVersion(const QString& version);
    Q_INVOKABLE void restoreVersion(const QString& version) { restoreAndNote(version); }
    Q_INVOKABLE void restore(const QVariantMap& changes);
    /// The game's project may replace the open one.
    Q_INVOKABLE void attachTo(int game);
    Q_INVOKABLE void save() { (void)saveOrAsk(); }
    Q_INVOKABLE void saveAs() { (void)askAndSave(); }
    Q_INVOKABLE void handIn(); ///< saves the guesses of the lesson
    Q_INVOKABLE void saveLog();
    Q_INVOKABLE void exportFile() { askAndExport(); }
    /// Lessons become a folder of pages. The open project may be one of them.
    Q_INVOKABLE void exportCourse();
    /// Asks how a map comes into the project. @param fresh into a new one
    Q_INVOKABLE void importMap(const QString& file, bool fresh);
    Q_INVOKABLE void chooseMap(bool fresh);
    Q_INVOKABLE void addPart(const QString& file); ///< a group of a part file
    Q_INVOKABLE void savePart();                   ///< the selected group
    /// Whether the window may close now. If not, it asks.
    Q_INVOKABLE bool canClose();

signals:
    void questionChanged();
    void blockedChanged();
    void projectShown();
    void exampleShown();
    void lessonShown();
    void closeConfirmed();
    void mapChosen(const QString& file);
    void courseChosen(const QStringList& files, const QString& folder);
    void exportedTo(const QString& file);
    void noted(const QString& text, bool warns);
    void failed(const QString& what, const QStringList& why);

protected:
    void componentComplete() override;

private:
    struct Question {
        enum class Kind { none, handIn, saveChanges, inUse, recovery, fileChanged, missingProject };
        Kind kind = Kind::none;
        FileStep step = {};       ///< of handIn and saveChanges: what it is about
        QString file = {};        ///< of inUse, and the recording of missingProject
        QString holder = {};      ///< of inUse
        QVariantMap changes = {}; ///< of recovery
    };

    void begin(const FileStep& step);
    [[nodiscard]] bool losesAnswers(const FileStep& step) const;
    Detached perform(FileStep step);
    void drop(const FileStep& step); ///< it was canceled
    void ask(Question question);
    void goOn();
    void goOnSoon();
    void openNext();
    [[nodiscard]] bool isAsking() const { return m_question.kind != Question::Kind::none; }

    Detached follow(Question asked, QString choice, QString project);
    Task<bool> followRecovery(const QVariantMap& changes, const QString& choice);
    void askWhichVersion();
    void onOpened();
    void onPartSaved(const QString& name, bool isLinked);
    Detached reachAndOpen(QString file);
    Detached restoreAndNote(QString version);
    Task<bool> saveOrAsk();
    Task<bool> askAndSave();
    Detached askAndExport();
    Task<bool> openOrAsk(QString file);
    Task<bool> openWithRecovery(QString file);
    Task<bool> openSaved(QString file);
    bool opened(const QString& file, bool isDone);
    Task<bool> restoreChanges(QVariantMap changes);
    Detached showRun(QString recording);
    void showRunOf(const QString& project, const QString& recording);
    Task<bool> write(QString file);

    EditorParts* m_editor = nullptr;
    Question m_question;
    std::optional<FileStep> m_waiting; ///< until the question is answered
    QStringList m_files;               ///< to open in turn
    bool m_areFresh = false;
    bool m_isBlocked = false;
    bool m_isClosing = false;
    bool m_hasArrived = false; ///< the run of a game waits to be shown
    /// By the project of the game that was attached: the changes were discarded for it.
    bool m_mayReplace = false;
    QString m_mapFile; ///< that came into a project without a file: the place to save it
};

} // namespace tiller
