// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml

/** A menu of actions inside another menu. */
PopupMenu {
    id: root

    required property var entries ///< a list of KeyAction

    Instantiator {
        model: root.entries.length
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property int index

            action: root.entries[index]
        }
    }
}
