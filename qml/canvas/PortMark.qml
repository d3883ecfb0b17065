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

    Words {
        x: root.modelData.isInput ? 28 : -4 - width
        width: root.cardWidth / 2 - 18
        height: parent.height
        horizontalAlignment: root.modelData.isInput ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.modelData.title
        elide: Text.ElideRight
        opacity: 1 - root.veil
        color: root.hovered ? root.Theme.text : root.Theme.textMuted
        font.family: root.Theme.family
        font.pixelSize: Math.max(root.Theme.caption, root.textSize)
    }
}
