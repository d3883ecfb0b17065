import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A field over a frame's title or a comment, to type in its place. Enter ends a title, Ctrl+Enter or Esc a comment;
    so does a click elsewhere. Esc leaves a title as it was. The project has a comment while it is typed, a few
    seconds behind. */
Popup {
    id: root

    required property Theme theme
    required property Document document
    property string item
    property bool isTitle
    property string kept ///< what the project has
    property bool given: true
    property int gesture

    signal entered(string item, string text, int gesture)

    function openFor(which: string, place: rect, text: string, title: bool) {
        item = which
        isTitle = title
        given = false
        x = Math.max(4, Math.min(place.x, parent.width - 124))
        y = Math.max(4, Math.min(place.y, parent.height - 40))
        width = Math.max(120, Math.min(place.width, parent.width - x - 4))
        height = isTitle ? theme.row : Math.max(64, Math.min(place.height, parent.height - y - 4))
        field.text = text
        kept = text
        gesture = document.beginGesture()
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function keep() {
        if (field.text === kept)
            return
        kept = field.text
        entered(item, kept, gesture)
    }

    function give() {
        if (given)
            return
        given = true
        keep()
        close()
    }

    objectName: "boxTextEditor"
    padding: 0
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.give()

    Timer {
        interval: 2000
        repeat: true
        running: root.opened && !root.isTitle && field.text !== root.kept
        onTriggered: root.keep()
    }

    ScrollView {
        anchors.fill: parent

        TextArea {
            id: field

            readonly property bool typed: !root.given
            readonly property bool ownsUndo: true

            function commit() {
                root.keep()
            }

            objectName: "boxText"
            padding: 8
            topPadding: root.isTitle ? 6 : 8
            wrapMode: root.isTitle ? TextEdit.NoWrap : TextEdit.Wrap
            textFormat: TextEdit.PlainText
            font.family: root.theme.family
            font.pixelSize: root.isTitle ? root.theme.title : root.theme.body
            font.weight: root.isTitle ? Font.DemiBold : Font.Normal
            color: root.theme.text
            placeholderText: root.isTitle ? qsTr("Title") : qsTr("What is to be known here?")
            placeholderTextColor: root.theme.textMuted
            selectionColor: root.theme.accent
            selectedTextColor: root.theme.textOnAccent
            selectByMouse: true
            Accessible.name: root.isTitle ? qsTr("Title of the frame") : qsTr("Text of the comment")
            Keys.onPressed: event => {
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
                const escape = event.key === Qt.Key_Escape
                if ((enter && (root.isTitle || (event.modifiers & Qt.ControlModifier))) || (escape && !root.isTitle))
                    root.give()
                else if (escape) {
                    root.given = true
                    root.close()
                } else
                    return
                event.accepted = true
            }

            background: Rectangle {
                radius: root.theme.radius
                color: root.theme.field
                border.width: 2
                border.color: root.theme.accent
            }
        }
    }
}
