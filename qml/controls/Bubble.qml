import QtQuick
import Tiller.App

/** A short text over the canvas. */
RaisedBox {
    id: root

    required property string text
    required property color tone
    /** So wide may the text be: a narrow canvas does not cut it. */
    readonly property real textRoom: Math.min(300, parent.width - 6 * Theme.space)

    width: label.width + 2 * Theme.space + 4
    height: label.height + 2 * Theme.space - 4
    border.color: tone

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    // The implicit width of a text that wraps would change with its width.
    TextMetrics {
        id: onOneLine

        font: label.font
        text: root.text
    }

    CaptionParagraph {
        id: label

        x: root.Theme.space + 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.ceil(onOneLine.advanceWidth) + 1, root.textRoom)
        text: root.text
        color: root.Theme.text
    }
}
