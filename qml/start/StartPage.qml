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
    required property string project ///< the one that is open; empty if none is

    signal backRequested()
    signal newRequested()
    signal openRequested()
    signal fileChosen(string file)
    signal exampleChosen(string file)
    signal restoreRequested(var kept)

    function takeFocus() {
        flick.contentY = 0
        if (project !== "")
            backButton.forceActiveFocus(Qt.TabFocusReason)
        else
            newButton.forceActiveFocus(Qt.TabFocusReason)
    }

    objectName: "startPage"
    color: theme.ground
    onVisibleChanged: {
        if (visible) {
            session.recovered.refresh()
            takeFocus()
        }
    }
    Component.onCompleted: {
        if (visible)
            takeFocus()
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: root.visible && root.project !== ""
        onActivated: root.backRequested()
    }

    Flickable {
        id: flick

        anchors.fill: parent
        contentHeight: page.height + 64
        boundsBehavior: Flickable.StopAtBounds

        ScrollBar.vertical: ListBar {
            theme: root.theme
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
                    id: backButton

                    objectName: "startBack"
                    theme: root.theme
                    text: qsTr("Back to “%1”").arg(root.project)
                    visible: root.project !== ""
                    primary: true
                    onClicked: root.backRequested()
                }

                TextButton {
                    id: newButton

                    objectName: "startNew"
                    theme: root.theme
                    text: qsTr("New project")
                    primary: root.project === ""
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
