import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** Asks with a form, and says what follows from it or what is missing. */
ModalDialog {
    id: root

    required property FormModel form
    required property string name ///< ends the names of its items: "Plot"
    required property string acceptText
    property color noteColor: Theme.text
    readonly property real room: (parent ? parent.height : 720) - 190 * Theme.scale

    signal accepted()

    function focusFirst() {
        fields.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }

    defaultButton: acceptButton

    body: ScrollView {
        id: scroll

        width: parent.width
        height: Math.min(content.implicitHeight, root.room)
        contentWidth: availableWidth
        clip: true
        ScrollBar.vertical.policy: content.implicitHeight > root.room ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff

        Column {
            id: content

            width: scroll.availableWidth - (implicitHeight > root.room ? root.Theme.wide : 0)
            spacing: root.Theme.space

            FormView {
                id: fields

                width: parent.width
                form: root.form
            }
            Paragraph {
                objectName: "noteOf" + root.name
                width: parent.width
                height: Math.max(implicitHeight, 2.6 * root.Theme.body) // of two lines, so that no field moves while one types
                text: root.form.canAccept ? root.form.note : root.form.missing
                color: root.form.canAccept ? root.noteColor : root.Theme.warning
            }
        }
    }

    TextButton {
        objectName: "cancel" + root.name + "Draft"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
    TextButton {
        id: acceptButton

        objectName: "accept" + root.name
        text: root.acceptText
        primary: true
        enabled: root.form.canAccept
        onClicked: {
            forceActiveFocus(Qt.OtherFocusReason) // enters the text of the focused field
            if (!root.form.canAccept)
                return
            root.accepted()
            root.close()
        }
    }
}
