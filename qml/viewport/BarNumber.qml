// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** A number that changes all the time, with its unit. It has a fixed width, so that nothing moves. */
Item {
    id: root

    required property string name
    required property string value
    property string unit: ""
    property bool unitShown: true ///< without it, its room stays empty
    property string widest: "00,000"
    property string tip: "" ///< may be empty while the mouse is elsewhere
    readonly property alias hovered: hover.hovered
    property color color: root.Theme.text

    implicitWidth: metrics.advanceWidth + (root.unit === "" ? 0 : unit.implicitWidth + root.Theme.gap)
    implicitHeight: root.Theme.control
    Accessible.name: root.name + ": " + root.value + (root.unitShown ? " " + root.unit : "")
    Accessible.role: Accessible.StaticText

    TextMetrics {
        id: metrics

        font: number.font
        text: root.value.length > root.widest.length ? root.value : root.widest
    }
    PlainText {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        width: metrics.advanceWidth
        horizontalAlignment: Text.AlignRight
        text: root.value
        color: root.color
    }
    Caption {
        id: unit

        objectName: "unit"
        anchors.right: parent.right
        anchors.baseline: number.baseline
        visible: root.unitShown
        text: root.unit
    }
    HoverHandler {
        id: hover
    }
    Loader { // made when it is first wanted: there are many
        active: hover.hovered && root.tip !== ""
        sourceComponent: Tip {
            parent: root
            visible: true
            text: root.tip
        }
    }
}
