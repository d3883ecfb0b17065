"""The seeds of a fuzzer in one file. Each is a line "@ NAME LENGTH", so many bytes, and the end of a line.

corpus.py unpack FILE FOLDER writes a file for each seed; corpus.py pack FOLDER FILE does the reverse.
"""
import pathlib
import sys


def unpack(file, folder):
    folder.mkdir(parents=True, exist_ok=True)
    content = file.read_bytes()
    while content:
        head, rest = content.split(b"\n", 1)
        mark, name, length = head.decode().split()
        if mark != "@" or rest[int(length):][:1] != b"\n":
            sys.exit(f"{file}: no seed begins at {head!r}")
        (folder / name).write_bytes(rest[:int(length)])
        content = rest[int(length) + 1:]


def pack(folder, file):
    seeds = sorted(folder.iterdir())
    file.write_bytes(b"".join(b"@ %s %d\n%s\n" % (seed.name.encode(), len(seed.read_bytes()), seed.read_bytes()) for seed in seeds))


if __name__ == "__main__":
    {"pack": pack, "unpack": unpack}[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
