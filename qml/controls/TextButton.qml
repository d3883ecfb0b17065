import QtQuick
import QtQuick.Controls.Basic

/** A button with words. `primary` is the one that is meant; `danger` the one that loses something. */
Button {
    id: root

    required property Theme theme
    property bool primary: false
    property bool danger: false

    implicitHeight: theme.control
    leftPadding: theme.wide - 4
    rightPadding: theme.wide - 4
    font.family: theme.family
    font.pixelSize: theme.body
    font.weight: primary ? Font.DemiBold : Font.Normal
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Text {
        text: root.text
        color: root.primary ? root.theme.textOnAccent : root.danger ? root.theme.error : root.theme.text
        font: root.font
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }

    background: Rectangle {
        radius: root.theme.radius
        color: root.primary ? (root.down ? Qt.darker(root.theme.accent, 1.15)
                                : root.hovered ? Qt.tint(root.theme.accent, Qt.alpha(root.theme.text, 0.14)) : root.theme.accent)
                : root.down ? root.theme.pressed : root.hovered ? root.theme.hover : root.theme.raised
        border.width: root.visualFocus ? 2 : root.primary ? 0 : 1
        border.color: root.visualFocus ? (root.primary ? root.theme.text : root.theme.accent)
                                       : root.danger ? root.theme.error : root.theme.outline
    }
}
