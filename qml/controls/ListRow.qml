import QtQuick
import Tiller.App

/** A row of a list that a click chooses. The keyboard stays where it is. */
Pressable {
    property bool current: ListView.isCurrentItem

    focusPolicy: Qt.NoFocus
    ground: current ? Theme.chosen : hovered ? Theme.hover : "transparent"
    radius: Theme.radius - 2
    Accessible.role: Accessible.ListItem
    Accessible.selected: current
}
