pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The formula of the selected node, line by line, with its current values for one agent. */
Column {
    id: root

    required property LiveFormulaModel formula

    objectName: "liveFormula"
    visible: root.formula.agent !== ""
    leftPadding: Theme.space + 4
    rightPadding: Theme.space + 4
    topPadding: visible ? Theme.space : 0
    bottomPadding: topPadding
    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Formula for %1").arg(root.formula.agent)

    Caption {
        objectName: "liveFormulaAgent"
        width: root.width - 24
        text: root.formula.outcome === "" ? qsTr("For %1, just now").arg(root.formula.agent)
                                          : qsTr("For %1, just now: %2").arg(root.formula.agent).arg(root.formula.outcome)
        elide: Text.ElideRight
    }

    Rectangle {
        width: root.width - 24
        height: lines.height + 2 * root.Theme.space
        visible: lines.count > 0
        radius: root.Theme.radius - 2
        color: root.Theme.field

        Column {
            id: lines

            readonly property int count: repeater.count

            x: root.Theme.space
            y: root.Theme.space
            width: parent.width - 2 * root.Theme.space
            spacing: 6

            Repeater {
                id: repeater

                model: root.formula

                LiveFormulaLine {
                    width: lines.width
                }
            }
        }
    }
}
