import QtQuick
import QtQuick.Controls.Basic
import Tiller.App

/** A line between groups of a menu. */
MenuSeparator {
    id: root

    padding: Theme.gap

    contentItem: Rectangle {
        implicitHeight: 1
        color: root.Theme.line
    }
}
