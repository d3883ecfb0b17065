import QtQuick
import Tiller.App

/** Actions that explain why an agent moves as it does. */
ActionGroup {
    id: root

    required property WindowState window

    title: qsTr("E&xplain")

    KeyAction {
        objectName: "actionPickNext"
        text: qsTr("Pick the &next agent")
        keys: "Ctrl+J"
        help: qsTr("Shows its numbers on the wires, on the cards, and in the formula of the selected node.")
        enabled: !root.window.atStart && root.Editor.simulation.agentCount > 0
        onTriggered: root.Editor.simulation.pickNext(1)
    }

    KeyAction {
        objectName: "actionPickPrevious"
        text: qsTr("Pick the &previous agent")
        keys: "Ctrl+Shift+J"
        enabled: !root.window.atStart && root.Editor.simulation.agentCount > 0
        onTriggered: root.Editor.simulation.pickNext(-1)
    }

    KeyAction {
        objectName: "actionUnpick"
        text: qsTr("&Unpick")
        help: qsTr("Picks no agent; the wires show no numbers.")
        enabled: !root.window.atStart && root.Editor.simulation.hasPicked
        onTriggered: root.Editor.simulation.unpick()
    }
}
