import QtQuick
import Tiller.App

/** A button that answers the open question about a file. */
TextButton {
    id: root

    required property FileSteps flow
    required property var choice ///< {name, text, primary}; undefined: there is none

    objectName: choice?.name ?? ""
    visible: choice !== undefined
    text: choice?.text ?? ""
    primary: choice?.primary ?? false
    onClicked: flow.answer(choice.name)
}
