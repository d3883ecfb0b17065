import QtQuick
import Tiller.App

/** Text as it is. Every text of the window is one of these or a field: names come from files, and markup in
    them must not load pictures or look like the editor's own words. Only NoteReading shows rich text. */
Text {
    textFormat: Text.PlainText
    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.body
    VisibleText.oneLine: wrapMode === Text.NoWrap
}
