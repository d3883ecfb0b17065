import QtQuick

/** The heading of a pane or of a group in it. */
Text {
    id: root

    required property Theme theme

    color: theme.textMuted
    font.family: theme.family
    font.pixelSize: theme.caption
    font.weight: Font.DemiBold
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
