import QtQuick
import Tiller.App

/** Settings of the editor, not of a project. */
ModalDialog {
    id: root

    signal shortcutsRequested()

    objectName: "settingsDialog"
    title: qsTr("Settings")
    text: qsTr("For this editor, not saved in projects.")
    defaultButton: closeButton

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.Theme.wide - 4

        SettingsLine {
            width: parent.width
            title: qsTr("Colors")

            Segments {
                objectName: "themeChoice"
                width: 240 * root.Theme.scale
                title: qsTr("Colors")
                shown: root.Editor.settings.theme
                choices: [{id: "system", title: qsTr("Desktop"), help: qsTr("Dark or light like other windows")},
                    {id: "dark", title: qsTr("Dark"), help: ""},
                    {id: "light", title: qsTr("Light"), help: qsTr("For bright rooms and projectors")}]
                onEdited: id => root.Editor.settings.theme = id
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("Text size")

            Segments {
                objectName: "sizeChoice"
                width: 240 * root.Theme.scale
                title: qsTr("Text size")
                shown: String(root.Editor.settings.textSize)
                choices: [{id: "90", title: qsTr("S", "text size"), help: qsTr("Small: 90 %")},
                    {id: "100", title: qsTr("M", "text size"), help: qsTr("Medium: 100 %")},
                    {id: "125", title: qsTr("L", "text size"), help: qsTr("Large: 125 %")},
                    {id: "150", title: qsTr("XL", "text size"), help: qsTr("Very large: 150 %")}]
                onEdited: id => root.Editor.settings.textSize = Number(id)
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("Language")

            ChoiceBox {
                objectName: "languageChoice"
                width: 240 * root.Theme.scale
                shown: root.Editor.settings.language
                choices: root.Editor.settings.languageChoices
                Accessible.name: qsTr("Language")
                onEdited: id => root.Editor.settings.language = id
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("At the start")

            Segments {
                objectName: "startChoice"
                width: 240 * root.Theme.scale
                title: qsTr("At the start")
                shown: root.Editor.settings.reopens ? "last" : "page"
                choices: [{id: "page", title: qsTr("Start page"), help: ""},
                    {id: "last", title: qsTr("Last project"), help: qsTr("Opens the last project")}]
                onEdited: id => root.Editor.settings.reopens = id === "last"
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("A file from the desktop")

            Segments {
                objectName: "windowChoice"
                width: 240 * root.Theme.scale
                title: qsTr("A file from the desktop")
                shown: root.Editor.settings.oneWindow ? "open" : "new"
                choices: [{id: "new", title: qsTr("New window"), help: ""},
                    {id: "open", title: qsTr("This window"), help: qsTr("Opens in the window that is open, after it has asked about unsaved changes")}]
                onEdited: id => root.Editor.settings.oneWindow = id === "open"
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("Recent files")

            TextButton {
                objectName: "clearRecent"
                text: qsTr("Clear list")
                enabled: root.Editor.settings.recentFiles.length > 0
                onClicked: root.Editor.settings.clearRecentFiles()
            }
        }

        SettingsLine {
            width: parent.width
            title: qsTr("Keyboard")

            TextButton {
                objectName: "editShortcuts"
                text: qsTr("Shortcuts…")
                onClicked: {
                    root.close()
                    root.shortcutsRequested()
                }
            }
        }
    }

    TextButton {
        id: closeButton

        objectName: "closeSettings"
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }

    /** A setting: its title at the left, its control at the right. */
    component SettingsLine: Item {
        id: settingsLine

        required property string title
        default property alias control: holder.data

        implicitHeight: Theme.row

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            text: settingsLine.title
        }

        Item {
            id: holder

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: childrenRect.width
            height: childrenRect.height
        }
    }
}
