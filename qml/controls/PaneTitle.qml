import QtQuick
import Tiller.App

/** The heading of a pane, or of a group inside it. */
Caption {
    id: root

    font.weight: Font.DemiBold
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
