"""live.py EXAMPLES: a game for live_editor.cpp. It listens, plays until an editor has set "fear" to 1.5 and a second
more, and prints its tick and its hash."""
import sys
import time

import tiller

world = tiller.World(f"{sys.argv[1]}/hunter-and-prey.tiller", seed=5)
assert world.listen() > 0
begin, left = time.monotonic(), None
while left != 0:
    world.set_external("player", (world.tick % 800, 200), (60, 0))
    if world.tick % 100 == 50:
        world.spawn("prey", [(30, 40)])
    world.step()
    if left is not None:
        left -= 1
    elif world.parameters["fear"].value == 1.5:
        left = 60
    time.sleep(0.001)  # a frame
    assert time.monotonic() - begin < 60, "no editor came"
world.stop_listening()
print(world.tick, world.hash)
