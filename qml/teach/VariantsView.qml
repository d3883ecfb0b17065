// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The world; during a comparison also its variant beside it, each with a title that says what differs. */
ColumnLayout {
    id: root

    readonly property Comparison comparison: Editor.teaching.comparison
    required property AgentsItem world ///< the variant copies its overlays
    readonly property bool comparing: comparison.active
    default property alias content: room.data

    spacing: 0

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: 0

        Item { // not a layout: the title's height depends on its width
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1

            VariantTitle {
                id: title

                objectName: "nowTitle"
                width: parent.width
                height: visible ? implicitHeight : 0
                visible: root.comparing
                name: qsTr("Now")
                difference: root.comparing ? root.comparison.nowWords : ""
                counted: root.comparing ? root.Editor.simulation.countedText : ""
                minimumHeight: (other.item as VariantPane)?.titleHeight ?? 0
            }

            Item {
                id: room

                anchors.fill: parent
                anchors.topMargin: title.height
            }
        }

        Rectangle {
            Layout.fillHeight: true
            visible: root.comparing
            implicitWidth: 1
            color: root.Theme.outline
        }

        Loader {
            id: other

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            active: root.comparing && root.visible
            visible: active
            sourceComponent: variant
        }
    }

    Loader {
        Layout.fillWidth: true
        active: root.comparing && root.visible
        visible: active
        sourceComponent: results
    }

    Component {
        id: results

        ComparisonResults {
        }
    }

    Component {
        id: variant

        VariantPane {
            world: root.world
            minimumTitleHeight: title.neededHeight
        }
    }
}
