import QtQuick
import Tiller.App

/** A field for a number, which one drags or types into; a slider beside it where the range means something. */
Item {
    id: root

    required property var row ///< a SettingRow of a number
    readonly property InspectorModel model: row.model
    readonly property string title: row.title
    readonly property string spreadText: row.spreadText ///< "± 10 %"; empty if the number has no spread
    property int gesture: 0
    readonly property bool hasDigits: /\d/.test(row.text) ///< "no limit" has none
    readonly property bool hasSlider: row.slides && row.to > row.from
    readonly property real spreadWidth: spread.visible ? spread.width + Theme.gap : 0

    height: Theme.control

    ValueSlider {
        objectName: "slider-" + root.row.setting
        visible: root.hasSlider
        width: root.width - field.width - root.Theme.space
        from: root.row.from
        to: Math.max(root.row.to, root.row.from + 1e-9)
        shown: Number(root.row.value)
        opacity: root.row.mixed ? 0.5 : 1
        Accessible.name: root.title
        Accessible.description: root.row.help
        onEditStarted: root.gesture = root.Editor.document.beginGesture()
        onEdited: value => root.model.edit(root.row.setting, value, root.gesture)
    }

    DragField {
        id: field

        name: "field-" + root.row.setting
        x: root.width - root.spreadWidth - width
        width: root.hasSlider ? Math.min(Math.max(80, field.neededWidth), root.width - (root.hasDigits ? 48 : 36))
                              : root.width - root.spreadWidth
        value: root.row.mixed ? "" : root.row.text
        placeholderText: root.row.mixed ? qsTr("several") : ""
        unit: root.row.mixed || !root.hasDigits || (root.spreadText.length > 1 && root.row.unit.length > 5) ? "" : root.row.unit // a number needs room
        title: root.title
        help: root.row.help
        onEntered: text => root.model.type(root.row.setting, text)
        onDragStarted: root.model.startDrag(root.row.setting)
        onDragged: (pixels, keys) => root.model.drag(pixels, keys)
        onDragCanceled: root.model.cancelDrag()
        onStepped: (steps, keys, again) => root.model.nudge(root.row.setting, steps, keys, again)
    }

    TextButton {
        id: spread

        objectName: "spread-" + root.row.setting
        anchors.right: parent.right
        height: root.Theme.control
        width: (root.spreadText.length > 1 ? 60 : 30) * root.Theme.scale
        leftPadding: root.Theme.gap
        rightPadding: root.Theme.gap
        visible: root.spreadText !== ""
        text: root.spreadText
        Accessible.name: qsTr("Spread of %1").arg(root.title)
        onClicked: root.row.foldToggled()

        HoverHandler {
            id: hover
        }

        Tip {
            visible: hover.hovered
            text: root.row.unfolded ? qsTr("Hide the spread") : qsTr("The spread: how much this differs from agent to agent")
        }
    }
}
