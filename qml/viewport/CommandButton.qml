import QtQuick
import Tiller.App

/** A button in a bar that triggers a command. */
BarButton {
    id: root

    required property string commandId

    readonly property Command command: Editor.commands.find(commandId)

    text: command.label
    glyph: command.icon
    tip: text + ": " + command.help
    keys: command.keysText
    enabled: command.enabled
    checkable: command.checkable
    on: command.checked
    onClicked: command.trigger()
}
