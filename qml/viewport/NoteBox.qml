import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A note over the world, with an icon, and with a button that takes it away. */
RaisedBox {
    id: root

    property alias icon: icon
    property alias text: note.text
    property alias label: note
    property alias closer: closer

    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(Theme.row, note.implicitHeight + Theme.space)
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.Theme.space
        anchors.rightMargin: closer.visible ? root.Theme.gap : root.Theme.space
        spacing: root.Theme.gap

        Icon {
            id: icon
        }

        Paragraph {
            id: note

            Layout.fillWidth: true
            maximumLineCount: 4
            elide: Text.ElideRight
            font.pixelSize: root.Theme.caption
        }

        BarButton {
            id: closer

            glyph: "close"
            tip: text
        }
    }
}
