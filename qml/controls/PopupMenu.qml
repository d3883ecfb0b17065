// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import QtQuick.Controls.Basic

/** A menu of actions with their keys. */
Menu {
    id: root

    required property Theme theme

    function widest(): real {
        let width = 0
        for (let i = 0; i < count; ++i)
            width = Math.max(width, itemAt(i).implicitWidth)
        return width
    }

    padding: theme.gap
    font.family: theme.family
    font.pixelSize: theme.body
    implicitWidth: Math.max(200, Math.min(420, widest() + 2 * padding))

    delegate: MenuEntry {
        theme: root.theme
    }

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius
    }
}
