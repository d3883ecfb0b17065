import QtQuick
import Tiller.App

/** Switches one overlay of the viewport on and off. */
BarButton {
    id: root

    required property AgentsItem world
    required property var modelData

    objectName: root.modelData.overlay
    checkable: true
    checked: root.world.overlays[root.modelData.overlay]
    text: root.modelData.name
    glyph: root.modelData.glyph
    tip: root.modelData.name + ": " + root.modelData.tip
    onClicked: {
        root.world.overlays[root.modelData.overlay] = root.checked
        root.checked = Qt.binding(() => root.world.overlays[root.modelData.overlay])
    }
}
