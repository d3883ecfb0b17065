#pragma once

#include "app/import/map.h"
#include "core/io/json_text.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace tiller::maps {

/// A file of a map as a tree, with the places of its values.
struct MapFile {
    std::string name; ///< as the map names it
    JsonDocument document;
};

/// Reads the files of one map. It reads no file outside the map's own folder, also not through a
/// link. It collects problems: a reader goes on after a wrong value, and asks for errors at the
/// end.
class MapReading {
public:
    explicit MapReading(const std::filesystem::path& map);

    /// The map's own file; null if its text is not sound.
    [[nodiscard]] const MapFile* openMap(std::string_view text);
    /// A file that the map or another of its files names, by its path from @p from. XML becomes the
    /// tree that Tiled writes as JSON. Null if it cannot be read: then @p problem says why.
    [[nodiscard]] const MapFile* open(const MapFile& from, const std::string& path,
                                      std::string& problem);

    /// The path from the map's folder of a file that the map or another of its files names. Nothing
    /// if there is no such file in that folder: then @p problem says so.
    [[nodiscard]] std::optional<std::string> find(const MapFile& from, const std::string& path,
                                                  std::string& problem) const;

    /// The map's folder, without links.
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

    /// Places of problems are in this file from now on. Returns the file before.
    const MapFile* enter(const MapFile* file);

    /// @name Members of an object
    /// A member of another kind is an error, and counts as missing. In XML, numbers and flags are
    /// texts: they count as what they say.
    /// @{
    [[nodiscard]] double number(const JsonValue& object, std::string_view key, double missing = 0);
    [[nodiscard]] Vec2 pair(const JsonValue& object, std::string_view x, std::string_view y) {
        return {number(object, x), number(object, y)};
    }
    /// A whole number within limits; beyond them is an error.
    [[nodiscard]] std::int64_t whole(const JsonValue& object, std::string_view key,
                                     std::int64_t least, std::int64_t most,
                                     std::int64_t missing = 0);
    [[nodiscard]] bool flag(const JsonValue& object, std::string_view key, bool missing = false);
    /// Of a number, its digits. null is "".
    [[nodiscard]] std::string text(const JsonValue& object, std::string_view key);
    [[nodiscard]] const JsonValue::List& list(const JsonValue& object, std::string_view key);
    /// @}

    void refuse(const JsonValue& at, const std::string& text); ///< an error
    void warn(const JsonValue& at, const std::string& text);
    [[nodiscard]] bool failed() const { return !m_errors.empty(); }
    [[nodiscard]] const Problems& errors() const { return m_errors; }
    [[nodiscard]] Problems takeWarnings() { return std::move(m_warnings); }
    [[nodiscard]] TextPlace placeOf(const JsonValue& value) const;

private:
    [[nodiscard]] Problem problemAt(const JsonValue& value, Severity severity,
                                    const std::string& text) const;
    [[nodiscard]] std::filesystem::path nameOf(const MapFile& from, const std::string& path) const;
    void refuseKind(const JsonValue& value, std::string_view key, const std::string& expected);

    static constexpr std::size_t mostProblems = 20; ///< of each severity

    std::filesystem::path m_map;
    std::filesystem::path m_folder;
    std::map<std::filesystem::path, std::unique_ptr<MapFile>> m_files;
    const MapFile* m_main = nullptr;
    const MapFile* m_current = nullptr;
    Problems m_errors;
    Problems m_warnings;
};

/// Adds a property, with a name that a project can hold. Warns where it cannot hold the value.
/// @param type of Tiled or LDtk: "int", "Float", "color", ...; others are texts
void addProperty(MapReading& reading, PropertyList& properties, const JsonValue& at,
                 const std::string& name, const std::string& type, const JsonValue& value);

/// Adds a property that is a list: a text with the texts, numbers and flags that it holds, and
/// commas between them. Warns where it holds other values.
void addList(MapReading& reading, PropertyList& properties, const JsonValue& at,
             const std::string& name, const JsonValue::List& list);

/// A name for a property, of the characters that it may have.
[[nodiscard]] std::string propertyName(std::string_view name);

/// Whether a file lies in a folder or below it. Both are real paths, without links.
[[nodiscard]] bool isBelow(const std::filesystem::path& file, const std::filesystem::path& folder);

/// With small letters for A to Z.
[[nodiscard]] std::string lowered(std::string_view text);

/// A key of the characters that ids may have.
[[nodiscard]] std::string keyOf(std::string_view text);

/// Makes the keys of a map unique.
class MapKeys {
public:
    /// The key, or with a number behind it if an earlier call returned it.
    [[nodiscard]] std::string take(const std::string& key);

private:
    std::map<std::string, int> m_counts; ///< by key, how often it was asked for
    std::set<std::string> m_taken;
};

/// Collects what a map looks like. A picture that is not in the map's folder is left out.
class LookBuilder {
public:
    LookBuilder(const MapReading& reading, MapLook& look) : m_reading(reading), m_look(look) {}

    /// The index of a picture that a file of the map names; nothing if it is left out.
    [[nodiscard]] std::optional<std::size_t> picture(const MapFile& from, const std::string& path);
    /// The size of a picture that a file of the map names, as its file says. Nothing if it is left
    /// out, or if it cannot be read.
    [[nodiscard]] std::optional<Vec2> sizeOf(const MapFile& from, const std::string& path);
    /// Adds a piece in front of those before. Beyond maxMapPieces they are left out.
    void add(MapPiece piece);

private:
    const MapReading& m_reading;
    MapLook& m_look;
    std::map<std::string, std::optional<std::size_t>> m_known; ///< by file and path
    std::map<std::size_t, std::optional<Vec2>> m_sizes;        ///< by picture
    bool m_isFull = false;
};

/// What the readers of Tiled and LDtk have in common: the map that they fill.
class MapReader {
protected:
    MapReader(MapReading& reading, const MapFile& file)
        : m_reading(reading)
        , m_file(file)
        , m_root(file.document.root)
        , m_look(reading, m_map.look) {}

    /// Makes the bounds large enough for a place.
    void include(Vec2 place);
    /// Sets the bounds of the map, if it has a place.
    void setBounds();
    /// Counts cells; beyond the limit of all is an error. @param part that one could import instead
    [[nodiscard]] bool takeCells(const JsonValue& layer, std::size_t count, const Text& advice);

    MapReading& m_reading;
    const MapFile& m_file;
    const JsonValue& m_root;
    Map m_map = {};
    LookBuilder m_look;
    MapKeys m_keys = {};

private:
    std::optional<std::array<Vec2, 2>> m_corners; ///< the lowest and the highest numbers
    std::size_t m_cellCount = 0;
};

/// Reads an orthogonal map of Tiled, of JSON or XML. Errors are in @p reading.
/// Numbers and names of the format: https://doc.mapeditor.org/en/stable/reference/json-map-format
[[nodiscard]] Map readTiled(MapReading& reading, const MapFile& file);

/// Reads the levels of an LDtk project, or of one of its worlds, or one level. Errors are in
/// @p reading.
/// @param part the name of a world or level; empty: all levels of the first world
/// Names of the format: https://ldtk.io/json
[[nodiscard]] Map readLdtk(MapReading& reading, const MapFile& file, const std::string& part);

/// Reads a file of Tiled in XML (.tmx, .tsx, .tx) as the tree of the same file in JSON, where
/// numbers and flags stay texts. Refuses text that is not XML, is nested deeper than 64, or has
/// another root; the problem has its place.
[[nodiscard]] Result<JsonDocument> parseTiledXml(std::string_view text);

} // namespace tiller::maps
