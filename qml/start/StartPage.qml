pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The first page: a new project, a recent one, or an example. */
Rectangle {
    id: root

    required property string helpKeys
    required property string commandKeys
    required property string project ///< the open project; empty if there is none

    signal backRequested()
    signal newRequested()
    signal openRequested()
    signal fileChosen(string file)
    signal exampleChosen(string file)
    signal restoreRequested(var changes)
    signal crashReportRequested()

    function takeFocus() {
        flick.contentY = 0
        if (project !== "")
            backButton.forceActiveFocus(Qt.TabFocusReason)
        else
            newButton.forceActiveFocus(Qt.TabFocusReason)
    }

    objectName: "startPage"
    color: Theme.ground
    onVisibleChanged: {
        if (visible) {
            Editor.session.recovered.refresh()
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

        ScrollBar.vertical: ListBar {}

        Column {
            id: page

            readonly property int columns: Math.max(1, Math.floor((Math.min(root.width - 64, 1120) + 16) / 272))

            y: 40
            anchors.horizontalCenter: parent.horizontalCenter
            width: columns * 272 - 16
            spacing: root.Theme.wide

            Words {
                text: qsTr("Tiller")
                color: root.Theme.text
                font.family: root.Theme.family
                font.pixelSize: root.Theme.heading
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            BodyText {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Draw how agents steer, and watch them move while you draw. "
                           + "Open an example and drag something.")
                color: root.Theme.textMuted
            }

            Row {
                spacing: root.Theme.space

                TextButton {
                    id: backButton

                    objectName: "startBack"
                    text: qsTr("Back to “%1”").arg(root.project)
                    visible: root.project !== ""
                    primary: true
                    onClicked: root.backRequested()
                }

                TextButton {
                    id: newButton

                    objectName: "startNew"
                    text: qsTr("New project")
                    primary: root.project === ""
                    onClicked: root.newRequested()
                }

                TextButton {
                    objectName: "startOpen"
                    text: qsTr("Open a file…")
                    onClicked: root.openRequested()
                }
            }

            Caption {
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("%1 explains keys and mouse; %2 finds every command by its name.").arg(root.helpKeys).arg(root.commandKeys)
                visible: root.helpKeys !== "" && root.commandKeys !== ""
            }

            CrashNotice {
                width: Math.min(page.width, 640)
                onReportRequested: root.crashReportRequested()
            }

            RecoveredList {
                width: parent.width
                recovered: root.Editor.session.recovered
                onRestoreRequested: changes => root.restoreRequested(changes)
                onDiscardRequested: path => root.Editor.session.discard(path)
            }

            RecentList {
                width: parent.width
                files: root.Editor.settings.recentFiles
                onChosen: file => root.fileChosen(file)
            }

            PaneTitle {
                text: qsTr("Examples")
                visible: root.Editor.examples.count > 0
            }

            Grid {
                columns: page.columns
                spacing: root.Theme.wide

                Repeater {
                    model: root.Editor.examples

                    ExampleCard {
                        onChosen: root.exampleChosen(file)
                    }
                }
            }
        }
    }
}
