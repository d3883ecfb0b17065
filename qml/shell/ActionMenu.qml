// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQml

/** A menu of a group's actions; what is declared in it comes after the first two. */
PopupMenu {
    id: root

    required property ActionGroup group
    readonly property int held: 2 ///< actions before the entries that are declared in the menu

    title: group.title

    Instantiator {
        model: root.group.all.length
        onObjectAdded: (index, object) => root.insertItem(index < root.held ? index : root.count, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property int index

            theme: root.theme
            action: root.group.all[index]
        }
    }
}
