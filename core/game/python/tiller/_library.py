"""libtiller, as ctypes sees it: the types and functions of tiller.h."""

from __future__ import annotations

import ctypes
import os
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_double, c_int, c_int32,
                    c_size_t, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)
from pathlib import Path

NAME = "libtiller.so.0.1"


class Vec2(Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class Agent(Structure):
    """Names one agent: plain data, to keep and compare. A handle of an agent that died, or that
    changed its type, never means another one."""

    _fields_ = [("type", c_uint32), ("ordinal", c_uint32), ("life", c_uint32)]

    def _key(self) -> tuple[int, int, int]:
        return (self.type, self.ordinal, self.life)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agent) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return "Agent(type=%d, ordinal=%d, life=%d)" % self._key()


Log = CFUNCTYPE(None, c_void_p, c_int, c_char_p)
Line = CFUNCTYPE(None, c_void_p, Vec2, Vec2, c_int)
Circle = CFUNCTYPE(None, c_void_p, Vec2, c_double, c_int)


class Options(Structure):
    _fields_ = [("size", c_size_t), ("threads", c_uint32), ("most_ticks", c_uint32),
                ("seed", c_uint64), ("has_seed", c_uint8), ("all_events", c_uint8),
                ("records", c_uint8), ("log", Log), ("user", c_void_p)]


class Info(Structure):
    _fields_ = [("size", c_size_t), ("tick", c_uint64), ("agents", c_uint64), ("types", c_uint32),
                ("parameters", c_uint32), ("share", c_double), ("tick_length", c_double),
                ("ticks_per_second", c_double), ("width", c_double), ("height", c_double),
                ("wraps", c_uint8), ("is_replaying", c_uint8)]


class Columns(Structure):
    _fields_ = [("size", c_size_t), ("count", c_size_t)] + \
        [(name, c_void_p) for name in ("x", "y", "vx", "vy", "heading_x", "heading_y", "radius")] + \
        [("radius_step", c_size_t), ("ordinal", c_void_p), ("rank", c_void_p),
         ("life_by_rank", c_void_p)]


class AgentState(Structure):
    _fields_ = [("size", c_size_t), ("position", Vec2), ("velocity", Vec2), ("heading", Vec2),
                ("radius", c_double)]


class Goal(Structure):
    _fields_ = [("item", c_char_p), ("place", Vec2)]


class Value(Structure):
    _fields_ = [("kind", c_int32), ("flag", c_uint8), ("number", c_double), ("text", c_char_p)]


class Parameter(Structure):
    _fields_ = [("size", c_size_t), ("id", c_char_p), ("name", c_char_p), ("value", Value),
                ("min", c_double), ("max", c_double), ("step", c_double)]


class Event(Structure):
    _fields_ = [("kind", c_int), ("who", Agent), ("by", Agent), ("node", c_char_p),
                ("number", c_double)]


class Forces(Structure):
    _fields_ = [("size", c_size_t), ("count", c_size_t), ("steering_x", c_void_p),
                ("steering_y", c_void_p), ("desired_x", c_void_p), ("desired_y", c_void_p)]


class Plot(Structure):
    _fields_ = [("size", c_size_t), ("id", c_char_p), ("name", c_char_p), ("quantity", c_char_p),
                ("whose", c_char_p), ("number", c_double), ("has_number", c_uint8)]


class Draw(Structure):
    _fields_ = [("size", c_size_t), ("line", Line), ("circle", Circle), ("user", c_void_p)]


def _find() -> str:
    named = os.environ.get("TILLER_LIBRARY")
    if named:
        return named
    beside = Path(__file__).with_name(NAME)
    return str(beside) if beside.exists() else NAME


library = ctypes.CDLL(_find())

_world = c_uint64
_options = POINTER(Options)
_functions = {
    "open": [c_char_p, _options, POINTER(_world)],
    "open_text": [c_char_p, c_size_t, _options, POINTER(_world)],
    "open_recording": [c_char_p, c_size_t, _options, POINTER(_world)],
    "close": [_world],
    "get_info": [_world, POINTER(Info)],
    "get_hash": [_world, POINTER(c_uint64)],
    "step": [_world],
    "advance": [_world, c_double, POINTER(c_uint32)],
    "find_type": [_world, c_char_p, POINTER(c_uint32)],
    "get_type_id": [_world, c_uint32, POINTER(c_char_p)],
    "get_columns": [_world, c_uint32, POINTER(Columns)],
    "get_smooth_places": [_world, c_uint32, POINTER(c_void_p), POINTER(c_void_p),
                          POINTER(c_size_t)],
    "get_agent": [_world, Agent, POINTER(AgentState)],
    "get_mode": [_world, Agent, POINTER(c_char_p)],
    "spawn": [_world, c_uint32, c_size_t, c_void_p, c_void_p, c_void_p, POINTER(c_size_t)],
    "remove": [_world, c_size_t, c_void_p, POINTER(c_size_t)],
    "place": [_world, c_size_t, c_void_p, c_void_p, c_void_p, POINTER(c_size_t)],
    "turn": [_world, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)],
    "become": [_world, Agent, c_uint32, POINTER(Agent)],
    "set_goals": [_world, Agent, c_size_t, POINTER(Goal)],
    "enter_mode": [_world, Agent, c_char_p],
    "set_external": [_world, c_char_p, Vec2, Vec2],
    "clear_external": [_world, c_char_p],
    "set_cursor": [_world, POINTER(Vec2)],
    "click": [_world, Vec2],
    "set_parameter": [_world, c_char_p, POINTER(Value)],
    "set_type_parameter": [_world, c_char_p, c_uint32, POINTER(Value)],
    "set_agent_parameter": [_world, c_char_p, Agent, POINTER(Value)],
    "get_parameter": [_world, c_uint32, POINTER(Parameter)],
    "get_property": [_world, c_char_p, c_uint32, POINTER(c_char_p), POINTER(Value)],
    "get_agent_property": [_world, Agent, c_uint32, POINTER(c_char_p), POINTER(Value)],
    "get_events": [_world, POINTER(POINTER(Event)), POINTER(c_size_t)],
    "nearest": [_world, Vec2, c_double, c_uint32, POINTER(Agent)],
    "within": [_world, Vec2, c_double, c_uint32, c_size_t, c_void_p, POINTER(c_size_t)],
    "pick": [_world, Vec2, c_double, POINTER(Agent)],
    "explain": [_world, Agent, POINTER(c_char_p)],
    "draw_agent": [_world, Agent, POINTER(Draw)],
    "get_forces": [_world, c_uint32, POINTER(Forces)],
    "get_plot": [_world, c_uint32, POINTER(Plot)],
    "save": [_world, POINTER(c_void_p), POINTER(c_size_t)],
    "restore": [_world, c_char_p, c_size_t],
    "get_recording": [_world, POINTER(c_void_p), POINTER(c_size_t)],
    "record": [_world, c_char_p],
    "stop_recording": [_world],
    "listen": [_world, c_uint16, POINTER(c_uint16)],
    "stop_listening": [_world],
    "reload": [_world, c_char_p, POINTER(c_char_p)],
    "reload_text": [_world, c_char_p, c_size_t, POINTER(c_char_p)],
}
for _name, _types in _functions.items():
    _function = getattr(library, "tiller_" + _name)
    _function.argtypes = _types
    _function.restype = c_int
library.tiller_version.restype = c_char_p
library.tiller_last_error.restype = c_char_p

__all__ = [name for name in dir() if not name.startswith("_")] + ["byref"]
