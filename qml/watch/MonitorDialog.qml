import QtQuick
import QtQuick.Layouts
import Tiller.App

/** Adds or edits a plot. */
ModalDialog {
    id: root

    required property MonitorDraft draft

    objectName: "monitorDialog"
    title: draft.isNew ? qsTr("Add a plot") : qsTr("Edit the plot")
    defaultButton: acceptButton
    onOpened: rows.focusFirst()

    body: ColumnLayout {
        width: parent.width
        spacing: root.Theme.space

        MeasureRows {
            id: rows

            draft: root.draft
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
        BodyText {
            objectName: "plotMissing"
            Layout.fillWidth: true
            Layout.minimumHeight: 2.6 * root.Theme.body // of two lines, so that no field moves while one types
            text: root.draft.missing
            wrapMode: Text.Wrap
            color: root.Theme.warning
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
