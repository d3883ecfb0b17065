#pragma once

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/document/file_dialogs.h"
#include "app/editor/document/file_session.h"
#include "app/editor/document/window_place.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/teach/teaching.h"
#include "app/editor/theme/inherited.h"
#include "app/editor/viewmodels/example_list_model.h"
#include "app/editor/viewmodels/part_files.h"
#include "app/editor/viewmodels/problem_list_model.h"
#include "app/editor/viewmodels/recordings.h"
#include "app/editor/watch/watch.h"

#include <QVariantMap>
#include <QtQml/qqml.h>

#include <optional>

Q_MOC_INCLUDE("app/editor/editor_commands.h")

class QQmlComponent;

namespace tiller {

class EditorCommands;

/// The objects behind a window. They outlive it.
struct Parts {
    Document* document = nullptr;
    AppSettings* settings = nullptr;
    FileSession* session = nullptr;
    FileDialogs* dialogs = nullptr;
    Typing* typing = nullptr;
    SimulationController* simulation = nullptr;
    Watch* watch = nullptr;
    Teaching* teaching = nullptr;
    CanvasController* canvas = nullptr;
    ProblemListModel* problems = nullptr;
    PartFiles* partFiles = nullptr;
    Recordings* recordings = nullptr;
    ExampleListModel* examples = nullptr;
    EditorCommands* commands = nullptr;

    bool operator==(const Parts&) const = default;
};

/// The objects behind a window, attached to everything inside it: `root.Editor.document`.
class EditorParts : public Inherited, public Parts {
    Q_OBJECT
    QML_NAMED_ELEMENT(Editor)
    QML_UNCREATABLE("Editor is an attached type")
    QML_ATTACHED(tiller::EditorParts)

    Q_PROPERTY(tiller::Document* document MEMBER document NOTIFY changed)
    Q_PROPERTY(tiller::AppSettings* settings MEMBER settings NOTIFY changed)
    Q_PROPERTY(tiller::FileSession* session MEMBER session NOTIFY changed)
    Q_PROPERTY(tiller::FileDialogs* dialogs MEMBER dialogs NOTIFY changed)
    Q_PROPERTY(tiller::Typing* typing MEMBER typing NOTIFY changed)
    Q_PROPERTY(tiller::SimulationController* simulation MEMBER simulation NOTIFY changed)
    Q_PROPERTY(tiller::Watch* watch MEMBER watch NOTIFY changed)
    Q_PROPERTY(tiller::Teaching* teaching MEMBER teaching NOTIFY changed)
    Q_PROPERTY(tiller::CanvasController* canvas MEMBER canvas NOTIFY changed)
    Q_PROPERTY(tiller::ProblemListModel* problems MEMBER problems NOTIFY changed)
    Q_PROPERTY(tiller::PartFiles* partFiles MEMBER partFiles NOTIFY changed)
    Q_PROPERTY(tiller::Recordings* recordings MEMBER recordings NOTIFY changed)
    Q_PROPERTY(tiller::ExampleListModel* examples MEMBER examples NOTIFY changed)
    Q_PROPERTY(tiller::EditorCommands* commands MEMBER commands NOTIFY changed)

public:
    explicit EditorParts(QObject* owner);
    static EditorParts* qmlAttachedProperties(QObject* owner) { return new EditorParts(owner); }

    /// Makes an object with these parts for it and everything inside it. Null if the component has
    /// an error.
    static QObject* create(QQmlComponent& component, const Parts& parts,
                           const QVariantMap& properties = {});

private:
    void update() override;

    std::optional<Parts> m_own;
};

} // namespace tiller
