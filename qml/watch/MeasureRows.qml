import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Rows of a form that choose what a plot or a sweep measures. */
ColumnLayout {
    id: root

    required property MonitorDraft draft
    property string label: qsTr("Shows") ///< of the quantity

    function focusFirst() {
        quantityBox.forceActiveFocus(Qt.TabFocusReason)
    }

    Layout.fillWidth: true
    spacing: Theme.space

    FormRow {
        label: root.label

        ChoiceBox {
            id: quantityBox

            objectName: "plotQuantity"
            Layout.fillWidth: true
            choices: root.draft.quantities
            shown: root.draft.quantity
            Accessible.name: root.label
            onEdited: id => root.draft.quantity = id
        }
    }
    FormRow {
        visible: root.draft.nodes.length > 0
        label: qsTr("Node")

        ChoiceBox {
            objectName: "plotNode"
            Layout.fillWidth: true
            choices: root.draft.nodes
            shown: root.draft.node
            Accessible.name: qsTr("Node")
            onEdited: id => root.draft.node = id
        }
    }
    FormRow {
        label: qsTr("Of")

        ChoiceBox {
            objectName: "plotType"
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // both have the same width
            choices: root.draft.types
            shown: root.draft.type
            Accessible.name: qsTr("Agent type")
            onEdited: id => root.draft.type = id
        }
        ChoiceBox {
            objectName: "plotAgent"
            visible: root.draft.agents.length > 0
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            choices: root.draft.agents
            shown: root.draft.agent
            Accessible.name: qsTr("Agent")
            onEdited: id => root.draft.agent = id
        }
    }
    FormRow {
        visible: root.draft.others.length > 0
        label: qsTr("With")

        ChoiceBox {
            objectName: "plotWith"
            Layout.fillWidth: true
            choices: root.draft.others
            shown: root.draft.other
            Accessible.name: qsTr("With")
            onEdited: id => root.draft.other = id
        }
    }
    FormRow {
        visible: root.draft.countings.length > 0
        label: qsTr("Counted")

        ChoiceBox {
            objectName: "plotCounting"
            Layout.fillWidth: true
            choices: root.draft.countings
            shown: root.draft.counting
            Accessible.name: qsTr("Counted")
            onEdited: id => root.draft.counting = id
        }
    }
    FormRow {
        visible: root.draft.countings.length > 0
        label: qsTr("Over the last")

        NumberField {
            objectName: "plotWindow"
            Layout.fillWidth: true
            value: root.draft.window
            unit: qsTr("seconds (0 = all)")
            Accessible.name: qsTr("Over the last seconds; 0 counts from the start")
            onTextEdited: root.draft.window = text
        }
    }
    FormRow {
        visible: root.draft.statistics.length > 0
        label: qsTr("Combine by")

        ChoiceBox {
            objectName: "plotStatistic"
            Layout.fillWidth: true
            choices: root.draft.statistics
            shown: root.draft.statistic
            Accessible.name: qsTr("Combine by")
            onEdited: id => root.draft.statistic = id
        }
    }
}
