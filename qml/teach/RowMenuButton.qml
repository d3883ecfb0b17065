// qmllint disable unqualified
// Qt 6.4 cannot bind components that are made later: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A button with a menu: edit, move and delete a row of a list. */
IconButton {
    id: root

    required property string title
    property PopupMenu menu: null ///< made when it is first wanted: there are many rows
    property bool triable: false ///< other values can be tried
    property bool comparable: false ///< it can run beside the world

    signal tried()
    signal searched() ///< for a better value
    signal compared()
    signal moved(int by)
    signal removed()
    signal chosen()

    function openMenu() {
        if (!menu)
            menu = menuOfRow.createObject(root)
        menu.popup(root, 0, root.height)
    }

    objectName: "more-" + title
    implicitWidth: Theme.control
    implicitHeight: Theme.control
    iconName: "more"
    iconColor: Theme.textMuted
    tip: qsTr("More for %1").arg(title)
    Accessible.role: Accessible.ButtonMenu
    onClicked: openMenu()

    Component {
        id: menuOfRow

        CommandMenu {
            entries: [{text: qsTr("Edit name and details"), run: () => root.chosen()},
                {text: qsTr("Try values…"), shown: () => root.triable, run: () => root.tried()},
                {text: qsTr("Find values…"), shown: () => root.triable, run: () => root.searched()},
                {text: qsTr("Start, and compare with now"), shown: () => root.comparable, run: () => root.compared()},
                {text: qsTr("Move up"), run: () => root.moved(-1)},
                {text: qsTr("Move down"), run: () => root.moved(1)},
                null,
                {text: qsTr("Delete"), run: () => root.removed()}]
        }
    }
}
