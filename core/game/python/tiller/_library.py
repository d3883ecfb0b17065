"""libtiller, with the types and functions of tiller.h."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from ._tiller_h import (FUNCTIONS, Agent, AgentState, Arrangement, Circle, Columns, Draw, Event, Forces, Goal, Ground,
                        Info, Line, Log, Met, Obstacle, Options, Parameter, Plot, Value, Vec2)

__all__ = ["Agent", "AgentState", "Arrangement", "Circle", "Columns", "Draw", "Event", "Forces", "Goal", "Ground", "Info",
           "Line", "Log", "Met", "Obstacle", "Options", "Parameter", "Plot", "Value", "Vec2", "library"]

NAME = "libtiller.so.0.1"


def _find() -> str:
    named = os.environ.get("TILLER_LIBRARY")
    if named:
        return named
    beside = Path(__file__).with_name(NAME)
    return str(beside) if beside.exists() else NAME


library = ctypes.CDLL(_find())
for _name, (_result, _arguments) in FUNCTIONS.items():
    _function = getattr(library, _name)
    _function.restype = _result
    _function.argtypes = _arguments
