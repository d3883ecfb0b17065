# A game that uses every method of the class Tiller, and checks what it does. TILLER_EXAMPLES is the folder of the
# examples. What is refused prints an error of Godot, too.
extends SceneTree

const Tiller = preload("res://tiller/tiller.gdns")
var world = Tiller.new()
var failures = 0

func check(holds, what):
    if not holds:
        failures += 1
        printerr("This does not hold: ", what)

func refuses(words, result):
    check(result == null and words in world.last_error(), "\"%s\", but: %s" % [words, world.last_error()])

func text_of(path):
    var file = File.new()
    if file.open(path, File.READ) != OK:
        return ""
    return file.get_as_text()

func _init():
    var text = text_of(OS.get_environment("TILLER_EXAMPLES") + "/hunter-and-prey.tiller")
    check(world.open_text(text, {"seed": 7, "threads": 1, "most_ticks": 2, "records": true, "all_events": true}), "open")
    check(world.version().split(".").size() == 3 and world.types() == ["hunter", "prey"], "version and types")
    var info = world.info()
    check(info.size == Vector2(800, 600) and info.wraps and info.agents == 34 and not info.is_replaying, "info")
    time_and_columns()
    inputs()
    knobs()
    questions()
    saving(text)
    mistakes(text)
    print("played" if failures == 0 else "failed")
    quit(0 if failures == 0 else 1)

func time_and_columns():
    check(world.advance(1.5 / world.info().ticks_per_second) == 1 and abs(world.info().share - 0.5) < 1e-9, "a tick and a half")
    check(world.smooth_positions("prey").size() == 30, "smooth positions")
    check(world.advance(60) == 2 and world.tick() == 3, "a game that was asleep")
    var agents = world.agents("Prey")
    var state = world.state(agents[4])
    check(agents.size() == 30 and world.agent("prey", 4) == agents[4], "handles")
    check(state.position == world.positions("prey")[4] and state.velocity == world.velocities("prey")[4]
            and state.heading == world.headings("prey")[4] and state.radius == world.radii("prey")[4], "columns")
    check({agents[4]: 1}.has(world.agent(world.type_number("prey"), 4)), "a handle as a key")
    refuses("finite", world.advance(NAN))

func inputs():
    var born = world.spawn("prey", [Vector2(100, 100), Vector2(200, 100)], PoolVector2Array([Vector2(1, 0), Vector2(0, 1)]))
    var event = world.events().back()
    check(event.kind == "born" and event.who == born[1] and event.by == null and event.node == "", "births")
    check(world.spawn("prey", 3).size() == 3 and world.spawn("prey").size() == 1, "births by count")
    check(world.place(born, [Vector2(5, 6), Vector2(7, 8)], [Vector2(), Vector2(1, 0)]) == 2, "placing")
    check(world.state(born[0]).position == Vector2(5, 6) and world.state(born[1]).velocity == Vector2(1, 0), "placed")
    check(world.turn([born[0]], [Vector2(0, -1)]) == 1 and world.state(born[0]).heading == Vector2(0, -1), "turning")
    var wolf = world.become(born[0], "hunter")
    check(wolf[2] == born[0][2] and world.lives(wolf) and not world.lives(born[0]), "a new type")
    refuses("gone", world.state(born[0]))
    check(world.remove(born) == 1, "removing")
    check(world.set_goals(wolf, [Vector2(1, 2)]), "goals")
    refuses("goal", world.set_goals(wolf, [Vector2(1, 2), "nowhere"]))
    refuses("no such mode", world.enter_mode(wolf, "nothing"))
    check(world.mode(wolf) == "", "no modes")
    check(world.set_external("player", Vector2(1, 2), Vector2(3, 4)) and world.clear_external("player"), "externals")
    check(world.set_cursor(Vector2(10, 10)) and world.click(Vector2(10, 10)) and world.set_cursor(null), "the mouse")

func knobs():
    var sight = world.parameters()["sight"]
    check(sight.name != "" and world.set_parameter("sight", sight.max) and world.parameters()["sight"].value == sight.max, "a knob")
    refuses("must be", world.set_parameter("sight", 1e9))
    var hunter = world.agent("hunter", 0)
    check(world.set_type_parameter("sight", "hunter", 50) and world.set_type_parameter("sight", "hunter", null), "of a type")
    check(world.set_agent_parameter("sight", hunter, 50) and world.set_agent_parameter("sight", hunter, null), "of an agent")
    check(world.properties().empty() and world.properties("prey").empty() and world.properties(hunter).empty(), "properties")
    refuses("no such item", world.properties("nothing"))

func questions():
    var first = world.agent("prey", 3)
    var at = world.state(first).position
    check(world.nearest(at, 1, "prey") == first and world.nearest(at, -1) == null and world.pick(at, 1) != null, "nearest")
    check(world.within(Vector2(400, 300), 1e6).size() == world.agent_count(), "within")
    check("steering" in world.explain(first), "explain")
    var drawing = world.drawing(first)
    check(drawing[0].what == "body" and drawing[0].radius == world.state(first).radius, "drawing")
    var forces = world.forces("prey")
    check(forces.steering.size() == world.positions("prey").size() and forces.desired.size() == forces.steering.size(), "forces")
    check(world.plots()[0].id == "counter-catches" and world.plots()[0].quantity == "Contacts", "plots")

func saving(text):
    var saved = world.save()
    world.step()
    var before = world.state_hash()
    check(world.restore(saved) and world.step() and world.state_hash() == before, "restoring")
    saved[20] = saved[20] ^ 1
    refuses("damaged", world.restore(saved))
    var properties = "\"properties\": [{\"name\": \"level\", \"type\": \"int\", \"value\": 3}],\n  \"scene\": []"
    check("properties" in world.reload_text(text.replace("\"scene\": []", properties)).changed, "a reload")
    check(world.properties().level == 3, "a new property")
    refuses("no/such", world.reload("no/such"))
    world.step()
    var replay = Tiller.new()
    check(replay.open_recording(world.recording()), "a recording")
    while replay.info().is_replaying:
        replay.step()
    check(replay.state_hash() == world.state_hash(), "a replay")
    var path = OS.get_user_data_dir() + "/session.tiller-recording"
    var game = Tiller.new()
    check(game.open_text(text) and game.record(path) and game.step() and game.stop_recording(), "a recording in a file")
    check("tiller-recording" in text_of(path), "its first line")

func mistakes(text):
    refuses("takes a String", world.open(3))
    refuses("options", world.open_text(text, {"sed": 7}))
    refuses("options", world.open_text(text, {"seed": -7}))
    refuses("no/such", world.open("no/such/file"))
    refuses("takes 1 to 3 arguments, not 0", world.spawn())
    refuses("PoolVector2Array", world.spawn("prey", "here"))
    refuses("as many vectors", world.place([world.agent("prey", 0)], []))
    refuses("an agent", world.state(PoolIntArray([1])))
    refuses("an agent", world.remove([3]))
    refuses("below the number", world.agent("prey", -1))
    refuses("no such agent type", world.positions("rock"))
    refuses("Vector2 and String", world.set_goals(world.agent("prey", 0), [3]))
    refuses("a Vector2", world.click(3))
    refuses("PoolByteArray", world.restore("bytes"))
    refuses("a number, true or false", world.set_parameter("sight", []))
    check(world.close(), "closing")
    refuses("no such world", world.step())
