import QtQuick
import Tiller.App

/** What happens around plots, pictures and films: the dialogs, the files, how it went. */
Item {
    id: root

    required property Theme theme
    required property Document document
    required property FileDialogs dialogs
    required property Watch watch
    required property real barsHeight ///< at the bottom, which stay free
    readonly property Recorder recorder: watch.recorder

    signal told(string words, color tone)

    function savePicture() {
        const file = dialogs.askSavePicture(document.file, document.name)
        if (file !== "")
            recorder.savePicture(file)
    }

    function recordFilm() {
        if (recorder.running)
            root.told(qsTr("A film is being made already."), root.theme.warning)
        else
            filmDialog.open()
    }

    function exportPlots() {
        const file = dialogs.askSavePlots(document.file, document.name)
        if (file === "")
            return
        const problem = watch.plots.exportCsv(file)
        if (problem !== "")
            failure.show(qsTr("The plots could not be saved"), [problem])
        else
            root.told(qsTr("Saved as %1").arg(file), root.theme.good)
    }

    MonitorDialog {
        id: monitorDialog

        theme: root.theme
        draft: root.watch.draft
    }
    FilmDialog {
        id: filmDialog

        theme: root.theme
        recorder: root.recorder
        onChosen: (part, seconds) => {
            const file = root.dialogs.askSaveFilm(root.document.file, root.document.name)
            if (file !== "")
                root.recorder.startFilm(file, part, seconds)
        }
    }
    FilmProgress {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: root.theme.wide
        anchors.bottomMargin: root.barsHeight + root.theme.wide
        theme: root.theme
        recorder: root.recorder
    }
    FailureDialog {
        id: failure

        objectName: "watchFailure"
        theme: root.theme
    }

    Connections {
        target: root.watch

        function onDraftBegun() {
            monitorDialog.open()
        }

        function onPlotExportRequested() {
            root.exportPlots()
        }
    }

    Connections {
        target: root.watch.simulation.timeline

        function onBranched(words: string) {
            root.told(words, root.theme.accent)
        }
    }

    Connections {
        target: root.recorder

        function onSaved(file: string) {
            root.told(qsTr("Saved as %1").arg(file), root.theme.good)
        }

        function onFailed(why: string) {
            failure.show(qsTr("It could not be saved"), [why])
        }
    }
}
