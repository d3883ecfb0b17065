import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Shows the keys of an action. After a click it records the next keys. Keys of another action must be
    pressed twice; Tab leaves the recorder. */
AbstractButton {
    id: root

    required property string name ///< of the action
    required property string keys
    required property var nameOf   ///< (key, modifiers): the keys, such as "Ctrl+K"
    required property var textOf   ///< (keys): as a keyboard names them
    required property var holderOf ///< (keys): the action that has them, or ""
    required property var canHave  ///< (keys): whether an action can have them
    property bool recording: false
    property string pendingKeys: ""
    property string conflict: ""
    property string refused: "" ///< keys that no action can have

    signal recorded(string keys)

    function toggleRecording() {
        recording = !recording
        forceActiveFocus(Qt.OtherFocusReason)
    }

    function stop() {
        recording = false
        pendingKeys = ""
        conflict = ""
        refused = ""
    }

    function tryKeys(pressed: string) {
        refused = ""
        if (!canHave(pressed)) { // qmllint disable
            pendingKeys = ""
            conflict = ""
            refused = pressed
            return
        }
        const holder = pressed === pendingKeys ? "" : holderOf(pressed) // qmllint disable
        if (holder === "") {
            stop()
            recorded(pressed)
        } else {
            pendingKeys = pressed
            conflict = holder
        }
    }

    function press(event: var) {
        const plain = (event.modifiers & ~Qt.KeypadModifier) === 0
        const leaves = event.key === Qt.Key_Backtab || (event.key === Qt.Key_Tab && plain)
        event.accepted = !leaves
        if (leaves || (event.key === Qt.Key_Escape && plain))
            stop()
        else if (event.key === Qt.Key_Backspace && plain)
            tryKeys("")
        else if (pendingKeys !== "" && plain && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            tryKeys(pendingKeys)
        else if (nameOf(event.key, event.modifiers) !== "")
            tryKeys(nameOf(event.key, event.modifiers))
    }

    implicitHeight: Theme.control
    hoverEnabled: true
    text: recording ? (pendingKeys === "" ? qsTr("Press keys…") : textOf(pendingKeys)) : keys === "" ? qsTr("None") : textOf(keys)
    Accessible.name: qsTr("Keys of %1: %2").arg(name).arg(keys === "" ? qsTr("none") : textOf(keys))
    Accessible.description: recording ? qsTr("Press the new keys") : qsTr("Press to change them")
    onClicked: toggleRecording()
    onActiveFocusChanged: {
        if (!activeFocus)
            stop()
    }
    Keys.onShortcutOverride: event => event.accepted = root.recording
    Keys.onPressed: event => {
        if (root.recording)
            root.press(event)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.toggleRecording()
        else
            event.accepted = false
    }

    contentItem: PlainText {
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        color: root.recording ? root.Theme.accent : root.keys === "" ? root.Theme.textMuted : root.Theme.text
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.recording ? root.Theme.field : root.hovered ? root.Theme.hover : "transparent"
        border.width: root.recording || root.visualFocus ? 2 : 1
        border.color: root.recording || root.visualFocus ? root.Theme.accent : root.Theme.outline
    }
}
