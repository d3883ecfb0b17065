import QtQuick
import Tiller.App

/** The ground of what is over the window: popups, notes, tooltips. */
Rectangle {
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.line
}
