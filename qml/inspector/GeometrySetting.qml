// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** A setting of a scene item in little space: two numbers share a row, all others have a row each. */
Item {
    id: root

    required property InspectorModel model
    required property string item
    required property real roomWidth

    required property string setting
    required property string title
    required property string help
    required property string kind
    required property var value
    required property string text
    required property string unit
    required property var choices
    required property bool applies
    readonly property bool isNumber: kind === "number" || kind === "integer"

    function edit(value: var) {
        root.model.edit(root.setting, value)
    }

    function editorFor(kind: string): Component {
        switch (kind) {
        case "number":
        case "integer":
            return numberEditor
        case "flag":
            return flagEditor
        case "choice":
            return choices.length <= 3 ? segmentEditor : choiceEditor
        case "points":
            return pointsEditor
        }
        return textEditor
    }

    visible: applies
    width: isNumber ? (roomWidth - Theme.gap) / 2 : roomWidth
    height: Math.max(Theme.control, loader.height)

    Caption {
        id: name

        visible: root.kind === "flag" || root.kind === "choice" || root.kind === "text"
        width: visible ? 88 : 0
        height: root.Theme.control
        verticalAlignment: Text.AlignVCenter
        text: root.title
        elide: Text.ElideRight

        HoverHandler {
            id: hover
        }

        Tip {
            visible: hover.hovered
            text: root.help
        }
    }

    Loader {
        id: loader

        x: name.width
        width: root.width - x
        sourceComponent: root.editorFor(root.kind)
    }

    Component {
        id: numberEditor

        DragField {
            name: "geometry-" + root.setting
            value: root.text
            unit: root.unit === "%" || root.unit === "°" ? root.title + " " + root.unit : root.title
            title: root.title
            help: root.help
            tipShown: true
            onEntered: typed => root.model.type(root.setting, typed)
            onDragStarted: root.model.startDrag(root.setting)
            onDragged: (pixels, keys) => root.model.drag(pixels, keys)
            onDragCanceled: root.model.cancelDrag()
            onStepped: (steps, keys, again) => root.model.nudge(root.setting, steps, keys, again)
        }
    }

    Component {
        id: flagEditor

        FlagSwitch {
            objectName: "geometry-" + root.setting
            shown: root.value === true
            Accessible.name: root.title
            onEdited: value => root.edit(value)
        }
    }

    Component {
        id: segmentEditor

        Segments {
            objectName: "geometry-" + root.setting
            choices: root.choices
            shown: String(root.value)
            title: root.title
            onEdited: id => root.edit(id)
        }
    }

    Component {
        id: choiceEditor

        ChoiceBox {
            objectName: "geometry-" + root.setting
            choices: root.choices
            shown: String(root.value)
            mixed: false
            Accessible.name: root.title
            onEdited: id => root.edit(id)
        }
    }

    Component {
        id: pointsEditor

        PointsEditor {
            item: root.item
            setting: root.setting
        }
    }

    Component {
        id: textEditor

        LineField {
            objectName: "geometry-" + root.setting
            value: root.text
            Accessible.name: root.title
            onEntered: text => root.edit(text)
        }
    }
}
