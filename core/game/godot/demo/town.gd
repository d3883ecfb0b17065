## A town with zombies. A click sends the guards there, the right button drops a zombie, the sliders are the parameters of the
## project. Edit town.tiller in the editor of Tiller while the game runs: agents stay.
extends Node2D

const SAVED := "user://town.save"

@onready var world: TillerWorld = $World
@onready var news: Label = $Panel/News
var bitten := 0
var fallen := 0

func _ready() -> void:
    world.became.connect(func(agent: Vector3i, _before): bitten += int(world.types()[agent.x] == "zombie"))
    world.died.connect(func(_agent: Vector3i, _by): fallen += 1)
    world.reloaded.connect(func(_changes: Dictionary): show_project())
    $Panel/Save.pressed.connect(save)
    $Panel/Load.pressed.connect(restore)
    $Panel/Listen.toggled.connect(listen)
    show_project()

## A slider for each parameter; the scene redraws itself.
func show_project() -> void:
    for old in $Panel/Sliders.get_children():
        old.free()
    var parameters := world.parameters()
    for id: String in parameters:
        var of: Dictionary = parameters[id]
        var label := Label.new()
        var slider := HSlider.new()
        label.text = of.name
        slider.name = id
        slider.min_value = of.min
        slider.max_value = of.max
        slider.step = of.step
        slider.value = of.value
        slider.value_changed.connect(func(value: float): world.set_parameter(id, value))
        $Panel/Sliders.add_child(label)
        $Panel/Sliders.add_child(slider)
    queue_redraw()

func send_guards(place: Vector2) -> void:
    world.order(world.agents("guard"), place)

func save() -> void:
    var file := FileAccess.open(SAVED, FileAccess.WRITE)
    file.store_buffer(world.save())

func restore() -> void:
    if FileAccess.file_exists(SAVED) and world.restore(FileAccess.get_file_as_bytes(SAVED)):
        show_project() # a saved state has the values of the parameters

func listen(on: bool) -> void:
    if on:
        print("In the editor of Tiller: File > Attach to a running game. Port ", world.listen())
    else:
        world.stop_listening()

func _unhandled_input(event: InputEvent) -> void:
    if event is InputEventMouseButton and event.pressed and event.position.x < 1000:
        if event.button_index == MOUSE_BUTTON_LEFT:
            send_guards(event.position)
        elif event.button_index == MOUSE_BUTTON_RIGHT:
            world.spawn("zombie", [event.position])

func _process(_seconds: float) -> void:
    news.text = "%d civilians, %d zombies, %d safe\n%d bitten, %d zombies fallen" % [world.places("civilian").size(),
            world.places("zombie").size(), world.places("safe").size(), bitten, fallen]

func _draw() -> void:
    draw_rect(Rect2(Vector2(), world.info().size), Color(0.15, 0.17, 0.2))
    for item: Dictionary in JSON.parse_string(world.project.text).scene:
        var at := Vector2(item.x, item.y)
        if item.id == "zone":
            draw_rect(Rect2(at.x, at.y, item.width, item.height), Color(0.85, 0.71, 0.29, 0.15))
        elif item.type == "obstacle" and item.shape == "box":
            draw_rect(Rect2(at.x, at.y, item.width, item.height), Color(0.33, 0.37, 0.44))
        elif item.type == "obstacle":
            var points := PackedVector2Array()
            for i in range(0, item.points.size(), 2):
                points.append(Vector2(item.points[i], item.points[i + 1]))
            draw_polyline(points, Color(0.85, 0.71, 0.29) if item.id == "gate" else Color(0.33, 0.37, 0.44), 3)
