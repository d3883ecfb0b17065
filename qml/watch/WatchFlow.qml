import QtQuick
import Tiller.App

/** The steps around plots, pictures and films: dialogs, files and messages. It shows the progress of a film, and
    of the way to a tick. */
Item {
    id: root

    required property real barsHeight ///< the progress stays above the bars
    readonly property Recorder recorder: Editor.watch.recorder
    readonly property Timeline timeline: Editor.simulation.timeline

    signal messageRequested(string text, color color)

    function savePicture() {
        const file = Editor.dialogs.ask(FileDialogs.Picture, Editor.document.file, Editor.document.name)
        if (file !== "")
            recorder.savePicture(file)
    }

    function recordFilm() {
        if (recorder.running)
            root.messageRequested(qsTr("A film is already being recorded."), root.Theme.warning)
        else
            filmDialog.open()
    }

    function exportPlots() {
        const file = Editor.dialogs.ask(FileDialogs.Plots, Editor.document.file, Editor.document.name)
        if (file === "")
            return
        const problem = Editor.watch.plots.exportCsv(file, Editor.dialogs.tableForm())
        if (problem !== "")
            failure.show(qsTr("The plots could not be saved"), [problem])
        else
            root.messageRequested(qsTr("Saved as %1").arg(file), root.Theme.good)
    }

    FormDialog {
        id: monitorDialog

        objectName: "monitorDialog"
        form: root.Editor.watch.draft
        name: "Plot"
        title: root.Editor.watch.draft.isColoring ? qsTr("Color agents by a number")
               : form.isNew ? qsTr("Add a plot") : qsTr("Edit the plot")
        acceptText: root.Editor.watch.draft.isColoring ? qsTr("Color") : form.isNew ? qsTr("Add plot") : qsTr("Done")
        onOpened: focusFirst()
        onAccepted: root.Editor.watch.draft.accept()
    }
    FormDialog {
        id: sweepDialog

        objectName: "sweepDialog"
        width: 560 * root.Theme.scale
        form: root.Editor.watch.sweeps.draft
        name: "Sweep"
        title: form.isNew ? qsTr("Try values") : qsTr("Edit the sweep")
        acceptText: qsTr("Run")
        onAccepted: root.Editor.watch.sweeps.acceptDraft()
    }
    FormDialog {
        id: findDialog

        objectName: "findDialog"
        width: 600 * root.Theme.scale
        form: root.Editor.watch.finder.draft
        name: "Find"
        title: qsTr("Find values")
        acceptText: qsTr("Find")
        noteColor: root.Theme.textMuted
        onAccepted: root.Editor.watch.finder.acceptDraft()
    }
    FilmDialog {
        id: filmDialog

        recorder: root.recorder
        onChosen: (part, seconds) => {
            const file = root.Editor.dialogs.ask(FileDialogs.Film, root.Editor.document.file, root.Editor.document.name)
            if (file !== "")
                root.recorder.startFilm(file, part, seconds)
        }
    }
    Column {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.wide
        anchors.bottomMargin: root.barsHeight + root.Theme.wide
        spacing: root.Theme.gap

        ProgressNote {
            objectName: "wayProgress"
            visible: root.timeline.goingLong
            title: root.timeline.going ? qsTr("To %1").arg(root.timeline.tickText) : qsTr("Runs ahead")
            share: root.timeline.shareOfWay
            cancelName: "cancelWay"
            cancelText: qsTr("Cancel (Esc)")
            cancelTip: qsTr("Pauses at the tick that was reached.")
            onCanceled: root.timeline.cancelGoing()
        }
        ProgressNote {
            objectName: "filmProgress"
            visible: root.recorder.running
            title: qsTr("Film")
            share: root.recorder.progress
            cancelName: "stopFilm"
            cancelText: qsTr("Cancel this film")
            cancelTip: qsTr("Nothing is written.")
            onCanceled: root.recorder.cancel()
        }
    }
    Shortcut {
        sequence: "Escape"
        enabled: root.timeline.goingLong
        onActivated: root.timeline.cancelGoing()
    }
    FailureDialog {
        id: failure

        objectName: "watchFailure"
    }

    Connections {
        target: root.Editor.watch

        function onDraftBegun() {
            monitorDialog.open()
        }
    }

    Connections {
        target: root.Editor.watch.sweeps

        function onDraftBegun() {
            sweepDialog.open()
        }

        function onValuesUsed(which: string) {
            root.messageRequested(qsTr("%1. The seed stays as it is.").arg(which), root.Theme.good)
        }
    }

    Connections {
        target: root.Editor.watch.finder

        function onDraftBegun() {
            findDialog.open()
        }

        function onValuesUsed(which: string) {
            root.messageRequested(which, root.Theme.good)
        }
    }

    Connections {
        target: root.timeline

        function onBranched(text: string) {
            root.messageRequested(text, root.Theme.accent)
        }
    }

    Connections {
        target: root.recorder

        function onSaved(file: string) {
            root.messageRequested(qsTr("Saved as %1").arg(file), root.Theme.good)
        }

        function onFailed(why: string) {
            failure.show(qsTr("The picture or film could not be saved"), [why])
        }
    }
}
