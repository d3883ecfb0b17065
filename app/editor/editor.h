#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/controls/event_filters.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/document/file_dialogs.h"
#include "app/editor/document/file_session.h"
#include "app/editor/document/window_place.h"
#include "app/editor/editor_commands.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/teaching.h"
#include "app/editor/viewmodels/example_list_model.h"
#include "app/editor/viewmodels/part_files.h"
#include "app/editor/viewmodels/problem_list_model.h"
#include "app/editor/viewmodels/recordings.h"
#include "app/editor/watch/watch.h"

#include <QLocalServer>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

class QQuickWindow;

namespace tiller {

/// Gives QML access managers that refuse every request, so that nothing in a project reaches the
/// network.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override;
};

/// The whole editor: the window and the objects behind it. The program has to import the plugins
/// of Tiller.App and Tiller.Ui.
class Editor {
public:
    explicit Editor(const QString& examples = ExampleListModel::folder());
    ~Editor();

    /// Opens the window; null if QML could not be loaded.
    QQuickWindow* show(bool startPage);

    /// Opens a file as the menu does: asks about unsaved changes first.
    void openFile(const QString& file);
    /// The same at the start of the program: then it plays.
    void openAtStart(const QString& file);
    /// Opens the latest of the recent files that exists in this way as soon as its file system
    /// answers, unless another project is open by then.
    void reopenLatest();

    /// Gives a file to the running editor whose settings say that it takes files. False: there is
    /// none, or it is busy. Needs no editor.
    [[nodiscard]] static bool handOver(const QString& file);

    Document document;
    AppSettings settings;
    FileSession session;
    FileDialogs dialogs{settings};
    Typing typing;
    SimulationController simulation;
    Watch watch;
    Teaching teaching;
    CanvasController canvas;
    ProblemListModel problems;
    PartFiles partFiles;
    Recordings recordings;
    ExampleListModel examples;
    WindowState windowState;

    /// The objects behind a window.
    [[nodiscard]] Parts parts();
    EditorCommands commands{parts(), windowState};

private:
    void retranslate(); ///< all texts that are shown
    void reopen();
    void takeFiles(); ///< from other calls of the program, if the settings say so

    bool m_reopens = false; ///< it still may
    WindowPlace m_place;
    PopupWheel m_popupWheel;
    QLocalServer m_server; ///< for files of other calls
    NoNetwork m_noNetwork; // outlives the engine
    QQmlEngine m_engine;
    std::unique_ptr<QQuickWindow> m_window; // last: it is destroyed before everything it shows
};

} // namespace tiller
