// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic

/** A menu of actions with their keys. */
Menu {
    id: root

    required property Theme theme

    padding: theme.gap
    font.family: theme.family
    font.pixelSize: theme.body
    implicitWidth: 260

    delegate: MenuEntry {
        theme: root.theme
    }

    background: Rectangle {
        implicitWidth: 260
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }
}
