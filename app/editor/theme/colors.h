#pragma once

#include <QColor>

namespace tiller {

/// The colors of the window. Text keeps a contrast of 4.5:1 and controls keep 3:1 on every ground.
struct Colors {
    // Grounds, from back to front
    QColor ground;
    QColor panel;
    QColor raised;
    QColor field;
    QColor hover;
    QColor pressed;
    QColor chosen;
    QColor grid;

    QColor line;
    QColor outline;
    QColor shadow;

    QColor text;
    QColor textMuted;
    QColor textDisabled;
    QColor textOnAccent;

    QColor accent;
    QColor error;
    QColor warning;
    QColor good;

    // Kinds of nodes, at equal lightness
    QColor agentType;
    QColor behavior;
    QColor target;
    QColor combiner;
    QColor condition;
    QColor mode;

    // What agents do
    QColor wander;
    QColor seek;
    QColor pursue;
    QColor evade;

    QColor world;
    QColor worldEdge;
};

/// With `contrast`, text and lines have their strongest colors, for a projector.
[[nodiscard]] const Colors& colorsOf(bool dark, bool contrast);

} // namespace tiller
