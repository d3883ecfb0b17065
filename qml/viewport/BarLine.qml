import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A line between groups of a bar. */
Rectangle {
    Layout.leftMargin: Theme.gap
    Layout.rightMargin: Theme.gap
    implicitWidth: 1
    implicitHeight: 16
    color: Theme.line
}
