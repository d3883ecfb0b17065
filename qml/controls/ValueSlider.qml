import QtQuick
import QtQuick.Controls.Basic

/** A slider for one number. It shows `value` and asks for changes with `edited`, but never keeps
    one itself. `editStarted` opens each drag and each key press: one undo step. */
Slider {
    id: root

    required property Theme theme
    required property real shown

    signal editStarted()
    signal edited(real value)
    signal editEnded()

    implicitHeight: theme.control
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
        value = Qt.binding(() => shown) // back to the model's value if it refused
    }

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: root.availableWidth
        height: 4 * root.theme.scale
        radius: 2
        color: root.theme.pressed

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: root.theme.accent
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: 14 * root.theme.scale
        height: width
        radius: width / 2
        color: root.pressed ? root.theme.accent : root.theme.raised
        border.width: 2
        border.color: root.visualFocus || root.pressed || root.hovered ? root.theme.accent : root.theme.outline
    }
}
