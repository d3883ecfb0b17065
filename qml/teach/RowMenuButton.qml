import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A button with a menu: edit, move and delete a row of a list. */
IconButton {
    id: root

    required property string title

    signal moved(int by)
    signal removed()
    signal chosen()

    objectName: "more-" + title
    implicitWidth: Theme.control
    implicitHeight: Theme.control
    iconName: "more"
    iconColor: Theme.textMuted
    tip: qsTr("More for %1").arg(title)
    Accessible.role: Accessible.ButtonMenu
    onClicked: menu.popup(root, 0, root.height)

    PopupMenu {
        id: menu

        Action {
            text: qsTr("Edit name and details")
            onTriggered: root.chosen()
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
