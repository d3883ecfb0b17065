// qmllint disable unqualified
// Components for Loader cannot be bound in Qt 6.4: they are made in contexts of their own.
import QtQuick
import Tiller.App

/** Which item of the scene, and below it its own settings, in place: those that apply, as their
    kinds ask for. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property string setting
    required property string title
    required property var choices
    required property string shown
    required property bool mixed
    property int indent: 0 ///< how far to the left its settings begin

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

    Flow {
        x: -root.indent
        width: root.width + root.indent
        spacing: root.theme.gap

        Repeater {
            model: InspectorModel {
                id: geometry

                document: root.document
                items: root.shown === "" || root.mixed ? [] : [root.shown]
            }

            GeometrySetting {
                theme: root.theme
                document: root.document
                model: geometry
                item: root.shown
                roomWidth: root.width + root.indent
            }
        }
    }
}
