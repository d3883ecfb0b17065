// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQml
import Tiller.App

/** The files that were open lately. */
PopupMenu {
    id: root

    required property AppSettings settings

    signal chosen(string file)

    enabled: settings.recentFiles.length > 0

    Instantiator {
        model: root.settings.recentFiles
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property string modelData

            theme: root.theme
            text: modelData.split("/").pop()
            onTriggered: root.chosen(modelData)
        }
    }
}
