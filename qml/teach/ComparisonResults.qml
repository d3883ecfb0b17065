pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tiller.App

/** What both runs of a comparison have measured, and how the variant differs. */
Rectangle {
    id: root

    readonly property Comparison comparison: Editor.teaching.comparison

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

        Repeater {
            // A lesson asks about what the project measures, and needs the room.
            model: [...root.comparison.results].filter(each => !each.isEvent || !root.Editor.teaching.lesson.running)

            RowLayout {
                id: row

                required property int index
                required property var modelData

                objectName: "result-" + index
                width: table.width
                spacing: root.Theme.space
                Accessible.role: Accessible.Row
                Accessible.name: qsTr("%1: now %2, %3 %4, difference %5").arg(modelData.name).arg(modelData.now)
                    .arg(root.comparison.variantName).arg(modelData.variant).arg(modelData.difference)

                Caption {
                    Layout.fillWidth: true
                    text: row.modelData.name
                    elide: Text.ElideRight
                }

                Caption {
                    text: qsTr("now")
                }

                Digits {
                    objectName: "resultNow"
                    text: row.modelData.now
                    size: row.modelData.isEvent ? root.Theme.body : root.Theme.title
                }

                Caption {
                    text: qsTr("beside")
                }

                Digits {
                    objectName: "resultVariant"
                    text: row.modelData.variant
                    size: row.modelData.isEvent ? root.Theme.body : root.Theme.title
                }

                Caption {
                    Layout.leftMargin: root.Theme.space
                    text: qsTr("difference")
                }

                Digits {
                    objectName: "resultDifference"
                    text: row.modelData.difference
                    size: root.Theme.body
                    color: root.Theme.accent
                }
            }
        }
    }
}
