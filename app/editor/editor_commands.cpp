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
    followAll();
    refresh();
    connect(this, &CommandTable::triggered, this,
            [this](const Command* command) { m_parts.session->crashes()->note(command->title()); });
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

void EditorCommands::addCanvas() {
    beginMenu(tr("&Canvas"), Scope::canvas);
    CanvasController* canvas = m_parts.canvas;
    SelectionEdits* edits = canvas->edits();
    add("actionFind", tr("&Find a node to add"), "Shift+A")
        .scope(Scope::editing)
        .words(tr("add, insert, create"));
    add("actionWire", tr("&Wire the selected cards"), "Ctrl+L", [edits] {
        edits->wireSelected();
    }).words(tr("connect, link"));
    add("actionEarlier", tr("Wire &earlier in the order"), "Alt+Up",
        [edits] { edits->reorderSelected(-1); })
        .startSection()
        .scope(Scope::editing);
    add("actionLater", tr("Wire &later in the order"), "Alt+Down", [edits] {
        edits->reorderSelected(1);
    }).scope(Scope::editing);
    add("actionFit", tr("&Fit the canvas"), "Ctrl+0", [canvas] { canvas->fitAll(); })
        .startSection()
        .icon("fit")
        .instead([this] { return fitsWorld() ? find("actionFitWorld") : nullptr; })
        .words(tr("overview, show all, zoom"))
        .help(tr("Shows all cards. In the viewport, the same keys show the whole world"));
    add("actionZoomIn", tr("Zoom &in"), "Ctrl++", [canvas] { canvas->view()->zoomBy(1.2); });
    add("actionZoomOut", tr("Zoom &out"), "Ctrl+-", [canvas] { canvas->view()->zoomBy(1 / 1.2); });
    add("actionZoomFull", tr("&Zoom to 100%"), "Ctrl+1", [canvas] { canvas->view()->zoomTo(1); });
}

void EditorCommands::addArrange() {
    beginMenu(tr("&Arrange"), Scope::canvas);
    CanvasController* canvas = m_parts.canvas;
    SelectionEdits* edits = canvas->edits();
    GroupEdits* groups = canvas->groups();
    add("actionGroup", tr("&Group the selected cards"), "Ctrl+G",
        [groups] { groups->groupSelected(); })
        .words(tr("node group, part, reuse"))
        .help(tr("One card for the selected ones. Tab opens it, and it can be added again"));
    add("actionUngroup", tr("&Ungroup"), "Ctrl+Shift+U", [groups] { groups->ungroupSelected(); });
    add("actionMakeSingle", tr("Make si&ngle"), {}, [groups] {
        groups->makeSingle();
    }).help(tr("Edits of this group no longer act on the others of its kind"));
    add("actionFrame", tr("&Frame the selected cards"), "Ctrl+Shift+G",
        [canvas] { canvas->frameSelected(); })
        .startSection()
        .help(tr("A titled area around the cards, which moves them along"));
    add("actionComment", tr("Add a &comment"), "Ctrl+Shift+C", [canvas] { canvas->addComment(); });
    add("actionEditText", tr("Edit &title, text or weight"), "F2", [canvas] {
        canvas->editSelected();
    }).help(tr("Edits the selected frame, comment or wire; for a card, goes to its settings"));
    add("actionSelectInside", tr("&Select the contents of the frame"), "Ctrl+Alt+G",
        [canvas] { canvas->annotations()->selectInside(); });
    add("actionMute", tr("&Mute"), "M", [edits] { edits->toggleMuted(); })
        .startSection()
        .scope(Scope::editing)
        .runOnce()
        .help(tr("The selected cards have no effect; their settings stay. Agents of a muted type "
                 "move on without steering"));
    add("actionSolo", tr("S&olo"), "S", [edits] { edits->toggleSolo(); })
        .scope(Scope::editing)
        .runOnce()
        .help(tr("Silences the other behaviors of the agents that the selected ones steer"));
    add("actionInsert", tr("&Insert a node into the wire…"), "Ctrl+I", [canvas] {
        canvas->adder()->insertInWire();
    }).startSection();
    add("actionDetach", tr("&Detach from the wires"), "Ctrl+Shift+I", [edits] {
        edits->detachSelected();
    }).help(tr("Takes the selected cards out of their wires and closes the gaps"));
    add("actionWirePoint", tr("Add a point to the w&ire"), {},
        [canvas] { canvas->wirePoints()->addToSelected(); })
        .words(tr("reroute, bend, route, knot"))
        .help(tr("The wire passes through its points. A double click on a wire adds one, too; drag "
                 "it to move it"));
    add("actionRemoveWirePoints", tr("Remove the points of the wire"), {}, [canvas] {
        canvas->wirePoints()->removeOfSelected();
    }).words(tr("reroute, straighten"));
    add("actionArrange", tr("&Lay out the cards"), "Ctrl+Shift+L", [edits] { edits->arrange(); })
        .startSection()
        .help(tr("Lays out the selected cards, or all, from left to right"));
    add("actionFitSelected", tr("Fit the s&election"), "Ctrl+2",
        [canvas] { canvas->fitSelected(); });
    beginSubmenu(tr("&Align and distribute"));
    addAlignments();
    beginSubmenu({});
    add("actionToFront", tr("Bring to the front of the world"), {},
        [this] { m_world->selection()->order(true); })
        .startSection()
        .scope(Scope::world)
        .words(tr("order, raise, above, scene items"))
        .help(tr("Draws the selected scene items over the others"));
    add("actionToBack", tr("Send to the back of the world"), {},
        [this] { m_world->selection()->order(false); })
        .scope(Scope::world)
        .words(tr("order, lower, below, scene items"))
        .help(tr("Draws the selected scene items below the others"));
}

/// Of cards, frames and comments; of scene items, where the viewport was used last.
void EditorCommands::addAlignments() {
    const std::vector<std::pair<QString, QString>> alignments{
        {"left", tr("Align &left edges")},
        {"right", tr("Align &right edges")},
        {"top", tr("Align to&p edges")},
        {"bottom", tr("Align &bottom edges")},
        {"centers", tr("Align centers in a &column")},
        {"middles", tr("Align centers in a ro&w")},
        {"gapsAcross", tr("Equal gaps &across")},
        {"gapsDown", tr("Equal gaps &down")}};
    for (const auto& [how, text] : alignments)
        add("actionAlign-" + how, text, {},
            [this, how = how] {
                if (m_window.worldFirst())
                    m_world->selection()->align(how);
                else
                    m_parts.canvas->edits()->align(how);
            })
            .scope(Scope::editing)
            .words(tr("align, distribute, line up, space, tidy"))
            .help(tr("Acts on cards, or on scene items where the viewport was used last"));
}

void EditorCommands::addSimulation() {
    beginMenu(tr("&Simulation"), Scope::project);
    SimulationController* simulation = m_parts.simulation;
    const auto isFree = [simulation] { return !simulation->locked(); };
    const QString lockedHelp = tr("The lesson asks for a guess first. Then the world plays.");
    const auto playText = [simulation] {
        return simulation->playing() ? tr("&Pause") : tr("&Play");
    };
    add("actionPlay", playText, "Space", [simulation] { simulation->togglePlay(); })
        .name(tr("Play or pause"))
        .when(isFree)
        .runOnce()
        .icon([simulation] { return QString(simulation->playing() ? "pause" : "play"); })
        .words(tr("play, pause, run, start, stop"))
        .help([simulation, lockedHelp] {
            if (simulation->locked())
                return lockedHelp;
            return simulation->playing() ? tr("Pause here. Edits still act.")
                                         : tr("Run the world. You can edit everything meanwhile.");
        });
    add("actionStep", tr("&Step"), ".", [simulation] { simulation->step(); })
        .when(isFree)
        .icon("step")
        .words(tr("tick, frame, next"))
        .help([simulation, lockedHelp] {
            return simulation->locked() ? lockedHelp
                                        : tr("One tick: all agents decide from what they see now, "
                                             "then all move.");
        });
    add("actionReset", tr("&Reset"), "Ctrl+R", [simulation] { simulation->reset(); })
        .runOnce()
        .icon("reset")
        .words(tr("restart, rewind, again"))
        .help(tr("Back to the start with the project as it is now, at normal speed. Contacts count "
                 "from 0."));
    add("actionFaster", tr("&Faster"), "]", [simulation] { simulation->faster(); })
        .startSection()
        .words(tr("speed"));
    add("actionSlower", tr("S&lower"), "[", [simulation] {
        simulation->slower();
    }).words(tr("speed"));
}

void EditorCommands::addExplain() {
    beginMenu(tr("E&xplain"), Scope::project);
    SimulationController* simulation = m_parts.simulation;
    const auto hasAgents = [simulation] { return simulation->agentCount() > 0; };
    add("actionPickNext", tr("Select the &next agent"), "Ctrl+J",
        [simulation] { simulation->pickNext(1); })
        .when(hasAgents)
        .help(tr("Shows its numbers on the wires, on the cards, and in the formula of the selected "
                 "node."));
    add("actionPickPrevious", tr("Select the &previous agent"), "Ctrl+Shift+J", [simulation] {
        simulation->pickNext(-1);
    }).when(hasAgents);
    add("actionUnpick", tr("&Deselect the agent"), {}, [simulation] {
        simulation->unpick();
    }).when([simulation] {
          return simulation->hasPicked();
      }).help(tr("The wires show no numbers then."));
    add("actionWhatIf", tr("&What if it were not there?"), "H",
        [this] { m_ghost.keyPressed(find("actionWhatIf")->keys()); })
        .startSection()
        .when([this] { return m_ghost.available(); })
        .runOnce()
        .icon("ghost")
        .help(tr("Hold: ghosts show the next two seconds without the selected nodes. Tap: until "
                 "the next tap."));
}

void EditorCommands::addTimeline() {
    beginMenu(tr("&Timeline"), Scope::project);
    Timeline* timeline = m_parts.simulation->timeline();
    const auto canStepBack = [timeline] { return timeline->canStepBack(); };
    const auto inPast = [timeline] { return timeline->inPast(); };
    add("actionStepBack", tr("Step &back"), ",", [timeline] { timeline->stepBack(); })
        .when(canStepBack)
        .icon("stepBack")
        .help(tr("Goes to the previous tick. Step goes to the next."));
    add("actionToStart", tr("Back to the &start of the timeline"), "Alt+Home",
        [timeline] { timeline->goToStart(); })
        .when(canStepBack)
        .icon("toStart")
        .help(tr("Goes back as far as possible. Nothing is lost: the end stays."));
    add("actionToNow", tr("To &now"), "Alt+End", [timeline] { timeline->goToEnd(); })
        .when(inPast)
        .icon("toEnd")
        .help(tr("Goes to the last tick, where the run continues."));
    add("actionEarlierMark", tr("&Previous edit"), "Alt+PgUp",
        [timeline] { timeline->goToMark(-1); })
        .when(canStepBack)
        .help(tr("Goes to the previous tick with an edit or a dragged agent."));
    add("actionLaterMark", tr("N&ext edit"), "Alt+PgDown", [timeline] {
        timeline->goToMark(1);
    }).when(inPast);
    add("actionDismissFuture", tr("&Discard the old run"), {},
        [timeline] { timeline->dismissFuture(); })
        .when([timeline] { return timeline->hasFuture(); })
        .icon("close")
        .help(tr("Its faded agents disappear."));
}

void EditorCommands::addWatch() {
    beginMenu(tr("Watch"), Scope::project);
    Watch* watch = m_parts.watch;
    add("actionPlot", tr("Add &plot…"), "Ctrl+P", [watch] {
        watch->newPlot();
    }).help(tr("Plots a number of an agent or a group over time"));
    add("actionPlots", tr("P&lots"), "Ctrl+Shift+P", [watch] {
        watch->setPlotsShown(!watch->plotsShown());
    }).checkedWhen([watch] {
          return watch->plotsShown();
      }).help(tr("Shows the plots below the world"));
    add("actionExportPlots", tr("Save plots as a &table…"))
        .when([watch] { return watch->plots()->count() > 0; })
        .help(tr("Writes what the plots show as CSV"));
    add("actionTryValues", tr("Try &values…"), {}, [watch] { watch->sweeps()->trySelected(); })
        .scope(Scope::editing)
        .words(tr("sweep, experiment, parameter study"))
        .help(tr("Runs the project with other values of a setting, a weight or a parameter, and "
                 "plots what they change"));
    add("actionFindValues", tr("Fin&d values…"), {},
        [watch] { watch->finder()->find(watch->sweeps()->selectedPath()); })
        .scope(Scope::editing)
        .words(tr("optimize, search, fit, tune"))
        .help(tr("Looks for settings, weights and parameters that bring a number where you want "
                 "it"));
    const auto sweepsShown = [watch] { return watch->plotsShown() && watch->page() == "sweeps"; };
    add("actionSweeps", tr("&Sweeps"), {},
        [watch, sweepsShown] {
            const bool show = !sweepsShown();
            watch->setPage(show ? "sweeps" : "plots");
            watch->setPlotsShown(show);
        })
        .when([this] { return hasAnnotation("sweep"); })
        .checkedWhen(sweepsShown)
        .help(tr("Shows the values that were tried, and their results"));
    const auto isFollowing = [this] { return m_world && m_world->camera()->following(); };
    add("actionFollow", tr("&Follow the picked agent"), "Ctrl+Shift+A",
        [this, isFollowing] { m_world->camera()->setFollowing(!isFollowing()); })
        .when([this] { return m_world && m_parts.simulation->hasPicked(); })
        .checkedWhen(isFollowing)
        .help(tr("Keeps it in the middle, as F in the viewport does; Esc or panning stops"));
    add("actionPicture", tr("Save pict&ure…")).help(tr("Saves the viewport as PNG"));
    add("actionFilm", tr("&Record film…")).help(tr("Records the viewport as MP4 or GIF"));
}

void EditorCommands::addView() {
    beginMenu(tr("&View"), Scope::editing);
    AppSettings* settings = m_parts.settings;
    addLayouts();
    const auto fitKeys = [this] {
        const QString own = find("actionFitWorld")->keys();
        return own.isEmpty() && fitsWorld() ? find("actionFit")->keys() : own;
    };
    add("actionFitWorld", tr("&Fit the world"), {}, [this] { m_world->camera()->fit(); })
        .startSection()
        .scope(Scope::world)
        .menuKeys(fitKeys)
        .words(tr("overview, show all, zoom, viewport"))
        .help(tr("Shows the whole world in the viewport"));
    addOverlays();
    add("actionLayers", tr("La&yers of the world"), "L",
        [settings] { settings->setLayersShown(!settings->layersShown()); })
        .scope(Scope::world)
        .checkedWhen([settings] { return settings->layersShown(); })
        .words(tr("hide, lock, show, visibility, scene, obstacles"))
        .help(tr("Lists the layers over the world, to show, hide and lock scene items together"));
    add("actionReferences", tr("References as &wires"), "T",
        [settings] { settings->setReferencesAsWires(!settings->referencesAsWires()); })
        .startSection()
        .scope(Scope::canvas)
        .checkedWhen([settings] { return settings->referencesAsWires(); })
        .words(tr("tags, agents, links, show, hide"))
        .help(tr("Draws all references to agent types as wires, also those that are long or lead "
                 "back"));
    add("actionMinimap", tr("&Minimap"), {},
        [settings] { settings->setMinimap(!settings->minimap()); })
        .scope(Scope::canvas)
        .checkedWhen([settings] { return settings->minimap(); })
        .words(tr("minimap, overview, show, hide"))
        .help(tr("Minimap with more than 60 cards, or with more than 20 that are not all in view"));
    add("actionDark", tr("&Dark colors"), "Ctrl+Shift+D",
        [settings] { settings->setDark(!settings->dark()); })
        .startSection()
        .scope(Scope::everywhere)
        .checkedWhen([settings] { return settings->dark(); })
        .words(tr("light, theme, colors, contrast"));
}

void EditorCommands::addLayouts() {
    add("actionLayout", tr("&Next layout"), "F6", [this] {
        m_window.showNextLayout();
    }).words(tr("layout, panes, full"));
    struct Layout {
        QString id;
        QString name;
        QString text;
        QString keys;
    };
    for (const Layout& layout :
         {Layout{"Canvas", "canvas", tr("Layout: &canvas"), "Alt+1"},
          Layout{"Both", "both", tr("Layout: &both, side by side"), "Alt+2"},
          Layout{"Viewport", "viewport", tr("Layout: &viewport"), "Alt+3"},
          Layout{"Stacked", "stacked", tr("Layout: both, viewport &below"), "Alt+4"},
          Layout{"Auto", "auto", tr("Layout: &automatic"), "Alt+0"}})
        add("actionLayout" + layout.id, layout.text, layout.keys,
            [this, name = layout.name] { m_window.showLayout(name); })
            .checkedWhen([this, name = layout.name] {
                return m_window.layout() == name && m_window.filled().isEmpty();
            })
            .words(tr("layout, panes, full"));
    find("actionLayoutAuto")
        ->help(tr("Canvas and viewport side by side or one above the other, as this project needs "
                  "it"));
    const auto fillText = [this] {
        return m_window.filled().isEmpty() ? tr("Maximize this &pane")
                                           : tr("Show all &panes again");
    };
    add("actionFill", fillText, "Shift+F6",
        [this] { m_window.toggleFilled(fitsWorld() ? "viewport" : "canvas"); })
        .words(tr("layout, panes, full, maximize, large, hide the palette, hide the inspector"))
        .help(tr("The canvas or the viewport, whichever has the keyboard, without the panes beside "
                 "it"));
}

void EditorCommands::addOverlays() {
    for (const Overlay& each : overlaysInMenu()) {
        const auto isShown = [this, shown = each.shown] {
            return m_world && m_world->overlays().*shown;
        };
        add(each.command(), each.menuName.isEmpty() ? each.name : each.menuName, each.keys,
            [this, isShown, shown = each.shown] {
                Overlays now = m_world->overlays();
                now.*shown = !isShown();
                m_world->setOverlays(now);
            })
            .checkedWhen(isShown)
            .words(tr("overlay, show, hide"))
            .help(each.help);
    }
    find("action-showHandles")->startSection();
}

void EditorCommands::addLesson() {
    beginMenu(tr("Lesson"), Scope::project);
    Lesson* lesson = m_parts.teaching->lesson();
    const auto isRunning = [lesson] { return lesson->running(); };
    add("actionNotes", tr("&Notes beside the canvas"), "F7",
        [this] { m_window.setNotesShown(!m_window.notesShown()); })
        .scope(Scope::editing)
        .checkedWhen([this] { return m_window.notesShown(); })
        .help(tr("What the project is, how it works, what to notice and what to try"));
    const auto presentText = [this] {
        return m_window.presenting() ? tr("Leave the &presentation") : tr("&Present");
    };
    add("actionPresent", presentText, "F5",
        [this] { m_window.setPresented(!m_window.presenting()); })
        .name(tr("Present, or leave the presentation"))
        .alsoKeys("F11")
        .runOnce()
        .icon("viewport")
        .help(tr("Only the viewport, the parameters and the notes, in large type; Esc leaves"));
    const auto lessonText = [isRunning] {
        return isRunning() ? tr("Leave the less&on") : tr("Begin the less&on");
    };
    add("actionLesson", lessonText, "Shift+F5",
        [this, lesson] {
            if (lesson->running()) {
                lesson->leave();
            } else {
                lesson->begin();
                emit requested("actionLesson");
            }
        })
        .name(tr("Begin the lesson, or leave it"))
        .when([lesson] { return lesson->count() > 0; })
        .runOnce()
        .words(tr("steps, questions, course"))
        .help(tr("Follows the steps of the project; a step that asks waits for a guess before the "
                 "world plays"));
    add("actionNextStep", tr("Ne&xt step of the lesson"), "PgDown", [lesson] { lesson->next(); })
        .when(isRunning)
        .runOnce();
    add("actionPreviousStep", tr("Pre&vious step of the lesson"), "PgUp",
        [lesson] { lesson->previous(); })
        .when(isRunning)
        .runOnce();
    add("actionUnlock", tr("&Unlock the step"), "Ctrl+Shift+T", [lesson] { lesson->unlock(); })
        .name(tr("Unlock the step without a guess"))
        .when([lesson] { return lesson->locked(); })
        .runOnce()
        .words(tr("teacher, skip, question"))
        .help(tr("For teachers: plays the world, and shows the answer as after a guess"));
    add("actionSaveAnswers", tr("Save the ans&wers…"))
        .when(isRunning)
        .words(tr("results, guesses, print, table"))
        .help(tr("Writes the questions of the lesson with the guesses: as PDF to print, as CSV, or "
                 "as Markdown"));
    addExperiments();
}

void EditorCommands::addExperiments() {
    Teaching* teaching = m_parts.teaching;
    ExperimentListModel* experiments = teaching->experiments();
    Comparison* comparison = teaching->comparison();
    const auto canGoBack = [experiments] { return experiments->canGoBack(); };
    const QString sideBySide = tr("Runs both side by side, from one seed and with the same mouse");
    add("actionResetAll", tr("Reset &all"), "Ctrl+Shift+R", [teaching] { teaching->resetAll(); })
        .runOnce()
        .help(tr("Leaves the experiment, restores the saved values of the parameters, and restarts "
                 "the run at normal speed"));
    add("actionMakeExperiment", tr("Make an &experiment from the changes"), {}, [experiments] {
        experiments->makeOfChanges();
    }).help(tr("Saves the settings that differ from the saved project as an experiment"));
    const auto leaveText = [experiments] {
        return experiments->running().isEmpty() ? tr("&Restore the settings before the experiment")
                                                : tr("&Leave “%1”").arg(experiments->running());
    };
    add("actionLeaveExperiment", leaveText, {}, [experiments] { experiments->goBack(); })
        .name(tr("Restore the settings before the experiment"))
        .when(canGoBack)
        .help(tr("Restores the settings from before the experiment"));
    add("actionWeightOnPanel", tr("Make a &parameter of the wire's weight"), "Ctrl+Shift+W",
        [teaching] { teaching->toggleWeightOnPanel(); })
        .help(tr("Makes a parameter of the weight of the selected wire, with a slider, or lets the "
                 "weight go"));
    add("actionCompareSaved", tr("&Compare with the saved project"), {}, [comparison] {
        comparison->compareWithSaved();
    }).help(sideBySide);
    add("actionCompareBefore", tr("Compare with the settings &before the experiment"), {},
        [comparison] { comparison->compareWithBefore(); })
        .when(canGoBack)
        .help(sideBySide);
    const Selection* selection = m_parts.document->selection();
    add("actionCompareWithout", tr("Compare with&out the selected card"), {},
        [comparison, selection] { comparison->compareWithout(selection->ids().front()); })
        .when([selection] { return selection->ids().size() == 1; })
        .help(tr("Runs the world beside one in which the card is muted"));
    add("actionStopComparing", tr("&Stop comparing"), {}, [comparison] {
        comparison->stop();
    }).when([comparison] { return comparison->active(); });
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

/// Commands that only context menus have.
void EditorCommands::addOfContextMenus() {
    beginMenu({}, Scope::editing);
    add("openGroup", tr("Open"), {}, [this] { m_parts.canvas->groups()->step(); });
    const auto change = [this](auto edit) { return [this, edit] { edit(*m_world->selection()); }; };
    using Scene = WorldSelection;
    add("duplicateScene", tr("Duplicate"), {}, change([](Scene& scene) { scene.duplicate(); }));
    add("turnLeft", tr("Turn left by 90°"), {}, change([](Scene& scene) { scene.rotate(90); }));
    add("turnRight", tr("Turn right by 90°"), {}, change([](Scene& scene) { scene.rotate(-90); }));
    add("turnALittle", tr("Turn left by 15°"), {}, change([](Scene& scene) { scene.rotate(15); }));
    add("mirrorAcross", tr("Mirror left to right"), {},
        change([](Scene& scene) { scene.mirror(true); }));
    add("mirrorDown", tr("Mirror top to bottom"), {},
        change([](Scene& scene) { scene.mirror(false); }));
    add("doubleSize", tr("Twice as large"), {}, change([](Scene& scene) { scene.resize(2); }));
    add("halveSize", tr("Half as large"), {}, change([](Scene& scene) { scene.resize(0.5); }));
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
