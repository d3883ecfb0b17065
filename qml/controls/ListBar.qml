import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** The scroll bar of a list. It is visible whenever the list is longer than its view. */
ScrollBar {
    id: root

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    minimumSize: 0.08
    padding: 1

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: root.pressed || root.hovered ? root.Theme.textMuted : root.Theme.outline
    }
}
