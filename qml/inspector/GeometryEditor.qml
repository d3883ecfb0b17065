// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** A choice of a scene item, and below it the settings of that item that apply, in little space: two numbers share a
    row, all others have a row each. */
Column {
    id: root

    required property string setting
    required property string title
    required property var choices
    required property string shown
    required property bool mixed
    property int indent: 0 ///< the settings start this far to the left
    readonly property real roomWidth: width + indent

    signal edited(string id)

    spacing: Theme.gap

    ChoiceBox {
        objectName: "choices-" + root.setting
        width: parent.width
        choices: root.choices
        shown: root.shown
        mixed: root.mixed
        Accessible.name: root.title
        onEdited: id => root.edited(id)
    }

    Flow {
        x: -root.indent
        width: root.roomWidth
        spacing: root.Theme.gap

        Repeater {
            model: InspectorModel {
                id: geometry

                document: root.Editor.document
                items: root.shown === "" || root.mixed ? [] : [root.shown]
            }

            Item {
                id: row

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

                visible: applies
                width: isNumber ? (root.roomWidth - root.Theme.gap) / 2 : root.roomWidth
                height: Math.max(root.Theme.control, editor.height)

                Caption {
                    id: caption

                    visible: row.kind === "flag" || row.kind === "choice" || row.kind === "text"
                    width: visible ? 88 : 0
                    height: root.Theme.control
                    verticalAlignment: Text.AlignVCenter
                    text: row.title
                    elide: Text.ElideRight

                    HoverHandler {
                        id: hover
                    }

                    Tip {
                        visible: hover.hovered
                        text: row.help
                    }
                }

                FieldEditor {
                    id: editor

                    x: caption.width
                    width: row.width - x
                    kind: row.kind === "choice" && row.choices.length <= 3 ? "segments" : row.kind
                    value: row.value
                    name: "geometry-" + row.setting
                    title: row.title
                    choices: row.choices
                    other: row.isNumber ? numberEditor : row.kind === "points" ? pointsEditor
                           : row.kind === "painting" ? paintingEditor : null
                    onEdited: value => geometry.edit(row.setting, value)
                }

                Component {
                    id: numberEditor

                    DragField {
                        name: "geometry-" + row.setting
                        value: row.text
                        unit: row.unit === "%" || row.unit === "°" ? row.title + " " + row.unit : row.title
                        title: row.title
                        help: row.help
                        tipShown: true
                        onEntered: typed => geometry.type(row.setting, typed)
                        onDragStarted: geometry.startDrag(row.setting)
                        onDragged: (pixels, keys) => geometry.drag(pixels, keys)
                        onDragCanceled: geometry.cancelDrag()
                        onStepped: (steps, keys, again) => geometry.nudge(row.setting, steps, keys, again)
                    }
                }

                Component {
                    id: paintingEditor

                    PaintingEditor {
                        name: "geometry-" + row.setting
                        text: row.text
                    }
                }

                Component {
                    id: pointsEditor

                    PointsEditor {
                        item: root.shown
                        setting: row.setting
                    }
                }
            }
        }
    }
}
