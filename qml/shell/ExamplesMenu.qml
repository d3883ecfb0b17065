// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQml
import Tiller.App

/** The examples that came with the program. */
PopupMenu {
    id: root

    required property ExampleListModel examples

    signal chosen(string file)

    Instantiator {
        model: root.examples
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property string title
            required property string file

            theme: root.theme
            text: title
            onTriggered: root.chosen(file)
        }
    }
}
