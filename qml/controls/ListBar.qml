import QtQuick
import QtQuick.Controls.Basic

/** The scroll bar of a list: to be seen whenever there is more than fits. */
ScrollBar {
    id: root

    required property Theme theme

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    minimumSize: 0.08
    padding: 1

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.pressed || root.hovered ? root.theme.textMuted : root.theme.outline
    }
}
