import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** The list of the project's sweeps, and the buttons for the shown one. */
RowLayout {
    id: root

    readonly property Sweeps sweeps: Editor.watch.sweeps

    signal exportRequested()

    spacing: 2

    ChoiceBox {
        objectName: "sweepList"
        Layout.fillWidth: true
        Layout.minimumWidth: 64
        Layout.maximumWidth: 400 * root.Theme.scale
        choices: root.sweeps.all
        shown: root.sweeps.shown
        Accessible.name: qsTr("Sweep")
        onEdited: id => root.sweeps.shown = id
    }
    BarButton {
        objectName: "runSweep"
        enabled: root.sweeps.running || (root.sweeps.problem === "" && (!root.sweeps.complete || root.sweeps.stale))
        text: !root.sweeps.running ? qsTr("Run the sweep") : root.sweeps.paused ? qsTr("Continue") : qsTr("Pause the sweep")
        glyph: root.sweeps.running && !root.sweeps.paused ? "pause" : "play"
        tip: !root.sweeps.running ? qsTr("Run what has no result yet.") : text
        onClicked: {
            if (root.sweeps.running)
                root.sweeps.setPaused(!root.sweeps.paused)
            else
                root.sweeps.run()
        }
    }
    BarButton {
        objectName: "cancelSweep"
        visible: root.sweeps.running
        text: qsTr("Stop the sweep")
        glyph: "stop"
        tip: qsTr("Stop. The results so far are kept.")
        onClicked: root.sweeps.cancel()
    }
    BarButton {
        objectName: "extendSweep"
        visible: !root.sweeps.running
        enabled: root.sweeps.problem === ""
        text: qsTr("Five more seeds")
        glyph: "dice"
        tip: qsTr("Run five more seeds of each combination.")
        onClicked: root.sweeps.extend()
    }
    BarButton {
        id: more

        objectName: "moreSweep"
        text: qsTr("More for the sweep")
        glyph: "more"
        tip: text
        Accessible.role: Accessible.ButtonMenu
        onClicked: menu.popup(more, 0, more.height)

        CommandMenu {
            id: menu

            entries: [{text: qsTr("Edit the sweep…"), run: () => root.sweeps.edit()},
                {text: qsTr("Save the chart or table…"), enabled: () => root.sweeps.hasResults,
                    run: () => root.exportRequested()},
                {text: qsTr("Delete the sweep"), run: () => root.sweeps.remove()}]
        }
    }
}
