pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Where one begins: a new project, a recent one, or an example. */
Rectangle {
    id: root

    required property Theme theme
    required property ExampleListModel examples
    required property AppSettings settings
    required property FileSession session
    required property string helpKeys
    required property string commandKeys

    signal newRequested()
    signal openRequested()
    signal fileChosen(string file)
    signal exampleChosen(string file)
    signal restoreRequested(var kept)

    objectName: "startPage"
    color: theme.ground
    onVisibleChanged: {
        if (visible)
            session.recovered.refresh()
    }

    Flickable {
        id: flick

        anchors.fill: parent
        contentHeight: page.height + 64
        boundsBehavior: Flickable.StopAtBounds

        ScrollBar.vertical: ScrollBar {
        }

        Column {
            id: page

            readonly property int columns: Math.max(1, Math.floor((Math.min(root.width - 64, 1120) + 16) / 272))

            y: 40
            anchors.horizontalCenter: parent.horizontalCenter
            width: columns * 272 - 16
            spacing: root.theme.wide

            Text {
                text: qsTr("Tiller")
                color: root.theme.text
                font.family: root.theme.family
                font.pixelSize: root.theme.heading
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Text {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Draw who steers toward what, and watch it move while you draw. "
                           + "Open an example and pull on something.")
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.body
            }

            Row {
                spacing: root.theme.space

                TextButton {
                    objectName: "startNew"
                    theme: root.theme
                    text: qsTr("New project")
                    primary: true
                    onClicked: root.newRequested()
                }

                TextButton {
                    objectName: "startOpen"
                    theme: root.theme
                    text: qsTr("Open a file…")
                    onClicked: root.openRequested()
                }
            }

            Text {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("%1 shows what keys and mouse do, %2 finds every command by what you call it.").arg(root.helpKeys).arg(root.commandKeys)
                visible: root.helpKeys !== "" && root.commandKeys !== ""
                color: root.theme.textMuted
                font.family: root.theme.family
                font.pixelSize: root.theme.caption
            }

            RecoveredList {
                width: parent.width
                theme: root.theme
                recovered: root.session.recovered
                onRestoreRequested: kept => root.restoreRequested(kept)
                onDiscardRequested: path => root.session.discard(path)
            }

            RecentList {
                width: parent.width
                theme: root.theme
                files: root.settings.recentFiles
                onChosen: file => root.fileChosen(file)
            }

            PaneTitle {
                theme: root.theme
                text: qsTr("Examples")
                visible: root.examples.count > 0
            }

            Grid {
                columns: page.columns
                spacing: root.theme.wide

                Repeater {
                    model: root.examples

                    ExampleCard {
                        theme: root.theme
                        onChosen: root.exampleChosen(file)
                    }
                }
            }
        }
    }
}
