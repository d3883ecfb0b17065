import QtQuick
import Tiller.App

/** What explains why an agent does what it does. */
ActionGroup {
    id: root

    required property SimulationController simulation
    required property AgentsItem world
    required property bool shown ///< the project can be seen

    title: qsTr("E&xplain")

    KeyAction {
        objectName: "actionPickNext"
        text: qsTr("Pick the &next agent")
        keys: "Ctrl+J"
        help: qsTr("Its numbers stand on the wires, on the cards, and in the formula of the selected node.")
        enabled: root.shown && root.simulation.agentCount > 0
        onTriggered: root.simulation.pickNext(1)
    }

    KeyAction {
        objectName: "actionPickPrevious"
        text: qsTr("Pick the &previous agent")
        keys: "Ctrl+Shift+J"
        enabled: root.shown && root.simulation.agentCount > 0
        onTriggered: root.simulation.pickNext(-1)
    }

    KeyAction {
        objectName: "actionUnpick"
        text: qsTr("&Unpick")
        help: qsTr("Lets the picked agent go; the wires are plain again.")
        enabled: root.shown && root.simulation.hasPicked
        onTriggered: root.simulation.unpick()
    }

    KeyAction {
        objectName: "actionShowSelected"
        startsSection: true
        text: qsTr("&Force of the selected node on every agent")
        keys: "Shift+J"
        help: qsTr("As pointing at its card does, for as long as this is on.")
        checkable: true
        checked: root.world && root.world.showSelected
        enabled: root.shown
        onTriggered: root.world.showSelected = !root.world.showSelected
    }
}
