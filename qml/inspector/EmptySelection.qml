import QtQuick

/** What the inspector says while nothing is selected. */
Text {
    id: root

    required property Theme theme

    text: qsTr("Nothing is selected.\n\nClick a card or a wire to see and change its settings; drag over the canvas to "
               + "select several and change what they share.\n\nThe size of the world, its edges and its time "
               + "stand under World.")
    wrapMode: Text.Wrap
    color: theme.textMuted
    font.family: theme.family
    font.pixelSize: theme.body
    lineHeight: 1.3
}
