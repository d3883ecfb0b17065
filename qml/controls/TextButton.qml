import QtQuick
import Tiller.App

/** A button with a text. `primary` marks the expected answer, `danger` an answer that loses something. */
Pressable {
    id: root

    property bool primary: false
    property bool danger: false

    implicitHeight: Theme.control
    leftPadding: Theme.wide - 4
    rightPadding: Theme.wide - 4
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: primary ? Font.DemiBold : Font.Normal
    opacity: enabled ? 1 : 0.5
    ground: primary ? (down ? Qt.darker(Theme.accent, 1.15)
                       : hovered ? Qt.tint(Theme.accent, Qt.alpha(Theme.text, 0.14)) : Theme.accent)
            : down ? Theme.pressed : hovered ? Theme.hover : Theme.raised
    edge: primary ? "transparent" : danger ? Theme.error : Theme.outline
    focusColor: primary ? Theme.text : Theme.accent

    contentItem: PlainText {
        text: root.text
        color: root.primary ? root.Theme.textOnAccent : root.danger ? root.Theme.error : root.Theme.text
        font: root.font
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
}
