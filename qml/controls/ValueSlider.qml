import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A slider for one number. Shows `shown`; a change only emits `edited`. `editStarted` comes before each drag
    and each key press, which make one undo step. */
Slider {
    id: root

    required property real shown

    signal editStarted()
    signal edited(real value)
    signal editEnded()

    implicitHeight: Theme.control
    implicitWidth: 96
    padding: 0
    focusPolicy: Qt.StrongFocus
    stepSize: 0
    value: shown

    onPressedChanged: {
        if (pressed)
            editStarted()
        else
            editEnded()
    }
    onMoved: {
        if (!pressed)
            editStarted()
        edited(value)
        value = Qt.binding(() => shown) // if the model refused, its value is shown again
    }

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: root.availableWidth
        height: 4 * root.Theme.scale
        radius: 2
        color: root.Theme.pressed

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: root.Theme.accent
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: 14 * root.Theme.scale
        height: width
        radius: width / 2
        color: root.pressed ? root.Theme.accent : root.Theme.raised
        border.width: 2
        border.color: root.visualFocus || root.pressed || root.hovered ? root.Theme.accent : root.Theme.outline
    }
}
