import QtQuick
import QtQuick.Controls.Basic

/** A line between groups of a menu. */
MenuSeparator {
    id: root

    required property Theme theme

    padding: theme.gap

    contentItem: Rectangle {
        implicitHeight: 1
        color: root.theme.line
    }
}
