# Hunters and prey. A click spawns a rabbit, the right button removes one, the wheel turns the hunters' sight, R loads
# the file again. With TILLER_PICTURE in the environment the game plays by itself for 120 ticks, saves what it shows
# there, and ends.
extends Node2D

const Tiller = preload("res://tiller/tiller.gdns")
const colors = {"hunter": Color(0.93, 0.45, 0.25), "prey": Color(0.36, 0.72, 0.55)}
const project = "res://hunter-and-prey.tiller"

var world = Tiller.new()
var removed = 0
var picture = OS.get_environment("TILLER_PICTURE")
var is_proved = false

func text_of(path):
    var file = File.new()
    if file.open(path, File.READ) != OK:
        return ""
    return file.get_as_text()

func _ready():
    if not world.open_text(text_of(project), {"seed": 7}):
        get_tree().quit(1)

func change_sight(by):
    var sight = world.parameters()["sight"]
    world.set_parameter("sight", clamp(sight.value + by, sight.min, sight.max))

func spawn_rabbit(at):
    world.spawn("prey", [at])

func remove_at(at):
    var agent = world.pick(at, 8)
    if agent != null:
        world.remove([agent])

func reload():
    world.reload_text(text_of(project))

func _input(event):
    if event is InputEventMouseMotion:
        world.set_cursor(event.position)
    elif event is InputEventMouseButton and event.pressed:
        match event.button_index:
            BUTTON_LEFT: spawn_rabbit(event.position)
            BUTTON_RIGHT: remove_at(event.position)
            BUTTON_WHEEL_UP: change_sight(10)
            BUTTON_WHEEL_DOWN: change_sight(-10)
    elif event is InputEventKey and event.pressed and event.scancode == KEY_R:
        reload()

func _process(seconds):
    for event in world.events(): # of the last frame, and of what the player did since
        if event.kind == "died":
            removed += 1
    world.advance(seconds)
    $News.text = "%d agents, %d removed" % [world.agent_count(), removed]
    update()
    if picture != "":
        prove()

func _draw():
    for name in world.types():
        var places = world.smooth_positions(name)
        var headings = world.headings(name)
        var radii = world.radii(name)
        for i in places.size():
            var ahead = headings[i] * radii[i]
            var aside = ahead.tangent()
            draw_colored_polygon(PoolVector2Array([places[i] + 1.6 * ahead, places[i] - ahead - aside,
                    places[i] - ahead + aside]), colors.get(name, Color.white))

# The game plays by itself, by ticks and not by the clock.
func check(holds, what):
    if not holds:
        printerr("This does not hold: ", what)
        get_tree().quit(1)

func prove():
    var tick = world.tick()
    if tick > 60 and not is_proved:
        is_proved = true
        var before = world.agent_count()
        var sight = world.parameters()["sight"].value
        for x in range(380, 430, 10):
            spawn_rabbit(Vector2(x, 300))
        check(world.agent_count() == before + 5 and world.events().back().kind == "born", "five births")
        remove_at(Vector2(400, 300))
        check(world.agent_count() == before + 4 and world.events().back().kind == "died", "a removed agent")
        change_sight(10)
        check(world.parameters()["sight"].value == sight + 10, "a parameter")
        reload()
        check(world.parameters()["sight"].value == sight and world.agent_count() == before + 4, "a reload")
    elif tick > 120:
        var shot = get_viewport().get_texture().get_data()
        shot.flip_y()
        check(shot.save_png(picture) == OK, "a picture")
        print("played, with %d agents" % world.agent_count())
        picture = ""
        get_tree().quit()
