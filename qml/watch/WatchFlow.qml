import QtQuick
import Tiller.App

/** The steps around plots, pictures and films: dialogs, files and messages. */
Item {
    id: root

    required property real barsHeight ///< the progress stays above the bars
    readonly property Recorder recorder: Editor.watch.recorder

    signal messageRequested(string text, color color)

    function savePicture() {
        const file = Editor.dialogs.askSavePicture(Editor.document.file, Editor.document.name)
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
        const file = Editor.dialogs.askSavePlots(Editor.document.file, Editor.document.name)
        if (file === "")
            return
        const problem = Editor.watch.plots.exportCsv(file)
        if (problem !== "")
            failure.show(qsTr("The plots could not be saved"), [problem])
        else
            root.messageRequested(qsTr("Saved as %1").arg(file), root.Theme.good)
    }

    MonitorDialog {
        id: monitorDialog

        draft: root.Editor.watch.draft
    }
    FilmDialog {
        id: filmDialog

        recorder: root.recorder
        onChosen: (part, seconds) => {
            const file = root.Editor.dialogs.askSaveFilm(root.Editor.document.file, root.Editor.document.name)
            if (file !== "")
                root.recorder.startFilm(file, part, seconds)
        }
    }
    FilmProgress {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.Theme.wide
        anchors.bottomMargin: root.barsHeight + root.Theme.wide
        recorder: root.recorder
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

        function onPlotExportRequested() {
            root.exportPlots()
        }
    }

    Connections {
        target: root.Editor.watch.simulation.timeline

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
