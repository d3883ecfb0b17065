import QtQuick
import QtQuick.Controls.Basic

/** What a control does, and the key that does the same. */
ToolTip {
    id: root

    required property Theme theme
    property string keys: ""

    delay: 500
    padding: root.theme.space
    contentItem: Text {
        text: root.keys === "" ? root.text : root.text + "  (" + root.keys + ")"
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        wrapMode: Text.Wrap
        width: Math.min(implicitWidth, 280)
    }
    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }
}
