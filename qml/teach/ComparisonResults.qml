pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** What both runs of a comparison have measured, and how the variant differs. */
Rectangle {
    id: root

    readonly property Comparison comparison: Editor.teaching.comparison
    readonly property real columnWidth: Math.min(88 * Theme.scale, width / 5) ///< of numbers

    objectName: "comparisonResults"
    implicitHeight: table.implicitHeight + 2 * Theme.gap
    color: Theme.raised
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Results of both runs")

    Line {
        width: parent.width
    }

    Column { // not a layout: in Qt 6.4 that sizes rows that the next result has removed
        id: table

        x: root.Theme.space + 4
        y: root.Theme.gap
        width: root.width - 2 * x
        spacing: 2

        Row { // what the columns are
            anchors.right: parent.right

            Repeater {
                model: [qsTr("now"), qsTr("beside"), qsTr("difference")]

                Caption {
                    required property string modelData

                    width: root.columnWidth
                    text: modelData
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                }
            }
        }

        Repeater {
            // A lesson asks about what the project measures, and needs the room.
            model: [...root.comparison.results].filter(each => !each.isEvent || !root.Editor.teaching.lesson.running)

            Item {
                id: row

                required property int index
                required property var modelData
                readonly property int size: modelData.isEvent ? root.Theme.body : root.Theme.title

                objectName: "result-" + index
                width: table.width
                height: Math.max(name.implicitHeight, numbers.implicitHeight)
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: now %2, %3 %4, difference %5").arg(modelData.name).arg(modelData.now)
                    .arg(root.comparison.variantName).arg(modelData.variant).arg(modelData.difference)

                CaptionParagraph {
                    id: name

                    width: row.width - numbers.width
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.name
                    maximumLineCount: 4
                    elide: Text.ElideRight
                }

                Row {
                    id: numbers

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    Cell {
                        text: row.modelData.now
                        size: row.size
                    }
                    Cell {
                        text: row.modelData.variant
                        size: row.size
                    }
                    Cell {
                        text: row.modelData.difference
                        size: root.Theme.body
                        color: root.Theme.accent
                    }
                }
            }
        }
    }

    component Cell: Item {
        id: cell

        property alias text: digits.text
        property alias size: digits.size
        property alias color: digits.color

        anchors.verticalCenter: parent?.verticalCenter
        implicitWidth: root.columnWidth
        implicitHeight: digits.implicitHeight

        Digits {
            id: digits

            anchors.right: parent.right
        }
    }
}
