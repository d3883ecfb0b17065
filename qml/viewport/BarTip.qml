import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A tooltip: the purpose of a control, and its keys. */
ToolTip {
    id: root

    property string keys: ""

    delay: 500
    padding: root.Theme.space
    contentItem: Caption {
        text: root.keys === "" ? root.text : root.text + "  (" + root.keys + ")"
        color: root.Theme.text
        wrapMode: Text.Wrap
        width: Math.min(implicitWidth, 280)
    }
    background: Rectangle {
        color: root.Theme.raised
        border.color: root.Theme.line
        radius: root.Theme.radius
    }
}
