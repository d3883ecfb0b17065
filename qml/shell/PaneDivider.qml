import QtQuick
import QtQuick.Templates as T

/** The line between two panes; wide enough to take hold of. */
Rectangle {
    id: root

    required property Theme theme

    implicitWidth: 4
    implicitHeight: 4
    color: T.SplitHandle.pressed ? theme.accent : T.SplitHandle.hovered ? theme.outline : theme.line
}
