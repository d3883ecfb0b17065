pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** A field for a formula: colors, completion, and the problems below it. What is typed acts while one types it,
    as long as it has no problem. */
Column {
    id: root

    required property string name ///< of the field
    required property string title
    required property string value
    property real responseTime: 1 ///< of the agents that it steers
    property bool givesNumber: false ///< else a force
    readonly property var advice: draft.advice ///< empty: it has none
    property var shown: [] ///< the problems; new ones come when one stops typing

    signal edited(string text, int gesture)

    /** Puts a text in the place of a part of the formula. */
    function replace(from: int, length: int, text: string) {
        field.forceActiveFocus()
        field.remove(from, from + length)
        field.insert(from, text)
        field.cursorPosition = from + text.length
    }

    spacing: Theme.gap

    FormulaDraft {
        id: draft

        givesNumber: root.givesNumber
        text: field.text
        document: field.textDocument
        onProblemsChanged: {
            if (problems.length === 0 || root.shown.length > 0)
                root.shown = problems
            else
                rest.restart()
        }
        Component.onCompleted: root.shown = problems
    }

    LinesEditor {
        id: field

        objectName: root.name
        width: root.width
        value: root.value
        delay: draft.problems.length === 0 ? 250 : 2000
        font.family: Theme.monospaced
        font.pixelSize: Theme.caption
        Accessible.name: root.title
        onEntered: (text, gesture) => root.edited(text, gesture)
        onTextChanged: rest.running ? rest.restart() : undefined
        Keys.forwardTo: [keys]
        Keys.onShortcutOverride: event => {
            if (completion.takes(event))
                event.accepted = true
        }

        Repeater {
            model: root.shown

            Underline {
                required property var modelData
                required property int index

                objectName: "formulaUnderline-" + index
                edit: field
                from: modelData.from
                length: modelData.length
            }
        }

        Item { // receives the keys before the field
            id: keys

            Keys.onPressed: event => event.accepted = completion.press(event)
        }

        FormulaCompletion {
            id: completion

            field: field
            draft: draft
        }
    }

    Repeater {
        model: root.shown.slice(0, 3)

        Column {
            id: problem

            required property var modelData
            required property int index

            width: root.width
            spacing: root.Theme.gap

            CaptionParagraph {
                objectName: "formulaProblem-" + problem.index
                width: parent.width
                text: problem.modelData.sentence
                color: root.Theme.error
                lineHeight: 1.2

                TapHandler {
                    onTapped: {
                        field.forceActiveFocus()
                        field.cursorPosition = problem.modelData.from
                    }
                }
            }

            TextButton {
                objectName: "formulaFix-" + problem.index
                width: Math.min(implicitWidth, problem.width)
                visible: problem.modelData.fixes
                text: problem.modelData.instead === "" ? qsTr("Remove it")
                                                       : qsTr("Use \u201c%1\u201d").arg(problem.modelData.instead)
                onClicked: root.replace(problem.modelData.from, problem.modelData.length, problem.modelData.instead)
            }
        }
    }

    CaptionParagraph {
        objectName: "formulaWrong"
        width: root.width
        visible: root.shown.length > 0
        text: qsTr("The card gives no force until this is fixed. Your text is kept.")
        lineHeight: 1.2
    }

    CaptionParagraph {
        width: root.width
        visible: responseFix.visible
        text: qsTr("The response time of these agents is %1: times \u201cresponse\u201d, the force brings them to that velocity in this time.")
              .arg(Number(root.responseTime.toPrecision(6)))
        lineHeight: 1.2
    }

    TextButton {
        id: responseFix

        objectName: "formulaResponse"
        visible: root.responseTime !== 1 && root.advice.instead !== undefined
        text: qsTr("Add \u201c* response\u201d")
        onClicked: root.replace(root.advice.from, root.advice.length, root.advice.instead)
    }

    TextButton {
        id: helpButton

        objectName: "formulaHelp"
        text: qsTr("Symbols and functions")
        onClicked: help.open()

        FormulaHelp {
            id: help

            givesNumber: root.givesNumber
            onChosen: text => root.replace(field.cursorPosition, 0, text)
        }
    }

    Timer {
        id: rest

        interval: 400
        onTriggered: root.shown = draft.problems
    }

    /** Lines below a part of a text that has a problem. */
    component Underline: Item {
        id: underline

        required property TextEdit edit
        required property int from
        required property int length

        /** The rectangles of the part, one for each line on the screen. */
        function pieces(): var {
            const found = []
            const last = edit.length
            let begin = edit.positionToRectangle(Math.min(from, last))
            const end = edit.positionToRectangle(Math.min(from + Math.max(1, length), last))
            const right = edit.width - edit.rightPadding
            while (begin.y < end.y) {
                found.push(Qt.rect(begin.x, begin.y, right - begin.x, begin.height))
                begin = Qt.rect(edit.leftPadding, begin.y + begin.height, 0, begin.height)
            }
            found.push(Qt.rect(begin.x, begin.y, Math.max(6, end.x - begin.x), begin.height))
            return found
        }

        Repeater {
            model: [underline.edit.text, underline.edit.width, underline.edit.contentHeight] && underline.pieces()

            Rectangle {
                required property rect modelData

                objectName: underline.objectName + "-line"
                x: modelData.x
                y: modelData.y + modelData.height
                width: modelData.width
                height: 2
                color: underline.Theme.error
            }
        }
    }
}
