import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The window. */
ApplicationWindow {
    id: root

    required property bool startsEmpty
    property alias layout: windowState.layout
    property alias atStart: windowState.atStart

    /** Opens a file as the menu does: after any questions. */
    function openFile(file: string) {
        flow.openFile(file)
    }

    visible: true
    width: 1440
    height: 900
    minimumWidth: 960
    minimumHeight: 600
    title: (atStart ? "" : Editor.document.name + (Editor.document.modified ? "*" : "") + " - ") + "Tiller"
    color: Theme.ground
    font.family: Theme.family
    font.pixelSize: Theme.body
    Theme.dark: Editor.settings.dark

    palette {
        window: root.Theme.panel
        windowText: root.Theme.text
        base: root.Theme.field
        text: root.Theme.text
        button: root.Theme.raised
        buttonText: root.Theme.text
        highlight: root.Theme.accent
        highlightedText: root.Theme.textOnAccent
        mid: root.Theme.outline
        dark: root.Theme.outline
        light: root.Theme.raised
        midlight: root.Theme.hover
        placeholderText: root.Theme.textMuted
    }

    onClosing: close => close.accepted = flow.canClose()

    WindowState {
        id: windowState

        atStart: root.startsEmpty
        hasProject: !root.startsEmpty
        onAtStartChanged: {
            if (atStart)
                root.Editor.simulation.pause() // nothing runs behind the start page
        }
        onCommandsRequested: {
            workspace.closeSearch() // only one list is open
            popups.openCommands()
        }
    }

    Actions {
        id: actions

        window: windowState
        fileFlow: flow
        watchFlow: watchFlow
        world: workspace.world
    }

    Remembered {
        group: "window"
        target: windowState
        properties: ["layout"]
    }

    header: TopBar {
        visible: !windowState.presenting
        actions: actions
        onFileChosen: file => flow.openFile(file)
        onExampleChosen: file => flow.openExample(file)
    }

    Workspace {
        id: workspace

        anchors.fill: parent
        visible: !windowState.atStart && !windowState.presenting
        actions: actions
        window: windowState
    }

    Connections {
        target: actions.edit.history

        function onWentBack(words: string) {
            toast.show(words, root.Theme.accent)
        }
    }

    Connections {
        target: root.Editor.teaching.comparison

        function onBegun() {
            toast.show(qsTr("Both runs start again from tick 0."), root.Theme.accent)
        }
    }

    Connections {
        target: root.Editor.canvas

        function onReferencesAsWiresChanged() {
            toast.show(root.Editor.settings.referencesAsWires ? qsTr("All references are drawn as wires. T brings the tags back.")
                                                              : qsTr("Long references are drawn as tags. T draws them as wires."),
                       root.Theme.accent)
        }
    }

    Connections {
        target: actions.lesson

        function onLessonBegun() {
            workspace.showNotes()
        }
    }

    Connections {
        target: windowState

        function onPresentingChanged() {
            if (root.Editor.teaching.lesson.running)
                workspace.showNotes() // where its steps are, without a presentation
        }
    }

    Connections {
        target: root.Editor.teaching.lesson

        /** Whether the open project is a copy of a lesson of the course. */
        function isOfCourse(): bool {
            return root.Editor.document.file === "" && root.Editor.examples.isInCourse(root.Editor.document.name)
        }

        function onCompleted() {
            if (isOfCourse())
                root.Editor.settings.addFinishedLesson(root.Editor.document.name)
        }

        function onEnded() {
            if (isOfCourse()) {
                windowState.presented = false // else the next project opens without a palette
                windowState.atStart = true
            }
        }
    }

    Item { // everything over the window, large during a presentation
        anchors.fill: parent
        Theme.scale: windowState.presenting ? 1.5 : 1
        Theme.contrast: windowState.presenting

        FileFlow {
            id: flow

            onProjectShown: {
                windowState.hasProject = true
                windowState.atStart = false
            }
            onExampleShown: workspace.showNotes()
            onLessonShown: {
                windowState.presented = true
                root.Editor.teaching.lesson.begin()
            }
            onCloseConfirmed: root.close()
            onMessageRequested: (text, color) => toast.show(text, color)
        }

        ShellPopups {
            id: popups

            window: windowState
            groups: actions.groups
        }

        WatchFlow {
            id: watchFlow

            anchors.fill: parent
            visible: !windowState.atStart
            barsHeight: workspace.barsHeight
            onMessageRequested: (text, color) => toast.show(text, color)
        }

        Stage {
            id: stage

            anchors.fill: parent
            active: windowState.presenting
            actions: actions.sim
            onCloseRequested: windowState.presented = false
        }
    }

    Toast {
        id: toast

        parent: windowState.presenting && stage.worldView ? stage.worldView : workspace.toastParent
        // On the canvas it is above the hint.
        lift: parent === workspace.canvasPane ? root.Theme.bar + root.Theme.wide : root.Theme.space
    }

    StartPage {
        anchors.fill: parent
        visible: windowState.atStart
        helpKeys: actions.help.keys.current
        commandKeys: actions.help.commands.current
        project: windowState.hasProject ? root.Editor.document.name : ""
        onBackRequested: windowState.atStart = false
        onNewRequested: flow.newProject()
        onOpenRequested: flow.open()
        onFileChosen: file => flow.openFile(file)
        onExampleChosen: file => flow.openExample(file)
        onLessonChosen: file => flow.openLesson(file)
        onRestoreRequested: changes => flow.restore(changes)
        onCrashReportRequested: flow.showCrashReport()
    }

    FileDrop {
        anchors.fill: parent
        onDropped: url => flow.openDropped(root.Editor.dialogs.localFile(url), windowState.atStart)
    }
}
