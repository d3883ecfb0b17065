#pragma once

#include "app/editor/document/app_settings.h"
#include "core/io/files.h"

#include <QLocale>
#include <QObject>
#include <QPalette>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <optional>

class QFileDialog;

namespace tiller {

/// Asks for files, with QFileDialog: QML's dialog crashes or cannot save if some modules of Qt are
/// missing. The dialog is the desktop's own where Qt knows it, also through its portal; otherwise
/// it has the colors of the window.
class FileDialogs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(bool asking READ asking NOTIFY askingChanged) ///< a dialog is open

public:
    /// @param settings whose theme the dialogs have
    explicit FileDialogs(AppSettings& settings, QObject* parent = nullptr)
        : QObject(parent), m_settings(settings) {}

    [[nodiscard]] bool asking() const { return m_isAsking; }

    /// What a file is asked for.
    enum Kind {
        Open,    ///< a project or a recording
        Project, ///< that a recording needs, by its name
        Map,
        Part,
        Save,
        SavePart,
        Export,
        ExportLesson, ///< a page first
        Log,
        Answers,
        Picture,
        Film,
        Plots,
        Plot,  ///< a picture of one
        Chart, ///< or table of a sweep
    };
    Q_ENUM(Kind)

    /// Returns the chosen path; empty if the person cancels.
    /// @param beside a file in whose folder the dialog begins  @param name without its ending
    Q_INVOKABLE QString ask(tiller::FileDialogs::Kind kind, const QString& beside,
                            const QString& name = {}) const;
    /// The path of a picture; empty if the person cancels.
    Q_INVOKABLE QString askPicture(const QString& beside, const QString& title) const;
    /// A picture for agents: its path from the folder of a project. Empty if the person cancels.
    /// @param project its file; empty if it has none: then the path is a whole one
    Q_INVOKABLE QString askAgentPicture(const QString& project) const;
    /// The folder of a course; one can be made.
    Q_INVOKABLE QString askCourseFolder(const QString& beside) const;
    /// Projects, for a course; none if the person cancels.
    Q_INVOKABLE QStringList askLessons(const QString& beside) const;

    /// How tables are saved, as it was chosen in the latest dialog: "spreadsheet", "means" (a sweep
    /// alone has them) or "plain".
    Q_INVOKABLE QString tableForm() const;

    /// Whether the template of pages is there, so that a project can be exported as a page. Else
    /// pageHelp() says how to make it.
    Q_INVOKABLE bool canExportPages() const;
    Q_INVOKABLE QString pageHelp() const;

    /// Opens the folder of a file, or a page in a browser, with the desktop's program.
    Q_INVOKABLE bool openFolderOf(const QString& file) const;
    Q_INVOKABLE bool openPage(const QString& file) const;

    /// For tests: from now on returns this path at once, and shows no dialog.
    void answerWith(const QString& path) { m_answer = path; }

    /// The path of a file dropped on the window; empty if the file is not local.
    Q_INVOKABLE QString localFile(const QUrl& url) const { return url.toLocalFile(); }

signals:
    void askingChanged() const;

private:
    [[nodiscard]] bool accepts(QFileDialog& dialog) const;
    [[nodiscard]] QString pathFor(QString beside, const QString& name) const;
    [[nodiscard]] QString askExisting(const QString& title, const QString& beside,
                                      const QString& filter) const;
    [[nodiscard]] QString askNew(const QString& title, const QString& path,
                                 const QString& filter) const;

    AppSettings& m_settings;
    std::optional<QString> m_answer;
    mutable bool m_isAsking = false;
};

/// What a form of tables means: a spreadsheet reads the numbers of its region, rounded.
[[nodiscard]] TableForm tableFormOf(const QString& form, const QLocale& region = QLocale::system());

/// The colors of the window for widgets.
[[nodiscard]] QPalette widgetPalette(bool dark);

} // namespace tiller
