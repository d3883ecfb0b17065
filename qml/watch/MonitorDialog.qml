import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Puts a plot together, or edits one. */
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
        spacing: root.theme.space

        FormRow {
            theme: root.theme
            label: qsTr("Shows")

            ChoiceBox {
                id: quantityBox

                objectName: "plotQuantity"
                Layout.fillWidth: true
                theme: root.theme
                choices: root.draft.quantities
                shown: root.draft.quantity
                Accessible.name: qsTr("Shows")
                onEdited: id => root.draft.quantity = id
            }
        }
        FormRow {
            theme: root.theme
            visible: root.draft.nodes.length > 0
            label: qsTr("Node")

            ChoiceBox {
                objectName: "plotNode"
                Layout.fillWidth: true
                theme: root.theme
                choices: root.draft.nodes
                shown: root.draft.node
                Accessible.name: qsTr("Node")
                onEdited: id => root.draft.node = id
            }
        }
        FormRow {
            theme: root.theme
            label: qsTr("Of")

            ChoiceBox {
                objectName: "plotType"
                Layout.fillWidth: true
                theme: root.theme
                choices: root.draft.types
                shown: root.draft.type
                Accessible.name: qsTr("Agent type")
                onEdited: id => root.draft.type = id
            }
            ChoiceBox {
                objectName: "plotAgent"
                Layout.fillWidth: true
                theme: root.theme
                choices: root.draft.agents
                shown: root.draft.agent
                Accessible.name: qsTr("Agent")
                onEdited: id => root.draft.agent = id
            }
        }
        FormRow {
            theme: root.theme
            visible: root.draft.statistics.length > 0
            label: qsTr("Combine by")

            ChoiceBox {
                objectName: "plotStatistic"
                Layout.fillWidth: true
                theme: root.theme
                choices: root.draft.statistics
                shown: root.draft.statistic
                Accessible.name: qsTr("Combine by")
                onEdited: id => root.draft.statistic = id
            }
        }
        FormRow {
            theme: root.theme
            label: qsTr("Time shown")

            NumberField {
                objectName: "plotSeconds"
                Layout.fillWidth: true
                theme: root.theme
                value: root.draft.seconds
                unit: qsTr("seconds")
                Accessible.name: qsTr("Time shown, in seconds")
                onTextEdited: root.draft.seconds = text // what is no number is told while one types
            }
        }
        FormRow {
            theme: root.theme
            label: qsTr("Name")

            LineField {
                objectName: "plotName"
                Layout.fillWidth: true
                theme: root.theme
                value: root.draft.name
                placeholderText: root.draft.standardName
                Accessible.name: qsTr("Name")
                onEntered: text => root.draft.name = text
            }
        }
    }

    TextButton {
        objectName: "cancelPlot"
        theme: root.theme
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptPlot"
        theme: root.theme
        text: root.draft.isNew ? qsTr("Add plot") : qsTr("Done")
        primary: true
        enabled: root.draft.canAccept
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason) // what is being typed counts
            root.draft.accept()
            root.close()
        }
    }
}
