import QtQuick
import Tiller.App

/** Small, muted text. */
Words {
    color: Theme.textMuted
    font.family: Theme.family
    font.pixelSize: Theme.caption
}
