pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The question of a step, and the place for the guess. */
RaisedBox {
    id: root

    readonly property Lesson lesson: Editor.teaching.lesson

    objectName: "lessonQuestion"
    implicitHeight: content.height + 2 * Theme.space + 8
    border.color: lesson.locked ? Theme.accent : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Question: %1").arg(lesson.question)

    Column {
        id: content

        x: root.Theme.space + 4
        y: root.Theme.space + 4
        width: root.width - 2 * x
        spacing: root.Theme.space

        Paragraph {
            objectName: "lessonAsks"
            width: content.width
            text: root.lesson.question
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
        }

        Column { // axes to sketch a curve on; the run draws its own over the sketch
            width: content.width
            visible: root.lesson.ask === "curve"
            spacing: root.Theme.gap

            Caption {
                width: content.width
                text: sketch.title
                elide: Text.ElideRight
            }

            Row {
                visible: !root.lesson.locked
                spacing: root.Theme.space

                Caption {
                    text: qsTr("your curve")
                    color: root.Theme.accent
                    font.weight: Font.DemiBold
                }

                Caption {
                    text: qsTr("the run")
                    color: root.Theme.warning
                    font.weight: Font.DemiBold
                }
            }

            SketchItem {
                id: sketch

                objectName: "sketch"
                width: content.width
                height: Math.min(220 * root.Theme.scale, Math.max(140, width * 0.55))
                lesson: root.lesson
                simulation: root.Editor.simulation
                activeFocusOnTab: root.lesson.locked
                Accessible.role: Accessible.Chart
                Accessible.name: qsTr("Sketch of %1").arg(title)
                Accessible.description: qsTr("Left and right go along the time, up and down set the value.")
                Accessible.focusable: true
            }

            Row {
                visible: root.lesson.locked
                spacing: root.Theme.space

                TextButton {
                    objectName: "submitCurve"
                    enabled: sketch.drawn
                    primary: sketch.drawn
                    text: qsTr("This is my curve")
                    onClicked: sketch.submit()
                }

                TextButton {
                    objectName: "clearCurve"
                    visible: sketch.drawn
                    text: qsTr("Clear")
                    onClicked: sketch.clear()
                }
            }

            CaptionParagraph {
                width: content.width
                visible: root.lesson.locked
                opacity: sketch.drawn ? 0 : 1 // keeps its place: the chart stays under the pen
                Accessible.ignored: sketch.drawn
                text: qsTr("Draw your curve over the axes with the mouse, a pen, a finger or the arrow keys.")
            }
        }

        CaptionParagraph {
            objectName: "lessonLocked"
            width: content.width
            visible: root.lesson.locked && root.lesson.ask !== "curve"
            text: qsTr("Make a guess: then the world plays.")
        }
    }

    /** One answer to choose. Later it says whether it was the guess, and whether it is right. */
    component AnswerButton: Pressable {
        id: answer

        required property bool open ///< can be chosen
        required property bool told ///< it shows whether it is right
        required property bool isRight
        required property bool isGuess
        readonly property bool isMarked: isGuess || (told && isRight)
        readonly property string mark: !isMarked ? "" : !told ? qsTr("your guess")
                                     : isRight ? (isGuess ? qsTr("your guess, right") : qsTr("right")) : qsTr("your guess")

        signal chosen()

        implicitHeight: Math.max(Theme.control, label.implicitHeight + 2 * Theme.space)
        hoverEnabled: open
        focusPolicy: open ? Qt.StrongFocus : Qt.NoFocus
        activeFocusOnTab: open
        Accessible.role: Accessible.RadioButton
        Accessible.description: mark
        Accessible.checked: isGuess
        onClicked: {
            if (open)
                chosen()
        }

        // qmllint disable deferred-property-id
        contentItem: Item {
            Paragraph {
                id: label

                x: answer.Theme.space
                width: parent.width - x - answer.Theme.space - (note.visible ? note.implicitWidth + answer.Theme.space : 0)
                anchors.verticalCenter: parent.verticalCenter
                text: answer.text
                color: answer.open || answer.isMarked ? answer.Theme.text : answer.Theme.textMuted
            }

            Caption {
                id: note

                anchors.right: parent.right
                anchors.rightMargin: answer.Theme.space
                anchors.verticalCenter: parent.verticalCenter
                visible: answer.mark !== ""
                text: answer.mark
                color: answer.told && answer.isRight ? answer.Theme.good : answer.Theme.textMuted
                font.weight: Font.DemiBold
            }
        }

        background: Rectangle {
            radius: answer.Theme.radius - 2
            color: answer.open ? (answer.down ? answer.Theme.pressed : answer.hovered ? answer.Theme.hover : answer.Theme.field)
                 : answer.isMarked ? answer.Theme.chosen : answer.Theme.field
            border.width: answer.visualFocus || (answer.told && answer.isRight) ? 2 : 1
            border.color: answer.told && answer.isRight ? answer.Theme.good
                        : answer.visualFocus || answer.isGuess ? answer.Theme.accent : answer.Theme.outline
        }
    }
}
