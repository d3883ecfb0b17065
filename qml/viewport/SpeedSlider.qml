pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** How fast the world is watched: marks from 0.1 to 8 times, 1 in the middle. */
Slider {
    id: root

    required property Theme theme
    required property SimulationController simulation

    implicitWidth: 116
    implicitHeight: root.theme.control
    value: root.simulation.speedPosition
    hoverEnabled: true
    Accessible.name: qsTr("Speed")
    Accessible.description: root.simulation.speed + " ×"
    Keys.onLeftPressed: root.simulation.slower()
    Keys.onRightPressed: root.simulation.faster()
    onMoved: {
        root.simulation.speedPosition = root.value
        root.value = Qt.binding(() => root.simulation.speedPosition)
    }

    background: Item {
        x: root.leftPadding
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: root.availableWidth
        height: root.theme.space

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: 2
            radius: 1
            color: root.theme.outline
        }
        Repeater {
            model: 7

            Rectangle {
                required property int index

                x: root.handle.width / 2 + index / 6 * (parent.width - root.handle.width) - width / 2
                width: 2
                height: index === 3 ? 8 : 4
                anchors.verticalCenter: parent.verticalCenter
                color: root.theme.outline
            }
        }
    }
    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + root.availableHeight / 2 - height / 2
        implicitWidth: 14
        implicitHeight: 14
        radius: 7
        color: root.theme.raised
        border.width: 2
        border.color: root.pressed || root.hovered || root.visualFocus ? root.theme.accent : root.theme.textMuted
    }

    TapHandler {
        onDoubleTapped: root.simulation.speed = 1
    }
    BarTip {
        theme: root.theme
        text: qsTr("How fast you watch. It changes nothing about what happens, only how soon. Double-click: 1×.")
        keys: "[ ]"
        visible: root.hovered && !root.pressed
    }
}
