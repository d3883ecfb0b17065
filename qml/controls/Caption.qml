import QtQuick
import Tiller.App

/** Small, muted text. */
Text {
    color: Theme.textMuted
    font.family: Theme.family
    font.pixelSize: Theme.caption
}
