import QtQuick
import Tiller.App

/** The open question about a file. Esc is an answer, too. */
ModalDialog {
    id: root

    required property FileSteps flow
    property var shown: ({}) ///< the latest question
    readonly property var choices: shown.choices ?? []

    objectName: shown.name ?? ""
    title: shown.title ?? ""
    text: shown.text ?? ""
    defaultButton: third.primary ? third : second.primary ? second : first
    onClosed: {
        if (flow.asks === shown.name)
            flow.answer("")
    }

    FileChoice {
        id: first

        flow: root.flow
        choice: root.choices[0]
    }

    FileChoice {
        id: second

        flow: root.flow
        choice: root.choices[1]
    }

    FileChoice {
        id: third

        flow: root.flow
        choice: root.choices[2]
    }

    Connections {
        target: root.flow

        function onQuestionChanged() {
            if (root.flow.asks === "" || root.flow.asks === "recovery")
                return root.close()
            root.shown = root.flow.question
            root.open()
        }
    }

    /** A button that answers the open question about a file. */
    component FileChoice: TextButton {
        id: fileChoice

        required property FileSteps flow
        required property var choice ///< {name, text, primary}; undefined: there is none

        objectName: choice?.name ?? ""
        visible: choice !== undefined
        text: choice?.text ?? ""
        primary: choice?.primary ?? false
        onClicked: flow.answer(choice.name)
    }
}
