import QtQuick
import Tiller.App

/** Everything one can do from menus and keys, in groups. What makes lists of them (menus, the
    command palette, the shortcuts) takes them from `groups`. */
Item {
    id: root

    required property Document document
    required property CanvasController canvas
    required property SimulationController simulation
    required property Teaching teaching
    required property AppSettings settings
    required property FileFlow flow
    required property Watch watch
    required property WatchFlow watchFlow
    required property AgentsItem world
    required property bool atStart ///< the start page is open: what acts on a project rests
    required property bool hasProject ///< also while the start page is open
    required property bool notesShown
    required property bool presenting ///< what edits the project rests
    required property bool canvasShown
    property alias file: file
    property alias edit: edit
    property alias onCanvas: onCanvas
    property alias arrange: arrange
    property alias sim: sim
    property alias explain: explain
    property alias time: time
    property alias watching: watching
    property alias view: view
    property alias lesson: lesson
    property alias help: help
    readonly property var groups: [file, edit, onCanvas, arrange, sim, explain, time, watching, view, lesson, help]

    signal startRequested()
    signal quitRequested()
    signal findRequested()
    signal searchRequested()
    signal searchStepRequested(int by)
    signal layoutRequested()
    signal settingsRequested()
    signal commandsRequested()
    signal shortcutsRequested()
    signal notesRequested()
    signal presentRequested()
    signal keysRequested()
    signal told(string words)

    /** Does what has these keys, where a pane takes them before the shortcuts do. */
    function trigger(keys: string) {
        for (const group of groups) {
            const action = Array.from(group.all).find(each => each.current === keys)
            if (action && action.enabled)
                action.trigger()
        }
    }

    FileActions {
        id: file

        shortcuts: root.settings.shortcuts
        flow: root.flow
        atStart: root.atStart
        hasProject: root.hasProject
        onStartRequested: root.startRequested()
        onQuitRequested: root.quitRequested()
    }

    EditActions {
        id: edit

        shortcuts: root.settings.shortcuts
        document: root.document
        canvas: root.canvas
        world: root.world
        typing: root.flow.typing
        canvasShown: root.canvasShown
        atStart: root.atStart || root.presenting
        onTold: words => root.told(words)
        onSearchRequested: root.searchRequested()
        onSearchStepRequested: by => root.searchStepRequested(by)
        onSettingsRequested: root.settingsRequested()
    }

    CanvasActions {
        id: onCanvas

        shortcuts: root.settings.shortcuts
        canvas: root.canvas
        canvasShown: root.canvasShown
        atStart: root.atStart || root.presenting
        onFindRequested: root.findRequested()
    }

    ArrangeActions {
        id: arrange

        shortcuts: root.settings.shortcuts
        canvas: root.canvas
        canvasShown: root.canvasShown
        atStart: root.atStart || root.presenting
    }

    SimulationActions {
        id: sim

        shortcuts: root.settings.shortcuts
        simulation: root.simulation
        shown: !root.atStart
    }

    TimelineActions {
        id: time

        shortcuts: root.settings.shortcuts
        simulation: root.simulation
        document: root.document
        shown: !root.atStart
    }

    WatchActions {
        id: watching

        shortcuts: root.settings.shortcuts
        watch: root.watch
        flow: root.watchFlow
        simulation: root.simulation
        world: root.world
        atStart: root.atStart
    }

    ExplainActions {
        id: explain

        shortcuts: root.settings.shortcuts
        simulation: root.simulation
        world: root.world
        shown: !root.atStart
    }

    ViewActions {
        id: view

        shortcuts: root.settings.shortcuts
        settings: root.settings
        atStart: root.atStart || root.presenting
        onLayoutRequested: root.layoutRequested()
    }

    TeachActions {
        id: lesson

        shortcuts: root.settings.shortcuts
        teaching: root.teaching
        document: root.document
        atStart: root.atStart
        notesShown: root.notesShown
        presenting: root.presenting
        onNotesRequested: root.notesRequested()
        onPresentRequested: root.presentRequested()
    }

    HelpActions {
        id: help

        shortcuts: root.settings.shortcuts
        onCommandsRequested: root.commandsRequested()
        onKeysRequested: root.keysRequested()
        onShortcutsRequested: root.shortcutsRequested()
    }
}
