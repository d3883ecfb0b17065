import QtQuick
import Tiller.App

/** A field for a number. The unit hides while the field has the keyboard, and where the number needs its room. */
LineField {
    id: root

    property string unit
    /// The width that a number of six digits needs with its unit.
    readonly property real roomWidth: unitText.implicitWidth + 56 * Theme.scale
    /// The width that the number needs with its unit.
    readonly property real neededWidth: Math.ceil(contentWidth + 2 * Theme.space + (unit === "" ? 0 : unitText.implicitWidth + 4))
    readonly property bool unitFits: neededWidth <= width
    readonly property bool unitShown: unit !== "" && !activeFocus && unitFits

    atRest: Editor.settings.spoken === "" ? value : Editor.typing.atRest(value) // in each language anew
    horizontalAlignment: TextInput.AlignRight
    rightPadding: unitShown ? unitText.implicitWidth + Theme.space + 4 : Theme.space
    inputMethodHints: Qt.ImhFormattedNumbersOnly

    Caption {
        id: unitText

        anchors.right: parent.right
        anchors.rightMargin: root.Theme.space
        anchors.verticalCenter: parent.verticalCenter
        visible: root.unitShown
        text: root.unit
    }
}
