import QtQuick
import QtQuick.Layouts
import Tiller.App

/** How far a film is, and the way to give it up. The window goes on meanwhile. */
Rectangle {
    id: root

    required property Theme theme
    required property Recorder recorder

    objectName: "filmProgress"
    visible: recorder.running
    implicitWidth: 280
    implicitHeight: 44
    radius: theme.radius
    color: theme.raised
    border.color: theme.line
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Film: %1 percent are done").arg(Math.floor(recorder.progress * 100))

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.theme.wide - 4
        anchors.rightMargin: root.theme.gap
        spacing: root.theme.space

        Text {
            text: qsTr("Film")
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.body
        }
        ShareBar {
            Layout.fillWidth: true
            theme: root.theme
            share: root.recorder.progress
        }
        Digits {
            theme: root.theme
            text: Math.floor(root.recorder.progress * 100) + "%"
            size: root.theme.caption
            Accessible.ignored: true
        }
        BarButton {
            objectName: "stopFilm"
            theme: root.theme
            text: qsTr("Give up this film")
            glyph: "close"
            tip: qsTr("Nothing is written.")
            onClicked: root.recorder.cancel()
        }
    }
}
