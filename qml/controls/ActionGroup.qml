import QtQuick
import Tiller.App

/** Actions that belong together: a menu, and a heading in the list of all actions. */
Item {
    id: root

    required property string title
    required property Shortcuts shortcuts ///< where a person's own keys are kept
    default property list<KeyAction> all

    Component.onCompleted: {
        for (let i = 0; i < all.length; ++i)
            all[i].shortcuts = root.shortcuts
    }
}
