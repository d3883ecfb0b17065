import QtQuick
import QtQuick.Layouts
import Tiller.App

/** The fields of a step. */
Column {
    id: root

    required property StepListModel steps
    required property string step
    required property string title
    required property var values
    required property var answers
    required property string summary
    required property string spotlightOn
    readonly property string ask: values.ask

    function set(setting: string, value: var, gesture: int) {
        steps.set(step, setting, value, gesture)
    }

    spacing: Theme.space

    Caption { text: qsTr("Title") }

    LineField {
        objectName: "stepTitle"
        width: root.width
        value: root.title
        Accessible.name: qsTr("Title of the step")
        onEntered: text => root.steps.rename(root.step, text)
    }

    StepText {
        objectName: "stepText"
        width: root.width
        title: qsTr("Text")
        value: root.values.text
        onEntered: (text, gesture) => root.set("text", text, gesture)
    }

    StepRun {
        width: root.width
        steps: root.steps
        step: root.step
        values: root.values
        summary: root.summary
    }

    StepView {
        width: root.width
        steps: root.steps
        step: root.step
        values: root.values
        spotlightOn: root.spotlightOn
    }

    RowLayout {
        width: root.width

        Caption {
            text: qsTr("Asks for")
        }

        ChoiceBox {
            objectName: "stepAsk"
            Layout.fillWidth: true
            choices: root.steps.asks
            shown: root.ask
            Accessible.name: qsTr("Asks for")
            onEdited: id => root.set("ask", id, 0)
        }
    }

    StepText {
        objectName: "stepQuestion"
        width: root.width
        visible: root.ask !== "nothing"
        title: qsTr("Question")
        plain: true
        value: root.values.question
        onEntered: (text, gesture) => root.set("question", text, gesture)
    }

    StepAnswers {
        width: root.width
        visible: root.ask === "choice"
        steps: root.steps
        step: root.step
        answers: root.answers
    }

    StepNumbers {
        width: root.width
        visible: root.ask === "number"
        fields: [["right", qsTr("Right number")], ["tolerance", qsTr("Tolerance")], ["unit", qsTr("Unit")]]
        values: root.values
        onEntered: (setting, text) => root.set(setting, text, 0)
    }

    RowLayout {
        width: root.width
        visible: root.ask === "curve"

        Caption {
            text: qsTr("Curve of")
        }

        ChoiceBox {
            objectName: "stepPlot"
            Layout.fillWidth: true
            choices: root.steps.plots
            shown: root.values.plot
            Accessible.name: qsTr("Curve of")
            onEdited: id => root.set("plot", id, 0)
        }
    }

    StepNumbers {
        width: root.width
        visible: root.ask === "curve"
        fields: [["low", qsTr("Axis from")], ["high", qsTr("Axis to")]]
        values: root.values
        onEntered: (setting, text) => root.set(setting, text, 0)
    }

    StepText {
        objectName: "stepAnswer"
        width: root.width
        title: root.ask === "nothing" ? qsTr("Text that follows") : qsTr("Answer, after the guess")
        value: root.values.answer
        onEntered: (text, gesture) => root.set("answer", text, gesture)
    }
}
