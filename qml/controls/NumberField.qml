import QtQuick

/** A number with its unit, to type in; the unit gives way while one types. */
LineField {
    id: root

    property string unit

    horizontalAlignment: TextInput.AlignRight
    rightPadding: activeFocus || unit === "" ? theme.space : unitText.implicitWidth + theme.space + 4
    inputMethodHints: Qt.ImhFormattedNumbersOnly

    Text {
        id: unitText

        anchors.right: parent.right
        anchors.rightMargin: root.theme.space
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.activeFocus
        text: root.unit
        color: root.theme.textMuted
        font.family: root.theme.family
        font.pixelSize: root.theme.caption
    }
}
