#include "app/editor/editor_commands.h"

#include <algorithm>

namespace tiller {

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
    add("actionHandIn", tr("Hand in the ans&wers…"))
        .when([lesson = m_parts.teaching->lesson()] { return lesson->answered(); })
        .words(tr("save, results, guesses, print, table"))
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

} // namespace tiller
