import QtQuick
import Tiller.App

/** While it is held, ghosts show the world without the selected nodes. */
BarButton {
    id: root

    readonly property GhostHold ghost: Editor.commands.ghost
    readonly property Command command: Editor.commands.find("actionWhatIf")

    objectName: "ghostButton"
    glyph: "ghost"
    text: root.ghost.text
    tip: root.text + " " + root.command.help
    keys: root.command.keys
    checked: root.ghost.active
    onPressed: root.ghost.begin()
    onReleased: root.ghost.end()
    onCanceled: root.ghost.end()
}
