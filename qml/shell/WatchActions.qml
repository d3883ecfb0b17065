import QtQuick
import Tiller.App

/** Actions to watch the world: plots, following, pictures and films. */
ActionGroup {
    id: root

    required property WatchFlow flow
    required property AgentsItem world
    required property WindowState window
    property alias plot: plot
    property alias plots: plots
    property alias follow: follow
    property alias picture: picture
    property alias film: film

    title: qsTr("Watch")

    KeyAction {
        id: plot

        objectName: "actionPlot"
        text: qsTr("Add &plot…")
        keys: "Ctrl+P"
        help: qsTr("Plots a number of an agent or a group over time")
        enabled: !root.window.atStart
        onTriggered: root.Editor.watch.newPlot()
    }

    KeyAction {
        id: plots

        objectName: "actionPlots"
        text: qsTr("P&lots")
        keys: "Ctrl+Shift+P"
        help: qsTr("Shows the plots below the world")
        checkable: true
        checked: root.Editor.watch.plotsShown
        enabled: !root.window.atStart
        onTriggered: root.Editor.watch.plotsShown = !root.Editor.watch.plotsShown
    }

    KeyAction {
        objectName: "actionExportPlots"
        text: qsTr("Save plots as a &table…")
        help: qsTr("Writes what the plots show as CSV")
        enabled: !root.window.atStart && root.Editor.watch.plots.count > 0
        onTriggered: root.flow.exportPlots()
    }

    KeyAction {
        objectName: "actionTryValues"
        text: qsTr("Try &values…")
        words: qsTr("sweep, experiment, parameter study")
        help: qsTr("Runs the project with other values of a setting, a weight or a parameter, and plots what they change")
        enabled: root.window.editing
        onTriggered: root.Editor.watch.sweeps.trySelected()
    }

    KeyAction {
        objectName: "actionFindValues"
        text: qsTr("Fin&d values…")
        words: qsTr("optimize, search, fit, tune")
        help: qsTr("Looks for settings, weights and parameters that bring a number where you want it")
        enabled: root.window.editing
        onTriggered: root.Editor.watch.finder.find(root.Editor.watch.sweeps.selectedPath())
    }

    KeyAction {
        objectName: "actionSweeps"
        text: qsTr("&Sweeps")
        help: qsTr("Shows the values that were tried, and their results")
        checkable: true
        checked: root.Editor.watch.plotsShown && root.Editor.watch.sweepsShown
        enabled: !root.window.atStart && root.Editor.watch.sweeps.all.length > 0
        onTriggered: {
            const show = !(root.Editor.watch.plotsShown && root.Editor.watch.sweepsShown)
            root.Editor.watch.sweepsShown = show
            root.Editor.watch.plotsShown = show
        }
    }

    KeyAction {
        id: follow

        objectName: "actionFollow"
        text: qsTr("&Follow the picked agent")
        keys: "Ctrl+Shift+A"
        help: qsTr("Keeps it in the middle, as F in the viewport does; Esc or panning stops")
        checkable: true
        checked: root.world.camera.following
        enabled: !root.window.atStart && root.Editor.simulation.hasPicked
        onTriggered: root.world.camera.following = !root.world.camera.following
    }

    KeyAction {
        id: picture

        objectName: "actionPicture"
        text: qsTr("Save pict&ure…")
        help: qsTr("Saves the viewport as PNG")
        enabled: !root.window.atStart
        onTriggered: root.flow.savePicture()
    }

    KeyAction {
        id: film

        objectName: "actionFilm"
        text: qsTr("&Record film…")
        help: qsTr("Records the viewport as MP4 or GIF")
        enabled: !root.window.atStart
        onTriggered: root.flow.recordFilm()
    }
}
