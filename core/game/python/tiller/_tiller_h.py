# Made by declarations.py from tiller.h.
"""tiller.h, as ctypes sees it."""

from ctypes import (CFUNCTYPE, POINTER, Structure, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint8,
                    c_uint16, c_uint32, c_uint64, c_void_p)


class Struct(Structure):
    """Plain data, to keep and compare."""

    def __iter__(self):
        return (getattr(self, name) for name, _ in self._fields_)

    def __eq__(self, other):
        return type(self) is type(other) and tuple(self) == tuple(other)

    def __hash__(self):
        return hash(tuple(self))

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, ", ".join(map("%s=%r".__mod__, zip(dict(self._fields_), self))))


class Vec2(Struct):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
    ]

Job = CFUNCTYPE(None, c_void_p, c_size_t)

Log = CFUNCTYPE(None, c_void_p, c_int, c_char_p)

ParallelFor = CFUNCTYPE(None, c_void_p, c_size_t, Job, c_void_p)


class Options(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("threads", c_uint32),
        ("most_ticks", c_uint32),
        ("seed", c_uint64),
        ("has_seed", c_uint8),
        ("all_events", c_uint8),
        ("records", c_uint8),
        ("log", Log),
        ("user", c_void_p),
        ("parallel_for", ParallelFor),
    ]


class Info(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("tick", c_uint64),
        ("agents", c_uint64),
        ("types", c_uint32),
        ("parameters", c_uint32),
        ("share", c_double),
        ("tick_length", c_double),
        ("ticks_per_second", c_double),
        ("width", c_double),
        ("height", c_double),
        ("wraps", c_uint8),
        ("is_replaying", c_uint8),
        ("missed_events", c_uint64),
    ]


class Agent(Struct):
    _fields_ = [
        ("type", c_uint32),
        ("ordinal", c_uint32),
        ("life", c_uint32),
        ("world", c_uint32),
    ]


class Columns(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_size_t),
        ("x", c_void_p),
        ("y", c_void_p),
        ("vx", c_void_p),
        ("vy", c_void_p),
        ("heading_x", c_void_p),
        ("heading_y", c_void_p),
        ("radius", c_void_p),
        ("radius_step", c_size_t),
        ("ordinal", c_void_p),
        ("rank", c_void_p),
        ("life_by_rank", c_void_p),
        ("world", c_uint32),
    ]


class AgentState(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("position", Vec2),
        ("velocity", Vec2),
        ("heading", Vec2),
        ("radius", c_double),
    ]


class Goal(Struct):
    _fields_ = [
        ("item", c_char_p),
        ("place", Vec2),
    ]


class Arrangement(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("kind", c_int32),
        ("spacing", c_double),
        ("width", c_double),
        ("facing", Vec2),
    ]


class Obstacle(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("shape", c_int32),
        ("place", Vec2),
        ("radius", c_double),
        ("width", c_double),
        ("height", c_double),
        ("count", c_size_t),
        ("points", c_void_p),
        ("group", c_char_p),
    ]


class Ground(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("columns", c_uint32),
        ("rows", c_uint32),
        ("corner", Vec2),
        ("extent", Vec2),
        ("values", c_void_p),
    ]


class Value(Struct):
    _fields_ = [
        ("kind", c_int32),
        ("flag", c_uint8),
        ("number", c_double),
        ("text", c_char_p),
    ]


class Parameter(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("id", c_char_p),
        ("name", c_char_p),
        ("value", Value),
        ("min", c_double),
        ("max", c_double),
        ("step", c_double),
    ]


class Event(Struct):
    _fields_ = [
        ("kind", c_int),
        ("who", Agent),
        ("by", Agent),
        ("node", c_char_p),
        ("number", c_double),
    ]


class Met(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("agent", Agent),
        ("item", c_char_p),
        ("place", Vec2),
        ("distance", c_double),
    ]

Line = CFUNCTYPE(None, c_void_p, Vec2, Vec2, c_int)

Circle = CFUNCTYPE(None, c_void_p, Vec2, c_double, c_int)


class Draw(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("line", Line),
        ("circle", Circle),
        ("user", c_void_p),
    ]


class Forces(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("count", c_size_t),
        ("steering_x", c_void_p),
        ("steering_y", c_void_p),
        ("desired_x", c_void_p),
        ("desired_y", c_void_p),
    ]


class Plot(Struct):
    _fields_ = [
        ("size", c_size_t),
        ("id", c_char_p),
        ("name", c_char_p),
        ("quantity", c_char_p),
        ("whose", c_char_p),
        ("number", c_double),
        ("has_number", c_uint8),
    ]


FUNCTIONS = {
    "tiller_version": (c_char_p, []),
    "tiller_last_error": (c_char_p, []),
    "tiller_open": (c_int, [c_char_p, POINTER(Options), POINTER(c_uint64)]),
    "tiller_open_text": (c_int, [c_char_p, c_size_t, POINTER(Options), POINTER(c_uint64)]),
    "tiller_open_recording": (c_int, [c_char_p, c_size_t, POINTER(Options), POINTER(c_uint64)]),
    "tiller_close": (c_int, [c_uint64]),
    "tiller_build": (c_int, [POINTER(c_uint64)]),
    "tiller_build_node": (c_int, [c_uint64, c_char_p, c_char_p]),
    "tiller_build_item": (c_int, [c_uint64, c_char_p, c_char_p]),
    "tiller_build_set": (c_int, [c_uint64, c_char_p, c_char_p, c_double]),
    "tiller_build_set_flag": (c_int, [c_uint64, c_char_p, c_char_p, c_uint8]),
    "tiller_build_set_text": (c_int, [c_uint64, c_char_p, c_char_p, c_char_p]),
    "tiller_build_set_points": (c_int, [c_uint64, c_char_p, c_size_t, c_void_p]),
    "tiller_build_agent": (c_int, [c_uint64, c_char_p, Vec2, Vec2]),
    "tiller_build_wire": (c_int, [c_uint64, c_char_p, c_char_p, c_double]),
    "tiller_build_parameter": (c_int, [c_uint64, c_char_p, c_char_p, c_char_p, c_double, c_double]),
    "tiller_build_open": (c_int, [c_uint64, POINTER(Options), POINTER(c_uint64)]),
    "tiller_build_end": (c_int, [c_uint64]),
    "tiller_get_info": (c_int, [c_uint64, POINTER(Info)]),
    "tiller_get_hash": (c_int, [c_uint64, POINTER(c_uint64)]),
    "tiller_step": (c_int, [c_uint64]),
    "tiller_decide": (c_int, [c_uint64]),
    "tiller_advance": (c_int, [c_uint64, c_double, POINTER(c_uint32)]),
    "tiller_find_type": (c_int, [c_uint64, c_char_p, POINTER(c_uint32)]),
    "tiller_get_type_id": (c_int, [c_uint64, c_uint32, POINTER(c_char_p)]),
    "tiller_get_columns": (c_int, [c_uint64, c_uint32, POINTER(Columns)]),
    "tiller_get_handles": (c_int, [c_uint64, c_uint32, c_size_t, c_void_p, POINTER(c_size_t)]),
    "tiller_get_smooth_places": (c_int, [c_uint64, c_uint32, POINTER(c_void_p), POINTER(c_void_p), POINTER(c_size_t)]),
    "tiller_get_agent": (c_int, [c_uint64, Agent, POINTER(AgentState)]),
    "tiller_get_mode": (c_int, [c_uint64, Agent, POINTER(c_char_p)]),
    "tiller_set_user_data": (c_int, [c_uint64, Agent, c_uint64]),
    "tiller_get_user_data": (c_int, [c_uint64, Agent, POINTER(c_uint64)]),
    "tiller_spawn": (c_int, [c_uint64, c_uint32, c_size_t, c_void_p, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_remove": (c_int, [c_uint64, c_size_t, c_void_p, POINTER(c_size_t)]),
    "tiller_place": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_glide": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_shift": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_carry": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_turn": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_become": (c_int, [c_uint64, Agent, c_uint32, POINTER(Agent)]),
    "tiller_set_goals": (c_int, [c_uint64, Agent, c_size_t, c_void_p]),
    "tiller_set_each_goal": (c_int, [c_uint64, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_order": (c_int, [c_uint64, c_size_t, c_void_p, Vec2, c_void_p, POINTER(c_size_t)]),
    "tiller_enter_mode": (c_int, [c_uint64, Agent, c_char_p]),
    "tiller_get_variable": (c_int, [c_uint64, c_char_p, POINTER(Agent), POINTER(c_double)]),
    "tiller_set_variable": (c_int, [c_uint64, c_char_p, POINTER(Agent), c_double]),
    "tiller_add_obstacle": (c_int, [c_uint64, POINTER(Obstacle), POINTER(c_char_p)]),
    "tiller_move_item": (c_int, [c_uint64, c_char_p, Vec2]),
    "tiller_remove_item": (c_int, [c_uint64, c_char_p]),
    "tiller_get_ground_value": (c_int, [c_uint64, c_char_p, Vec2, POINTER(c_double)]),
    "tiller_add_to_ground": (c_int, [c_uint64, c_char_p, Vec2, c_double, c_double]),
    "tiller_get_ground": (c_int, [c_uint64, c_char_p, POINTER(Ground)]),
    "tiller_set_external": (c_int, [c_uint64, c_char_p, Vec2, Vec2]),
    "tiller_clear_external": (c_int, [c_uint64, c_char_p]),
    "tiller_set_cursor": (c_int, [c_uint64, POINTER(Vec2)]),
    "tiller_click": (c_int, [c_uint64, Vec2]),
    "tiller_set_parameter": (c_int, [c_uint64, c_char_p, POINTER(Value)]),
    "tiller_set_type_parameter": (c_int, [c_uint64, c_char_p, c_uint32, POINTER(Value)]),
    "tiller_set_agent_parameter": (c_int, [c_uint64, c_char_p, Agent, POINTER(Value)]),
    "tiller_set_each_parameter": (c_int, [c_uint64, c_char_p, c_size_t, c_void_p, c_void_p, POINTER(c_size_t)]),
    "tiller_get_parameter": (c_int, [c_uint64, c_uint32, POINTER(Parameter)]),
    "tiller_get_property": (c_int, [c_uint64, c_char_p, c_uint32, POINTER(c_char_p), POINTER(Value)]),
    "tiller_get_agent_property": (c_int, [c_uint64, Agent, c_uint32, POINTER(c_char_p), POINTER(Value)]),
    "tiller_get_events": (c_int, [c_uint64, POINTER(POINTER(Event)), POINTER(c_size_t)]),
    "tiller_nearest": (c_int, [c_uint64, Vec2, c_double, c_uint32, POINTER(Agent)]),
    "tiller_within": (c_int, [c_uint64, Vec2, c_double, c_uint32, c_size_t, c_void_p, POINTER(c_size_t)]),
    "tiller_in_rectangle": (c_int, [c_uint64, Vec2, Vec2, c_uint32, c_size_t, c_void_p, POINTER(c_size_t)]),
    "tiller_ray": (c_int, [c_uint64, Vec2, Vec2, c_uint32, POINTER(Agent), POINTER(Met)]),
    "tiller_pick": (c_int, [c_uint64, Vec2, c_double, POINTER(Agent)]),
    "tiller_explain": (c_int, [c_uint64, Agent, POINTER(c_char_p)]),
    "tiller_draw_agent": (c_int, [c_uint64, Agent, POINTER(Draw)]),
    "tiller_get_forces": (c_int, [c_uint64, c_uint32, POINTER(Forces)]),
    "tiller_get_decisions": (c_int, [c_uint64, c_uint32, POINTER(Forces)]),
    "tiller_get_plot": (c_int, [c_uint64, c_uint32, POINTER(Plot)]),
    "tiller_get_numbers": (c_int, [c_uint64, c_uint32, c_char_p, c_char_p, POINTER(c_void_p), POINTER(c_size_t)]),
    "tiller_save": (c_int, [c_uint64, POINTER(c_void_p), POINTER(c_size_t)]),
    "tiller_restore": (c_int, [c_uint64, c_void_p, c_size_t]),
    "tiller_get_recording": (c_int, [c_uint64, POINTER(c_void_p), POINTER(c_size_t)]),
    "tiller_record": (c_int, [c_uint64, c_char_p]),
    "tiller_stop_recording": (c_int, [c_uint64]),
    "tiller_listen": (c_int, [c_uint64, c_uint16, POINTER(c_uint16)]),
    "tiller_stop_listening": (c_int, [c_uint64]),
    "tiller_reload": (c_int, [c_uint64, c_char_p, POINTER(c_char_p)]),
    "tiller_reload_text": (c_int, [c_uint64, c_char_p, c_size_t, POINTER(c_char_p)]),
}
