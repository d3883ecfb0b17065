import QtQuick
import Tiller.App

/** Switches one overlay of the viewport on and off. */
KeyAction {
    id: root

    required property AgentsItem world
    required property var choice ///< one of OverlayChoices

    readonly property string overlay: choice.overlay

    objectName: "action-" + overlay
    text: choice.name
    help: choice.tip
    words: qsTr("overlay, show, hide")
    checkable: true
    checked: world !== null && world.overlays[overlay]
    onTriggered: world.overlays[overlay] = !world.overlays[overlay]
}
