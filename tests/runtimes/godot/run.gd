# run.gd -- hashes TICKS FILE...: a line for each file: its name, and the hash after so many ticks, as `tiller run --hash`.
# run.gd -- live EXAMPLES: a game for live_editor.cpp. It listens, plays until an editor has set "fear" to 1.5 and a second more, and
# prints its tick and its hash.
extends SceneTree

func _initialize() -> void:
    var given := OS.get_cmdline_user_args()
    if given[0] == "live":
        quit(0 if live(given[1]) else 1)
        return
    for path in given.slice(2):
        var world := TillerWorld.new()
        if world.open(path):
            for _tick in int(given[1]):
                world.step()
            print("hash ", path.get_file().get_basename(), " ", world.state_hash())
        world.free()
    quit()

func live(examples: String) -> bool:
    var world := TillerWorld.new()
    world.seed = 5
    world.open(examples + "/hunter-and-prey.tiller")
    world.listen()
    var begin := Time.get_ticks_msec()
    var left := -1
    while left != 0 and Time.get_ticks_msec() - begin < 60000:
        var tick := world.tick()
        world.set_external("player", Vector2(tick % 800, 200), Vector2(60, 0))
        if tick % 100 == 50:
            world.spawn("prey", [Vector2(30, 40)])
        world.step()
        if left > 0:
            left -= 1
        elif world.parameters().fear.value == 1.5:
            left = 60
        OS.delay_msec(1) # a frame
    world.stop_listening()
    print(world.tick(), " ", world.state_hash())
    world.free()
    return left == 0
