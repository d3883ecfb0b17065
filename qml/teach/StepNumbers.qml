pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Some short fields of a step, with their names. */
GridLayout {
    id: root

    required property var fields ///< [setting, name] each
    required property var values

    signal entered(string setting, string text)

    columns: 2
    columnSpacing: Theme.space
    rowSpacing: Theme.gap

    Repeater {
        model: root.fields

        Caption {
            required property int index
            required property var modelData

            Layout.row: index
            Layout.column: 0
            Layout.fillWidth: true
            text: modelData[1]
        }
    }

    Repeater {
        model: root.fields

        LineField {
            required property int index
            required property var modelData

            objectName: "step-" + modelData[0]
            Layout.row: index
            Layout.column: 1
            Layout.preferredWidth: 96 * root.Theme.scale
            value: root.values[modelData[0]]
            Accessible.name: modelData[1]
            onEntered: text => root.entered(modelData[0], text)
        }
    }
}
