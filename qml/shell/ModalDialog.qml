import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

/** A dialog in the middle of the window: a question, and buttons. */
Popup {
    id: root

    required property Theme theme
    property string title
    property string text
    property TextButton defaultButton: null ///< has the keyboard at first, and Enter wherever nothing else takes it
    default property alias buttons: buttonRow.data
    property alias asides: asideRow.data ///< buttons at the left
    property alias body: bodyHolder.data

    function acceptDefault() {
        if (defaultButton && defaultButton.enabled)
            defaultButton.clicked()
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    width: 460 * theme.scale
    contentHeight: column.implicitHeight
    padding: theme.wide + 4
    closePolicy: Popup.CloseOnEscape
    onOpened: {
        if (defaultButton)
            defaultButton.forceActiveFocus(Qt.TabFocusReason)
    }
    onActiveFocusChanged: {
        if (activeFocus && defaultButton && defaultButton.activeFocus)
            defaultButton.focusReason = Qt.TabFocusReason // also when another popup gives it back
    }

    T.Overlay.modal: Rectangle {
        color: "#80000000"
    }

    background: Rectangle {
        color: root.theme.raised
        border.color: root.theme.line
        radius: root.theme.radius + 2
    }

    Column {
        id: column

        width: parent.width
        spacing: root.theme.wide - 4
        Keys.onReturnPressed: root.acceptDefault()
        Keys.onEnterPressed: root.acceptDefault()

        Text {
            width: parent.width
            text: root.title
            wrapMode: Text.Wrap
            color: root.theme.text
            font.family: root.theme.family
            font.pixelSize: root.theme.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Text {
            width: parent.width
            visible: text !== ""
            text: root.text
            textFormat: Text.PlainText
            wrapMode: Text.Wrap
            color: root.theme.textMuted
            font.family: root.theme.family
            font.pixelSize: root.theme.body
            lineHeight: 1.3
        }

        Item {
            id: bodyHolder

            width: parent.width
            height: childrenRect.height
            visible: children.length > 0
        }

        Item {
            width: parent.width
            height: buttonRow.height

            Row {
                id: asideRow

                spacing: root.theme.space
            }

            Row {
                id: buttonRow

                anchors.right: parent.right
                spacing: root.theme.space
            }
        }
    }
}
