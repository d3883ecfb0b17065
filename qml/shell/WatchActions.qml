import QtQuick
import Tiller.App

/** What one watches the world with: plots, following, pictures and films. */
ActionGroup {
    id: root

    required property Watch watch
    required property WatchFlow flow
    required property SimulationController simulation
    required property AgentsItem world
    required property bool atStart ///< the start page is open: what acts on a project rests
    property alias plot: plot
    property alias plots: plots
    property alias exportPlots: exportPlots
    property alias follow: follow
    property alias picture: picture
    property alias film: film

    title: qsTr("Watch")

    KeyAction {
        id: plot

        objectName: "actionPlot"
        text: qsTr("Add &plot…")
        keys: "Ctrl+P"
        help: qsTr("A number of an agent or of a group over time")
        enabled: !root.atStart
        onTriggered: root.watch.newPlot()
    }

    KeyAction {
        id: plots

        objectName: "actionPlots"
        text: qsTr("P&lots")
        keys: "Ctrl+Shift+P"
        help: qsTr("Shows the plots below the world")
        checkable: true
        checked: root.watch.plotsShown
        enabled: !root.atStart
        onTriggered: root.watch.plotsShown = !root.watch.plotsShown
    }

    KeyAction {
        id: exportPlots

        objectName: "actionExportPlots"
        text: qsTr("Save plots as a &table…")
        help: qsTr("Writes what the plots show as CSV")
        enabled: !root.atStart && root.watch.plots.count > 0
        onTriggered: root.flow.exportPlots()
    }

    KeyAction {
        id: follow

        objectName: "actionFollow"
        text: qsTr("&Follow the picked agent")
        keys: "Ctrl+Shift+A"
        help: qsTr("Keeps it in the middle; F in the viewport does too, Esc or a drag of the ground ends it")
        checkable: true
        checked: root.world.following
        enabled: !root.atStart && root.simulation.hasPicked
        onTriggered: root.world.following = !root.world.following
    }

    KeyAction {
        id: picture

        objectName: "actionPicture"
        text: qsTr("Save pict&ure…")
        help: qsTr("The viewport as it is now, as PNG")
        enabled: !root.atStart
        onTriggered: root.flow.savePicture()
    }

    KeyAction {
        id: film

        objectName: "actionFilm"
        text: qsTr("&Record film…")
        help: qsTr("The viewport as MP4 or GIF")
        enabled: !root.atStart
        onTriggered: root.flow.recordFilm()
    }
}
