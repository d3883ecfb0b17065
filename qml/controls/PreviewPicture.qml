import QtQuick
import Tiller.App

/** A small picture of a project in a file, in a frame. */
Rectangle {
    id: root

    property alias file: preview.file
    property alias earlierFile: preview.earlierFile
    property alias later: preview.later
    property alias ready: preview.ready
    property alias changes: preview.changes
    property alias problem: preview.problem

    width: 160
    height: 90
    radius: Theme.radius - 2
    color: Theme.ground
    border.color: Theme.line

    ProjectPreview {
        id: preview

        anchors.fill: parent
        anchors.margins: 1
        dark: root.Theme.dark
    }

    Icon {
        anchors.centerIn: parent
        name: "warning"
        color: root.Theme.textMuted
        visible: preview.problem !== ""
    }
}
