pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tiller.App

/** Asks what a search should reach, which numbers may change, and how long it takes. */
ModalDialog {
    id: root

    required property ValueFinder finder
    readonly property FindDraft draft: finder.draft
    readonly property real room: (parent ? parent.height : 720) - 190 * Theme.scale

    objectName: "findDialog"
    width: 600 * Theme.scale
    title: qsTr("Find values")
    defaultButton: acceptButton

    body: ScrollView {
        id: scroll

        objectName: "findForm"
        width: parent.width
        height: Math.min(form.implicitHeight, root.room)
        contentWidth: availableWidth
        clip: true
        ScrollBar.vertical.policy: form.implicitHeight > root.room ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

        ColumnLayout {
            id: form

            width: scroll.availableWidth - (form.implicitHeight > root.room ? root.Theme.wide : 0)
            spacing: root.Theme.space

            Repeater {
                model: root.draft.goals // qmllint disable type

                FindGoalRows {
                    required property int index
                    required property var modelData

                    goal: modelData
                    number: index + 1
                    alone: root.draft.goals.length === 1 // qmllint disable type
                    onRemoved: root.draft.removeGoal(index)
                }
            }
            FormRow {
                label: ""

                TextButton {
                    objectName: "addGoal"
                    text: qsTr("Another goal")
                    onClicked: root.draft.addGoal()
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            Repeater {
                model: root.draft.values // qmllint disable type

                RowLayout {
                    id: row

                    required property int index
                    required property var modelData

                    Layout.fillWidth: true
                    spacing: root.Theme.space

                    SweptRows {
                        name: "free-" + row.index
                        label: row.index === 0 ? qsTr("Vary") : qsTr("And")
                        bounds: true
                        values: row.modelData
                        choices: root.draft.settings
                        onChosen: path => root.draft.choose(row.index, path)
                    }
                    IconButton {
                        objectName: "removeValue-" + row.index
                        visible: root.draft.values.length > 1 // qmllint disable type
                        Layout.alignment: Qt.AlignTop
                        implicitWidth: root.Theme.control
                        implicitHeight: root.Theme.control
                        iconName: "close"
                        tip: qsTr("Leave this number as it is")
                        onClicked: root.draft.removeValue(row.index)
                    }
                }
            }
            FormRow {
                label: ""

                TextButton {
                    objectName: "addValue"
                    text: qsTr("Another number")
                    onClicked: root.draft.addValue()
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            FormRow {
                label: qsTr("Runs of")

                NumberField {
                    objectName: "findSeconds"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    value: root.draft.seconds
                    unit: qsTr("seconds")
                    Accessible.name: qsTr("Length of each run in seconds")
                    onTextEdited: root.draft.seconds = text
                }
                NumberField {
                    objectName: "findSeeds"
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    value: root.draft.seeds
                    unit: qsTr("seeds each")
                    Accessible.name: qsTr("How many seeds each point has")
                    onTextEdited: root.draft.seeds = text
                }
            }
            FormRow {
                label: qsTr("Search for")

                NumberField {
                    objectName: "findBudget"
                    Layout.fillWidth: true
                    value: root.draft.budget
                    unit: qsTr("seconds")
                    Accessible.name: qsTr("How many seconds the search takes")
                    onTextEdited: root.draft.budget = text
                }
            }
            BodyText {
                objectName: "findMissing"
                Layout.fillWidth: true
                Layout.minimumHeight: 2.6 * root.Theme.body // of two lines, so that no field moves while one types
                text: root.draft.canAccept ? qsTr("Then the best five and the project run with seeds that the search has not seen.")
                                           : root.draft.missing
                wrapMode: Text.Wrap
                color: root.draft.canAccept ? root.Theme.textMuted : root.Theme.warning
            }
        }
    }

    TextButton {
        objectName: "cancelFindDraft"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "acceptFind"
        text: qsTr("Find")
        primary: true
        enabled: root.draft.canAccept
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason) // enters the text of the focused field
            if (!root.draft.canAccept)
                return
            root.finder.acceptDraft()
            root.close()
        }
    }
}
