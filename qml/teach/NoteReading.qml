pragma ComponentBehavior: Bound

import QtQuick
import Tiller.App

/** The text of one heading to read, with pictures. Mouse and keyboard follow its links. */
TextEdit {
    id: root

    required property string field
    required property string heading
    required property string value
    property var links: []
    property int layouts: 0 ///< counts layouts of the text

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
    color: Theme.text
    selectionColor: Theme.accent
    selectedTextColor: Theme.textOnAccent
    font.family: Theme.family
    font.pixelSize: Theme.body
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

        document: root.Editor.document
        markdown: root.value
        family: root.Theme.family
        pixelSize: root.Theme.body
        pictureWidth: root.width
        linkColor: root.Theme.accent
        warningColor: root.Theme.warning
    }

    HoverHandler {
        cursorShape: root.hoveredLink === "" ? Qt.ArrowCursor : Qt.PointingHandCursor
    }

    Repeater {
        model: root.links

        NoteLink {
            required property var modelData

            note: root
            layouts: root.layouts
            target: modelData.target
            linkText: modelData.text
            start: modelData.start
            end: modelData.end
            onFollowed: root.followed(target)
        }
    }
}
