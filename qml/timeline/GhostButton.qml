import QtQuick
import Tiller.App

/** While it is held, ghosts show the world without the selected nodes. */
BarButton {
    id: root

    required property TimelineActions actions

    readonly property GhostHold ghost: actions.ghost

    objectName: "ghostButton"
    glyph: "ghost"
    text: root.ghost.text
    tip: root.text + " " + root.actions.whatIf.help
    keys: root.actions.whatIf.current
    checked: root.ghost.active
    onPressed: root.ghost.begin()
    onReleased: root.ghost.end()
    onCanceled: root.ghost.end()
}
