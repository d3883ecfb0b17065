import QtQuick

/** A button for what cannot be taken back: the first press arms it, and a second one within a few
    seconds does it. A double click is one press: what comes at once after arming is not heard. */
TextButton {
    id: root

    required property string words    ///< its words at rest
    required property string question ///< its words while it waits for the second press
    property int pause: 600      ///< ms, after arming, in which no press counts
    property int patience: 4000  ///< ms, after which it is at rest again
    property bool armed: false
    readonly property bool listens: armed && !early.running ///< the next press does it

    signal confirmed()

    function rest() {
        armed = false
        early.stop()
        late.stop()
    }

    text: armed ? question : words
    danger: armed
    onClicked: {
        if (!armed) {
            armed = true
            early.restart()
            late.restart()
        } else if (listens) {
            rest()
            confirmed()
        }
    }
    onHoveredChanged: {
        if (!hovered)
            rest()
    }
    onActiveFocusChanged: {
        if (!activeFocus)
            rest()
    }
    onVisibleChanged: rest()

    Timer {
        id: early

        interval: root.pause
    }

    Timer {
        id: late

        interval: root.patience
        onTriggered: root.rest()
    }
}
