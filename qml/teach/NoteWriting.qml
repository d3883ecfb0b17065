import QtQuick

/** The Markdown of one heading, to edit. */
LinesEditor {
    id: root

    required property string field
    required property string heading

    objectName: "noteEdit-" + field
    Accessible.name: heading
    onVisibleChanged: {
        if (!visible && text !== value)
            entered(text)
    }
}
