"""What the package gives and takes: errors, events, agents, parameters."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Sequence, Union

try:
    import numpy
except ImportError:  # columns are lists then
    numpy = None  # type: ignore[assignment]
if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray
    Numbers = NDArray[numpy.float64]
    Ids = NDArray[numpy.uint32]
else:
    Numbers = Ids = Sequence

from . import _library as c
from ._library import Agent

ANY_TYPE = 0xFFFFFFFF
Place = Sequence[float]
Value = Union[float, bool, str]


class Error(Exception):
    """What the library refuses, in a sentence. `code` is a tiller_result of tiller.h."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Gone(Error):
    """The agent is dead, or has changed its type."""


class NotFound(Error):
    """No type, mode, parameter, property or item has this name."""


class EventKind(IntEnum):
    BORN = 0
    DIED = 1
    BECAME = 2
    SIGNAL = 3
    BLOCKED = 4
    ARRIVED = 5
    ENTERED = 6
    TOUCHED = 7
    PARTED = 8
    ENDED = 9


class Stroke(IntEnum):
    BODY = 0
    VELOCITY = 1
    FORCE = 2
    STEERING = 3
    TARGET = 4
    RANGE = 5


class Event(NamedTuple):
    """Something that happened. `by` is None if there is nobody, `node` "" if it was the game."""

    kind: EventKind
    who: Agent
    by: Optional[Agent]
    node: str
    number: float


class Met(NamedTuple):
    """What a line meets first. `agent` is None if it is an obstacle; else `item` is ""."""

    agent: Optional[Agent]
    item: str
    place: tuple[float, float]
    distance: float


class State(NamedTuple):
    position: tuple[float, float]
    velocity: tuple[float, float]
    heading: tuple[float, float]
    radius: float


class Parameter(NamedTuple):
    id: str
    name: str
    value: Value
    min: float
    max: float
    step: float


class Forces(NamedTuple):
    """What moves the agents of one type: agent i of `agents(type)` has the values at `rank[i]`."""

    steering_x: Numbers
    steering_y: Numbers
    desired_x: Numbers
    desired_y: Numbers


class Ground(NamedTuple):
    """A ground with all its cells, row by row."""

    columns: int
    rows: int
    corner: tuple[float, float]
    extent: tuple[float, float]
    values: Numbers


class Plot(NamedTuple):
    """A plot or counter of the project. `number` is None if nobody has such a number now."""

    id: str
    name: str
    quantity: str
    whose: str
    number: Optional[float]


@dataclass
class Reload:
    """Ids of what a reload has changed."""

    added: list[str]
    removed: list[str]
    changed: list[str]


class Agents(NamedTuple):
    """The agents of one type: agent i has the i-th value of each column, in no fixed order."""

    type: int
    x: Numbers
    y: Numbers
    vx: Numbers
    vy: Numbers
    heading_x: Numbers
    heading_y: Numbers
    radius: Numbers
    ordinal: Ids
    rank: Ids
    life_by_rank: Ids
    world: int

    @property
    def life(self) -> Ids:
        """Numbers individuals: unique in the run, and unchanged when one changes its type."""
        if numpy is None:
            return [self.life_by_rank[rank] for rank in self.rank]  # type: ignore[return-value]
        return self.life_by_rank[self.rank]

    def agent(self, index: int) -> Agent:
        return Agent(self.type, int(self.ordinal[index]),
                     int(self.life_by_rank[self.rank[index]]), self.world)


def _check(code: int) -> None:
    if code != 0:
        text = c.library.tiller_last_error().decode(errors="replace")
        raise {4: Gone, 5: NotFound}.get(code, Error)(code, text)


def _column(address: Optional[int], count: int, dtype: str) -> Any:
    """A column of the library: an array without a copy, or a list where there is no numpy."""
    kind = {"f8": ctypes.c_double, "u4": ctypes.c_uint32}[dtype] * count
    if numpy is None:
        return kind.from_address(address)[:] if address else []
    if not address or count == 0:
        return numpy.empty(0, dtype)
    array = numpy.frombuffer(kind.from_address(address), dtype)
    array.flags.writeable = False
    return array


def _shared(address: Optional[int], count: int) -> Any:
    """The column of a number that all agents share."""
    one = _column(address, 1, "f8")
    return one * count if numpy is None else numpy.broadcast_to(one, count)


def _rows(places: Optional[ArrayLike], count: Optional[int] = None) -> Any:
    """Places as rows of two numbers, as the library reads them."""
    if places is None:
        return None
    rows: Any
    if numpy is None:
        numbers = [float(number) for row in places  # type: ignore[union-attr]
                   for number in (row if hasattr(row, "__iter__") else (row,))]
        if len(numbers) % 2:
            raise ValueError("each place needs two numbers")
        rows = (c.Vec2 * (len(numbers) // 2))(*zip(numbers[::2], numbers[1::2]))
    else:
        rows = numpy.ascontiguousarray(places, dtype=numpy.float64).reshape(-1, 2)
    if count is not None and len(rows) != count:
        raise ValueError(f"{count} places are needed, not {len(rows)}")
    return rows


def _address(rows: Any) -> Optional[int]:
    if rows is None:
        return None
    return ctypes.addressof(rows) if numpy is None else rows.ctypes.data


def _value(of: c.Value) -> Value:
    if of.kind == 0:
        return float(of.number)
    return bool(of.flag) if of.kind == 1 else of.text.decode()


def _to_value(value: Value) -> c.Value:
    if isinstance(value, bool):
        return c.Value(kind=1, flag=value)
    if isinstance(value, str):
        return c.Value(kind=2, text=value.encode())
    return c.Value(kind=0, number=value)
