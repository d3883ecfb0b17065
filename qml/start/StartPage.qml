pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The first page: a new project, a lesson of the course, a recent project, or an example. */
Rectangle {
    id: root

    required property FileFlow flow
    required property string helpKeys
    required property string commandKeys
    required property string project ///< the open project; empty if there is none

    /// The worlds move for a while after the page opens. After that, only the one that is looked at does.
    readonly property bool playing: visible && opening.running

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

    Timer {
        id: opening

        interval: 5200 // a recording, and a little
        running: root.visible
    }

    Shortcut {
        sequences: ["Esc"]
        enabled: root.visible && root.project !== ""
        onActivated: root.Editor.commands.window.atStart = false
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

            PlainText {
                text: qsTr("Tiller")
                font.pixelSize: root.Theme.heading
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Paragraph {
                width: parent.width
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
                    onClicked: root.Editor.commands.window.atStart = false
                }

                TextButton {
                    id: newButton

                    objectName: "startNew"
                    text: qsTr("New project")
                    primary: root.project === ""
                    onClicked: root.flow.newProject()
                }

                TextButton {
                    objectName: "startOpen"
                    text: qsTr("Open a file…")
                    onClicked: root.flow.open()
                }
            }

            CaptionParagraph {
                width: parent.width
                text: qsTr("%1 explains keys and mouse; %2 finds every command by its name.").arg(root.helpKeys).arg(root.commandKeys)
                visible: root.helpKeys !== "" && root.commandKeys !== ""
            }

            CrashNotice {
                width: Math.min(page.width, 640)
                onReportRequested: root.flow.showCrashReport()
            }

            RecoveredList {
                width: parent.width
                recovered: root.Editor.session.recovered
                onRestoreRequested: changes => root.flow.restore(changes)
                onDiscardRequested: path => root.Editor.session.discard(path)
            }

            RecentList {
                width: parent.width
                files: root.Editor.settings.recentFiles
                onChosen: file => root.flow.openFile(file)
            }

            CourseSection {
                width: parent.width
                lessons: root.Editor.examples.course
                finished: root.Editor.settings.finishedLessons
                columns: page.columns
                onChosen: file => root.flow.openLesson(file)
            }

            Repeater {
                model: root.Editor.examples.groups

                Column {
                    id: group

                    required property var modelData

                    topPadding: root.Theme.space
                    spacing: root.Theme.space

                    PaneTitle {
                        text: group.modelData.title
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }

                    Grid {
                        columns: page.columns
                        spacing: root.Theme.wide

                        Repeater {
                            model: group.modelData.examples

                            ExampleCard {
                                plays: root.playing
                                onChosen: root.flow.openExample(file)
                            }
                        }
                    }
                }
            }
        }
    }
}
