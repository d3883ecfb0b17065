import QtQuick
import Tiller.App

/** Actions that explain why an agent moves as it does. */
ActionGroup {
    id: root

    required property WindowState window
    property alias whatIf: whatIf
    readonly property GhostHold ghost: GhostHold {
        document: root.Editor.document
        simulation: root.Editor.simulation
    }

    title: qsTr("E&xplain")

    KeyAction {
        objectName: "actionPickNext"
        text: qsTr("Select the &next agent")
        keys: "Ctrl+J"
        help: qsTr("Shows its numbers on the wires, on the cards, and in the formula of the selected node.")
        enabled: !root.window.atStart && root.Editor.simulation.agentCount > 0
        onTriggered: root.Editor.simulation.pickNext(1)
    }

    KeyAction {
        objectName: "actionPickPrevious"
        text: qsTr("Select the &previous agent")
        keys: "Ctrl+Shift+J"
        enabled: !root.window.atStart && root.Editor.simulation.agentCount > 0
        onTriggered: root.Editor.simulation.pickNext(-1)
    }

    KeyAction {
        objectName: "actionUnpick"
        text: qsTr("&Deselect the agent")
        help: qsTr("The wires show no numbers then.")
        enabled: !root.window.atStart && root.Editor.simulation.hasPicked
        onTriggered: root.Editor.simulation.unpick()
    }

    KeyAction {
        id: whatIf

        objectName: "actionWhatIf"
        startsSection: true
        text: qsTr("&What if it were not there?")
        keys: "H"
        repeats: false
        icon.name: "ghost"
        help: qsTr("Hold: ghosts show the next two seconds without the selected nodes. Tap: until the next tap.")
        enabled: !root.window.atStart && root.ghost.available
        onTriggered: root.ghost.keyPressed(whatIf.current)
    }
}
