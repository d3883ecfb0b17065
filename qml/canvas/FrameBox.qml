// qmllint disable unqualified
// Components for Loader or Menu cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick

/** A frame: a tinted area behind cards, with its title in a bar on top. From far the title grows, so that frames are
    the headings of what one sees. */
Item {
    id: root

    required property Theme theme
    required property real zoom
    required property real markScale

    required property string itemId
    required property string title
    required property color color
    required property rect box
    required property bool selected

    signal selectRequested()

    objectName: "frame-" + itemId
    x: box.x
    y: box.y
    z: -box.width * box.height // the small above the large
    width: box.width
    height: box.height

    Accessible.role: Accessible.Grouping
    Accessible.name: title === "" ? qsTr("Frame") : qsTr("Frame %1").arg(title)
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()

    Rectangle {
        anchors.fill: parent
        radius: root.theme.radius
        color: Qt.alpha(root.color, root.theme.dark ? 0.13 : 0.11)
        border.width: Math.max(1, 1 / root.zoom)
        border.color: Qt.alpha(root.color, 0.65)
    }

    Rectangle {
        x: 1
        y: 1
        width: parent.width - 2
        height: 31
        radius: root.theme.radius - 1
        color: Qt.alpha(root.color, root.theme.dark ? 0.28 : 0.24)
    }

    Text {
        objectName: "frameTitle-" + root.itemId
        x: 12
        width: root.width - 24
        height: 32 * root.markScale
        verticalAlignment: root.markScale > 1 ? Text.AlignTop : Text.AlignVCenter
        topPadding: root.markScale > 1 ? 4 : 0
        text: root.title === "" ? qsTr("Untitled") : root.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.title === "" ? root.theme.textMuted : root.theme.text
        font.family: root.theme.family
        font.pixelSize: Math.round(root.theme.title * root.markScale)
        font.weight: Font.DemiBold
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
