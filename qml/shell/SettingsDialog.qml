import QtQuick
import Tiller.App

/** What has no other place: it holds for this editor, not for a project. */
ModalDialog {
    id: root

    required property AppSettings settings

    signal shortcutsRequested()

    objectName: "settingsDialog"
    title: qsTr("Settings")
    text: qsTr("For this editor, not saved in projects.")
    defaultButton: closeButton

    body: Column {
        width: parent ? parent.width : 0
        spacing: root.theme.wide - 4

        SettingsLine {
            width: parent.width
            theme: root.theme
            title: qsTr("Colors")

            Segments {
                objectName: "themeChoice"
                width: 240
                theme: root.theme
                title: qsTr("Colors")
                shown: root.settings.theme
                choices: [{id: "system", title: qsTr("Desktop"), help: qsTr("Dark or light as the other windows are")},
                    {id: "dark", title: qsTr("Dark"), help: ""},
                    {id: "light", title: qsTr("Light"), help: qsTr("For bright rooms and projectors")}]
                onEdited: id => root.settings.theme = id
            }
        }

        SettingsLine {
            width: parent.width
            theme: root.theme
            title: qsTr("At the start")

            Segments {
                objectName: "startChoice"
                width: 240
                theme: root.theme
                title: qsTr("At the start")
                shown: root.settings.reopens ? "last" : "page"
                choices: [{id: "page", title: qsTr("Start page"), help: ""},
                    {id: "last", title: qsTr("Last project"), help: qsTr("The project that was open last, as it was saved")}]
                onEdited: id => root.settings.reopens = id === "last"
            }
        }

        SettingsLine {
            width: parent.width
            theme: root.theme
            title: qsTr("Recent files")

            TextButton {
                objectName: "clearRecent"
                theme: root.theme
                text: qsTr("Clear list")
                enabled: root.settings.recentFiles.length > 0
                onClicked: root.settings.clearRecentFiles()
            }
        }

        SettingsLine {
            width: parent.width
            theme: root.theme
            title: qsTr("Keyboard")

            TextButton {
                objectName: "editShortcuts"
                theme: root.theme
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
        theme: root.theme
        text: qsTr("Close")
        primary: true
        onClicked: root.close()
    }
}
