import QtQuick
import QtQuick.Controls.Basic

/** A field over a frame's title or a comment, to type in its place. Enter ends a title, Ctrl+Enter a comment; so does
    a click elsewhere. Esc leaves it as it was. */
Popup {
    id: root

    required property Theme theme
    property string item
    property bool isTitle
    property bool given: true

    signal entered(string item, string text)

    function openFor(which: string, place: rect, text: string, title: bool) {
        item = which
        isTitle = title
        given = false
        x = Math.max(4, Math.min(place.x, parent.width - 124))
        y = Math.max(4, Math.min(place.y, parent.height - 40))
        width = Math.max(120, Math.min(place.width, parent.width - x - 4))
        height = isTitle ? theme.row : Math.max(64, Math.min(place.height, parent.height - y - 4))
        field.text = text
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function give() {
        if (given)
            return
        given = true
        entered(item, field.text)
        close()
    }

    objectName: "boxTextEditor"
    padding: 0
    closePolicy: Popup.CloseOnPressOutside
    background: null
    onClosed: root.give()

    ScrollView {
        anchors.fill: parent

        TextArea {
            id: field

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
                if (enter && (root.isTitle || (event.modifiers & Qt.ControlModifier)))
                    root.give()
                else if (event.key === Qt.Key_Escape) {
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
