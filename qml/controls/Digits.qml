pragma ComponentBehavior: Bound

import QtQuick

/** A number that changes fast, its digits each as wide as a 0, so that it does not dance. */
Row {
    id: root

    required property Theme theme
    required property string text
    property color color: theme.text
    property int size: theme.body

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    TextMetrics {
        id: zero

        text: "0"
        font.family: root.theme.family
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

            Text {
                id: glyph

                anchors.horizontalCenter: parent.horizontalCenter
                text: place.letter
                color: root.color
                font.family: root.theme.family
                font.pixelSize: root.size
            }
        }
    }
}
