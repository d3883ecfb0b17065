import QtQuick

/** A slider for the usual range, and a field that takes any number of the whole range. */
Item {
    id: root

    required property Theme theme
    required property SettingRow row
    readonly property bool hasSlider: row.to > row.from

    signal slideStarted()
    signal slid(real value)
    signal typed(string text)

    height: theme.control

    ValueSlider {
        objectName: "slider-" + root.row.setting
        visible: root.hasSlider
        width: root.width - field.width - root.theme.space
        theme: root.theme
        from: root.row.from
        to: Math.max(root.row.to, root.row.from + 1e-9)
        shown: Number(root.row.value)
        opacity: root.row.mixed ? 0.5 : 1
        Accessible.name: root.row.title
        Accessible.description: root.row.help
        onEditStarted: root.slideStarted()
        onEdited: value => root.slid(value)
    }

    NumberField {
        id: field

        objectName: "field-" + root.row.setting
        anchors.right: parent.right
        width: root.hasSlider ? 80 : root.width
        theme: root.theme
        value: root.row.mixed ? "" : root.row.text
        placeholderText: root.row.mixed ? qsTr("several") : ""
        unit: root.row.mixed ? "" : root.row.unit
        Accessible.name: root.row.title
        Accessible.description: root.row.help
        onEntered: text => root.typed(text)
    }
}
