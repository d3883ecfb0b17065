import QtQuick
import Tiller.App

/** Makes the selected behavior a Formula force. */
TextButton {
    id: root

    readonly property Command command: Editor.commands.find("actionShowAsFormula")

    objectName: "showAsFormula"
    visible: command.enabled
    text: command.label
    onClicked: command.trigger()

    Tip {
        visible: root.hovered
        text: root.command.help
    }
}
