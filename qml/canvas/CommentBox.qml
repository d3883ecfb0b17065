// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader or Menu: each has its own context.
import QtQuick
import Tiller.App

/** A comment: text on a sheet with a colored edge. */
Item {
    id: root

    required property real zoom
    required property bool legible
    required property int textSize ///< the smallest that is legible

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
        radius: root.Theme.radius
        color: Qt.tint(root.Theme.panel, Qt.alpha(root.color, 0.08))
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

    Paragraph {
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 10
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        visible: root.legible
        text: root.text === "" ? qsTr("Double-click to write") : root.text
        elide: Text.ElideRight
        clip: true
        font.pixelSize: Math.max(root.Theme.body, root.textSize)
        color: root.text === "" ? root.Theme.textMuted : root.Theme.text
        lineHeight: 1.25
    }

    Loader {
        anchors.fill: parent
        active: root.selected

        sourceComponent: BoxFrame {
            zoom: root.zoom
            radius: root.Theme.radius
        }
    }
}
