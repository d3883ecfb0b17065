import QtQuick
import Tiller.App

/** What gives the canvas its order: frames, comments, muting, places, wires through cards. */
ActionGroup {
    id: root

    required property CanvasController canvas
    required property bool atStart ///< the start page is open: what acts on a project rests
    required property bool canvasShown ///< what one would see on the canvas alone rests without it
    readonly property bool seen: canvasShown && !atStart
    property alias frame: frame
    property alias editText: editText
    property alias selectInside: selectInside
    property alias mute: mute
    property alias solo: solo
    property alias insert: insert
    property alias detach: detach
    property alias layOut: layOut

    title: qsTr("&Arrange")

    KeyAction {
        id: frame

        objectName: "actionFrame"
        text: qsTr("&Frame the selected cards")
        keys: "Ctrl+G"
        help: qsTr("A titled area around them, which carries them along")
        enabled: root.seen
        onTriggered: root.canvas.frameSelected()
    }

    KeyAction {
        objectName: "actionComment"
        text: qsTr("Add a &comment")
        keys: "Ctrl+Shift+C"
        enabled: root.seen
        onTriggered: root.canvas.addComment()
    }

    KeyAction {
        id: editText

        objectName: "actionEditText"
        text: qsTr("Edit &title, text or weight")
        keys: "F2"
        help: qsTr("Of the selected frame, comment or wire; of a card, its settings")
        enabled: root.seen
        onTriggered: root.canvas.editSelected()
    }

    KeyAction {
        id: selectInside

        objectName: "actionSelectInside"
        text: qsTr("&Select what is in the frame")
        keys: "Ctrl+Shift+G"
        enabled: root.seen
        onTriggered: root.canvas.annotations.selectInside()
    }

    KeyAction {
        id: mute

        objectName: "actionMute"
        startsSection: true
        text: qsTr("&Mute")
        keys: "M"
        help: qsTr("The selected cards: as if they were not there; their values stay. Agents stay, and coast")
        enabled: !root.atStart
        repeats: false
        onTriggered: root.canvas.toggleMuted()
    }

    KeyAction {
        id: solo

        objectName: "actionSolo"
        text: qsTr("S&olo")
        keys: "S"
        help: qsTr("Silences the other behaviors of the agents that the selected ones steer")
        enabled: !root.atStart
        repeats: false
        onTriggered: root.canvas.toggleSolo()
    }

    KeyAction {
        id: insert

        objectName: "actionInsert"
        startsSection: true
        text: qsTr("&Insert a node into the wire…")
        keys: "Ctrl+I"
        enabled: root.seen
        onTriggered: root.canvas.insertInWire()
    }

    KeyAction {
        id: detach

        objectName: "actionDetach"
        text: qsTr("&Detach from the wires")
        keys: "Ctrl+Shift+I"
        help: qsTr("Takes the selected cards out; the wires close behind them")
        enabled: !root.atStart
        onTriggered: root.canvas.detachSelected()
    }

    KeyAction {
        id: layOut

        objectName: "actionArrange"
        startsSection: true
        text: qsTr("&Lay out the cards")
        keys: "Ctrl+Shift+L"
        help: qsTr("Those selected, or all, from left to right")
        enabled: root.seen && !root.canvas.autoLayout.running
        onTriggered: root.canvas.autoLayout.arrange()
    }

    KeyAction {
        objectName: "actionFitSelected"
        text: qsTr("Fit what is s&elected")
        keys: "Ctrl+2"
        enabled: root.seen
        onTriggered: root.canvas.fitSelected()
    }
}
