# Prints the hash of TILLER_PROJECT after TILLER_TICKS, as `tiller run --hash`.
extends SceneTree

func _init():
    var world = load("res://tiller/tiller.gdns").new()
    if not world.open(OS.get_environment("TILLER_PROJECT")):
        return quit(1)
    for _tick in int(OS.get_environment("TILLER_TICKS")):
        world.step()
    print("hash ", world.state_hash())
    quit()
