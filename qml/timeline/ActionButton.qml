import Tiller.App

/** A button of a bar that does what an action does. */
BarButton {
    id: root

    required property KeyAction action

    text: root.action.text.replace("&", "")
    glyph: root.action.icon.name
    tip: root.text + ": " + root.action.help
    keys: root.action.current
    enabled: root.action.enabled
    onClicked: root.action.trigger()
}
