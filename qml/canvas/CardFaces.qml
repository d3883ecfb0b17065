import QtQuick
import Tiller.App

/** The plain faces of all cards in view, in the theme's colors. */
CardLayer {
    id: root

    required property Theme theme

    faceColor: theme.raised
    lineColor: theme.line
    selectedColor: theme.accent
    errorColor: theme.error
    warningColor: theme.warning
    agentTypeColor: theme.agentType
    behaviorColor: theme.behavior
    targetColor: theme.target
    combinerColor: theme.combiner
    conditionColor: theme.condition
    modeColor: theme.mode
}
