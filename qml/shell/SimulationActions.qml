import QtQuick
import Tiller.App

/** Actions that run the simulation. */
ActionGroup {
    id: root

    required property WindowState window
    property alias play: play
    property alias step: step
    property alias reset: reset
    readonly property bool locked: Editor.simulation.locked
    readonly property string lockedHelp: qsTr("The lesson asks for a guess first. Then the world plays.")

    /** A focused control uses Space itself. */
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
        text: root.Editor.simulation.playing ? qsTr("&Pause") : qsTr("&Play")
        keys: "Space"
        repeats: false
        listens: root.spaceIsFree || current !== "Space"
        icon.name: root.Editor.simulation.playing ? "pause" : "play"
        help: root.locked ? root.lockedHelp
            : root.Editor.simulation.playing ? qsTr("Pause here. Edits still act.")
                                      : qsTr("Run the world. You can edit everything meanwhile.")
        enabled: !root.window.atStart && !root.locked
        onTriggered: root.Editor.simulation.togglePlay()
    }

    KeyAction {
        id: step

        objectName: "actionStep"
        words: qsTr("tick, frame, next")
        text: qsTr("&Step")
        keys: "."
        icon.name: "step"
        help: root.locked ? root.lockedHelp : qsTr("One tick: all agents decide from what they see now, then all move.")
        enabled: !root.window.atStart && !root.locked
        onTriggered: root.Editor.simulation.step()
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
        enabled: !root.window.atStart
        onTriggered: root.Editor.simulation.reset()
    }

    KeyAction {
        objectName: "actionFaster"
        words: qsTr("speed")
        startsSection: true
        text: qsTr("&Faster")
        keys: "]"
        enabled: !root.window.atStart
        onTriggered: root.Editor.simulation.faster()
    }

    KeyAction {
        objectName: "actionSlower"
        words: qsTr("speed")
        text: qsTr("S&lower")
        keys: "["
        enabled: !root.window.atStart
        onTriggered: root.Editor.simulation.slower()
    }
}
