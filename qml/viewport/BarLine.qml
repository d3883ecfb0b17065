import QtQuick
import QtQuick.Layouts
import Tiller.App

/** A line between groups of a bar. */
Line {
    Layout.leftMargin: Theme.gap
    Layout.rightMargin: Theme.gap
    implicitHeight: 16
}
