import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A button with a text. `primary` marks the expected answer, `danger` an answer that loses something. */
Button {
    id: root

    property bool primary: false
    property bool danger: false

    implicitHeight: Theme.control
    leftPadding: Theme.wide - 4
    rightPadding: Theme.wide - 4
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: primary ? Font.DemiBold : Font.Normal
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: PlainText {
        text: root.text
        color: root.primary ? root.Theme.textOnAccent : root.danger ? root.Theme.error : root.Theme.text
        font: root.font
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: root.Theme.radius
        color: root.primary ? (root.down ? Qt.darker(root.Theme.accent, 1.15)
                                : root.hovered ? Qt.tint(root.Theme.accent, Qt.alpha(root.Theme.text, 0.14)) : root.Theme.accent)
                : root.down ? root.Theme.pressed : root.hovered ? root.Theme.hover : root.Theme.raised
        border.width: root.visualFocus ? 2 : root.primary ? 0 : 1
        border.color: root.visualFocus ? (root.primary ? root.Theme.text : root.Theme.accent)
                                       : root.danger ? root.Theme.error : root.Theme.outline
    }
}
