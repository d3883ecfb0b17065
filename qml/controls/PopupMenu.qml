// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A menu of actions with their keys. */
Menu {
    id: root

    property bool startsSection: false ///< inside another menu, which draws a line above it

    function widest(): real {
        let width = 0
        for (let i = 0; i < count; ++i)
            width = Math.max(width, itemAt(i).implicitWidth)
        return width
    }

    padding: Theme.gap
    font.family: Theme.family
    font.pixelSize: Theme.body
    implicitWidth: Math.max(200, Math.min(420, widest() + 2 * padding))

    delegate: MenuEntry {}

    background: RaisedBox {}
}
