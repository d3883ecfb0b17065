import QtQuick
import Tiller.App

/** What runs the world. */
ActionGroup {
    id: root

    required property SimulationController simulation
    required property bool shown ///< the transport can be seen
    property alias play: play
    property alias step: step
    property alias reset: reset
    property alias faster: faster
    property alias slower: slower

    /** A control that has the keyboard keeps Space for itself. */
    readonly property bool spaceIsFree: {
        const focused = Window.window ? Window.window.activeFocusItem : null
        return !focused || focused.visualFocus !== true
    }

    title: qsTr("&Simulation")

    KeyAction {
        id: play

        objectName: "actionPlay"
        name: qsTr("Play or pause")
        words: qsTr("play, pause, run, start, stop")
        text: root.simulation.playing ? qsTr("&Pause") : qsTr("&Play")
        keys: "Space"
        repeats: false
        listens: root.spaceIsFree || current !== "Space"
        icon.name: root.simulation.playing ? "pause" : "play"
        help: root.simulation.playing ? qsTr("Stop here. Edits still act.")
                                      : qsTr("Let the world run. Everything can be edited meanwhile.")
        enabled: root.shown
        onTriggered: root.simulation.togglePlay()
    }

    KeyAction {
        id: step

        objectName: "actionStep"
        words: qsTr("tick, frame, next")
        text: qsTr("&Step")
        keys: "."
        icon.name: "step"
        help: qsTr("One tick: all agents decide from what they see now, then all move.")
        enabled: root.shown
        onTriggered: root.simulation.step()
    }

    KeyAction {
        id: reset

        objectName: "actionReset"
        words: qsTr("restart, rewind, again")
        text: qsTr("&Reset")
        keys: "Ctrl+R"
        repeats: false
        icon.name: "reset"
        help: qsTr("Back to the start with the project as it is now, at normal speed. Contacts count from 0.")
        enabled: root.shown
        onTriggered: root.simulation.reset()
    }

    KeyAction {
        id: faster

        objectName: "actionFaster"
        words: qsTr("speed")
        startsSection: true
        text: qsTr("&Faster")
        keys: "]"
        enabled: root.shown
        onTriggered: root.simulation.faster()
    }

    KeyAction {
        id: slower

        objectName: "actionSlower"
        words: qsTr("speed")
        text: qsTr("S&lower")
        keys: "["
        enabled: root.shown
        onTriggered: root.simulation.slower()
    }
}
