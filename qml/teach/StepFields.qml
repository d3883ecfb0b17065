// qmllint disable unqualified
// Qt 6.4 cannot bind components of Loader: each has its own context.
import QtQuick
import Tiller.App

/** The fields of a step. */
Column {
    id: root

    required property StepListModel steps
    required property string step
    required property var answers
    readonly property AgentsItem world: Editor.watch.recorder.world

    property bool awaitsPlot: false ///< the dialog of a new plot is open, for the curve

    spacing: Theme.gap

    Connections {
        target: root.Editor.watch.draft

        function onAdded(monitor: string) {
            if (root.awaitsPlot)
                form.set("plot", monitor, 0)
            root.awaitsPlot = false
        }
    }

    Connections {
        target: root.Editor.watch

        function onDraftBegun() { // another plot, as the one before was canceled
            root.awaitsPlot = false
        }
    }

    StepFormModel {
        id: form

        steps: root.steps
        step: root.step
    }

    Repeater {
        model: form

        Flow {
            id: row

            required property string field
            required property string name
            required property string kind
            required property string label
            required property var value
            required property var choices
            required property string title
            required property real fieldWidth
            readonly property real controlWidth: fieldWidth * root.Theme.scale
            readonly property bool isBeside: kind === "choice" || fieldWidth > 0 ///< the control is beside its label
            readonly property var ownEditors: ({markdown: markdown, lines: markdown, note: note, buttons: buttons,
                                                words: words, answers: answerList})
            readonly property bool hasOwnLabel: kind === "markdown" || kind === "lines" || kind === "answers" || label === ""

            function enter(value: var, gesture: int) {
                if (value === "takeView") {
                    root.steps.takeView(root.step, root.world.camera.seen())
                } else if (field === "plot" && value === "new plot") {
                    root.Editor.watch.newPlot()
                    root.awaitsPlot = true
                } else {
                    form.set(field, value, gesture)
                }
            }

            width: root.width
            spacing: isBeside ? root.Theme.space : root.Theme.gap
            topPadding: kind === "buttons" || fieldWidth > 0 ? 0 : root.Theme.gap

            CaptionParagraph {
                id: caption

                visible: !row.hasOwnLabel
                width: row.fieldWidth > 0 ? row.width - row.controlWidth - row.spacing
                     : row.isBeside ? Math.min(implicitWidth, row.width / 2) : row.width
                height: row.isBeside ? Math.max(root.Theme.control, implicitHeight) : implicitHeight
                verticalAlignment: Text.AlignVCenter
                text: row.label
            }

            FieldEditor {
                width: row.fieldWidth > 0 ? row.controlWidth
                     : row.isBeside ? Math.floor(row.width - caption.width - row.spacing) : row.width
                kind: row.kind === "number" ? "text" : row.kind
                value: row.value
                name: row.name
                title: row.title
                choices: row.choices
                other: row.ownEditors[row.kind] ?? null
                onEdited: (value, gesture) => row.enter(value, gesture)
            }

            Component {
                id: markdown

                StepText {
                    objectName: row.name
                    title: row.label
                    value: row.value
                    plain: row.kind === "lines"
                    onEntered: (text, gesture) => row.enter(text, gesture)
                }
            }

            Component {
                id: note

                CaptionParagraph {
                    objectName: row.name
                    text: row.value
                }
            }

            Component {
                id: buttons

                Flow {
                    spacing: root.Theme.gap

                    Repeater {
                        model: row.choices

                        TextButton {
                            required property var modelData

                            objectName: modelData.id
                            text: modelData.title
                            onClicked: row.enter(modelData.id, 0)
                        }
                    }
                }
            }

            Component {
                id: words

                Flow {
                    id: wordList

                    readonly property var chosen: row.value.split(",").map(each => each.trim()).filter(each => each !== "")

                    objectName: row.name
                    spacing: 2

                    Repeater {
                        model: row.choices

                        BarButton {
                            required property var modelData

                            objectName: row.field + "-" + modelData.id
                            checkable: true
                            on: wordList.chosen.includes(modelData.id)
                            text: modelData.title
                            onClicked: row.enter(row.choices.map(each => each.id)
                                .filter(each => (each === modelData.id) !== wordList.chosen.includes(each)).join(", "), 0)
                        }
                    }
                }
            }

            Component {
                id: answerList

                StepAnswers {
                    steps: root.steps
                    step: root.step
                    answers: root.answers
                }
            }
        }
    }
}
