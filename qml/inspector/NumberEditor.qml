import QtQuick
import Tiller.App

/** A slider for the usual range, and a field for the whole range. */
Item {
    id: root

    required property string setting
    required property string title
    required property string help
    required property real number
    required property string text
    required property string unit
    required property bool mixed
    required property real from
    required property real to
    readonly property bool hasSlider: to > from

    signal slideStarted()
    signal slid(real value)
    signal typed(string text)

    height: Theme.control

    ValueSlider {
        objectName: "slider-" + root.setting
        visible: root.hasSlider
        width: root.width - field.width - root.Theme.space
        from: root.from
        to: Math.max(root.to, root.from + 1e-9)
        shown: root.number
        opacity: root.mixed ? 0.5 : 1
        Accessible.name: root.title
        Accessible.description: root.help
        onEditStarted: root.slideStarted()
        onEdited: value => root.slid(value)
    }

    NumberField {
        id: field

        objectName: "field-" + root.setting
        anchors.right: parent.right
        width: root.hasSlider ? Math.min(Math.max(80, Math.ceil(contentWidth + leftPadding + rightPadding)), root.width - 48)
                              : root.width // a long number needs the whole width
        value: root.mixed ? "" : root.text
        placeholderText: root.mixed ? qsTr("several") : ""
        unit: root.mixed ? "" : root.unit
        Accessible.name: root.title
        Accessible.description: root.help
        onEntered: text => root.typed(text)
    }
}
