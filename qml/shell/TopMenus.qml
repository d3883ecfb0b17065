// qmllint disable unqualified
// Qt 6.4 cannot bind components of menus, sections and Instantiator: each has its own context.
import QtQml
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The menu bar. */
MenuBar {
    id: root

    required property FileFlow flow
    property real titlePadding: 10 ///< left and right of a title
    property bool clicked: false ///< a title was clicked just now
    /// Of the titles, which differ by the language.
    readonly property real textWidth: {
        let width = 0
        for (let i = 0; i < count; ++i)
            width += metrics.advanceWidth(menuAt(i).title.replace("&", ""))
        return width
    }

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

    FontMetrics {
        id: metrics

        font.family: root.Theme.family
        font.pixelSize: root.Theme.body
    }

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

        contentItem: PlainText {
            text: item.text.replace("&", "")
            font: item.font
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

    Component {
        id: recent

        FileMenu {
            title: qsTr("Open &recent")
            enabled: root.Editor.settings.recentFiles.length > 0
            files: [...root.Editor.settings.recentFiles].map(file => ({title: file.split("/").pop(), file: file}))
            onChosen: file => root.flow.openFile(file)
        }
    }

    Component {
        id: examples

        FileMenu {
            title: qsTr("E&xamples")
            files: root.Editor.examples
            onChosen: file => root.flow.openExample(file)
        }
    }

    Instantiator {
        model: root.Editor.commands.menus
        onObjectAdded: (index, object) => root.insertMenu(index, object as CommandMenu)
        onObjectRemoved: (index, object) => root.removeMenu(object as CommandMenu)

        CommandMenu {
            required property int index
            required property var modelData

            title: modelData.title
            entries: index > 0 ? modelData.entries // Open is the second entry of the first menu
                : [...modelData.entries.slice(0, 2), {menu: recent}, {menu: examples}, ...modelData.entries.slice(2)]
        }
    }

    /** A menu of files. */
    component FileMenu: PopupMenu {
        id: fileMenu

        required property var files ///< a model of {title, file}

        signal chosen(string file)

        Instantiator {
            model: fileMenu.files
            onObjectAdded: (index, object) => fileMenu.insertItem(index, object as MenuEntry)
            onObjectRemoved: (index, object) => fileMenu.removeItem(object as MenuEntry)

            MenuEntry {
                required property var model
                readonly property var entry: model.modelData ?? model

                text: entry.title
                onTriggered: fileMenu.chosen(entry.file)
            }
        }
    }
}
