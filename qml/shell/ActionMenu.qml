// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml

/** A menu of a group's actions. Entries declared inside the menu come after the first two actions. */
PopupMenu {
    id: root

    required property ActionGroup group
    readonly property int leadingActions: 2 ///< actions before the declared entries
    property bool wasOpened: false ///< its entries are made when they are first wanted

    title: group.title
    onAboutToShow: wasOpened = true

    Instantiator {
        active: root.wasOpened
        model: root.group.all.length
        onObjectAdded: (index, object) => {
            root.insertItem(index < root.leadingActions ? index : root.count, object as MenuEntry)
        }
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property int index

            action: root.group.all[index]
        }
    }
}
