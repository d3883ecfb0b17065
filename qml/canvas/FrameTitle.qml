import QtQuick
import Tiller.App

/** The title of a frame. Zoomed out, it grows with its bar, so that frames become the headings of the canvas. */
PlainText {
    id: root

    required property CanvasView view
    required property string itemId
    required property string title
    required property rect box
    required property var model
    required property real roomAbove
    required property real roomAround

    readonly property real head: 32 ///< of the frame

    objectName: "frameTitle-" + itemId
    x: box.x + 12
    y: box.y + head - height // grows upward, not over the cards
    width: box.width - 24
    height: view.frameTitleHeight(view.titleScale, roomAbove)
    visible: height <= Math.max(roomAround, head)
    verticalAlignment: Text.AlignVCenter
    text: title === "" ? qsTr("Untitled") : title
    elide: Text.ElideRight
    color: title === "" ? Theme.textMuted : Theme.text
    font.pixelSize: Math.round(Math.min(Theme.title * view.titleScale, height / 1.2))
    font.weight: Font.DemiBold
    Accessible.ignored: true // the frame has its name

    Rectangle { // the frame's own bar is lower
        x: 1 - 12
        z: -1
        width: root.box.width - 2
        height: parent.height
        visible: height > root.head
        radius: root.Theme.radius - 1
        color: Qt.tint(root.Theme.ground, Qt.alpha(root.model.color, root.Theme.dark ? 0.36 : 0.32))
    }
}
