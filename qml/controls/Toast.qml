import QtQuick
import Tiller.App

/** Says for a few seconds why an edit was refused, that a file was saved, or what goes on. It stands at the
    bottom of what it is put on. */
Bubble {
    id: root

    required property Document document
    property real lift: theme.space ///< over what has its own words at the bottom

    function show(words: string, color: color) {
        text = words
        tone = color
        visible = true
        timer.restart()
    }

    objectName: "toast"
    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
    anchors.bottom: parent ? parent.bottom : undefined
    anchors.bottomMargin: lift
    z: 1 // over what is on that, whatever came last
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
