import QtQuick
import Tiller.App

/** The text of the inspector while nothing is selected. */
Words {
    id: root

    text: qsTr("Nothing is selected.\n\nClick a card or a wire to see and change its settings; drag over the canvas to "
               + "select several and change what they share.\n\nThe size of the world, its edges and its time "
               + "are under World.")
    wrapMode: Text.Wrap
    color: Theme.textMuted
    font.family: Theme.family
    font.pixelSize: Theme.body
    lineHeight: 1.3
}
