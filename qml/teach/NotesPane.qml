import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The notes beside the canvas. */
Rectangle {
    id: root

    required property Theme theme
    required property Document document
    required property Teaching teaching

    property string closeKeys: ""

    signal closeRequested()

    objectName: "notesPane"
    color: theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.leftMargin: root.theme.space + 4
            Layout.rightMargin: root.theme.gap
            Layout.preferredHeight: root.theme.bar

            PaneTitle {
                Layout.fillWidth: true
                theme: root.theme
                text: qsTr("Notes")
            }

            IconButton {
                objectName: "closeNotes"
                theme: root.theme
                iconName: "close"
                tip: qsTr("Close the notes")
                keys: root.closeKeys
                onClicked: root.closeRequested()
            }
        }

        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: root.theme.line
        }

        NotesView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            theme: root.theme
            document: root.document
            teaching: root.teaching
        }
    }
}
