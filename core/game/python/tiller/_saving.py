"""What a world saves, records and takes anew."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Optional, Union

from . import _library as c
from ._values import Reload, _check


class Saving:
    """A part of `World`."""

    _world: ctypes.c_uint64

    def save(self) -> bytes:
        """The whole state, the same bytes on every machine."""
        at, length = ctypes.c_void_p(), ctypes.c_size_t()
        _check(c.library.tiller_save(self._world, at, length))
        return ctypes.string_at(at.value or 0, length.value)

    def restore(self, saved: bytes) -> None:
        _check(c.library.tiller_restore(self._world, saved, len(saved)))

    def recording(self) -> str:
        """The project and every input since the start, of a world with `records`."""
        at, length = ctypes.c_void_p(), ctypes.c_size_t()
        _check(c.library.tiller_get_recording(self._world, at, length))
        return ctypes.string_at(at.value or 0, length.value).decode()

    def record(self, path: Union[str, Path]) -> None:
        """Writes the run to a file while the game plays, until `stop_recording()` or `close()`.
        What it wrote survives a crash, and the editor opens it. Call it before the first tick."""
        _check(c.library.tiller_record(self._world, str(path).encode()))

    def stop_recording(self) -> None:
        _check(c.library.tiller_stop_recording(self._world))

    def listen(self, port: int = 0) -> int:
        """Lets an editor on this computer attach, follow each step and edit the project. Returns
        the port; 0 takes a free one."""
        taken = ctypes.c_uint16()
        _check(c.library.tiller_listen(self._world, port, taken))
        return taken.value

    def stop_listening(self) -> None:
        _check(c.library.tiller_stop_listening(self._world))

    def reload(self, path: Union[str, Path, None] = None, *, text: Optional[str] = None) -> Reload:
        """Takes a changed file, or its text: agents stay."""
        report = ctypes.c_char_p()
        if (path is None) == (text is None):
            raise TypeError("reload takes a path, or text=...")
        if text is not None:
            content = text.encode()
            _check(c.library.tiller_reload_text(self._world, content, len(content), report))
        else:
            _check(c.library.tiller_reload(self._world, str(path).encode(), report))
        lines = (report.value or b"").decode().splitlines()
        return Reload(*([line[2:] for line in lines if line[0] == sign] for sign in "+-*"))
