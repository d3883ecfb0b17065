# demo.gd -- [PICTURE]: plays the demo by itself, and checks what it does. In a window it also looks for the agents in a picture
# of it, and saves that.
extends SceneTree

var failures := 0
var town: Node2D
var world: TillerWorld

func check(holds: bool, what: String) -> void:
    if not holds:
        failures += 1
        printerr("This does not hold: ", what)

func ticks(count: int) -> void:
    for _tick in count:
        await physics_frame

func click(button: MouseButton, at: Vector2) -> void:
    var event := InputEventMouseButton.new()
    event.button_index = button
    event.pressed = true
    event.position = at
    root.push_input(event)

func _initialize() -> void:
    town = load("res://town.tscn").instantiate()
    world = town.get_node("World")
    root.add_child(town)
    play.call_deferred()

func play() -> void:
    await ticks(60)
    check(world.is_open() and world.tick() > 50 and world.agent_count() > 90, "the world plays")
    for node: TillerAgents2D in world.get_children():
        check(node.multimesh.visible_instance_count == world.places(node.type).size(), "all are drawn: " + node.type)
    await orders()
    knobs()
    await saving()
    check(world.listen() > 0 and world.stop_listening(), "listen")
    await reloads()
    if DisplayServer.get_name() != "headless":
        await look()
    town.free()
    print("played" if failures == 0 else "failed")
    quit(mini(failures, 1))

func orders() -> void:
    var bites: int = town.fallen
    click(MOUSE_BUTTON_LEFT, Vector2(700, 420))
    click(MOUSE_BUTTON_RIGHT, world.places("guard")[0])
    await ticks(40)
    if DisplayServer.get_name() == "headless":
        await smooth()
    await ticks(360)
    for place in world.places("guard"):
        check(place.distance_to(Vector2(700, 420)) < 100, "a guard is where it was sent, and not at %s" % place)
    check(town.fallen > bites, "a zombie fell")

# There are four frames for each tick, and a guard that walks goes as far in each.
func smooth() -> void:
    var places: PackedVector2Array = []
    var guard := world.agents("guard")[0]
    for _frame in 13:
        await process_frame
        places.append(world.smooth_places("guard")[world.agents("guard").find(guard)])
    var steps := range(12).map(func(i): return places[i].distance_to(places[i + 1]))
    check(steps.min() > 0.1 and steps.max() < 1.5 * steps.min(), "even steps: %s" % [steps])

func knobs() -> void:
    var slider: HSlider = town.get_node("Panel/Sliders/slider-guards")
    slider.value = 60
    check(world.parameters()["slider-guards"].value == 60, "a slider")

func saving() -> void:
    town.save()
    world.playing = false
    for _tick in 10:
        world.step()
    var after := world.state_hash()
    var knob := "Panel/Sliders/slider-guards"
    var value: float = town.get_node(knob).value
    town.get_node(knob).value = 90
    town.restore()
    check(town.get_node(knob).value == value and world.parameters()["slider-guards"].value == value, "a saved slider")
    check(world.state_hash() != after, "a saved state")
    for _tick in 10:
        world.step()
    check(world.state_hash() == after, "the same bits after a saved state")
    world.playing = true
    await ticks(2)

func reloads() -> void:
    var path := "res://town.tiller"
    var text := FileAccess.get_file_as_string(path)
    var before := world.agent_count()
    var seen := []
    world.reloaded.connect(func(changes: Dictionary): seen.append(changes))
    write(path, text.replace("\"max\": 160, \"step\": 5", "\"max\": 170, \"step\": 5"))
    await ticks(60)
    check(seen.size() == 1 and "slider-guards" in seen[0].changed, "a reload: %s" % [seen])
    check("\"max\": 170" in world.project.text, "the new text")
    check(world.parameters()["slider-guards"].max == 170 and absi(world.agent_count() - before) < 5, "agents stay")
    write(path, "{\"format\": \"tiller-project\", \"version\": 2, \"wrong\": true}")
    await ticks(60)
    check(seen.size() == 1 and world.is_open() and "wrong" in world.last_error(), "a wrong file: " + world.last_error())
    write(path, text)
    await ticks(60)
    check(seen.size() == 2, "the file again")

func write(path: String, text: String) -> void:
    FileAccess.open(path, FileAccess.WRITE).store_string(text)

func look() -> void:
    world.playing = false
    for _frame in 3:
        await RenderingServer.frame_post_draw
    var picture := root.get_texture().get_image()
    for node: TillerAgents2D in world.get_children():
        var hits := 0
        var places := world.places(node.type)
        for place in places:
            var seen := picture.get_pixelv(Vector2i(place))
            hits += int(Vector3(seen.r - node.self_modulate.r, seen.g - node.self_modulate.g, seen.b - node.self_modulate.b).length() < 0.2)
        # Some lie under others.
        check(hits >= places.size() * 0.8, "%d of %d in the picture: %s" % [hits, places.size(), node.type])
    var empty := picture.get_pixel(995, 690)
    check(empty.r < 0.3 and empty.g < 0.3, "ground where nobody is")
    for path in OS.get_cmdline_user_args():
        check(picture.save_png(path) == OK, "a picture")
