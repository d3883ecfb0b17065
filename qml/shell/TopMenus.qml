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
            action: root.actions.file.newFile
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.open
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
            action: root.actions.file.startPage
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.save
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.saveAs
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.exportFile
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.saveLog
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.file.quit
        }
    }

    PopupMenu {
        title: qsTr("&Edit")
        theme: root.theme

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.undo
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.redo
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.cut
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.copy
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.paste
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.duplicate
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.remove
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.edit.selectAll
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.find
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.wire
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.earlier
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.later
        }
    }

    PopupMenu {
        title: qsTr("&View")
        theme: root.theme

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.fit
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.zoomIn
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.zoomOut
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.onCanvas.zoomFull
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.view.layout
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.view.dark
        }

        MenuLine {
            theme: root.theme
        }

        MenuEntry {
            theme: root.theme
            action: root.actions.help.keys
        }
    }
}
