import QtQuick
import Tiller.App

/** Actions that belong together: a menu, and a heading in the list of all actions. */
Item {
    id: root

    required property string title
    property Shortcuts shortcuts: Editor.settings?.shortcuts ?? null ///< with the keys that a person chose
    default property list<KeyAction> all

    Component.onCompleted: {
        for (let i = 0; i < all.length; ++i)
            all[i].shortcuts = root.shortcuts
    }
}
