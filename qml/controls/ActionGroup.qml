import QtQuick
import Tiller.App

/** Actions that belong together: a menu, and a heading in the list of all actions. */
Item {
    id: root

    required property string title
    property Shortcuts shortcuts: Editor.settings?.shortcuts ?? null ///< with the keys that a person chose
    property string submenuTitle: ""
    property list<KeyAction> submenu ///< those of `all` that the menu shows in a menu of its own
    default property list<KeyAction> all

    Component.onCompleted: {
        for (let i = 0; i < all.length; ++i)
            all[i].shortcuts = root.shortcuts
    }
}
