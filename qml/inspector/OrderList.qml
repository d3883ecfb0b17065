pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The wires into an input whose order counts, with buttons to move them up and down. */
Column {
    id: root

    required property string node
    property string link: "" ///< the selected one

    objectName: "orderList"
    visible: order.count > 0
    leftPadding: Theme.space + 4
    bottomPadding: Theme.space

    LinkOrderModel {
        id: order

        document: root.Editor.document
        item: root.node
    }

    PaneTitle {
        height: root.Theme.control
        verticalAlignment: Text.AlignVCenter
        text: qsTr("%1, in their order").arg(order.title)
    }

    Repeater {
        model: order

        Pressable { // a wire: its place, its source node, and buttons to move it; a click selects the source node
            id: row

            required property int index
            required property string linkId
            required property string name
            required property string from
            required property bool first
            required property bool last
            readonly property bool isSelected: linkId === root.link

            objectName: "order-" + linkId
            width: root.width - 2 * root.Theme.space - 8
            height: root.Theme.control
            ground: isSelected ? root.Theme.chosen : hovered ? root.Theme.hover : "transparent"
            radius: root.Theme.radius - 2
            text: qsTr("%1. %2").arg(index + 1).arg(name)
            Accessible.role: Accessible.ListItem
            onClicked: root.Editor.document.selection.select(from)
            Keys.onPressed: event => {
                const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
                if (by === 0 || !(event.modifiers & Qt.AltModifier))
                    return
                order.move(index, by)
                event.accepted = true
            }

            contentItem: Item {
                Rectangle {
                    x: 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20
                    height: 20
                    radius: 10
                    color: root.Theme.colors.ofKind(order.kind)

                    Caption {
                        anchors.centerIn: parent
                        text: row.index + 1
                        color: root.Theme.textOnAccent
                        font.weight: Font.DemiBold
                    }
                }
                PlainText {
                    x: 30
                    width: parent.width - x - 60
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    elide: Text.ElideRight
                }
                IconButton {
                    objectName: "orderUp-" + row.linkId
                    anchors.right: parent.right
                    anchors.rightMargin: 28
                    width: 26
                    height: parent.height
                    enabled: !row.first
                    iconName: "up"
                    tip: qsTr("Earlier")
                    onClicked: order.move(row.index, -1)
                }
                IconButton {
                    objectName: "orderDown-" + row.linkId
                    anchors.right: parent.right
                    width: 26
                    height: parent.height
                    enabled: !row.last
                    iconName: "down"
                    tip: qsTr("Later")
                    onClicked: order.move(row.index, 1)
                }
            }
        }
    }

    CaptionParagraph {
        width: root.width - 24
        visible: order.help !== ""
        topPadding: root.Theme.gap
        text: order.help
        lineHeight: 1.2
    }
}
