import QtQuick
import Tiller.App

/** Actions that go back in time or show a different future. */
ActionGroup {
    id: root

    required property WindowState window
    property alias stepBack: stepBack
    property alias toStart: toStart
    property alias toNow: toNow
    required property KeyAction whatIf ///< of the menu Explain

    readonly property Timeline timeline: Editor.simulation.timeline
    required property GhostHold ghost

    title: qsTr("&Timeline")

    KeyAction {
        id: stepBack

        objectName: "actionStepBack"
        text: qsTr("Step &back")
        keys: ","
        icon.name: "stepBack"
        help: qsTr("Goes to the previous tick. Step goes to the next.")
        enabled: !root.window.atStart && root.timeline.canStepBack
        onTriggered: root.timeline.stepBack()
    }

    KeyAction {
        id: toStart

        objectName: "actionToStart"
        text: qsTr("Back to the &start of the timeline")
        keys: "Alt+Home"
        icon.name: "toStart"
        help: qsTr("Goes back as far as possible. Nothing is lost: the end stays.")
        enabled: !root.window.atStart && root.timeline.canStepBack
        onTriggered: root.timeline.goToStart()
    }

    KeyAction {
        id: toNow

        objectName: "actionToNow"
        text: qsTr("To &now")
        keys: "Alt+End"
        icon.name: "toEnd"
        help: qsTr("Goes to the last tick, where the run continues.")
        enabled: !root.window.atStart && root.timeline.inPast
        onTriggered: root.timeline.goToEnd()
    }

    KeyAction {
        objectName: "actionEarlierMark"
        text: qsTr("&Previous edit")
        keys: "Alt+PgUp"
        help: qsTr("Goes to the previous tick with an edit or a dragged agent.")
        enabled: !root.window.atStart && root.timeline.canStepBack
        onTriggered: root.timeline.goToMark(-1)
    }

    KeyAction {
        objectName: "actionLaterMark"
        text: qsTr("N&ext edit")
        keys: "Alt+PgDown"
        enabled: !root.window.atStart && root.timeline.inPast
        onTriggered: root.timeline.goToMark(1)
    }

    KeyAction {
        objectName: "actionDismissFuture"
        text: qsTr("&Discard the old run")
        icon.name: "close"
        help: qsTr("Its faded agents disappear.")
        enabled: !root.window.atStart && root.timeline.hasFuture
        onTriggered: root.timeline.dismissFuture()
    }
}
