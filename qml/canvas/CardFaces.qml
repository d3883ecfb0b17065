import QtQuick
import Tiller.App

/** The plain faces of all visible cards, in the colors of the theme. */
CardLayer {
    id: root

    faceColor: Theme.raised
    lineColor: Theme.line
    selectedColor: Theme.accent
    errorColor: Theme.error
    warningColor: Theme.warning
    agentTypeColor: Theme.agentType
    behaviorColor: Theme.behavior
    targetColor: Theme.target
    combinerColor: Theme.combiner
    conditionColor: Theme.condition
    modeColor: Theme.mode
}
