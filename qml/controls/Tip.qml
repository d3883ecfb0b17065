import QtQuick
import QtQuick.Controls.Basic

/** A tooltip that teaches: what the thing does, and the key for it. Shows while its parent is hovered. */
ToolTip {
    id: root

    required property Theme theme
    property string keys

    delay: 500
    timeout: 12000
    padding: theme.space
    width: Math.min(implicitWidth, 300)
    font.family: theme.family
    font.pixelSize: theme.caption

    contentItem: Text {
        text: root.keys === "" ? root.text : root.text + "  (" + root.keys + ")"
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: root.theme.text
        font: root.font
    }

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }
}
