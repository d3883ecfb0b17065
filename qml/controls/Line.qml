import QtQuick
import Tiller.App

/** A thin line between parts. */
Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
