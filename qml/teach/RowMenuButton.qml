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

        PopupMenu {
            Action {
                text: qsTr("Edit name and details")
                onTriggered: root.chosen()
            }

            MenuEntry {
                text: qsTr("Try values…")
                visible: root.triable
                height: visible ? implicitHeight : 0
                onTriggered: root.tried()
            }

            MenuEntry {
                text: qsTr("Find values…")
                visible: root.triable
                height: visible ? implicitHeight : 0
                onTriggered: root.searched()
            }

            MenuEntry {
                text: qsTr("Start, and compare with now")
                visible: root.comparable
                height: visible ? implicitHeight : 0
                onTriggered: root.compared()
            }

            Action {
                text: qsTr("Move up")
                onTriggered: root.moved(-1)
            }

            Action {
                text: qsTr("Move down")
                onTriggered: root.moved(1)
            }

            MenuLine {}

            Action {
                text: qsTr("Delete")
                onTriggered: root.removed()
            }
        }
    }
}
