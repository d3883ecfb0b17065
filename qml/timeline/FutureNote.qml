import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Explains the faded agents in the viewport, with a button that removes the previous future. In the past, it
    says that playing makes a new future. */
Rectangle {
    id: root

    required property Timeline timeline

    readonly property bool ghosts: timeline.ghostText !== ""
    readonly property string text: ghosts ? qsTr("Ghosts: the next 2 s without %1; rings: with it").arg(timeline.ghostText)
        : timeline.hasFuture ? timeline.futureText
        : Editor.recordings.attached ? "" : timeline.pastText // a running game is followed, not branched

    objectName: "futureNote"
    visible: text !== "" && (ghosts || !Editor.teaching.lesson.running) // a step pauses a few ticks back
    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(root.Theme.row, note.implicitHeight + root.Theme.space)
    radius: root.Theme.radius
    color: root.Theme.raised
    border.color: root.Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: note.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: dismiss.visible ? root.Theme.gap : root.Theme.space
        spacing: root.Theme.gap

        Icon {
            name: root.ghosts ? "ghost" : "branch"
            color: root.ghosts ? root.Theme.accent : root.Theme.mode
        }
        Caption {
            id: note

            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            color: root.Theme.text
        }
        BarButton {
            id: dismiss

            objectName: "dismissFuture"
            visible: !root.ghosts && root.timeline.hasFuture
            text: qsTr("Discard the old run")
            glyph: "close"
            tip: text
            onClicked: root.timeline.dismissFuture()
        }
    }
}
