@tool
extends EditorPlugin
## Makes resources of the files of Tiller: projects (*.tiller) and exports (*.tiller.json).

class Importer extends EditorImportPlugin:
    func _get_importer_name() -> String:
        return "tiller.project"

    func _get_visible_name() -> String:
        return "Tiller project"

    func _get_recognized_extensions() -> PackedStringArray:
        return ["tiller", "tiller.json"]

    func _get_save_extension() -> String:
        return "res"

    func _get_resource_type() -> String:
        return "TillerProject"

    func _get_priority() -> float:
        return 1.0

    func _get_import_order() -> int:
        return 0

    func _get_preset_count() -> int:
        return 0

    func _get_import_options(_path: String, _preset: int) -> Array[Dictionary]:
        return []

    func _can_import_threaded() -> bool:
        return true

    # A file with problems is a resource, too: the game reports them, and takes the file once they are fixed.
    func _import(source: String, save_path: String, _options: Dictionary, _variants: Array[String], _files: Array[String]) -> Error:
        var project := TillerProject.new()
        project.text = FileAccess.get_file_as_string(source)
        if FileAccess.get_open_error() != OK:
            return FileAccess.get_open_error()
        var problems := project.problems()
        if problems:
            push_error(source, ": ", problems)
        return ResourceSaver.save(project, save_path + "." + _get_save_extension(), ResourceSaver.FLAG_COMPRESS)

var importer := Importer.new()

func _enter_tree() -> void:
    add_import_plugin(importer)

func _exit_tree() -> void:
    remove_import_plugin(importer)
