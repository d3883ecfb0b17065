"""Tiller in Python: worlds of steered agents, drawn in an editor, with the same bits everywhere.

    import tiller

    world = tiller.World("hunter-and-prey.tiller", seed=7)
    world.advance(1 / 60)
    prey = world.agents("prey")
    print(prey.x.mean(), prey.y.mean())

Columns are numpy arrays that look into the world: reading one costs no copy. They are valid until
the world changes (a tick, an input, a reload); copy what you want to keep: `prey.x.copy()`. Without
numpy they are lists, which are copies.
"""

from __future__ import annotations

from . import _library as c
from ._library import Agent
from ._values import (ANY_TYPE, Agents, Error, Event, EventKind, Forces, Gone, Ground, Ids, Met, NotFound,
                      Numbers, Parameter, Place, Plot, Reload, State, Stroke, Value)
from ._world import World

__all__ = ["ANY_TYPE", "Agent", "Agents", "Error", "Event", "EventKind", "Forces", "Gone", "Ground", "Ids", "Met",
           "NotFound", "Numbers", "Parameter", "Place", "Plot", "Reload", "State", "Stroke", "Value", "World",
           "version"]


def version() -> str:
    return c.library.tiller_version().decode()
