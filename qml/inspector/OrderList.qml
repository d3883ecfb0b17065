pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The wires into an input whose order counts, to be moved up and down. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property string node
    property string link: "" ///< the one among them that is meant

    objectName: "orderList"
    visible: order.count > 0
    leftPadding: theme.space + 4
    bottomPadding: theme.space

    LinkOrderModel {
        id: order

        document: root.document
        node: root.node
    }

    PaneTitle {
        height: root.theme.control
        verticalAlignment: Text.AlignVCenter
        theme: root.theme
        text: qsTr("%1, in their order").arg(order.title)
    }

    Repeater {
        model: order

        OrderRow {
            width: root.width - 2 * root.theme.space - 8
            theme: root.theme
            kind: order.kind
            meant: linkId === root.link
            onMoved: by => order.move(index, by)
            onChosen: root.document.selection.select(from)
        }
    }

    Text {
        width: root.width - 24
        visible: order.help !== ""
        topPadding: root.theme.gap
        text: order.help
        wrapMode: Text.Wrap
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
        lineHeight: 1.2
    }
}
