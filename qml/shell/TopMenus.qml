// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQml
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The menu bar. */
MenuBar {
    id: root

    required property Actions actions

    property real titlePadding: 10 ///< left and right of a title
    property bool clicked: false ///< a title was clicked just now

    signal fileChosen(string file)
    signal exampleChosen(string file)

    /** Gives up the keyboard if no menu is open. */
    function releaseKeyboard() {
        clicked = false
        for (let i = 0; i < count; ++i)
            if (menuAt(i).visible)
                return
        focus = false
    }

    objectName: "menuBar"
    background: null
    padding: 0
    spacing: 0

    delegate: MenuBarItem {
        id: item

        implicitHeight: root.Theme.row
        leftPadding: root.titlePadding
        rightPadding: root.titlePadding
        font.family: root.Theme.family
        font.pixelSize: root.Theme.body
        onTriggered: {
            root.clicked = true
            Qt.callLater(root.releaseKeyboard)
        }

        contentItem: Words {
            text: item.text.replace("&", "")
            font: item.font
            color: root.Theme.text
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            radius: root.Theme.radius
            color: item.highlighted ? root.Theme.hover : "transparent"
        }

        Connections {
            target: item.menu

            function onClosed() {
                // Esc with the mouse over the title leaves the menu bar of Qt 6.4 in the state "open":
                // triggered() ends that state. In later releases it opens the menu, so close it.
                if (item.highlighted && !root.clicked) {
                    item.triggered()
                    item.menu.close()
                }
                Qt.callLater(root.releaseKeyboard)
            }
        }
    }

    ActionMenu {
        group: root.actions.file

        RecentMenu {
            title: qsTr("Open &recent")
            onChosen: file => root.fileChosen(file)
        }

        ExamplesMenu {
            title: qsTr("E&xamples")
            onChosen: file => root.exampleChosen(file)
        }
    }

    Instantiator {
        model: root.actions.groups.length - 1
        onObjectAdded: (index, object) => root.insertMenu(index + 1, object as ActionMenu)
        onObjectRemoved: (index, object) => root.removeMenu(object as ActionMenu)

        ActionMenu {
            required property int index

            group: root.actions.groups[index + 1]
        }
    }

    /** The examples that come with the program. */
    component ExamplesMenu: PopupMenu {
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

    /** The recent files. */
    component RecentMenu: PopupMenu {
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
}
