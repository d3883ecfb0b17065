import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Says which recording or running game the timeline shows, and where the run differs from the game. */
Rectangle {
    id: root

    required property Recordings recordings

    objectName: "recordingNote"
    visible: recordings.text !== ""
    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(root.Theme.row, note.implicitHeight + root.Theme.space)
    radius: root.Theme.radius
    color: root.Theme.raised
    border.color: recordings.warns ? root.Theme.warning : root.Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: note.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: root.Theme.gap
        spacing: root.Theme.gap

        Icon {
            name: root.recordings.warns ? "warning" : "film"
            color: root.recordings.warns ? root.Theme.warning : root.Theme.accent
        }
        Caption {
            id: note

            objectName: "recordingText"
            Layout.fillWidth: true
            text: root.recordings.text
            wrapMode: Text.Wrap
            maximumLineCount: 8
            elide: Text.ElideRight
            color: root.Theme.text
        }
        BarButton {
            objectName: "hideRecordingText"
            text: qsTr("Hide this note")
            glyph: "close"
            tip: text
            onClicked: root.recordings.hideText()
        }
    }
}
