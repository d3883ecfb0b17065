import QtQuick
import Tiller.App

/** A point that a wire passes through. The canvas takes the mouse. */
Rectangle {
    id: root

    required property string itemId
    required property point place
    required property bool selected
    required property string sentence

    signal selectRequested()

    objectName: "wirePoint-" + itemId
    x: place.x - width / 2
    y: place.y - height / 2
    width: 12
    height: 12
    radius: 6
    color: selected ? Theme.accent : Theme.panel
    border.width: 2
    border.color: selected ? Theme.accent : Theme.textMuted

    Accessible.role: Accessible.Button
    Accessible.name: sentence
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: root.selectRequested()
}
