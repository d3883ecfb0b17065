import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** Asks which values to try, how long each run is, and what is measured. It says how long all runs take. */
ModalDialog {
    id: root

    required property Sweeps sweeps
    readonly property SweepDraft draft: sweeps.draft
    readonly property real room: (parent ? parent.height : 720) - 190 * Theme.scale

    objectName: "sweepDialog"
    width: 560 * Theme.scale
    title: draft.isNew ? qsTr("Try values") : qsTr("Edit the sweep")
    defaultButton: acceptButton

    body: ScrollView {
        id: scroll

        objectName: "sweepForm"
        width: parent.width
        height: Math.min(form.implicitHeight, root.room)
        contentWidth: availableWidth
        clip: true
        ScrollBar.vertical.policy: form.implicitHeight > root.room ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

        ColumnLayout {
            id: form

            width: scroll.availableWidth - (form.implicitHeight > root.room ? root.Theme.wide : 0)
            spacing: root.Theme.space

            SweptRows {
                name: "first"
                label: qsTr("Vary")
                values: root.draft.first
                choices: root.draft.settings
                onChosen: path => root.draft.chooseFirst(path)
            }
            SweptRows {
                name: "second"
                label: qsTr("And vary")
                values: root.draft.second
                choices: root.draft.otherSettings
                onChosen: path => root.draft.chooseSecond(path)
            }
            MeasureRows {
                draft: root.draft.measure
                label: qsTr("Measure")
            }
            TakeRow {
                choices: root.draft.takes
                take: root.draft.take
                hasLimit: root.draft.hasLimit
                limit: root.draft.limit
                onTaken: id => root.draft.take = id
                onLimited: text => root.draft.limit = text
            }
            FormRow {
                label: qsTr("Runs of")

                NumberField {
                    objectName: "sweepSeconds"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    value: root.draft.seconds
                    unit: qsTr("seconds")
                    Accessible.name: qsTr("Length of each run in seconds")
                    Accessible.description: root.draft.ticks
                    onTextEdited: root.draft.seconds = text
                }
                Caption {
                    Layout.preferredWidth: 100 * root.Theme.scale
                    text: root.draft.ticks
                }
                NumberField {
                    objectName: "sweepSeeds"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    value: root.draft.seeds
                    unit: qsTr("seeds each")
                    Accessible.name: qsTr("How many seeds each combination has")
                    onTextEdited: root.draft.seeds = text
                }
            }
            FormRow {
                label: qsTr("Name")

                LineField {
                    objectName: "sweepName"
                    Layout.fillWidth: true
                    value: root.draft.name
                    placeholderText: root.draft.standardName
                    Accessible.name: qsTr("Name")
                    onEntered: text => root.draft.name = text
                }
            }
            BodyText {
                objectName: "sweepSize"
                Layout.fillWidth: true
                Layout.minimumHeight: 2.6 * root.Theme.body // of two lines, so that no field moves while one types
                text: root.draft.canAccept ? root.draft.size : root.draft.missing
                wrapMode: Text.Wrap
                color: root.draft.canAccept ? root.Theme.text : root.Theme.warning
            }
        }
    }

    TextButton {
        objectName: "cancelSweepDraft"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptSweep"
        text: qsTr("Run")
        primary: true
        enabled: root.draft.canAccept
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason) // enters the text of the focused field
            if (!root.draft.canAccept)
                return
            root.sweeps.acceptDraft()
            root.close()
        }
    }
}
