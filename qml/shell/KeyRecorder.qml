import QtQuick
import QtQuick.Controls.Basic

/** Shows keys; once clicked it takes the next ones that are pressed. Keys that something else has
    must be pressed twice; Tab leaves it. */
AbstractButton {
    id: root

    required property Theme theme
    required property string name ///< of the action
    required property string keys
    required property var nameOf   ///< of a key and modifiers, the keys in words
    required property var holderOf ///< of keys, what has them; "" for nothing
    required property var mayHave  ///< whether the action may have these keys
    property bool recording: false
    property string wanted: ""
    property string conflict: ""
    property string refused: "" ///< keys that no action may have

    signal recorded(string keys)

    function stop() {
        recording = false
        wanted = ""
        conflict = ""
        refused = ""
    }

    function take(pressed: string) {
        refused = ""
        if (!mayHave(pressed)) { // qmllint disable
            wanted = ""
            conflict = ""
            refused = pressed
            return
        }
        const holder = pressed === wanted ? "" : holderOf(pressed) // qmllint disable
        if (holder === "") {
            stop()
            recorded(pressed)
        } else {
            wanted = pressed
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
            take("")
        else if (wanted !== "" && plain && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            take(wanted)
        else if (nameOf(event.key, event.modifiers) !== "")
            take(nameOf(event.key, event.modifiers))
    }

    implicitHeight: theme.control
    hoverEnabled: true
    text: recording ? (wanted === "" ? qsTr("Press keys…") : wanted) : keys === "" ? qsTr("None") : keys
    Accessible.name: qsTr("Keys of %1: %2").arg(name).arg(keys === "" ? qsTr("none") : keys)
    Accessible.description: recording ? qsTr("Press the new keys") : qsTr("Press to change them")
    onClicked: {
        recording = !recording
        forceActiveFocus(Qt.OtherFocusReason)
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            stop()
    }
    Keys.onShortcutOverride: event => event.accepted = root.recording
    Keys.onPressed: event => {
        if (root.recording)
            root.press(event)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            root.click()
        else
            event.accepted = false
    }

    contentItem: Text {
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        color: root.recording ? root.theme.accent : root.keys === "" ? root.theme.textMuted : root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }

    background: Rectangle {
        radius: root.theme.radius - 2
        color: root.recording ? root.theme.field : root.hovered ? root.theme.hover : "transparent"
        border.width: root.recording || root.visualFocus ? 2 : 1
        border.color: root.recording || root.visualFocus ? root.theme.accent : root.theme.outline
    }
}
