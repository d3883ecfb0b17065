// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml

/** A menu of a group's actions, with those of its submenu in a menu of their own. Entries declared inside the menu
    come after the first two actions. */
PopupMenu {
    id: root

    required property ActionGroup group
    readonly property var inner: Array.from(group.submenu)
    readonly property var direct: Array.from(group.all).filter(action => !inner.includes(action))
    readonly property int leadingActions: 2 ///< actions before the declared entries
    property bool wasOpened: false ///< its entries are made when they are first wanted

    title: group.title
    onAboutToShow: {
        if (wasOpened)
            return
        wasOpened = true
        if (inner.length > 0)
            insertMenu(Array.from(group.all).indexOf(inner[0]), submenu.createObject(root))
    }

    Instantiator {
        active: root.wasOpened
        model: root.direct.length
        onObjectAdded: (index, object) => {
            root.insertItem(index < root.leadingActions ? index : root.count, object as MenuEntry)
        }
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property int index

            action: root.direct[index]
        }
    }

    Component {
        id: submenu

        SubMenu {
            title: root.group.submenuTitle
            startsSection: true
            entries: root.group.submenu
        }
    }
}
