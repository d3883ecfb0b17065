"""A game in Python: it uses everything of the package, and checks what it does."""

import math
import re
import subprocess
import sys
import time
from pathlib import Path

import numpy
import pytest
import tiller

examples = Path(__file__).resolve().parents[3] / "examples"


def example(name, **options):
    return tiller.World(examples / (name + ".tiller"), **options)


def test_columns_are_views_of_the_world():
    world = example("hunter-and-prey")
    prey = world.agents("prey")
    assert prey.x.dtype == numpy.float64 and len(prey.x) == 30
    assert prey.x.ctypes.data == world.agents("Prey").x.ctypes.data  # no copy
    with pytest.raises(ValueError):
        prey.x[0] = 1
    state = world.state(prey.agent(4))
    assert state.position == (prey.x[4], prey.y[4])
    assert state.velocity == (prey.vx[4], prey.vy[4])
    assert state.heading == (prey.heading_x[4], prey.heading_y[4])
    assert state.radius == prey.radius[4] == 5
    assert sorted(prey.ordinal) == list(range(30))
    assert len(set(prey.life)) == 30
    assert world.types == ["hunter", "prey"] and len(world) == 34 and world.size == (800, 600)


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import tiller
world = tiller.World(sys.argv[1], seed=3)
prey = world.agents("prey")
assert type(prey.x) is list and len(prey.x) == len(prey.radius) == len(prey.life) == 30
assert world.state(prey.agent(4)).position == (prey.x[4], prey.y[4])
assert world.smooth_places("prey") == (prey.x, prey.y)
a, b = world.spawn("prey", [(200, 100), (300, 100)], [0.25, 0.5, 0.75, 1])
assert world.state(b).position == (300, 100) and world.state(b).velocity == (0.75, 1)
assert world.place([a], [(20, 10)]) == 1 and world.state(a).position == (20, 10)
assert len(world.forces("prey").steering_x) == 32
for wrong in ([(1, 2)], [1, 2, 3]):
    try:
        world.place([a, b], wrong)
        sys.exit("it took a wrong number of places")
    except ValueError:
        pass
world.step()
print(world.hash)
"""


def test_lists_where_there_is_no_numpy():
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY, str(examples / "hunter-and-prey.tiller")],
                         capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    world = example("hunter-and-prey", seed=3)
    a, b = world.spawn("prey", [(200, 100), (300, 100)], [0.25, 0.5, 0.75, 1])
    world.place([a], [(20, 10)])
    world.step()
    assert ran.stdout.strip() == world.hash


def test_lists_searches_and_user_data():
    world = example("hunter-and-prey", seed=3)
    prey = world.agents("prey")
    all = world.handles("prey")
    assert all == [prey.agent(i) for i in range(30)]
    a, b = all[:2]
    assert world.user_data(a) == 0
    world.set_user_data(a, 2**64 - 1)
    assert world.user_data(a) == 2**64 - 1
    assert a in world.in_rectangle((0, 0), (800, 600)) and world.in_rectangle((3, 3), (2, 2)) == []
    world.place([a], [(100, 100)])
    met = world.ray((80, 100), (200, 100), type="prey")
    assert met.agent == a and met.item == "" and met.place == (95, 100) and met.distance == 15
    assert world.ray((80, 100), (100, 100), "prey", apart=a) is None
    wall = world.add_obstacle("box", (-150, -300), size=(10, 10))
    assert world.ray((-160, -295), (-130, -295), "hunter").item == wall
    world.move_item(wall, (5, 0))
    assert world.ray((-160, -295), (-130, -295), "hunter").distance == 15
    fence = world.add_obstacle("wall", points=[(-70, -90), (-80, -90)], group="fences")
    world.remove_item(fence)
    with pytest.raises(tiller.NotFound):
        world.remove_item(fence)
    with pytest.raises(tiller.Error):
        world.add_obstacle("circle", (0, 0), -1)
    with pytest.raises(ValueError):
        world.add_obstacle("ring")
    before = world.state(a)
    world.decide()
    assert world.state(a) == before
    wanted = world.decisions("prey")
    assert len(wanted.steering_x) == len(wanted.desired_y) == 30
    assert world.glide([a, b], [(101, 100), (200, 100)], [(0, 0), (1, 0)]) == 2
    assert world.shift([a], [(-1, 0)]) == world.carry([a], [(0, 5)]) == world.carry([a], [(0, 0)]) == 1
    assert world.state(a).position == (100, 100) and world.missed_events >= 0
    world.step()
    with pytest.raises(tiller.Error):
        world.decisions("prey")
    world.place([a], [(100, 100)])
    other = example("hunter-and-prey")
    assert other.remove([a]) == 0 and not other.lives(a) and len(other) == 34
    other.close()
    assert world.set_each_goal([a, b], [(1, 2), (3, 4)]) == 2
    assert world.set_each_parameter("fear", [a, b], [2, 0.5]) == 2
    world.remove([b])
    assert world.set_each_goal([a, b], [(1, 2), (3, 4)]) == 1
    assert world.set_each_parameter("fear", [a, b], [2, 0.5]) == 1
    with pytest.raises(tiller.NotFound):
        world.set_each_parameter("nothing", [a], [2])
    with pytest.raises(ValueError):
        world.set_each_goal([a], [])
    with pytest.raises(tiller.Gone):
        world.user_data(b)


def test_variables():
    world = example("tower-defence")
    for _ in range(120):
        world.step()
    assert world.variable("lives") == 10
    world.set_variable("lives", 3.4)
    assert world.variable("lives") == 3  # it is whole
    creep = world.agents("creep").agent(0)
    assert world.variable("health", creep) == 8
    world.set_variable("health", 2.5, creep)
    assert world.variable("health", creep) == 2.5
    for id, whose in (("nothing", None), ("health", None), ("lives", creep)):
        with pytest.raises(tiller.NotFound):
            world.variable(id, whose)
    with pytest.raises(tiller.Error, match="finite"):
        world.set_variable("lives", math.nan)


def test_grounds():
    world = example("ants")
    world.step()
    ground = world.ground("food-scent")
    assert len(ground.values) == ground.columns * ground.rows
    place = (ground.corner[0] + 1, ground.corner[1] + 1)
    before = world.ground_value("food-scent", place)
    world.add_to_ground("food-scent", place, 2.5)
    assert world.ground_value("food-scent", place) == before + 2.5
    assert world.ground("food-scent").values[0] == before + 2.5
    speeds = world.numbers("searcher", "speed")
    assert len(speeds) == len(world.agents("searcher").x)
    for call in (lambda: world.ground_value("nothing", place), lambda: world.ground("nothing"),
                 lambda: world.add_to_ground("food-scent", (-99, 0), 1), lambda: world.numbers("searcher", "sped")):
        with pytest.raises(tiller.NotFound):
            call()
    with pytest.raises(tiller.Error, match="at least 0"):
        world.add_to_ground("food-scent", place, 1, -1)


def test_time():
    said = []
    world = example("hunter-and-prey", most_ticks=2, log=said.append)
    assert world.ticks_per_second == 60
    assert world.advance(1.5 / 60) == 1
    assert world.share == pytest.approx(0.5)
    x, y = world.smooth_places("prey")
    assert len(x) == len(y) == 30 and numpy.isfinite(x).all()
    assert world.advance(10) == 2 and "too slow" in said[0]
    world.step()
    assert world.tick == 4
    with pytest.raises(tiller.Error, match="finite"):
        world.advance(math.nan)


def test_inputs():
    world = example("hunter-and-prey", all_events=True)
    first, second = world.spawn("prey", [(100, 100), (200, 100)], [(1, 0), (0, 1)])
    assert [event.who for event in world.events] == [first, second]
    assert world.events[0].kind == tiller.EventKind.BORN and world.events[0].by is None
    assert len(world.spawn("prey", count=3)) == 3
    assert world.place([first, second], [(5, 6), (7, 8)]) == 2
    assert world.state(first).position == (5, 6) and world.state(first).velocity == (1, 0)
    assert world.turn([first], [(0, -1)]) == 1
    assert world.state(first).heading == (0, -1)
    wolf = world.become(first, "hunter")
    assert wolf.life == first.life and world.lives(wolf) and not world.lives(first)
    with pytest.raises(tiller.Gone):
        world.state(first)
    assert world.remove([first, second]) == 1
    world.set_goals(wolf, [(1, 2)])
    with pytest.raises(tiller.Error, match="no Own goal"):
        world.order([wolf], (3, 4), "line", spacing=9, facing=(0, 1))
    with pytest.raises(ValueError, match="heap"):
        world.order([wolf], (3, 4), "heap")
    assert world.order([first], (3, 4)) == 0
    assert world.mode(wolf) == ""
    with pytest.raises(tiller.NotFound):
        world.enter_mode(wolf, "nothing")
    world.set_external("player", (1, 2), (3, 4))
    world.clear_external("player")
    world.set_cursor((10, 10))
    world.click((10, 10))
    world.set_cursor(None)
    world.step()
    with pytest.raises(ValueError, match="1 places"):
        world.place([wolf], [(1, 2), (3, 4)])
    with pytest.raises(tiller.Error):
        world.spawn("prey", [(math.nan, 0)])
    with pytest.raises(ValueError):
        world.spawn("prey", count=-1)


def test_parameters():
    world = example("hunter-and-prey")
    sight = world.parameters["sight"]
    world.set_parameter("sight", sight.max)
    assert world.parameters["sight"].value == sight.max
    with pytest.raises(tiller.Error):
        world.set_parameter("sight", 1e9)
    with pytest.raises(tiller.NotFound, match='no such parameter: "nothing". There are .*sight'):
        world.set_parameter("nothing", 1)
    with pytest.raises(tiller.NotFound, match="aé"):
        world.set_parameter("a" + 80 * "é", 1)  # cut between two characters
    with pytest.raises(TypeError):
        world.set_parameter("sight", None)
    prey = world.agents("prey").agent(0)
    world.set_parameter("sight", sight.min, "prey")
    world.set_parameter("sight", sight.max, prey)
    world.set_parameter("sight", None, prey)
    world.set_parameter("sight", None, "prey")
    with pytest.raises(tiller.NotFound):
        world.set_parameter("sight", 1, "nothing")
    assert world.properties() == {} and world.properties("prey") == {}
    assert world.properties(world.agents("prey").agent(0)) == {}
    with pytest.raises(tiller.NotFound):
        world.properties("nothing")


def test_questions():
    world = example("hunter-and-prey")
    world.set_cursor((300, 200))
    for _ in range(10):
        world.step()
    prey = world.agents("prey")
    at = (prey.x[3], prey.y[3])
    assert world.nearest(at, type="prey") == prey.agent(3)
    assert world.nearest((400, 300), within=-1) is None
    assert world.pick(at) is not None
    dx = numpy.abs(prey.x - 400)
    dy = numpy.abs(prey.y - 300)
    distance = numpy.hypot(numpy.minimum(dx, 800 - dx), numpy.minimum(dy, 600 - dy))
    assert len(world.within((400, 300), 150, "prey")) == (distance <= 150).sum()
    hunter = world.agents("hunter").agent(0)
    assert "steering" in world.explain(hunter)
    lines, circles = [], []
    world.draw(hunter, lambda *line: lines.append(line), lambda *circle: circles.append(circle))
    assert lines[0][0] == tiller.Stroke.VELOCITY and circles[0][0] == tiller.Stroke.BODY


def test_saving(tmp_path):
    world = example("hunter-and-prey", seed=5, records=True)
    world.step()
    saved = world.save()
    world.step()
    end = world.hash
    world.restore(saved)
    world.step()
    assert world.hash == end
    with pytest.raises(tiller.Error, match="damaged"):
        world.restore(saved[:-1])

    changed = tmp_path / "changed.tiller"
    text = (examples / "hunter-and-prey.tiller").read_text()
    changed.write_text(text.replace('"scene": []', '"properties": [{"name": "level", "type": '
                                    '"int", "value": 3}],\n  "scene": []'))
    assert world.reload(changed).changed == ["properties"]
    assert world.properties() == {"level": 3}
    assert world.reload(text=changed.read_text()) == tiller.Reload([], [], [])
    with pytest.raises(TypeError):
        world.reload()
    world.spawn("prey", [(1, 2)])
    world.step()
    replay = tiller.World(recording=world.recording())
    while replay.is_replaying:
        replay.step()
    assert replay.hash == world.hash


def test_recording_in_a_file(tmp_path):
    file = tmp_path / "session.tiller-recording"
    world = example("hunter-and-prey", seed=5)
    world.record(file)
    for tick in range(90):
        world.set_external("player", (100 + tick, 200), (60, 0))
        world.step()
    world.stop_recording()
    world.stop_recording()
    replay = tiller.World(recording=file.read_bytes())
    while replay.is_replaying:
        replay.step()
    assert replay.tick == 90 and replay.hash == world.hash
    with pytest.raises(tiller.Error, match="before"):
        world.record(file)
    with pytest.raises(tiller.Error, match="replays"):
        replay.record(file)


def test_listen(tmp_path, monkeypatch):
    tmp_path.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    world = example("hunter-and-prey", seed=5)
    port = world.listen()
    files = list((tmp_path / "tiller/live").iterdir())
    assert len(files) == 1 and f"port {port}" in files[0].read_text()
    assert files[0].stat().st_mode & 0o777 == 0o600
    world.step()
    with pytest.raises(tiller.Error, match="cannot listen on port"):
        example("hunter-and-prey").listen(port)
    world.stop_listening()
    assert not files[0].exists()


def test_forces_and_plots():
    world = example("hunter-and-prey", seed=5)
    world.step()
    prey, forces = world.agents("prey"), world.forces("prey")
    assert len(forces.steering_x) == len(prey.x) and numpy.isfinite(forces.desired_y).all()
    assert numpy.abs(forces.steering_x).max() > 0
    with pytest.raises(tiller.NotFound):
        world.forces("rock")
    assert [(plot.id, plot.quantity) for plot in world.plots] == [("counter-catches", "Contacts")]
    assert world.plots[0].number >= 0


def test_mistakes():
    assert re.fullmatch(r"\d+\.\d+\.\d+", tiller.version())
    with pytest.raises(TypeError):
        tiller.World()
    with pytest.raises(tiller.Error, match="no/such"):
        tiller.World("no/such/file")
    with pytest.raises(tiller.Error) as refused:
        tiller.World(text="{")
    assert refused.value.code == 6
    world = example("flock")
    world.close()
    world.close()
    with pytest.raises(tiller.Error, match="no such world"):
        world.step()


def test_20000_agents_cost_no_more_than_the_step():
    """Reading and averaging all columns takes well under the time of a step."""
    text = (examples / "hunter-and-prey.tiller").read_text()
    world = tiller.World(text=text.replace('"count": 30,', '"count": 20000,'), threads=1)
    steps, reads = [], []
    for _ in range(5):
        start = time.perf_counter()
        world.step()
        middle = time.perf_counter()
        prey = world.agents("prey")
        assert numpy.isfinite(prey.x.mean() + prey.y.mean())
        steps.append(middle - start)
        reads.append(time.perf_counter() - middle)
    print(f"step {min(steps) * 1e3:.2f} ms, columns and means {min(reads) * 1e3:.3f} ms")
    assert min(reads) < 0.25 * min(steps)
