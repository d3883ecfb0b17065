import QtQuick
import QtQuick.Controls.Basic

/** One kind of event and how often it happened. A click selects its node. */
AbstractButton {
    id: root

    required property Theme theme
    required text
    required property string kind
    required property string node
    required property real count
    readonly property string number: root.count.toLocaleString(Qt.locale("en_US"), "f", 0)

    signal chosen(string id)

    objectName: "event-" + node
    height: 20 * root.theme.scale
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: root.text + ": " + root.number
    onClicked: root.chosen(root.node)

    // qmllint disable deferred-property-id
    contentItem: Item {
        Rectangle {
            x: root.theme.space
            anchors.verticalCenter: parent.verticalCenter
            width: 6
            height: 6
            radius: root.kind === "mode" ? 1 : 3
            color: root.kind === "mode" ? root.theme.mode : root.kind === "arrival" ? root.theme.good : root.theme.outline
        }
        Text {
            anchors.left: parent.left
            anchors.leftMargin: root.theme.space + 14 * root.theme.scale
            anchors.right: value.left
            anchors.rightMargin: root.theme.space
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: root.hovered ? root.theme.text : root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
        Digits {
            id: value

            anchors.right: parent.right
            anchors.rightMargin: root.theme.space
            anchors.verticalCenter: parent.verticalCenter
            theme: root.theme
            text: root.number
            size: root.theme.caption
        }
    }
}
