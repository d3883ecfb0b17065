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

    /** One line of a formula: symbols, numbers, result. */
    component LiveFormulaLine: Column {
        id: liveFormulaLine

        required property string symbol
        required property string term
        required property string written
        required property string value

        objectName: "formula-" + symbol
        onTermChanged: numbers.tallest = numbers.implicitHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: symbol + " = " + (written === "" ? "" : written + " = ") + value

        Caption {
            width: parent.width
            text: liveFormulaLine.term === "" ? liveFormulaLine.symbol : liveFormulaLine.symbol + " = " + liveFormulaLine.term
            wrapMode: Text.Wrap
        }

        Caption {
            id: numbers

            property real tallest: 0 ///< only grows, so that the lines below stay still

            width: parent.width
            height: tallest
            visible: liveFormulaLine.written !== ""
            onImplicitHeightChanged: tallest = Math.max(tallest, implicitHeight)
            leftPadding: 8
            text: "= " + liveFormulaLine.written
            wrapMode: Text.Wrap
            color: liveFormulaLine.Theme.text
        }

        Caption {
            objectName: "value"
            width: parent.width
            visible: liveFormulaLine.value !== ""
            leftPadding: 8
            text: "= " + liveFormulaLine.value
            wrapMode: Text.Wrap
            color: liveFormulaLine.Theme.text
            font.weight: Font.DemiBold
        }
    }
}
