import QtQuick

/** A button in a bar that triggers an action. */
BarButton {
    id: root

    required property KeyAction command

    text: root.command.text.replace("&", "")
    glyph: root.command.icon.name
    tip: root.text + ": " + root.command.help
    keys: root.command.current
    enabled: root.command.enabled
    onClicked: root.command.trigger()
}
