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
        node: root.node
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
}
