import QtQuick
import QtQuick.Controls.Basic

/** The line between two panes; wide enough to take hold of. */
Rectangle {
    id: root

    required property Theme theme

    implicitWidth: 4
    implicitHeight: 4
    color: SplitHandle.pressed ? theme.accent : SplitHandle.hovered ? theme.outline : theme.line
}
