import QtQuick
import QtQuick.Controls.Basic

/** A button with a menu: edit, move and delete a row of a list. */
IconButton {
    id: root

    required property string about

    signal moved(int by)
    signal removed()
    signal chosen()

    objectName: "more-" + about
    implicitWidth: theme.control
    implicitHeight: theme.control
    iconName: "more"
    iconColor: theme.textMuted
    tip: qsTr("More for %1").arg(about)
    Accessible.role: Accessible.ButtonMenu
    onClicked: menu.popup(root, 0, root.height)

    PopupMenu {
        id: menu

        theme: root.theme

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

        MenuLine {
            theme: root.theme
        }

        Action {
            text: qsTr("Delete")
            onTriggered: root.removed()
        }
    }
}
