// qmllint disable unqualified
// Components for menus, sections and Instantiator cannot be bound in Qt 6.4: they are made in
// contexts of their own.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The menus. */
MenuBar {
    id: root

    required property Theme theme
    required property Actions actions
    required property AppSettings settings
    required property ExampleListModel examples

    signal fileChosen(string file)
    signal exampleChosen(string file)

    background: null
    padding: 0
    spacing: 0

    delegate: MenuBarItem {
        id: item

        implicitHeight: root.theme.row
        leftPadding: 10
        rightPadding: 10
        font.family: root.theme.family
        font.pixelSize: root.theme.body

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
    }

    PopupMenu {
        title: qsTr("&File")
        theme: root.theme

        MenuEntry {
            theme: root.theme
            action: root.actions.newFile
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.open
        }

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

        MenuEntry {
            theme: root.theme
            action: root.actions.startPage
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.save
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.saveAs
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.exportFile
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.saveLog
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.quit
        }
    }

    PopupMenu {
        title: qsTr("&Edit")
        theme: root.theme

        MenuEntry {
            theme: root.theme
            action: root.actions.undo
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.redo
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.cut
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.copy
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.paste
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.duplicate
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.remove
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.selectAll
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.find
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.wire
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.earlier
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.later
        }
    }

    PopupMenu {
        title: qsTr("&View")
        theme: root.theme

        MenuEntry {
            theme: root.theme
            action: root.actions.fit
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.zoomIn
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.zoomOut
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.zoomFull
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.layout
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.dark
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.keys
        }
    }
}
