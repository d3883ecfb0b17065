// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import QtQml
import Tiller.App

/** The menus. */
MenuBar {
    id: root

    required property Theme theme
    required property Actions actions
    required property AppSettings settings
    required property ExampleListModel examples

    property real padded: 10 ///< beside a title
    property bool clicked: false ///< a title just now

    signal fileChosen(string file)
    signal exampleChosen(string file)

    /** Once a menu closed and no other opened, the keyboard is not the menus’. */
    function letGo() {
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

        implicitHeight: root.theme.row
        leftPadding: root.padded
        rightPadding: root.padded
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        onTriggered: {
            root.clicked = true
            Qt.callLater(root.letGo)
        }

        contentItem: Text {
            text: item.text.replace("&", "")
            font: item.font
            color: root.theme.text
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            radius: root.theme.radius
            color: item.highlighted ? root.theme.hover : "transparent"
        }

        Connections {
            target: item.menu

            function onClosed() {
                // Closed by Esc with the mouse over it, the bar takes its menu to be open still.
                if (item.highlighted && !root.clicked)
                    item.triggered()
                Qt.callLater(root.letGo)
            }
        }
    }

    ActionMenu {
        theme: root.theme
        group: root.actions.file

        RecentMenu {
            title: qsTr("Open &recent")
            theme: root.theme
            settings: root.settings
            onChosen: file => root.fileChosen(file)
        }

        ExamplesMenu {
            title: qsTr("E&xamples")
            theme: root.theme
            examples: root.examples
            onChosen: file => root.exampleChosen(file)
        }
    }

    Instantiator {
        model: root.actions.groups.length - 1
        onObjectAdded: (index, object) => root.insertMenu(index + 1, object as ActionMenu)
        onObjectRemoved: (index, object) => root.removeMenu(object as ActionMenu)

        ActionMenu {
            required property int index

            theme: root.theme
            group: root.actions.groups[index + 1]
        }
    }
}
