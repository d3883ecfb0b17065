import QtQuick
import QtQuick.Templates as T
import Tiller.App

/** The line between two panes, wide enough to grab. */
Rectangle {
    id: root

    implicitWidth: 4
    implicitHeight: 4
    color: T.SplitHandle.pressed ? Theme.accent : T.SplitHandle.hovered ? Theme.outline : Theme.line
}
