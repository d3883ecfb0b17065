import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The progress of a recording, with a button to cancel it. */
Rectangle {
    id: root

    required property Recorder recorder

    objectName: "filmProgress"
    visible: recorder.running
    implicitWidth: 280
    implicitHeight: 44
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.line
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Film: %1 percent").arg(Math.floor(recorder.progress * 100))

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.Theme.wide - 4
        anchors.rightMargin: root.Theme.gap
        spacing: root.Theme.space

        BodyText {
            text: qsTr("Film")
        }
        ShareBar {
            Layout.fillWidth: true
            share: root.recorder.progress
        }
        Digits {
            text: Math.floor(root.recorder.progress * 100) + "%"
            size: root.Theme.caption
            Accessible.ignored: true
        }
        BarButton {
            objectName: "stopFilm"
            text: qsTr("Cancel this film")
            glyph: "close"
            tip: qsTr("Nothing is written.")
            onClicked: root.recorder.cancel()
        }
    }
}
