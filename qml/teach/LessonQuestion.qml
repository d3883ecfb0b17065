pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The question of a step, and the place for the guess. */
Rectangle {
    id: root

    required property Lesson lesson

    objectName: "lessonQuestion"
    implicitHeight: content.height + 2 * Theme.space + 8
    radius: Theme.radius
    color: Theme.raised
    border.color: lesson.locked ? Theme.accent : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Question: %1").arg(lesson.question)

    Column {
        id: content

        x: root.Theme.space + 4
        y: root.Theme.space + 4
        width: root.width - 2 * x
        spacing: root.Theme.space

        BodyText {
            objectName: "lessonAsks"
            width: content.width
            text: root.lesson.question
            wrapMode: Text.Wrap
            lineHeight: 1.2
            font.weight: Font.DemiBold
        }

        Repeater {
            model: root.lesson.answers

            AnswerButton {
                required property var modelData
                required property int index

                objectName: "answer-" + index
                width: content.width
                text: modelData.text
                open: root.lesson.locked
                told: root.lesson.verdict !== ""
                isRight: modelData.isRight
                isGuess: modelData.isGuess
                onChosen: root.lesson.choose(index)
            }
        }

        NumberGuess {
            width: content.width
            visible: root.lesson.ask === "number"
            lesson: root.lesson
        }

        CurveGuess {
            width: content.width
            visible: root.lesson.ask === "curve"
            lesson: root.lesson
        }

        Caption {
            objectName: "lessonLocked"
            width: content.width
            visible: root.lesson.locked && root.lesson.ask !== "curve"
            text: qsTr("Make a guess: then the world plays.")
            wrapMode: Text.Wrap
        }
    }
}
