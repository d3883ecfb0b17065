import QtQuick
import QtQuick.Controls.Basic

/** A list of rows with its scroll bar. */
ListView {
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List

    ScrollBar.vertical: ListBar {}
}
