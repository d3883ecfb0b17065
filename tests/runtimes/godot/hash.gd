# hash.gd -- TICKS FILE...: a line for each file: its name, and the hash after so many ticks, as `tiller run --hash`.
extends SceneTree

func _init() -> void:
    var given := OS.get_cmdline_user_args()
    for path in given.slice(1):
        var world := TillerWorld.new()
        if world.open(path):
            for _tick in int(given[0]):
                world.step()
            print("hash ", path.get_file().get_basename(), " ", world.state_hash())
        world.free()
    quit()
