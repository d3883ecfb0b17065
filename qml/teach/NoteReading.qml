pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The text of one heading as it is read: with pictures, and with links that the mouse and the
    keyboard follow. */
TextEdit {
    id: root

    required property Theme theme
    required property Document document
    required property string field
    required property string heading
    required property string value
    property var links: []
    property int layouts: 0 ///< done so far

    signal followed(string link)

    function findLinks() {
        links = rendered.links(textDocument)
        ++layouts
    }

    objectName: "note-" + field
    text: rendered.html
    textFormat: TextEdit.RichText
    readOnly: true
    activeFocusOnTab: false
    activeFocusOnPress: false
    selectByMouse: true
    wrapMode: TextEdit.Wrap
    color: theme.text
    selectionColor: theme.accent
    selectedTextColor: theme.textOnAccent
    font.family: theme.family
    font.pixelSize: theme.body
    Accessible.role: Accessible.StaticText
    Accessible.name: heading
    Accessible.description: getText(0, length)
    onLinkActivated: link => followed(link)
    onTextChanged: findLinks()
    onWidthChanged: ++layouts
    onContentSizeChanged: ++layouts
    Component.onCompleted: findLinks()

    RenderedNote {
        id: rendered

        document: root.document
        markdown: root.value
        family: root.theme.family
        pixelSize: root.theme.body
        pictureWidth: root.width
        linkColor: root.theme.accent
        warningColor: root.theme.warning
    }

    HoverHandler {
        cursorShape: root.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
    }

    Repeater {
        model: root.links

        NoteLink {
            required property var modelData

            theme: root.theme
            note: root
            layouts: root.layouts
            target: modelData.target
            words: modelData.text
            start: modelData.start
            end: modelData.end
            onFollowed: root.followed(target)
        }
    }
}
