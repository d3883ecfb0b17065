import QtQuick
import Tiller.App

/** Text in the size of the controls. */
Words {
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.body
}
