import QtQuick
import QtQuick.Templates
import Tiller.App

/** One answer to choose. Later it says whether it was the guess, and whether it is right. */
AbstractButton {
    id: root

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
    Accessible.name: text
    Accessible.description: mark
    Accessible.checked: isGuess
    onClicked: {
        if (open)
            chosen()
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    // qmllint disable deferred-property-id
    contentItem: Item {
        PlainText {
            id: label

            x: root.Theme.space
            width: parent.width - x - root.Theme.space - (note.visible ? note.implicitWidth + root.Theme.space : 0)
            anchors.verticalCenter: parent.verticalCenter
            text: root.text
            wrapMode: Text.Wrap
            color: root.open || root.isMarked ? root.Theme.text : root.Theme.textMuted
        }

        Caption {
            id: note

            anchors.right: parent.right
            anchors.rightMargin: root.Theme.space
            anchors.verticalCenter: parent.verticalCenter
            visible: root.mark !== ""
            text: root.mark
            color: root.told && root.isRight ? root.Theme.good : root.Theme.textMuted
            font.weight: Font.DemiBold
        }
    }

    background: Rectangle {
        radius: root.Theme.radius - 2
        color: root.open ? (root.down ? root.Theme.pressed : root.hovered ? root.Theme.hover : root.Theme.field)
             : root.isMarked ? root.Theme.chosen : root.Theme.field
        border.width: root.visualFocus || (root.told && root.isRight) ? 2 : 1
        border.color: root.told && root.isRight ? root.Theme.good
                    : root.visualFocus || root.isGuess ? root.Theme.accent : root.Theme.outline
    }
}
