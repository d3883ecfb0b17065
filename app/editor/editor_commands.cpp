#include "app/editor/editor_commands.h"

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/document/file_dialogs.h"
#include "app/editor/document/file_session.h"
#include "app/editor/document/window_place.h"
#include "app/editor/teach/teaching.h"
#include "app/editor/viewmodels/recordings.h"
#include "app/editor/watch/watch.h"

#include <algorithm>

namespace tiller {

EditorCommands::EditorCommands(const Parts& parts, WindowState& window)
    : CommandTable(window, *parts.settings->shortcuts())
    , m_parts(parts)
    , m_history(*parts.document, *parts.simulation)
    , m_ghost(*parts.document, *parts.simulation) {
    describe();
    followAll();
    connect(this, &CommandTable::triggered, this,
            [this](const Command* command) { m_parts.session->crashes()->note(command->title()); });
}

void EditorCommands::describe() {
    beginAgain();
    addFile();
    addEdit();
    addCanvas();
    addArrange();
    addSimulation();
    addExplain();
    addTimeline();
    addWatch();
    addView();
    addLesson();
    addHelp();
    addOfContextMenus();
    refresh();
    emit described();
}

bool EditorCommands::hasAnnotation(std::string_view type) const {
    return std::ranges::any_of(m_parts.document->project().annotations,
                               [type](const Annotation& each) { return each.type == type; });
}

void EditorCommands::addFile() {
    beginMenu(tr("&File"), Scope::everywhere);
    add("actionNew", tr("&New"), "Ctrl+N").icon("file");
    add("actionOpen", tr("&Open…"), "Ctrl+O").icon("folder");
    add("actionStart", tr("Start &page"), "Ctrl+Home",
        [this] { m_window.setAtStart(!m_window.atStart() || !m_window.hasProject()); })
        .icon("home")
        .words(tr("examples, home, welcome"));
    add("actionSave", tr("&Save"), "Ctrl+S").scope(Scope::file).icon("save").startSection();
    add("actionSaveAs", tr("Save &as…"), "Ctrl+Shift+S").scope(Scope::file);
    add("actionVersions", tr("Earlier &versions…"))
        .scope(Scope::file)
        .when([this] { return !m_window.atStart(); })
        .words(tr("history, backup, restore, revert"))
        .help(tr("The project as it was before its last saves"));
    add("actionImportMap", tr("&Import a map…"))
        .startSection()
        .words(tr("tiled, ldtk, level, tmx, tmj"))
        .help(tr("Makes obstacles, regions, paths, points and agents of a map of Tiled or LDtk"));
    add("actionImportAgain", tr("Import maps a&gain"))
        .scope(Scope::project)
        .when([this] { return hasAnnotation("map"); })
        .words(tr("tiled, ldtk, level, reload"))
        .help(tr("Takes over what has changed in the maps of this project"));
    add("actionAddPart", tr("A&dd a part…"))
        .scope(Scope::project)
        .words(tr("group, library, reuse, tiller-part"))
        .help(tr("Adds a group from a part file. In the project's folder, it stays linked to the "
                 "file"));
    add("actionSavePart", tr("Save the group as a pa&rt…"))
        .scope(Scope::project)
        .words(tr("group, library, reuse, tiller-part"))
        .help(tr("Writes the selected group to a file, so that other projects can use it"));
    add("actionExport",
        m_parts.dialogs->canExportPages() ? tr("&Export for a game or a browser…")
                                          : tr("&Export for a game…"),
        "Ctrl+E")
        .scope(Scope::project)
        .icon("export")
        .words(tr("game, json, web page, html, browser"))
        .help(tr("Writes the configuration for a game, or one page that plays in a browser; agents "
                 "move exactly as here"));
    add("actionExportCourse", tr("Export a &course for a browser…"))
        .when([this] { return !m_window.exportsCourse(); })
        .words(tr("site, web page, html, browser, school, lessons"))
        .help(tr("Writes several lessons as a folder of pages with an index, for any web server or "
                 "a school's platform"));
    add("actionAttach", tr("A&ttach to a running game…"))
        .words(tr("live, running game, connect, debug, listen"))
        .help(tr("Follows a game on this computer as it plays; what you edit acts in the game"));
    add("actionDetachFromGame", tr("Detac&h from the game"), {},
        [this] { m_parts.recordings->detach(); })
        .when([this] { return m_parts.recordings->attached(); })
        .words(tr("live, running game, disconnect, leave"))
        .help(tr("The game goes on, and what it did stays here"));
    add("actionSaveLog", tr("Save input &log…"))
        .scope(Scope::project)
        .words(tr("record, inputs"))
        .help(tr("Writes all mouse input and edits since the reset, to replay the run"));
    add("actionQuit", tr("&Quit"), "Ctrl+Q").startSection().words(tr("exit, close"));
}

void EditorCommands::addEdit() {
    beginMenu(tr("&Edit"), Scope::editing);
    SelectionEdits* edits = m_parts.canvas->edits();
    const auto undoText = [this] {
        if (isDrawing())
            return tr("&Undo: the last point");
        return m_history.canUndo() ? tr("&Undo: %1").arg(m_history.undoText()) : tr("&Undo");
    };
    add("actionUndo", undoText, "Ctrl+Z",
        [this] {
            m_parts.typing->commit();
            if (!m_world || !m_world->drawing()->removeLastPoint())
                m_history.undo();
        })
        .name(tr("Undo"))
        .icon("undo")
        .when([this] { return m_history.canUndo() || isDrawing(); });
    const auto redoText = [this] {
        return m_history.canRedo() ? tr("&Redo: %1").arg(m_history.redoText()) : tr("&Redo");
    };
    add("actionRedo", redoText, "Ctrl+Shift+Z",
        [this] {
            m_parts.typing->commit();
            m_history.redo();
        })
        .name(tr("Redo"))
        .icon("redo")
        .when([this] { return m_history.canRedo(); });
    add("actionCut", tr("Cu&t"), "Ctrl+X", [edits] { edits->cutSelected(); }).startSection();
    add("actionCopy", tr("&Copy"), "Ctrl+C", [edits] { edits->copySelected(); });
    add("actionPaste", tr("&Paste"), "Ctrl+V", [this, edits] {
        if (!worldHasKeys() || !m_world->selection()->paste())
            edits->paste();
    });
    add("actionDuplicate", tr("&Duplicate"), "Ctrl+D", [this, edits] {
        if (worldHasKeys() && m_world->selection()->count() > 0)
            m_world->selection()->duplicate();
        else
            edits->duplicateSelected();
    });
    add("actionDelete", tr("De&lete"), "Del", [edits] {
        edits->removeSelected();
    }).words(tr("erase"));
    add("actionAddAgents", tr("Add a&gents by hand"), {},
        [this] {
            m_world->drawing()->setTool("agents");
            m_world->forceActiveFocus();
        })
        .startSection()
        .scope(Scope::world)
        .when([this] { return m_world && m_world->hasAgentTypes(); })
        .icon("brush")
        .menuKeys([] { return QStringLiteral("A"); })
        .words(tr("brush, spawn, place, by hand, paint"))
        .help(tr("Click or drag in the world. At tick 0 it adds to the project, later to the "
                 "running world."));
    add("actionPaintGround", tr("&Paint a ground"), {},
        [this] {
            m_world->drawing()->setTool("paint");
            m_world->forceActiveFocus();
        })
        .scope(Scope::world)
        .when([this] { return m_world && !m_world->groundBrush()->ground().isEmpty(); })
        .icon("paint")
        .menuKeys([] { return QStringLiteral("U"); })
        .words(tr("brush, scent, grass, height, heat, draw"))
        .help(tr("Drag over a ground to paint the values that it starts with."));
    add("actionGroundFromPicture", tr("Fill a ground from a picture…"), {},
        [this] {
            m_world->groundBrush()->takePicture(m_parts.dialogs->askPicture(
                m_parts.document->file(), tr("Choose a picture for the ground")));
        })
        .scope(Scope::world)
        .when([this] { return m_world && !m_world->groundBrush()->ground().isEmpty(); })
        .words(tr("image, brightness, height map, import, paint"))
        .help(tr("Gives the ground of the brush the brightness of a picture. Black is 0, and white "
                 "is the value Full, or its largest start value."));
    add("actionRemovePicked", tr("Re&move the picked agent"), {},
        [this] { m_world->brush()->removePicked(); })
        .scope(Scope::world)
        .when([this] {
            return m_world && m_parts.simulation->hasPicked() &&
                   m_parts.simulation->pickedEnd().isEmpty();
        })
        .words(tr("kill, delete agent, by hand"))
        .help(tr("At tick 0 from the project, later from the running world."));
    struct Send {
        const char* id;
        QString text;
        Arrangement::Kind kind;
        const char* keys;
    };
    for (const Send& each :
         {Send{"actionSendDisk", tr("Send in a &disk"), Arrangement::Kind::disk, "Shift+G"},
          Send{"actionSendBox", tr("Send in a &box"), Arrangement::Kind::box, ""},
          Send{"actionSendLine", tr("Send in a &line"), Arrangement::Kind::line, ""},
          Send{"actionSendColumn", tr("Send in a c&olumn"), Arrangement::Kind::column, ""},
          Send{"actionSendKeep", tr("Send as they &stand"), Arrangement::Kind::keep, ""}})
        add(each.id, each.text, each.keys,
            [this, kind = each.kind] { m_world->orders()->sendAs(kind, m_world->commandPlace()); })
            .scope(Scope::world)
            .when([this] { return m_world && m_world->orders()->count() > 0; })
            .words(tr("order, move units, go there, formation, rally"))
            .help(tr("Sends the agents that a band has selected to the mouse, each to its slot, "
                     "so that nobody crosses anybody's way. A right click then does the same."));
    add("actionLetBeSent", tr("Let the selected agents be sent"), {},
        [this] { m_world->orders()->addOwnGoals(); })
        .scope(Scope::world)
        .when([this] { return m_world && m_world->orders()->lacksOwnGoal(); })
        .words(tr("order, own goal, move units"))
        .help(tr("Adds an Own goal and an Arrive to their types, where they have no Own goal."));
    add("actionSelectAll", tr("Select &all"), "Ctrl+A", [this, edits] {
        if (worldHasKeys())
            m_world->selection()->selectAll();
        else
            edits->selectAll();
    }).startSection();
    add("actionSelectSteering", tr("Select &what steers it"), "Shift+L",
        [this, edits] {
            if (edits->selectSteering())
                m_parts.canvas->fitSelected();
        })
        .scope(Scope::canvas)
        .words(tr("upstream, inputs, behaviors of a type, linked, follow"))
        .help(tr("All cards from which wires lead to the selected ones"));
    add("actionSearch", tr("&Find in the project…"), "Ctrl+F")
        .startSection()
        .icon("search")
        .words(tr("search, look for, where"))
        .help(tr("Nodes, wires, the scene, settings, notes and problems"));
    add("actionFindNext", tr("Find &next"), "F3");
    add("actionFindPrevious", tr("Find pre&vious"), "Shift+F3");
    add("actionSettings", tr("Se&ttings…"), "Ctrl+,")
        .startSection()
        .scope(Scope::everywhere)
        .words(tr("preferences, options, configuration"));
}

void EditorCommands::addHelp() {
    beginMenu(tr("&Help"), Scope::everywhere);
    CrashReports* crashes = m_parts.session->crashes();
    add("actionCommands", tr("All &commands…"), "Ctrl+K")
        .unlisted()
        .icon("search")
        .words(tr("palette"))
        .help(tr("Searches all commands"));
    add("actionKeys", tr("&Keys and mouse"), "F1").words(tr("help, shortcuts, mouse"));
    add("actionShortcuts", tr("Keyboard &shortcuts…"))
        .icon("keyboard")
        .words(tr("keys, bindings, hotkeys"))
        .help(tr("Changes the keys of any action"));
    add("actionCrashReport", tr("&Last crash report…"))
        .startSection()
        .when([crashes] { return !crashes->latest().isEmpty(); })
        .words(tr("problem, error, log"))
        .help(tr("What the editor did when it ended unexpectedly. It stays on this computer."));
}

void EditorCommands::followAll() {
    follow(m_parts.document, &Document::edited, &Document::replaced, &Document::opened);
    follow(m_parts.document->selection(), &Selection::changed);
    follow(&m_history, &UndoHistory::changed);
    follow(&m_ghost, &GhostHold::changed);
    follow(m_parts.simulation, &SimulationController::playingChanged,
           &SimulationController::lockedChanged, &SimulationController::pickedChanged);
    follow(m_parts.teaching->lesson(), &Lesson::changed, &Lesson::stepsChanged);
    follow(m_parts.teaching->experiments(), &ExperimentListModel::runningChanged);
    follow(m_parts.teaching->comparison(), &Comparison::activeChanged);
    follow(m_parts.watch, &Watch::plotsShownChanged);
    follow(m_parts.watch->plots(), &PlotListModel::countChanged);
    follow(m_parts.recordings, &Recordings::changed);
    follow(m_parts.session->crashes(), &CrashReports::changed);
    follow(m_parts.settings, &AppSettings::themeChanged, &AppSettings::canvasChanged,
           &AppSettings::layersShownChanged);
    followRun();
}

/// These signals come with every frame.
void EditorCommands::followRun() {
    const SimulationController* simulation = m_parts.simulation;
    const Timeline* timeline = m_parts.simulation->timeline();
    const auto follow = [this, simulation, timeline, before = std::array<bool, 4>{}]() mutable {
        const std::array now{simulation->agentCount() > 0, timeline->canStepBack(),
                             timeline->inPast(), timeline->hasFuture()};
        if (now != std::exchange(before, now))
            refresh();
    };
    connect(simulation, &SimulationController::frameChanged, this, follow);
    connect(timeline, &Timeline::changed, this, follow);
}

void EditorCommands::setWorld(AgentsItem* world) {
    if (m_world == world)
        return;
    m_world = world;
    m_worldLinks = std::make_unique<QObject>();
    const auto follow = [this](auto* sender, auto... signal) {
        (connect(sender, signal, m_worldLinks.get(), [this] { refresh(); }), ...);
    };
    if (world) {
        follow(world, &AgentsItem::projectChanged, &AgentsItem::overlaysChanged,
               &AgentsItem::activeFocusChanged);
        follow(world->camera(), &WorldCamera::followingChanged);
        follow(world->drawing(), &SceneDrawing::changed);
        follow(world->orders(), &AgentOrders::changed);
    }
    refresh();
    emit worldChanged();
}

} // namespace tiller
