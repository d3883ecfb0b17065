import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Adds or edits a plot. */
ModalDialog {
    id: root

    required property MonitorDraft draft

    objectName: "monitorDialog"
    title: draft.isNew ? qsTr("Add a plot") : qsTr("Edit the plot")
    text: draft.missing
    defaultButton: acceptButton
    onOpened: quantityBox.forceActiveFocus(Qt.TabFocusReason)

    body: ColumnLayout {
        width: parent.width
        spacing: root.Theme.space

        FormRow {
            label: qsTr("Shows")

            ChoiceBox {
                id: quantityBox

                objectName: "plotQuantity"
                Layout.fillWidth: true
                choices: root.draft.quantities
                shown: root.draft.quantity
                Accessible.name: qsTr("Shows")
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
                unit: qsTr("seconds, 0: all")
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
        FormRow {
            label: qsTr("Shown")

            ChoiceBox {
                objectName: "plotPlace"
                Layout.fillWidth: true
                choices: root.draft.places
                shown: root.draft.place
                Accessible.name: qsTr("Shown")
                onEdited: id => root.draft.place = id
            }
        }
        FormRow {
            visible: root.draft.place === "plot"
            label: qsTr("Time shown")

            NumberField {
                objectName: "plotSeconds"
                Layout.fillWidth: true
                value: root.draft.seconds
                unit: qsTr("seconds")
                Accessible.name: qsTr("Time shown, in seconds")
                onTextEdited: root.draft.seconds = text // reports a wrong number while it is typed
            }
        }
        FormRow {
            label: qsTr("Name")

            LineField {
                objectName: "plotName"
                Layout.fillWidth: true
                value: root.draft.name
                placeholderText: root.draft.standardName
                Accessible.name: qsTr("Name")
                onEntered: text => root.draft.name = text
            }
        }
    }

    TextButton {
        objectName: "cancelPlot"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptPlot"
        text: root.draft.isNew ? qsTr("Add plot") : qsTr("Done")
        primary: true
        enabled: root.draft.canAccept
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason) // enters the text of the focused field
            root.draft.accept()
            root.close()
        }
    }
}
