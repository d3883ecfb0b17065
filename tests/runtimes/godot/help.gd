# help.gd -- SECONDS: a plugin of Godot's editor. Looks for the class reference in its help, and ends the editor. The help is made in the
# background, and a page that was opened before it is ready stays empty: hence the seconds.
@tool
extends EditorPlugin

func _enter_tree() -> void:
    look.call_deferred()

func look() -> void:
    var scripts := EditorInterface.get_script_editor()
    await get_tree().create_timer(float(OS.get_cmdline_user_args()[0])).timeout
    scripts.goto_help("class_name:TillerWorld")
    await get_tree().create_timer(5).timeout
    var found := false
    for page: RichTextLabel in scripts.find_children("*", "RichTextLabel", true, false):
        var text := page.get_parsed_text()
        found = found or ("A world of Tiller" in text and "Brings agents into the world" in text)
    print("played" if found else "The help does not have it yet.")
    get_tree().quit()
