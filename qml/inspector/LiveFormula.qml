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

    CaptionParagraph {
        objectName: "liveFormulaTrouble"
        width: root.width - 24
        visible: text !== ""
        text: root.formula.trouble
        color: root.Theme.warning
        lineHeight: 1.2
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

                Column { // symbols, numbers, result
                    id: line

                    required property string symbol
                    required property string term
                    required property string written
                    required property string value

                    objectName: "formula-" + symbol
                    width: lines.width
                    onTermChanged: numbers.tallest = numbers.implicitHeight
                    Accessible.role: Accessible.StaticText
                    Accessible.name: symbol + " = " + (written === "" ? "" : written + " = ") + value

                    CaptionParagraph {
                        width: parent.width
                        text: line.term === "" ? line.symbol : line.symbol + " = " + line.term
                    }

                    CaptionParagraph {
                        id: numbers

                        property real tallest: 0 ///< only grows, so that the lines below stay still

                        width: parent.width
                        height: tallest
                        visible: line.written !== ""
                        onImplicitHeightChanged: tallest = Math.max(tallest, implicitHeight)
                        leftPadding: 8
                        text: "= " + line.written
                        color: root.Theme.text
                    }

                    CaptionParagraph {
                        objectName: "value"
                        width: parent.width
                        visible: line.value !== ""
                        leftPadding: 8
                        text: "= " + line.value
                        color: root.Theme.text
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    AsFormulaButton {
        objectName: "liveShowAsFormula"
        width: Math.min(implicitWidth, root.width - 24)
    }
}
