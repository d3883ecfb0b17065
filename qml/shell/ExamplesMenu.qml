// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml
import Tiller.App

/** The examples that come with the program. */
PopupMenu {
    id: root

    signal chosen(string file)

    Instantiator {
        model: root.Editor.examples
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property string title
            required property string file

            text: title
            onTriggered: root.chosen(file)
        }
    }
}
