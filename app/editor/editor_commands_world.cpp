#include "app/editor/editor_commands.h"

#include <algorithm>

namespace tiller {

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
    add("actionColorByNumber", tr("&Color agents by a number…"), {},
        [watch] { watch->colorByNumber(); })
        .words(tr("color by, heat map, speed, scale, legend"))
        .help(tr("Gives each agent of a type the color of its number, with a scale in the legend"));
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

} // namespace tiller
