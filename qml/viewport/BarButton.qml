// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A button in a bar, with an icon or a short text. A checkable one switches something on and off: it shows `on`. */
AbstractButton {
    id: root

    property string glyph: ""
    property string tip: ""
    property string keys: ""
    property bool prominent: false
    property bool on: false

    implicitWidth: root.glyph !== "" ? root.Theme.row : label.implicitWidth + 2 * root.Theme.space
    implicitHeight: root.Theme.control
    hoverEnabled: true
    checked: on
    onClicked: checked = Qt.binding(() => on)
    Accessible.name: root.text
    Accessible.description: root.tip
    Accessible.role: root.checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked

    readonly property color ink: !root.enabled ? root.Theme.textDisabled
        : root.prominent ? root.Theme.textOnAccent
        : root.checked ? root.Theme.accent
        : root.hovered ? root.Theme.text : root.Theme.textMuted

    background: Rectangle {
        radius: root.Theme.radius
        color: root.prominent ? (root.pressed ? Qt.darker(root.Theme.accent, 1.15) : root.Theme.accent)
            : root.pressed ? root.Theme.pressed
            : root.checked ? root.Theme.chosen
            : root.hovered ? root.Theme.hover : "transparent"
        border.width: root.visualFocus ? 2 : 0
        border.color: root.prominent ? root.Theme.text : root.Theme.accent
    }
    // qmllint disable deferred-property-id
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            visible: root.glyph !== ""
            name: root.glyph
            color: root.ink
        }
        Caption {
            id: label

            anchors.centerIn: parent
            visible: root.glyph === ""
            text: root.text
            color: root.ink
        }
    }

    Loader { // made when it is first wanted: there are many
        active: root.hovered && root.tip !== "" && !root.pressed
        sourceComponent: Tip {
            parent: root
            visible: true
            text: root.tip
            keys: root.keys
        }
    }
}
