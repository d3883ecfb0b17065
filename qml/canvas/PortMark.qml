import QtQuick

/** A port: a dot on the card's edge and its name. */
Item {
    id: root

    required property Theme theme
    required property string nodeId
    required property real cardWidth
    required property bool hovered
    required property var modelData

    readonly property color portColor: theme.port(modelData.type)

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
        width: root.hovered ? 16 : 12
        height: width
        radius: width / 2
        color: root.modelData.wired || root.hovered ? root.portColor : root.theme.raised
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
        color: root.hovered ? root.theme.text : root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
