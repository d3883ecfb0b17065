import QtQuick
import Tiller.App

/** The heading of a pane, or of a group inside it. */
Words {
    id: root

    color: Theme.textMuted
    font.family: Theme.family
    font.pixelSize: Theme.caption
    font.weight: Font.DemiBold
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
