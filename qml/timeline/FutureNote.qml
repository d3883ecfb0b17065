import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Says what the faded agents in the viewport are, and lets go of the future that was; in the past,
    that playing makes one. */
Rectangle {
    id: root

    required property Theme theme
    required property Timeline timeline

    readonly property bool ghosts: timeline.ghostText !== ""
    readonly property string text: ghosts ? qsTr("Ghosts: the next 2 s without %1; rings: with it").arg(timeline.ghostText)
        : timeline.hasFuture ? timeline.futureText : timeline.pastText

    objectName: "futureNote"
    visible: text !== ""
    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(root.theme.row, note.implicitHeight + root.theme.space)
    radius: root.theme.radius
    color: root.theme.raised
    border.color: root.theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: note.text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.theme.space
        anchors.rightMargin: dismiss.visible ? root.theme.gap : root.theme.space
        spacing: root.theme.gap

        Icon {
            name: root.ghosts ? "ghost" : "branch"
            color: root.ghosts ? root.theme.accent : root.theme.mode
        }
        Text {
            id: note

            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
        BarButton {
            id: dismiss

            objectName: "dismissFuture"
            visible: !root.ghosts && root.timeline.hasFuture
            theme: root.theme
            text: qsTr("Forget the future that was")
            glyph: "close"
            tip: text
            onClicked: root.timeline.dismissFuture()
        }
    }
}
