// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQuick
import QtQml
import Tiller.App

/** The recent files. */
PopupMenu {
    id: root

    signal chosen(string file)

    enabled: Editor.settings.recentFiles.length > 0

    Instantiator {
        model: root.Editor.settings.recentFiles
        onObjectAdded: (index, object) => root.insertItem(index, object as MenuEntry)
        onObjectRemoved: (index, object) => root.removeItem(object as MenuEntry)

        MenuEntry {
            required property string modelData

            text: modelData.split("/").pop()
            onTriggered: root.chosen(modelData)
        }
    }
}
