import QtQuick
import Tiller.App

/** A field for a number, which one drags or types into; a slider beside it where the range means something. */
Item {
    id: root

    required property InspectorModel model
    required property string setting
    required property string title
    required property string help
    required property real number
    required property string text
    required property string unit
    required property bool mixed
    required property real from
    required property real to
    required property bool slides
    required property string spreadText ///< "± 10 %"; empty if the number has no spread
    property bool unfolded: false ///< the spread is shown below
    property int gesture: 0
    readonly property bool hasSlider: slides && to > from
    readonly property real spreadWidth: spread.visible ? spread.width + Theme.gap : 0

    signal foldToggled()

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
        onEditStarted: root.gesture = root.Editor.document.beginGesture()
        onEdited: value => root.model.edit(root.setting, value, root.gesture)
    }

    DragField {
        id: field

        name: "field-" + root.setting
        x: root.width - root.spreadWidth - width
        width: root.hasSlider ? Math.min(Math.max(80, field.neededWidth), root.width - 48)
                              : root.width - root.spreadWidth
        value: root.mixed ? "" : root.text
        placeholderText: root.mixed ? qsTr("several") : ""
        unit: root.mixed || (root.spreadText.length > 1 && root.unit.length > 5) ? "" : root.unit // a number needs room
        title: root.title
        help: root.help
        onEntered: text => root.model.type(root.setting, text)
        onDragStarted: root.model.startDrag(root.setting)
        onDragged: (pixels, keys) => root.model.drag(pixels, keys)
        onDragCanceled: root.model.cancelDrag()
        onStepped: (steps, keys, again) => root.model.nudge(root.setting, steps, keys, again)
    }

    TextButton {
        id: spread

        objectName: "spread-" + root.setting
        anchors.right: parent.right
        height: root.Theme.control
        width: (root.spreadText.length > 1 ? 60 : 30) * root.Theme.scale
        leftPadding: root.Theme.gap
        rightPadding: root.Theme.gap
        visible: root.spreadText !== ""
        text: root.spreadText
        Accessible.name: qsTr("Spread of %1").arg(root.title)
        onClicked: root.foldToggled()

        HoverHandler {
            id: hover
        }

        Tip {
            visible: hover.hovered
            text: root.unfolded ? qsTr("Hide the spread") : qsTr("The spread: how much this differs from agent to agent")
        }
    }
}
