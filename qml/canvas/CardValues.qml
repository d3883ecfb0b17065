pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The values on a card: one row each, with the title at the left. */
Column {
    id: root

    required property var values ///< {title, text} of each row
    required property int textSize ///< the smallest that is legible

    Repeater {
        model: root.values

        Item {
            id: line

            required property var modelData

            width: root.width
            height: 20

            PlainText {
                id: titleText

                width: parent.width - valueText.width - 8
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.title
                elide: Text.ElideRight
                color: root.Theme.textMuted
                font.pixelSize: Math.max(root.Theme.caption, root.textSize)
            }

            PlainText {
                id: valueText

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Math.max(parent.width * 0.62, parent.width - titleText.implicitWidth - 8))
                text: line.modelData.text
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Math.max(root.Theme.caption, root.textSize)
            }
        }
    }
}
