// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml
import Tiller.App

/** How the selected cards, frames and comments can be put in line. */
PopupMenu {
    id: root

    required property Actions actions

    title: qsTr("Align")

    Instantiator {
        model: root.actions.arrange.aligning.length
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property int index

            action: root.actions.arrange.aligning[index]
        }
    }
}
