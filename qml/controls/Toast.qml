import QtQuick
import Tiller.App

/** A message for a few seconds: a refused edit, a saved file, news. It stands at the bottom of its parent. */
Bubble {
    id: root

    property real lift: Theme.space ///< above other texts at the bottom

    function show(message: string, color: color) {
        text = message
        tone = color
        visible = true
        timer.restart()
    }

    objectName: "toast"
    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
    anchors.bottom: parent ? parent.bottom : undefined
    anchors.bottomMargin: lift
    z: 1 // above everything else in the parent
    text: ""
    tone: Theme.outline
    visible: false

    TapHandler {
        onTapped: root.visible = false
    }

    Timer {
        id: timer

        interval: 5000
        onTriggered: root.visible = false
    }

    Connections {
        target: root.Editor.document

        function onRefused(why: string) {
            root.show(why, root.Theme.error)
        }

        function onSaved(file: string) {
            root.show(qsTr("Saved as %1").arg(file), root.Theme.good)
        }
    }
}
