import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The results of a sweep: its chart, its progress, and the run that was chosen. */
ColumnLayout {
    id: root

    readonly property Sweeps sweeps: Editor.watch.sweeps
    readonly property Comparison comparison: Editor.teaching.comparison
    property int chosenRun: -1 ///< that runs beside the world; -1: none
    readonly property string sweep: sweeps.shown

    /** Runs the world of a run beside this one. */
    function openRun(run: int) {
        root.Editor.teaching.comparison.compareWithRun(root.sweeps.nameOf(run), root.sweeps.linesOf(run))
        root.chosenRun = run
    }

    function exportAs() {
        const file = root.Editor.dialogs.ask(FileDialogs.Chart, root.Editor.document.file, root.Editor.document.name)
        if (file === "")
            return
        const isPicture = /\.(svg|png)$/i.test(file)
        const problem = isPicture ? chart.exportPicture(file) : root.sweeps.exportTable(file, root.Editor.dialogs.tableForm())
        if (problem !== "")
            root.Editor.document.refuse(problem)
    }

    spacing: 2
    onSweepChanged: chosenRun = -1

    Connections {
        target: root.comparison

        function onActiveChanged() {
            if (!root.comparison.active)
                root.chosenRun = -1
        }
    }

    RowLayout {
        Layout.fillWidth: true
        Layout.leftMargin: root.Theme.space + 4
        Layout.rightMargin: root.Theme.space
        Layout.minimumHeight: use.implicitHeight // the chart stays where it is
        spacing: root.Theme.space

        Caption {
            objectName: "sweepState"
            Layout.fillWidth: true
            text: chart.reading !== "" ? chart.reading : root.sweeps.measure + " · " + root.sweeps.state
            elide: Text.ElideRight
            color: chart.reading === "" && (root.sweeps.stale || root.sweeps.problem !== "") ? root.Theme.warning : root.Theme.textMuted
        }
        ShareBar {
            visible: root.sweeps.running
            Layout.preferredWidth: 64
            share: root.sweeps.share
        }
        TextButton {
            id: use

            objectName: "useValues"
            visible: root.chosenRun >= 0
            text: qsTr("Use these values")
            onClicked: {
                const run = root.chosenRun
                root.comparison.stop()
                root.sweeps.useValues(run)
            }
        }
    }
    SweepItem {
        id: chart

        objectName: "sweepChart"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: root.Theme.space + 4
        Layout.rightMargin: root.Theme.space
        Layout.bottomMargin: root.Theme.gap
        activeFocusOnTab: true
        opacity: root.sweeps.stale ? 0.5 : 1
        sweeps: root.sweeps
        chosenRun: root.chosenRun
        Accessible.role: Accessible.Chart
        Accessible.name: root.sweeps.title
        Accessible.description: chart.reading !== "" ? chart.reading : root.sweeps.state
        Accessible.focusable: true
        onChosen: run => root.openRun(run)
    }
}
