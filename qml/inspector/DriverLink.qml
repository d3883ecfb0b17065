import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Names the parameter that drives a setting; a click leads to it. */
AbstractButton {
    id: root

    required property string name

    implicitHeight: Theme.row - 8
    hoverEnabled: true
    text: qsTr("driven by %1").arg(name)
    Accessible.role: Accessible.Link
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Caption {
        text: root.text
        color: root.Theme.accent
        font.underline: root.hovered || root.visualFocus
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    Tip {
        visible: root.hovered
        text: qsTr("Its name, range, step and settings")
    }
}
