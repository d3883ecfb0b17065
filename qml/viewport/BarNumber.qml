import QtQuick

/** A number that changes all the time, with its unit; it keeps its width, so that nothing jumps. */
Item {
    id: root

    required property Theme theme
    required property string name
    required property string value
    property string unit: ""
    property string widest: "00,000"
    property string tip: ""
    property color color: root.theme.text

    implicitWidth: metrics.advanceWidth + (root.unit === "" ? 0 : unit.implicitWidth + root.theme.gap)
    implicitHeight: root.theme.control
    Accessible.name: root.name + ": " + root.value + " " + root.unit
    Accessible.role: Accessible.StaticText

    TextMetrics {
        id: metrics

        font: number.font
        text: root.value.length > root.widest.length ? root.value : root.widest
    }
    Text {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        width: metrics.advanceWidth
        horizontalAlignment: Text.AlignRight
        text: root.value
        color: root.color
        font.family: root.theme.family
        font.pixelSize: root.theme.body
    }
    Text {
        id: unit

        anchors.right: parent.right
        anchors.baseline: number.baseline
        text: root.unit
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
    HoverHandler {
        id: hover
    }
    BarTip {
        theme: root.theme
        text: root.tip
        visible: hover.hovered && root.tip !== ""
    }
}
