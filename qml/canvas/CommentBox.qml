// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick

/** A comment: text on a sheet with an edge in its color. */
Item {
    id: root

    required property Theme theme
    required property real zoom
    required property bool legible

    required property string itemId
    required property string text
    required property color color
    required property rect box
    required property bool selected

    signal selectRequested()

    objectName: "comment-" + itemId
    x: box.x
    y: box.y
    width: box.width
    height: box.height

    Accessible.role: Accessible.Note
    Accessible.name: text === "" ? qsTr("Comment") : text
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    Rectangle {
        anchors.fill: parent
        radius: root.theme.radius
        color: Qt.tint(root.theme.panel, Qt.alpha(root.color, 0.08))
        border.width: Math.max(1, 1 / root.zoom)
        border.color: Qt.alpha(root.color, 0.5)
    }

    Rectangle {
        y: 1
        x: 1
        width: 3
        height: parent.height - 2
        radius: 2
        color: root.color
    }

    Text {
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 10
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        visible: root.legible
        text: root.text === "" ? qsTr("Double-click to write") : root.text
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        clip: true
        color: root.text === "" ? root.theme.textMuted : root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.body
        lineHeight: 1.25
    }

    Loader {
        anchors.fill: parent
        active: root.selected

        sourceComponent: BoxFrame {
            theme: root.theme
            zoom: root.zoom
            radius: root.theme.radius
        }
    }
}
