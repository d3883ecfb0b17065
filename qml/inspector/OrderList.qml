pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
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

        OrderRow {
            width: root.width - 2 * root.Theme.space - 8
            kind: order.kind
            isSelected: linkId === root.link
            onMoved: by => order.move(index, by)
            onChosen: root.Editor.document.selection.select(from)
        }
    }

    Caption {
        width: root.width - 24
        visible: order.help !== ""
        topPadding: root.Theme.gap
        text: order.help
        wrapMode: Text.Wrap
        lineHeight: 1.2
    }

    /** One wire in the order of its input: its place, its source node, and buttons to move it. A click selects
        the source node. */
    component OrderRow: AbstractButton {
        id: orderRow

        required property string kind ///< of the node; its color marks the place
        required property int index
        required property string linkId
        required property string name
        required property string from
        required property bool first
        required property bool last
        property bool isSelected: false

        signal moved(int by)
        signal chosen()

        objectName: "order-" + linkId
        height: Theme.control
        hoverEnabled: true
        text: qsTr("%1. %2").arg(index + 1).arg(name)
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        onClicked: orderRow.chosen()
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0
            if (by === 0 || !(event.modifiers & Qt.AltModifier))
                return
            orderRow.moved(by)
            event.accepted = true
        }

        background: Rectangle {
            radius: orderRow.Theme.radius - 2
            color: orderRow.isSelected ? orderRow.Theme.chosen : orderRow.hovered ? orderRow.Theme.hover : "transparent"
            border.width: orderRow.visualFocus ? 2 : 0
            border.color: orderRow.Theme.accent
        }
        contentItem: Item {
            Rectangle {
                x: 2
                anchors.verticalCenter: parent.verticalCenter
                width: 20
                height: 20
                radius: 10
                color: orderRow.Theme.colors.ofKind(orderRow.kind)

                Caption {
                    anchors.centerIn: parent
                    text: orderRow.index + 1
                    color: orderRow.Theme.textOnAccent
                    font.weight: Font.DemiBold
                }
            }
            BodyText {
                x: 30
                width: parent.width - x - 60
                anchors.verticalCenter: parent.verticalCenter
                text: orderRow.name
                elide: Text.ElideRight
            }
            IconButton {
                objectName: "orderUp-" + orderRow.linkId
                anchors.right: parent.right
                anchors.rightMargin: 28
                width: 26
                height: parent.height
                enabled: !orderRow.first
                iconName: "up"
                tip: qsTr("Earlier")
                onClicked: orderRow.moved(-1)
            }
            IconButton {
                objectName: "orderDown-" + orderRow.linkId
                anchors.right: parent.right
                width: 26
                height: parent.height
                enabled: !orderRow.last
                iconName: "down"
                tip: qsTr("Later")
                onClicked: orderRow.moved(1)
            }
        }
    }
}
