import QtQuick
import Tiller.App

/** A field for a number. The unit hides while the field has the keyboard. */
LineField {
    id: root

    property string unit

    horizontalAlignment: TextInput.AlignRight
    rightPadding: activeFocus || unit === "" ? Theme.space : unitText.implicitWidth + Theme.space + 4
    inputMethodHints: Qt.ImhFormattedNumbersOnly

    Caption {
        id: unitText

        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.activeFocus
        text: root.unit
    }
}
