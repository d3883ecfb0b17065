import QtQuick
import Tiller.App

/** What goes back in time, and asks what would be. */
ActionGroup {
    id: root

    required property SimulationController simulation
    required property Document document
    required property bool shown ///< the transport can be seen
    property alias stepBack: stepBack
    property alias toStart: toStart
    property alias toNow: toNow
    property alias toEarlierMark: toEarlierMark
    property alias toLaterMark: toLaterMark
    property alias dismiss: dismiss
    property alias whatIf: whatIf

    readonly property Timeline timeline: simulation.timeline
    readonly property GhostHold ghost: GhostHold {
        document: root.document
        simulation: root.simulation
    }

    title: qsTr("&Timeline")

    KeyAction {
        id: stepBack

        objectName: "actionStepBack"
        text: qsTr("Step &back")
        keys: ","
        icon.name: "stepBack"
        help: qsTr("To the tick before this one, as it was. Step goes on to the next.")
        enabled: root.shown && root.timeline.canStepBack
        onTriggered: root.timeline.stepBack()
    }

    KeyAction {
        id: toStart

        objectName: "actionToStart"
        text: qsTr("Back to the &start of the timeline")
        keys: "Alt+Home"
        icon.name: "toStart"
        help: qsTr("As far back as it reaches. Nothing is lost: the end stays.")
        enabled: root.shown && root.timeline.canStepBack
        onTriggered: root.timeline.goToStart()
    }

    KeyAction {
        id: toNow

        objectName: "actionToNow"
        text: qsTr("To &now")
        keys: "Alt+End"
        icon.name: "toEnd"
        help: qsTr("To the last tick that has been, where the run goes on.")
        enabled: root.shown && root.timeline.inPast
        onTriggered: root.timeline.goToEnd()
    }

    KeyAction {
        id: toEarlierMark

        objectName: "actionEarlierMark"
        text: qsTr("To the edit &before")
        keys: "Alt+PgUp"
        help: qsTr("Where the project was edited, or an agent dragged.")
        enabled: root.shown && root.timeline.canStepBack
        onTriggered: root.timeline.goToMark(-1)
    }

    KeyAction {
        id: toLaterMark

        objectName: "actionLaterMark"
        text: qsTr("To the edit &after")
        keys: "Alt+PgDown"
        enabled: root.shown && root.timeline.inPast
        onTriggered: root.timeline.goToMark(1)
    }

    KeyAction {
        id: dismiss

        objectName: "actionDismissFuture"
        text: qsTr("&Forget the future that was")
        icon.name: "close"
        help: qsTr("Its faded agents are not drawn any more.")
        enabled: root.shown && root.timeline.hasFuture
        onTriggered: root.timeline.dismissFuture()
    }

    KeyAction {
        id: whatIf

        objectName: "actionWhatIf"
        text: qsTr("&What if it were not there?")
        keys: "H"
        repeats: false
        icon.name: "ghost"
        help: qsTr("Hold: ghosts run two seconds on without the selected nodes. Tap: until the next tap.")
        enabled: root.shown && root.ghost.available
        onTriggered: root.ghost.keyPressed(whatIf.current)
    }
}
