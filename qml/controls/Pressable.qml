import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The base of buttons: Enter presses it, and a frame shows that it has the keyboard. */
AbstractButton {
    id: root

    property color ground: hovered ? Theme.hover : "transparent"
    property color edge: "transparent" ///< of the frame without the keyboard
    property color focusColor: Theme.accent
    property real radius: Theme.radius

    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: root.radius
        color: root.ground
        border.width: root.visualFocus ? 2 : root.edge.a > 0 ? 1 : 0
        border.color: root.visualFocus ? root.focusColor : root.edge
    }
}
