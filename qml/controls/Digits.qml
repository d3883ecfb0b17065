pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** A number that changes fast. Each digit is as wide as a 0, so that the text does not move. */
Row {
    id: root

    required property string text
    property color color: Theme.text
    property int size: Theme.body

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: zero

        text: "0"
        font.family: root.Theme.family
        font.pixelSize: root.size
    }

    Repeater {
        model: root.text.length

        Item {
            id: place

            required property int index
            readonly property string letter: root.text.charAt(index)

            implicitWidth: letter >= "0" && letter <= "9" ? zero.advanceWidth : glyph.implicitWidth
            implicitHeight: glyph.implicitHeight

            PlainText {
                id: glyph

                anchors.horizontalCenter: parent.horizontalCenter
                text: place.letter
                color: root.color
                font.pixelSize: root.size
            }
        }
    }
}
