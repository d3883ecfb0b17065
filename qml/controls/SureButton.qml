import QtQuick

/** A button for a step that has no undo. The first press arms it; a second press within a few seconds
    confirms. A double click counts as one press: presses right after arming are ignored. */
TextButton {
    id: root

    required property string idleText  ///< the text before the first press
    required property string armedText ///< the text before the second press
    property int guardTime: 600  ///< ms after arming without effect of a press
    property int armedTime: 4000 ///< ms until it is disarmed
    property bool armed: false
    readonly property bool listens: armed && !guard.running ///< the next press confirms

    signal confirmed()

    function disarm() {
        armed = false
        guard.stop()
        expiry.stop()
    }

    text: armed ? armedText : idleText
    danger: armed
    onClicked: {
        if (!armed) {
            armed = true
            guard.restart()
            expiry.restart()
        } else if (listens) {
            disarm()
            confirmed()
        }
    }
    onHoveredChanged: {
        if (!hovered)
            disarm()
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            disarm()
    }
    onVisibleChanged: disarm()

    Timer {
        id: guard

        interval: root.guardTime
    }

    Timer {
        id: expiry

        interval: root.armedTime
        onTriggered: root.disarm()
    }
}
