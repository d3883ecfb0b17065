import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The window. */
ApplicationWindow {
    id: root

    readonly property WindowState windowState: Editor.commands.window

    /** Opens a file as the menu does: after any questions. */
    function openFile(file: string) {
        flow.openFile(file)
    }

    function openInTurn(files) {
        flow.openInTurn(files, true)
    }

    visible: true
    width: 1440
    height: 900
    minimumWidth: 960
    minimumHeight: 600
    title: (windowState.atStart ? "" : Editor.document.title + (Editor.document.modified ? "*" : "") + " - ") + "Tiller"
    color: Theme.ground
    font.family: Theme.family
    font.pixelSize: Theme.body
    Theme.dark: Editor.settings.dark
    Theme.scale: Editor.settings.textSize / 100

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

    Component.onCompleted: Editor.commands.world = workspace.world

    CommandKeys {}

    Connections { // commands that open something
        id: openers

        readonly property var open: ({
            actionNew: () => flow.newProject(),
            actionOpen: () => flow.open(),
            actionSave: () => flow.save(),
            actionSaveAs: () => flow.saveAs(),
            actionVersions: () => flow.showVersions(),
            actionImportMap: () => flow.chooseMap(root.windowState.atStart),
            actionImportAgain: () => flow.importMapsAgain(),
            actionAddPart: () => flow.addPart(root.Editor.dialogs.ask(FileDialogs.Part, root.Editor.document.file)),
            actionSavePart: () => flow.savePart(),
            actionExport: () => flow.exportFile(),
            actionExportCourse: () => flow.exportCourse(),
            actionAttach: () => flow.attach(),
            actionSaveLog: () => flow.saveLog(),
            actionQuit: () => root.close(),
            actionSearch: () => workspace.search.open(),
            actionFindNext: () => workspace.search.step(1),
            actionFindPrevious: () => workspace.search.step(-1),
            actionSettings: () => popups.settings.open(),
            actionFind: () => workspace.findNode(),
            actionExportPlots: () => watchFlow.exportPlots(),
            actionPicture: () => watchFlow.savePicture(),
            actionFilm: () => watchFlow.recordFilm(),
            actionLesson: () => workspace.showNotes(),
            actionHandIn: () => flow.handIn(),
            actionCommands: () => {
                workspace.search.close() // only one list is open
                popups.commands.open()
            },
            actionKeys: () => popups.keys.open(),
            actionShortcuts: () => popups.shortcuts.open(),
            actionCrashReport: () => flow.showCrashReport()
        })

        target: root.Editor.commands

        function onRequested(id: string) {
            openers.open[id]()
        }
    }

    Remembered {
        group: "window"
        target: root.windowState
        properties: ["layout"]
    }

    header: TopBar {
        visible: !root.windowState.presenting
        flow: flow
    }

    Workspace {
        id: workspace

        anchors.fill: parent
        visible: root.windowState.editing
    }

    Connections {
        target: root.Editor.commands.history

        function onWentBack(words: string) {
            toast.show(words, root.Theme.accent)
        }
    }

    Connections {
        target: root.Editor.simulation

        function onNotFound() {
            toast.show(qsTr("No earlier time is known."), root.Theme.warning)
        }
    }

    Connections {
        target: root.Editor.teaching.comparison

        function onBegun() {
            if (!root.Editor.teaching.lesson.running) // a step begins with both
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
        target: root.windowState

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
                root.windowState.presented = false // else the next project opens without a palette
                root.windowState.atStart = true
            }
        }
    }

    Item { // everything over the window, large during a presentation
        readonly property real mostOnStage: Math.max(1, Math.min(width / 640, height / 360)) // that fits

        anchors.fill: parent
        Theme.scale: root.windowState.presenting ? Math.min(root.Editor.settings.stageSize / 100, mostOnStage)
                                                 : root.Editor.settings.textSize / 100
        Theme.contrast: root.windowState.presenting

        FileFlow {
            id: flow

            onExportingCourseChanged: root.windowState.exportsCourse = exportingCourse

            onProjectShown: {
                root.windowState.hasProject = true
                root.windowState.atStart = false
            }
            onExampleShown: workspace.showNotes()
            onLessonShown: {
                root.Editor.teaching.lesson.begin() // first: what its step hides is not in the first layout
                root.windowState.presented = true
            }
            onCloseConfirmed: root.close()
            onMessageRequested: (text, color) => toast.show(text, color)
        }

        ShellPopups {
            id: popups
        }

        WatchFlow {
            id: watchFlow

            anchors.fill: parent
            visible: !root.windowState.atStart
            barsHeight: workspace.barsHeight
            onMessageRequested: (text, color) => toast.show(text, color)
        }

        Loader { // the presentation
            id: stage

            readonly property Item worldView: item ? (item as Presentation).worldView : null

            anchors.fill: parent
            active: root.windowState.presenting

            sourceComponent: Presentation {
                onCloseRequested: root.windowState.presented = false // qmllint disable unqualified
            }
        }
    }

    Toast {
        id: toast

        parent: root.windowState.presenting && stage.worldView ? stage.worldView : workspace.toastParent
        // On the canvas it is above the hint.
        lift: parent === workspace.canvasPane ? root.Theme.bar + root.Theme.wide : root.Theme.space
    }

    StartPage {
        anchors.fill: parent
        visible: root.windowState.atStart
        flow: flow
        helpKeys: root.Editor.commands.find("actionKeys").keysText
        commandKeys: root.Editor.commands.find("actionCommands").keysText
        project: root.windowState.hasProject ? root.Editor.document.title : ""
    }

    FileDrop {
        anchors.fill: parent
        onDropped: urls => flow.openInTurn(urls.map(url => root.Editor.dialogs.localFile(url)), root.windowState.atStart)
    }
}
