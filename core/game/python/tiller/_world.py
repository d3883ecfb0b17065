"""A running world."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, Sequence, Union

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

from . import _library as c
from ._library import Agent
from ._saving import Saving
from ._values import (ANY_TYPE, Agents, Event, EventKind, Forces, Gone, Ground, Met, Numbers, Parameter, Place,
                      Plot, State, Stroke, Value, _address, _check, _column, _rows,
                      _shared, _to_value, _value)

SHAPES = ("circle", "box", "polygon", "wall")
ARRANGEMENTS = ("disk", "box", "line", "column", "keep")

class World(Saving):
    """A running project. Only one thread at a time may use it. `close()` it, or use `with`."""

    def __init__(self, path: Union[str, Path, None] = None, *, text: Optional[str] = None,
                 recording: Union[str, bytes, None] = None, threads: int = 0, seed: Optional[int] = None,
                 all_events: bool = False, records: bool = False, most_ticks: int = 8,
                 log: Optional[Callable[[str], None]] = None) -> None:
        """Opens a project or an export from a file or from its text, or replays a recording: the
        text of `recording()`, or the bytes of a file that `record()` wrote."""
        self._world = ctypes.c_uint64(0)
        if sum(each is not None for each in (path, text, recording)) != 1:
            raise TypeError("World takes a path, or text=..., or recording=...")
        self._log = c.Log(lambda user, severity, line: log(line.decode(errors="replace"))
                          ) if log else c.Log()
        options = c.Options(size=ctypes.sizeof(c.Options), threads=threads, most_ticks=most_ticks,
                            seed=seed or 0, has_seed=seed is not None, all_events=all_events,
                            records=records, log=self._log)
        if path is not None:
            _check(c.library.tiller_open(str(path).encode(), options, self._world))
            return
        begin = c.library.tiller_open_text if text is not None else c.library.tiller_open_recording
        given = text if text is not None else recording or ""
        content = given if isinstance(given, bytes) else given.encode()
        _check(begin(content, len(content), options, self._world))

    def close(self) -> None:
        if self._world:
            c.library.tiller_close(self._world)
            self._world = ctypes.c_uint64(0)

    def __enter__(self) -> World:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_world", None):
            self.close()

    # ---- time ----

    def step(self) -> None:
        """One tick."""
        _check(c.library.tiller_step(self._world))

    def decide(self) -> None:
        """A tick in which agents decide and nobody moves: the game does, and says so by glide()."""
        _check(c.library.tiller_decide(self._world))

    def advance(self, seconds: float) -> int:
        """Lets time pass and makes the ticks that are due; returns how many."""
        ticks = ctypes.c_uint32()
        _check(c.library.tiller_advance(self._world, seconds, ticks))
        return ticks.value

    @property
    def _info(self) -> c.Info:
        info = c.Info(size=ctypes.sizeof(c.Info))
        _check(c.library.tiller_get_info(self._world, info))
        return info

    @property
    def tick(self) -> int:
        return self._info.tick

    @property
    def missed_events(self) -> int:
        """How many events a step took away before anybody read them."""
        return self._info.missed_events

    @property
    def share(self) -> float:
        """How far advance() is on the way to the next tick: 0 to 1."""
        return self._info.share

    @property
    def ticks_per_second(self) -> float:
        return self._info.ticks_per_second

    @property
    def size(self) -> tuple[float, float]:
        info = self._info
        return (info.width, info.height)

    @property
    def is_replaying(self) -> bool:
        return bool(self._info.is_replaying)

    @property
    def hash(self) -> str:
        """A number that tells states apart, as `tiller run --hash` prints it."""
        value = ctypes.c_uint64()
        _check(c.library.tiller_get_hash(self._world, value))
        return f"{value.value:016x}"

    def __len__(self) -> int:
        return self._info.agents

    # ---- agents ----

    def type(self, name: Union[str, int]) -> int:
        """The number of a type, by its id or its name."""
        if isinstance(name, int):
            return name
        found = ctypes.c_uint32()
        _check(c.library.tiller_find_type(self._world, name.encode(), found))
        return found.value

    @property
    def types(self) -> list[str]:
        """The ids of all agent types, by number."""
        ids = []
        for number in range(self._info.types):
            text = ctypes.c_char_p()
            _check(c.library.tiller_get_type_id(self._world, number, text))
            ids.append((text.value or b"").decode())
        return ids

    def agents(self, type: Union[str, int]) -> Agents:
        """Where the agents of a type are, without a copy."""
        number = self.type(type)
        of = c.Columns(size=ctypes.sizeof(c.Columns))
        _check(c.library.tiller_get_columns(self._world, number, of))
        count = of.count
        if of.radius_step == 0 and count > 0:
            radius = _shared(of.radius, count)
        else:
            radius = _column(of.radius, count, "f8")
        numbers = [_column(at, count, "f8")
                   for at in (of.x, of.y, of.vx, of.vy, of.heading_x, of.heading_y)]
        return Agents(number, *numbers, radius, _column(of.ordinal, count, "u4"),
                      _column(of.rank, count, "u4"), _column(of.life_by_rank, count, "u4"), of.world)

    def handles(self, type: Union[str, int]) -> list[Agent]:
        """All agents of a type, in the order of agents(type)."""
        return self._several(c.library.tiller_get_handles, self.type(type))

    def _several(self, function: Callable[..., int], *given: Any) -> list[Agent]:
        room = max(len(self), 1)
        found, count = (Agent * room)(), ctypes.c_size_t()
        _check(function(self._world, *given, room, found, count))
        return list(found[:count.value])

    def set_user_data(self, agent: Agent, data: int) -> None:
        """A number of the game, of 64 bits, that the agent has until it dies."""
        _check(c.library.tiller_set_user_data(self._world, agent, data))

    def user_data(self, agent: Agent) -> int:
        data = ctypes.c_uint64()
        _check(c.library.tiller_get_user_data(self._world, agent, data))
        return data.value

    def smooth_places(self, type: Union[str, int]) -> tuple[Numbers, Numbers]:
        """The places of agents(type) between the last two ticks: for drawing."""
        x, y, count = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_size_t()
        _check(c.library.tiller_get_smooth_places(self._world, self.type(type), x, y, count))
        return (_column(x.value, count.value, "f8"), _column(y.value, count.value, "f8"))

    def state(self, agent: Agent) -> State:
        of = c.AgentState(size=ctypes.sizeof(c.AgentState))
        _check(c.library.tiller_get_agent(self._world, agent, of))
        return State((of.position.x, of.position.y), (of.velocity.x, of.velocity.y),
                     (of.heading.x, of.heading.y), of.radius)

    def lives(self, agent: Agent) -> bool:
        try:
            self.state(agent)
        except Gone:
            return False
        return True

    def mode(self, agent: Agent) -> str:
        """The id of the mode that an agent is in; "" if its type has none."""
        text = ctypes.c_char_p()
        _check(c.library.tiller_get_mode(self._world, agent, text))
        return (text.value or b"").decode()

    # ---- inputs ----

    def spawn(self, type: Union[str, int], positions: Optional[ArrayLike] = None,
              velocities: Optional[ArrayLike] = None, count: Optional[int] = None) -> list[Agent]:
        """Brings agents into the world: at places, or `count` of them as the type starts."""
        places = _rows(positions)
        number = len(places) if places is not None else 1 if count is None else count
        if number < 0:
            raise ValueError(f"count is {number}, but at least 0 agents can be born")
        speeds = _rows(velocities, number)
        born = (Agent * number)()
        _check(c.library.tiller_spawn(self._world, self.type(type), number, _address(places),
                                      _address(speeds), born, None))
        return list(born)

    def remove(self, agents: Iterable[Agent]) -> int:
        """Takes agents out of the world; returns how many of them still lived."""
        return self._each(c.library.tiller_remove, agents)

    def place(self, agents: Iterable[Agent], positions: ArrayLike,
              velocities: Optional[ArrayLike] = None) -> int:
        """Puts agents elsewhere; without velocities they keep theirs."""
        all = list(agents)
        places, speeds = _rows(positions, len(all)), _rows(velocities, len(all))
        return self._each(c.library.tiller_place, all, _address(places), _address(speeds))

    def glide(self, agents: Iterable[Agent], positions: ArrayLike,
              velocities: Optional[ArrayLike] = None) -> int:
        """As place(), for a game with its own physics: smooth_places goes on from where they were."""
        all = list(agents)
        places, speeds = _rows(positions, len(all)), _rows(velocities, len(all))
        return self._each(c.library.tiller_glide, all, _address(places), _address(speeds))

    def shift(self, agents: Iterable[Agent], offsets: ArrayLike) -> int:
        """Moves each agent by an offset; all else stays."""
        return self._each_row(c.library.tiller_shift, agents, offsets)

    def carry(self, agents: Iterable[Agent], velocities: ArrayLike) -> int:
        """Gives agents a base velocity that is added to their own, such as that of a platform; (0, 0)
        takes it away."""
        return self._each_row(c.library.tiller_carry, agents, velocities)

    def turn(self, agents: Iterable[Agent], headings: ArrayLike) -> int:
        return self._each_row(c.library.tiller_turn, agents, headings)

    def _each_row(self, function: Callable[..., int], agents: Iterable[Agent], rows: ArrayLike) -> int:
        all = list(agents)
        given = _rows(rows, len(all))
        return self._each(function, all, _address(given))

    def _each(self, function: Callable[..., int], agents: Iterable[Agent],
              *more: Any) -> int:
        all = list(agents)
        done = ctypes.c_size_t()
        code = function(self._world, len(all), (Agent * len(all))(*all), *more, done)
        if code not in (0, 4):
            _check(code)
        return done.value

    def become(self, agent: Agent, type: Union[str, int]) -> Agent:
        now = Agent()
        _check(c.library.tiller_become(self._world, agent, self.type(type), now))
        return now

    def set_goals(self, agent: Agent, goals: Sequence[Union[str, Place]]) -> None:
        """Goals are places, or ids of points and regions of the scene."""
        _check(c.library.tiller_set_goals(self._world, agent, len(goals), self._goals(goals)))

    def set_each_goal(self, agents: Iterable[Agent], goals: Sequence[Union[str, Place]]) -> int:
        """Gives each of several agents one goal. Returns how many of them still lived."""
        all = list(agents)
        if len(goals) != len(all):
            raise ValueError(f"{len(all)} goals are needed, not {len(goals)}")
        return self._each(c.library.tiller_set_each_goal, all, self._goals(goals))

    @staticmethod
    def _goals(goals: Sequence[Union[str, Place]]) -> Any:
        rows = (c.Goal * len(goals))()
        for row, goal in zip(rows, goals):
            if isinstance(goal, str):
                row.item = goal.encode()
            else:
                row.place = c.Vec2(*goal)
        return rows

    def order(self, agents: Iterable[Agent], place: Place, arrangement: str = "disk",
              spacing: float = 0, width: float = 0, facing: Place = (0, 0)) -> int:
        """Sends agents to slots around a place, each to its own, so that no two ways cross.
        arrangement: disk, box, line, column or keep. Returns how many of the agents still lived."""
        if arrangement not in ARRANGEMENTS:
            raise ValueError(f"arrangement is {arrangement!r}, but it must be one of {ARRANGEMENTS}")
        how = c.Arrangement(size=ctypes.sizeof(c.Arrangement), kind=ARRANGEMENTS.index(arrangement),
                            spacing=spacing, width=width, facing=c.Vec2(*facing))
        return self._each(c.library.tiller_order, agents, c.Vec2(*place),
                          ctypes.byref(how))

    def enter_mode(self, agent: Agent, mode: str) -> None:
        _check(c.library.tiller_enter_mode(self._world, agent, mode.encode()))

    def variable(self, id: str, agent: Optional[Agent] = None) -> float:
        """A variable of the world, or of an agent, by the id of its node."""
        value = ctypes.c_double()
        _check(c.library.tiller_get_variable(self._world, id.encode(), agent, value))
        return value.value

    def set_variable(self, id: str, value: float, agent: Optional[Agent] = None) -> None:
        _check(c.library.tiller_set_variable(self._world, id.encode(), agent, value))

    def add_obstacle(self, shape: str = "circle", place: Place = (0, 0), radius: float = 0,
                     size: Place = (0, 0), points: Optional[ArrayLike] = None, group: str = "") -> str:
        """Puts an obstacle into the scene: a circle around `place`, a box from there to the right and
        down, a polygon or a wall. Returns its id."""
        if shape not in SHAPES:
            raise ValueError(f"shape is {shape!r}, but it must be one of {SHAPES}")
        rows = _rows(points)
        of = c.Obstacle(size=ctypes.sizeof(c.Obstacle), shape=SHAPES.index(shape), place=c.Vec2(*place),
                        radius=radius, width=size[0], height=size[1],
                        count=0 if rows is None else len(rows), points=_address(rows),
                        group=group.encode())
        id = ctypes.c_char_p()
        _check(c.library.tiller_add_obstacle(self._world, of, id))
        return (id.value or b"").decode()

    def move_item(self, id: str, by: Place) -> None:
        """Moves an item of the scene by an offset: an obstacle, a point, a path."""
        _check(c.library.tiller_move_item(self._world, id.encode(), c.Vec2(*by)))

    def remove_item(self, id: str) -> None:
        _check(c.library.tiller_remove_item(self._world, id.encode()))

    def ground_value(self, id: str, place: Place) -> float:
        """What a ground holds at a place, by the id of the ground."""
        value = ctypes.c_double()
        _check(c.library.tiller_get_ground_value(self._world, id.encode(), c.Vec2(*place), value))
        return value.value

    def add_to_ground(self, id: str, place: Place, amount: float, radius: float = 0) -> None:
        """Adds to the cells within a radius of a place, and to the one that it lies in."""
        _check(c.library.tiller_add_to_ground(self._world, id.encode(), c.Vec2(*place), amount, radius))

    def ground(self, id: str) -> Ground:
        """A ground with all its cells, to draw it. Valid until the next call."""
        of = c.Ground(size=ctypes.sizeof(c.Ground))
        _check(c.library.tiller_get_ground(self._world, id.encode(), of))
        values = _column(ctypes.cast(of.values, ctypes.c_void_p).value, of.columns * of.rows, "f8")
        return Ground(of.columns, of.rows, (of.corner.x, of.corner.y), (of.extent.x, of.extent.y), values)

    def set_external(self, name: str, position: Place, velocity: Place = (0, 0)) -> None:
        """Where something is that the game itself moves. `clear_external` takes it away."""
        _check(c.library.tiller_set_external(self._world, name.encode(), c.Vec2(*position),
                                             c.Vec2(*velocity)))

    def clear_external(self, name: str) -> None:
        _check(c.library.tiller_clear_external(self._world, name.encode()))

    def set_cursor(self, position: Optional[Place]) -> None:
        _check(c.library.tiller_set_cursor(self._world,
                                           None if position is None else c.Vec2(*position)))

    def click(self, position: Place) -> None:
        _check(c.library.tiller_click(self._world, c.Vec2(*position)))

    # ---- parameters and properties ----

    @property
    def parameters(self) -> dict[str, Parameter]:
        all = {}
        for index in range(self._info.parameters):
            of = c.Parameter(size=ctypes.sizeof(c.Parameter))
            _check(c.library.tiller_get_parameter(self._world, index, of))
            all[of.id.decode()] = Parameter(of.id.decode(), of.name.decode(), _value(of.value),
                                            of.min, of.max, of.step)
        return all

    def set_parameter(self, id: str, value: Optional[Value],
                      whose: Union[str, Agent, None] = None) -> None:
        """Sets a parameter of the world; of all agents of a type; or of one agent, until it dies or
        changes its type. None gives a type or an agent the common value again."""
        of = None if value is None else _to_value(value)
        if of is None and whose is None:
            raise TypeError("set_parameter needs a value; only agent types and agents can lose theirs")
        if isinstance(whose, Agent):
            _check(c.library.tiller_set_agent_parameter(self._world, id.encode(), whose, of))
        elif whose is not None:
            _check(c.library.tiller_set_type_parameter(self._world, id.encode(), self.type(whose),
                                                       of))
        else:
            _check(c.library.tiller_set_parameter(self._world, id.encode(), of))

    def set_each_parameter(self, id: str, agents: Iterable[Agent], values: Sequence[Value]) -> int:
        """Gives each of several agents a value of its own. Returns how many of them still lived."""
        all = list(agents)
        if len(values) != len(all):
            raise ValueError(f"{len(all)} values are needed, not {len(values)}")
        done = ctypes.c_size_t()
        code = c.library.tiller_set_each_parameter(
            self._world, id.encode(), len(all), (Agent * len(all))(*all),
            (c.Value * len(all))(*map(_to_value, values)), done)
        if code not in (0, 4):
            _check(code)
        return done.value

    def properties(self, item: Union[str, Agent] = "") -> dict[str, Value]:
        """The properties of an agent type, a mode, a scene item, of the project (""), or of an agent
        that was placed in the editor."""
        all: dict[str, Value] = {}
        name, value = ctypes.c_char_p(), c.Value()
        while True:
            if isinstance(item, Agent):
                code = c.library.tiller_get_agent_property(self._world, item, len(all), name, value)
            else:
                code = c.library.tiller_get_property(self._world, item.encode(), len(all), name,
                                                     value)
            if code == 5 and b"not so many" in c.library.tiller_last_error():
                return all
            _check(code)
            all[(name.value or b"").decode()] = _value(value)

    # ---- questions ----

    @property
    def events(self) -> list[Event]:
        """What happened in the last step() or advance(), and by calls since then."""
        first, count = ctypes.POINTER(c.Event)(), ctypes.c_size_t()
        _check(c.library.tiller_get_events(self._world, first, count))
        return [Event(EventKind(of.kind), Agent(*of.who),
                      None if of.by.type == ANY_TYPE else Agent(*of.by), of.node.decode(),
                      of.number) for of in first[:count.value]]

    def nearest(self, place: Place, within: float = float("inf"),
                type: Union[str, int] = ANY_TYPE) -> Optional[Agent]:
        found = Agent()
        code = c.library.tiller_nearest(self._world, c.Vec2(*place), within, self.type(type), found)
        return self._found(code, found)

    def pick(self, place: Place, reach: float = 0) -> Optional[Agent]:
        """The agent whose body is there."""
        found = Agent()
        return self._found(c.library.tiller_pick(self._world, c.Vec2(*place), reach, found), found)

    @staticmethod
    def _found(code: int, agent: Agent) -> Optional[Agent]:
        if code == 5:
            return None
        _check(code)
        return agent

    def within(self, place: Place, distance: float, type: Union[str, int] = ANY_TYPE
               ) -> list[Agent]:
        """All agents at most so far away, the nearest first."""
        return self._several(c.library.tiller_within, c.Vec2(*place), distance, self.type(type))

    def in_rectangle(self, low: Place, high: Place, type: Union[str, int] = ANY_TYPE) -> list[Agent]:
        """All agents whose center is in a rectangle, by type and number."""
        return self._several(c.library.tiller_in_rectangle, c.Vec2(*low), c.Vec2(*high), self.type(type))

    def ray(self, start: Place, end: Place, type: Union[str, int] = ANY_TYPE,
            apart: Optional[Agent] = None) -> Optional[Met]:
        """What a line meets first: a body, or the outline of an obstacle. The body of `apart` does
        not count."""
        of = c.Met(size=ctypes.sizeof(c.Met))
        code = c.library.tiller_ray(self._world, c.Vec2(*start), c.Vec2(*end), self.type(type), apart, of)
        if code == 5:
            return None
        _check(code)
        agent = None if of.agent.type == ANY_TYPE else Agent(*of.agent)
        return Met(agent, of.item.decode(), (of.place.x, of.place.y), of.distance)

    def explain(self, agent: Agent) -> str:
        """Why an agent is about to move as it does."""
        words = ctypes.c_char_p()
        _check(c.library.tiller_explain(self._world, agent, words))
        return (words.value or b"").decode()

    def forces(self, type: Union[str, int]) -> Forces:
        """What moves the agents of a type. Costs a tick of them."""
        of = c.Forces(size=ctypes.sizeof(c.Forces))
        _check(c.library.tiller_get_forces(self._world, self.type(type), of))
        return Forces(*[_column(at, of.count, "f8") for at in
                        (of.steering_x, of.steering_y, of.desired_x, of.desired_y)])

    def decisions(self, type: Union[str, int]) -> Forces:
        """What the agents of a type wanted in the last decide(), in the order of agents(type)."""
        of = c.Forces(size=ctypes.sizeof(c.Forces))
        _check(c.library.tiller_get_decisions(self._world, self.type(type), of))
        return Forces(*[_column(at, of.count, "f8") for at in
                        (of.steering_x, of.steering_y, of.desired_x, of.desired_y)])

    def numbers(self, type: Union[str, int], quantity: str, node: str = "") -> Numbers:
        """A number of each agent of a type, by rank: `quantity` of a plot, as in files."""
        at, count = ctypes.c_void_p(), ctypes.c_size_t()
        _check(c.library.tiller_get_numbers(self._world, self.type(type), quantity.encode(), node.encode(), at, count))
        return _column(at.value, count.value, "f8")

    @property
    def plots(self) -> list[Plot]:
        """The plots and counters of the project, with their numbers now. An export has none."""
        plots: list[Plot] = []
        while True:
            of = c.Plot(size=ctypes.sizeof(c.Plot))
            code = c.library.tiller_get_plot(self._world, len(plots), of)
            if code == 5:
                return plots
            _check(code)
            words = [text.decode() for text in (of.id, of.name, of.quantity, of.whose)]
            plots.append(Plot(*words, of.number if of.has_number else None))

    def draw(self, agent: Agent,
             line: Callable[[Stroke, tuple[float, float], tuple[float, float]], None],
             circle: Callable[[Stroke, tuple[float, float], float], None]) -> None:
        """Draws what moves an agent, by calling these two."""
        pen = c.Draw(size=ctypes.sizeof(c.Draw),
                     line=c.Line(lambda _, a, b, what: line(Stroke(what), (a.x, a.y), (b.x, b.y))),
                     circle=c.Circle(lambda _, at, radius, what:
                                     circle(Stroke(what), (at.x, at.y), radius)))
        _check(c.library.tiller_draw_agent(self._world, agent, pen))
