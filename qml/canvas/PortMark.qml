import QtQuick
import Tiller.App

/** A port: a mark on the edge of the card, with its name. Color and shape show its type. */
Item {
    id: root

    required property string nodeId
    required property real cardWidth
    required property bool hovered
    required property real markScale ///< zoomed out a mark grows: at least 10 px
    required property int textSize   ///< the smallest that is legible
    required property real veil ///< of the card; covers the whole mark
    required property var modelData

    readonly property int letters: Math.max(Theme.caption, textSize)
    readonly property real room: cardWidth - 36 ///< of the names of its row
    readonly property real opposite: modelData.opposite * letters / Theme.caption ///< name of the other port

    readonly property color portColor: veiled(Theme.colors.ofPort(modelData.type))
    readonly property string shape: Theme.portShape(modelData.type)

    function veiled(shown: color): color {
        return veil > 0 ? Qt.tint(shown, Qt.alpha(Theme.ground, veil)) : shown
    }

    objectName: "port-" + nodeId + "-" + modelData.id
    x: modelData.x - width / 2
    y: modelData.y - height / 2
    width: 24
    height: 24

    Accessible.role: Accessible.Button
    Accessible.name: (modelData.isInput ? qsTr("Input %1") : qsTr("Output %1")).arg(modelData.title)
    Accessible.description: modelData.type

    Rectangle {
        anchors.centerIn: parent
        width: (root.hovered ? 16 : 12) - (root.shape === "round" ? 0 : 1)
        height: width
        scale: root.markScale
        radius: root.shape === "round" ? width / 2 : 2
        rotation: root.shape === "diamond" ? 45 : 0
        antialiasing: true
        color: root.modelData.wired || root.hovered ? root.portColor
                                                  : root.veiled(root.Theme.raised)
        border.width: 2
        border.color: root.portColor
    }

    PlainText {
        x: root.modelData.isInput ? 28 : -4 - width
        width: Math.min(implicitWidth, root.room - (root.modelData.isInput ? 0 : root.opposite))
        height: parent.height
        // Rather one whole name than two that are cut.
        visible: root.modelData.isInput || root.opposite === 0 || implicitWidth + root.opposite <= root.room
        horizontalAlignment: root.modelData.isInput ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.modelData.title
        elide: Text.ElideRight
        opacity: 1 - root.veil
        color: root.hovered ? root.Theme.text : root.Theme.textMuted
        font.pixelSize: root.letters
    }
}
