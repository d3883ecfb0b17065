import QtQuick

/** The Markdown of one heading, to edit. */
LinesEditor {
    required property string field
    required property string heading

    objectName: "noteEdit-" + field
    Accessible.name: heading
}
