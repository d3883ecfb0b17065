# play.gd -- EXAMPLES: uses every method of TillerWorld, and checks what it does. What is refused prints an error of the engine.
extends SceneTree

var world := TillerWorld.new()
var failures := 0
var used := {}

func check(holds: bool, what: String) -> void:
    if not holds:
        failures += 1
        printerr("This does not hold: ", what)

# Also by name, without types, as an untyped script calls.
func use(method: String, given: Array = []) -> Variant:
    used[method] = true
    return world.callv(method, given)

func refuses(words: String, method: String, given: Array = []) -> void:
    var result: Variant = use(method, given)
    check(not result and words in world.last_error(), "\"%s\" of %s, but: %s" % [words, method, world.last_error()])

func _initialize() -> void:
    play.call_deferred()

func play() -> void:
    var examples := OS.get_cmdline_user_args()[0]
    var path := examples + "/hunter-and-prey.tiller"
    world.seed = 7
    world.threads = 1
    world.most_ticks = 2
    world.records = true
    check(use("open", [path]) and use("is_open"), "open")
    check(use("version").split(".").size() == 3 and use("types") == PackedStringArray(["hunter", "prey"]), "version and types")
    var info: Dictionary = use("info")
    check(info.size == Vector2(800, 600) and info.wraps and info.agents == 34 and not info.is_replaying, "info")
    time_and_columns()
    inputs()
    knobs(examples)
    questions()
    signals(examples)
    saving(FileAccess.get_file_as_string(path), path)
    mistakes()
    resources()
    for method in ClassDB.class_get_method_list("TillerWorld", true):
        check(used.has(method.name) or method.name.substr(4) in properties, "no test for " + method.name)
    world.free()
    print("played" if failures == 0 else "failed")
    quit(mini(failures, 1))

var properties := ClassDB.class_get_property_list("TillerWorld", true).map(func(of): return of.name)

func time_and_columns() -> void:
    check(use("advance", [1.5 / world.info().ticks_per_second]) == 1 and is_equal_approx(world.info().share, 0.5), "a tick and a half")
    check(use("smooth_places", ["prey"]).size() == 30, "smooth places")
    check(use("advance", [60]) == 2 and use("tick") == 3 and use("step") and world.tick() == 4, "a game that was asleep")
    var agents: Array[Vector3i] = use("agents", ["Prey"])
    var state: Dictionary = use("state", [agents[4]])
    check(agents.size() == 30 and state.position == use("places", ["prey"])[4] and state.velocity == use("velocities", [&"prey"])[4]
            and state.heading == use("headings", ["prey"])[4] and is_equal_approx(state.radius, use("radii", ["prey"])[4]), "columns")
    refuses("seconds", "advance", [NAN])

func inputs() -> void:
    var born: Array[Vector3i] = use("spawn", ["prey", [Vector2(100, 100), Vector2(200, 100)], PackedVector2Array([Vector2(1, 0), Vector2(0, 1)])])
    var event: Dictionary = use("events").back()
    check(event.kind == "born" and event.agent == born[1] and event.by == null and event.node == "", "births")
    check(use("spawn_some", ["prey", 3]).size() == 3 and use("spawn_some", ["prey"]).size() == 1, "births by count")
    check(use("place", [born, [Vector2(5, 6), Vector2(7, 8)], [Vector2(), Vector2(1, 0)]]) == 2, "placing")
    check(world.state(born[0]).position == Vector2(5, 6) and world.state(born[1]).velocity == Vector2(1, 0), "placed")
    check(use("turn", [[born[0]], [Vector2(0, -1)]]) == 1 and world.state(born[0]).heading == Vector2(0, -1), "turning")
    var wolf: Vector3i = use("become", [born[0], "hunter"])
    check(wolf.z == born[0].z and use("lives", [wolf]) and not world.lives(born[0]), "a new type")
    refuses("gone", "state", [born[0]])
    check(use("remove", [born]) == 1, "removing")
    check(use("set_goals", [wolf, [Vector2(1, 2)]]), "goals")
    check(use("set_each_goal", [[wolf], [Vector2(3, 4)]]) == 1, "goals of several")
    check(use("set_each_parameter", ["fear", [wolf], 0.5]) == 1, "a parameter of several")
    check(use("set_user_data", [wolf, 12345678901]) and use("user_data", [wolf]) == 12345678901, "user data")
    refuses("goal", "set_goals", [wolf, [Vector2(1, 2), "nowhere"]])
    refuses("no such mode", "enter_mode", [wolf, "nothing"])
    refuses("no such variable", "agent_variable", ["nothing", wolf])
    refuses("no such variable", "variable", ["nothing"])
    refuses("no such variable", "set_variable", ["nothing", 1.0])
    refuses("no such variable", "set_agent_variable", ["nothing", wolf, 1.0])
    refuses("no ground", "ground_value", ["nothing", Vector2(1, 2)])
    refuses("no ground", "add_to_ground", ["nothing", Vector2(1, 2), 3.0])
    refuses("no such ground", "ground", ["nothing"])
    refuses("no such number", "numbers", ["hunter", "sped"])
    check(use("numbers", ["hunter", "speed"])[0] >= 0, "numbers")
    check(use("mode", [wolf]) == "", "no modes")
    check(use("set_external", ["player", Vector2(1, 2), Vector2(3, 4)]) and use("clear_external", ["player"]), "externals")
    check(use("set_cursor", [Vector2(10, 10)]) and use("click", [Vector2(10, 10)]) and use("clear_cursor"), "the mouse")
    refuses("Own goal", "order", [[wolf], Vector2(100, 100)])
    refuses("disk, box", "order", [[wolf], Vector2(100, 100), "heap"])

func knobs(examples: String) -> void:
    var sight: Dictionary = use("parameters")["sight"]
    check(sight.name != "" and use("set_parameter", ["sight", sight.max]) and world.parameters()["sight"].value == sight.max, "a knob")
    refuses("must be", "set_parameter", ["sight", 1e9])
    var hunter := world.agents("hunter")[0]
    check(use("set_type_parameter", ["sight", "hunter", 50]) and world.set_type_parameter("sight", "hunter", null), "of a type")
    check(use("set_agent_parameter", ["sight", hunter, 50]) and world.set_agent_parameter("sight", hunter, null), "of an agent")
    check(use("properties").is_empty() and world.properties("prey").is_empty() and use("agent_properties", [hunter]).is_empty(), "properties")
    refuses("no such item", "properties", ["nothing"])
    var counted := TillerWorld.new()
    counted.open(examples + "/../tests/data/behaviors/variable.tiller")
    check(counted.variable("visits") == -2 and counted.set_variable("visits", 8) and counted.variable("visits") == 8, "a variable")
    var eater := counted.agents("eater")[0]
    check(counted.set_agent_variable("hunger", eater, 99) and counted.agent_variable("hunger", eater) == 9, "an agent's variable")
    counted.free()
    var sent := TillerWorld.new()
    sent.open(examples + "/send-the-units.tiller")
    var riders := sent.agents("rider")
    check(sent.order(riders, Vector2(600, 400), "line", 0, 300, Vector2(1, 0)) == riders.size(), "an order")
    sent.free()

func questions() -> void:
    var first := world.agents("prey")[3]
    var at: Vector2 = world.state(first).position
    check(use("nearest", [at, 1, "prey"]) == first and world.nearest(at, -1) == null and use("pick", [at, 1]) != null, "nearest")
    check(use("within", [Vector2(400, 300), 1e6]).size() == use("agent_count"), "within")
    check(use("in_rectangle", [Vector2(0, 0), Vector2(800, 600)]).size() == use("agent_count"), "in_rectangle")
    check(use("ray", [at, at + Vector2(0, 1)]).distance < 0.001 and use("ray", [at, at, "prey"]).has("agent"), "ray")
    check(world.ray(Vector2(9e5, 9e5), Vector2(9e5, 9e5)).is_empty(), "a ray to nothing")
    check("steering" in use("explain", [first]), "explain")
    var drawing: Array[Dictionary] = use("drawing", [first])
    check(drawing[0].what == "body" and is_equal_approx(drawing[0].radius, world.state(first).radius), "drawing")
    var forces: Dictionary = use("forces", ["prey"])
    check(forces.steering.size() == world.places("prey").size() and forces.desired.size() == forces.steering.size(), "forces")
    var wall: String = use("add_box", [Vector2(-50, -40), Vector2(10, 10)])
    check(world.ray(Vector2(-60, -35), Vector2(-30, -35), "hunter").item == wall, "a wall")
    check(use("move_item", [wall, Vector2(5, 0)]) and use("remove_item", [wall]), "an item")
    refuses("no such scene item", "remove_item", [wall])
    for round in [use("add_circle", [Vector2(-50, -50), 3]), use("add_wall", [PackedVector2Array([Vector2(-70, -90), Vector2(-80, -90)])]),
            use("add_polygon", [PackedVector2Array([Vector2(-70, -90), Vector2(-80, -90), Vector2(-80, -80)]), "fences"])]:
        check(world.remove_item(round), "a shape")
    check(use("decide") and use("decisions", ["prey"]).desired.size() == world.places("prey").size(), "decisions")
    check(use("glide", [[first], [Vector2(90, 100)]]) == 1 and use("shift", [[first], [Vector2(1, 0)]]) == 1, "glide")
    check(use("carry", [[first], [Vector2(0, 5)]]) == 1 and world.carry([first], [Vector2()]) == 1, "carry")
    check(use("plots")[0].id == "counter-catches" and world.plots()[0].quantity == "Contacts", "plots")

# Each event is a signal once, also where a listener calls the world.
func signals(examples: String) -> void:
    var seen := []
    world.born.connect(func(agent: Vector3i):
        seen.append(agent)
        if seen.size() == 1:
            world.spawn_some("prey", 1))
    world.died.connect(func(agent: Vector3i, by): seen.append([agent, by]))
    world.step() # births from before
    seen.clear()
    var born := world.spawn("prey", [Vector2(300, 300), Vector2(310, 300)])
    world.remove([born[1]])
    world.step()
    check(seen.slice(0, 3) == [born[0], born[1], [born[1], null]], "signals: %s" % [seen])
    check(seen.size() == 4 and seen[3].z > born[1].z, "a birth that a listener made: %s" % [seen])
    world.step()
    check(seen.size() == 4, "each once: %s" % [seen])
    var won := TillerWorld.new()
    var ends := []
    won.ended.connect(func(_agent: Vector3i, node: String, number: float): ends.append([node, number]))
    check(won.open(examples + "/../tests/data/behaviors/end.tiller"), "a project that ends")
    while ends.is_empty() and won.tick() < 1000:
        won.step()
    check(ends == [["end", 1.0]], "an end: %s" % [ends])
    won.free()

func saving(text: String, path: String) -> void:
    var saved: PackedByteArray = use("save")
    world.step()
    var before: String = use("state_hash")
    check(use("restore", [saved]) and world.step() and world.state_hash() == before, "restoring")
    saved[20] = saved[20] ^ 1
    refuses("damaged", "restore", [saved])
    var level := "\"properties\": [{\"name\": \"level\", \"type\": \"int\", \"value\": 3}],\n  \"scene\": []"
    check("properties" in use("reload_text", [text.replace("\"scene\": []", level)]).changed, "a reload")
    check(world.properties().level == 3, "a new property")
    refuses("no/such", "reload", ["no/such"])
    check("properties" in use("reload", [path]).changed, "a reload of a file")
    world.step()
    var replay := TillerWorld.new()
    var ends := [0]
    replay.replayed.connect(func(): ends[0] += 1)
    used["open_recording"] = true
    check(replay.open_recording(use("recording")), "a recording")
    while replay.info().is_replaying:
        replay.step()
    check(replay.state_hash() == world.state_hash() and ends[0] == 1, "a replay")
    replay.free()
    var game := TillerWorld.new()
    used.merge({"open_text": true, "record": true, "stop_recording": true})
    check(game.open_text(text) and game.record("user://session.tiller-recording") and game.step() and game.stop_recording(), "a recording in a file")
    check("tiller-recording" in FileAccess.get_file_as_bytes("user://session.tiller-recording").get_string_from_ascii(), "its first line")
    game.free()
    check(use("listen") > 0 and use("stop_listening"), "listening")

func mistakes() -> void:
    refuses("no/such", "open", ["no/such/file"])
    refuses("2 vectors", "spawn", ["prey", [Vector2(), Vector2()], [Vector2()]])
    refuses("1 vectors", "place", [[world.agents("prey")[0]], []])
    refuses("Array of agents", "remove", [[3]])
    refuses("no such agent type", "places", ["rock"])
    refuses("Vector2 and String", "set_goals", [world.agents("prey")[0], [3]])
    refuses("from 0 to 65535", "listen", [70000])
    check(use("close") and not world.is_open(), "closing")
    refuses("is not open", "step")
    check(world.places("prey").is_empty() and world.last_error() != use("version"), "nothing of a closed world")
    used["last_error"] = true

# What the importer made: a project, an export, and JSON of others.
func resources() -> void:
    check(load("res://town.tiller") is TillerProject and load("res://town.tiller").problems() == "", "a project")
    check(load("res://small.tiller.json") is TillerProject, "an export")
    check(load("res://other.json") is JSON and load("res://other.json").data.mine, "other JSON")
    check("1:" in load("res://wrong.tiller").problems(), "a file with problems: " + load("res://wrong.tiller").problems())
    var node := TillerWorld.new()
    node.project = load("res://small.tiller.json")
    root.add_child(node)
    check(node.is_open() and node.project.resource_path == "res://small.tiller.json", "a project of a node")
    node.free()
