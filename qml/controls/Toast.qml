import QtQuick
import Tiller.App

/** Says for a few seconds why an edit was refused, or that a file was saved. */
Bubble {
    id: root

    required property Document document

    function show(words: string, color: color) {
        text = words
        tone = color
        visible = true
        timer.restart()
    }

    objectName: "toast"
    text: ""
    tone: theme.outline
    visible: false

    Timer {
        id: timer

        interval: 5000
        onTriggered: root.visible = false
    }

    Connections {
        target: root.document

        function onRefused(why: string) {
            root.show(why, root.theme.error)
        }

        function onSaved(file: string) {
            root.show(qsTr("Saved as %1").arg(file), root.theme.good)
        }
    }
}
