import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The window. */
ApplicationWindow {
    id: root

    required property Document document
    required property CanvasController canvas
    required property ProblemListModel problems
    required property ExampleListModel examples
    required property AppSettings settings
    required property FileSession session
    required property FileDialogs dialogs
    required property Typing typing
    required property SimulationController simulation
    required property Teaching teaching
    required property bool startsEmpty
    property string layout: "both"
    property bool atStart: startsEmpty
    property bool hasProject: !startsEmpty
    property bool notesShown: false
    property bool presented: false
    readonly property bool presenting: presented && !atStart

    /** As the menu opens a file: after the questions that are to be asked. */
    function openFile(file: string) {
        flow.openFile(file)
    }

    visible: true
    width: 1440
    height: 900
    minimumWidth: 960
    minimumHeight: 600
    title: (atStart ? "" : document.name + (document.modified ? "*" : "") + " - ") + "Tiller"
    color: theme.ground
    font.family: theme.family
    font.pixelSize: theme.body

    palette {
        window: theme.panel
        windowText: theme.text
        base: theme.field
        text: theme.text
        button: theme.raised
        buttonText: theme.text
        highlight: theme.accent
        highlightedText: theme.textOnAccent
        mid: theme.outline
        dark: theme.outline
        light: theme.raised
        midlight: theme.hover
        placeholderText: theme.textMuted
    }

    onClosing: close => close.accepted = flow.mayClose()
    onAtStartChanged: {
        if (atStart)
            simulation.pause() // nothing goes on unseen
    }

    Theme {
        id: theme

        objectName: "theme"
        dark: root.settings.dark
    }

    Theme {
        id: stageTheme ///< of what opens over a presentation

        dark: root.settings.dark
        scale: 1.5
        contrast: true
    }

    FileFlow {
        id: flow

        theme: root.presenting ? stageTheme : theme
        document: root.document
        settings: root.settings
        dialogs: root.dialogs
        typing: root.typing
        simulation: root.simulation
        session: root.session
        onProjectShown: {
            root.hasProject = true
            root.atStart = false
        }
        onCloseConfirmed: root.close()
    }

    Actions {
        id: actions

        document: root.document
        canvas: root.canvas
        simulation: root.simulation
        teaching: root.teaching
        settings: root.settings
        atStart: root.atStart
        hasProject: root.hasProject
        notesShown: root.notesShown
        presenting: root.presenting
        canvasShown: root.layout !== "viewport"
        flow: flow
        onNotesRequested: root.notesShown = !root.notesShown
        onPresentRequested: root.presented = !root.presenting
        onStartRequested: root.atStart = !root.atStart || !root.hasProject
        onQuitRequested: root.close()
        onFindRequested: workspace.find()
        onLayoutRequested: root.layout = root.layout === "both" ? "canvas"
                                         : root.layout === "canvas" ? "viewport" : "both"
        onSearchRequested: workspace.search()
        onSearchStepRequested: by => workspace.searchStep(by)
        onSettingsRequested: popups.openSettings()
        onCommandsRequested: {
            workspace.closeSearch() // one list at a time
            popups.openCommands()
        }
        onKeysRequested: popups.openKeys()
        onTold: words => toast.show(words, theme.accent)
        onShortcutsRequested: popups.openShortcuts()
        watch: watch
        watchFlow: watchFlow
        world: workspace.world
    }

    Watch {
        id: watch

        document: root.document
        simulation: root.simulation
    }

    ShellPopups {
        id: popups

        theme: root.presenting ? stageTheme : theme
        settings: root.settings
        actions: actions
        onNodeChosen: type => root.canvas.addNodeInView(type)
    }

    Remembered {
        group: "window"
        target: root
        properties: ["layout"]
    }

    header: TopBar {
        visible: !root.presenting
        theme: theme
        actions: actions
        document: root.document
        session: root.session
        settings: root.settings
        examples: root.examples
        layout: root.layout
        onLayoutChosen: layout => root.layout = layout
        onFileChosen: file => flow.openFile(file)
        onExampleChosen: file => flow.openExample(file)
    }

    Workspace {
        id: workspace

        anchors.fill: parent
        visible: !root.atStart && !root.presenting
        theme: theme
        notesShown: root.notesShown
        teaching: root.teaching
        document: root.document
        canvas: root.canvas
        problems: root.problems
        simulation: root.simulation
        actions: actions
        settings: root.settings
        layout: root.layout
        watch: watch
        onNotesClosed: root.notesShown = false
    }

    WatchFlow {
        id: watchFlow

        anchors.fill: parent
        visible: !root.atStart
        theme: root.presenting ? stageTheme : theme
        barsHeight: workspace.barsHeight
        document: root.document
        dialogs: root.dialogs
        watch: watch
        onTold: (words, tone) => toast.show(words, tone)
    }

    Connections {
        target: root.teaching.comparison

        function onBegun() {
            toast.show(qsTr("Both runs start again from tick 0."), theme.accent)
        }
    }

    Stage {
        id: stage

        anchors.fill: parent
        active: root.presenting
        dark: root.settings.dark
        document: root.document
        simulation: root.simulation
        teaching: root.teaching
        watch: watch
        actions: actions.sim
        onCloseRequested: root.presented = false
    }

    Toast {
        id: toast

        parent: root.presenting && stage.worldView ? stage.worldView : workspace.toldOn
        theme: root.presenting ? stageTheme : theme
        lift: parent === workspace.canvasItem ? theme.bar + theme.wide : theme.space // over the hint
        document: root.document
    }

    StartPage {
        anchors.fill: parent
        visible: root.atStart
        theme: theme
        examples: root.examples
        settings: root.settings
        session: root.session
        helpKeys: actions.help.keys.current
        commandKeys: actions.help.commands.current
        project: root.hasProject ? root.document.name : ""
        onBackRequested: root.atStart = false
        onNewRequested: flow.newProject()
        onOpenRequested: flow.open()
        onFileChosen: file => flow.openFile(file)
        onExampleChosen: file => flow.openExample(file)
        onRestoreRequested: kept => flow.restore(kept)
    }

    FileDrop {
        anchors.fill: parent
        theme: theme
        onDropped: url => flow.openFile(root.dialogs.localFile(url))
    }
}
