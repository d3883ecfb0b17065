import QtQuick
import Tiller.App

/** The background of popups, notes and tooltips. */
Rectangle {
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.line
}
