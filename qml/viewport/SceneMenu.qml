import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** What one can do with the selected scene items. */
PopupMenu {
    id: root

    required property AgentsItem world
    readonly property WorldSelection chosen: world.selection
    readonly property bool some: chosen.count > 0

    objectName: "sceneMenu"
    title: qsTr("Selected scene items")
    enabled: some

    Action {
        text: qsTr("Duplicate")
        onTriggered: root.chosen.duplicate()
    }

    Action {
        text: qsTr("Turn left by 90°")
        onTriggered: root.chosen.rotate(90)
    }

    Action {
        text: qsTr("Turn right by 90°")
        onTriggered: root.chosen.rotate(-90)
    }

    Action {
        text: qsTr("Turn left by 15°")
        onTriggered: root.chosen.rotate(15)
    }

    Action {
        text: qsTr("Mirror left to right")
        onTriggered: root.chosen.mirror(true)
    }

    Action {
        text: qsTr("Mirror top to bottom")
        onTriggered: root.chosen.mirror(false)
    }

    Action {
        text: qsTr("Twice as large")
        onTriggered: root.chosen.resize(2)
    }

    Action {
        text: qsTr("Half as large")
        onTriggered: root.chosen.resize(0.5)
    }

    MenuLine {}

    PopupMenu {
        title: qsTr("Align")
        enabled: root.chosen.count > 1

        Action {
            text: qsTr("Left edges")
            onTriggered: root.chosen.align("left")
        }

        Action {
            text: qsTr("Centers, left to right")
            onTriggered: root.chosen.align("centers")
        }

        Action {
            text: qsTr("Right edges")
            onTriggered: root.chosen.align("right")
        }

        Action {
            text: qsTr("Top edges")
            onTriggered: root.chosen.align("top")
        }

        Action {
            text: qsTr("Centers, top to bottom")
            onTriggered: root.chosen.align("middles")
        }

        Action {
            text: qsTr("Bottom edges")
            onTriggered: root.chosen.align("bottom")
        }
    }

    PopupMenu {
        title: qsTr("Distribute")
        enabled: root.chosen.count > 2

        Action {
            text: qsTr("Left to right")
            onTriggered: root.chosen.align("gapsAcross")
        }

        Action {
            text: qsTr("Top to bottom")
            onTriggered: root.chosen.align("gapsDown")
        }
    }

    MenuLine {}

    Action {
        text: qsTr("Bring to the front")
        onTriggered: root.chosen.order(true)
    }

    Action {
        text: qsTr("Send to the back")
        onTriggered: root.chosen.order(false)
    }
}
