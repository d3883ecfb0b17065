pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** How fast the world runs: marks from 0.1 to 8 times, 1 in the middle. */
Slider {
    id: root

    implicitWidth: 116
    implicitHeight: root.Theme.control
    value: root.Editor.simulation.speedPosition
    hoverEnabled: true
    Accessible.name: qsTr("Speed")
    Accessible.description: root.Editor.simulation.speed + " ×"
    Keys.onLeftPressed: root.Editor.simulation.slower()
    Keys.onRightPressed: root.Editor.simulation.faster()
    onMoved: {
        root.Editor.simulation.speedPosition = root.value
        root.value = Qt.binding(() => root.Editor.simulation.speedPosition)
    }

    background: Item {
        x: root.leftPadding
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: root.availableWidth
        height: root.Theme.space

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 2
            radius: 1
            color: root.Theme.outline
        }
        Repeater {
            model: 7

            Rectangle {
                required property int index

                x: root.handle.width / 2 + index / 6 * (parent.width - root.handle.width) - width / 2
                width: 2
                height: index === 3 ? 8 : 4
                anchors.verticalCenter: parent.verticalCenter
                color: root.Theme.outline
            }
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + root.availableHeight / 2 - height / 2
        implicitWidth: 14
        implicitHeight: 14
        radius: 7
        color: root.Theme.raised
        border.width: 2
        border.color: root.pressed || root.hovered || root.visualFocus ? root.Theme.accent : root.Theme.textMuted
    }

    TapHandler {
        onDoubleTapped: root.Editor.simulation.speed = 1
    }
    Tip {
        text: qsTr("How fast the world runs. The run itself stays the same. Double-click: 1×.")
        keys: "[ ]"
        visible: root.hovered && !root.pressed
    }
}
