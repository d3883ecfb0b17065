import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/** A dialog in the middle of the window: a question, and buttons. */
Popup {
    id: root

    required property Theme theme
    property string title
    property string text
    default property alias buttons: buttonRow.data
    property alias body: bodyHolder.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    width: 460
    contentHeight: column.implicitHeight
    padding: theme.wide + 4
    closePolicy: Popup.CloseOnEscape

    T.Overlay.modal: Rectangle {
        color: "#80000000"
    }

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius + 2
    }

    Column {
        id: column

        width: parent.width
        spacing: root.theme.wide - 4

        Text {
            width: parent.width
            text: root.title
            wrapMode: Text.Wrap
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            lineHeight: 1.3
        }

        Item {
            id: bodyHolder

            width: parent.width
            height: childrenRect.height
            visible: children.length > 0
        }

        Row {
            id: buttonRow

            anchors.right: parent.right
            spacing: root.theme.space
        }
    }
}
