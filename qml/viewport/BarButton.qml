import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A button of a bar: an icon, or a short text; checkable for what can be switched on. */
AbstractButton {
    id: root

    required property Theme theme
    property string glyph: ""
    property string tip: ""
    property string keys: ""
    property bool prominent: false

    implicitWidth: root.glyph !== "" ? root.theme.row : label.implicitWidth + 2 * root.theme.space
    implicitHeight: root.theme.control
    hoverEnabled: true
    Accessible.name: root.text
    Accessible.description: root.tip
    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked

    readonly property color ink: !root.enabled ? root.theme.textDisabled
        : root.prominent ? root.theme.textOnAccent
        : root.checked ? root.theme.accent
        : root.hovered ? root.theme.text : root.theme.textMuted

    background: Rectangle {
        radius: root.theme.radius
        color: root.prominent ? (root.pressed ? Qt.darker(root.theme.accent, 1.15) : root.theme.accent)
            : root.pressed ? root.theme.pressed
            : root.checked ? root.theme.chosen
            : root.hovered ? root.theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.prominent ? root.theme.text : root.theme.accent
    }
    // qmllint disable deferred-property-id
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            visible: root.glyph !== ""
            name: root.glyph
            color: root.ink
        }
        Text {
            id: label

            anchors.centerIn: parent
            visible: root.glyph === ""
            text: root.text
            color: root.ink
            font.family: root.theme.family
            font.pixelSize: root.theme.caption
        }
    }

    BarTip {
        theme: root.theme
        text: root.tip
        keys: root.keys
        visible: root.hovered && root.tip !== "" && !root.pressed
    }
}
