import QtQuick

/** A few words over the canvas. */
Rectangle {
    id: root

    required property Theme theme
    required property string text
    required property color tone

    width: Math.min(label.implicitWidth, 300) + 2 * theme.space + 4
    height: label.height + 2 * theme.space - 4
    radius: theme.radius
    color: theme.raised
    border.color: tone

    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Text {
        id: label

        x: root.theme.space + 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, 300)
        wrapMode: Text.Wrap
        text: root.text
        textFormat: Text.PlainText
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
