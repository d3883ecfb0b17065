import QtQuick
import Tiller.App

/** Text in the size of the controls. */
Text {
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.body
}
