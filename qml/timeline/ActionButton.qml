import QtQuick

/** A button of a bar that does what an action does. */
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
