pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The formula of the selected node line by line, with the values it has for an agent just now. */
Column {
    id: root

    required property Theme theme
    required property Document document
    required property SimulationController simulation
    required property string node

    objectName: "liveFormula"
    visible: formula.agent !== ""
    leftPadding: theme.space + 4
    rightPadding: theme.space + 4
    topPadding: visible ? theme.space : 0
    bottomPadding: topPadding
    spacing: theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Formula for %1").arg(formula.agent)

    LiveFormulaModel {
        id: formula

        document: root.document
        simulation: root.simulation
        node: root.node
    }

    Text {
        objectName: "liveFormulaAgent"
        width: root.width - 24
        text: formula.outcome === "" ? qsTr("For %1, just now").arg(formula.agent)
                                   : qsTr("For %1, just now: %2").arg(formula.agent).arg(formula.outcome)
        elide: Text.ElideRight
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }

    Rectangle {
        width: root.width - 24
        height: lines.height + 2 * root.theme.space
        visible: lines.count > 0
        radius: root.theme.radius - 2
        color: root.theme.field

        Column {
            id: lines

            readonly property int count: repeater.count

            x: root.theme.space
            y: root.theme.space
            width: parent.width - 2 * root.theme.space
            spacing: 6

            Repeater {
                id: repeater

                model: formula

                LiveFormulaLine {
                    width: lines.width
                    theme: root.theme
                }
            }
        }
    }
}
