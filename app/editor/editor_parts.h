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
class EditorParts : public Inherited {
    Q_OBJECT
    QML_NAMED_ELEMENT(Editor)
    QML_UNCREATABLE("Editor is an attached type")
    QML_ATTACHED(tiller::EditorParts)

    Q_PROPERTY(tiller::Document* document READ document NOTIFY changed)
    Q_PROPERTY(tiller::AppSettings* settings READ settings NOTIFY changed)
    Q_PROPERTY(tiller::FileSession* session READ session NOTIFY changed)
    Q_PROPERTY(tiller::FileDialogs* dialogs READ dialogs NOTIFY changed)
    Q_PROPERTY(tiller::Typing* typing READ typing NOTIFY changed)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation NOTIFY changed)
    Q_PROPERTY(tiller::Watch* watch READ watch NOTIFY changed)
    Q_PROPERTY(tiller::Teaching* teaching READ teaching NOTIFY changed)
    Q_PROPERTY(tiller::CanvasController* canvas READ canvas NOTIFY changed)
    Q_PROPERTY(tiller::ProblemListModel* problems READ problems NOTIFY changed)
    Q_PROPERTY(tiller::PartFiles* partFiles READ partFiles NOTIFY changed)
    Q_PROPERTY(tiller::Recordings* recordings READ recordings NOTIFY changed)
    Q_PROPERTY(tiller::ExampleListModel* examples READ examples NOTIFY changed)
    Q_PROPERTY(tiller::EditorCommands* commands READ commands NOTIFY changed)

public:
    explicit EditorParts(QObject* owner);
    static EditorParts* qmlAttachedProperties(QObject* owner) { return new EditorParts(owner); }

    /// Makes an object with these parts for it and everything inside it. Null if the component has
    /// an error.
    static QObject* create(QQmlComponent& component, const Parts& parts,
                           const QVariantMap& properties = {});

    [[nodiscard]] Document* document() const { return m_parts.document; }
    [[nodiscard]] AppSettings* settings() const { return m_parts.settings; }
    [[nodiscard]] FileSession* session() const { return m_parts.session; }
    [[nodiscard]] FileDialogs* dialogs() const { return m_parts.dialogs; }
    [[nodiscard]] Typing* typing() const { return m_parts.typing; }
    [[nodiscard]] SimulationController* simulation() const { return m_parts.simulation; }
    [[nodiscard]] Watch* watch() const { return m_parts.watch; }
    [[nodiscard]] Teaching* teaching() const { return m_parts.teaching; }
    [[nodiscard]] CanvasController* canvas() const { return m_parts.canvas; }
    [[nodiscard]] ProblemListModel* problems() const { return m_parts.problems; }
    [[nodiscard]] PartFiles* partFiles() const { return m_parts.partFiles; }
    [[nodiscard]] Recordings* recordings() const { return m_parts.recordings; }
    [[nodiscard]] ExampleListModel* examples() const { return m_parts.examples; }
    [[nodiscard]] EditorCommands* commands() const { return m_parts.commands; }

private:
    void update() override;

    std::optional<Parts> m_own;
    Parts m_parts;
};

} // namespace tiller
