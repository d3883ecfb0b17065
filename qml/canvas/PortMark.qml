import QtQuick

/** A port: a mark on the card's edge, whose color and shape tell its type, and its name. */
Item {
    id: root

    required property Theme theme
    required property string nodeId
    required property real cardWidth
    required property bool hovered
    required property real markScale ///< larger from far: never under 10 px
    required property real veil ///< over the card: it covers the mark whole, also outside the card
    required property var modelData

    readonly property color portColor: theme.veiled(theme.port(modelData.type), veil)
    readonly property string shape: theme.portShape(modelData.type)

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
                                                  : root.theme.veiled(root.theme.raised, root.veil)
        border.width: 2
        border.color: root.portColor
    }

    Text {
        x: root.modelData.isInput ? 28 : -4 - width
        width: root.cardWidth / 2 - 18
        height: parent.height
        horizontalAlignment: root.modelData.isInput ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.modelData.title
        elide: Text.ElideRight
        opacity: 1 - root.veil
        color: root.hovered ? root.theme.text : root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
