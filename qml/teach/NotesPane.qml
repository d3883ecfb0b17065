import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The notes beside the canvas. */
Rectangle {
    id: root

    property string closeKeys: ""

    signal closeRequested()

    objectName: "notesPane"
    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.leftMargin: root.Theme.space + 4
            Layout.rightMargin: root.Theme.gap
            Layout.preferredHeight: root.Theme.bar

            PaneTitle {
                Layout.fillWidth: true
                text: qsTr("Notes")
            }

            IconButton {
                objectName: "closeNotes"
                iconName: "close"
                tip: qsTr("Close the notes")
                keys: root.closeKeys
                onClicked: root.closeRequested()
            }
        }

        Line {
            Layout.fillWidth: true
        }

        LessonNotes {
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
