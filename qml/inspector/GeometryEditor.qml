// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** A choice of a scene item, and below it the settings of that item that apply. */
Column {
    id: root

    required property string setting
    required property string title
    required property var choices
    required property string shown
    required property bool mixed
    property int indent: 0 ///< the settings start this far to the left

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
        width: root.width + root.indent
        spacing: root.Theme.gap

        Repeater {
            model: InspectorModel {
                id: geometry

                document: root.Editor.document
                items: root.shown === "" || root.mixed ? [] : [root.shown]
            }

            GeometrySetting {
                model: geometry
                item: root.shown
                roomWidth: root.width + root.indent
            }
        }
    }
}
