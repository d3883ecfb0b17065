import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Tiller.App

/** A dialog in the middle of the window: a question and buttons. */
Popup {
    id: root

    property string title
    property string text
    property TextButton defaultButton: null ///< has the keyboard first, and Enter
    property Item keysTarget: null ///< gets the keys that no button takes
    default property alias buttons: buttonRow.data
    property alias leftButtons: leftRow.data ///< buttons at the left
    property alias body: bodyHolder.data

    function acceptDefault() {
        if (defaultButton && defaultButton.enabled)
            defaultButton.clicked()
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    width: 460 * Theme.scale
    contentHeight: column.implicitHeight
    padding: Theme.wide + 4
    closePolicy: Popup.CloseOnEscape
    onAboutToShow: { // a button is at its place before it can be clicked
        buttonRow.forceLayout()
        column.forceLayout()
    }
    onOpened: {
        if (defaultButton)
            defaultButton.forceActiveFocus(Qt.TabFocusReason)
    }
    onActiveFocusChanged: {
        if (activeFocus && defaultButton && defaultButton.activeFocus)
            defaultButton.focusReason = Qt.TabFocusReason // also when another popup closes
    }

    T.Overlay.modal: Rectangle {
        color: "#80000000"
    }

    background: RaisedBox {
        radius: root.Theme.radius + 2
    }

    Column {
        id: column

        width: parent.width
        spacing: root.Theme.wide - 4
        Keys.forwardTo: root.keysTarget ? [root.keysTarget] : []
        Keys.onReturnPressed: root.acceptDefault()
        Keys.onEnterPressed: root.acceptDefault()

        Shortcut { // a choice that is closed takes Enter and does nothing with it
            readonly property ComboBox choice: column.Window.activeFocusItem as ComboBox

            sequences: ["Return", "Enter"]
            enabled: root.opened && choice !== null && !choice.popup.visible
            onActivated: root.acceptDefault()
        }

        Paragraph {
            width: parent.width
            text: root.title
            font.pixelSize: root.Theme.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Paragraph {
            width: parent.width
            visible: text !== ""
            text: root.text
            color: root.Theme.textMuted
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
                id: leftRow

                spacing: root.Theme.space
            }

            Row {
                id: buttonRow

                anchors.right: parent.right
                spacing: root.Theme.space
            }
        }
    }
}
