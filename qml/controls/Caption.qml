import QtQuick
import Tiller.App

/** Small, muted text. */
PlainText {
    color: Theme.textMuted
    font.pixelSize: Theme.caption
}
