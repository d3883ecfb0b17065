import QtQuick

/** What to do next with the tool that draws. */
Rectangle {
    id: root

    required property Theme theme
    property alias text: label.text

    objectName: "drawHint"
    implicitWidth: label.implicitWidth + 2 * root.theme.space
    implicitHeight: label.implicitHeight + root.theme.space
    radius: root.theme.radius
    color: root.theme.raised
    border.color: root.theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: root.text

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.width - 2 * root.theme.space)
        elide: Text.ElideRight
        color: root.theme.text
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
