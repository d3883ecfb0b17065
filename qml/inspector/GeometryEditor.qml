pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** Which point or region of the scene, and its numbers in place. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property string setting
    required property string title
    required property var choices
    required property string shown
    required property bool mixed

    signal edited(string id)

    spacing: theme.gap

    ChoiceBox {
        objectName: "choices-" + root.setting
        width: parent.width
        theme: root.theme
        choices: root.choices
        shown: root.shown
        mixed: root.mixed
        Accessible.name: root.title
        onEdited: id => root.edited(id)
    }

    Grid {
        columns: 2
        spacing: root.theme.gap

        Repeater {
            model: InspectorModel {
                id: numbers

                document: root.document
                items: root.shown === "" || root.mixed ? [] : [root.shown]
            }

            Item {
                id: cell

                required property string setting
                required property string title
                required property string text

                width: (root.width - root.theme.gap) / 2
                height: root.theme.control

                NumberField {
                    objectName: "geometry-" + cell.setting
                    width: cell.width
                    theme: root.theme
                    value: cell.text
                    unit: cell.title
                    Accessible.name: cell.title
                    onEntered: typed => numbers.type(cell.setting, typed)
                }
            }
        }
    }
}
