import QtQuick
import QtQuick.Layouts

/** Between groups of a bar. */
Rectangle {
    required property Theme theme

    Layout.leftMargin: theme.gap
    Layout.rightMargin: theme.gap
    implicitWidth: 1
    implicitHeight: 16
    color: theme.line
}
